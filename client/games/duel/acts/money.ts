import { at } from "../../../../shared/core/base/checked.ts";
import type { Table } from "../../../../shared/duel/state.ts";
import type { Cue } from "../../../face/pose.ts";
import { cue } from "../../../face/telling.ts";
import { COINS_SHOWN } from "../layout/city.ts";

/** Coins that come from the bank or go there. */
export function moneyCues(before: Table, after: Table, seat: number, order: number, bank: string): Cue[] {
  const [had, has] = [before, after].map(({ cities }) => Math.min(COINS_SHOWN, at(cities, seat).coins)) as [number, number];
  const pieces = Array.from({ length: Math.abs(has - had) }, (_none, n) => `coin:${seat}:${Math.min(had, has) + n}`);
  return pieces.map((piece) => cue(piece, order, { motion: "pay", sound: "coin", ...(has > had ? { from: bank } : { to: bank }) }));
}
