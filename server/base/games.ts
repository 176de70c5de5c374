/** The games this server plays. */

import { Refusal } from "../../shared/core/base/refusal.ts";
import type { Game } from "../../shared/core/contract/game.ts";

export function gameOf({ games }: { readonly games: readonly Game[] }, id: string): Game {
  const found = games.find((game) => game.id === id);
  if (found === undefined) throw new Refusal("unknownGame", { game: id });
  return found;
}
