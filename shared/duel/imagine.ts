/** A full state that agrees with a view: what the seat cannot know is dealt at random. */

import { at, must } from "../core/base/checked.ts";
import { below, fork, type Luck, shuffle } from "../core/base/random.ts";
import type { Sight, State } from "../core/contract/game.ts";
import { CARDS, NUMBERS, TOKENS, WONDERS } from "./catalog.ts";
import { copySecret, copyTable } from "./copy.ts";
import { NONE } from "./printed/vocabulary.ts";
import { cityOf } from "./rules/fast-city.ts";
import { BACK, GUILD_BACK, PLACES, PYRAMIDS } from "./rules/pyramid.ts";
import { deckOf, NO_CARDS } from "./setup.ts";
import type { Duel, Hidden, Secret, Table } from "./state.ts";

export function imagine({ table, secret = NO_SECRET, seat }: Sight<Duel>, luck: Luck): State<Duel> {
  const box = shuffle(luck, unseenTokens(table, secret));
  const foreign = table.phase === "library" && table.turn !== seat ? box.splice(0, NUMBERS.tokensDrawn) : [];
  const secretOf = (other: number): Secret => (other === seat ? copySecret(secret) : { drawn: other === table.turn ? foreign : [] });
  const hidden: Hidden = {
    luck: fork(luck),
    wonders: secondFour(table, luck),
    below: faceDown(table, luck),
    ages: laterAges(table.age, luck),
    box,
  };
  return { table: copyTable(table), secrets: [secretOf(0), secretOf(1)], hidden };
}
/** What a watcher knows. */
const NO_SECRET: Secret = { drawn: [] };

function unseenTokens({ tokens, cities }: Table, { drawn }: Secret): number[] {
  const seen = bitsOf(tokens) | bitsOf(drawn) | bitsOf(at(cities, 0).tokens) | bitsOf(at(cities, 1).tokens);
  const unseen: number[] = [];
  for (let token = 0; token < TOKENS.length; token++) if ((seen & (1 << token)) === 0) unseen.push(token);
  return unseen;
}

function bitsOf(list: readonly number[]): number {
  let bits = 0;
  for (const item of list) bits |= 1 << item;
  return bits;
}

/** The wonders of the second half of the draft, until they are laid out. */
function secondFour({ age, cities, offer }: Table, luck: Luck): number[] {
  if (age > 0) return [];
  const drafted = [...at(cities, 0).wonders, ...at(cities, 1).wonders];
  if (drafted.length >= NUMBERS.wondersOnOffer) return [];
  const seen = bitsOf(drafted) | bitsOf(offer);
  const unseen = WONDERS.flatMap((_wonder, at) => ((seen & (1 << at)) === 0 ? [at] : []));
  return draw(luck, unseen, NUMBERS.wondersOnOffer);
}

/** Cards of this age not seen yet: the guilds, or all others. */
export function unseenCards(table: Table, guilds: boolean): number[] {
  const seen = NOT_SEEN.slice();
  mark(seen, table.pyramid);
  mark(seen, table.discard);
  for (let seat = 0; seat < table.cities.length; seat++) {
    mark(seen, cityOf(table, seat).cards);
    mark(seen, cityOf(table, seat).under);
  }
  const deck = deckOf(table.age, guilds);
  const unseen: number[] = [];
  for (const card of deck) if (seen[card] === 0) unseen.push(card);
  return unseen;
}

const NOT_SEEN: readonly number[] = CARDS.map(() => 0);

function mark(seen: number[], cards: readonly number[]): void {
  for (const card of cards) if (card > NONE) seen[card] = 1;
}

/** A face for each back: of this age's cards, those that have not been seen. */
function faceDown(table: Table, luck: Luck): number[] {
  const faces = NO_CARDS.slice();
  putBelow(faces, table, BACK, luck);
  putBelow(faces, table, GUILD_BACK, luck);
  return faces;
}

function putBelow(faces: number[], table: Table, back: number, luck: Luck): void {
  const { pyramid } = table;
  let unseen: number[] | undefined;
  for (let place = 0; place < PLACES; place++) {
    if (pyramid[place] !== back) continue;
    unseen ??= unseenCards(table, back === GUILD_BACK);
    faces[place] = drawOne(luck, unseen);
  }
}

function laterAges(age: number, luck: Luck): number[][] {
  const ages: number[][] = [];
  for (let later = age + 1; later <= PYRAMIDS.length; later++) ages.push(cardsOf(later, luck));
  return ages;
}

function cardsOf(age: number, luck: Luck): number[] {
  const guilds = deckOf(age, true);
  if (guilds.length === 0) return draw(luck, deckOf(age, false).slice(), PLACES);
  const others = draw(luck, deckOf(age, false).slice(), PLACES - NUMBERS.guilds);
  return shuffle(luck, [...others, ...draw(luck, guilds.slice(), NUMBERS.guilds)]);
}

/** Some of the items in random order, taken out of the list. */
function draw(luck: Luck, items: number[], count: number): number[] {
  const drawn: number[] = [];
  for (let at = 0; at < count; at++) drawn.push(drawOne(luck, items));
  return drawn;
}

/** Any item; the last one takes its place in the list. */
function drawOne(luck: Luck, items: number[]): number {
  const i = below(luck, items.length);
  const item = must(items[i], "item");
  items[i] = must(items[items.length - 1], "item");
  items.pop();
  return item;
}
