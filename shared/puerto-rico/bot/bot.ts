/** The bot: tries every move, lets all seats go on by habit to the end of the role, and takes the best result. */

import type { Luck } from "../../core/base/random.ts";
import type { State, Tell, View } from "../../core/contract/game.ts";
import { silent, viewOf } from "../../core/match/view.ts";
import { copy } from "../copy.ts";
import { imagine } from "../imagine.ts";
import { habit } from "../mind/habits.ts";
import { moves } from "../moves.ts";
import { play } from "../play.ts";
import type { Event, Move, PuertoRico, Table } from "../state.ts";
import { chanceOf } from "./worth.ts";

export function bot(view: View<PuertoRico>, luck: Luck): Move {
  const { table, seat } = view;
  const list = moves(view);
  if (list.length === 1 || BY_HABIT.includes(table.phase)) return habit(table, seat, list);
  const state = imagine(view, luck);
  let best: Move | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of list) {
    const after = copy(state);
    play(after, seat, move, silent);
    playOn(after);
    const outlook = chanceOf(after.table, seat);
    if (outlook <= most) continue;
    best = move;
    most = outlook;
  }
  return best ?? habit(table, seat, list);
}

/** Phases in which habit is good enough. */
const BY_HABIT: readonly Table["phase"][] = ["hacienda", "hospice", "mayor", "lifting", "placing", "university", "storage"];

/** Plays all seats by habit until the next role card is to be taken. */
export function playOn(state: State<PuertoRico>, tell: Tell<Event> = silent): void {
  const { table } = state;
  while (table.phase !== "role" && table.phase !== "over") {
    const seat = table.turn;
    play(state, seat, habit(table, seat, moves(viewOf(state, seat))), tell);
  }
}
