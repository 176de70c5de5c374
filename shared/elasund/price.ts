/** Prices, and whether a hand pays them. */
import { coloursWith, INFLUENCE, noCards } from "./cards.ts";
import { GOLD } from "./state.ts";

export interface Price {
  readonly gold: number;
  /** Influence cards of one colour, the payer's choice. */
  readonly same: number;
  /** Influence cards of each colour. */
  readonly each: number;
}

export const priceOf = (gold: number, same = 0, each = 0): Price => ({ gold, same, each });

export function canPay(hand: readonly number[], { gold, same, each }: Price): boolean {
  if (hand[GOLD]! < gold) return false;
  return (same === 0 || coloursWith(hand, same).length > 0) && (each === 0 || coloursWith(hand, each).length === INFLUENCE.length);
}

/** The cards, by card; `colour` is the one that is paid where it may be chosen. */
export function cardsOf({ gold, same, each }: Price, colour: number): number[] {
  const cards = noCards();
  cards[GOLD] = gold;
  for (const influence of INFLUENCE) cards[influence] = each + (influence === colour ? same : 0);
  return cards;
}
