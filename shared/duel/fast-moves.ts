/** The moves of an ordinary turn, as bots list them millions of times: lists are read without a check. */

import { CARDS, WONDERS } from "./catalog.ts";
import { freePlaces, lowest } from "./rules/fast-pyramid.ts";
import { canBuild, canBuildWonder, marketOf } from "./rules/fast-trade.ts";
import { type Move, type Table, UNBUILT } from "./state.ts";

/** For each free card: build it if it can be paid, discard it, or build any wonder with it that can be paid. */
export function turnMoves(table: Table, seat: number): Move[] {
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

// Moves are immutable, so each exists once: listing them allocates only the list.
const BUILD = CARDS.map((_card, card): Move => ({ type: "build", card }));
const DISCARD = CARDS.map((_card, card): Move => ({ type: "discard", card }));
const WONDER = WONDERS.map((_wonder, wonder) => CARDS.map((_card, card): Move => ({ type: "wonder", wonder, card })));
