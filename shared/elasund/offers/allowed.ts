/** Whether a seat may make a move, in plain words; refusals say why not, and `fast-moves.ts` lists the same fast. */
import { must } from "../../core/base/checked.ts";
import { canPay } from "../rules/price.ts";
import { hasFreeField } from "../rules/town/grid.ts";
import { BONUS_PRICE, type Bonus, possiblePrices } from "../rules/town/permits.ts";
import { priceOfSite, sitesFor } from "../rules/town/site.ts";
import { nextPiece } from "../rules/town/walls.ts";
import { BONUSES, GOLD, NONE, PERMITS, type Table } from "../state.ts";

type Hand = readonly number[];

/** A card to the pirates, or in a shortage of influence. */
export const canGive = ({ step }: Table, hand: Hand, card: number): boolean =>
  must(hand[card], "card") > 0 && (card !== GOLD || step === "pirates");

/** A building of this kind, on some site. */
export const canBuild = (table: Table, seat: number, hand: Hand, kind: number): boolean =>
  sitesFor(table, seat, kind).some((site) => canPay(hand, priceOfSite(site)));

export const hasWallPiece = (table: Table, seat: number): boolean => nextPiece(table, seat) !== NONE;

/** A permit that the permit step places, or that a bonus action moves, adds or raises another to; `room`: a field is free. */
export function canUsePermit(table: Table, hand: Hand, bonus: Bonus | undefined, value: number, room: boolean): boolean {
  if ((table.permits[table.turn * PERMITS + value] === NONE) !== (bonus !== "move")) return false;
  for (const price of possiblePrices(table, bonus, value, room)) if (canPay(hand, price)) return true;
  return false;
}

export function canUseBonus(table: Table, hand: Hand, action: number): boolean {
  const bonus = must(BONUSES[action], "bonus");
  if (!canPay(hand, BONUS_PRICE[bonus])) return false;
  if (bonus === "gold") return true;
  const room = bonus !== "upgrade" && hasFreeField(table);
  for (let value = 0; value < PERMITS; value++) if (canUsePermit(table, hand, bonus, value, room)) return true;
  return false;
}
