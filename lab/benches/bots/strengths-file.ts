/** `shared/strengths.json`, which the lobby reads: what was measured of the bots of each game. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../scripts/settings.ts";
import { GAMES } from "../../../shared/games.ts";

const FILE = join(root, "shared/strengths.json");

/** Replaces some of what the file says of a game; the rest stays. */
export function updateStrengths(id: string, news: Readonly<Record<string, unknown>>): void {
  const all = JSON.parse(readFileSync(FILE, "utf8")) as Record<string, Record<string, unknown>>;
  const changed: typeof all = { ...all, [id]: { ...all[id], ...news } };
  const sorted = GAMES.flatMap((game) => (game.id in changed ? [[game.id, changed[game.id]]] : []));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}
