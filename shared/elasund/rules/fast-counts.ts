/** Sums, as a search asks for them whenever it imagines a hand: lists are read without a check. */

import { GOLD } from "../state.ts";

export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (let at = 0; at < numbers.length; at++) total += numbers[at]!;
  return total;
}

/** Influence cards of a hand or a pile by card. */
export const influenceOf = (cards: readonly number[]): number => sum(cards) - cards[GOLD]!;
