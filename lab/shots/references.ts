/** The pictures that `npm test` compares with what is drawn today, and how `npm run shots -- --accept` replaces them. */
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/settings.ts";
import { GAME_IDS } from "../../shared/listed-games.ts";
import type { Kept } from "./camera.ts";

export const REFERENCES = join(root, "test/pictures");
export const AS_REFERENCES: Kept = { width: 512, quality: 70, sizes: ["1280x720"] };

/** Names of shots: each phase of each game from a record, and live tables, but none whose words come and go by the clock. */
export const COMPARED: readonly string[] = [
  ...["draft", "age1-start", "opener", "mausoleum", "library", "age1-late", "zeus", "circus", "age3-late", "age2", "token", "card"].map(
    (name) => `duel-${name}`,
  ),
  ...["role", "settler", "hacienda", "mayor", "builder", "craftsman", "trader", "captain", "storage", "hover-building"].map(
    (name) => `puerto-rico-5-${name}`,
  ),
  ...["puerto-rico-3-lifting", "puerto-rico-3-captain", "puerto-rico-2-late", "puerto-rico-4-late"],
  ...["elasund-2-settle", "elasund-2-where-large"],
  ...["where", "seven", "pirates", "tower", "hover-row"].map((name) => `elasund-3-${name}`),
  ...["permit", "pay", "bonus", "build"].map((name) => `elasund-4-${name}`),
  "elasund-open-hands-4",
  ...["duel-age2-evening", "puerto-rico-5-role-evening", "elasund-4-permit-evening"],
  ...GAME_IDS.map((game) => `live-${game}-own-turn`),
];

/** Removes the references that today's pictures replace: all, or those with some names. */
export function emptyReferences(only: readonly string[]): void {
  mkdirSync(REFERENCES, { recursive: true });
  for (const file of readdirSync(REFERENCES))
    if (only.length === 0 || only.some((name) => file === `${name}.webp`)) rmSync(join(REFERENCES, file));
}
