/** How hard a choice is at first glance, which decides how long a bot seems to think. */
import type { Game, View } from "../contract/game.ts";
import type { Mind } from "../contract/mind.ts";

/** What a glance needs of a game. */
type Glanced = Pick<Game, "moves"> & { readonly mind?: Pick<Mind, "weigh"> | undefined };

/** A choice gets no harder than with this many moves that look equally good. */
const HARD = 8;

/** 0 for a sole or an obvious move, up to 1 for many that look alike. */
export function difficultyOf(game: Glanced, view: View): number {
  const moves = game.moves(view);
  if (moves.length <= 1) return 0;
  const plausible = game.mind === undefined ? moves.length : plausibleCount(game.mind.weigh(view, moves));
  return Math.min(1, Math.log(plausible) / Math.log(HARD));
}

/** How many moves count: all, if their weights are equal; hardly more than one, if one outweighs the others. */
function plausibleCount(weights: ArrayLike<number>): number {
  const logs = Array.from(weights);
  const highest = Math.max(...logs);
  const shares = logs.map((log) => Math.exp(log - highest));
  const sum = shares.reduce((total, share) => total + share, 0);
  const entropy = shares.reduce((total, share) => (share > 0 ? total - (share / sum) * Math.log(share / sum) : total), 0);
  return Math.exp(entropy);
}
