/** What one seat has before it: computed once, read by its features and by the worth of its moves. */

import { CARDS, NUMBERS } from "../catalog.ts";
import { NONE, RESOURCES } from "../printed/vocabulary.ts";
import { symbolsOf } from "../rules/fast-count.ts";
import { freePlaces, lowest } from "../rules/fast-pyramid.ts";
import { type Market, marketOf } from "../rules/fast-trade.ts";
import { BACK, EMPTY, GUILD_BACK, PLACES } from "../rules/pyramid.ts";
import { deckOf } from "../setup.ts";
import { type City, other, type Table, UNBUILT } from "../state.ts";

export interface Outlook {
  readonly table: Table;
  readonly seat: number;
  readonly city: City;
  readonly rival: City;
  readonly market: Market;
  readonly rivalMarket: Market;
  /** The wonders that each may still build. */
  readonly unbuilt: readonly number[];
  readonly rivalUnbuilt: readonly number[];
  /** The science symbols that each has, as bits. */
  readonly symbols: number;
  readonly rivalSymbols: number;
  /** Cards still to be taken in this age. */
  readonly cardsInAge: number;
  /** Share of the match to come. */
  readonly left: number;
  /** Spaces the pawn is ahead for this seat. */
  readonly ahead: number;
  /** The faces that lie free. */
  readonly free: readonly number[];
  /** By card: the chance that it is still to be taken; 1 if it is seen in the pyramid. */
  readonly chances: readonly number[];
}

const AGES = 3;

/** By age and card: the chance that it is dealt in this age or later. */
const DEALT = [0, 1, 2, 3].map((now) =>
  CARDS.map(({ age, colour }) => {
    if (age < now) return 0;
    const guilds = deckOf(age, true).length > 0 ? NUMBERS.guilds : 0;
    return colour === "purple" ? guilds / deckOf(age, true).length : (PLACES - guilds) / deckOf(age, false).length;
  }),
);

export function cardsInAge({ pyramid, age }: Table): number {
  let cards = 0;
  if (age > 0) for (let place = 0; place < PLACES; place++) if (pyramid[place] !== EMPTY) cards++;
  return cards;
}

/** The share of all cards that is still to be taken. */
export const shareLeft = (table: Table): number => (cardsInAge(table) + PLACES * (AGES - table.age)) / (AGES * PLACES);

export function outlookOf(table: Table, seat: number): Outlook {
  const free = table.age === 0 ? 0 : freePlaces(table.pyramid, table.age);
  const city = table.cities[seat]!;
  const rival = table.cities[other(seat)]!;
  return {
    table,
    seat,
    city,
    rival,
    market: marketOf(table, seat),
    rivalMarket: marketOf(table, other(seat)),
    unbuilt: unbuiltOf(city),
    rivalUnbuilt: unbuiltOf(rival),
    symbols: symbolsOf(city),
    rivalSymbols: symbolsOf(rival),
    cardsInAge: cardsInAge(table),
    left: shareLeft(table),
    ahead: seat === 0 ? table.pawn : -table.pawn,
    free: cardsAt(table.pyramid, free),
    chances: chancesOf(table),
  };
}

/** The same table as the other seat sees it. */
export function turned(outlook: Outlook): Outlook {
  const { seat, city, rival, market, rivalMarket, unbuilt, rivalUnbuilt, symbols, rivalSymbols, ahead } = outlook;
  return {
    ...outlook,
    seat: other(seat),
    city: rival,
    rival: city,
    market: rivalMarket,
    rivalMarket: market,
    unbuilt: rivalUnbuilt,
    rivalUnbuilt: unbuilt,
    symbols: rivalSymbols,
    rivalSymbols: symbols,
    ahead: -ahead,
  };
}

function cardsAt(pyramid: readonly number[], places: number): number[] {
  const cards: number[] = [];
  for (let rest = places; rest !== 0; rest &= rest - 1) {
    const card = pyramid[lowest(rest)]!;
    if (card > NONE) cards.push(card);
  }
  return cards;
}

function chancesOf({ pyramid, discard, cities, age }: Table): number[] {
  const chances = DEALT[age]!.slice();
  if (age === 0) return chances;
  for (let seat = 0; seat < cities.length; seat++) {
    setAll(chances, cities[seat]!.cards, 0);
    setAll(chances, cities[seat]!.under, 0);
  }
  setAll(chances, discard, 0);
  setAll(chances, pyramid, 0);
  // What is left of this age lies below the backs, or went back to the box.
  spread(chances, deckOf(age, false), countOf(pyramid, BACK));
  spread(chances, deckOf(age, true), countOf(pyramid, GUILD_BACK));
  setAll(chances, pyramid, 1);
  return chances;
}

function setAll(chances: number[], cards: readonly number[], to: number): void {
  for (let at = 0; at < cards.length; at++) if (cards[at]! > NONE) chances[cards[at]!] = to;
}

function countOf(pyramid: readonly number[], back: number): number {
  let backs = 0;
  for (let place = 0; place < PLACES; place++) if (pyramid[place] === back) backs++;
  return backs;
}

/** Each unseen card of a deck is below one of the backs with the same chance. */
function spread(chances: number[], deck: readonly number[], backs: number): void {
  let unseen = 0;
  for (let at = 0; at < deck.length; at++) if (chances[deck[at]!]! > 0) unseen++;
  for (let at = 0; at < deck.length; at++) if (chances[deck[at]!]! > 0) chances[deck[at]!] = backs / unseen;
}

/** By resource: the cards that need it, and how many units they need. */
const NEEDING = RESOURCES.map((_resource, at) => Int32Array.from(CARDS.flatMap(({ need }, card) => (need[at]! > 0 ? [card] : []))));
const NEEDED = NEEDING.map((cards, at) => cards.map((card) => CARDS[card]!.need[at]!));

/** Units of a resource that the cards to come are expected to need beyond what a city makes of it. */
export function missingOf({ chances }: Outlook, resource: number, made: number): number {
  const cards = NEEDING[resource]!;
  const needed = NEEDED[resource]!;
  let missing = 0;
  for (let at = 0; at < cards.length; at++) {
    if (needed[at]! > made) missing += chances[cards[at]!]! * (needed[at]! - made);
  }
  return missing;
}

function unbuiltOf({ wonders, under }: City): number[] {
  const unbuilt: number[] = [];
  for (let at = 0; at < wonders.length; at++) if (under[at] === UNBUILT) unbuilt.push(wonders[at]!);
  return unbuilt;
}
