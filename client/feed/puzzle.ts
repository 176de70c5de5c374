/** A puzzle at the table: its position, seen by the seat that is asked. A move is judged and shown; then the position comes back. */

import { tryLine } from "../../shared/core/analysis/branch.ts";
import { at, must } from "../../shared/core/base/checked.ts";
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { Game, View } from "../../shared/core/contract/game.ts";
import type { Match } from "../../shared/core/match/match.ts";
import { NO_BOT } from "../../shared/core/match/somebody.ts";
import { type Step, step } from "../../shared/core/match/step.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { isSolved, type Puzzle, type PuzzleSet, puzzleSteps } from "../../shared/core/puzzles/puzzle.ts";
import { NO_CLOCKS, NO_PROPOSAL, type SeatStatus } from "../../shared/core/wire/sync.ts";
import type { Answer } from "../../shared/core/wire/wire.ts";
import { realTimers, type Timers } from "../base/timers.ts";
import { type Feed, type FeedListener, type Moment, triedMoment } from "./feed.ts";
import { ALLOWED, type Allows } from "./kinds.ts";
import { ShownFeed } from "./lone-feed.ts";
import { momentsOf } from "./moments-of-step.ts";

/** What the table shows of a puzzle. */
export type PuzzleState =
  | { readonly type: "asked" }
  /** `row` is the whole attempt, `move` its first move, which decides. */
  | { readonly type: "tried"; readonly move: string; readonly row: readonly string[]; readonly right: boolean }
  /** The line of the solution. */
  | { readonly type: "shown" };

interface PuzzleFeedOptions {
  readonly game: Game;
  readonly set: PuzzleSet;
  readonly puzzle: Puzzle;
  readonly timers?: Timers;
}

/** Milliseconds for each frame of the solution. */
const PACE = 900;

export class PuzzleFeed extends ShownFeed implements Feed {
  readonly game: Game;
  readonly allows: Allows = ALLOWED.puzzle;
  readonly puzzle: Puzzle;
  readonly seat: number;
  readonly colours: readonly number[];
  /** What the solver knows when asked. */
  readonly view: View;
  readonly promise = undefined;
  readonly #timers: Timers;
  readonly #match: Match;
  readonly #past: readonly Moment[];
  readonly #listeners = new Set<FeedListener>();
  readonly #watchers = new Set<(state: PuzzleState) => void>();
  #position: Moment;
  #state: PuzzleState = { type: "asked" };
  #shown: Moment;
  #stop = (): void => undefined;

  constructor({ game, set, puzzle, timers = realTimers }: PuzzleFeedOptions) {
    super();
    const { seat } = puzzle;
    const steps = puzzleSteps(game, set, puzzle);
    const before = steps.flatMap((played) => momentsOf(played, seat));
    this.game = game;
    this.puzzle = puzzle;
    this.seat = seat;
    this.colours = Array.from({ length: puzzle.seats }, (_none, of) => of);
    this.#timers = timers;
    this.#match = must(steps.at(-1), "step").match;
    this.view = viewOf(this.#match.state, seat);
    // The frames before the puzzle are the bots' moves: the player cannot undo them.
    this.#position = { ...must(before.at(-1), "position"), undo: undefined };
    this.#past = [...before.slice(0, -1), this.#position];
    this.#shown = this.#position;
  }

  listen(listener: FeedListener): () => void {
    const people = this.colours.map((colour) => sitterOf(colour, colour === this.seat));
    this.#listeners.add(listener);
    listener.frame(this.#shown, true);
    listener.presence({ people, proposal: NO_PROPOSAL, paused: false, connection: "open", retryIn: undefined });
    return () => void this.#listeners.delete(listener);
  }

  /** Calls back at once and on each change, until the returned function is called. */
  onState(listener: (state: PuzzleState) => void): () => void {
    this.#watchers.add(listener);
    listener(this.#state);
    return () => void this.#watchers.delete(listener);
  }

  async past(from: number, to: number): Promise<readonly Moment[]> {
    return this.#past.slice(from, to + 1);
  }

  record(): Promise<never> {
    return Promise.reject(new Refusal("notOver"));
  }

  async send(moves: readonly string[], ask: number): Promise<Answer> {
    const id = "puzzle";
    if (this.#state.type !== "asked" || ask !== this.#position.ask) return { id, ok: false, key: "staleAsk", args: { ask } };
    const { seat, puzzle } = this;
    try {
      const played = step(this.#match, { type: "moves", seat, by: "person", at: 0, ask: at(this.#match.asks, seat), moves });
      const [move] = moves as readonly [string];
      for (const moment of triedMoments([played], seat)) this.#show(moment, false);
      this.#become({ type: "tried", move, row: moves, right: isSolved(puzzle, moves) });
      return { id, ok: true, frame: played.match.frame };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { id, ok: false, key: error.key, args: error.args };
    }
  }

  /** The position is there again, to be solved. */
  again(): void {
    // A new question: the old one was answered.
    this.#position = { ...this.#position, ask: this.#position.ask + 1 };
    this.#become({ type: "asked" });
    this.#show(this.#position, true);
  }

  /** Plays the best line on the table. */
  showSolution(): void {
    this.#become({ type: "shown" });
    this.#show({ ...this.#position, ask: 0, asked: [] }, true);
    this.#walk(triedMoments(tryLine(this.game, this.#match.record, this.puzzle.line), this.seat));
  }

  leave(): void {
    this.#stop();
  }

  #become(state: PuzzleState): void {
    this.#stop();
    this.#state = state;
    for (const watcher of this.#watchers) watcher(state);
  }

  #show(moment: Moment, jump: boolean): void {
    this.#shown = moment;
    for (const listener of this.#listeners) listener.frame(moment, jump);
  }

  /** Shows one frame after the other, so that a line can be followed. */
  #walk(moments: readonly Moment[]): void {
    const [first, ...rest] = moments;
    if (first === undefined) return;
    this.#show(first, false);
    this.#stop = this.#timers.after(PACE, () => this.#walk(rest));
  }
}

const triedMoments = (played: readonly Step[], seat: number): readonly Moment[] =>
  played.flatMap((one) => momentsOf(one, seat)).map(triedMoment);

const sitterOf = (colour: number, own: boolean): SeatStatus => ({
  name: "",
  kind: own ? "person" : "bot",
  colour,
  level: "strong",
  here: true,
  bot: NO_BOT,
  ...NO_CLOCKS,
});
