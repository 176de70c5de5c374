/** A full state that agrees with a view: what the seat cannot know is dealt at random. */
import type { State, View } from "../core/game.ts";
import { clone } from "../core/plain.ts";
import { fork, type Luck, shuffle } from "../core/random.ts";
import { INFLUENCE, noCards, sum } from "./cards.ts";
import { NUMBERS } from "./catalog.ts";
import { cardsOf, type Price } from "./price.ts";
import { CARDS, type Elasund, GOLD, NONE, type Secret, type Table } from "./state.ts";
import { churchTilesLeft, founder } from "./town/church.ts";
import { impliedPrices } from "./town/place.ts";

export function imagine({ table, secret, seat }: View<Elasund>, luck: Luck): State<Elasund> {
  const influence = shuffle(luck, unseenInfluence(table, secret));
  const church = shuffle(luck, unseenTiles(table, secret));
  const others = table.cubes.map((_cubes, other) => other).filter((other) => other !== seat);
  const gold = goldElsewhere(table, secret);
  const known = others.map((other) => (other === table.turn ? shown(table, others, gold, influence, luck) : noCards()));
  for (const card of listed(sumOfEach(known))) if (card !== GOLD) influence.splice(influence.indexOf(card), 1);
  const golds = shareGold(table, others, known, gold, luck);
  const secrets: Secret[] = table.cubes.map(() => clone(secret));
  for (const [at, other] of others.entries()) {
    const cards = listed(known[at]!.map((count, card) => (card === GOLD ? golds[at]! : count)));
    cards.push(...influence.splice(0, cardsOfSeat(table, other) - cards.length));
    secrets[other] = { ...handAndLaid(table, other, cards, luck), ...seenTiles(table, other, church) };
  }
  return { table: clone(table), secrets, hidden: { luck: fork(luck), influence, church } };
}

/** Counts by card to single cards, and back. */
const listed = (counts: readonly number[]): number[] => counts.flatMap((count, card) => new Array<number>(count).fill(card));
function counted(cards: readonly number[]): number[] {
  const counts = noCards();
  for (const card of cards) counts[card]!++;
  return counts;
}
const sumOfEach = (hands: readonly (readonly number[])[]): number[] =>
  noCards().map((_none, card) => sum(hands.map((hand) => hand[card]!)));

const cardsOfSeat = ({ hands, laid }: Table, seat: number): number => hands[seat]! + laid[seat]!;
const givenOf = ({ given }: Table, card: number): number => sum(given.filter((_count, at) => at % CARDS.length === card));

/** Influence cards in the pile and in foreign hands. */
function unseenInfluence(table: Table, { hand, laid }: Secret): number[] {
  return INFLUENCE.flatMap((card) => {
    const seen = hand[card]! + laid[card]! + table.discard[card]! + givenOf(table, card);
    return new Array<number>(NUMBERS.influencePerColour - seen).fill(card);
  });
}

/** Church tiles that are neither on the board nor known to this seat. */
const unseenTiles = ({ church }: Table, { tiles, under }: Secret): number[] =>
  church.flatMap((builder, tile) => (builder === NONE && tile !== under && !tiles.includes(tile) ? [tile] : []));

/** Total gold in the other hands, which is public. */
const goldElsewhere = (table: Table, { hand, laid }: Secret): number =>
  NUMBERS.goldCards - table.gold - givenOf(table, GOLD) - hand[GOLD]! - laid[GOLD]!;

/** Cards that the seat whose turn it is must have, given what it has chosen. */
function shown(table: Table, others: readonly number[], gold: number, influence: readonly number[], luck: Luck): number[] {
  const room = sum(others.map((other) => cardsOfSeat(table, other)));
  const fits = (cards: readonly number[]): boolean =>
    cards[GOLD]! <= gold && sum(cards) <= table.hands[table.turn]! && sum(cards) - cards[GOLD]! <= room - gold;
  const ways = impliedPrices(table).flatMap((price) => waysToPay(price, influence));
  return shuffle(luck, ways.filter(fits))[0] ?? noCards();
}

/** By card, with the colours there are enough of. */
function waysToPay(price: Price, influence: readonly number[]): number[][] {
  const colours = price.same === 0 ? [GOLD] : INFLUENCE;
  const has = (cards: readonly number[]) => INFLUENCE.every((card) => cards[card]! <= influence.filter((other) => other === card).length);
  return colours.map((colour) => cardsOf(price, colour)).filter(has);
}

/** How much of the gold each of the others has, in their order. */
function shareGold(table: Table, others: readonly number[], known: readonly (readonly number[])[], gold: number, luck: Luck): number[] {
  const spans = others.map((other, at) => goldSpan(table, other, known[at]!));
  const shares = spans.map(([least]) => least);
  const places = spans.flatMap(([least, most], at) => new Array<number>(most - least).fill(at));
  for (const at of shuffle(luck, places).slice(0, gold - sum(shares))) shares[at]!++;
  return shares;
}

/** In a shortage half of each seat's influence, rounded up, is public: the other cards are gold, give or take one. */
function goldSpan(table: Table, seat: number, known: readonly number[]): readonly [least: number, most: number] {
  const cards = cardsOfSeat(table, seat);
  if (table.step !== "shortage") return [known[GOLD]!, cards - sum(known) + known[GOLD]!];
  const half = table.owes[seat]! + table.laid[seat]!;
  return half === 0 ? [cards, cards] : [Math.max(0, cards - 2 * half), cards - 2 * half + 1];
}

/** Cards of another seat, gold first, as its hand and what it has laid face down; in a shortage that is influence. */
function handAndLaid({ step, laid }: Table, seat: number, cards: number[], luck: Luck): Pick<Secret, "hand" | "laid"> {
  const order = step === "shortage" ? cards : shuffle(luck, cards);
  const kept = order.length - laid[seat]!;
  return { hand: counted(order.slice(0, kept)), laid: counted(order.slice(kept)) };
}

/** Church tiles another seat has looked at; they are taken from those that may be anywhere. */
function seenTiles(table: Table, seat: number, church: number[]): Pick<Secret, "tiles" | "under"> {
  const tiles = table.step === "tile" && table.turn === seat ? church.splice(-2) : [];
  const knows = founder(table) === seat && churchTilesLeft(table) > 0;
  return { tiles, under: knows ? church.pop()! : NONE };
}
