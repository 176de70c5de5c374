import { describe, expect, test } from "vitest";
import type { Timers } from "../../../client/base/timers.ts";
import type { Moment } from "../../../client/feed/feed.ts";
import { ReplayFeed } from "../../../client/feed/replay.ts";
import { below, pick, quickLuck } from "../../../shared/core/base/random.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import type { MatchRecord } from "../../../shared/core/match/record.ts";
import { askedSeats, begin, frames, step } from "../../../shared/core/match/step.ts";
import { entriesInForce, numbered, undoCost } from "../../../shared/core/match/undo.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import { newRecord, randomEntry, randomMatch, UNDER_TEST, undoEntry } from "../../contract/matches.ts";

/** Time passes on request only. */
function clock(): Timers & { tick(): void; readonly waits: boolean; readonly wait: number } {
  let waiting: { readonly call: () => void; readonly milliseconds: number } | undefined;
  return {
    after(milliseconds, call) {
      waiting = { call, milliseconds };
      return () => {
        waiting = undefined;
      };
    },
    tick() {
      const call = waiting?.call;
      waiting = undefined;
      call?.();
    },
    get waits() {
      return waiting !== undefined;
    },
    get wait() {
      return waiting?.milliseconds ?? 0;
    },
  };
}

for (const game of UNDER_TEST) {
  describe(`a replay of ${game.id}`, () => {
    const { record } = randomMatch(game, 9);
    const seen = [...frames(game, record, 0)];
    const last = seen.length - 1;
    const settled = seen.filter(({ asked, number }) => asked.length > 0 || number === last);

    function shown(timers?: Timers) {
      const feed = new ReplayFeed({ game, record, seat: 0, ...(timers && { timers }) });
      const heard: { moment: Moment; jump: boolean }[] = [];
      feed.listen({ frame: (moment, jump) => heard.push({ moment, jump }), presence: () => undefined });
      return { feed, heard, playback: feed.playback };
    }

    test("seeks to any frame, back and forth; only the very next one is moved to", () => {
      const { playback, heard } = shown();
      const luck = quickLuck(1);
      for (let seek = 0; seek < 50; seek++) {
        const before = playback.at;
        const to = seek % 3 === 0 ? Math.min(before + 1, playback.last) : below(luck, seen.length);
        playback.seek(to);
        const { moment, jump } = heard.at(-1)!;
        expect(moment).toMatchObject(seen[to]!);
        expect(playback.at).toBe(to);
        if (to !== before) expect(jump).toBe(to !== before + 1);
      }
    });

    test("plays to the end, one frame after the other, and asks no seat", () => {
      const timers = clock();
      const { playback, heard } = shown(timers);
      playback.play();
      let moves = 0;
      while (timers.waits) {
        timers.tick();
        moves++;
      }
      expect(moves).toBe(settled.filter(({ number }) => number > 0).length);
      expect(heard.map(({ moment }) => moment.number)).toEqual(seen.map(({ number }) => number));
      expect(heard.slice(1).every(({ jump }) => !jump)).toBe(true);
      expect(heard.every(({ moment }) => moment.ask === 0)).toBe(true);
      expect(playback.playing).toBe(false);
      expect(heard.at(-1)?.moment.outcome).toBeDefined();
    });

    test("plays at ten moves a second, and changes its speed while it plays", () => {
      const timers = clock();
      const { playback } = shown(timers);
      playback.play();
      expect(timers.wait).toBe(1_000);
      playback.setSpeed(10);
      expect(timers.wait).toBe(100);
    });

    test("does not say how strong a bot was, for the record does not", () => {
      const levels: string[] = [];
      new ReplayFeed({ game, record, seat: 0 }).listen({
        frame: () => undefined,
        presence: ({ people }) => levels.push(...people.map(({ level }) => level)),
      });
      expect(new Set(levels)).toEqual(new Set([""]));
    });

    test("steps from move to move, both ways", () => {
      const { playback } = shown();
      const ways = [];
      for (let more = true; more; more = playback.at < playback.last) {
        playback.step(1, "move");
        ways.push(playback.at);
      }
      expect(ways).toEqual(settled.map(({ number }) => number).filter((number) => number > 0));
      const back = [];
      while (playback.at > 0) {
        playback.step(-1, "move");
        back.push(playback.at);
      }
      expect(back).toEqual([...ways.slice(0, -1).reverse(), 0]);
    });

    test("steps from turn to turn: to where other seats are asked, and back to where they first were", () => {
      const { playback } = shown();
      const asked = (number: number): string => seen[number]!.asked.join();
      const ways = [0];
      while (playback.at < playback.last) {
        const before = asked(playback.at);
        playback.step(1, "turn");
        if (playback.at < playback.last) expect(asked(playback.at)).not.toBe(before);
        ways.push(playback.at);
      }
      expect(ways.length).toBeGreaterThan(2);
      playback.step(-1, "turn");
      const back = playback.at;
      expect(ways).toContain(back);
      playback.step(-1, "turn");
      expect(ways.indexOf(playback.at)).toBe(ways.indexOf(back) - 1);
    });

    test("stops on request, and on a seek", () => {
      const timers = clock();
      const { playback } = shown(timers);
      playback.play();
      timers.tick();
      playback.pause();
      expect(timers.waits).toBe(false);
      playback.play();
      playback.seek(3);
      expect(timers.waits).toBe(false);
      expect(playback.playing).toBe(false);
    });

    test("is seen through any eyes at the same frame, each with its own secret", () => {
      const { feed, playback, heard } = shown();
      playback.seek(5);
      for (const seat of [1, WATCHER]) {
        feed.lookAs(seat);
        const { sight, event } = [...frames(game, record, seat)][5]!;
        expect(heard.at(-1)).toMatchObject({ jump: true, moment: { number: 5, sight, event } });
      }
      expect(feed.eyes).toBe(WATCHER);
      expect(heard.at(-1)?.moment.sight.secret).toBeUndefined();
    });

    test("knows the frame of an entry, and refuses all moves", async () => {
      const { feed, playback } = shown();
      expect(feed.frameOf(record.entries.length - 1)).toBe(playback.last);
      expect(feed.frameOf(0)).toBeGreaterThan(0);
      expect(await feed.send(["x"], 1)).toMatchObject({ ok: false });
    });
  });
}

/** Now and then a player takes back, with the others' consent, what was played since an earlier entry. */
function matchWithTakebacks(game: Game, deal: number): MatchRecord {
  const luck = quickLuck(deal);
  let { match } = begin(game, newRecord(game, deal));
  for (let played = 0; played < 59 && askedSeats(match).length > 0; played++) {
    ({ match } = step(match, randomEntry(match, luck)));
    const inForce = entriesInForce(numbered(match.record));
    const back = pick(luck, inForce);
    if ((played % 10 === 9 || played === 58) && inForce.length - inForce.indexOf(back) < 8 && undoCost(match, back.number) !== undefined)
      ({ match } = step(match, undoEntry(back.entry.seat, back.number, true)));
  }
  return match.record;
}

for (const game of UNDER_TEST) {
  describe(`a replay of ${game.id} in which moves were taken back`, () => {
    const records = [1, 2, 3, 4].map((deal) => matchWithTakebacks(game, deal));
    const replays = records.map((record) => new ReplayFeed({ game, record, seat: 0 }));
    const skipped = (replay: ReplayFeed): number[] => [...replay.moments.keys()].filter((number) => replay.skips(number));

    test("passes over them, and what lies before them is what lies after them", () => {
      expect(replays.flatMap(skipped).length).toBeGreaterThan(10);
      for (const replay of replays) {
        for (const number of skipped(replay)) {
          if (replay.skips(number + 1)) continue;
          let before = number;
          while (replay.skips(before)) before--;
          expect(replay.moments[number]!.sight).toEqual(replay.moments[before]!.sight);
        }
        const seen: number[] = [];
        const stop = replay.listen({ frame: ({ number }, jump) => void seen.push(jump ? -number : number), presence: () => undefined });
        replay.playback.seek(0);
        while (replay.playback.at < replay.playback.last) replay.playback.step(1, "move");
        expect(seen.filter((number) => number > 0)).toEqual([...replay.moments.keys()].slice(1).filter((number) => !replay.skips(number)));
        stop();
      }
    });

    test("counts the moves in force", () => {
      for (const [at, replay] of replays.entries()) {
        const { playback } = replay;
        const inForce = entriesInForce(numbered(records[at]!)).length;
        expect(playback.movesAt(playback.last) - inForce).toBeLessThanOrEqual(1);
        expect(playback.movesAt(playback.last) - inForce).toBeGreaterThanOrEqual(0);
        expect(playback.movesAt(0)).toBe(0);
      }
    });

    test("shows them on wish, and is never at one of them otherwise", () => {
      const some = replays.filter((replay) => skipped(replay).length > 0);
      expect(some.length).toBeGreaterThan(0);
      for (const replay of some) {
        const first = skipped(replay)[0]!;
        const linked = new ReplayFeed({ game, record: records[replays.indexOf(replay)]!, seat: 0, at: first });
        expect([linked.playback.at, linked.showsTaken]).toEqual([first, true]);
        replay.showTaken(true);
        replay.playback.seek(first);
        expect(replay.playback.at).toBe(first);
        replay.showTaken(false);
        expect(replay.skips(replay.playback.at)).toBe(false);
        expect(replay.playback.at).toBeGreaterThan(first);
        replay.playback.step(-1, "move");
        expect(replay.playback.at).toBeLessThan(first);
      }
    });
  });
}
