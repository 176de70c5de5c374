/** A puzzle at the table, as its feed tells it. */
import { describe, expect, it } from "vitest";
import type { Timers } from "../../../client/base/timers.ts";
import type { Moment } from "../../../client/feed/feed.ts";
import type { OneMoveState } from "../../../client/feed/one-move.ts";
import { PuzzleFeed } from "../../../client/feed/puzzle.ts";
import { GAMES } from "../../../shared/games.ts";
import { puzzleSetOf } from "../../../shared/puzzle-sets.ts";

const SETS = await Promise.all(GAMES.map(async (game) => [game.id, game, (await puzzleSetOf(game.id))!] as const));

describe.each(SETS)("A puzzle of %s", (_id, game, set) => {
  const [puzzle] = set.puzzles as [(typeof set.puzzles)[0]];
  const other = Object.keys(puzzle.chances).find((move) => move !== puzzle.solution)!;

  function table() {
    const due: (() => void)[] = [];
    const timers: Timers = {
      after(_milliseconds, call) {
        due.push(call);
        return () => void due.splice(0, due.length, ...due.filter((one) => one !== call));
      },
    };
    const feed = new PuzzleFeed({ game, set, puzzle, timers });
    const told: { readonly moment: Moment; readonly jump: boolean }[] = [];
    const states: OneMoveState[] = [];
    feed.listen({ frame: (moment, jump) => told.push({ moment, jump }), presence: () => undefined });
    feed.onState((state) => states.push(state));
    return { feed, told, states, pass: () => due.shift()?.(), ask: () => told.at(-1)!.moment.ask };
  }

  it("begins with its position, asked of the solver, who sees what this seat sees and can read what came before", async () => {
    const { feed, told, ask } = table();
    expect(told).toHaveLength(1);
    expect(ask()).toBeGreaterThan(0);
    const { moment } = told[0]!;
    expect(moment.sight.seat).toBe(puzzle.seat);
    expect(moment.undo).toBeUndefined();
    const past = await feed.past(0, moment.number);
    expect(past.map(({ number }) => number)).toEqual(Array.from({ length: moment.number + 1 }, (_none, at) => at));
    expect(new Set(past.map(({ sight }) => sight.seat))).toEqual(new Set([puzzle.seat]));
  });

  it("shows the solution played as right, another move as not, neither as part of the match", async () => {
    for (const [move, right] of [
      [puzzle.solution, true],
      [other, false],
    ] as const) {
      const { feed, told, states, ask } = table();
      expect(await feed.send([move], ask())).toMatchObject({ ok: true });
      expect(states.at(-1)).toEqual({ type: "tried", move, row: [move], right });
      const shown = told.slice(1).map(({ moment }) => moment);
      expect(shown.length).toBeGreaterThan(0);
      for (const { tried, ask: open, outcome } of shown) expect([tried, open, outcome]).toEqual([true, 0, undefined]);
    }
  });

  it("takes one move, then none until it is tried again with a new question", async () => {
    const { feed, told, states, ask } = table();
    const first = ask();
    await feed.send([other], first);
    expect(await feed.send([puzzle.solution], first)).toMatchObject({ ok: false, key: "staleAsk" });
    feed.again();
    expect(told.at(-1)).toMatchObject({ jump: true, moment: { number: told[0]!.moment.number } });
    expect(ask()).not.toBe(first);
    expect(await feed.send([puzzle.solution], first)).toMatchObject({ ok: false, key: "staleAsk" });
    expect(await feed.send([puzzle.solution], ask())).toMatchObject({ ok: true });
    expect(states.map(({ type }) => type)).toEqual(["asked", "tried", "asked", "tried"]);
  });

  it("refuses an illegal move, and asks on", async () => {
    const { feed, told, states, ask } = table();
    expect(await feed.send(["fly away"], ask())).toMatchObject({ ok: false, key: "illegalMove" });
    expect(told).toHaveLength(1);
    expect(states).toEqual([{ type: "asked" }]);
  });

  it("plays its line frame by frame when it is shown, and stops when it is left", () => {
    const { feed, told, states, pass } = table();
    feed.showSolution();
    const before = told.length;
    expect(told[before - 2]).toMatchObject({ jump: true, moment: { number: told[0]!.moment.number, ask: 0 } });
    expect(told[before - 1]!.moment).toMatchObject({ number: told[0]!.moment.number + 1, tried: true });
    pass();
    const walked = told.length;
    feed.leave();
    pass();
    expect(told.length).toBe(walked);
    expect(states.at(-1)).toEqual({ type: "shown" });
  });
});
