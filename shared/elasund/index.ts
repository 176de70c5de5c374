/** Elasund, the first city. */
import type { Game } from "../core/contract/game.ts";
import { bot } from "./bot/bot.ts";
import { copy } from "./copy.ts";
import { earner } from "./earnings.ts";
import { imagine } from "./imagine.ts";
import { manners } from "./manners.ts";
import { mind } from "./mind/index.ts";
import { moves, notation, timeout } from "./moves.ts";
import { play } from "./play.ts";
import { isConcealedSame, openHand } from "./rules/cards.ts";
import { result } from "./score.ts";
import { setup } from "./setup.ts";
import { COLOURS, type Elasund, OPTIONS, Secret, Table, toAct } from "./state.ts";

export const elasund: Game<Elasund> = {
  id: "elasund",
  rules: 2, // 2: a board that is visibly full ends the match after three idle rounds
  seats: { fewest: 2, most: 4 },
  colours: COLOURS.length,
  options: OPTIONS,
  Table,
  Secret,
  setup,
  toAct,
  moves,
  play,
  isConcealedSame,
  openHand,
  result,
  notation,
  imagine,
  copy,
  mind,
  manners,
  earner,
  bot,
  timeout,
};
