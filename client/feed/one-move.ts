/** A position at the table in which one move is asked for, of the seat that sees it. The move is judged and shown; then the position comes back. */

import { tryLine } from "../../shared/core/analysis/branch.ts";
import { at, must } from "../../shared/core/base/checked.ts";
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { Game, View } from "../../shared/core/contract/game.ts";
import type { Match } from "../../shared/core/match/match.ts";
import { NO_BOT } from "../../shared/core/match/somebody.ts";
import { type Step, step } from "../../shared/core/match/step.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { NO_CLOCKS, NO_PROPOSAL, type SeatStatus } from "../../shared/core/wire/sync.ts";
import type { Answer } from "../../shared/core/wire/wire.ts";
import { realTimers, type Timers } from "../base/timers.ts";
import { type Feed, type FeedListener, type Moment, triedMoment } from "./feed.ts";
import { ALLOWED, type Allows } from "./kinds.ts";
import { ShownFeed } from "./lone-feed.ts";
import { momentsOf } from "./moments-of-step.ts";

/** What the table shows of it. */
export type OneMoveState =
  | { readonly type: "asked" }
  /** The move is made, and its judgement takes a moment. */
  | { readonly type: "judging" }
  /** It could not be judged. */
  | { readonly type: "unjudged" }
  /** `row` is the whole attempt, `move` its first move, which decides. */
  | { readonly type: "tried"; readonly move: string; readonly row: readonly string[]; readonly right: boolean }
  /** The line of the solution. */
  | { readonly type: "shown" };

interface OneMoveOptions {
  readonly game: Game;
  /** Who is asked. */
  readonly seat: number;
  readonly colours: readonly number[];
  /** Up to the position. */
  readonly steps: readonly Step[];
  /** The moves of all seats that are shown as the solution. */
  readonly line: readonly string[];
  readonly timers?: Timers | undefined;
}

type Judgement = boolean | Promise<boolean>;

/** Milliseconds for each frame of the solution. */
const PACE = 900;

export abstract class OneMoveFeed extends ShownFeed implements Feed {
  readonly game: Game;
  readonly allows: Allows = ALLOWED.puzzle;
  readonly seat: number;
  readonly colours: readonly number[];
  /** What the solver knows when asked. */
  readonly view: View;
  readonly promise = undefined;
  readonly #timers: Timers;
  readonly #match: Match;
  readonly #line: readonly string[];
  readonly #past: readonly Moment[];
  readonly #listeners = new Set<FeedListener>();
  readonly #watchers = new Set<(state: OneMoveState) => void>();
  #position: Moment;
  #state: OneMoveState = { type: "asked" };
  #shown: Moment;
  #stop = (): void => undefined;

  constructor({ game, seat, colours, steps, line, timers = realTimers }: OneMoveOptions) {
    super();
    const before = steps.flatMap((played) => momentsOf(played, seat));
    this.game = game;
    this.seat = seat;
    this.colours = colours;
    this.#line = line;
    this.#timers = timers;
    this.#match = must(steps.at(-1), "step").match;
    this.view = viewOf(this.#match.state, seat);
    // The frames before the position are no moves of this player: they cannot be undone.
    this.#position = { ...must(before.at(-1), "position"), undo: undefined };
    this.#past = [...before.slice(0, -1), this.#position];
    this.#shown = this.#position;
  }

  /** Whether an attempt is right. */
  protected abstract judged(moves: readonly string[]): Judgement;

  listen(listener: FeedListener): () => void {
    const people = this.colours.map((colour) => sitterOf(colour, colour === this.seat));
    this.#listeners.add(listener);
    listener.frame(this.#shown, true);
    listener.presence({ people, proposal: NO_PROPOSAL, paused: false, connection: "open", retryIn: undefined });
    return () => void this.#listeners.delete(listener);
  }

  /** Calls back at once and on each change, until the returned function is called. */
  onState(listener: (state: OneMoveState) => void): () => void {
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
    const { seat } = this;
    try {
      const played = step(this.#match, { type: "moves", seat, by: "person", at: 0, ask: at(this.#match.asks, seat), moves });
      for (const moment of triedMoments([played], seat)) this.#show(moment, false);
      this.#judge(moves);
      return { id, ok: true, frame: played.match.frame };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { id, ok: false, key: error.key, args: error.args };
    }
  }

  #judge(moves: readonly string[]): void {
    const [move] = moves as readonly [string];
    const tell = (right: boolean): void => this.#become({ type: "tried", move, row: moves, right });
    const judgement = this.judged(moves);
    if (typeof judgement === "boolean") return tell(judgement);
    const judging: OneMoveState = { type: "judging" };
    this.#become(judging);
    // Tried again or shown in the meantime, it is no longer asked.
    const ifAsked = (then: () => void): void => void (this.#state === judging && then());
    judgement.then(
      (right) => ifAsked(() => tell(right)),
      () => ifAsked(() => this.#become({ type: "unjudged" })),
    );
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
    this.#walk(triedMoments(tryLine(this.game, this.#match.record, this.#line), this.seat));
  }

  leave(): void {
    this.#stop();
  }

  #become(state: OneMoveState): void {
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
