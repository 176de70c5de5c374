/** What a move does. A turn runs: roll, ship, income or pirates, up to two builds, a permit or gold, a bonus. */
import { must } from "../core/base/checked.ts";
import type { State, Tell } from "../core/contract/game.ts";
import { silent } from "../core/match/view.ts";
import { NUMBERS } from "./catalog.ts";
import { moves } from "./moves.ts";
import { spend } from "./rules/cards.ts";
import { endTurn, tellMover } from "./rules/ending.ts";
import { allLaid, lay } from "./rules/laying.ts";
import { startTowerStep, take } from "./rules/pirates.ts";
import { cardsOf } from "./rules/price.ts";
import { roll, sail } from "./rules/ship.ts";
import { drawCards, dueTo, endShortage } from "./rules/shortage.ts";
import { buildChurch, chooseTile } from "./rules/town/church.ts";
import { BONUS_PRICE } from "./rules/town/permits.ts";
import { pay, put } from "./rules/town/place.ts";
import { settle } from "./rules/town/settle.ts";
import { buildWall } from "./rules/town/walls.ts";
import { startBonusStep, startPermitStep } from "./rules/turn.ts";
import { BONUSES, type Elasund, type Event, GOLD, type Move } from "./state.ts";

export function play(state: State<Elasund>, seat: number, move: Move, tell: Tell<Event>): void {
  const { table } = state;
  switch (move.type) {
    case "roll":
      return roll(state, tell);
    case "sail":
      return sail(state, move.row, tell);
    case "give":
      return give(state, seat, move.card, tell);
    case "take":
      return take(state, move.card, tell);
    case "build":
      table.kind = move.kind;
      table.step = "where";
      return tell({ type: "chose", kind: move.kind });
    case "wall":
      return buildWall(state, move.space, tell);
    case "church":
      return buildChurch(state, tell);
    case "tile":
      return chooseTile(state, move.tile, tell);
    case "settle":
      return settle(state, seat, move.tile, move.field, tell);
    case "gold":
      startBonusStep(table);
      return takeGold(state, "gold", tell);
    case "permit":
      table.permit = move.value;
      table.step = "where";
      return tell({ type: "lifted", value: move.value });
    case "put":
      return put(state, move.field, tell);
    case "pay":
      return pay(state, move.card, tell);
    case "bonus":
      return chooseBonus(state, move.action, tell);
    case "pass":
      return pass(state, seat, tell);
  }
}

function pass({ table, secrets }: State<Elasund>, seat: number, tell: Tell<Event>): void {
  // Only an event needs this, and it costs as much as listing the moves did.
  const idle = tell !== silent && moves({ table, secret: must(secrets[seat], "seat"), seat }).length === 1;
  if (table.step === "bonus") return endTurn(table, tell, idle);
  startPermitStep(table);
  tellMover({ type: "passed" }, seat, idle, tell);
}

function chooseBonus(state: State<Elasund>, action: number, tell: Tell<Event>): void {
  const { table } = state;
  if (BONUSES[action] !== "gold") {
    table.bonus = action;
    table.step = "permit";
    return tell({ type: "bonus", action });
  }
  tell({ type: "bonus", action });
  spend(state, cardsOf(BONUS_PRICE.gold, GOLD), tell);
  takeGold(state, "bonus", tell);
  endTurn(table, tell);
}

function takeGold(state: State<Elasund>, why: "gold" | "bonus", tell: Tell<Event>): void {
  const { table } = state;
  drawCards(state, dueTo(table, table.turn, NUMBERS.goldTaken, 0), why, tell);
}

/** All seats give at once; the last card given turns all of them up. */
function give(state: State<Elasund>, seat: number, card: number, tell: Tell<Event>): void {
  lay(state, seat, card, tell);
  if (!allLaid(state.table)) return;
  if (state.table.step === "pirates") startTowerStep(state, tell);
  else endShortage(state, tell);
}
