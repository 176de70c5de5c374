/** The page's learnt numbers have fewer digits than the server's: nobody sees a difference. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { shortData } from "../../../client/build/short-data.ts";
import { chancesOf } from "../../../shared/core/bots/value.ts";
import type { Model } from "../../../shared/core/contract/model.ts";
import { GAMES } from "../../../shared/games.ts";
import { anyRecord, randomSteps } from "../../contract/matches.ts";

const read = (path: string): string => readFileSync(join(import.meta.dirname, "../../../shared", path), "utf8");

describe.each(GAMES.map((game) => [game.id, game] as const))("The page's model of %s", (id, game) => {
  const model = JSON.parse(shortData(read(`${id}/mind/model.json`))) as Model;
  it("gives every seat the chance of the server's, within half a hundredth", () => {
    const short = { result: game.result, mind: { ...game.mind!, model } };
    let compared = 0;
    for (const { match } of randomSteps(game, 5, anyRecord(game, 5))) {
      const exact = chancesOf(game, match.state);
      for (const [seat, chance] of chancesOf(short, match.state).entries()) expect(Math.abs(chance - exact[seat]!)).toBeLessThan(0.005);
      compared++;
    }
    expect(compared).toBeGreaterThan(20);
  });
  it("says nothing of where it comes from", () => expect(model).not.toHaveProperty("provenance"));
});

it("The page's strengths of the levels are those that were measured", () => {
  const [exact, short] = [read("strengths.json"), shortData(read("strengths.json"))].map((json) => JSON.parse(json));
  for (const { id } of GAMES)
    for (const [level, { rating }] of Object.entries<{ rating: number }>(exact[id].levels))
      expect(short[id].levels[level]).toEqual({ rating });
});
