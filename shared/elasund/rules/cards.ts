/** Gold and influence between hands and piles. */

import { must } from "../../core/base/checked.ts";
import { isEqual } from "../../core/base/plain.ts";
import { shuffle } from "../../core/base/random.ts";
import type { Sight, State, Tell } from "../../core/contract/game.ts";
import { CARDS, type Elasund, type Event, GOLD, NONE, type Secret, type Source, type Table } from "../state.ts";
import { sum } from "./fast-counts.ts";
import { seatsOf } from "./town/grid.ts";

type Hand = readonly number[];

export const noCards = (): number[] => NO_CARDS.slice();
const NO_CARDS: readonly number[] = CARDS.map(() => 0);

/** The influence colours of which a hand has that many. */
export const coloursWith = (hand: Hand, count: number): number[] => INFLUENCE.filter((colour) => must(hand[colour], "card") >= count);
export const INFLUENCE: readonly number[] = CARDS.map((_card, card) => card).filter((card) => card !== GOLD);

/** Gold cards as counts by card. */
export function goldCards(gold: number): number[] {
  const cards = noCards();
  cards[GOLD] = gold;
  return cards;
}

/**
 * The number of gold cards in each hand is public, unless some of it may lie face down. A hand that is taken whole shows what was in it.
 */
export function isConcealedSame(before: Secret, after: Secret): boolean {
  const isTaken = sum(before.hand) > 0 && sum(after.hand) === 0;
  if (isTaken || sum(before.laid) > 0 || sum(after.laid) > 0) return isEqual(before, after);
  const withoutGold = (secret: Secret): Secret => ({ ...secret, hand: secret.hand.with(GOLD, 0) });
  return isEqual(withoutGold(before), withoutGold(after));
}

/** What is laid face down stays hidden, and so do church tiles that only their builder has seen. */
export const openHand = ({ hand }: Secret): Secret => ({ hand, laid: noCards(), tiles: [], under: NONE });

/** The cards of a seat as counts by kind, where the reader may see them: their own, or all at a table with open hands. */
export const seenHand = ({ secret, seat: own, openHands }: Sight<Elasund>, seat: number): Hand | undefined =>
  (seat === own ? secret : openHands?.[seat])?.hand;

/** Moves cards from the hand of the seat whose turn it is onto the piles. */
export function spend({ table, secrets }: State<Elasund>, cards: readonly number[], tell: Tell<Event>): void {
  const seat = table.turn;
  if (sum(cards) === 0) return;
  takeFromHand(table, must(secrets[seat], "seat").hand, seat, cards);
  layOnPiles(table, cards);
  tell({ type: "spent", cards });
}

export function takeFromHand(table: Table, hand: number[], seat: number, cards: readonly number[]): void {
  for (let card = 0; card < cards.length; card++) hand[card] = must(hand[card], "card") - must(cards[card], "card");
  table.hands[seat] = must(table.hands[seat], "seat") - sum(cards);
  table.golds[seat] = must(table.golds[seat], "seat") - must(cards[GOLD], "card");
}

export function putInHand(table: Table, hand: number[], seat: number, card: number, count: number): void {
  hand[card] = must(hand[card], "card") + count;
  table.hands[seat] = must(table.hands[seat], "seat") + count;
  if (card === GOLD) table.golds[seat] = must(table.golds[seat], "seat") + count;
}

export function layOnPiles(table: Table, cards: readonly number[]): void {
  table.gold += must(cards[GOLD], "card");
  for (const colour of INFLUENCE) table.discard[colour] = must(table.discard[colour], "card") + must(cards[colour], "card");
}

/** Gold from the hand of the seat whose turn it is into other hands, by seat. */
export function compensate({ table, secrets }: State<Elasund>, gold: readonly number[], tell: Tell<Event>): void {
  if (sum(gold) === 0) return;
  takeFromHand(table, must(secrets[table.turn], "seat").hand, table.turn, goldCards(sum(gold)));
  for (const [seat, coins] of gold.entries()) putInHand(table, must(secrets[seat], "seat").hand, seat, GOLD, coins);
  tell({ type: "compensated", gold });
}

/** Gold (0) or influence (1) cards to draw from, spent influence included. */
export const supply = (table: Table, which: number): number => (which === 0 ? table.gold : table.deck + sum(table.discard));

/** Shuffles the spent influence into the pile. */
export function reshuffle({ table, hidden }: State<Elasund>, tell: Tell<Event>): void {
  const spent = table.discard.flatMap((count, card) => new Array<number>(count).fill(card));
  hidden.influence = shuffle(hidden.luck, [...hidden.influence, ...spent]);
  table.deck = hidden.influence.length;
  table.discard = noCards();
  tell({ type: "shuffled" });
}

/** All seats clockwise, the one whose turn it is first. */
export const clockwise = (table: Table): number[] => table.cubes.map((_cubes, after) => (table.turn + after) % seatsOf(table));

/** Hands out what is due, by seat * 2; if there is not enough, one card at a time clockwise until nothing is left. */
export function handOut(state: State<Elasund>, due: readonly number[], why: Source, tell: Tell<Event>): void {
  const { table } = state;
  const seats = seatsOf(table);
  const shares = sharesOf(table, due);
  for (let after = 0; after < seats; after++) {
    const seat = (table.turn + after) % seats;
    const gold = must(shares[seat * 2], "seat");
    const influence = must(shares[seat * 2 + 1], "seat");
    if (gold + influence > 0) draw(state, seat, gold, influence, why, tell);
  }
}

/** What the supply has of what is due. */
function sharesOf(table: Table, due: readonly number[]): readonly number[] {
  let shares = due;
  for (const which of GOLD_AND_INFLUENCE) if (isShort(table, due, which)) shares = shortShares(table, shares, which);
  return shares;
}
const GOLD_AND_INFLUENCE = [0, 1] as const;

/** Whether more gold (0) or influence (1) is due than the supply has. */
export function isShort(table: Table, due: readonly number[], which: number): boolean {
  let cards = 0;
  for (let place = which; place < due.length; place += 2) cards += must(due[place], "seat");
  return cards > 0 && cards > supply(table, which);
}

/** Shares of a short supply: one card at a time clockwise. */
function shortShares(table: Table, due: readonly number[], which: number): number[] {
  const got = due.map((cards, place) => (place % 2 === which ? 0 : cards));
  for (let rest = supply(table, which); rest > 0; ) {
    for (const seat of clockwise(table)) {
      const place = seat * 2 + which;
      if (rest === 0 || got[place] === due[place]) continue;
      got[place] = must(got[place], "seat") + 1;
      rest--;
    }
  }
  return got;
}

function draw(state: State<Elasund>, seat: number, gold: number, influence: number, why: Source, tell: Tell<Event>): void {
  const { table, secrets, hidden } = state;
  if (influence > 0 && hidden.influence.length === 0) reshuffle(state, tell);
  const count = Math.min(influence, hidden.influence.length);
  const { hand } = must(secrets[seat], "seat");
  table.gold -= gold;
  putInHand(table, hand, seat, GOLD, gold);
  const cards: number[] = [];
  for (let drawn = 0; drawn < count; drawn++) {
    const card = must(hidden.influence.pop(), "card");
    putInHand(table, hand, seat, card, 1);
    cards.push(card);
  }
  table.deck = hidden.influence.length;
  tell({ type: "drew", seat, why, gold, influence: count }, seat, { type: "drew", seat, why, gold, influence: count, cards });
  if (count < influence) draw(state, seat, 0, influence - count, why, tell);
}
