/** 7 Wonders Duel as numbers. */
import { CARDS, LOOT, TOKENS, WONDERS } from "../../shared/duel/catalog.ts";
import { duel } from "../../shared/duel/index.ts";
import { freePlaces } from "../../shared/duel/rules/fast-pyramid.ts";
import { PLACES } from "../../shared/duel/rules/pyramid.ts";
import { type Duel, type Move, PHASES, REMOVED } from "../../shared/duel/state.ts";
import { each, type Numbering, type Part, upTo } from "../common/numbering.ts";

const cards = CARDS.map(({ id }) => id);
const wonders = WONDERS.map(({ id }) => id);
const tokens = TOKENS.map(({ id }) => id);

const FIRST_BUILD = wonders.length;
const FIRST_DISCARD = FIRST_BUILD + cards.length;
const FIRST_WONDER = FIRST_DISCARD + cards.length;
const FIRST_TOKEN = FIRST_WONDER + wonders.length * cards.length;
const FIRST_KEEP = FIRST_TOKEN + tokens.length;
const FIRST_REVIVE = FIRST_KEEP + tokens.length;
const FIRST_DESTROY = FIRST_REVIVE + cards.length;
const FIRST_OPEN = FIRST_DESTROY + cards.length;

const eachCard = (make: (card: number) => Move): readonly Move[] => upTo(cards.length).map(make);
const MOVES: readonly Move[] = [
  ...upTo(wonders.length).map((wonder): Move => ({ type: "draft", wonder })),
  ...eachCard((card) => ({ type: "build", card })),
  ...eachCard((card) => ({ type: "discard", card })),
  ...upTo(wonders.length).flatMap((wonder) => eachCard((card) => ({ type: "wonder", wonder, card }))),
  ...upTo(tokens.length).map((token): Move => ({ type: "token", token })),
  ...upTo(tokens.length).map((token): Move => ({ type: "keep", token })),
  ...eachCard((card) => ({ type: "revive", card })),
  ...eachCard((card) => ({ type: "destroy", card })),
  ...[0, 1].map((seat): Move => ({ type: "open", seat })),
];

function numberOf(move: Move): number {
  switch (move.type) {
    case "draft":
      return move.wonder;
    case "build":
      return FIRST_BUILD + move.card;
    case "discard":
      return FIRST_DISCARD + move.card;
    case "wonder":
      return FIRST_WONDER + move.wonder * cards.length + move.card;
    case "token":
      return FIRST_TOKEN + move.token;
    case "keep":
      return FIRST_KEEP + move.token;
    case "revive":
      return FIRST_REVIVE + move.card;
    case "destroy":
      return FIRST_DESTROY + move.card;
    case "open":
      return FIRST_OPEN + move.seat;
  }
}

const PHASE_AT = new Map<string, number>(PHASES.map((phase, at) => [phase, at]));

/** Sets a 1 for each item of a list that is a card, wonder or token, and no back or empty place. */
function mark(list: readonly number[], into: Int16Array, at: number): void {
  for (let item = 0; item < list.length; item++) if (list[item]! >= 0) into[at + list[item]!] = 1;
}

const table: Part<Duel> = {
  names: [
    ...each("phase", PHASES),
    "age",
    "opener is chosen",
    "another turn after this one",
    "pawn towards the opponent",
    ...["own 5", "own 2", "opponent's 2", "opponent's 5"].map((loot) => `loot token, ${loot}`),
    ...each("on offer", wonders),
    ...each("token on the board", tokens),
    ...each("place", upTo(PLACES)), // the card's number from 1, 0 if empty, -1 for a back, -2 for the back of a guild
    ...each("face up", cards),
    ...each("can be taken", cards),
    ...each("discard pile", cards),
  ],
  write({ table, seat }, _seat, into, at) {
    into[at + PHASE_AT.get(table.phase)!] = 1;
    at += PHASES.length;
    into[at++] = table.age;
    into[at++] = table.chooses ? 1 : 0;
    into[at++] = table.again ? 1 : 0;
    into[at++] = seat === 0 ? table.pawn : -table.pawn;
    for (let token = 0; token < LOOT.length; token++) if (table.loot[seat === 0 ? token : LOOT.length - 1 - token]) into[at + token] = 1;
    at += LOOT.length;
    mark(table.offer, into, at);
    at += wonders.length;
    mark(table.tokens, into, at);
    at += tokens.length;
    const { pyramid } = table;
    for (let place = 0; place < pyramid.length; place++) into[at + place] = pyramid[place]! + 1;
    at += PLACES;
    mark(pyramid, into, at);
    at += cards.length;
    if (table.age > 0) {
      const free = freePlaces(pyramid, table.age);
      // A card that has just been uncovered is turned when the move is over: during a choice it may still show its back.
      for (let place = 0; place < PLACES; place++) if (free & (1 << place) && pyramid[place]! >= 0) into[at + pyramid[place]!] = 1;
    }
    mark(table.discard, into, at + cards.length);
  },
};

const own: Part<Duel> = {
  names: ["seat", ...each("drawn", tokens)],
  write({ secret, seat }, _seat, into, at) {
    into[at] = seat;
    mark(secret.drawn, into, at + 1);
  },
};

const seat: Part<Duel> = {
  names: [
    "must choose",
    "starter",
    "coins",
    ...each("built", cards),
    ...each("drafted", wonders),
    ...each("built", wonders),
    ...each("back in the box", wonders),
    ...each("under a wonder", cards),
    ...each("has", tokens),
  ],
  write({ table }, of, into, at) {
    const city = table.cities[of]!;
    if (table.turn === of) into[at] = 1;
    if (table.starter === of) into[at + 1] = 1;
    into[at + 2] = city.coins;
    at += 3;
    mark(city.cards, into, at);
    at += cards.length;
    mark(city.wonders, into, at);
    at += wonders.length;
    for (let place = 0; place < city.wonders.length; place++) {
      const under = city.under[place]!;
      if (under >= 0) into[at + city.wonders[place]!] = 1;
      else if (under === REMOVED) into[at + wonders.length + city.wonders[place]!] = 1;
    }
    at += 2 * wonders.length;
    mark(city.under, into, at);
    mark(city.tokens, into, at + cards.length);
  },
};

export const DUEL: Numbering<Duel> = { game: duel, actions: MOVES.map(duel.notation), numberOf, table, own, seat };
