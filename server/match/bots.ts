/** The bots of one table: each thinks for a while, then plays for its seat like anybody else. */
import { randomInt } from "node:crypto";
import type { View } from "../../shared/core/game.ts";
import { type BotLevel, botMove, DEFAULT_LEVEL } from "../../shared/core/levels.ts";
import type { Match } from "../../shared/core/match.ts";
import { quickLuck } from "../../shared/core/random.ts";
import type { Entry } from "../../shared/core/record.ts";
import { Refusal } from "../../shared/core/refusal.ts";
import { owing } from "../../shared/core/step.ts";
import { viewOf } from "../../shared/core/view.ts";
import { report } from "../context.ts";
import { time } from "../time.ts";
import type { Timings } from "../timings.ts";
import { nextBatch } from "../transport/batch.ts";
import type { Keeper } from "./keeper.ts";
import { levelOf, playedByBot, type Seat, seatedPlayers } from "./seats.ts";

export interface Bots {
  /** Sets every bot thinking that owes a choice; to be called whenever something has changed, with the frames that are new. */
  schedule(frames?: number): void;
  /** Until it is woken again. */
  stop(): void;
}

export interface BotsParts {
  readonly keeper: Keeper;
  readonly seats: readonly Seat[];
  /** How well they play where nobody is gone whom they stand in for. */
  readonly level: BotLevel;
  readonly pace: Timings;
  failed(error: unknown): void;
}

export function startBots({ keeper, seats, level, pace, failed }: BotsParts): Bots {
  /** Each with the frame it thinks about: when something is taken back, a bot does not play what it has begun to think before. */
  const thinking = new Map<Seat, { readonly frame: number; readonly timer: NodeJS.Timeout }>();
  let shown = 0;

  async function move(seat: Seat): Promise<void> {
    thinking.delete(seat);
    await new Promise<void>(nextBatch);
    try {
      await keeper.take((match) => drafted(match, seat, level));
    } catch (error) {
      // Taken back, or the person has returned meanwhile: whoever is asked now has been woken.
      if (!(error instanceof Refusal)) failed(error);
    }
  }

  return {
    schedule(frames = 0) {
      if (frames > 0) shown = frames;
      const { match } = keeper;
      if (!seats.some((seat) => mayPlay(match, seat))) return;
      // Nobody plays to an empty room.
      if (!seatedPlayers(seats).some((seat) => !seat.away)) return;
      for (const number of owing(match)) {
        const seat = seats[number] as Seat;
        const { frame, record } = match;
        const begun = thinking.get(seat);
        if (!mayPlay(match, seat) || begun?.frame === frame) continue;
        clearTimeout(begun?.timer);
        const again = record.entries.findLast(({ type }) => type !== "seat")?.seat === number;
        const time = pace.botDelay(again) + (again ? 0 : pace.animationTime(shown));
        thinking.set(seat, { frame, timer: setTimeout(() => void move(seat), time) });
      }
    },
    stop() {
      for (const { timer } of thinking.values()) clearTimeout(timer);
      thinking.clear();
    },
  };
}

const mayPlay = (match: Match, seat: Seat): boolean => playedByBot(seat) || match.resigned.includes(seat.number);

function drafted(match: Match, seat: Seat, bots: BotLevel): Entry {
  const { number } = seat;
  if (!mayPlay(match, seat) || !owing(match).includes(number)) throw new Refusal("notAsked", { seat: number });
  const moves = [legalBotMove(match, number, levelOf(seat, bots))];
  return { type: "moves", seat: number, by: "bot", at: time.elapsed(), ask: match.asks[number] as number, moves };
}

/** What the bot wants. */
export const legalBotMove = (match: Match, seat: number, level = DEFAULT_LEVEL): string =>
  legal(match, seat, (view) => botMove(match.game, view, level, quickLuck(randomInt(2 ** 32))));

/** For a player whose time is up. */
export const chosenByClock = (match: Match, seat: number): string => {
  const named = match.game.timeout?.(viewOf(match.state, seat));
  return named === undefined ? legalBotMove(match, seat) : legal(match, seat, () => named);
};

/** The wanted move, or the first legal one if that fails: a match must not stand still because of a bot. */
function legal({ game, state }: Match, seat: number, choose: (view: View) => { readonly type: string }): string {
  const view = viewOf(state, seat);
  const moves = game.moves(view).map((move) => game.notation(move));
  try {
    const wanted = game.notation(choose(view));
    if (moves.includes(wanted)) return wanted;
    report(`bot of ${game.id}`, `not a legal move: ${wanted}`);
  } catch (error) {
    report(`bot of ${game.id}`, error);
  }
  return moves[0] as string;
}
