/** What luck shows in a game: fetched when its outcomes are asked for. */
import type { Shows } from "../../shared/core/contract/editor.ts";
import type { GameId } from "../../shared/listed-games.ts";

const SHOWS: Readonly<Record<GameId, () => Promise<{ readonly shows: unknown }>>> = {
  duel: () => import("../../shared/duel/shows.ts"),
  "puerto-rico": () => import("../../shared/puerto-rico/shows.ts"),
  elasund: () => import("../../shared/elasund/shows.ts"),
};

/** To be asked only of events and tables of that game. */
export const loadShows = async (game: GameId): Promise<Shows> => (await SHOWS[game]()).shows as Shows;
