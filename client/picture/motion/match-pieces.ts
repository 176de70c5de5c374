/**
 * Which piece of the new picture was which of the old one. Pure: one diff plans every animation.
 * Every pose of the new picture is reached by exactly one piece, and no piece reaches two.
 */
import type { Cue, Picture, Pose } from "../../face/pose.ts";

/** A piece on the table: it keeps its number while its pose changes. */
export interface Piece {
  readonly id: number;
  readonly pose: Pose;
}

/** A piece that is new fades in where its event says it comes from, or in its place; a piece that goes fades out likewise. */
export interface Change {
  readonly id: number;
  readonly from: Pose;
  readonly to: Pose;
  readonly fade: "in" | "out" | undefined;
  readonly cue: Cue | undefined;
}

export interface Matching {
  /** The new picture's pieces, in its order. */
  readonly pieces: readonly Piece[];
  /** Every piece that comes, goes, moves or looks different. */
  readonly changes: readonly Change[];
}

/** `next` is the first number never used for a piece. */
export function match(old: readonly Piece[], picture: Picture, cues: readonly Cue[], next: number): Matching {
  const origins = matchAll(old, picture, cues);
  // A piece that lies as it did stays the same object: nothing of it is drawn or made again.
  const pieces = picture.map((pose, at): Piece => {
    const origin = origins[at];
    return origin !== undefined && samePose(origin.pose, pose) ? origin : { id: origin?.id ?? next++, pose };
  });
  const kept = new Set(origins);
  const poses = [...old.map(({ pose }) => pose), ...picture];
  const changes: Change[] = [];
  for (const [at, { id, pose }] of pieces.entries()) {
    const from = origins[at]?.pose;
    const cue = cues.find((one) => isMeant(one, pose));
    if (from === undefined) changes.push({ id, from: beside(pose, cue?.from, poses), to: pose, fade: "in", cue });
    // A cue for all of a kind is no reason to wait for those that stay; a named piece may be meant just to be noticed.
    else if ((cue !== undefined && pose.key !== "") || from !== pose) changes.push({ id, from, to: pose, fade: undefined, cue });
  }
  for (const { id, pose } of old.filter((piece) => !kept.has(piece))) {
    const cue = cues.find((one) => isMeant(one, pose));
    changes.push({ id, from: pose, to: beside(pose, cue?.to, poses), fade: "out", cue });
  }
  return { pieces, changes };
}

/** A pose as it would lie with another piece; of a piece of its own kind it takes look and size as well, so that it turns over and grows or shrinks on its way. */
function beside(pose: Pose, key: string | undefined, poses: readonly Pose[]): Pose {
  const other = key === undefined ? undefined : poses.find((one) => one.key === key);
  if (other === undefined) return pose;
  const { x, y, width, height, look } = other;
  return other.kind === pose.kind ? { ...pose, x, y, width, height, look } : { ...pose, x, y };
}

/** The piece that each pose of the picture comes from, if any. */
function matchAll(old: readonly Piece[], picture: Picture, cues: readonly Cue[]): (Piece | undefined)[] {
  const origins: (Piece | undefined)[] = picture.map(() => undefined);
  const free = new Set(old);
  const named = new Map<string, Piece>();
  for (const piece of old) if (piece.pose.key !== "" && !named.has(piece.pose.key)) named.set(piece.pose.key, piece);
  const take = (at: number, piece: Piece) => {
    origins[at] = piece;
    free.delete(piece);
  };
  for (const [at, { key }] of picture.entries()) {
    const piece = key === "" ? undefined : named.get(key);
    if (piece !== undefined && free.has(piece)) take(at, piece);
  }
  // What comes from a piece of its kind that goes and lay where it lies is that piece: a card that is turned up.
  const names = new Set(picture.map(({ key }) => key));
  for (const [at, pose] of picture.entries()) {
    const from = origins[at] === undefined && pose.key !== "" ? cues.find((cue) => isMeant(cue, pose))?.from : undefined;
    const piece = from === undefined || names.has(from) ? undefined : named.get(from);
    if (piece?.pose.kind === pose.kind && free.has(piece) && Math.hypot(piece.pose.x - pose.x, piece.pose.y - pose.y) < 2) take(at, piece);
  }
  // Most pieces without a name stay where they are; only the others must all be compared with each other.
  const still = Map.groupBy(
    [...free].filter(({ pose }) => pose.key === "").sort((a, b) => a.id - b.id),
    ({ pose }) => placeOf(pose),
  );
  for (const [at, pose] of picture.entries()) {
    const piece = origins[at] === undefined && pose.key === "" ? still.get(placeOf(pose))?.shift() : undefined;
    if (piece !== undefined) take(at, piece);
  }
  // A piece without a name may have been any of its kind; one that gets its name now (a card turned up) had none before, and the other way round.
  const pairs: { at: number; piece: Piece; cost: number }[] = [];
  for (const [at, pose] of picture.entries()) {
    if (origins[at] !== undefined) continue;
    const source = sourceOf(pose, cues, old);
    for (const piece of free) {
      if (piece.pose.kind !== pose.kind || (piece.pose.key !== "" && pose.key !== "" && piece.pose.key !== pose.key)) continue;
      pairs.push({ at, piece, cost: cost(piece.pose, pose, source) });
    }
  }
  pairs.sort((a, b) => a.cost - b.cost || a.at - b.at || a.piece.id - b.piece.id);
  for (const { at, piece } of pairs) if (origins[at] === undefined && free.has(piece)) take(at, piece);
  return origins;
}

const placeOf = ({ kind, look, x, y }: Pose): string => `${kind} ${look} ${x} ${y}`;

/** Staying where it is comes before all; then whatever lies nearest, to the source the event names or to the place itself. */
function cost(old: Pose, pose: Pose, source: Pose | undefined): number {
  const near = Math.hypot(old.x - pose.x, old.y - pose.y) + (old.look === pose.look ? 0 : 1);
  if (near < 2 || source === undefined) return near;
  return 2 + Math.hypot(old.x - source.x, old.y - source.y);
}

function sourceOf(pose: Pose, cues: readonly Cue[], old: readonly Piece[]): Pose | undefined {
  const from = cues.find((cue) => cue.from !== undefined && isMeant(cue, pose))?.from;
  return from === undefined ? undefined : old.find((piece) => piece.pose.key === from)?.pose;
}

export function isMeant(cue: Cue, pose: Pose): boolean {
  if (cue.piece.endsWith("*")) return pose.key === "" && pose.kind === cue.piece.slice(0, -1);
  return pose.key !== "" && pose.key === cue.piece;
}

export const samePose = (a: Pose, b: Pose): boolean =>
  a.key === b.key &&
  a.kind === b.kind &&
  a.look === b.look &&
  a.x === b.x &&
  a.y === b.y &&
  a.width === b.width &&
  a.height === b.height &&
  a.depth === b.depth &&
  (a.angle ?? 0) === (b.angle ?? 0) &&
  (a.dim ?? false) === (b.dim ?? false) &&
  (a.digits ?? "") === (b.digits ?? "") &&
  a.digitSize === b.digitSize;
