/** Loads the rules of a game alone, for the workers: they draw nothing. */
import type { AnyGame } from "../../shared/core/contract/game.ts";
import type { GameId } from "../../shared/listed-games.ts";

const GAMES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  duel: async () => (await import("../../shared/duel/index.ts")).duel,
  elasund: async () => (await import("../../shared/elasund/index.ts")).elasund,
  "puerto-rico": async () => (await import("../../shared/puerto-rico/index.ts")).puertoRico,
} satisfies Readonly<Record<GameId, () => Promise<unknown>>>;

export async function loadGame(id: string): Promise<AnyGame> {
  const load = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (load === undefined) throw new Error(`no game ${id}`);
  return load();
}
