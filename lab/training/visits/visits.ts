/**
 * What searches visited, as lines of a file: of each match of self-play one decision of a turn, searched again with more lines, and how often
 * each of its legal moves was visited. First glances are taught to foresee that.
 */
import { at, must } from "../../../shared/core/base/checked.ts";
import { below, fork, type Luck, quickLuck } from "../../../shared/core/base/random.ts";
import { followLine, LONGEST_LINE, type Thinking } from "../../../shared/core/bots/search/line.ts";
import { TUNING } from "../../../shared/core/bots/search/select.ts";
import { bestEdges, newTree, ROOT } from "../../../shared/core/bots/search/tree.ts";
import type { Game, Shape, State, View } from "../../../shared/core/contract/game.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { replay, type SelfPlayed } from "../selfplay/play.ts";

/** A decision of a match. */
export interface Visited {
  /** The number of the match, and the step of those that count. */
  readonly number: number;
  readonly step: number;
  readonly lines: number;
  /** In the order of the legal moves. */
  readonly visits: readonly number[];
}

/** First glances count for less than in play, so that they do not only confirm themselves. */
const TEMPERATURE = 1.2;
const FIRST_EDGES = 1 << 12;

/** Undefined if nothing is left to choose. */
export function visitedIn(game: Game, match: SelfPlayed, lines: number): Visited | undefined {
  const mind = must(game.mind, "mind");
  const luck = quickLuck(Math.imul(match.number + 1, 0x9e37_79b1));
  const from = below(luck, Math.max(1, match.steps.split(" ").length - match.from));
  let found: Visited | undefined;
  let step = -1;
  replay(game, match, (state, seat) => {
    step++;
    if (found !== undefined || step < from) return;
    const view = viewOf(state, seat);
    const isChoice = game.moves(view).length > 1 && !(mind.isOpen?.(state.table) ?? false);
    if (isChoice && isOfTurn(game, state)) {
      found = { number: match.number, step, lines, visits: visitsOf(game, view, lines, fork(luck)) };
    }
  });
  return found;
}

const isOfTurn = ({ mind }: Game, { table }: State): boolean => mind?.outlook?.isQuiet(table) ?? true;

/** Of a whole search of so many lines: it neither stops early nor plays the end exactly. */
function visitsOf(game: Game, view: View, lines: number, luck: Luck): number[] {
  const list = game.moves(view);
  const seats = game.imagine(view, luck).secrets.length;
  const tree = newTree<Shape["move"]>(lines + LONGEST_LINE, FIRST_EDGES);
  const thinking: Thinking<Shape> = {
    game,
    view,
    manner: undefined,
    luck,
    selector: {
      tree,
      mind: game.mind,
      tuning: { ...TUNING, temperature: TEMPERATURE },
      notation: game.notation,
      byNotation: new Map(),
      standing: new Set(),
      places: new Int32Array(list.length),
      sums: { weight: 0, visited: 0, untried: 0 },
    },
    path: new Int32Array(LONGEST_LINE),
    length: 0,
    payoffs: new Float64Array(seats),
    chances: new Array<number>(seats).fill(0),
    chosen: 0,
    sums: new Float64Array(list.length * seats),
  };
  for (let line = 0; line < lines; line++) followLine(thinking);
  const visits = new Map<string, number>();
  for (const edge of bestEdges(tree, ROOT, view.seat)) visits.set(game.notation(at(tree.moves, edge)), at(tree.visits, edge));
  return list.map((move) => visits.get(game.notation(move)) ?? 0);
}

/** Calls back with each decision of the file, as it was asked. */
export function recall(game: Game, match: SelfPlayed, { step }: Visited, onDecision: (view: View) => void): void {
  let now = 0;
  replay(game, match, (state, seat) => {
    if (now++ === step) onDecision(viewOf(state, seat));
  });
}
