/** What a move does. A turn runs: card, payment, effects, forced choices, freed cards, then the next turn. */

import { at, must } from "../core/base/checked.ts";
import type { State, Tell } from "../core/contract/game.ts";
import { CARDS } from "./catalog.ts";
import { NONE } from "./printed/vocabulary.ts";
import { chainIncomeOf, discardIncomeOf } from "./rules/amounts.ts";
import { applyCard, applyToken, applyWonder, changeCoins, payEconomy } from "./rules/build.ts";
import { cityOf } from "./rules/fast-city.ts";
import { ALL_PLACES, isAgeOver, isUncovered, lowest, placesUnder } from "./rules/fast-pyramid.ts";
import { cardPrice, isChained, marketOf, wonderPrice } from "./rules/fast-trade.ts";
import { indexIn } from "./rules/index-in.ts";
import { weakerSeat } from "./rules/military.ts";
import { EMPTY } from "./rules/pyramid.ts";
import { win } from "./rules/win.ts";
import { dealAge, draft } from "./setup.ts";
import { type Duel, type Event, type Move, other, type Table } from "./state.ts";

type Taking = Extract<Move, { type: "build" | "discard" | "wonder" }>;
type Choice = Exclude<Move, Taking>;

// Apart, because an engine reads fields fast where it meets few shapes of records.
export function play(state: State<Duel>, seat: number, move: Move, tell: Tell<Event>): void {
  if (state.table.phase === "turn") take(state, seat, move as Taking, tell);
  else choose(state, seat, move as Choice, tell);
}

/** Takes a card from the pyramid. */
function take(state: State<Duel>, seat: number, move: Taking, tell: Tell<Event>): void {
  const { table } = state;
  const place = indexIn(table.pyramid, move.card);
  table.pyramid[place] = EMPTY;
  if (move.type === "build") build(state, seat, move.card, tell);
  else if (move.type === "discard") discard(table, seat, move.card, tell);
  else buildWonder(state, seat, move.wonder, move.card, tell);
  // The effects may have asked for a choice, or won the match.
  if (table.phase === "turn") endTurn(state, placesUnder(table.age, place), tell);
}

function choose(state: State<Duel>, seat: number, move: Choice, tell: Tell<Event>): void {
  const { table } = state;
  switch (move.type) {
    case "draft":
      return draft(state, seat, move.wonder, tell);
    case "open":
      return open(table, move.seat, tell);
    case "token":
      takeToken(table, seat, move.token, tell);
      break;
    case "keep":
      keep(state, seat, move.token, tell);
      break;
    case "revive":
      revive(state, seat, move.card, tell);
      break;
    case "destroy":
      destroy(table, seat, move.card, tell);
  }
  // One choice may force another.
  if (table.phase === "turn") endTurn(state, ALL_PLACES, tell);
}

function build(state: State<Duel>, seat: number, card: number, tell: Tell<Event>): void {
  const { table } = state;
  const city = cityOf(table, seat);
  const market = marketOf(table, seat);
  const chain = isChained(market, card);
  const paid = cardPrice(market, card);
  city.coins -= paid;
  city.cards.push(card);
  tell({ type: "built", seat, card, paid, chain });
  if (!chain) payEconomy(table, seat, paid - must(CARDS[card], "card").coins, tell);
  else changeCoins(table, seat, chainIncomeOf(city), "chain", tell);
  applyCard(state, seat, card, tell);
}

function discard(table: Table, seat: number, card: number, tell: Tell<Event>): void {
  const city = cityOf(table, seat);
  const earned = discardIncomeOf(city);
  table.discard.push(card);
  city.coins += earned;
  tell({ type: "discarded", seat, card, coins: earned });
}

function buildWonder(state: State<Duel>, seat: number, wonder: number, card: number, tell: Tell<Event>): void {
  const { table } = state;
  const city = cityOf(table, seat);
  const paid = wonderPrice(marketOf(table, seat), wonder);
  city.coins -= paid;
  city.under[indexIn(city.wonders, wonder)] = card;
  tell({ type: "wonder", seat, wonder, card, paid });
  payEconomy(table, seat, paid, tell);
  applyWonder(state, seat, wonder, tell);
}

// The four choices a building or wonder forces: made, they leave an ordinary turn, unless they force another.

function takeToken(table: Table, seat: number, token: number, tell: Tell<Event>): void {
  table.phase = "turn";
  table.tokens = table.tokens.filter((other) => other !== token);
  cityOf(table, seat).tokens.push(token);
  tell({ type: "token", seat, token });
  applyToken(table, seat, token, tell);
}

/** One of the drawn tokens stays, the others go back to the box unseen. */
function keep({ table, secrets, hidden }: State<Duel>, seat: number, token: number, tell: Tell<Event>): void {
  table.phase = "turn";
  const own = at(secrets, seat);
  hidden.box.push(...own.drawn.filter((drawn) => drawn !== token));
  own.drawn = [];
  cityOf(table, seat).tokens.push(token);
  tell({ type: "kept", seat, token });
  applyToken(table, seat, token, tell);
}

function revive(state: State<Duel>, seat: number, card: number, tell: Tell<Event>): void {
  const { table } = state;
  table.phase = "turn";
  table.discard = table.discard.filter((other) => other !== card);
  cityOf(table, seat).cards.push(card);
  tell({ type: "revived", seat, card });
  applyCard(state, seat, card, tell);
}

function destroy(table: Table, seat: number, card: number, tell: Tell<Event>): void {
  table.phase = "turn";
  const rival = cityOf(table, other(seat));
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
    const card = must(hidden.below[place], "place");
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
