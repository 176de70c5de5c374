/** A full state that agrees with a view: what the seat cannot know is dealt at random. A search begins every line of thought with one. */

import { below, fork, type Luck, pick, shuffle } from "../core/base/random.ts";
import type { Sight, State } from "../core/contract/game.ts";
import { CHURCH, NUMBERS } from "./catalog.ts";
import { copySecret, copyTable } from "./copy.ts";
import { INFLUENCE, noCards } from "./rules/cards.ts";
import { influenceOf, sum } from "./rules/fast-counts.ts";
import { cardsOf, type Price } from "./rules/price.ts";
import { churchTilesLeft, founder } from "./rules/town/church.ts";
import { seatsOf } from "./rules/town/grid.ts";
import { impliedPrices } from "./rules/town/place.ts";
import { CARDS, type Elasund, GOLD, NONE, type Secret, type Table } from "./state.ts";

type Cards = readonly number[];

export function imagine({ table, secret = NO_SECRET, seat }: Sight<Elasund>, luck: Luck): State<Elasund> {
  const unseen = unseenInfluence(table, secret);
  const known = table.turn === seat ? NO_CARDS : shownCards(table, unseen, luck);
  const influence = shuffle(luck, listOf(unseen, known));
  const church = shuffle(luck, unseenTiles(table, secret));
  const secrets: Secret[] = [];
  for (let other = 0; other < seatsOf(table); other++) {
    if (other === seat) {
      secrets.push(copySecret(secret));
      continue;
    }
    const hand = other === table.turn ? known.slice() : noCards();
    hand[GOLD] = table.golds[other]!;
    for (let rest = cardsOfSeat(table, other) - sum(hand); rest > 0; rest--) hand[influence.pop()!]!++;
    const laid = layFaceDown(table, other, hand, luck);
    const tiles = table.step === "tile" && table.turn === other ? church.splice(-2) : [];
    const knowsLast = founder(table) === other && churchTilesLeft(table) > 0;
    secrets.push({ hand, laid, tiles, under: knowsLast ? church.pop()! : NONE });
  }
  return { table: copyTable(table), secrets, hidden: { luck: fork(luck), influence, church } };
}
const NO_CARDS: Cards = noCards();
/** What a watcher knows. */
const NO_SECRET: Secret = { hand: noCards(), laid: noCards(), tiles: [], under: NONE };

const cardsOfSeat = ({ hands, laid }: Table, seat: number): number => hands[seat]! + laid[seat]!;

/** By card: influence in other hands and in the pile. */
function unseenInfluence({ discard, given }: Table, { hand, laid }: Secret): number[] {
  const unseen = noCards();
  for (const card of INFLUENCE) {
    unseen[card] = NUMBERS.influencePerColour - discard[card]! - hand[card]! - laid[card]!;
    for (let at = card; at < given.length; at += CARDS.length) unseen[card]! -= given[at]!;
  }
  return unseen;
}

/** Single influence cards, without those that are known. */
function listOf(unseen: Cards, known: Cards): number[] {
  const list: number[] = [];
  for (const card of INFLUENCE) for (let rest = unseen[card]! - known[card]!; rest > 0; rest--) list.push(card);
  return list;
}

/** Church tiles that are neither on the board nor known to this seat. */
function unseenTiles({ church }: Table, { tiles, under }: Secret): number[] {
  const unseen: number[] = [];
  for (let tile = 0; tile < CHURCH.tiles; tile++) {
    if (church[tile] === NONE && tile !== under && !tiles.includes(tile)) unseen.push(tile);
  }
  return unseen;
}

/** Cards that the seat whose turn it is must have, given what it has chosen. */
function shownCards(table: Table, unseen: Cards, luck: Luck): Cards {
  const prices = impliedPrices(table);
  if (prices.length === 0) return NO_CARDS;
  const gold = table.golds[table.turn]!;
  const influence = table.hands[table.turn]! - gold;
  const fits = (cards: Cards): boolean =>
    cards[GOLD]! <= gold && influenceOf(cards) <= influence && INFLUENCE.every((card) => cards[card]! <= unseen[card]!);
  const ways = prices.flatMap(waysToPay).filter(fits);
  return ways.length > 0 ? pick(luck, ways) : NO_CARDS;
}

/** By card, one for each colour that may be chosen. */
const waysToPay = (price: Price): number[][] => (price.same === 0 ? [GOLD] : INFLUENCE).map((colour) => cardsOf(price, colour));

/** Takes what the seat has laid out of its hand: any of its cards, in a shortage of its influence. */
function layFaceDown({ step, laid }: Table, seat: number, hand: number[], luck: Luck): number[] {
  const down = noCards();
  for (let rest = laid[seat]!; rest > 0; rest--) {
    let at = below(luck, step === "shortage" ? influenceOf(hand) : sum(hand));
    let card = step === "shortage" ? GOLD + 1 : GOLD;
    while (at >= hand[card]!) at -= hand[card++]!;
    hand[card]!--;
    down[card]!++;
  }
  return down;
}
