/** The first state of a match, the draft of the wonders, and the laying out of an age. */

import { at, must } from "../core/base/checked.ts";
import { below, type Luck, shuffle } from "../core/base/random.ts";
import type { Start, State, Tell } from "../core/contract/game.ts";
import { CARDS, FIRST_GAME_WONDERS, LOOT, NUMBERS, TOKENS, WONDERS } from "./catalog.ts";
import { NONE } from "./printed/vocabulary.ts";
import { cityOf } from "./rules/fast-city.ts";
import { backOf, EMPTY, PLACES, PYRAMIDS } from "./rules/pyramid.ts";
import { type City, type Duel, type Event, type Hidden, other, type Table, UNBUILT } from "./state.ts";

export function setup({ options, luck }: Start<Duel>): State<Duel> {
  const starter = { luck: below(luck, 2), first: 0, second: 1 }[options.starter];
  const hidden = deal(luck);
  const table: Table = {
    phase: "draft",
    turn: starter,
    starter,
    again: false,
    age: 0,
    chooses: options.ageOpener === "chooses",
    offer: [],
    pyramid: [...NO_CARDS],
    discard: [],
    tokens: hidden.box.splice(0, NUMBERS.tokensOnBoard),
    loot: LOOT.map(() => true),
    pawn: 0,
    cities: [newCity(), newCity()],
    won: "",
  };
  const state = { table, secrets: [{ drawn: [] }, { drawn: [] }], hidden };
  if (options.wonders === "firstGame") {
    hidden.wonders = [];
    FIRST_GAME_WONDERS.forEach((wonders, turn) => {
      for (const wonder of wonders) give(cityOf(table, turn === 0 ? starter : other(starter)), wonder);
    });
    dealAge(state);
  } else table.offer = hidden.wonders.splice(0, NUMBERS.wondersOnOffer);
  return state;
}

const newCity = (): City => ({ coins: NUMBERS.coinsAtStart, cards: [], wonders: [], under: [], tokens: [] });

function give(city: City, wonder: number): void {
  city.wonders.push(wonder);
  city.under.push(UNBUILT);
}

/** Everything that is drawn at random in a match, drawn at once. */
function deal(luck: Luck): Hidden {
  const wonders = shuffle(luck, [...ALL_WONDERS]).slice(0, 2 * NUMBERS.wondersOnOffer);
  const box = shuffle(luck, [...ALL_TOKENS]);
  const guilds = shuffle(luck, [...deckOf(3, true)]).slice(0, NUMBERS.guilds);
  const ages = [1, 2, 3].map((age) => {
    const deck = shuffle(luck, [...deckOf(age, false)]).slice(NUMBERS.cardsRemoved);
    return age === 3 ? shuffle(luck, [...deck, ...guilds]) : deck;
  });
  return { luck, wonders, below: [...NO_CARDS], ages, box };
}

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_none, at) => at);
const ALL_WONDERS = numbers(WONDERS.length);
const ALL_TOKENS = numbers(TOKENS.length);
export const NO_CARDS: readonly number[] = numbers(PLACES).map(() => EMPTY);
const DECKS = [1, 2, 3].map((age) => {
  const cards = numbers(CARDS.length).filter((card) => at(CARDS, card).age === age);
  const isGuild = (card: number): boolean => at(CARDS, card).colour === "purple";
  return { guilds: cards.filter(isGuild), others: cards.filter((card) => !isGuild(card)) };
});

/** The cards of an age: its guilds, or all others. */
export const deckOf = (age: number, guilds: boolean): readonly number[] => at(DECKS, age - 1)[guilds ? "guilds" : "others"];

/** The draft goes 1-2-1, then 1-2-1 again with the other seat first. */
export const DRAFT_BY_STARTER = [true, false, false, true, false, true, true, false];

export function draft(state: State<Duel>, seat: number, wonder: number, tell: Tell<Event>): void {
  const { table, hidden } = state;
  table.offer = table.offer.filter((offered) => offered !== wonder);
  give(cityOf(table, seat), wonder);
  tell({ type: "drafted", seat, wonder });
  const picks = cityOf(table, 0).wonders.length + cityOf(table, 1).wonders.length;
  if (picks === DRAFT_BY_STARTER.length) {
    dealAge(state);
    tell({ type: "dealt", age: table.age });
    table.turn = table.starter;
    return tell({ type: "turn", seat: table.turn, again: false });
  }
  if (table.offer.length === 0) {
    table.offer = hidden.wonders;
    hidden.wonders = [];
    tell({ type: "offered", wonders: table.offer });
  }
  table.turn = DRAFT_BY_STARTER[picks] ? table.starter : other(table.starter);
  // The last of four is no choice.
  if (table.offer.length === 1) return draft(state, table.turn, at(table.offer, 0), tell);
  tell({ type: "turn", seat: table.turn, again: false });
}

/** Lays out the next age; who opens it is decided by the caller. */
export function dealAge({ table, hidden }: State<Duel>): void {
  const cards = must(hidden.ages.shift(), "age");
  table.age++;
  table.phase = "turn";
  const places = at(PYRAMIDS, table.age - 1);
  for (let place = 0; place < PLACES; place++) {
    const card = must(cards[place], "card");
    const { faceUp } = must(places[place], "place");
    table.pyramid[place] = faceUp ? card : backOf(card);
    hidden.below[place] = faceUp ? NONE : card;
  }
}
