/** The thinker that searches, with a clock that the test turns: each look at it takes a while. */
import { describe, expect, it } from "vitest";
import { quickLuck } from "../../../../shared/core/base/random.ts";
import { iterationsOf, LEVELS } from "../../../../shared/core/bots/levels.ts";
import { openSearch } from "../../../../shared/core/bots/search/search.ts";
import { searchThinker } from "../../../../shared/core/bots/search/thinker.ts";
import { quickThinker, type ThinkRequest } from "../../../../shared/core/bots/thinker.ts";
import type { BotLevel } from "../../../../shared/core/contract/bot-level.ts";
import { eraseShape } from "../../../../shared/core/contract/game.ts";
import { viewOf } from "../../../../shared/core/match/view.ts";
import { toy } from "../../../toy/index.ts";
import { start } from "../../toy-match.ts";

const game = eraseShape(toy);
const view = viewOf(start().state, 1);

function ask(level: BotLevel, more: Partial<ThinkRequest> = {}): ThinkRequest {
  const signal = new AbortController().signal;
  return { game, view, level, seed: 7, budget: LEVELS[level].budget, table: {}, signal, ...more };
}

/** `speed`: milliseconds that pass between two looks at the clock. */
function host(speed: number, onPause: (pauses: number) => void = () => undefined) {
  let now = 0;
  let pauses = 0;
  const clock = (): number => (now += speed);
  const pause = (): Promise<void> => {
    onPause(++pauses);
    return new Promise((done) => setImmediate(done));
  };
  return { host: { clock, pause }, pauses: () => pauses, now: () => now };
}

describe("The thinker that searches", () => {
  it.each(["strong", "master"] as const)("answers as %s with the level's whole search, whatever its slices were", async (level) => {
    const iterations = iterationsOf(game, level);
    const search = openSearch(game, view, quickLuck(7), { iterations });
    search.run(2 * iterations);
    for (const speed of [0, 1, 4]) {
      const { host: its } = host(speed);
      expect(await searchThinker(its).think(ask(level, { budget: { time: 1e9, deadline: 1e9 } }))).toEqual(search.thought());
    }
  });

  it("plays a level without a search by its habit", async () => {
    const { host: its, pauses } = host(1);
    for (const level of ["beginner", "casual"] as const) {
      expect(await searchThinker(its).think(ask(level))).toEqual(await quickThinker.think(ask(level)));
    }
    expect(pauses()).toBe(0);
  });

  it("ends with its time, with what it has by then", async () => {
    const { host: its, now } = host(15);
    const { row } = await searchThinker(its).think(ask("master", { budget: { time: 300, deadline: 1e9 } }));
    expect(game.moves(view).map((move) => game.notation(move))).toContain(row[0]);
    expect(now()).toBeLessThan(400);
  });

  it("gives control back after each slice, and rejects once the answer is not wanted", async () => {
    const abort = new AbortController();
    const { host: its, pauses } = host(30, (pause) => {
      if (pause === 3) abort.abort(new Error("taken back"));
    });
    await expect(searchThinker(its).think(ask("master", { signal: abort.signal }))).rejects.toThrow("taken back");
    expect(pauses()).toBe(3);
  });
});
