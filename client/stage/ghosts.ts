/** What a move would change in the picture: where pieces would lie, and which digits would count differently. Pure. */
import type { Sight } from "../../shared/core/game.ts";
import type { Face } from "../games/face.ts";
import { numberIn } from "./counters.ts";
import { match, type Piece } from "./match-pieces.ts";
import type { Picture, Pose, Size } from "./pose.ts";

/** A piece whose digits would be others: where it lies now, and the difference. */
interface CountChange {
  readonly pose: Pose;
  readonly by: number;
}

export interface Ghosts {
  /** Pieces as they would lie, where they do not lie yet. */
  readonly poses: readonly Pose[];
  readonly counts: readonly CountChange[];
}

export const NO_GHOSTS: Ghosts = { poses: [], counts: [] };

/** A piece that moves less than this part of its size only makes room for others. */
const MAKES_ROOM = 0.4;

/** Of the pieces that lie on the table now, compared with the picture of another sight. */
export function ghostsOf(face: Face, now: readonly Piece[], sight: Sight, size: Size): Ghosts {
  const isPiece = ({ kind, depth }: Pose): boolean => depth >= 0 && face.marks?.includes(kind) !== true;
  const picture: Picture = face.layout(sight, size).filter(isPiece);
  const { changes } = match(
    now.filter(({ pose }) => isPiece(pose)),
    picture,
    [],
    0,
  );
  const arrived = changes.filter(({ from, to, fade }) => fade !== "out" && (fade === "in" || isElsewhere(from, to)));
  const counts = changes.flatMap(({ from, to, fade }): CountChange[] => {
    const by = fade === undefined ? numberIn(to) - numberIn(from) : 0;
    return Number.isInteger(by) && by !== 0 ? [{ pose: from, by }] : [];
  });
  return { poses: arrived.map(({ to }) => ({ ...to, dim: false })), counts };
}

function isElsewhere(from: Pose, to: Pose): boolean {
  if (from.look !== to.look) return true;
  return Math.hypot(from.x - to.x, from.y - to.y) > MAKES_ROOM * Math.min(to.width, to.height);
}
