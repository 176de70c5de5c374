/** Looks at shipped puzzles again, with luck they were not made with. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/settings.ts";
import { must } from "../../shared/core/base/checked.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { type Puzzle, type PuzzleSet, puzzleSteps } from "../../shared/core/puzzles/puzzle.ts";
import { chancesOfMoves, provenChances, ranked, searched } from "./judge.ts";

const FRESH = 987_654_321;
/** Fresh numbers may show this share of the gap that the set promises. */
const LEAST_SHARE = 1 / 2;

export const shippedSet = (game: Game): PuzzleSet => JSON.parse(readFileSync(join(root, "shared", game.id, "puzzles.json"), "utf8"));

export interface Effort {
  readonly iterations: number;
  readonly worlds: number;
  readonly lines: number;
}

/** What is wrong with a puzzle; undefined if its solution is clearly the best. */
export function faultOf(game: Game, set: PuzzleSet, puzzle: Puzzle, { iterations, worlds, lines }: Effort): string | undefined {
  const { match } = must(puzzleSteps(game, set, puzzle).at(-1), "step");
  const view = viewOf(match.state, puzzle.seat);
  if (puzzle.proven) {
    const { move, best, second } = ranked(provenChances(game, view) ?? { none: 0, known: 0 });
    return move === puzzle.solution && best === 100 && second < 100 ? undefined : "it is not proven";
  }
  const [found] = searched(game, view, FRESH, iterations).row;
  if (found !== puzzle.solution) return `a search of ${iterations} iterations prefers ${found}`;
  const chances = chancesOfMoves(game, view, FRESH, { worlds, lines });
  const { move, best, second } = ranked(chances);
  if (move !== puzzle.solution) return `${move} is better: ${best} % after it`;
  const gap = Number(set.provenance.leastGapPercent) * LEAST_SHARE;
  return best - second >= gap ? undefined : `the second best move is only ${(best - second).toFixed(1)} % worse`;
}

/** The puzzles that do not hold. */
export function faultyPuzzles(game: Game): Puzzle[] {
  const set = shippedSet(game);
  const effort = { iterations: must(game.mind, "mind").iterations.master, worlds: 16, lines: 400 };
  const faulty = set.puzzles.filter((puzzle) => {
    const fault = faultOf(game, set, puzzle, effort);
    if (fault !== undefined) console.log(`${game.id} ${puzzle.id}: ${fault}`);
    return fault !== undefined;
  });
  console.log(`${game.id}: ${set.puzzles.length - faulty.length} of ${set.puzzles.length} puzzles hold`);
  return faulty;
}
