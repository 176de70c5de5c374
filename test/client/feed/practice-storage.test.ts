/** A practice match over a reload: nothing that was played is lost, and the guide goes on at its step. */
import { describe, expect, it } from "vitest";
import { type KeyValueStorage, keysWith, type ListedStorage, pageStorage } from "../../../client/base/storage.ts";
import type { Moment } from "../../../client/feed/feed.ts";
import { LessonFeed } from "../../../client/feed/practice/lesson.ts";
import { PracticeFeed } from "../../../client/feed/practice/practice.ts";
import { PracticeRoom } from "../../../client/feed/practice/practice-room.ts";
import { MOST_KEPT, PracticeKeeper } from "../../../client/feed/practice/practice-storage.ts";
import { ReplayFeed } from "../../../client/feed/replay.ts";
import { eraseShape, type View } from "../../../shared/core/contract/game.ts";
import { newRecord } from "../../contract/matches.ts";
import { toy } from "../../toy/index.ts";
import { toyLesson } from "../../toy/lesson.ts";
import { atOnce, following } from "../lessons/follow.ts";

const game = eraseShape(toy);
const KEY = "quayside.practice";
/** One tab of one browser. */
const tabOf = (browser: ListedStorage = pageStorage()): { tab: KeyValueStorage; browser: ListedStorage } => ({
  tab: pageStorage(),
  browser,
});
const keeperOf = ({ tab, browser }: ReturnType<typeof tabOf>) => new PracticeKeeper(new AbortController().signal, tab, browser);
const textsOf = (browser: ListedStorage): (string | null)[] => keysWith(browser, `${KEY}.`).map((key) => browser.getItem(key));

function shownBy(feed: PracticeFeed) {
  const shown: Moment[] = [];
  feed.listen({ frame: (moment) => shown.push(moment), presence: () => undefined });
  return async (): Promise<Moment> => {
    for (let turn = 0; turn < 2_000 && shown.at(-1)!.ask === 0; turn++) await Promise.resolve();
    return shown.at(-1)!;
  };
}
const what = ({ number, sight, ask, asked, undo }: Moment) => ({ number, sight, ask, asked, undo });

/** A practice match of a few moves, kept at each of them. */
async function left(storage = tabOf()) {
  const feed = new PracticeFeed({ game, seat: 1, level: "beginner", deal: newRecord(game, 3).deal, timers: atOnce, inPage: PracticeRoom });
  const keeper = keeperOf(storage);
  keeper.follow(feed);
  const asked = shownBy(feed);
  for (let moves = 0; moves < 20 && (moves < 3 || (await asked()).undo === undefined); moves++) await movesOn(feed, await asked());
  return { storage, keeper, feed, newest: await asked() };
}

const movesOn = (feed: PracticeFeed, { sight, ask }: Moment) => feed.send([game.notation(game.moves(sight as View).at(-1)!)], ask);

describe("A practice match that a reload has left", () => {
  it("goes on with the same seat, level and deal, at the same question, and takes back the same move", async () => {
    const { storage, newest } = await left();
    const kept = keeperOf(storage).left()!;
    expect([kept.seat, kept.level, kept.at]).toEqual([1, "beginner", undefined]);
    const again = new PracticeFeed({
      game,
      from: kept.record,
      resumed: true,
      seat: kept.seat,
      level: kept.level,
      timers: atOnce,
      inPage: PracticeRoom,
    });
    const asked = shownBy(again);
    expect(what(await asked())).toEqual(what(newest));
    expect(await again.undo()).toMatchObject({ ok: true });
  });

  it("of a lesson on a topic goes on at its step, and is never in the list: two minutes are begun again", async () => {
    const storage = tabOf();
    const keeper = keeperOf(storage);
    const { feed } = following({ game, lesson: { ...toyLesson, topic: "hands", chapter: "play" }, at: 1 });
    keeper.follow(feed);
    expect([keeperOf(storage).left(), keeper.list()]).toMatchObject([{ at: 1, topic: "hands" }, []]);
    keeper.forget();
    expect(keeperOf(storage).left()).toBeUndefined();
    feed.leave();
  });

  it("does not grow by being left again and again", async () => {
    const { storage } = await left();
    const { record } = keeperOf(storage).left()!;
    const again = new PracticeFeed({ game, from: record, resumed: true, seat: 1, timers: atOnce, inPage: PracticeRoom });
    again.leave();
    keeperOf(storage).follow(again);
    again.onRecord(({ entries }) => expect(entries).toEqual(record.entries));
    expect.assertions(1);
  });

  it("is no longer the tab's once its table is left, and stays in the list of this browser", async () => {
    for (const end of ["lobby", "another"]) {
      const { keeper } = await left();
      expect(keeper.left()).toBeDefined();
      if (end === "lobby") keeper.forget();
      else keeper.follow(new ReplayFeed({ game, record: newRecord(game, 3), seat: 0 }));
      expect([end, keeper.left(), keeper.list().length]).toEqual([end, undefined, 1]);
      const [kept] = keeper.list();
      expect(kept).toMatchObject({ seat: 1, level: "beginner", record: { game: "toy" } });
      keeper.drop(kept!.id);
      expect(keeper.list()).toEqual([]);
    }
  });

  it("goes on under its own name after the browser was closed, not as one more", async () => {
    const { storage } = await left();
    const restarted = tabOf(storage.browser);
    const keeper = keeperOf(restarted);
    const kept = keeper.list()[0]!;
    keeper.take(kept.id);
    const feed = new PracticeFeed({ game, from: kept.record, resumed: true, seat: 1, timers: atOnce, inPage: PracticeRoom });
    keeper.follow(feed);
    await movesOn(feed, await shownBy(feed)());
    expect(keeper.list().map(({ id }) => id)).toEqual([kept.id]);
    expect(keeper.list()[0]!.record.entries.length).toBeGreaterThan(kept.record.entries.length);
  });

  it("does not stay if its player did nothing in it, or once it is over", async () => {
    const idle = tabOf();
    const keeper = keeperOf(idle);
    keeper.follow(new PracticeFeed({ game, seat: 1, timers: { after: () => () => undefined }, inPage: PracticeRoom }));
    keeper.forget();
    expect(keeper.list()).toEqual([]);
    const { storage, feed, keeper: over } = await left();
    expect(over.list()).toHaveLength(1);
    await feed.resign();
    // A reload comes back to it until its table is left.
    expect([over.list(), over.left() === undefined]).toEqual([[], false]);
    over.forget();
    expect(textsOf(storage.browser)).toEqual([]);
  });

  it("is not overwritten by another tab that goes on with it: each keeps its own", async () => {
    const { storage, feed, newest } = await left();
    const other = tabOf(storage.browser);
    const keeper = keeperOf(other);
    const kept = keeper.list()[0]!;
    keeper.take(kept.id);
    const again = new PracticeFeed({ game, from: kept.record, resumed: true, seat: 1, timers: atOnce, inPage: PracticeRoom });
    keeper.follow(again);
    await movesOn(again, await shownBy(again)());
    await movesOn(feed, newest);
    expect(keeper.list()).toHaveLength(2);
    expect(keeper.left()!.id).toBe(kept.id);
    expect(keeperOf(storage).left()!.id).not.toBe(kept.id);
  });

  it("takes the place of the oldest where there are too many", async () => {
    const storage = tabOf();
    for (let one = 0; one < MOST_KEPT + 2; one++) await left(tabOf(storage.browser));
    expect(keeperOf(storage).list()).toHaveLength(MOST_KEPT);
  });

  it("is thrown away if it makes no sense, and the player is told once", async () => {
    const { storage } = await left();
    const key = keysWith(storage.browser, `${KEY}.`)[0]!;
    const whole = storage.browser.getItem(key)!;
    const { record } = JSON.parse(whole) as { record: string };
    const changed = (news: object): string => JSON.stringify({ ...JSON.parse(whole), ...news });
    for (const text of [
      "[",
      "null",
      changed({ version: 9 }),
      changed({ played: "today" }),
      changed({ seat: 7 }),
      changed({ level: "god" }),
      changed({ at: -1 }),
      changed({ record: record.slice(9) }),
    ])
      expect([text.slice(0, 30), readOnce(text)]).toEqual([text.slice(0, 30), "badRecord"]);

    function readOnce(text: string): string {
      storage.browser.setItem(key, text);
      storage.tab.setItem(KEY, key.slice(KEY.length + 1));
      expect(keeperOf(storage).list()).toEqual([]);
      let refused = "";
      try {
        keeperOf(storage).left();
      } catch (error) {
        ({ key: refused } = error as { key: string });
      }
      expect(keeperOf(storage).left()).toBeUndefined();
      return refused;
    }
  });

  it("is played on where this browser has no room for it", async () => {
    const { storage, feed, newest } = await left();
    const browser: ListedStorage = {
      getItem: storage.browser.getItem,
      removeItem: storage.browser.removeItem,
      key: storage.browser.key,
      get length() {
        return storage.browser.length;
      },
      setItem() {
        throw new Error("full");
      },
    };
    keeperOf({ tab: storage.tab, browser }).follow(feed);
    expect(await movesOn(feed, newest)).toMatchObject({ ok: true });
    expect(keeperOf(storage).left()).toBeUndefined();
  });
});

describe("A guided match that a reload has left", () => {
  /** Plays a guided match as far as this step, and stores it. */
  async function guided(steps: number, letsGo = false) {
    const storage = tabOf();
    const table = following({ game, lesson: toyLesson });
    keeperOf(storage).follow(table.feed);
    for (let step = 0; step < steps; step++) await table.follow();
    if (letsGo) table.feed.letGo();
    const newest = await table.asked();
    return { kept: keeperOf(storage).left()!, newest };
  }

  it("goes on at its step with what was really played", async () => {
    for (const steps of [0, 1, 2, 3, 4]) {
      const { kept, newest } = await guided(steps);
      expect(kept.at).toBe(steps);
      const again = new LessonFeed({ game, lesson: toyLesson, at: steps, from: kept.record, timers: atOnce, inPage: PracticeRoom });
      expect(again.lessonState).toMatchObject(steps < 4 ? { type: "step", at: steps } : { type: "done" });
      const { ask, sight } = await shownBy(again)();
      expect([ask, sight.secret]).toEqual([newest.ask, newest.sight.secret]);
      expect(again.resumed).toBe(true);
    }
  });

  it("goes on as any other match once it has let go", async () => {
    const { kept, newest } = await guided(2, true);
    expect([kept.at, kept.level]).toEqual([undefined, "beginner"]);
    const again = new PracticeFeed({ game, from: kept.record, resumed: true, seat: kept.seat, timers: atOnce, inPage: PracticeRoom });
    expect((await shownBy(again)()).sight).toEqual(newest.sight);
  });
});
