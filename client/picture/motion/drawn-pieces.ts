import type { Director } from "./director.ts";
import type { Piece } from "./match-pieces.ts";
import { type Drawn, type Motion, rest, sample } from "./motion.ts";

export type DrawnPiece = readonly [id: number, drawn: Drawn];

/** The same object for a piece that lies as it did: sixty times a second it is nothing new. */
const lying = new WeakMap<Piece, DrawnPiece>();
const waysOf = new WeakMap<readonly Motion[], ReadonlyMap<number, Motion>>();

/** Every piece as it is drawn now, the moving ones on their way, with those that are leaving. */
export function drawnPieces({ pieces, moving, at }: Pick<Director, "pieces" | "moving" | "at">): DrawnPiece[] {
  const ways = waysOf.get(moving) ?? new Map(moving.map((motion) => [motion.id, motion]));
  waysOf.set(moving, ways);
  const drawn = pieces.map((piece): DrawnPiece => {
    const motion = ways.get(piece.id);
    return motion === undefined ? lyingPiece(piece) : [piece.id, sample(motion, at)];
  });
  for (const motion of moving) if (motion.fade === "out") drawn.push([motion.id, sample(motion, at)]);
  return drawn;
}

function lyingPiece(piece: Piece): DrawnPiece {
  const known = lying.get(piece) ?? [piece.id, rest(piece.pose)];
  lying.set(piece, known);
  return known;
}
