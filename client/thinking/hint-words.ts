/** Advice as sentences and pieces: the moves by the labels of the game's own picks. Pure. */
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
  /** The first decision of the row in notation: of a placement all its parts. Reasons are about it. */
  readonly row: readonly string[];
}

/** Undefined if the advice does not fit the view. */
export function wordsOfAdvice(
  face: Face,
  view: View,
  { row, line }: Omit<Advice, "chance" | "chances" | "estimates" | "lines">,
): HintWords | undefined {
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
    row: whole.slice(0, 1 + whole.findIndex(({ part }) => part !== true) || whole.length).map(({ move }) => move),
  };
}

const isAsked = ({ toAct }: Game, { table }: State<Shape>, seat: number): boolean => toAct(table).includes(seat);

/** A row in one line: its first few moves, and how many follow. */
export function namedMoves(say: Say, { named }: HintWords): string {
  const most = named.slice(0, MOST_NAMED).map(say.line).join(" · ");
  return named.length > MOST_NAMED ? say.text.table.row(most, named.length - MOST_NAMED) : most;
}

const MOST_NAMED = 3;
