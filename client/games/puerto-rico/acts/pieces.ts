/** Cues for coins, chips and barrels that differ between two pictures. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Table } from "../../../../shared/puerto-rico/state.ts";
import type { Cue } from "../../../face/pose.ts";
import { cue } from "../../../face/telling.ts";
import { shownCoins } from "../layout/coins.ts";

/** Coins gained from or paid to a place. */
export function coinCues(before: Table, after: Table, seat: number, near: boolean, order: number, bank: string): Cue[] {
  const [had, has] = [before, after].map(({ players }) => at(players, seat).money) as [number, number];
  const [few, many] = [Math.min(had, has), Math.max(had, has)];
  const seen = shownCoins(many, near).filter((coin) => coin >= few);
  const way = has > had ? { from: bank } : { to: "bank" };
  return seen.map((coin) => cue(`coin:${seat}:${coin}`, order, { motion: "pay", sound: "coin", ...way }));
}

/** The top chip of the pool is taken by the seat that scored, whose counter ticks as it lands. */
export function pointCues(before: Table, after: Table, seat: number, order: number): Cue[] {
  if (before.points === after.points) return [];
  return [cue(`chip:${before.points}`, order, { motion: "take", to: `score:${seat}`, sound: "token" })];
}

/** Barrels that came back to the supply. */
export function supplyCues(before: Table, after: Table, order: number): Cue[] {
  return after.goods.flatMap((count, good) =>
    Array.from({ length: Math.max(0, count - at(before.goods, good)) }, (_none, n) =>
      cue(`stock:${good}:${at(before.goods, good) + n}`, order, { motion: "roll", sound: "barrel" }),
    ),
  );
}
