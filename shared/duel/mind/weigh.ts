/** How good the moves of a seat look at first glance: for itself, and by what they leave to the rival. */
import type { View } from "../../core/game.ts";
import { discardIncomeOf } from "../amounts.ts";
import { EMPTY, freePlaces } from "../pyramid.ts";
import type { Duel, Move } from "../state.ts";
import { canPay, cardPrice, wonderPrice } from "../trade.ts";
import { cardsAt, type Outlook, outlookOf, turned } from "./outlook.ts";
import { coinWorth, worthOfCard, worthOfToken, worthOfWonder } from "./worth.ts";

/** Points that make a move look e times as promising. */
const POINTS_PER_E = 2.5;
/** Share of the worth that a card has for the rival: there are other cards for them to take. */
const DENIED = 0.4;
/** The same of a card the rival cannot pay now. */
const DENIED_LATER = 0.1;

export function weigh(view: View<Duel>, moves: readonly Move[]): ArrayLike<number> {
  const worth = worthOfMoves(view, moves);
  for (let at = 0; at < worth.length; at++) worth[at]! /= POINTS_PER_E;
  return worth;
}

/** In points, comparable among the moves of one list only. */
export function worthOfMoves({ table, seat }: View<Duel>, moves: readonly Move[]): Float64Array {
  const own = outlookOf(table, seat);
  const rivals = turned(own);
  const taken = new Map<number, number>();
  const worth = new Float64Array(moves.length);
  for (let at = 0; at < moves.length; at++) worth[at] = worthOfMove(own, rivals, moves[at]!, taken);
  return worth;
}

/** `taken` keeps what taking a card means, whatever is done with it. */
function worthOfMove(own: Outlook, rivals: Outlook, move: Move, taken: Map<number, number>): number {
  const coin = coinWorth(own.left);
  switch (move.type) {
    case "build":
      return worthOfCard(own, move.card) - cardPrice(own.market, move.card) * coin + worthOfTaking(own, rivals, move.card, taken);
    case "discard":
      return discardIncomeOf(own.city) * coin + worthOfTaking(own, rivals, move.card, taken);
    case "wonder":
      return worthOfWonder(own, move.wonder) - wonderPrice(own.market, move.wonder) * coin + worthOfTaking(own, rivals, move.card, taken);
    case "draft":
      return worthOfWonder(own, move.wonder);
    case "token":
    case "keep":
      return worthOfToken(own, move.token);
    case "revive":
      return worthOfCard(own, move.card);
    case "destroy":
      return worthOfCard(rivals, move.card);
    case "open":
      return move.seat === own.seat ? 1 : 0;
  }
}

/** What the rival loses with a card, less what it uncovers for them. */
function worthOfTaking(own: Outlook, rivals: Outlook, card: number, taken: Map<number, number>): number {
  const known = taken.get(card);
  if (known !== undefined) return known;
  let best = 0;
  for (const opened of uncovered(own, card)) best = Math.max(best, worthForRival(rivals, opened));
  const worth = worthForRival(rivals, card) - best;
  taken.set(card, worth);
  return worth;
}

function worthForRival(rivals: Outlook, card: number): number {
  const price = cardPrice(rivals.market, card);
  const worth = worthOfCard(rivals, card) - price * coinWorth(rivals.left);
  return Math.max(0, worth) * (canPay(rivals.city, price) ? DENIED : DENIED_LATER);
}

/** The faces that lie free once a card is taken; what is turned up then nobody knows. */
function uncovered({ table, freePlaces: free }: Outlook, card: number): number[] {
  const pyramid = table.pyramid.slice();
  pyramid[pyramid.indexOf(card)] = EMPTY;
  return cardsAt(pyramid, freePlaces(pyramid, table.age) & ~free);
}
