/** The bots of a table whose level thinks in a worker thread. */

import { describe, expect, it, onTestFinished } from "vitest";
import { setLog } from "../../../server/base/log.ts";
import { DEFAULT_TIMINGS, type Timings } from "../../../server/base/timings.ts";
import { Bots } from "../../../server/match/bots.ts";
import { startMatch } from "../../../server/match/keeping/keeper.ts";
import { emptySeats, withBots, withPlayer } from "../../../server/table/seats.ts";
import { ThinkerPool } from "../../../server/thinkers/pool.ts";
import type { Thinker } from "../../../shared/core/bots/thinker.ts";
import { outcome } from "../../../shared/core/match/outcome.ts";
import { askedSeats } from "../../../shared/core/match/step.ts";
import { firstMove, game, record } from "../../core/toy-match.ts";
import { eventually } from "../../eventually.ts";
import { inMemory } from "../in-memory.ts";
import { ACTS } from "./acts.ts";

const pace: Timings = { ...DEFAULT_TIMINGS, botDelay: () => 0, animationTime: () => 0 };

/** A toy table where seat 0 is a player's, and bots that do in turn what is listed. */
async function table(acts: readonly (keyof typeof ACTS)[], time = 0, timings = pace) {
  const pool = new ThinkerPool({ threads: 2, program: new URL("./toy-thread.ts", import.meta.url), abortTimeout: 20 });
  onTestFinished(() => pool.close());
  const log: string[] = [];
  onTestFinished(setLog("warn", (line) => log.push(line)));
  let asked = 0;
  const thinker: Thinker = {
    think(request) {
      const act = acts[asked++ % acts.length] as keyof typeof ACTS;
      return pool.think({ ...request, seed: ACTS[act], budget: { time, deadline: 600_000 } });
    },
  };
  const seats = withBots(withPlayer(emptySeats(3), { name: "Ada", person: "", key: "" }));
  const { journal } = await inMemory();
  let bots: Bots | undefined;
  const keeper = await startMatch(
    {
      id: "table",
      game,
      journal,
      timeout: 10_000,
      listener: {
        show: (frames) => bots?.schedule(frames.length),
        stop: (error) => expect.unreachable(String(error)),
        takenOver: () => undefined,
      },
    },
    record,
    () => undefined,
  );
  bots = new Bots({ keeper, seats, level: "casual", pace: timings, thinker, failed: (error) => expect.unreachable(String(error)) });
  bots.schedule();
  const move = () =>
    keeper.take((match) => ({ type: "moves", seat: 0, by: "person", at: 0, ask: match.asks[0] as number, moves: [firstMove(match, 0)] }));
  return { keeper, seats, bots, move, asked: () => asked, log };
}

describe("A match with bots in worker threads", () => {
  it.each([
    ["that search", ["search"], false],
    ["that reject, crash and answer in turn", ["first", "reject", "crash", "search"], true],
  ] as const)("%s plays to its end, with a line in the log for each failure", async (_what, acts, fails) => {
    const { keeper, move, log, asked } = await table(acts, 2);
    while (outcome(keeper.match) === undefined) {
      const { frame } = keeper.match;
      if (askedSeats(keeper.match).includes(0)) await move();
      else await eventually(() => expect(keeper.match.frame).toBeGreaterThan(frame));
    }
    expect(keeper.match.record.entries.filter(({ by }) => by === "bot")).toHaveLength(asked());
    const failed = acts.filter((act) => act === "reject" || act === "crash").length;
    expect(Math.abs(log.length - (asked() * failed) / acts.length)).toBeLessThan(acts.length);
    expect(log.length > 0).toBe(fails);
  });

  it("waits before each move of a bot by how hard its choice is", async () => {
    const pauses: [again: boolean, difficulty: number][] = [];
    const botDelay = (again: boolean, difficulty: number) => {
      pauses.push([again, difficulty]);
      return 0;
    };
    const { keeper, move } = await table(["first"], 0, { ...pace, botDelay });
    while (outcome(keeper.match) === undefined) {
      const { frame } = keeper.match;
      if (askedSeats(keeper.match).includes(0)) await move();
      // However busy the machine is.
      else await eventually(() => expect(keeper.match.frame).toBeGreaterThan(frame));
    }
    // A sole move is to roll the dice, a hard one to choose a card.
    const difficulties = pauses.map(([, difficulty]) => difficulty);
    expect(Math.min(...difficulties)).toBe(0);
    expect(Math.max(...difficulties)).toBeGreaterThan(0.5);
    expect(new Set(pauses.map(([again]) => again))).toEqual(new Set([true, false]));
  });

  it("takes entries while a bot searches", async () => {
    const { keeper, move, asked, bots } = await table(["search"], 600_000);
    await eventually(() => expect(asked()).toBe(2));
    await move();
    expect(keeper.match.record.entries).toMatchObject([{ seat: 0, by: "person" }]);
    bots.stop();
  });

  it("never plays what a bot searched for a player who is back", async () => {
    const { keeper, seats, bots, asked } = await table(["search"], 50);
    await eventually(() => expect(asked()).toBe(2));
    Object.assign(seats[1]!, { kind: "person" });
    bots.schedule();
    await eventually(() => expect(keeper.match.record.entries).toHaveLength(1));
    await keeper.idle();
    expect(keeper.match.record.entries).toMatchObject([{ seat: 2, by: "bot" }]);
    expect(askedSeats(keeper.match)).toEqual([0, 1]);
  });
});
