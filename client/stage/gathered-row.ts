/** A row of small moves in the hand: gathered one by one, looked at as if it were played, sent as one entry. Pure. */
import type { Sight, View } from "../../shared/core/game.ts";
import { isEqual } from "../../shared/core/plain.ts";
import { quickLuck } from "../../shared/core/random.ts";
import { LONGEST_ROW } from "../../shared/core/record.ts";
import { Refusal } from "../../shared/core/refusal.ts";
import { preview } from "../../shared/core/view.ts";
import type { Moment } from "../feed/feed.ts";
import type { Face } from "../games/face.ts";

/** What a row of moves would come to. */
export interface Look {
  readonly view: View;
  /** It would show something hidden, so it could not be taken back. */
  readonly reveals: boolean;
  /** Nothing of the kind is asked after it: it is to be sent. */
  readonly complete: boolean;
}

/** Undefined if these moves cannot be made. What is imagined behind the cards does not matter. */
export function look(face: Face, view: View, moves: readonly string[]): Look | undefined {
  try {
    const { view: after, reveals } = preview(face.game, view, moves, quickLuck(1));
    const goesOn = face.game.toAct(after.table).includes(view.seat) && face.row?.(after, view) === true;
    return { view: after, reveals, complete: reveals || !goesOn || moves.length >= LONGEST_ROW };
  } catch (error) {
    // A row that has become impossible is an answer; anything else is a fault, told, but not the player's trouble.
    if (!(error instanceof Refusal)) globalThis.reportError?.(error);
    return undefined;
  }
}

/** Moves that are made in the picture and nowhere else yet. */
export interface Hand {
  /** What they answer. */
  readonly ask: number;
  readonly moves: readonly string[];
  /** How many of them are seen: all but one that completes the row, which is left to its frame. */
  readonly seen: number;
  readonly sight: View;
  readonly complete: boolean;
  /** On their way to the table: they are seen until their frames have come to the same. */
  readonly sent: boolean;
}

/** `whole`: the picture shows a complete row too, because it waits to be agreed to, unless that would tell what is hidden. */
export function handOf(face: Face, view: View, ask: number, moves: readonly string[], whole = false): Hand | undefined {
  const all = look(face, view, moves);
  if (all === undefined || moves.length === 0) return undefined;
  const hand = { ask, moves, complete: all.complete, sent: false };
  if (!all.complete || (whole && !all.reveals)) return { ...hand, seen: moves.length, sight: all.view };
  const before = look(face, view, moves.slice(0, -1));
  return before && { ...hand, seen: moves.length - 1, sight: before.view };
}

/** Somebody is asked, or it is over: not in the middle of an entry. */
export const isSettled = ({ asked, outcome }: Moment): boolean => asked.length > 0 || outcome !== undefined;

/** The same moves on a newer frame; undefined if they answer nothing any more, or cannot be made. */
export function carried(face: Face, hand: Hand, moment: Moment): Hand | undefined {
  if (!isSettled(moment)) return hand;
  if (moment.ask !== hand.ask || moment.outcome !== undefined) return undefined;
  const anew = handOf(face, moment.sight as View, hand.ask, hand.moves, hand.seen === hand.moves.length);
  return anew && { ...anew, sent: hand.sent };
}

/** What is to be seen of frames while moves are in the hand. Asked once for each frame, in their order. */
export function rowPreview(face: Face): (moment: Moment, hand: Hand | undefined) => Sight {
  /** The frames have come to what was seen already. */
  let reached = false;
  return (moment, hand) => {
    const settled = isSettled(moment);
    const nothing = hand === undefined || hand.seen === 0 || (reached && !settled);
    const now = nothing ? undefined : carried(face, hand, moment);
    reached = !settled && (reached || (now !== undefined && isEqual(moment.sight, now.sight)));
    return now?.sight ?? moment.sight;
  };
}

/** The row after a piece was dragged onto another; undefined if that cannot be. */
export function dragged(face: Face, view: View, row: readonly string[], from: string, to: string): readonly string[] | undefined {
  try {
    return face.drag?.(view, row, from, to);
  } catch (error) {
    globalThis.reportError?.(error);
    return undefined;
  }
}
