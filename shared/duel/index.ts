/** 7 Wonders Duel, the base game. */
import type { Game } from "../core/contract/game.ts";
import { bot } from "./bot/bot.ts";
import { copy } from "./copy.ts";
import { earner } from "./earnings.ts";
import { imagine } from "./imagine.ts";
import { manners } from "./manners.ts";
import { mind } from "./mind/index.ts";
import { moves, notation } from "./moves.ts";
import { play } from "./play.ts";
import { result } from "./score.ts";
import { setup } from "./setup.ts";
import { type Duel, OPTIONS, Secret, Table, toAct } from "./state.ts";

export const duel: Game<Duel> = {
  id: "duel",
  rules: 1,
  seats: { fewest: 2, most: 2 },
  options: OPTIONS,
  Table,
  Secret,
  setup,
  toAct,
  moves,
  play,
  result,
  round: ({ age }) => age,
  notation,
  imagine,
  copy,
  mind,
  manners,
  earner,
  bot,
};
