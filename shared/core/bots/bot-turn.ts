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
import { viewOf } from "../match/view.ts";
import { type Budget, botMove } from "./levels.ts";
import type { Thinker, ThinkRequest } from "./thinker.ts";
import type { Thought } from "./thought.ts";

export interface BotTurnParts {
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

/** What a turn answers, and how. */
export interface BotTurnOptions {
  readonly seat: number;
  readonly ask: number;
  readonly takebacks: number;
  readonly level: BotLevel;
  /** How long it lasts at least, in milliseconds. */
  readonly pause: number;
  /** The level's own, or what the turns before it have left. */
  readonly budget: Budget;
  /** Identity for a pool that is fair among tables. */
  readonly table: object;
}

export interface BotTurn extends BotTurnOptions {
  stop(): void;
}

/** Why a thinker is aborted; one for all, because a new error costs more than a quick move. */
const NOT_WANTED = new Error("the answer is no longer wanted");

/** `onEnd` is told when it ends by itself; `isRefused` if what it answered may be asked again. */
export function startBotTurn(parts: BotTurnParts, turn: BotTurnOptions, onEnd: (isRefused: boolean) => void): BotTurn {
  const { seat, ask, budget } = turn;
  let isOn = true;
  const clock = turnTimers(parts.timers);
  /** Made when the thinker first reads its signal. A quick one never does, and an AbortController costs as much as its move. */
  let abort: AbortController | undefined;

  async function take(): Promise<void> {
    const early = Math.min(turn.pause, budget.time);
    await clock.wait(turn.pause - early);
    const { frame } = parts.match();
    try {
      const [row] = early > 0 ? await Promise.all([choose(), clock.wait(early)]) : [await choose()];
      if (!isOn) return;
      await parts.play(() => entryOf(row));
      end(false);
    } catch (error) {
      if (!isOn) return;
      const isRefusal = error instanceof Refusal;
      // If the frame is another one, another seat has moved and changed what this one may do: it is asked again.
      end(isRefusal && parts.match().frame !== frame);
      if (!isRefusal) parts.failed(error);
    }
  }

  function end(isRefused: boolean): void {
    if (!isOn) return;
    isOn = false;
    onEnd(isRefused);
  }

  /** The thinker's row, only its first move if the rules refuse the whole, or a quick move if that one is not legal either. */
  async function choose(): Promise<readonly string[]> {
    const { game, state } = parts.match();
    const view = viewOf(state, seat);
    const seed = parts.seed(view);
    try {
      const { row } = await think(game, view, seed);
      const [first = "none"] = row;
      if (!isOn) return row;
      if (isListed(game, view, first)) return row.length > 1 && isPlayableRow(game, state, seat, row) ? row : [first];
      parts.report(`not a legal move: ${first}`);
    } catch (error) {
      if (!isOn) throw error;
      parts.report(error);
    }
    // The first failure is reported; a second one of the same move would only repeat it.
    const quick = (): { readonly type: string } => botMove(game, view, turn.level, quickLuck(seed));
    return [legalMove(game, view, quick, () => undefined)];
  }

  function think(game: Game, view: View, seed: number): Promise<Thought> {
    const request: ThinkRequest = {
      ...{ game, view, level: turn.level, budget, seed, table: turn.table },
      get signal() {
        abort ??= new AbortController();
        if (!isOn) abort.abort(NOT_WANTED);
        return abort.signal;
      },
    };
    const answer = Promise.withResolvers<Thought>();
    parts.thinker.think(request).then(
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
    const stopDeadline = clock.after(budget.deadline, () => {
      answer.reject(new Error(`no answer within ${budget.deadline} ms`));
      abort?.abort(NOT_WANTED);
    });
    return answer.promise;
  }

  function entryOf(moves: readonly string[]): Entry {
    if (!isOn) throw new Refusal("staleAsk", { ask });
    if (parts.levelOf(seat) === undefined) throw new Refusal("notAsked", { seat });
    return { type: "moves", seat, by: "bot", at: parts.now(), ask, moves };
  }

  void take();
  return {
    ...turn,
    stop() {
      isOn = false;
      clock.stop();
      abort?.abort(NOT_WANTED);
    },
  };
}

/** The timers of one turn, which all stop with it. */
function turnTimers(timers: Timers) {
  const running = new Set<() => void>();
  /** Returns what stops the timer. */
  function after(milliseconds: number, call: () => void): () => void {
    const stopTimer = timers.after(milliseconds, () => {
      running.delete(stop);
      call();
    });
    const stop = (): void => {
      running.delete(stop);
      stopTimer();
    };
    running.add(stop);
    return stop;
  }
  return {
    after,
    /** Never resolves if the turn is stopped. */
    wait: (milliseconds: number): Promise<void> => new Promise((done) => after(milliseconds, done)),
    stop(): void {
      for (const stop of running) stop();
    },
  };
}
