/** How well a bot plays. A new level is a word here and a way to find a move below; everything else knows the words alone. */
import type { Game, Shape, View } from "./game.ts";
import { below, type Luck, pick } from "./random.ts";

export const BOT_LEVELS = ["gentle", "steady"] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Of every bot nobody has chosen: whoever stands in for a person, too, plays as well as can be. */
export const DEFAULT_LEVEL: BotLevel = "steady";

type Player = <S extends Shape>(game: Game<S>, view: View<S>, luck: Luck) => S["move"];

const steady: Player = (game, view, luck) => game.bot(view, luck);

/** So many of a gentle bot's choices, out of so many, are made without a look. */
const CARELESS = { choices: 2, of: 5 };

const PLAYERS: Readonly<Record<BotLevel, Player>> = {
  gentle: (game, view, luck) => (below(luck, CARELESS.of) < CARELESS.choices ? pick(luck, game.moves(view)) : steady(game, view, luck)),
  steady,
};

/** One legal move of a seat that is asked; which one follows from its view and the luck alone. */
export const botMove = <S extends Shape>(game: Game<S>, view: View<S>, level: BotLevel, luck: Luck): S["move"] =>
  PLAYERS[level](game, view, luck);
