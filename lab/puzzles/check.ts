/** Looks at puzzles again, with luck they were not made with. */

import { must } from "../../shared/core/base/checked.ts";
import type { Game, View } from "../../shared/core/contract/game.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { puzzleSteps } from "../../shared/core/puzzles/puzzle.ts";
import type { FoundPuzzle } from "./journal.ts";
import { chancesOfMoves, provenChances, ranked, searched } from "./judge.ts";

const FRESH = 987_654_321;
/** Fresh numbers may show this share of the gap that was asked for. */
const LEAST_SHARE = 1 / 2;

export interface Effort {
  readonly iterations: number;
  readonly worlds: number;
  readonly lines: number;
}

/** Before a puzzle is shipped. */
export const deepLook = (game: Game): Effort => ({ iterations: must(game.mind, "mind").iterations.master, worlds: 16, lines: 400 });

export function viewOfSolver(game: Game, puzzle: FoundPuzzle): View {
  const { match } = must(puzzleSteps(game, game, puzzle).at(-1), "step");
  return viewOf(match.state, puzzle.seat);
}

/** What is wrong with a puzzle; undefined if its solution is clearly the best. `gap`: asked for, in percent. */
export function faultOf(game: Game, gap: number, puzzle: FoundPuzzle, { iterations, worlds, lines }: Effort): string | undefined {
  const view = viewOfSolver(game, puzzle);
  if (puzzle.proven) {
    const { move, best, second } = ranked(provenChances(game, view) ?? { none: 0, known: 0 });
    return move === puzzle.solution && best === 100 && second < 100 ? undefined : "it is not proven";
  }
  const [found] = searched(game, view, FRESH, iterations).row;
  if (found !== puzzle.solution) return `a search of ${iterations} iterations prefers ${found}`;
  const chances = chancesOfMoves(game, view, FRESH, { worlds, lines });
  const { move, best, second } = ranked(chances);
  if (move !== puzzle.solution) return `${move} is better: ${best} % after it`;
  return best - second >= gap * LEAST_SHARE ? undefined : `the second best move is only ${(best - second).toFixed(1)} % worse`;
}

/** Whether it holds; says so if not. */
export function holds(game: Game, gap: number, puzzle: FoundPuzzle): boolean {
  const fault = faultOf(game, gap, puzzle, deepLook(game));
  if (fault !== undefined) console.log(`${game.id} ${puzzle.id}: ${fault}`);
  return fault === undefined;
}
