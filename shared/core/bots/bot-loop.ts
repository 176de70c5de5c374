/**
 * The bots of one table, on the server and in practice: who is asked, and when a bot begins to think. A bot thinks outside the queue of
 * entries (`bot-turn.ts`). All decisions of a turn share its time (`turn-time.ts`), so no match waits long for a bot.
 */

import type { BotLevel } from "../contract/bot-level.ts";
import type { Match } from "../match/match.ts";
import { askedSeats } from "../match/step.ts";
import { type BotTurn, type BotTurnParts, startBotTurn } from "./bot-turn.ts";
import { type Budget, LEVELS } from "./levels.ts";
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

export interface BotLoopParts extends BotTurnParts {
  /** Whether a bot may begin a turn now. */
  canBegin(): boolean;
  /** Milliseconds until players have seen what came before. */
  delay(before: Before): number;
  /** Milliseconds that the bot seems to think after that. A search begins early enough to end with it. */
  pause(before: Before): number;
  /** The level's own if left out. */
  budgetOf?(level: BotLevel): Budget;
  /** If set, each decision gets its whole budget, however long the turn becomes. */
  readonly unhurried?: boolean;
}

const UNLIMITED = { most: Number.POSITIVE_INFINITY, left: Number.POSITIVE_INFINITY };

export function startBotLoop(parts: BotLoopParts): BotLoop {
  const budgetOf = parts.budgetOf ?? ((level: BotLevel) => LEVELS[level].budget);
  const table = {};
  const turnTime = openTurnTime();
  /** By seat. */
  const turns = new Map<number, BotTurn>();
  let shownFrames = 0;

  function schedule(frames = 0): void {
    if (frames > 0) shownFrames = frames;
    const match = parts.match();
    const asked = askedSeats(match);
    for (const turn of turns.values()) if (!(asked.includes(turn.seat) && isCurrent(turn, match))) stopTurn(turn);
    if (!parts.canBegin()) return;
    const last = match.record.entries.findLast(({ type }) => type !== "seat")?.seat ?? -1;
    for (const seat of asked) {
      const level = turns.has(seat) ? undefined : parts.levelOf(seat);
      if (level !== undefined) begin(match, { seat, last, frames: shownFrames }, level);
    }
  }

  const isCurrent = ({ seat, ask, takebacks, level }: BotTurn, match: Match): boolean =>
    match.asks[seat] === ask && match.takebacks === takebacks && parts.levelOf(seat) === level;

  function stopTurn(turn: BotTurn): void {
    turns.delete(turn.seat);
    turn.stop();
  }

  function begin({ asks, takebacks }: Match, before: Before, level: BotLevel): void {
    const { seat, last } = before;
    const delay = parts.delay(before);
    const { most, left } = parts.unhurried ? UNLIMITED : turnTime.next(seat, last, parts.now() + delay);
    const seeming = Math.min(parts.pause(before), most);
    const own = budgetOf(level);
    const time = Math.min(own.time, most);
    const pause = delay + seeming;
    // The question is asked `time` before the end of the pause, or at once.
    const deadline = Math.min(own.deadline, left - seeming + Math.min(pause, time));
    const options = { seat, ask: asks[seat] as number, takebacks, level, pause, budget: { time, deadline }, table };
    const turn = startBotTurn(parts, options, (isRefused) => {
      turns.delete(seat);
      if (isRefused) schedule();
    });
    turns.set(seat, turn);
  }

  return {
    schedule,
    stop() {
      for (const turn of turns.values()) stopTurn(turn);
    },
  };
}
