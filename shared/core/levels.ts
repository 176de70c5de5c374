/** How well a bot plays. A new level is a word in BOT_LEVELS and a row in LEVELS; everything else knows the words alone. */
import type { Game, Shape, View } from "./game.ts";
import { below, type Luck, pick } from "./random.ts";

export const BOT_LEVELS = ["gentle", "steady"] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** For bots whose level was not chosen. A stand-in for a player also has it: a seat must not suffer from a lost connection. */
export const DEFAULT_LEVEL: BotLevel = "steady";

/** Chooses one legal move at once, from the view and the luck alone. */
type Habit = <S extends Shape>(game: Game<S>, view: View<S>, luck: Luck) => S["move"];

/** In milliseconds. */
export interface Budget {
  /** For a search; 0 for a quick move without one. A search begins during the pause before the move, so most of it costs players no time. */
  readonly time: number;
  /** From the question to the answer, with all waiting for a free worker. After that the answer no longer counts. */
  readonly deadline: number;
}

interface Level {
  /** How it chooses without a search, and when a search has failed. */
  readonly habit: Habit;
  readonly budget: Budget;
  /** Where the server lets it think: what takes microseconds in process, a search in a worker thread. */
  readonly place: "process" | "worker";
}

const steady: Habit = (game, view, luck) => game.bot(view, luck);

/** A gentle bot plays 2 moves in 5 at random. */
const RANDOM_MOVES = { count: 2, of: 5 };

/** A quick level answers before the deadline begins; it only guards against a thinker that never does. */
const QUICK: Budget = { time: 0, deadline: 5_000 };

export const LEVELS: Readonly<Record<BotLevel, Level>> = {
  gentle: {
    habit: (game, view, luck) =>
      below(luck, RANDOM_MOVES.of) < RANDOM_MOVES.count ? pick(luck, game.moves(view)) : steady(game, view, luck),
    budget: QUICK,
    place: "process",
  },
  steady: { habit: steady, budget: QUICK, place: "process" },
};

/** One legal move of a seat that is asked, by the habit of the level. */
export const botMove = <S extends Shape>(game: Game<S>, view: View<S>, level: BotLevel, luck: Luck): S["move"] =>
  LEVELS[level].habit(game, view, luck);
