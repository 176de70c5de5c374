/** What a chosen move leads to: gathered, confirmed first, sent, or refused. Pure. */
import type { View } from "../../../shared/core/contract/game.ts";
import type { Face, Pick } from "../../face/face.ts";
import { type GatheredRow, gatheredRow, previewRow } from "../../picture/motion/gathered-row.ts";
import type { Settings } from "../../settings/settings.ts";

export interface Choice {
  readonly face: Face;
  /** The view before the gathered moves. */
  readonly view: View;
  readonly ask: number;
  /** The moves gathered before. */
  readonly gathered: readonly string[];
  readonly pick: Pick;
  /** All moves that could have been chosen instead. */
  readonly alternatives: readonly Pick[];
  /** Whether a single click has chosen it, so that it may be a slip of the hand. */
  readonly oneClick: boolean;
  /** Whether its last piece has chosen it, and not its label. */
  readonly byPiece: boolean;
  readonly confirm: Settings["confirm"];
  /** The player confirms each click on a piece by a second one. */
  readonly twice: boolean;
  /** A guide leads the player, so nothing is asked twice. */
  readonly guided: boolean;
}

export type ChoiceResult =
  | { readonly type: "refused" }
  | { readonly type: "gathered"; readonly row: GatheredRow | undefined }
  | { readonly type: "confirm"; readonly moves: readonly string[]; readonly reveals: boolean }
  | { readonly type: "send"; readonly moves: readonly string[] };

export function resultOfChoice(choice: Choice): ChoiceResult {
  const { face, view, ask, gathered, pick, byPiece, confirm } = choice;
  const moves = [...gathered, pick.move];
  const after = face.row === undefined ? undefined : previewRow(face, view, moves);
  if (after === undefined && gathered.length > 0) return { type: "refused" };
  if (after?.complete === false) return { type: "gathered", row: gatheredRow(face, view, ask, moves) };
  if (mustConfirm(choice)) return { type: "confirm", moves, reveals: true };
  // A row whose pieces can still be dragged is not finished with its last piece.
  const adjustable = byPiece && moves.length > 1 && face.drag !== undefined && confirm !== "never";
  if (adjustable) return { type: "gathered", row: gatheredRow(face, view, ask, moves, true) };
  return choice.twice ? { type: "confirm", moves, reveals: false } : { type: "send", moves };
}

function mustConfirm({ face, view, gathered, pick, alternatives, oneClick, confirm, guided }: Choice): boolean {
  const reveals = (last: string): boolean => previewRow(face, view, [...gathered, last])?.reveals === true;
  const inevitable = (): boolean => alternatives.every(({ move }) => reveals(move));
  return !guided && needsConfirm(confirm, oneClick, () => reveals(pick.move), inevitable);
}

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
