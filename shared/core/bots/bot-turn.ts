/**
 * One bot's answer to one ask, from the pause to the entry. A thinker that fails is replaced by a quick move; the entry carries the ask it
 * answers, so it is refused like a player's once that is stale.
 */

import { quickLuck } from "../base/random.ts";
import { Refusal } from "../base/refusal.ts";
import type { Timers } from "../base/timers.ts";
import type { BotLevel } from "../contract/bot-level.ts";
import type { Game, View } from "../contract/game.ts";
import { isListed, isPlayableRow, legalMove } from "../match/legal-move.ts";
import type { Match } from "../match/match.ts";
import type { Entry } from "../match/record.ts";
import { botIn, mannerOf } from "../match/somebody.ts";
import { viewOf } from "../match/view.ts";
import { type Budget, botMove } from "./levels.ts";
import type { Thinker, ThinkRequest } from "./thinker.ts";
import type { Thought } from "./thought.ts";

export interface BotTurnOptions {
  readonly thinker: Thinker;
  readonly timers: Timers;
  /** The match as it is now. */
  match(): Match;
  /** The level of the bot that answers for a seat; undefined while its player does. */
  levelOf(seat: number): BotLevel | undefined;
  /** 32 bits for the question of a view. */
  seed(view: View): number;
  /** The time stamp of an entry. */
  now(): number;
  /** Plays the entry drafted from the match as it then is; rejects with a Refusal if it may not be played. */
  play(draft: (match: Match) => Entry): Promise<unknown>;
  /** Logs why a thinker's move was replaced by a quick one. */
  report(why: unknown): void;
  /** Playing an entry failed with another error than a Refusal. */
  failed(error: unknown): void;
}

/** The ask that a turn answers, and how. */
interface BotAsk {
  readonly seat: number;
  /** Of the ask. */
  readonly number: number;
  readonly takebacks: number;
  readonly level: BotLevel;
  /** How long it lasts at least, in milliseconds. */
  readonly pause: number;
  /** The level's own, or what the turns before it have left. */
  readonly budget: Budget;
  /** Identity for a pool that is fair among tables. */
  readonly table: object;
}

/** Why a thinker is aborted; one for all, because a new error costs more than a quick move. */
const NOT_WANTED = new Error("the answer is no longer wanted");

export class BotTurn {
  readonly #options: BotTurnOptions;
  readonly #ask: BotAsk;
  readonly #onEnd: (isRefused: boolean) => void;
  readonly #clock: TurnTimers;
  #isOn = true;
  /** Made when the thinker first reads its signal. A quick one never does, and an AbortController costs as much as its move. */
  #abort: AbortController | undefined;

  /** `onEnd` is told when it ends by itself; `isRefused` if what it answered may be asked again. */
  constructor(options: BotTurnOptions, ask: BotAsk, onEnd: (isRefused: boolean) => void) {
    this.#options = options;
    this.#ask = ask;
    this.#onEnd = onEnd;
    this.#clock = new TurnTimers(options.timers);
    void this.#take();
  }

  get seat(): number {
    return this.#ask.seat;
  }

  /** Whether something else is asked now, or of someone else. */
  isStale({ asks, takebacks }: Match): boolean {
    const { seat, number, level } = this.#ask;
    return asks[seat] !== number || takebacks !== this.#ask.takebacks || this.#options.levelOf(seat) !== level;
  }

  stop(): void {
    this.#isOn = false;
    this.#clock.stop();
    this.#abort?.abort(NOT_WANTED);
  }

  async #take(): Promise<void> {
    const { match, play, failed } = this.#options;
    const { pause, budget } = this.#ask;
    const early = Math.min(pause, budget.time);
    await this.#clock.wait(pause - early);
    const { frame } = match();
    try {
      const [row] = early > 0 ? await Promise.all([this.#choose(), this.#clock.wait(early)]) : [await this.#choose()];
      if (!this.#isOn) return;
      await play(() => this.#entryOf(row));
      this.#end(false);
    } catch (error) {
      if (!this.#isOn) return;
      const isRefusal = error instanceof Refusal;
      // If the frame is another one, another seat has moved and changed what this one may do: it is asked again.
      this.#end(isRefusal && match().frame !== frame);
      if (!isRefusal) failed(error);
    }
  }

  #end(isRefused: boolean): void {
    if (!this.#isOn) return;
    this.#isOn = false;
    this.#onEnd(isRefused);
  }

  /** The thinker's row, only its first move if the rules refuse the whole, or a quick move if that one is not legal either. */
  async #choose(): Promise<readonly string[]> {
    const { match, seed: seedOf, report } = this.#options;
    const { seat, level } = this.#ask;
    const { game, state, record } = match();
    const manner = mannerOf(game, botIn(record, seat));
    const view = viewOf(state, seat);
    const seed = seedOf(view);
    try {
      const { row } = await this.#think(game, view, seed, manner?.id);
      const [first = "none"] = row;
      if (!this.#isOn) return row;
      if (isListed(game, view, first)) return row.length > 1 && isPlayableRow(game, state, seat, row) ? row : [first];
      report(`not a legal move: ${first}`);
    } catch (error) {
      if (!this.#isOn) throw error;
      report(error);
    }
    // The first failure is reported; a second one of the same move would only repeat it.
    const quick = (): { readonly type: string } => botMove(game, view, level, quickLuck(seed), manner);
    return [legalMove(game, view, quick, () => undefined)];
  }

  #think(game: Game, view: View, seed: number, manner: string | undefined): Promise<Thought> {
    const { level, budget, table } = this.#ask;
    const signal = (): AbortSignal => this.#signal();
    const request: ThinkRequest = {
      game,
      view,
      level,
      manner,
      budget,
      seed,
      table,
      get signal() {
        return signal();
      },
    };
    const answer = Promise.withResolvers<Thought>();
    this.#options.thinker.think(request).then(
      (thought) => {
        stopDeadline();
        answer.resolve(thought);
      },
      (error) => {
        stopDeadline();
        answer.reject(error);
      },
    );
    // Set after the answer's handlers, so that an answer that is already there always counts.
    const stopDeadline = this.#clock.after(budget.deadline, () => {
      answer.reject(new Error(`no answer within ${budget.deadline} ms`));
      this.#abort?.abort(NOT_WANTED);
    });
    return answer.promise;
  }

  #signal(): AbortSignal {
    this.#abort ??= new AbortController();
    if (!this.#isOn) this.#abort.abort(NOT_WANTED);
    return this.#abort.signal;
  }

  #entryOf(moves: readonly string[]): Entry {
    const { seat, number: ask } = this.#ask;
    if (!this.#isOn) throw new Refusal("staleAsk", { ask });
    if (this.#options.levelOf(seat) === undefined) throw new Refusal("notAsked", { seat });
    return { type: "moves", seat, by: "bot", at: this.#options.now(), ask, moves };
  }
}

/** The timers of one turn, which all stop with it. */
class TurnTimers {
  readonly #timers: Timers;
  readonly #running = new Set<() => void>();

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  /** Returns what stops the timer. */
  after(milliseconds: number, call: () => void): () => void {
    const stopTimer = this.#timers.after(milliseconds, () => {
      this.#running.delete(stop);
      call();
    });
    const stop = (): void => {
      this.#running.delete(stop);
      stopTimer();
    };
    this.#running.add(stop);
    return stop;
  }

  /** Never resolves if the turn is stopped. */
  wait(milliseconds: number): Promise<void> {
    return new Promise((done) => this.after(milliseconds, done));
  }

  stop(): void {
    for (const stop of this.#running) stop();
  }
}
