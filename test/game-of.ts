import { Refusal } from "../shared/core/base/refusal.ts";
import type { Game } from "../shared/core/contract/game.ts";

/** Finds games as a page does, which loads them. */
export const gameOf =
  (games: readonly Game[]) =>
  async (id: string): Promise<Game> => {
    const found = games.find((game) => game.id === id);
    if (found === undefined) throw new Refusal("unknownGame", { game: id });
    return found;
  };
