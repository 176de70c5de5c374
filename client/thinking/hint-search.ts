/** What a Master would do, and why: found by a search over a view, with nothing in it that its player cannot know. */
import type { Estimate } from "../../shared/core/analysis/reasons.ts";
import { quickLuck } from "../../shared/core/base/random.ts";
import { iterationsOf } from "../../shared/core/bots/levels.ts";
import { openSearch } from "../../shared/core/bots/search/search.ts";
import type { Line } from "../../shared/core/bots/thought.ts";
import type { Game, View } from "../../shared/core/contract/game.ts";

export interface Advice {
  /** The moves to play now, in notation; at least one. */
  readonly row: readonly string[];
  /** The chance of victory that the search sees if the row is played; undefined if it has not looked: there is no other move, or no time. */
  readonly chance: number | undefined;
  /** The same of every seat. */
  readonly chances?: readonly number[];
  /** The best line found, of all seats in turn; it begins with the first move of the row. */
  readonly line: readonly string[];
  /** What the search found of the best moves, the first of the row among them. */
  readonly estimates: readonly Estimate[];
  /** The best lines, the first of them the one above. */
  readonly lines: readonly Line[];
}

export interface AdviceClock {
  /** Milliseconds. */
  elapsed(): number;
  /** Lets the page go on, then calls. */
  next(call: () => void): void;
}

/** Milliseconds between two looks at the clock. */
const SLICE = 20;
/** Lines of thought between two reads of the clock. */
const CHUNK = 16;
/** A slow machine answers with fewer lines. */
const MOST_TIME = 4_000;

const estimatesOf = (lines: readonly Line[]): Estimate[] =>
  lines.flatMap(({ moves: [move], chance, visits }) => (move === undefined ? [] : [{ move, chance, visits }]));

/**
 * `progress` is told the share that is done; the promise never rejects for want of time. `effort`: how many times the thought of a Master it
 * may take.
 */
export function adviceFor(
  game: Game,
  view: View,
  seed: number,
  clock: AdviceClock,
  progress: (share: number) => void,
  effort = 1,
): Promise<Advice> {
  const luck = quickLuck(seed);
  const iterations = iterationsOf(game, "master") * effort;
  const mostTime = MOST_TIME * effort;
  const search = openSearch(game, view, luck, { iterations });
  const start = clock.elapsed();
  let followed = 0;
  return new Promise((resolve) => {
    const think = (): void => {
      const begun = clock.elapsed();
      while (!search.isDone() && clock.elapsed() - begun < SLICE) {
        search.run(CHUNK);
        followed += CHUNK;
      }
      const time = clock.elapsed() - start;
      if (search.isDone() || time > mostTime) {
        const { row, chances, lines = [] } = search.thought();
        const found = { row, chance: chances?.[view.seat], line: lines[0]?.moves ?? row, estimates: estimatesOf(lines), lines };
        resolve(chances === undefined ? found : { ...found, chances });
      } else {
        progress(Math.max(followed / iterations, time / mostTime));
        clock.next(think);
      }
    };
    think();
  });
}
