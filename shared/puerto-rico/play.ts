/** What a move does: dispatches to its role. */
import { must } from "../core/base/checked.ts";
import type { State, Tell } from "../core/contract/game.ts";
import { silent } from "../core/match/view.ts";
import { build, passBuilder, startBuilder, useUniversity } from "./roles/builder.ts";
import { load, passCaptain, startCaptain, useWharf } from "./roles/captain.ts";
import { passCraftsman, startCraftsman, takeExtra } from "./roles/craftsman.ts";
import { leaveAll, lift, place, startMayor, usePrivilege } from "./roles/mayor.ts";
import { startProspector } from "./roles/prospector.ts";
import { draw, passSettler, startSettler, takeTile, useHospice } from "./roles/settler.ts";
import { keep, store } from "./roles/storage.ts";
import { passTrader, sell, startTrader } from "./roles/trader.ts";
import { playerAt } from "./rules/board.ts";
import type { Listener, StartRole } from "./rules/rounds.ts";
import { type Event, type Move, type Phase, type PuertoRico, ROLES, type Role } from "./state.ts";

const START_OF: Readonly<Record<Role, StartRole>> = {
  settler: startSettler,
  mayor: startMayor,
  builder: startBuilder,
  craftsman: startCraftsman,
  trader: startTrader,
  captain: startCaptain,
  prospector: startProspector,
  prospector2: startProspector,
};

/** The phase from the moment the card is taken, before a seat is asked. */
const PHASE_OF: Readonly<Record<Role, Phase>> = {
  settler: "settler",
  mayor: "mayor",
  builder: "builder",
  craftsman: "craftsman",
  trader: "trader",
  captain: "captain",
  prospector: "role",
  prospector2: "role",
};

/** By role card. */
const CARDS = ROLES.map((role) => ({ phase: PHASE_OF[role], start: START_OF[role] }));

export function play(state: State<PuertoRico>, seat: number, move: Move, tell: Tell<Event>): void {
  makeMove(state, seat, move, tell === silent ? undefined : tell);
}

function makeMove(state: State<PuertoRico>, seat: number, move: Move, tell: Listener): void {
  switch (move.type) {
    case "role":
      return takeCard(state, seat, move.card, tell);
    case "draw":
      return draw(state, seat, tell);
    case "tile":
      return takeTile(state, seat, move.tile, tell);
    case "colonist":
      return answer(state, seat, true, tell);
    case "lift":
      return lift(state, seat, move.spot, tell);
    case "place":
      return place(state, seat, move.spot, tell);
    case "build":
      return build(state, seat, move.building, tell);
    case "extra":
      return takeExtra(state, seat, move.good, tell);
    case "sell":
      return sell(state, seat, move.good, tell);
    case "load":
      return load(state, seat, move.good, move.ship, tell);
    case "wharf":
      return useWharf(state, seat, move.good, tell);
    case "store":
      return store(state, seat, move.good, tell);
    case "keep":
      return keep(state, seat, move.good, tell);
    case "pass":
      return answer(state, seat, false, tell);
  }
}

/** The doubloons on the card come first, and may be spent in the same role. */
function takeCard(state: State<PuertoRico>, seat: number, card: number, tell: Listener): void {
  const { table } = state;
  const { phase, start } = must(CARDS[card], "card");
  const n = must(table.cardMoney[card], "card");
  table.cardMoney[card] = 0;
  table.cardOwner[card] = seat;
  playerAt(table, seat).money += n;
  table.phase = phase;
  start(state, tell && { type: "role", seat, card, n }, tell);
}

/** Yes or no to what the phase offers. */
function answer(state: State<PuertoRico>, seat: number, yes: boolean, tell: Listener): void {
  switch (state.table.phase) {
    case "hacienda":
    case "settler":
      return passSettler(state, seat, tell);
    case "hospice":
      return useHospice(state, seat, yes, tell);
    case "mayor":
      return usePrivilege(state, seat, yes, tell);
    case "lifting":
      return leaveAll(state, seat, tell);
    case "builder":
      return passBuilder(state, seat, tell);
    case "university":
      return useUniversity(state, seat, yes, tell);
    case "craftsman":
      return passCraftsman(state, seat, tell);
    case "trader":
      return passTrader(state, seat, tell);
    case "captain":
      return passCaptain(state, seat, tell);
    default:
      throw new Error(`nothing to answer in ${state.table.phase}`);
  }
}
