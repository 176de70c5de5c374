/**
 * Exact play of two seats where nothing hidden is left to matter: alpha-beta over win, draw and loss, the promising moves first. Its stack
 * is a list, so that it can be left and taken up again.
 */
import type { Game, Shape, State } from "../../contract/game.ts";
import { shareOfVictory } from "../../match/outcome.ts";
import { silent, viewOf } from "../../match/view.ts";

export interface ExactSearch<S extends Shape> {
  /** Plays at most `moves` more. */
  run(moves: number): void;
  /** Whether it knows the answer, or never will: the seats were asked at once. */
  isDone(): boolean;
  answer(): ExactAnswer<S> | undefined;
}

export interface ExactAnswer<S extends Shape> {
  readonly move: S["move"];
  /** The asked seat's share of the victory: 1, a half or 0. */
  readonly share: number;
}

/** A position some of whose moves have been tried. */
interface Position<S extends Shape> {
  readonly state: State<S>;
  /** Whether the asked seat moves. */
  readonly isOwn: boolean;
  readonly seat: number;
  readonly moves: readonly S["move"][];
  /** How many have been tried. */
  tried: number;
  /** What the asked seat gets by the best of them, and which that is. */
  share: number;
  best: number;
  /** What the asked seat is sure of elsewhere, and the most its rival must leave it: between them nothing is left to find. */
  least: number;
  most: number;
}

const LOSS = 0;
const WIN = 1;

/** `state` must agree with all that the asked seat knows. The search changes it. */
export function exactSearch<S extends Shape>(game: Game<S>, state: State<S>, seat: number): ExactSearch<S> {
  const line: Position<S>[] = [];
  let answer: ExactAnswer<S> | undefined;
  let isDone = !enter(state, LOSS, WIN);

  /** Whether one seat is asked there. */
  function enter(next: State<S>, least: number, most: number): boolean {
    const asked = game.toAct(next.table);
    if (asked.length !== 1) return false;
    const mover = asked[0]!;
    const isOwn = mover === seat;
    const share = isOwn ? LOSS - 1 : WIN + 1;
    line.push({ state: next, isOwn, seat: mover, moves: promisingFirst(game, next, mover), tried: 0, share, best: 0, least, most });
    return true;
  }

  function tryNext(): void {
    const position = line.at(-1)!;
    const { moves, least, most } = position;
    if (position.tried === moves.length || least >= most) return leave(position);
    const move = moves[position.tried++] as S["move"];
    const isLast = position.tried === moves.length;
    const next = isLast ? position.state : game.copy(position.state);
    game.play(next, position.seat, move, silent);
    const over = game.result(next.table);
    if (over !== undefined) learn(position, position.tried - 1, shareOfVictory(over, seat));
    else if (!enter(next, least, most)) isDone = true;
  }

  function leave(position: Position<S>): void {
    line.pop();
    const before = line.at(-1);
    if (before !== undefined) return learn(before, before.tried - 1, position.share);
    answer = { move: position.moves[position.best] as S["move"], share: position.share };
    isDone = true;
  }

  return {
    run(moves) {
      for (let made = 0; made < moves && !isDone; made++) tryNext();
    },
    isDone: () => isDone,
    answer: () => answer,
  };
}

function learn<S extends Shape>(position: Position<S>, move: number, share: number): void {
  const { isOwn } = position;
  if (isOwn ? share <= position.share : share >= position.share) return;
  position.share = share;
  position.best = move;
  if (isOwn) position.least = Math.max(position.least, share);
  else position.most = Math.min(position.most, share);
}

function promisingFirst<S extends Shape>(game: Game<S>, state: State<S>, seat: number): readonly S["move"][] {
  const view = viewOf(state, seat);
  const moves = game.moves(view);
  if (moves.length === 1 || game.mind === undefined) return moves;
  const looks = Array.from(game.mind.weigh(view, moves));
  const order = looks.map((_look, at) => at).sort((a, b) => looks[b]! - looks[a]!);
  return order.map((at) => moves[at] as S["move"]);
}
