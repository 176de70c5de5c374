import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ALLOWANCES,
  addTime,
  bankAt,
  COUNTED,
  DAY_QUESTIONS,
  newClocks,
  pauseClocks,
  resumeClocks,
  thoughtAt,
  timeOver,
  updateAsks,
} from "../../shared/core/match/clocks.ts";

const { question, bank } = ALLOWANCES.fast;
const fresh = () => newClocks(ALLOWANCES.fast, 3);

describe("Where time is unlimited", () => {
  it("what a seat has thought is counted over all its questions, without pauses", () => {
    const first = updateAsks(newClocks(COUNTED, 2), [1, 0], 1_000);
    const second = updateAsks(updateAsks(first, [0, 2], 5_000), [3, 0], 7_000);
    const paused = resumeClocks(pauseClocks(second, 8_000), 60_000);
    expect([0, 1].map((seat) => thoughtAt(paused, seat, 61_000))).toEqual([4_000 + 1_000 + 1_000, 2_000]);
  });
});

describe("A thinking clock", () => {
  it("runs from the question on, until question time and bank are used up", () => {
    const clocks = updateAsks(fresh(), [1, 0, 0], 1_000);
    expect(timeOver(clocks, 0)).toBe(1_000 + question + bank);
    expect(timeOver(clocks, 1)).toBeUndefined();
  });

  it("takes from the bank only what goes beyond the question's own time", () => {
    const asked = updateAsks(fresh(), [1, 0, 0], 0);
    expect(updateAsks(asked, [0, 1, 0], question).seats[0]?.bank).toBe(bank);
    expect(updateAsks(asked, [0, 1, 0], question + 7_000).seats[0]?.bank).toBe(bank - 7_000);
  });

  it("gives each new question its own time again", () => {
    const later = updateAsks(updateAsks(fresh(), [1, 0, 0], 0), [2, 0, 0], question + 5_000);
    expect(timeOver(later, 0)).toBe(question + 5_000 + question + bank - 5_000);
  });

  it("goes on for a seat whose question is the same while others move", () => {
    const both = updateAsks(fresh(), [1, 1, 0], 0);
    const one = updateAsks(both, [1, 0, 0], 9_000);
    expect(timeOver(one, 0)).toBe(timeOver(both, 0));
  });

  it("never runs without a speed", () => {
    const clocks = updateAsks(newClocks(ALLOWANCES.none, 2), [1, 1], 0);
    expect(timeOver(clocks, 0)).toBeUndefined();
    expect(bankAt(clocks, 0, 1e9)).toBe(0);
  });

  it("stops during a pause, which costs no time", () => {
    const asked = updateAsks(fresh(), [1, 0, 0], 0);
    const paused = pauseClocks(asked, 4_000);
    expect(timeOver(paused, 0)).toBeUndefined();
    expect(timeOver(resumeClocks(paused, 904_000), 0)).toBe((timeOver(asked, 0) as number) + 900_000);
  });

  it("is unchanged by a second pause, and by resuming while it runs", () => {
    const asked = updateAsks(fresh(), [1, 0, 0], 0);
    expect(pauseClocks(pauseClocks(asked, 4_000), 9_000)).toEqual(pauseClocks(asked, 4_000));
    expect(resumeClocks(asked, 9_000)).toBe(asked);
  });

  it("is longer by what another seat gives", () => {
    const asked = updateAsks(fresh(), [0, 1, 0], 0);
    expect(timeOver(addTime(asked, 1, 60_000), 1)).toBe((timeOver(asked, 1) as number) + 60_000);
  });

  it("never loses more than the time that passed, whatever happens", () => {
    const steps = fc.array(
      fc.record({ wait: fc.integer({ min: 0, max: 60_000 }), what: fc.constantFrom("ask", "same", "rest", "pause", "goOn") }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(steps, (list) => {
        let [clocks, now, ask, ran] = [newClocks(ALLOWANCES.fast, 1), 0, 0, 0];
        for (const { wait, what } of list) {
          now += wait;
          if (clocks.paused === 0 && clocks.seats[0]?.ask !== 0) ran += wait;
          if (what === "ask") clocks = updateAsks(clocks, [++ask], now);
          if (what === "rest") clocks = updateAsks(clocks, [0], now);
          if (what === "pause") clocks = pauseClocks(clocks, now);
          if (what === "goOn") clocks = resumeClocks(clocks, now);
          const left = bankAt(clocks, 0, now);
          expect(left).toBeLessThanOrEqual(bank);
          expect(left).toBeGreaterThanOrEqual(Math.max(0, bank - ran));
        }
      }),
    );
  });
});

describe("The times of a table", () => {
  it("are what players are told: seconds for a question, minutes in the bank, days", () => {
    const times = Object.values(ALLOWANCES).map((allowance) => allowance && [allowance.question / 1_000, allowance.bank / 60_000]);
    expect(times).toEqual([undefined, [120, 15], [45, 5], [15, 2]]);
    expect(Object.values(DAY_QUESTIONS).map((time) => time / 3_600_000)).toEqual([24, 72]);
  });
});

describe("A clock of a seat", () => {
  it("has the bank that is given, else a full one", () => {
    expect(newClocks(ALLOWANCES.fast, 2, [5]).seats).toEqual([5, bank].map((own) => ({ ask: 0, since: 0, bank: own })));
  });
  it("rests, and begins nothing, while the seat is not asked", () => {
    const resting = updateAsks(updateAsks(fresh(), [1, 1, 1], 10), [2], 20);
    expect(resting.seats.map(({ ask, since }) => [ask, since])).toEqual([
      [2, 20],
      [0, 0],
      [0, 0],
    ]);
  });
  it("stays paused at the first pause", () => expect(pauseClocks({ ...fresh(), paused: 1 }, 5).paused).toBe(1));
});
