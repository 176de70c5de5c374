/** Features: whose turn it is, and what the cards that lie free offer. */
import { discardIncomeOf } from "../rules/amounts.ts";
import { cardPrice } from "../rules/fast-trade.ts";
import { canPay } from "../rules/trade.ts";
import type { Features, Measured } from "./measured.ts";
import type { Outlook } from "./outlook.ts";
import { coinWorth, WIN, worthOfCard } from "./worth.ts";

/** A card that is worth this much or more ends the match. */
const DECISIVE = WIN / 2;

const isOnTurn = ({ table, seat }: Measured): boolean => table.turn === seat && table.phase !== "over";

function decisive({ worths }: Measured): number {
  // The best come first.
  let counted = 0;
  while (counted < worths.length && worths[counted]! >= DECISIVE) counted++;
  return counted;
}

/** What is worth more than this ends the match, which has a feature of its own. */
const bounded = (worth = 0): number => Math.min(DECISIVE, worth);

export const TURN: Features = {
  "on turn": (measured) => (isOnTurn(measured) ? 1 : 0),
  "another turn": (measured) => (isOnTurn(measured) && measured.table.again ? 1 : 0),
  "takes the last card of the age": (measured) =>
    measured.cardsInAge > 0 && (measured.cardsInAge % 2 === 1) === isOnTurn(measured) ? 1 : 0,
  "best free card, on turn": (measured) => (isOnTurn(measured) ? bounded(measured.worths[0]) : 0),
  "best free card, not on turn": (measured) => (isOnTurn(measured) ? 0 : bounded(measured.worths[0])),
  "second free card": ({ worths }) => bounded(worths[1]),
  "wins with a free card": (measured) => (isOnTurn(measured) ? Math.min(1, decisive(measured)) : 0),
  "threatens to win with one free card": (measured) => (!isOnTurn(measured) && decisive(measured) === 1 ? 1 : 0),
  "threatens to win with several free cards": (measured) => (!isOnTurn(measured) && decisive(measured) > 1 ? 1 : 0),
};

/** What each free card is worth, built or discarded, whichever is more; the best first. */
export function freeWorths(outlook: Outlook): number[] {
  const { city, market, left, free } = outlook;
  const coin = coinWorth(left);
  const income = discardIncomeOf(city) * coin;
  const worths: number[] = [];
  for (let at = 0; at < free.length; at++) {
    const price = cardPrice(market, free[at]!);
    const worth = canPay(city, price) ? Math.max(income, worthOfCard(outlook, free[at]!) - price * coin) : income;
    // Few cards lie free: each is put where it belongs.
    let place = worths.length;
    worths.push(worth);
    for (; place > 0 && worths[place - 1]! < worth; place--) worths[place] = worths[place - 1]!;
    worths[place] = worth;
  }
  return worths;
}
