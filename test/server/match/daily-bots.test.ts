/** Bots in a deal of the day: the same play meets the same replies, on a quiet server and on a busy one. */

import { describe, expect, it, onTestFinished } from "vitest";
import { DEFAULT_TIMINGS } from "../../../server/base/timings.ts";
import { Bots } from "../../../server/match/bots.ts";
import { dailySeed } from "../../../server/match/daily/daily-table.ts";
import { startMatch } from "../../../server/match/keeping/keeper.ts";
import { emptySeats, withBots, withPlayer } from "../../../server/table/seats.ts";
import { quickLuck } from "../../../shared/core/base/random.ts";
import type { Question, Thinker } from "../../../shared/core/bots/thinker.ts";
import { outcome } from "../../../shared/core/match/outcome.ts";
import { askedSeats } from "../../../shared/core/match/step.ts";
import { firstMove, game, record } from "../../core/toy-match.ts";
import { inMemory } from "../in-memory.ts";

/** Plays a toy match in which all seats choose at once, and gives what its bots were asked. */
async function played(delays: () => number, secret = record.deal.secret) {
  const questions: (Question & { readonly asked: readonly number[] })[] = [];
  const thinker: Thinker = {
    async think({ view, level, budget, seed }) {
      questions.push({ view, level, budget, seed, asked: askedSeats(keeper.match) });
      return { row: [game.notation(game.bot(view, quickLuck(seed)))] };
    },
  };
  let bots: Bots | undefined;
  const listener = {
    show: (frames: readonly unknown[]) => bots?.schedule(frames.length),
    stop: (error: unknown) => expect.unreachable(String(error)),
    takenOver: () => undefined,
  };
  const keeper = await startMatch(
    { id: "table", game, journal: (await inMemory()).journal, timeout: 10_000, listener },
    record,
    () => undefined,
  );
  const seats = withBots(withPlayer(emptySeats(3), { name: "Ada", person: "", key: "" }));
  const pace = { ...DEFAULT_TIMINGS, botDelay: delays, animationTime: () => 0 };
  const failed = (error: unknown) => expect.unreachable(String(error));
  bots = new Bots({ keeper, seats, level: "master", pace, thinker, failed, dailySecret: secret });
  onTestFinished(() => bots?.stop());
  bots.schedule();
  while (outcome(keeper.match) === undefined) {
    // Sometimes the player takes their time, and the bots wait.
    if (delays() > 2) await new Promise((done) => setTimeout(done, 5));
    const { frame, asks } = keeper.match;
    if (askedSeats(keeper.match).includes(0)) {
      const moves = [firstMove(keeper.match, 0)];
      await keeper.take(() => ({ type: "moves", seat: 0, by: "person", at: 0, ask: asks[0] as number, moves }));
    } else await expect.poll(() => keeper.match.frame, { interval: 1 }).toBeGreaterThan(frame);
  }
  return questions;
}

describe("Bots in a deal of the day", () => {
  it("see the same positions with the same luck, however long anybody takes; the player moves first, then the bots in order", async () => {
    let count = 0;
    const quick = await played(() => 0);
    const slow = await played(() => (count = (count + 3) % 5));
    expect(quick.length).toBeGreaterThan(5);
    expect(slow.map(({ view, seed }) => ({ view, seed }))).toEqual(quick.map(({ view, seed }) => ({ view, seed })));
    for (const { asked, view } of [...quick, ...slow]) expect([asked.includes(0), Math.min(...asked)]).toEqual([false, view.seat]);
  });

  it("have minutes for a decision, however many they have made in a row: none follows fewer lines than its level says", async () => {
    const times = (await played(() => 0)).map(({ budget }) => Math.min(budget.time, budget.deadline));
    expect(Math.min(...times)).toBeGreaterThan(60_000);
  });

  it("have other luck in another deal", () => {
    const view = { table: { round: 1 }, secret: {}, seat: 1 };
    expect(dailySeed("aa", view)).not.toBe(dailySeed("bb", view));
    expect(dailySeed("aa", view)).toBe(dailySeed("aa", { ...view }));
  });
});
