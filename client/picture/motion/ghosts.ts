/** What a move would change in the picture: where its pieces would lie, and which digits would count differently. Pure. */
import { must } from "../../../shared/core/base/checked.ts";
import type { View } from "../../../shared/core/contract/game.ts";
import type { CertainFrame } from "../../../shared/core/match/view.ts";
import type { Face } from "../../face/face.ts";
import type { Cue, Picture, Pose, Size } from "../../face/pose.ts";
import { numberIn } from "./counters.ts";
import { isMeant, match, type Piece } from "./match-pieces.ts";

/** A piece whose digits would be others: where it lies now, and the difference. */
interface CountChange {
  readonly pose: Pose;
  readonly by: number;
}

export interface Ghosts {
  /** Pieces as they would lie, where they do not lie yet. */
  readonly poses: readonly Pose[];
  /** Pieces, by their number, that stay where they are and will lie on those: no ghost hides them or their digits. */
  readonly above: ReadonlySet<number>;
  readonly counts: readonly CountChange[];
}

export const NO_GHOSTS: Ghosts = { poses: [], above: new Set(), counts: [] };

/** A piece that moves less than this part of its size only makes room for others. */
const MAKES_ROOM = 0.4;

/** What moves would certainly lead to, from the view before the first; at least one frame. */
export interface Foretold {
  readonly before: View;
  readonly frames: readonly CertainFrame[];
  /** The one that is clicked or chosen. */
  readonly piece: string | undefined;
}

/**
 * Ghosts of the pieces that lie on the table now. Only the chosen piece and what the events are about have a ghost: a piece that no act
 * names merely shifts, as where a row closes up, and stays where it is.
 */
export function ghostsOf(face: Face, now: readonly Piece[], foretold: Foretold, size: Size): Ghosts {
  const isPiece = ({ kind, depth }: Pose): boolean => depth >= 0 && face.marks?.includes(kind) !== true;
  const picture: Picture = face.layout(must(foretold.frames.at(-1), "frame").view, size, foretold.before).filter(isPiece);
  const lying = now.filter(({ pose }) => isPiece(pose));
  // Numbers of new pieces that no piece on the table has.
  const { changes } = match(lying, picture, [], 1 + Math.max(0, ...lying.map(({ id }) => id)));
  const cues = cuesOf(face, foretold);
  const isTold = (pose: Pose): boolean => (pose.key !== "" && pose.key === foretold.piece) || cues.some((cue) => isMeant(cue, pose));
  const arrived = changes.filter(({ from, to, fade }) => fade !== "out" && (fade === "in" || isElsewhere(from, to)) && isTold(to));
  const counts = changes.flatMap(({ from, to, fade }): CountChange[] => {
    const by = fade === undefined ? numberIn(to) - numberIn(from) : 0;
    return Number.isInteger(by) && by !== 0 ? [{ pose: from, by }] : [];
  });
  const poses = arrived.map(({ to }) => ({ ...to, dim: false }));
  const gone = new Set(changes.filter(({ from, to, fade }) => fade === "out" || isElsewhere(from, to)).map(({ id }) => id));
  return { poses, above: piecesAbove(poses, lying, gone), counts };
}

/** The pieces that stay on top of the ghosts, and all that lies on those. */
function piecesAbove(ghosts: readonly Pose[], lying: readonly Piece[], gone: ReadonlySet<number>): ReadonlySet<number> {
  const above = new Set<number>();
  const under: Pose[] = [];
  for (const { id, pose } of lying.toSorted((a, b) => a.pose.depth - b.pose.depth)) {
    const isOnTop = (other: Pose): boolean => pose.depth > other.depth && overlap(pose, other);
    if (!under.some(isOnTop) && (gone.has(id) || !ghosts.some(isOnTop))) continue;
    above.add(id);
    under.push(pose);
  }
  return above;
}

const overlap = (a: Pose, b: Pose): boolean => 2 * Math.abs(a.x - b.x) < a.width + b.width && 2 * Math.abs(a.y - b.y) < a.height + b.height;

const cuesOf = (face: Face, { before, frames }: Foretold): readonly Cue[] =>
  frames.flatMap(({ event, view }, at) => face.act(event, frames[at - 1]?.view ?? before, view)?.cues ?? []);

function isElsewhere(from: Pose, to: Pose): boolean {
  if (from.look !== to.look) return true;
  return Math.hypot(from.x - to.x, from.y - to.y) > MAKES_ROOM * Math.min(to.width, to.height);
}
