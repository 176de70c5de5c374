/** Colonists: which spots they may leave and go to, what is filled without a question, and what the next ship brings. */
import { allSpots, circlesOf, colonistsOf, emptyInCity, firstBit, hasColonist, isOpen, isSingle, playerAt } from "../rules/board.ts";
import { fillAll, fillSpot, hasOpenSpots, openSpots } from "../rules/fast-spots.ts";
import type { Player, Table } from "../state.ts";
import { FREE, type Verdict } from "./offer.ts";

export function judgeLift(table: Table, seat: number, spot: number): Verdict {
  if (table.phase === "placing") return { why: "liftingOver" };
  return hasColonist(playerAt(table, seat), spot) ? FREE : { why: "spotEmpty" };
}

export function judgePlace(table: Table, seat: number, spot: number): Verdict {
  const player = playerAt(table, seat);
  if (player.sanJuan === 0) return { why: "sanJuanEmpty" };
  return isOpen(player, spot) ? FREE : { why: "spotFull" };
}

/** Every colonist is placed as long as there are circles, so a seat is done when San Juan is empty. */
export const judgeLeaveAll = ({ sanJuan }: Player): Verdict => (sanJuan === 0 ? FREE : { why: "mustPlace", colonists: sanJuan });

/** Colonists are in San Juan, and there is more than one kind of spot to go to. */
export const mustPlace = (player: Player): boolean => player.sanJuan > 0 && hasOpenSpots(player);

/** Circles stay empty, and the player can choose which. */
export function canRearrange(player: Player): boolean {
  const colonists = colonistsOf(player);
  return colonists > 0 && colonists < circlesOf(player) && !isSingle(allSpots(player));
}

/** Places those in San Juan on all open spots in order; `moved` is called once per spot, after it. */
export function fillCircles(player: Player, moved?: (spot: number, n: number) => void): void {
  if (player.sanJuan === 0 || (moved === undefined && fillAll(player))) return;
  for (let spots = openSpots(player); spots !== 0 && player.sanJuan > 0; spots &= spots - 1) {
    const spot = firstBit(spots);
    const n = fillSpot(player, spot);
    moved?.(spot, n);
  }
}

/** What the ship should carry next time: empty fields and quarries do not count, nor do colonists in San Juan. */
export function refillOf(table: Table): number {
  let empty = 0;
  for (const player of table.players) empty += emptyInCity(player);
  return Math.max(table.players.length, empty);
}
