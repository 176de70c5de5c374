import type { Director } from "./director.ts";
import { type Drawn, rest, sample } from "./motion.ts";

/** Every piece as it is drawn now, the moving ones on their way, with those that are leaving. */
export function drawnPieces({ pieces, moving, at }: Pick<Director, "pieces" | "moving" | "at">): [id: number, drawn: Drawn][] {
  const ways = new Map(moving.map((motion) => [motion.id, motion]));
  const drawn = pieces.map(({ id, pose }): [number, Drawn] => {
    const motion = ways.get(id);
    return [id, motion === undefined ? rest(pose) : sample(motion, at)];
  });
  for (const motion of moving) if (motion.fade === "out") drawn.push([motion.id, sample(motion, at)]);
  return drawn;
}
