/** The military rail with a capital at each end, its pawn and loot. */
import { LOOT } from "../../../../shared/duel/catalog.ts";
import { other, type Table } from "../../../../shared/duel/state.ts";
import { type Box, inBox } from "../../../face/box.ts";
import type { Pose } from "../../../face/pose.ts";
import { railStep } from "../art/board.ts";
import { LAYER, sized, type Zones } from "./frame.ts";

/** Poses from the far capital to the near one; the pawn comes nearer as its owner loses ground. */
export function railPoses(table: Table, near: number, { rail: { height }, unit }: Zones): Pose[] {
  const step = railStep(height - 10 * unit);
  const y = (space: number): number => height / 2 - space * step * (near === 0 ? 1 : -1);
  const track: Box = { x: 24 * unit, y: 5 * unit, width: 56 * unit, height: height - 10 * unit };
  const pawn = 54 * unit;
  const capital = { width: 60 * unit, height: 2.1 * step };
  return [
    inBox(track, { key: "rail", kind: "rail", look: sized("rail", track), depth: LAYER.ground }),
    ...[other(near), near].map((seat, end): Pose => {
      const box = { ...capital, x: 20 * unit, y: end === 0 ? unit : height - capital.height - unit };
      return inBox(box, { key: `capital:${seat}`, kind: "rail", look: sized(`capital:${seat}`, box), depth: LAYER.ground + 1 });
    }),
    ...LOOT.flatMap(({ at, coins }, loot): Pose[] => {
      const lying = { x: 21 * unit, y: y(at), width: 40 * unit, height: 32 * unit, depth: LAYER.piece };
      return table.loot[loot] ? [{ key: `loot:${loot}`, kind: "loot", look: `loot:${coins}`, ...lying }] : [];
    }),
    {
      key: "pawn",
      kind: "pawn",
      look: "pawn",
      x: track.x + track.width / 2,
      y: y(table.pawn) - 7 * unit,
      width: pawn,
      height: pawn,
      depth: LAYER.pawn,
    },
  ];
}
