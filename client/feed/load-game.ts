/** Loads the rules of a game alone, for the workers: they draw nothing. */
import type { Game } from "../../shared/core/contract/game.ts";

const GAMES: Readonly<Record<string, () => Promise<Game>>> = {
  duel: async () => (await import("../../shared/duel/index.ts")).duel,
  elasund: async () => (await import("../../shared/elasund/index.ts")).elasund,
  "puerto-rico": async () => (await import("../../shared/puerto-rico/index.ts")).puertoRico,
};

export async function loadGame(id: string): Promise<Game> {
  const load = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (load === undefined) throw new Error(`no game ${id}`);
  return load();
}
