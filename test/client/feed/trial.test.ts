/** Another line tried on the table of a replay. */
import { describe, expect, it } from "vitest";
import type { Timers } from "../../../client/base/timers.ts";
import type { Moment } from "../../../client/feed/feed.ts";
import { momentsOf } from "../../../client/feed/moments-of-step.ts";
import { TryingFeed } from "../../../client/feed/trial.ts";
import { recordUntil, tryLine } from "../../../shared/core/analysis/branch.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import { GAMES } from "../../../shared/games.ts";
import { botsMatches } from "../../core/analysis/bots-match.ts";

const [duel] = GAMES as [Game];
const { record } = botsMatches(duel, 5).at(-1)!;
const FRAME = 4;

/** A replay at a frame, with a line to try, and timers that are let pass by hand. */
function table() {
  const due: (() => void)[] = [];
  const timers: Timers = {
    after(_milliseconds, call) {
      due.push(call);
      return () => void due.splice(0, due.length, ...due.filter((other) => other !== call));
    },
  };
  const feed = new TryingFeed({ game: duel, record, seat: 0, at: FRAME, timers });
  const told: { readonly moment: Moment; readonly jump: boolean }[] = [];
  feed.listen({ frame: (moment, jump) => told.push({ moment, jump }), presence: () => undefined });
  const from = recordUntil(duel, record, FRAME);
  const next = record.entries[from.entries.length]!;
  const line = next.type === "moves" ? tryLine(duel, from, next.moves).flatMap((step) => momentsOf(step, 0)) : [];
  return { feed, told, line, pass: () => due.shift()?.() };
}

describe("A line tried on a replay's table", () => {
  it("is shown frame by frame from where the replay is, marked as not of the match and with nothing to choose", () => {
    const { feed, told, line, pass } = table();
    feed.tryOut(line);
    for (const _moment of line) pass();
    const tried = told.slice(1);
    expect(tried.map(({ moment }) => moment.number)).toEqual(line.map(({ number }) => number));
    expect(tried.every(({ moment, jump }) => moment.tried === true && moment.ask === 0 && !jump)).toBe(true);
    expect(feed.playback.at).toBe(FRAME);
  });

  it("ends by going back, to the frame where it began", async () => {
    const { feed, told, line } = table();
    const trials: boolean[] = [];
    feed.onTrial((tries) => trials.push(tries));
    feed.tryOut(line);
    feed.endTrial();
    await Promise.resolve();
    expect(told.at(-1)).toMatchObject({ moment: { number: FRAME }, jump: true });
    expect(told.at(-1)!.moment.tried).toBeUndefined();
    expect(trials).toEqual([false, true, false]);
  });

  it("ends with whatever the replay shows next, which is set in place", () => {
    const { feed, told, line, pass } = table();
    feed.tryOut(line);
    feed.playback.seek(FRAME + 1);
    expect(told.at(-1)).toMatchObject({ moment: { number: FRAME + 1 }, jump: true });
    const count = told.length;
    pass();
    expect(told).toHaveLength(count);
  });
});
