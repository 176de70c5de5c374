/** Rows of builds that win in this turn. */
import type { State } from "../../core/contract/game.ts";
import { silent, viewOf } from "../../core/match/view.ts";
import { NUMBERS } from "../catalog.ts";
import { copy } from "../copy.ts";
import { moves } from "../moves.ts";
import { play } from "../play.ts";
import { type Elasund, type Move, NONE, type Table, toAct } from "../state.ts";

/** The most cubes that one build lays: two on flags, and two of the trade track. */
const MOST_CUBES = 4;

/** Rows that count: those with builds up to this one of the turn, and perhaps only those that no card still to be drawn can spoil. */
interface Wanted {
  readonly lastBuild: number;
  readonly sure: boolean;
}

/** The move with which the seat whose turn it is can begin to win at once, if there is one: surely if it can, and with as few builds. */
export function winningMove(state: State<Elasund>): Move | undefined {
  const { table } = state;
  if (!canStillWin(table, NUMBERS.builds) || toAct(table)[0] !== table.turn) return undefined;
  const list = movesToBuild(state, table.turn);
  const find = (wanted: Wanted): Move | undefined => list.find((move) => winsWith(state, table.turn, move, table.turn, wanted));
  // Most positions have no such row: one look says so.
  const any = find({ lastBuild: NUMBERS.builds, sure: false });
  if (any === undefined) return undefined;
  for (let lastBuild = table.built + 1; lastBuild <= NUMBERS.builds; lastBuild++) {
    const sure = find({ lastBuild, sure: true });
    if (sure !== undefined) return sure;
  }
  return any;
}

/** Whether a move of a seat leads to the builder's win, as far as rows are wanted. */
function winsWith(state: State<Elasund>, seat: number, move: Move, builder: number, wanted: Wanted): boolean {
  const next = after(state, seat, move);
  if (wanted.sure && next.table.step !== "over" && hasDrawn(state, next)) return false;
  return wins(next, builder, wanted);
}

/** Influence or a church tile: what it is, was imagined. */
const hasDrawn = ({ hidden: before }: State<Elasund>, { hidden }: State<Elasund>): boolean =>
  hidden.influence.length !== before.influence.length || hidden.church.length !== before.church.length;

/** Whether a seat that builds wins, wherever the others put back what it displaces. */
function wins(state: State<Elasund>, builder: number, wanted: Wanted): boolean {
  const { table } = state;
  if (table.step === "over") return table.cubes[builder] === 0;
  if (!canStillWin(table, wanted.lastBuild)) return false;
  const seat = toAct(table)[0]!;
  const leadsToWin = (move: Move): boolean => winsWith(state, seat, move, builder, wanted);
  return seat === builder ? movesToBuild(state, seat).some(leadsToWin) : movesToBuild(state, seat).every(leadsToWin);
}

function canStillWin(table: Table, lastBuild: number): boolean {
  const { step, turn, cubes, kind, built } = table;
  const isBuilding = step === "build" || step === "tile" || step === "settle" || ((step === "where" || step === "pay") && kind !== NONE);
  return isBuilding && cubes[turn]! <= MOST_CUBES * (lastBuild - built);
}

const movesToBuild = (state: State<Elasund>, seat: number): Move[] => moves(viewOf(state, seat)).filter(({ type }) => type !== "pass");

function after(state: State<Elasund>, seat: number, move: Move): State<Elasund> {
  const next = copy(state);
  play(next, seat, move, silent);
  return next;
}
