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
  /** By card: the chance that it is still to be taken; 1 if it is seen in the pyramid. Good until the next outlook. */
  readonly chances: ArrayLike<number>;
}

const AGES = 3;

/** By age and card: the chance that it is dealt in this age or later. */
const DEALT = [0, 1, 2, 3].map((now) =>
  Float64Array.from(CARDS, ({ age, colour }) => {
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
export const shareLeft = (table: Table): number => shareOf(cardsInAge(table), table.age);
const shareOf = (cards: number, age: number): number => (cards + PLACES * (AGES - age)) / (AGES * PLACES);

export function outlookOf(table: Table, seat: number): Outlook {
  const free = table.age === 0 ? 0 : freePlaces(table.pyramid, table.age);
  const city = table.cities[seat]!;
  const rival = table.cities[other(seat)]!;
  const cards = cardsInAge(table);
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
    cardsInAge: cards,
    left: shareOf(cards, table.age),
    ahead: seat === 0 ? table.pawn : -table.pawn,
    free: cardsAt(table.pyramid, free),
    chances: chancesOf(table),
  };
}

/** The same table as the other seat sees it. */
export function turned(outlook: Outlook): Outlook {
  return {
    table: outlook.table,
    seat: other(outlook.seat),
    city: outlook.rival,
    rival: outlook.city,
    market: outlook.rivalMarket,
    rivalMarket: outlook.market,
    unbuilt: outlook.rivalUnbuilt,
    rivalUnbuilt: outlook.unbuilt,
    symbols: outlook.rivalSymbols,
    rivalSymbols: outlook.symbols,
    cardsInAge: outlook.cardsInAge,
    left: outlook.left,
    ahead: -outlook.ahead,
    free: outlook.free,
    chances: outlook.chances,
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

// Free between two outlooks: a search makes several for each line.
const scratch = new Float64Array(CARDS.length);

function chancesOf({ pyramid, discard, cities, age }: Table): ArrayLike<number> {
  scratch.set(DEALT[age]!);
  if (age === 0) return scratch;
  for (let seat = 0; seat < cities.length; seat++) {
    const { cards, under } = cities[seat]!;
    for (let at = 0; at < cards.length; at++) scratch[cards[at]!] = 0;
    for (let at = 0; at < under.length; at++) if (under[at]! > NONE) scratch[under[at]!] = 0;
  }
  for (let at = 0; at < discard.length; at++) scratch[discard[at]!] = 0;
  let backs = 0;
  let guildBacks = 0;
  for (let place = 0; place < PLACES; place++) {
    const card = pyramid[place]!;
    if (card > NONE) scratch[card] = 0;
    else if (card === BACK) backs++;
    else if (card === GUILD_BACK) guildBacks++;
  }
  // What is left of this age lies below the backs, or went back to the box.
  spread(OTHERS[age]!, backs);
  spread(GUILDS[age]!, guildBacks);
  for (let place = 0; place < PLACES; place++) if (pyramid[place]! > NONE) scratch[pyramid[place]!] = 1;
  return scratch;
}

const deckOfEach = (guilds: boolean): Int32Array[] => [0, 1, 2, 3].map((age) => Int32Array.from(age === 0 ? [] : deckOf(age, guilds)));
const OTHERS = deckOfEach(false);
const GUILDS = deckOfEach(true);

/** Each unseen card of a deck is below one of the backs with the same chance. */
function spread(deck: Int32Array, backs: number): void {
  let unseen = 0;
  for (let at = 0; at < deck.length; at++) if (scratch[deck[at]!]! > 0) unseen++;
  for (let at = 0; at < deck.length; at++) if (scratch[deck[at]!]! > 0) scratch[deck[at]!] = backs / unseen;
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
