import { describe, expect, test } from "vitest";
import type { Timers } from "../../../client/base/timers.ts";
import type { Moment } from "../../../client/feed/feed.ts";
import { PracticeFeed, type PracticeOptions } from "../../../client/feed/practice/practice.ts";
import { PracticeRoom } from "../../../client/feed/practice/practice-room.ts";
import { pick, quickLuck } from "../../../shared/core/base/random.ts";
import type { BotLevel } from "../../../shared/core/contract/bot-level.ts";
import type { Game, View } from "../../../shared/core/contract/game.ts";
import { frames } from "../../../shared/core/match/step.ts";
import { newRecord, randomMatch, UNDER_TEST } from "../../contract/matches.ts";

/** All pauses are over at once. */
const atOnce: Timers = {
  after(_milliseconds, call) {
    let on = true;
    queueMicrotask(() => on && call());
    return () => {
      on = false;
    };
  },
};

function practised(game: Game, deal: number, rest: Partial<PracticeOptions> = {}) {
  const feed = new PracticeFeed({ game, seat: 0, deal: newRecord(game, deal).deal, timers: atOnce, inPage: PracticeRoom, ...rest });
  const moments: Moment[] = [];
  const jumps: boolean[] = [];
  const frame = (moment: Moment, jump: boolean): void => {
    moments.push(moment);
    jumps.push(jump);
  };
  feed.listen({ frame, presence: () => undefined });
  return { feed, moments, jumps, newest: () => moments.at(-1)! };
}

const NEVER: Timers = { after: () => () => undefined };

/** Random legal moves until the match is over. */
async function playOut({ feed, newest }: ReturnType<typeof practised>, deal: number, until = Infinity): Promise<void> {
  const luck = quickLuck(deal);
  while (newest().outcome === undefined && newest().number < until) {
    const { ask, sight } = newest();
    if (ask === 0 || sight.seat < 0) await Promise.resolve();
    else await feed.send([feed.game.notation(pick(luck, feed.game.moves(sight as View)))], ask);
  }
}

for (const game of UNDER_TEST.filter((one) => one.id === "toy" || one.id === "duel")) {
  describe(`practice of ${game.id}, with no server`, () => {
    test("plays a whole match, and its frames are those of the record", async () => {
      for (const deal of [1, 2]) {
        const table = practised(game, deal);
        await playOut(table, deal);
        const record = await table.feed.record();
        const seen = [...frames(game, record, 0)];
        expect(table.moments.map(({ number, event, sight, asked }) => ({ number, event, sight, asked }))).toEqual(seen);
        expect(table.jumps).toEqual(seen.map((_frame, at) => at === 0));
      }
    });

    test("plays the beginning of a match on: the same frames before it, the same deal after it, and nothing moves until then", async () => {
      const { record } = randomMatch(game, 4, newRecord(game, 4));
      const from = { ...record, entries: record.entries.slice(0, 6) };
      const table = practised(game, 9, { from, seat: 1 });
      const seen = [...frames(game, from, 1)];
      const shown = ({ number, event, sight }: Pick<Moment, "number" | "event" | "sight">) => ({ number, event, sight });
      expect(table.moments[0]!.number).toBeLessThanOrEqual(seen.at(-1)!.number);
      expect(table.jumps[0]).toBe(true);
      expect((await table.feed.past(0, seen.length - 1)).map(shown)).toEqual(seen.map(shown));
      await playOut(table, 9);
      const whole = await table.feed.record();
      expect(whole.deal).toEqual(record.deal);
      expect(whole.entries.slice(0, 6)).toEqual(from.entries);
      expect([...frames(game, whole, 1)].at(-1)!.sight).toEqual(table.newest().sight);
    });

    test("takes back the last move while it has revealed nothing", async () => {
      const table = practised(game, 3);
      while (table.newest().undo === undefined && table.newest().outcome === undefined)
        await playOut(table, table.newest().number, table.newest().number + 1);
      const { undo, number } = table.newest();
      expect(undo).toBeTypeOf("number");
      expect(await table.feed.undo()).toMatchObject({ ok: true, frame: number + 1 });
      expect(table.moments[number + 1]?.event).toEqual({ type: "takenBack", seat: 0, to: undo });
      await playOut(table, 4);
      expect(table.newest().outcome).toBeDefined();
    });

    test("refuses what a room would refuse, and goes on", async () => {
      const table = practised(game, 5, { timers: NEVER });
      const { ask } = table.newest();
      if (ask > 0) {
        expect(await table.feed.send(["nonsense"], ask)).toMatchObject({ ok: false, key: "illegalMove" });
        expect(await table.feed.send(["nonsense"], ask + 1)).toMatchObject({ ok: false, key: "staleAsk" });
      }
      expect(await table.feed.undo()).toMatchObject({ ok: false, key: "undoNothing" });
      expect(table.moments).toHaveLength(1);
    });

    test("a player who resigns has lost, and a bot plays on", async () => {
      const table = practised(game, 6);
      await playOut(table, 6, 4);
      expect(await table.feed.resign()).toMatchObject({ ok: true });
      while (table.newest().outcome === undefined) await Promise.resolve();
      const { places } = table.newest().outcome!;
      expect(places[0]).toBe(Math.max(...places));
    });

    test("a rematch is another deal, on the next seat", async () => {
      const table = practised(game, 7);
      await playOut(table, 7);
      await table.feed.rematch();
      const next = await table.feed.next;
      expect(next.seat).toBe(1);
      const again: Moment[] = [];
      next.listen({ frame: (moment) => again.push(moment), presence: () => undefined });
      expect(again[0]?.outcome).toBeUndefined();
      next.leave();
    });

    test("a player who has left receives nothing more and can do nothing", async () => {
      const table = practised(game, 8);
      table.feed.leave();
      const received = table.moments.length;
      expect(await table.feed.resign()).toMatchObject({ ok: false, key: "left" });
      await Promise.resolve();
      expect(table.moments).toHaveLength(received);
    });
  });
}

test("a practice bot waits longer after the player's move, and the longer the harder its choice is", async () => {
  const waits: number[] = [];
  const timers: Timers = {
    after(milliseconds, call) {
      waits.push(milliseconds);
      return atOnce.after(milliseconds, call);
    },
  };
  const duel = UNDER_TEST.find(({ id }) => id === "duel")!;
  const pause = { shortest: 100, longest: 1_100, afterPlayer: 10_000 };
  await playOut(practised(duel, 3, { timers, pause }), 3);
  const [first, again] = [waits.filter((wait) => wait >= 10_000).map((wait) => wait - 10_000), waits.filter((wait) => wait <= 1_100)];
  for (const pauses of [first, again]) {
    expect(Math.min(...pauses)).toBeLessThan(300);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(100);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(1_100);
  }
  expect(Math.max(...first)).toBeGreaterThan(500);
});

describe("The level of a practice table", () => {
  const levelsOf = (level?: BotLevel) => {
    let levels: string[] = [];
    const feed = new PracticeFeed({ game: UNDER_TEST[0]!, seat: 0, inPage: PracticeRoom, timers: NEVER, ...(level && { level }) });
    feed.listen({ frame: () => undefined, presence: ({ people }) => (levels = people.map((person) => person.level)) });
    return levels;
  };
  test("is shown at the seats of its bots", () => {
    expect(levelsOf("beginner")).toEqual(["casual", "beginner"]);
    expect(levelsOf()).toEqual(["casual", "casual"]);
  });

  test("is the one its bots play by, also at the rematch", async () => {
    /** A casual bot plays at once; a beginner at times compares moves in states that it imagines. */
    let careless = 0;
    const duel = UNDER_TEST.find(({ id }) => id === "duel")!;
    const counted: Game = {
      ...duel,
      imagine(...given) {
        careless++;
        return duel.imagine(...given);
      },
    };
    await playOut(practised(counted, 9), 9);
    expect(careless).toBe(0);
    const table = practised(counted, 9, { level: "beginner" });
    await playOut(table, 9);
    expect(careless).toBeGreaterThan(0);
    await table.feed.rematch();
    const levels: string[] = [];
    (await table.feed.next).listen({ frame: () => undefined, presence: ({ people }) => levels.push(...people.map(({ level }) => level)) });
    expect(levels).toEqual(["beginner", "casual"]);
  });
});
