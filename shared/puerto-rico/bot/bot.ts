/** The bot: tries every move, lets all seats go on by habit to the end of the role, and takes the best result. */

import type { Luck } from "../../core/base/random.ts";
import { favourite } from "../../core/bots/favourite.ts";
import type { State, Tell, View } from "../../core/contract/game.ts";
import type { Temper } from "../../core/contract/manner.ts";
import { silent, viewOf } from "../../core/match/view.ts";
import { copy } from "../copy.ts";
import { imagine } from "../imagine.ts";
import { habit } from "../mind/habits.ts";
import { moves } from "../moves.ts";
import { play } from "../play.ts";
import type { Event, Move, PuertoRico, Table } from "../state.ts";
import { chanceOf } from "./worth.ts";

export function bot(view: View<PuertoRico>, luck: Luck, { manner }: Temper<PuertoRico> = {}): Move {
  const { table, seat } = view;
  const list = moves(view);
  if (list.length === 1 || BY_HABIT.includes(table.phase)) return habit(table, seat, list);
  const state = imagine(view, luck);
  const chances = list.map((move) => {
    const after = copy(state);
    play(after, seat, move, silent);
    playOn(after);
    return chanceOf(after.table, seat);
  });
  const likes = manner && ((at: number) => manner.likes(view, list[at]!));
  return list[favourite(chances, chances.indexOf(Math.max(...chances)), likes)]!;
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
