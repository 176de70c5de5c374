/** A practice match over a reload: nothing that was played is lost, and the guide goes on at its step. */
import { describe, expect, it } from "vitest";
import type { Moment } from "../../../client/feed/feed.ts";
import { lessonFeed } from "../../../client/feed/lesson.ts";
import { practiceKeeper } from "../../../client/feed/practice/kept-practice.ts";
import { practice } from "../../../client/feed/practice/practice.ts";
import { pageStorage } from "../../../client/feed/storage.ts";
import type { Game, View } from "../../../shared/core/game.ts";
import { newRecord } from "../../contract/matches.ts";
import { toy } from "../../toy/index.ts";
import { toyLesson } from "../../toy/lesson.ts";
import { atOnce, following } from "../lessons/follow.ts";

const game = toy as unknown as Game;
const KEY = "quayside.practice";

function shownBy(feed: ReturnType<typeof practice>) {
  const shown: Moment[] = [];
  feed.listen({ frame: (moment) => shown.push(moment), presence: () => undefined });
  return async (): Promise<Moment> => {
    for (let turn = 0; turn < 2_000 && shown.at(-1)!.ask === 0; turn++) await Promise.resolve();
    return shown.at(-1)!;
  };
}
const what = ({ number, sight, ask, asked, undo }: Moment) => ({ number, sight, ask, asked, undo });

/** A practice match of a few moves, kept at each of them. */
async function left() {
  const storage = pageStorage();
  const feed = practice({ game, seat: 1, level: "beginner", deal: newRecord(game, 3).deal, timers: atOnce, inPage: true });
  practiceKeeper(storage).follow(feed);
  const asked = shownBy(feed);
  for (let moves = 0; moves < 3; moves++) {
    const { sight, ask } = await asked();
    await feed.send([game.notation(game.moves(sight as View)[0]!)], ask);
  }
  return { storage, feed, newest: await asked() };
}

describe("A practice match that a reload has left", () => {
  it("goes on with the same seat, level and deal, at the same question, and takes back the same move", async () => {
    const { storage, newest } = await left();
    const kept = practiceKeeper(storage).left()!;
    expect([kept.seat, kept.level, kept.at]).toEqual([1, "beginner", undefined]);
    const again = practice({ game, from: kept.record, resumed: true, seat: kept.seat, level: kept.level, timers: atOnce, inPage: true });
    const asked = shownBy(again);
    expect(what(await asked())).toEqual(what(newest));
    expect(await again.undo()).toMatchObject({ ok: true });
  });

  it("does not grow by being left again and again", async () => {
    const { storage } = await left();
    const { record } = practiceKeeper(storage).left()!;
    const again = practice({ game, from: record, resumed: true, seat: 1, timers: atOnce, inPage: true });
    again.leave();
    practiceKeeper(storage).follow(again);
    again.onRecord(({ entries }) => expect(entries).toEqual(record.entries));
    expect.assertions(1);
  });

  it("is forgotten with its table, and by a table that is no practice", async () => {
    for (const end of ["lobby", "another"]) {
      const { storage, feed } = await left();
      const { onRecord: _practice, ...watched } = feed;
      const keeper = practiceKeeper(storage);
      keeper.follow(feed);
      await feed.undo();
      expect(practiceKeeper(storage).left()).toBeDefined();
      if (end === "lobby") keeper.forget();
      else keeper.follow(watched);
      expect([end, practiceKeeper(storage).left()]).toEqual([end, undefined]);
    }
  });

  it("is thrown away if it makes no sense, and the player is told once", async () => {
    const { storage } = await left();
    const whole = storage.getItem(KEY)!;
    const { record } = JSON.parse(whole) as { record: string };
    const changed = (news: object): string => JSON.stringify({ ...JSON.parse(whole), ...news });
    const damaged = { ...{ version: 9 }, record };
    for (const text of [
      "[",
      "null",
      changed({ seat: 7 }),
      changed({ level: "god" }),
      changed({ at: -1 }),
      changed({ record: record.slice(9) }),
    ])
      expect([text.slice(0, 30), readOnce(text)]).toEqual([text.slice(0, 30), "badRecord"]);
    expect(readOnce(JSON.stringify(damaged))).toBe("badRecord");

    function readOnce(text: string): string {
      storage.setItem(KEY, text);
      let key = "";
      try {
        practiceKeeper(storage).left();
      } catch (error) {
        ({ key } = error as { key: string });
      }
      expect(practiceKeeper(storage).left()).toBeUndefined();
      return key;
    }
  });

  it("is played on where this browser has no room for it", async () => {
    const { storage, feed } = await left();
    const full = {
      ...storage,
      setItem() {
        throw new Error("full");
      },
    };
    practiceKeeper(full).follow(feed);
    expect(await feed.undo()).toMatchObject({ ok: true });
    expect(storage.getItem(KEY)).toBeNull();
  });
});

describe("A guided match that a reload has left", () => {
  /** As far as its step, then kept. */
  async function guided(steps: number, letsGo = false) {
    const storage = pageStorage();
    const table = following({ game, lesson: toyLesson });
    practiceKeeper(storage).follow(table.feed);
    for (let step = 0; step < steps; step++) await table.follow();
    if (letsGo) table.feed.letGo();
    const newest = await table.asked();
    return { kept: practiceKeeper(storage).left()!, newest };
  }

  it("goes on at its step with what was really played", async () => {
    for (const steps of [0, 1, 2, 3, 4]) {
      const { kept, newest } = await guided(steps);
      expect(kept.at).toBe(steps);
      const again = lessonFeed({ game, lesson: toyLesson, at: steps, from: kept.record, timers: atOnce, inPage: true });
      expect(again.lessonState).toMatchObject(steps < 4 ? { type: "step", at: steps } : { type: "done" });
      const { ask, sight } = await shownBy(again)();
      expect([ask, sight.secret]).toEqual([newest.ask, newest.sight.secret]);
      expect(again.resumed).toBe(true);
    }
  });

  it("goes on as any other match once it has let go", async () => {
    const { kept, newest } = await guided(2, true);
    expect([kept.at, kept.level]).toEqual([undefined, "beginner"]);
    const again = practice({ game, from: kept.record, resumed: true, seat: kept.seat, timers: atOnce, inPage: true });
    expect((await shownBy(again)()).sight).toEqual(newest.sight);
  });
});
