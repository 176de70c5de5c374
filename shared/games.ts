/** The games one can play here; a new one is a folder and a line. */
import type { Game } from "./core/game.ts";
import { duel } from "./duel/index.ts";

export const GAMES: readonly Game[] = [duel];
