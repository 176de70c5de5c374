/** When a move is asked for twice. */
import type { Settings } from "../../settings/settings.ts";

/**
 * Smart: only a move that cannot be taken back and that a single slip of the hand would have sent, without its label
 * having been read. What can be undone needs no question, and who pressed a label has already answered it. The last draft of a
 * Duel deals the cards whatever is drafted: as little a reason to ask as any move that another player answers.
 */
export function needsConfirm(
  setting: Settings["confirm"],
  slip: boolean,
  revealing: () => boolean,
  /** All that could be done instead would show it too: then it is not this choice that does. */
  inevitable: () => boolean,
): boolean {
  if (setting === "never" || (setting === "smart" && !slip)) return false;
  return revealing() && (setting === "always" || !inevitable());
}
