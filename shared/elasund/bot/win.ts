/** Rows of builds that win in this turn. */
import type { State } from "../../core/game.ts";
import { silent, viewOf } from "../../core/view.ts";
import { copy } from "../copy.ts";
import { moves } from "../moves.ts";
import { play } from "../play.ts";
import { type Elasund, type Move, NONE, type Table, toAct } from "../state.ts";
import { buildsLeft } from "../turn.ts";

/** Of one build: two flags, and two cubes of the trade track. */
const MOST_CUBES = 4;

/** The move with which the seat whose turn it is can begin to win at once, if there is one. */
export const winningMove = (state: State<Elasund>): Move | undefined =>
  canStillWin(state.table) && toAct(state.table)[0] === state.table.turn
    ? movesToBuild(state, state.table.turn).find((move) => wins(after(state, state.table.turn, move), state.table.turn))
    : undefined;

/** Whether a seat that builds wins, wherever the others put back what it displaces. */
function wins(state: State<Elasund>, builder: number): boolean {
  const { table } = state;
  if (table.step === "over") return table.cubes[builder] === 0;
  if (!canStillWin(table)) return false;
  const seat = toAct(table)[0]!;
  const leadsToWin = (move: Move): boolean => wins(after(state, seat, move), builder);
  return seat === builder ? movesToBuild(state, seat).some(leadsToWin) : movesToBuild(state, seat).every(leadsToWin);
}

function canStillWin(table: Table): boolean {
  const { step, turn, cubes, kind } = table;
  const isBuilding = step === "build" || step === "tile" || step === "settle" || ((step === "where" || step === "pay") && kind !== NONE);
  return isBuilding && cubes[turn]! <= MOST_CUBES * buildsLeft(table);
}

const movesToBuild = (state: State<Elasund>, seat: number): Move[] => moves(viewOf(state, seat)).filter(({ type }) => type !== "pass");

function after(state: State<Elasund>, seat: number, move: Move): State<Elasund> {
  const next = copy(state);
  play(next, seat, move, silent);
  return next;
}
