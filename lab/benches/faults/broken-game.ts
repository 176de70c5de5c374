/** A listed game under another name, so that its functions can fail in one match and no other. */
import type { Game } from "../../../shared/core/contract/game.ts";
import { GAMES } from "../../../shared/games.ts";

export const BROKEN: Game = { ...(GAMES[0] as Game), id: "broken" };
