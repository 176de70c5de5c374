import { LISTED_GAMES } from "../../shared/listed-games.ts";

/** What stands on the front page. It is part of the still page and known before any game is loaded: no rules, no pictures. */
export const shelf = LISTED_GAMES.map((game) => ({ ...game, poster: `../assets/posters/${game.id}.svg` }));
export type ListedGame = (typeof shelf)[number];
