/** The rules of all listed games, for programs that play every game. */
import type { AnyGame } from "./core/contract/game.ts";
import { duel } from "./duel/index.ts";
import { elasund } from "./elasund/index.ts";
import type { GameId } from "./listed-games.ts";
import { puertoRico } from "./puerto-rico/index.ts";

const BY_ID: Readonly<Record<GameId, AnyGame>> = { duel, "puerto-rico": puertoRico, elasund };

export const GAMES: readonly AnyGame[] = Object.values(BY_ID);
