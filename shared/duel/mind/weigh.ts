/** How good the moves of a seat look at first glance: for itself, and by what they leave to the rival. */
import type { View } from "../../core/contract/game.ts";
import { WONDERS } from "../catalog.ts";
import { NONE } from "../printed/vocabulary.ts";
import { discardIncomeOf } from "../rules/amounts.ts";
import { lowest, placesFreedBy } from "../rules/fast-pyramid.ts";
import { cardPrice, wonderPrice } from "../rules/fast-trade.ts";
import { indexIn } from "../rules/index-in.ts";
import { canPay } from "../rules/trade.ts";
import type { Duel, Move } from "../state.ts";
import { type Outlook, outlookOf, turned } from "./outlook.ts";
import { coinWorth, worthOfCard, worthOfToken, worthOfWonder } from "./worth.ts";

/** Points that make a move look e times as promising. */
const POINTS_PER_E = 2.5;
/** Share of the worth that a card has for the rival: there are other cards for them to take. */
const DENIED = 0.4;
/** The same of a card the rival cannot pay now. */
const DENIED_LATER = 0.1;

/** What one look at a list of moves keeps: most moves of a turn share their card or their wonder with others. */
interface Glance {
  readonly own: Outlook;
  readonly rivals: Outlook;
  readonly coin: number;
  /** The card looked at last, and what taking it means, whatever is done with it. */
  card: number;
  taking: number;
  /** By wonder, NaN if it has not been looked at. */
  readonly wonders: number[];
}

export function weigh({ table, seat }: View<Duel>, moves: readonly Move[]): ArrayLike<number> {
  const own = outlookOf(table, seat);
  const glance: Glance = { own, rivals: turned(own), coin: coinWorth(own.left), card: NONE, taking: 0, wonders: UNKNOWN.slice() };
  // A plain list: a typed one of this length would be allocated outside the heap of young objects.
  const weights: number[] = [];
  for (let at = 0; at < moves.length; at++) weights.push(worthOfMove(glance, moves[at]!) / POINTS_PER_E);
  return weights;
}

const UNKNOWN: readonly number[] = WONDERS.map(() => Number.NaN);

/** In points, comparable among the moves of one list only. */
function worthOfMove(glance: Glance, move: Move): number {
  const { own, rivals, coin } = glance;
  switch (move.type) {
    case "build":
      return worthOfCard(own, move.card) - cardPrice(own.market, move.card) * coin + worthOfTaking(glance, move.card);
    case "discard":
      return discardIncomeOf(own.city) * coin + worthOfTaking(glance, move.card);
    case "wonder":
      return worthOfBuilding(glance, move.wonder) + worthOfTaking(glance, move.card);
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

function worthOfBuilding({ own, coin, wonders }: Glance, wonder: number): number {
  if (Number.isNaN(wonders[wonder]!)) wonders[wonder] = worthOfWonder(own, wonder) - wonderPrice(own.market, wonder) * coin;
  return wonders[wonder]!;
}

/** What the rival loses with a card, less what it uncovers for them, which may still lie face down. */
function worthOfTaking(glance: Glance, card: number): number {
  if (glance.card === card) return glance.taking;
  const { own, rivals } = glance;
  const { pyramid } = own.table;
  let best = 0;
  for (let rest = placesFreedBy(own.table, indexIn(pyramid, card)); rest !== 0; rest &= rest - 1) {
    const opened = pyramid[lowest(rest)]!;
    if (opened > NONE) best = Math.max(best, worthForRival(rivals, opened));
  }
  glance.card = card;
  glance.taking = worthForRival(rivals, card) - best;
  return glance.taking;
}

function worthForRival(rivals: Outlook, card: number): number {
  const price = cardPrice(rivals.market, card);
  const worth = worthOfCard(rivals, card) - price * coinWorth(rivals.left);
  return Math.max(0, worth) * (canPay(rivals.city, price) ? DENIED : DENIED_LATER);
}
