/** A pool that is asked for more than its threads can search. */
import { describe, expect, it, onTestFinished } from "vitest";
import { type PoolOptions, ThinkerPool } from "../../../server/thinkers/pool.ts";
import { fairShare } from "../../../server/thinkers/time-share.ts";
import { quickThinker, type ThinkRequest } from "../../../shared/core/bots/thinker.ts";
import type { Thought } from "../../../shared/core/bots/thought.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { game, start } from "../../core/toy-match.ts";
import { ACTS } from "./acts.ts";

const HOUR = 3_600_000;
const view = viewOf(start().state, 1);
const searched = game.notation(game.moves(view).at(-1)!);
const NEVER = new AbortController().signal;

function openToyPool(more: PoolOptions = {}): ThinkerPool {
  const pool = new ThinkerPool({ threads: 1, program: new URL("./toy-thread.ts", import.meta.url), abortTimeout: 50, ...more });
  onTestFinished(() => pool.close());
  return pool;
}

/** A search that would take an hour. */
const longSearch = (deadline: number): ThinkRequest => ({
  game,
  view,
  level: "master",
  budget: { time: HOUR, deadline },
  seed: ACTS.search,
  table: {},
  signal: NEVER,
});

const isSearched = ({ chances }: Thought): boolean => chances !== undefined;

describe("While questions wait", () => {
  it("all of many tables get their answer before the deadline, each after a search", async () => {
    const pool = openToyPool();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pool.think(longSearch(4_000))));
    for (const answer of answers) expect(answer).toMatchObject({ row: [searched], chances: [0.5, 0.3, 0.2] });
  });

  it("several threads share the work", async () => {
    const pool = openToyPool({ threads: 3 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => pool.think(longSearch(4_000))));
    expect(answers.filter(isSearched)).toHaveLength(20);
  });

  it("a search that has begun already ends with its share", async () => {
    const pool = openToyPool();
    const first = pool.think(longSearch(HOUR));
    expect(await pool.think(longSearch(2_000))).toMatchObject({ row: [searched] });
    expect(await first).toMatchObject({ row: [searched] });
  });

  it("a question that would get next to nothing is answered at once by a quick move, and disturbs no other", async () => {
    const pool = openToyPool();
    const abort = new AbortController();
    const first = pool.think({ ...longSearch(HOUR), signal: abort.signal });
    const late = longSearch(160);
    expect(await pool.think(late)).toEqual(await quickThinker.think(late));
    abort.abort(new Error("enough"));
    await expect(first).rejects.toThrow("enough");
  });
});

describe("The share of one question", () => {
  const line = (due: readonly number[], more: { threads?: number; busy?: number } = {}) =>
    fairShare({ due, now: 10_000, threads: 1, busy: 0, ...more });

  it("is without limit if none waits", () => expect(line([])).toBe(Number.POSITIVE_INFINITY));

  it("is a little less than its deadline if it waits alone", () => {
    expect(line([13_000])).toBeGreaterThan(2_800);
    expect(line([13_000])).toBeLessThan(3_000);
  });

  it("is smaller the more wait, and the more they have waited", () => {
    const alone = line([13_000]);
    expect(line([13_000, 13_000, 13_000])).toBeCloseTo(alone / 3);
    expect(line([12_000, 13_000, 13_000])).toBeCloseTo(alone / 3);
    expect(line([10_500, 13_000, 13_000])).toBeLessThan(alone / 3);
    expect(line([13_000, 13_000, 10_500])).toBeLessThan(line([10_500, 13_000, 13_000]));
  });

  it("counts those that are running, and all threads", () => {
    const alone = line([13_000]);
    expect(line([13_000], { busy: 1 })).toBeCloseTo(alone / 2);
    expect(line([13_000, 13_000], { busy: 2, threads: 2 })).toBeCloseTo(alone / 2);
    expect(line([13_000, 13_000, 13_000], { threads: 2 })).toBeCloseTo(alone / 2);
  });

  it("is below nothing once a deadline has passed", () => expect(line([9_000])).toBeLessThan(0));
});
