/** Advice as sentences and pieces: the moves by the labels of the game's own picks, and the reply the search expects. Pure. */
import { at } from "../../shared/core/base/checked.ts";
import { quickLuck } from "../../shared/core/base/random.ts";
import type { Game, Shape, State, View } from "../../shared/core/contract/game.ts";
import { silent, viewOf } from "../../shared/core/match/view.ts";
import type { Face, Pick } from "../face/face.ts";
import type { Line } from "../text/grammar.ts";
import type { Say } from "../text/say.ts";
import type { Advice } from "./hint-search.ts";

export interface HintWords {
  readonly moves: readonly Line[];
  /** The moves worth naming: without parts of others and without passes, but for a pass that comes first. */
  readonly named: readonly Line[];
  /** What the first move that needs a piece is made with: a pass needs none. */
  readonly pieces: readonly string[];
  /** What another seat is expected to answer. */
  readonly reply: { readonly seat: number; readonly move: Line } | undefined;
}

/** Undefined if the advice does not fit the view. */
export function wordsOfAdvice(face: Face, view: View, { row, line }: Omit<Advice, "chance">): HintWords | undefined {
  const { game } = face;
  const state = game.imagine(view, quickLuck(1));
  let choices = 0;
  const play = (notation: string | undefined): Pick | undefined => {
    const now = viewOf(state, view.seat);
    const pick = face.picks(now).find(({ move }) => move === notation);
    const list = game.moves(now);
    const move = list.find((listed) => game.notation(listed) === notation);
    if (pick === undefined || move === undefined) return undefined;
    // Forced moves that follow are in the row, but not in the line.
    if (list.length > 1 || choices === 0) choices++;
    game.play(state, view.seat, move, silent);
    return pick;
  };
  const picks: Pick[] = [];
  for (const notation of row) {
    const pick = play(notation);
    if (pick === undefined) break;
    picks.push(pick);
  }
  const [first] = picks;
  if (first === undefined) return undefined;
  // A row that ends in the middle of a placement is named by where the line puts it.
  const whole = [...picks];
  const rest = [...line.slice(choices)];
  while (isAsked(game, state, view.seat) && face.row?.(viewOf(state, view.seat), view)) {
    const list = game.moves(viewOf(state, view.seat));
    const pick = play(list.length === 1 ? game.notation(at(list, 0)) : rest.shift());
    if (pick === undefined) break;
    whole.push(pick);
  }
  const told = whole.filter(({ kind, part }, at) => part !== true && (kind !== "pass" || at === 0));
  return {
    moves: picks.map(({ label }) => label),
    named: (told.length === 0 ? [first] : told).map(({ label }) => label),
    pieces: whole.find(({ pieces }) => pieces.length > 0)?.pieces ?? [],
    reply: replyIn(face, view.seat, state, rest),
  };
}

const isAsked = ({ toAct }: Game, { table }: State<Shape>, seat: number): boolean => toAct(table).includes(seat);

/** A row in one line: its first few moves, and how many follow. */
export function namedMoves(say: Say, { named }: HintWords): string {
  const most = named.slice(0, MOST_NAMED).map(say.line).join(" · ");
  return named.length > MOST_NAMED ? say.text.table.row(most, named.length - MOST_NAMED) : most;
}

const MOST_NAMED = 3;

/** The first move of another seat in the rest of a line, as far as the imagined state can follow it. Forced moves are not in a line. */
function replyIn(face: Face, own: number, state: ReturnType<Face["game"]["imagine"]>, rest: readonly string[]): HintWords["reply"] {
  const { game } = face;
  let i = 0;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const asked = game.toAct(state.table);
    const [seat] = asked;
    if (seat === undefined || asked.length > 1) return undefined;
    const view = viewOf(state, seat);
    const list = game.moves(view);
    const notation = list.length === 1 ? game.notation(at(list, 0)) : rest[i++];
    const move = list.find((listed) => game.notation(listed) === notation);
    if (move === undefined) return undefined;
    if (seat !== own && list.length > 1) {
      const pick = face.picks(view).find((of) => of.move === notation);
      return pick && { seat, move: pick.label };
    }
    game.play(state, seat, move, silent);
  }
  return undefined;
}

const MOST_STEPS = 40;
