/** The picture of one view, as plain data: what lies where, and how it looks. The stage knows nothing else of a game. */
import type { PieceSound } from "../sound/names.ts";
import type { Line } from "../text/grammar.ts";
import type { FlourishName, MotionName } from "./names.ts";

/** A size in CSS pixels; the stage alone knows of device pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Pose {
  /** The same piece has the same key in every picture; pieces without a name (coins, barrels) have "" and are matched by kind and nearness. */
  readonly key: string;
  /** For a piece without a name: the named one that it stands for under a pointer, though it does not lie on it. */
  readonly of?: string;
  /** Pieces of one kind may be exchanged for each other: "card", "coin", "pawn". */
  readonly kind: string;
  /** The drawing: a piece that changes its look on its way turns over. */
  readonly look: string;
  /** The centre. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Higher lies on top. Below 0 it is painted on the table: no shadow, not to be pointed at. */
  readonly depth: number;
  /** Degrees, clockwise. */
  readonly angle?: number;
  /** Set if it cannot be had now: drawn dimmed. An empty place is dimmed `unlit`, as long as it cannot be chosen. */
  readonly dim?: boolean | "unlit";
  /** Digits and the like, drawn on the middle of the piece by the stage; words are DOM. */
  readonly digits?: string;
  /** How high the digits are, in CSS pixels; without it they fill the piece. */
  readonly digitSize?: number;
  /** The digits count pieces: they lie on a plate at the lower right corner, so that the icon of what they count stays in sight. */
  readonly counts?: boolean;
}

export type Picture = readonly Pose[];

/** How one piece travels to its new pose. A piece without a cue glides there with the first ones. */
export interface Cue {
  /** The piece, or all nameless ones of a kind if it ends in "*": "coin*". */
  readonly piece: string;
  /** Cues with equal order start together, the next order after them. */
  readonly order: number;
  /** How it travels; without it, it glides. */
  readonly motion?: MotionName;
  /** How many spaces a walk has. */
  readonly steps?: number;
  /** Where a piece that was not in the old picture comes from: another piece's key; without it, it fades in. */
  readonly from?: string;
  /** Where a piece that is not in the new picture goes to. */
  readonly to?: string;
  readonly sound?: PieceSound;
  /** A big moment: light around the piece for at most 1.5 s; a named one can be told from the others. */
  readonly flourish?: boolean | FlourishName;
}

/** What an event looks and reads like. It adds charm, never truth: a forgotten piece still gets home. */
export interface Act {
  /** The line in the log; without it the event is not mentioned. */
  readonly line?: Line;
  /** The seat it is about, if not the one its line names or that had been asked; -1 for none. */
  readonly seat?: number;
  readonly cues: readonly Cue[];
  /** The pieces it is about: lit when the log line is hovered, marked as the last move. */
  readonly pieces?: readonly string[];
  /** The piece whose picture stands in its line, if not the first of these that has one; false if a picture would tell nothing. */
  readonly pictured?: string | false;
  /** It tells what the move cost, or what came of it elsewhere: the first to go where few lines are shown. */
  readonly aside?: true;
}
