/** Whether a move is as good as the best one that an analysis has found: judged as the analysis confirms a better move. */
import { at } from "../base/checked.ts";
import type { Game, View } from "../contract/game.ts";
import { AS_PLAYED, CHECKED, EFFORT, gainOf } from "./analysis.ts";
import { openLooker } from "./look.ts";

/** About a second in a browser. */
const LINES = 400;
/** Not the luck of the analysis, which found the best move with its own. */
const SEED = 0x3e19;

/** By how much the best move is better for the view's seat than another, in chance to win; below 0 if it is not. */
export function lossOf(game: Game, view: View, move: string, best: string): number {
  const checks = [openLooker(game, SEED, EFFORT.states), openLooker(game, ~SEED, EFFORT.states, AS_PLAYED)];
  for (const check of checks) check.lines = CHECKED * LINES;
  return at(gainOf(game, checks, view, [[move], [best]], EFFORT.flips), view.seat);
}
