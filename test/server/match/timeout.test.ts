import { describe, expect, it } from "vitest";
import { chosenByClock } from "../../../server/match/bots.ts";
import { askedSeats } from "../../../shared/core/match/step.ts";
import { elasund } from "../../../shared/elasund/index.ts";
import { randomSteps } from "../../contract/matches.ts";

describe("In Elasund a player whose time is up takes gold instead of a permit (ruling 19)", () => {
  it("at every third step of a match, and a bot's move anywhere else", () => {
    const made: [step: string, move: string][] = [];
    for (const { match } of randomSteps(elasund, 3)) {
      const { step, bonus } = match.state.table as { step: string; bonus: number };
      for (const seat of askedSeats(match)) made.push([step === "permit" && bonus >= 0 ? "bonus" : step, chosenByClock(match, seat)]);
    }
    expect(new Set(made.flatMap(([step, move]) => (step === "permit" ? [move] : [])))).toEqual(new Set(["gold"]));
    expect(made.filter(([step, move]) => step === "build" && move === "gold")).toEqual([]);
  });
});
