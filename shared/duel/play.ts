/** What a move does. A turn runs: card, payment, effects, forced choices, freed cards, then the next turn. */

import type { State, Tell } from "../core/game.ts";
import { chainIncomeOf, discardIncomeOf } from "./amounts.ts";
import { applyCard, applyToken, applyWonder, changeCoins, payEconomy } from "./build.ts";
import { CARDS, NONE } from "./catalog.ts";
import { weakerSeat } from "./military.ts";
import { ALL_PLACES, EMPTY, isAgeOver, isUncovered, lowest, placesUnder } from "./pyramid.ts";
import { dealAge, draft } from "./setup.ts";
import { type Duel, type Event, type Move, other, type Table } from "./state.ts";
import { cardPrice, isChained, marketOf, wonderPrice } from "./trade.ts";
import { win } from "./win.ts";

export function play(state: State<Duel>, seat: number, move: Move, tell: Tell<Event>): void {
  let under = ALL_PLACES;
  switch (move.type) {
    case "draft":
      return draft(state, seat, move.wonder, tell);
    case "open":
      return open(state.table, move.seat, tell);
    case "build":
      under = build(state, seat, move.card, tell);
      break;
    case "discard":
      under = discard(state.table, seat, move.card, tell);
      break;
    case "wonder":
      under = buildWonder(state, seat, move.wonder, move.card, tell);
      break;
    case "token":
      takeToken(state.table, seat, move.token, tell);
      break;
    case "keep":
      keep(state, seat, move.token, tell);
      break;
    case "revive":
      revive(state, seat, move.card, tell);
      break;
    case "destroy":
      destroy(state.table, seat, move.card, tell);
  }
  // The effects may have asked for more, or won the match.
  if (state.table.phase === "turn") endTurn(state, under, tell);
}

// The three ways to use a card return the places below it, as bits.

function build(state: State<Duel>, seat: number, card: number, tell: Tell<Event>): number {
  const { table } = state;
  const city = table.cities[seat]!;
  const chain = isChained(city, card);
  const paid = cardPrice(marketOf(table, seat), card);
  const under = takeFromPyramid(table, card);
  city.coins -= paid;
  city.cards.push(card);
  tell({ type: "built", seat, card, paid, chain });
  if (!chain) payEconomy(table, seat, paid - CARDS[card]!.coins, tell);
  else changeCoins(table, seat, chainIncomeOf(city), "chain", tell);
  applyCard(state, seat, card, tell);
  return under;
}

function discard(table: Table, seat: number, card: number, tell: Tell<Event>): number {
  const city = table.cities[seat]!;
  const earned = discardIncomeOf(city);
  const under = takeFromPyramid(table, card);
  table.discard.push(card);
  city.coins += earned;
  tell({ type: "discarded", seat, card, coins: earned });
  return under;
}

function buildWonder(state: State<Duel>, seat: number, wonder: number, card: number, tell: Tell<Event>): number {
  const { table } = state;
  const city = table.cities[seat]!;
  const paid = wonderPrice(marketOf(table, seat), wonder);
  const under = takeFromPyramid(table, card);
  city.coins -= paid;
  city.under[city.wonders.indexOf(wonder)] = card;
  tell({ type: "wonder", seat, wonder, card, paid });
  payEconomy(table, seat, paid, tell);
  applyWonder(state, seat, wonder, tell);
  return under;
}

function takeFromPyramid({ pyramid, age }: Table, card: number): number {
  const place = pyramid.indexOf(card);
  pyramid[place] = EMPTY;
  return placesUnder(age, place);
}

// The four choices a building or wonder forces: made, they leave an ordinary turn, unless they force another.

function takeToken(table: Table, seat: number, token: number, tell: Tell<Event>): void {
  table.phase = "turn";
  table.tokens = table.tokens.filter((other) => other !== token);
  table.cities[seat]!.tokens.push(token);
  tell({ type: "token", seat, token });
  applyToken(table, seat, token, tell);
}

/** One of the drawn tokens stays, the others go back to the box unseen. */
function keep({ table, secrets, hidden }: State<Duel>, seat: number, token: number, tell: Tell<Event>): void {
  table.phase = "turn";
  const own = secrets[seat]!;
  hidden.box.push(...own.drawn.filter((drawn) => drawn !== token));
  own.drawn = [];
  table.cities[seat]!.tokens.push(token);
  tell({ type: "kept", seat, token });
  applyToken(table, seat, token, tell);
}

function revive(state: State<Duel>, seat: number, card: number, tell: Tell<Event>): void {
  const { table } = state;
  table.phase = "turn";
  table.discard = table.discard.filter((other) => other !== card);
  table.cities[seat]!.cards.push(card);
  tell({ type: "revived", seat, card });
  applyCard(state, seat, card, tell);
}

function destroy(table: Table, seat: number, card: number, tell: Tell<Event>): void {
  table.phase = "turn";
  const rival = table.cities[other(seat)]!;
  rival.cards = rival.cards.filter((standing) => standing !== card);
  table.discard.push(card);
  tell({ type: "destroyed", seat: other(seat), card });
}

/** `under`: where cards may have been freed. */
function endTurn(state: State<Duel>, under: number, tell: Tell<Event>): void {
  const { table } = state;
  if (isAgeOver(table)) return endAge(state, tell);
  turnUp(state, under, tell);
  const { again } = table;
  table.again = false;
  if (!again) table.turn = other(table.turn);
  tell({ type: "turn", seat: table.turn, again });
}

/** All cards a move has freed are turned together. */
function turnUp({ table, hidden }: State<Duel>, under: number, tell: Tell<Event>): void {
  let places: number[] | undefined;
  for (let rest = under; rest !== 0; rest &= rest - 1) {
    const place = lowest(rest);
    const card = hidden.below[place]!;
    if (card === NONE || !isUncovered(table, place)) continue;
    table.pyramid[place] = card;
    hidden.below[place] = NONE;
    if (places === undefined) places = [place];
    else places.push(place);
  }
  if (places !== undefined) tell({ type: "freed", places });
}

/** The weaker side chooses who opens the next age, after seeing it; with the pawn in the middle the table option decides. */
function endAge(state: State<Duel>, tell: Tell<Event>): void {
  const { table } = state;
  table.again = false;
  if (table.age === 3) return win(table, table.turn, "points", tell);
  dealAge(state);
  tell({ type: "dealt", age: table.age });
  const weaker = weakerSeat(table);
  if (weaker === undefined && !table.chooses) return tell({ type: "turn", seat: table.turn, again: false });
  table.turn = weaker ?? table.turn;
  table.phase = "opener";
  tell({ type: "opener", seat: table.turn });
}

function open(table: Table, seat: number, tell: Tell<Event>): void {
  table.turn = seat;
  table.phase = "turn";
  tell({ type: "turn", seat, again: false });
}
