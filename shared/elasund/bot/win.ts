/** Rows of builds that win in this turn. */
import type { State } from "../../core/game.ts";
import { silent, viewOf } from "../../core/view.ts";
import { copy } from "../copy.ts";
import { moves } from "../moves.ts";
import { play } from "../play.ts";
import type { Elasund, Move } from "../state.ts";
import { buildsLeft } from "../turn.ts";

/** Two flags, and two cubes of the trade track. */
const MOST_CUBES = 4;

/** The move with which the seat whose turn it is can begin to win at once, if there is one. */
export function winningMove(state: State<Elasund>): Move | undefined {
  const { table } = state;
  const { step, turn, cubes } = table;
  const isBuilding = step === "build" || step === "tile" || ((step === "where" || step === "pay") && table.kind >= 0);
  if (!isBuilding || cubes[turn]! > MOST_CUBES * buildsLeft(table)) return undefined;
  return moves(viewOf(state, turn)).find((move) => {
    if (move.type === "pass") return false;
    const after = copy(state);
    play(after, turn, move, silent);
    return after.table.step === "over" ? after.table.cubes[turn] === 0 : after.table.turn === turn && winningMove(after) !== undefined;
  });
}
