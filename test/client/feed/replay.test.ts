import { describe, expect, test } from "vitest";
import type { Moment } from "../../../client/feed/feed.ts";
import { replay } from "../../../client/feed/replay.ts";
import type { Timers } from "../../../client/feed/timers.ts";
import { below, quickLuck } from "../../../shared/core/random.ts";
import { frames } from "../../../shared/core/step.ts";
import { randomMatch, UNDER_TEST } from "../../contract/matches.ts";

/** Time passes on request only. */
function clock(): Timers & { tick(): void; readonly waits: boolean } {
  let waiting: (() => void) | undefined;
  return {
    after(_milliseconds, call) {
      waiting = call;
      return () => {
        waiting = undefined;
      };
    },
    tick() {
      const call = waiting;
      waiting = undefined;
      call?.();
    },
    get waits() {
      return waiting !== undefined;
    },
  };
}

for (const game of UNDER_TEST) {
  describe(`a replay of ${game.id}`, () => {
    const { record } = randomMatch(game, 9);
    const seen = [...frames(game, record, 0)];
    function shown(timers?: Timers) {
      const feed = replay({ game, record, seat: 0, ...(timers && { timers }) });
      const heard: { moment: Moment; jump: boolean }[] = [];
      feed.listen({ frame: (moment, jump) => heard.push({ moment, jump }), presence: () => undefined });
      return { feed, heard };
    }

    test("seeks to any frame; only the very next one is moved to", () => {
      const { feed, heard } = shown();
      const luck = quickLuck(1);
      for (let seek = 0; seek < 50; seek++) {
        const before = feed.at;
        const to = seek % 3 === 0 ? Math.min(before + 1, feed.last) : below(luck, seen.length);
        feed.seek(to);
        const { moment, jump } = heard.at(-1)!;
        expect(moment).toMatchObject(seen[to]!);
        expect(feed.at).toBe(to);
        if (to !== before) expect(jump).toBe(to !== before + 1);
      }
    });

    test("plays to the end, one frame after the other, and asks no seat", () => {
      const timers = clock();
      const { feed, heard } = shown(timers);
      feed.play(100);
      while (timers.waits) timers.tick();
      expect(heard.map(({ moment }) => moment.number)).toEqual(seen.map(({ number }) => number));
      expect(heard.slice(1).every(({ jump }) => !jump)).toBe(true);
      expect(heard.every(({ moment }) => moment.ask === 0)).toBe(true);
      expect(feed.playing).toBe(false);
      expect(heard.at(-1)?.moment.outcome).toBeDefined();
    });

    test("stops on request, and on a seek", () => {
      const timers = clock();
      const { feed } = shown(timers);
      feed.play();
      timers.tick();
      feed.pause();
      expect(timers.waits).toBe(false);
      feed.play();
      feed.seek(3);
      expect(timers.waits).toBe(false);
      expect(feed.playing).toBe(false);
    });

    test("knows the frame of an entry, and refuses all moves", async () => {
      const { feed } = shown();
      expect(feed.frameOf(record.entries.length - 1)).toBe(feed.last);
      expect(feed.frameOf(0)).toBeGreaterThan(0);
      expect(await feed.send(["x"], 1)).toMatchObject({ ok: false });
    });
  });
}
