import { describe, expect, it } from "vitest";
import { LiveSeats } from "../../../server/match/seating/live-seats.ts";
import { leave, NOW, running, session } from "./seated.ts";

describe("What an event at the seats leads to", () => {
  it("is performed to the end also if a part of it throws: an empty table gets its timer", async () => {
    const table = leave(running(2), 0);
    const performed: string[] = [];
    const seats = new LiveSeats(
      {
        id: "t",
        situation: () => NOW,
        perform(effect) {
          performed.push(effect.type);
          if (effect.type === "recordSeat") throw new Error("the game is broken");
          return undefined;
        },
      },
      table.state,
    );
    await expect(seats.apply({ type: "leave", session: session(1) })).rejects.toThrow("the game is broken");
    expect(performed).toEqual(["stopTimer", "recordSeat", "show", "startTimer"]);
  });
});
