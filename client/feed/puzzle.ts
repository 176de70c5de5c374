/** A puzzle at the table: its position, seen by the seat that is asked. A move is judged and shown; then the position comes back. */
import { tryLine } from "../../shared/core/analysis/branch.ts";
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { Game, View } from "../../shared/core/contract/game.ts";
import { type Step, step } from "../../shared/core/match/step.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { isSolved, type Puzzle, type PuzzleSet, puzzleSteps } from "../../shared/core/puzzles/puzzle.ts";
import { NO_PROPOSAL, type SeatStatus } from "../../shared/core/wire/sync.ts";
import type { Answer } from "../../shared/core/wire/wire.ts";
import { realTimers, type Timers } from "../base/timers.ts";
import type { Feed, FeedListener, Moment } from "./feed.ts";
import { momentsOf } from "./moments-of-step.ts";

/** What the table shows of a puzzle. */
export type PuzzleState =
  | { readonly type: "asked" }
  /** `row` is the whole attempt, `move` its first move, which decides. */
  | { readonly type: "tried"; readonly move: string; readonly row: readonly string[]; readonly right: boolean }
  /** The line of the solution. */
  | { readonly type: "shown" };

export interface PuzzleFeed extends Feed {
  readonly puzzle: Puzzle;
  /** What the solver knows when asked. */
  readonly view: View;
  /** The position is there again, to be solved. */
  again(): void;
  /** Plays the best line on the table. */
  showSolution(): void;
  /** Calls back at once and on each change, until the returned function is called. */
  onState(listener: (state: PuzzleState) => void): () => void;
}

export const isPuzzle = (feed: Feed): feed is PuzzleFeed => "puzzle" in feed;

export interface PuzzleFeedParts {
  readonly game: Game;
  readonly set: PuzzleSet;
  readonly puzzle: Puzzle;
  readonly timers?: Timers;
}

/** Milliseconds for each frame of the solution. */
const PACE = 900;

export function puzzleFeed({ game, set, puzzle, timers = realTimers }: PuzzleFeedParts): PuzzleFeed {
  const { seat } = puzzle;
  const steps = puzzleSteps(game, set, puzzle);
  const { match } = steps.at(-1)!;
  const before = steps.flatMap((played) => momentsOf(played, seat));
  // The frames before the puzzle are the bots' moves: the player cannot undo them.
  let position: Moment = { ...before.at(-1)!, undo: undefined };
  const past = [...before.slice(0, -1), position];
  const listeners = new Set<FeedListener>();
  const watchers = new Set<(state: PuzzleState) => void>();
  let state: PuzzleState = { type: "asked" };
  let shown = position;
  let stop = (): void => undefined;

  function become(next: PuzzleState): void {
    stop();
    state = next;
    for (const watcher of watchers) watcher(state);
  }

  function show(moment: Moment, jump: boolean): void {
    shown = moment;
    for (const listener of listeners) listener.frame(moment, jump);
  }

  /** One frame after the other, so that a line can be followed. */
  function walk(moments: readonly Moment[]): void {
    const [first, ...rest] = moments;
    if (first === undefined) return;
    show(first, false);
    stop = timers.after(PACE, () => walk(rest));
  }

  /** Frames that are not of the match: the log leaves them out, and they ask nothing. */
  const triedMoments = (played: readonly Step[]): Moment[] =>
    played
      .flatMap((one) => momentsOf(one, seat))
      .map((moment) => ({ ...moment, ask: 0, asked: [], undo: undefined, outcome: undefined, tried: true }));

  async function send(moves: readonly string[], ask: number): Promise<Answer> {
    const id = "puzzle";
    if (state.type !== "asked" || ask !== position.ask) return { id, ok: false, key: "staleAsk", args: { ask } };
    try {
      const played = step(match, { type: "moves", seat, by: "person", at: 0, ask: match.asks[seat]!, moves });
      const [move] = moves as readonly [string];
      for (const moment of triedMoments([played])) show(moment, false);
      become({ type: "tried", move, row: moves, right: isSolved(puzzle, moves) });
      return { id, ok: true, frame: played.match.frame };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { id, ok: false, key: error.key, args: error.args };
    }
  }

  const colours = Array.from({ length: puzzle.seats }, (_none, of) => of);
  const people = colours.map((colour) => sitterOf(colour, colour === seat));
  return {
    ...{ game, seat, colours, puzzle, send },
    view: viewOf(match.state, seat),
    match: "",
    rated: false,
    promise: undefined,
    late: 0,
    next: new Promise(() => undefined),
    again() {
      // A new question: the old one was answered.
      position = { ...position, ask: position.ask + 1 };
      become({ type: "asked" });
      show(position, true);
    },
    showSolution() {
      become({ type: "shown" });
      show({ ...position, ask: 0, asked: [] }, true);
      walk(triedMoments(tryLine(game, match.record, puzzle.line)));
    },
    onState(listener) {
      watchers.add(listener);
      listener(state);
      return () => void watchers.delete(listener);
    },
    past: async (from, to) => past.slice(from, to + 1),
    record: () => Promise.reject(new Refusal("notOver")),
    listen(listener) {
      listeners.add(listener);
      listener.frame(shown, true);
      listener.presence({ people, proposal: NO_PROPOSAL, paused: false, connection: "open", retryIn: undefined });
      return () => void listeners.delete(listener);
    },
    leave: () => stop(),
    ...ALONE,
  };
}

const refuse = (): Promise<Answer> => Promise.resolve({ id: "puzzle", ok: false, key: "notAsked", args: {} });

/** What only makes sense with others, or in a match that goes on. */
const ALONE = {
  ...{
    undo: refuse,
    hint: refuse,
    resign: refuse,
    back: refuse,
    give: refuse,
    propose: refuse,
    vote: refuse,
    say: refuse,
    rematch: refuse,
  },
  sitAgain: () => undefined,
  reconnect: () => undefined,
  onChat: () => () => undefined,
};

const sitterOf = (colour: number, own: boolean): SeatStatus => ({
  ...{ name: "", kind: own ? "person" : "bot", colour, level: "strong", here: true, rematch: false },
  ...{ until: 0, bank: -1, deadline: 0, whole: 0 },
});
