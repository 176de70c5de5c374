import { describe, expect, it, vi } from "vitest";
import type { Feed, FeedListener, Moment } from "../../../client/feed/feed.ts";
import { LookBack } from "../../../client/feed/look-back.ts";
import { ReplayFeed } from "../../../client/feed/replay.ts";
import { Refusal } from "../../../shared/core/base/refusal.ts";
import { randomMatch } from "../../contract/matches.ts";
import { game } from "../../core/toy-match.ts";
import { eventually } from "../../eventually.ts";

const { record } = randomMatch(game, 4);
const played = new ReplayFeed({ game, record, seat: 0 });
const { moments } = played;

/** A match that is at a frame, of which this page knows only what it was shown. */
function match(start: number, past = vi.fn<Feed["past"]>((from, to) => played.past(from, to))) {
  const listeners = new Set<FeedListener>();
  let now = start;
  /** The newest frame asks, as in a live feed. */
  const newest = (): Moment => ({ ...(moments[now] as Moment), ask: 7 });
  const feed = {
    past,
    listen(listener: FeedListener) {
      listeners.add(listener);
      listener.frame(newest(), true);
      return () => listeners.delete(listener);
    },
  };
  const failed = vi.fn();
  const back = new LookBack({ feed, failed });
  const heard: { number: number; ask: number; jump: boolean }[] = [];
  back.listen({ frame: ({ number, ask }, jump) => heard.push({ number, ask, jump }), presence: () => undefined });
  const go = (): void => {
    now++;
    for (const listener of listeners) listener.frame(newest(), false);
  };
  const known = () => eventually(() => expect(heard.length).toBeGreaterThan(1));
  return { back, heard, go, past, failed, known };
}

describe("While a match goes on, a player can look back", () => {
  it("at frames from before a refresh, which the server is asked for once", async () => {
    const { back, heard, past, known } = match(9);
    back.playback.seek(3);
    await known();
    expect(heard.at(-1)).toEqual({ number: 3, ask: 0, jump: true });
    back.playback.seek(5);
    back.playback.seek(2);
    expect(heard.at(-1)?.number).toBe(2);
    expect(past.mock.calls).toEqual([[0, 8]]);
  });

  it("and a past frame asks nothing, but the player is called", async () => {
    const { back, heard, known } = match(9);
    back.playback.seek(8);
    await known();
    expect(heard.at(-1)?.ask).toBe(0);
    expect(back).toMatchObject({ live: false, called: true });
  });

  it("without missing anything: newer frames are kept, in order", async () => {
    const { back, heard, go, known } = match(9);
    back.playback.seek(4);
    await known();
    go();
    go();
    expect(heard.at(-1)?.number).toBe(4);
    expect(back.playback.last).toBe(11);
    back.playback.seek(10);
    back.playback.step(1, "move");
    expect(heard.slice(-2)).toEqual([
      { number: 10, ask: 0, jump: true },
      { number: 11, ask: 7, jump: false },
    ]);
    expect(back.live).toBe(true);
  });

  it("and goes back to live, where the match is followed again", async () => {
    const { back, heard, go, known } = match(9);
    back.playback.seek(0);
    await known();
    back.playback.seek(back.playback.last);
    expect(heard.at(-1)).toEqual({ number: 9, ask: 7, jump: true });
    go();
    expect(heard.at(-1)).toEqual({ number: 10, ask: 7, jump: false });
    expect(back.playback.at).toBe(10);
  });

  it("and is told if the past cannot be had", async () => {
    const { back, failed, heard } = match(
      9,
      vi.fn(async () => Promise.reject(new Refusal("tooOften"))),
    );
    back.playback.seek(2);
    await eventually(() => expect(failed).toHaveBeenCalledOnce());
    expect(back.live).toBe(true);
    expect(heard).toHaveLength(1);
  });
});
