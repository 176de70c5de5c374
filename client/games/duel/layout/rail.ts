/** The military rail with its pawn and loot. */
import { LOOT } from "../../../../shared/duel/catalog.ts";
import type { Table } from "../../../../shared/duel/state.ts";
import { type Box, inBox } from "../../../face/box.ts";
import type { Pose } from "../../../face/pose.ts";
import { railStep } from "../art/board.ts";
import { LAYER, sized, type Zones } from "./frame.ts";

/** Poses from the far capital to the near one; the pawn comes nearer as its owner loses ground. */
export function railPoses(table: Table, near: number, { rail: { height }, unit }: Zones): Pose[] {
  const step = railStep(height - 10 * unit);
  const y = (space: number): number => height / 2 - space * step * (near === 0 ? 1 : -1);
  const track: Box = { x: 43 * unit, y: 5 * unit, width: 60 * unit, height: height - 10 * unit };
  const pawn = 56 * unit;
  return [
    inBox(track, { key: "rail", kind: "rail", look: sized(`rail:${near}`, track), depth: LAYER.ground }),
    ...LOOT.flatMap(({ at, coins }, loot): Pose[] => {
      const lying = { x: 24 * unit, y: y(at), width: 45 * unit, height: 36 * unit, depth: LAYER.piece };
      return table.loot[loot] ? [{ key: `loot:${loot}`, kind: "loot", look: `loot:${coins}`, ...lying }] : [];
    }),
    {
      key: "pawn",
      kind: "pawn",
      look: "pawn",
      x: track.x + track.width * 0.48,
      y: y(table.pawn) - 7 * unit,
      width: pawn,
      height: pawn,
      depth: LAYER.pawn,
    },
  ];
}
