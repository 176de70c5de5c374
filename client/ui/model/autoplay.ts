/** Playing a choice that is none: the only legal move, if the player wishes it, and if nothing is learnt or decided by it. */
import type { View } from "../../../shared/core/contract/game.ts";
import { REST_BEFORE_IDLE_PASS, REST_BEFORE_SOLE_MOVE } from "../../base/durations.ts";
import type { Face, Pick } from "../../face/face.ts";
import { previewRow } from "../../picture/motion/gathered-row.ts";
import { distinct } from "./picking.ts";

/** The only move after those in the hand; undefined if it shows something hidden or ends the match: that is for a person to see. */
export function onlyMove(face: Face, view: View, held: readonly string[], picks: readonly Pick[]): Pick | undefined {
  const [only, ...others] = distinct(picks);
  if (only === undefined || others.length > 0) return undefined;
  const after = previewRow(face, view, [...held, only.move]);
  return after === undefined || after.reveals || face.game.result(after.view.table) !== undefined ? undefined : only;
}

/** Bots draw no conclusions. */
export function restBeforePass(amongBots: boolean, luck = Math.random()): number {
  const { shortest, longest } = REST_BEFORE_IDLE_PASS;
  return amongBots ? REST_BEFORE_SOLE_MOVE : shortest + luck * (longest - shortest);
}
