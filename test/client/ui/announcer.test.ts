import { describe, expect, it } from "vitest";
import { REST_BETWEEN_ANNOUNCEMENTS } from "../../../client/base/durations.ts";
import type { Timers } from "../../../client/base/timers.ts";
import { speechQueue } from "../../../client/ui/common/announcer.ts";

/** A queue on a clock of the test's own; what it says, and when. */
function listening() {
  const due: { at: number; call: () => void }[] = [];
  const said: (readonly [at: number, ...sentences: string[]])[] = [];
  let now = 0;
  const timers: Timers = {
    after(delay, call) {
      const timer = { at: now + delay, call };
      due.push(timer);
      return () => void due.splice(due.indexOf(timer), 1);
    },
  };
  const queue = speechQueue((sentences) => said.push([now, ...sentences]), timers);
  function pass(until: number): void {
    for (;;) {
      const next = due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      due.splice(due.indexOf(next), 1);
      now = next.at;
      next.call();
    }
    now = until;
  }
  return { ...queue, said, pass };
}

describe("The voice of a table", () => {
  it("speaks at most once in 1.5 seconds, and joins what came in between", () => {
    const { tell, said, pass } = listening();
    tell("Ada rolls an 8.");
    tell("The ship sails to row 8.");
    pass(100);
    tell("You take 1 gold.");
    pass(700);
    tell("It is your turn.");
    pass(5000);
    expect(REST_BETWEEN_ANNOUNCEMENTS).toBe(1500);
    expect(said).toEqual([
      [0, "Ada rolls an 8.", "The ship sails to row 8."],
      [1500, "You take 1 gold.", "It is your turn."],
    ]);
  });
  it("keeps the newest if too much happens", () => {
    const { tell, said, pass } = listening();
    for (let event = 1; event <= 9; event++) tell(`Event ${event}.`);
    pass(0);
    expect(said).toEqual([[0, "Event 4.", "Event 5.", "Event 6.", "Event 7.", "Event 8.", "Event 9."]]);
  });
  it("never says the same twice by itself", () => {
    const { tell, said, pass } = listening();
    tell("It is your turn.");
    tell("It is your turn.");
    pass(10);
    tell("It is your turn.");
    pass(9000);
    expect(said).toEqual([[0, "It is your turn."]]);
  });
  it("answers a key before it tells events, with the newest answer, also if it was said before", () => {
    const { tell, answer, said, pass } = listening();
    answer(["You: 3 doubloons."]);
    pass(10);
    tell("Ada builds.");
    answer(["Ada: 2 doubloons."]);
    answer(["You: 3 doubloons."]);
    pass(9000);
    expect(said).toEqual([
      [0, "You: 3 doubloons."],
      [1500, "You: 3 doubloons."],
      [3000, "Ada builds."],
    ]);
  });
  it("says nothing more when its table is closed", () => {
    const { tell, close, said, pass } = listening();
    tell("Ada builds.");
    close();
    pass(9000);
    expect(said).toEqual([]);
  });
});
