/** The games one can play here; a new one is a folder and a line. */
import type { Game } from "./core/contract/game.ts";
import { duel } from "./duel/index.ts";
import { elasund } from "./elasund/index.ts";
import { puertoRico } from "./puerto-rico/index.ts";

export const GAMES: readonly Game[] = [duel, puertoRico, elasund];
