/** Puerto Rico, with the official variant for two players. */
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
import { OPTIONS, type PuertoRico, Secret, Table, toAct } from "./state.ts";

export const puertoRico: Game<PuertoRico> = {
  id: "puerto-rico",
  rules: 1,
  seats: { fewest: 2, most: 5 },
  options: OPTIONS,
  Table,
  Secret,
  setup,
  toAct,
  moves,
  play,
  result,
  round: ({ round }) => round,
  notation,
  imagine,
  copy,
  mind,
  manners,
  earner,
  bot,
};
