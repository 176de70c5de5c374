/** The poster of each game. */
import type { GameId } from "../../shared/listed-games.ts";
import { duelPoster } from "./duel.ts";
import { elasundPoster } from "./elasund.ts";
import { lettering } from "./lettering.ts";
import { puertoRicoPoster } from "./puerto-rico.ts";

export const POSTERS_FOLDER = "assets/posters";

const PAINTINGS: Readonly<Record<GameId, () => string>> = {
  "puerto-rico": puertoRicoPoster,
  duel: duelPoster,
  elasund: elasundPoster,
};

/** A whole svg file: the painting, and over it the name. */
export const posterOf = (game: GameId): string => `${PAINTINGS[game]().replace(/<\/svg>\s*$/, `${lettering(game)}</svg>`)}\n`;
