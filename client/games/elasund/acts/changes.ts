/** Cues for the cards and cubes that differ between two pictures. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { BUILDINGS, KIND_OF } from "../../../../shared/elasund/catalog.ts";
import { seenHand } from "../../../../shared/elasund/rules/cards.ts";
import { paysIn } from "../../../../shared/elasund/rules/ship.ts";
import type { Elasund, Table } from "../../../../shared/elasund/state.ts";
import type { Cue } from "../../../face/pose.ts";
import { cue } from "../../../face/telling.ts";
import { CARDS_SHOWN } from "../layout/hand.ts";

/** A card that enters or leaves a hand; `card` is known only where the reader sees the hand. */
export interface HandCard {
  readonly piece: string;
  readonly card: number | undefined;
}

/** Cards in one of the two pictures and not in the other. */
export function handChange(before: Sight<Elasund>, after: Sight<Elasund>, seat: number): { gained: HandCard[]; lost: HandCard[] } {
  const [was, is] = [before, after].map((sight) => handOf(sight, seat)) as [HandCard[], HandCard[]];
  const missing = (list: HandCard[], from: HandCard[]) => from.filter(({ piece }) => !list.some((one) => one.piece === piece));
  return { gained: missing(was, is), lost: missing(is, was) };
}

function handOf(sight: Sight<Elasund>, seat: number): HandCard[] {
  const pieces = (key: string, count: number, card: number | undefined): HandCard[] =>
    Array.from({ length: Math.min(count, CARDS_SHOWN) }, (_none, n) => ({ piece: n === 0 ? key : `${key}:${n}`, card }));
  const hand = seenHand(sight, seat);
  if (hand === undefined) return pieces(`hand:${seat}`, at(sight.table.hands, seat), undefined);
  return hand.flatMap((count, card) => pieces(`hand:${seat}:${card}`, count, card));
}

/** Buildings of a seat that bring something in a row: those with gold, those with influence. */
export function payingTiles(table: Table, seat: number, row: number): { gold: string[]; influence: string[] } {
  const found = { gold: [] as string[], influence: [] as string[] };
  table.sites.forEach((_field, tile) => {
    const { income } = at(BUILDINGS, at(KIND_OF, tile));
    if (table.owners[tile] === seat && paysIn(table, tile, row) && income !== "none") found[income].push(`tile:${tile}`);
  });
  return found;
}

/** Cubes of a seat hop from or to its mat, if any do. */
export const cubeCues = (hop: boolean, seat: number, order: number, sound: "cube" | "bell" = "cube"): Cue[] =>
  hop ? [cue(`cube:${seat}*`, order, { motion: "stack", sound })] : [];
