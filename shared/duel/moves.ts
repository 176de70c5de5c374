/** What a seat may do now, from its view alone. */

import type { View } from "../core/contract/game.ts";
import { CARDS, TOKENS, WONDERS } from "./catalog.ts";
import { DESTROYS, destroyable } from "./rules/destroy.ts";
import { freePlaces, lowest } from "./rules/pyramid.ts";
import { canBuild, canBuildWonder, marketOf } from "./rules/trade.ts";
import { type Duel, type Move, type Table, UNBUILT } from "./state.ts";

export function moves({ table, secret, seat }: View<Duel>): readonly Move[] {
  if (table.phase === "over" || table.turn !== seat) return [];
  switch (table.phase) {
    case "draft":
      return table.offer.map((wonder) => DRAFT[wonder]!);
    case "turn":
      return turnMoves(table, seat);
    case "token":
      return table.tokens.map((token) => TOKEN[token]!);
    case "library":
      return secret.drawn.map((token) => KEEP[token]!);
    case "mausoleum":
      return table.discard.map((card) => REVIVE[card]!);
    case "zeus":
    case "circus":
      return destroyable(table, seat, DESTROYS[table.phase]).map((card) => DESTROY[card]!);
    case "opener":
      return OPEN;
  }
}

/** For each free card: build it if it can be paid, discard it, or build any wonder with it that can be paid. */
function turnMoves(table: Table, seat: number): Move[] {
  const market = marketOf(table, seat);
  const { wonders, under } = market.city;
  let payable = 0;
  for (let at = 0; at < wonders.length; at++) {
    if (under[at] === UNBUILT && canBuildWonder(market, wonders[at]!)) payable |= 1 << at;
  }
  const list: Move[] = [];
  for (let free = freePlaces(table.pyramid, table.age); free !== 0; free &= free - 1) {
    const card = table.pyramid[lowest(free)]!;
    if (canBuild(market, card)) list.push(BUILD[card]!);
    list.push(DISCARD[card]!);
    for (let rest = payable; rest !== 0; rest &= rest - 1) list.push(WONDER[wonders[lowest(rest)]!]![card]!);
  }
  return list;
}

/** "build baths", "wonder piraeus with baths", "open 1". */
export function notation(move: Move): string {
  switch (move.type) {
    case "draft":
      return `draft ${WONDERS[move.wonder]!.id}`;
    case "wonder":
      return `wonder ${WONDERS[move.wonder]!.id} with ${CARDS[move.card]!.id}`;
    case "token":
    case "keep":
      return `${move.type} ${TOKENS[move.token]!.id}`;
    case "open":
      return `open ${move.seat}`;
    default:
      return `${move.type} ${CARDS[move.card]!.id}`;
  }
}

// Moves are immutable, so each exists once: listing them allocates only the list.
const eachCard = <M>(make: (card: number) => M): readonly M[] => CARDS.map((_card, card) => make(card));
const eachToken = <M>(make: (token: number) => M): readonly M[] => TOKENS.map((_token, token) => make(token));
const BUILD = eachCard((card): Move => ({ type: "build", card }));
const DISCARD = eachCard((card): Move => ({ type: "discard", card }));
const REVIVE = eachCard((card): Move => ({ type: "revive", card }));
const DESTROY = eachCard((card): Move => ({ type: "destroy", card }));
const TOKEN = eachToken((token): Move => ({ type: "token", token }));
const KEEP = eachToken((token): Move => ({ type: "keep", token }));
const DRAFT = WONDERS.map((_wonder, wonder): Move => ({ type: "draft", wonder }));
const WONDER = WONDERS.map((_wonder, wonder) => eachCard((card): Move => ({ type: "wonder", wonder, card })));
const OPEN = [0, 1].map((seat): Move => ({ type: "open", seat }));
