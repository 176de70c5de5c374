/** Prices, and whether a hand pays them. */

import { must } from "../../core/base/checked.ts";
import { CARDS, GOLD } from "../state.ts";
import { INFLUENCE, noCards } from "./cards.ts";

export interface Price {
  readonly gold: number;
  /** Influence cards of one colour, the payer's choice. */
  readonly same: number;
  /** Influence cards of each colour. */
  readonly each: number;
}

/** More than anything costs. */
const TOO_MUCH = { gold: 48, same: 4, each: 2 };
/** One object for each price: listing moves asks for many. */
const PRICES: readonly Price[] = Array.from({ length: TOO_MUCH.gold * TOO_MUCH.same * TOO_MUCH.each }, (_none, at) => ({
  gold: Math.floor(at / (TOO_MUCH.same * TOO_MUCH.each)),
  same: Math.floor(at / TOO_MUCH.each) % TOO_MUCH.same,
  each: at % TOO_MUCH.each,
}));

export const priceOf = (gold: number, same = 0, each = 0): Price =>
  must(PRICES[(gold * TOO_MUCH.same + same) * TOO_MUCH.each + each], "price");

export function canPay(hand: readonly number[], { gold, same, each }: Price): boolean {
  if (must(hand[GOLD], "card") < gold) return false;
  if (same === 0 && each === 0) return true;
  let most = 0;
  for (let card = GOLD + 1; card < CARDS.length; card++) {
    const held = must(hand[card], "card");
    if (held < each) return false;
    if (held > most) most = held;
  }
  return most >= same;
}

/** The cards, by card; `colour` is the one that is paid where it may be chosen. */
export function cardsOf({ gold, same, each }: Price, colour: number): number[] {
  const cards = noCards();
  cards[GOLD] = gold;
  for (const influence of INFLUENCE) cards[influence] = each + (influence === colour ? same : 0);
  return cards;
}
