/**
 * The bots of one table, on the server and in practice: who is asked, when a bot begins to think, and how its answer becomes an entry.
 * A bot thinks outside the queue of entries. Its move carries the ask it answers, so it is refused like a player's once that is stale.
 * A thinker that fails is replaced by a quick move, and all decisions of a turn share its time (`turn-time.ts`): no match waits long for a bot.
 */
import type { Game, View } from "../game.ts";
import { isListed, isPlayableRow, legalMove } from "../legal-move.ts";
import type { Match } from "../match.ts";
import { quickLuck } from "../random.ts";
import type { Entry } from "../record.ts";
import { Refusal } from "../refusal.ts";
import { askedSeats } from "../step.ts";
import type { Timers } from "../timers.ts";
import { viewOf } from "../view.ts";
import { type BotLevel, type Budget, botMove, LEVELS } from "./levels.ts";
import type { Thinker, ThinkRequest } from "./thinker.ts";
import type { Thought } from "./thought.ts";
import { openTurnTime } from "./turn-time.ts";

export interface BotLoop {
  /** Lets every asked bot begin its turn and stops turns whose ask has gone. To be called after every change, with the new frames. */
  schedule(frames?: number): void;
  /** Stops all turns until the next `schedule`. */
  stop(): void;
}

/** What a bot's move follows. */
export interface Before {
  /** The bot's seat. */
  readonly seat: number;
  /** The seat that made the last entry; -1 at the beginning. */
  readonly last: number;
  /** How many frames the last entry had. */
  readonly frames: number;
}

export interface BotLoopParts {
  readonly thinker: Thinker;
  readonly timers: Timers;
  /** The match as it is now. */
  match(): Match;
  /** The level of the bot that answers for a seat; undefined while its player does. */
  levelOf(seat: number): BotLevel | undefined;
  /** Whether a bot may begin a turn now. */
  canBegin(): boolean;
  /** Milliseconds until players have seen what came before. */
  delay(before: Before): number;
  /** Milliseconds that the bot seems to think after that. A search begins early enough to end with it. */
  pause(before: Before): number;
  /** 32 bits, new for each question. */
  seed(): number;
  /** The time stamp of an entry. */
  now(): number;
  /** Plays the entry drafted from the match as it then is; rejects with a Refusal if it may not be played. */
  play(draft: (match: Match) => Entry): Promise<unknown>;
  /** Logs why a thinker's move was replaced by a quick one. */
  report(why: unknown): void;
  /** Playing an entry failed with another error than a Refusal. */
  failed(error: unknown): void;
  /** The level's own if left out. */
  budgetOf?(level: BotLevel): Budget;
}

/** Why a thinker is aborted; one for all, because a new error costs more than a quick move. */
const NOT_WANTED = new Error("the answer is no longer wanted");

/** One bot's answer to one ask, from the pause to the entry. */
interface Turn {
  readonly seat: number;
  readonly ask: number;
  readonly takebacks: number;
  readonly level: BotLevel;
  /** How long it lasts at least, in milliseconds. */
  readonly pause: number;
  /** The level's own, or what the turns before it have left. */
  readonly budget: Budget;
  /** Made when the thinker first reads its signal. A quick one never does, and an AbortController costs as much as its move. */
  abort: AbortController | undefined;
  /** Stops each timer that runs for it. */
  readonly timers: Set<() => void>;
}

export function startBotLoop(parts: BotLoopParts): BotLoop {
  const { thinker, timers } = parts;
  const budgetOf = parts.budgetOf ?? ((level: BotLevel) => LEVELS[level].budget);
  /** Identity for a pool that is fair among tables. */
  const table = {};
  const turnTime = openTurnTime();
  /** By seat. A turn that is not here has been stopped. */
  const turns = new Map<number, Turn>();
  let shownFrames = 0;

  const isOn = (turn: Turn): boolean => turns.get(turn.seat) === turn;

  function stopTurn(turn: Turn): void {
    turns.delete(turn.seat);
    for (const stop of turn.timers) stop();
    turn.abort?.abort(NOT_WANTED);
  }

  function schedule(frames = 0): void {
    if (frames > 0) shownFrames = frames;
    const match = parts.match();
    const asked = askedSeats(match);
    for (const turn of turns.values()) {
      const { seat, ask, takebacks, level } = turn;
      const isCurrent = asked.includes(seat) && match.asks[seat] === ask && match.takebacks === takebacks && parts.levelOf(seat) === level;
      if (!isCurrent) stopTurn(turn);
    }
    if (!parts.canBegin()) return;
    const last = match.record.entries.findLast(({ type }) => type !== "seat")?.seat ?? -1;
    for (const seat of asked) {
      const level = turns.has(seat) ? undefined : parts.levelOf(seat);
      if (level === undefined) continue;
      const turn = turnOf(match, { seat, last, frames: shownFrames }, level);
      turns.set(seat, turn);
      void takeTurn(turn);
    }
  }

  function turnOf(match: Match, before: Before, level: BotLevel): Turn {
    const { seat, last } = before;
    const delay = parts.delay(before);
    const { most, left } = turnTime.next(seat, last, parts.now() + delay);
    const seeming = Math.min(parts.pause(before), most);
    const own = budgetOf(level);
    const time = Math.min(own.time, most);
    const pause = delay + seeming;
    // The question is asked `time` before the end of the pause, or at once.
    const deadline = Math.min(own.deadline, left - seeming + Math.min(pause, time));
    const ask = match.asks[seat] as number;
    return { seat, ask, takebacks: match.takebacks, level, pause, budget: { time, deadline }, abort: undefined, timers: new Set() };
  }

  async function takeTurn(turn: Turn): Promise<void> {
    const { pause, budget } = turn;
    const early = Math.min(pause, budget.time);
    await wait(turn, pause - early);
    const { frame } = parts.match();
    try {
      const [row] = early > 0 ? await Promise.all([choose(turn), wait(turn, early)]) : [await choose(turn)];
      if (!isOn(turn)) return;
      await parts.play(() => entryOf(turn, row));
      if (isOn(turn)) turns.delete(turn.seat);
    } catch (error) {
      if (!isOn(turn)) return;
      turns.delete(turn.seat);
      if (!(error instanceof Refusal)) parts.failed(error);
      // Another seat has moved, which changed what this one may do: it is asked again.
      else if (parts.match().frame !== frame) schedule();
    }
  }

  /** Returns what stops the timer; so does stopping the turn. */
  function after({ timers: running }: Turn, milliseconds: number, call: () => void): () => void {
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

  /** Never resolves if the turn is stopped. */
  const wait = (turn: Turn, milliseconds: number): Promise<void> => new Promise((done) => after(turn, milliseconds, done));

  /** The thinker's row, only its first move if the rules refuse the whole, or a quick move if that one is not legal either. */
  async function choose(turn: Turn): Promise<readonly string[]> {
    const { game, state } = parts.match();
    const view = viewOf(state, turn.seat);
    const seed = parts.seed();
    try {
      const { row } = await think(turn, game, view, seed);
      const [first = "none"] = row;
      if (!isOn(turn)) return row;
      if (isListed(game, view, first)) return row.length > 1 && isPlayableRow(game, state, turn.seat, row) ? row : [first];
      parts.report(`not a legal move: ${first}`);
    } catch (error) {
      if (!isOn(turn)) throw error;
      parts.report(error);
    }
    // The first failure is reported; a second one of the same move would only repeat it.
    const quick = (): { readonly type: string } => botMove(game, view, turn.level, quickLuck(seed));
    return [legalMove(game, view, quick, () => undefined)];
  }

  function think(turn: Turn, game: Game, view: View, seed: number): Promise<Thought> {
    const { level, budget } = turn;
    const request: ThinkRequest = {
      ...{ game, view, level, budget, seed, table },
      get signal() {
        turn.abort ??= new AbortController();
        if (!isOn(turn)) turn.abort.abort(NOT_WANTED);
        return turn.abort.signal;
      },
    };
    return new Promise((resolve, reject) => {
      const answered = thinker.think(request);
      answered.then(
        (thought) => {
          stopDeadline();
          resolve(thought);
        },
        (error) => {
          stopDeadline();
          reject(error);
        },
      );
      // After the answer's handlers: an answer that is already there always counts.
      const stopDeadline = after(turn, budget.deadline, () => {
        reject(new Error(`no answer within ${budget.deadline} ms`));
        turn.abort?.abort(NOT_WANTED);
      });
    });
  }

  function entryOf(turn: Turn, moves: readonly string[]): Entry {
    const { seat, ask } = turn;
    if (!isOn(turn)) throw new Refusal("staleAsk", { ask });
    if (parts.levelOf(seat) === undefined) throw new Refusal("notAsked", { seat });
    return { type: "moves", seat, by: "bot", at: parts.now(), ask, moves };
  }

  return {
    schedule,
    stop() {
      for (const turn of turns.values()) stopTurn(turn);
    },
  };
}
