/** The quick bot: looks at every placement that it could make now, and takes the one after which it stands best. */

import type { Luck } from "../../core/base/random.ts";
import { favourite } from "../../core/bots/favourite.ts";
import type { State, View } from "../../core/contract/game.ts";
import type { Manner, Temper } from "../../core/contract/manner.ts";
import { silent, viewOf } from "../../core/match/view.ts";
import { copy } from "../copy.ts";
import { imagine } from "../imagine.ts";
import { mind } from "../mind/index.ts";
import { moves } from "../moves.ts";
import { play } from "../play.ts";
import { seatsOf } from "../rules/town/grid.ts";
import { type Elasund, type Move, NONE, type Table, toAct } from "../state.ts";
import { judgeAt } from "./judge.ts";
import { winningMove } from "./win.ts";

/** How many times it looks at a position through the eyes of a seat, if it can: first through its own, then through those of the others. */
const LOOKS = 60;
/** The longest list of moves it looks through. */
const FIELDS = 12;
/** Placements that it at least compares in the eyes of all. */
const COMPARED = 4;

export function bot(view: View<Elasund>, luck: Luck, { manner }: Temper<Elasund> = {}): Move {
  const list = moves(view);
  if (list.length === 1) return list[0]!;
  const state = imagine(view, luck);
  return winningMove(state) ?? bestMove(state, view, list, manner);
}

interface Outcome {
  readonly move: Move;
  readonly state: State<Elasund>;
  readonly score: number;
}

function bestMove(state: State<Elasund>, view: View<Elasund>, list: readonly Move[], manner?: Manner<Elasund>): Move {
  const { seat } = view;
  const judge = judgeAt(state.table);
  const outcomes: Outcome[] = [];
  const follow = (before: State<Elasund>, move: Move, first: Move): void => {
    const after = copy(before);
    play(after, seat, move, silent);
    payDebts(after);
    if (isOpen(after, seat)) for (const next of promising(viewOf(after, seat))) follow(after, next, first);
    else outcomes.push({ move: first, state: after, score: judge.scoreOf(after, seat) });
  };
  for (const move of promising(viewOf(state, seat), list)) follow(state, move, move);
  outcomes.sort((a, b) => b.score - a.score);
  const compared = Math.max(COMPARED, Math.floor((LOOKS - outcomes.length) / (seatsOf(state.table) - 1)));
  const judged = outcomes.filter(({ state: after }, rank) => rank < compared || isFelt(state.table, after.table, seat));
  const chances = judged.map(({ state: after }) => judge.chanceOf(after, seat));
  const likes = manner && ((at: number) => manner.likes(view, judged[at]!.move));
  return judged[favourite(chances, chances.indexOf(Math.max(...chances)), likes)]?.move ?? list[0]!;
}

/** The moves to consider: where many fields are listed, those that look best at first glance. */
function promising(view: View<Elasund>, list = moves(view)): readonly Move[] {
  if (list.length <= FIELDS) return list;
  const weights = mind.weigh(view, list);
  const ranked = list.map((move, at) => ({ move, weight: weights[at]! })).sort((a, b) => b.weight - a.weight);
  return ranked.slice(0, FIELDS).map(({ move }) => move);
}

/** A sail of the pirates is judged by what is left after it; all give what looks best at first glance. */
function payDebts(state: State<Elasund>): void {
  const { table } = state;
  while (table.step === "pirates" || table.step === "shortage") {
    const view = viewOf<Elasund>(state, toAct(table)[0]!);
    const list = moves(view);
    const weights = Array.from(mind.weigh(view, list));
    play(state, view.seat, list[weights.indexOf(Math.max(...weights))]!, silent);
  }
}

/** Whether the cubes of another seat have changed. */
const isFelt = (before: Table, after: Table, seat: number): boolean =>
  before.cubes.some((cubes, other) => other !== seat && cubes !== after.cubes[other]);

/** Whether the seat has chosen what, but not yet where or at what price. */
function isOpen({ table }: State<Elasund>, seat: number): boolean {
  if (table.turn !== seat) return false;
  return table.step === "where" || table.step === "pay" || table.step === "tile" || (table.step === "permit" && table.bonus !== NONE);
}
