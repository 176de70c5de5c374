/** The thinker that searches. Levels without a search, and questions without time for one, are answered by habit. */

import { quickLuck } from "../../base/random.ts";
import { mannerNamed } from "../../match/somebody.ts";
import { iterationsOf } from "../levels.ts";
import { quickThinker, type Thinker, type ThinkRequest } from "../thinker.ts";
import type { Thought } from "../thought.ts";
import { openSearch, type Search } from "./search.ts";

/** What a thinker needs of the place where it runs. */
export interface ThinkerHost {
  /** Milliseconds that pass. */
  clock(): number;
  /** Gives control back; resolves with a macrotask. */
  pause(): Promise<void>;
}

/** Milliseconds of one slice, well below the 20 after which a search must look up. */
const SLICE = 10;
/** Lines in the first slice, when their speed is not known yet. */
const FIRST_LINES = 8;

export const searchThinker = (host: ThinkerHost): Thinker => ({
  think(request) {
    const iterations = request.budget.time > 0 ? iterationsOf(request.game, request.level) : 0;
    return iterations === 0 ? quickThinker.think(request) : search(request, iterations, host);
  },
});

async function search(request: ThinkRequest, iterations: number, host: ThinkerHost): Promise<Thought> {
  const { game, view, seed, manner } = request;
  const opened = openSearch(game, view, quickLuck(seed), { iterations, manner: mannerNamed(game, manner) });
  await runSlices(opened, request, host);
  return opened.thought();
}

/** Ends with the search or its time; under load that means fewer lines, not a late answer. Rejects once the answer is not wanted. */
async function runSlices(search: Search, { budget, signal }: ThinkRequest, { clock, pause }: ThinkerHost): Promise<void> {
  const start = clock();
  let lines = FIRST_LINES;
  for (let begun = start; !search.isDone() && begun - start < budget.time; ) {
    search.run(lines);
    const taken = clock() - begun;
    // A line never takes twice as long as the last ones did; so a slice stays short.
    lines = Math.max(1, Math.min(2 * lines, Math.floor((lines * SLICE) / Math.max(taken, 1))));
    await pause();
    signal.throwIfAborted();
    begun = clock();
  }
}
