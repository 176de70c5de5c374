/** When a move is asked for twice. */
import type { Game, View } from "../../shared/core/game.ts";
import { quickLuck } from "../../shared/core/random.ts";
import { preview } from "../../shared/core/view.ts";
import type { Settings } from "./settings.ts";

/** It would show something hidden, so it could not be taken back. What is imagined behind the cards does not matter. */
export const reveals = (game: Game, view: View, move: string): boolean => preview(game, view, [move], quickLuck(1)).reveals;

/**
 * Smart: only a move that cannot be taken back and that a single slip of the hand would have sent, without its label
 * having been read. What can be undone needs no question, and who pressed a label has already answered it.
 */
export function needsConfirm(setting: Settings["confirm"], slip: boolean, revealing: () => boolean): boolean {
  if (setting === "never" || (setting === "smart" && !slip)) return false;
  return revealing();
}
