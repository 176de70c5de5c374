/** A row of small moves that is gathered before it is sent as one entry: what it leads to, and what the picture shows of it. Pure. */
import { isEqual } from "../../../shared/core/base/plain.ts";
import { quickLuck } from "../../../shared/core/base/random.ts";
import { Refusal } from "../../../shared/core/base/refusal.ts";
import type { Sight, View } from "../../../shared/core/contract/game.ts";
import { LONGEST_ROW } from "../../../shared/core/match/record.ts";
import { preview } from "../../../shared/core/match/view.ts";
import type { Face } from "../../face/face.ts";
import type { Moment } from "../../feed/feed.ts";

/** What a row of moves leads to. */
export interface RowPreview {
  readonly view: View;
  /** Whether it would show something hidden, so that it could not be taken back. */
  readonly reveals: boolean;
  /** Whether no further move belongs to the row: it is ready to be sent. */
  readonly complete: boolean;
}

/** Undefined if these moves are not legal. The luck is arbitrary: hidden parts of the view are imagined. */
export function previewRow(face: Face, view: View, moves: readonly string[]): RowPreview | undefined {
  try {
    const { view: after, reveals } = preview(face.game, view, moves, quickLuck(1));
    const goesOn = face.game.toAct(after.table).includes(view.seat) && face.row?.(after, view) === true;
    return { view: after, reveals, complete: reveals || !goesOn || moves.length >= LONGEST_ROW };
  } catch (error) {
    // A refusal is an answer: the row has become impossible. Anything else is a fault; it is reported, and the row is dropped.
    if (!(error instanceof Refusal)) globalThis.reportError?.(error);
    return undefined;
  }
}

/** Moves that the picture shows and the feed has not confirmed. */
export interface GatheredRow {
  /** The ask they answer. */
  readonly ask: number;
  readonly moves: readonly string[];
  /** How many of them the picture shows: all but one that completes the row, which is shown by its own frame. */
  readonly shownMoves: number;
  /** The view after the shown moves. */
  readonly sight: View;
  readonly complete: boolean;
  /** Sent and not answered: shown until the frames have caught up with it. */
  readonly sent: boolean;
}

/** `whole`: a complete row is shown to its end, because the player has still to confirm it; never if that would reveal something. */
export function gatheredRow(face: Face, view: View, ask: number, moves: readonly string[], whole = false): GatheredRow | undefined {
  const all = previewRow(face, view, moves);
  if (all === undefined || moves.length === 0) return undefined;
  const row = { ask, moves, complete: all.complete, sent: false };
  if (!all.complete || (whole && !all.reveals)) return { ...row, shownMoves: moves.length, sight: all.view };
  const before = previewRow(face, view, moves.slice(0, -1));
  return before && { ...row, shownMoves: moves.length - 1, sight: before.view };
}

/** The last frame of an entry: a seat is asked, or the match is over. */
export const isSettled = ({ asked, outcome }: Moment): boolean => asked.length > 0 || outcome !== undefined;

/** The same moves on a newer frame; undefined if their ask is gone or they are no longer legal. */
export function rowOnFrame(face: Face, row: GatheredRow, frame: Moment): GatheredRow | undefined {
  if (!isSettled(frame)) return row;
  if (frame.ask !== row.ask || frame.outcome !== undefined) return undefined;
  const next = gatheredRow(face, frame.sight as View, row.ask, row.moves, row.shownMoves === row.moves.length);
  return next && { ...next, sent: row.sent };
}

/** The row that the picture shows over the frames. */
export interface RowOverlay {
  readonly row: GatheredRow | undefined;
  /** The frames of the entry have caught up with what the row showed: the rest of them are shown as they are. */
  readonly reached: boolean;
}

export const overlayOf = (row: GatheredRow | undefined): RowOverlay => ({ row, reached: false });

/** A frame with the sight that is shown of it. */
export const withSight = (frame: Moment, sight: Sight = frame.sight): Moment => (sight === frame.sight ? frame : { ...frame, sight });

/** The next frame as it is shown, and the overlay for the frame after it. Call once for each frame, in order. */
export function overlayFrame(
  face: Face,
  { row, reached }: RowOverlay,
  frame: Moment,
): { readonly shown: Moment; readonly overlay: RowOverlay } {
  const settled = isSettled(frame);
  const next = row && rowOnFrame(face, row, frame);
  const over = next === undefined || next.shownMoves === 0 || (reached && !settled) ? undefined : next;
  const caughtUp = reached || (over !== undefined && isEqual(frame.sight, over.sight));
  return { shown: withSight(frame, over?.sight), overlay: { row: next, reached: !settled && caughtUp } };
}

/** The row after a piece was dragged onto another; undefined if that is not possible. */
export function rowAfterDrag(face: Face, view: View, row: readonly string[], from: string, to: string): readonly string[] | undefined {
  try {
    return face.drag?.(view, row, from, to);
  } catch (error) {
    globalThis.reportError?.(error);
    return undefined;
  }
}
