/** How clicks on pieces become a move: which pieces are lit, which choices are offered, and when it is decided. */
import type { Pick } from "../../face/face.ts";

export interface Picking {
  /** The moves that are offered. */
  readonly picks: readonly Pick[];
  /** Every legal move. A lesson offers fewer, and each of those takes the same clicks as in any match. */
  readonly legal: readonly Pick[];
  /** The pieces clicked so far. */
  readonly path: readonly string[];
}

export const startPicking = (picks: readonly Pick[], legal = picks): Picking => ({ picks, legal, path: [] });
export const NOTHING_TO_PICK = startPicking([]);

/** The moves that begin with the pieces clicked so far: those offered, unless others are given. */
const candidates = ({ picks, path }: Picking, among = picks): readonly Pick[] =>
  among.filter(({ pieces }) => path.every((piece, at) => pieces[at] === piece));

/** The pieces that go on from those clicked so far. */
export const nextPieces = (picking: Picking): readonly string[] =>
  candidates(picking).flatMap(({ pieces }) => pieces[picking.path.length] ?? []);

/** The pieces that may be clicked now: the next ones of the path, and any other to begin with. */
export function litPieces(picking: Picking): readonly string[] {
  const other = picking.picks.flatMap(({ pieces }) => pieces[0] ?? []);
  return [...new Set([...nextPieces(picking), ...other])];
}

/** If more choices end on another piece, they are clicked there and have no buttons: nobody reads a list that long. */
const MOST_OFFERED = 6;

/**
 * The buttons beside the prompt, passes last: the moves of the picked piece; before that, those that have no piece at all, and a
 * choice that is the only one, so that a pass is never the only button.
 */
export function offers(picking: Picking): readonly Pick[] {
  const begun = picking.path.length > 0;
  // A lesson wants the pieces clicked: a choice that is the only one has no button before that.
  const byHand = picking.picks !== picking.legal;
  const moves = distinct(begun ? candidates(picking) : picking.picks);
  const choices = moves.filter(({ kind }) => kind === "choice");
  const all = begun ? choices.length <= MOST_OFFERED : choices.length === 1 && !byHand;
  const offered = all ? choices : choices.filter(({ pieces }) => pieces.length <= picking.path.length);
  return [...offered, ...moves.filter(({ kind }) => kind === "pass")];
}

/** The one that stands out among the offered: the only choice, or what the picked piece alone means, where the others go on to another. */
export function mainOffer(picking: Picking): Pick | undefined {
  const choices = offers(picking).filter(({ kind }) => kind === "choice");
  const whole = choices.filter(({ pieces }) => pieces.length <= picking.path.length);
  return choices.length === 1 ? choices[0] : whole.length === 1 ? whole[0] : undefined;
}

/** Each move once, pointing at all the pieces that mean it. */
export function distinct(picks: readonly Pick[]): readonly Pick[] {
  const moves = Map.groupBy(picks, ({ move }) => move);
  return [...moves.values()].map((alike) => {
    const pick = alike[0] as Pick;
    return alike.length === 1 ? pick : { ...pick, pieces: [...new Set(alike.flatMap(({ pieces }) => pieces))] };
  });
}

export interface Picked {
  readonly picking: Picking;
  /** The move it has come to. */
  readonly pick: Pick | undefined;
}

/** A piece was clicked. */
export function pickPiece(picking: Picking, piece: string): Picked {
  const further = { ...picking, path: [...picking.path, piece] };
  if (candidates(further).length > 0) return decide(further);
  // The picked piece again unpicks it; another piece starts over.
  if (picking.path.includes(piece)) return { picking: unpickPiece(picking), pick: undefined };
  const restarted = { ...picking, path: [piece] };
  return candidates(restarted).length > 0 ? decide(restarted) : { picking, pick: undefined };
}

function decide(picking: Picking): Picked {
  const left = candidates(picking, picking.legal);
  const only = distinct(left).length === 1 && left.some(({ pieces }) => pieces.length === picking.path.length);
  return { picking, pick: only ? left[0] : undefined };
}

/** Takes the last piece back. */
export const unpickPiece = (picking: Picking): Picking => ({ ...picking, path: picking.path.slice(0, -1) });
