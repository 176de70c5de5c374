/** How the puzzles of each game are looked for, and how many are shipped. */
import type { Hunt } from "./find.ts";

export const HUNTS: Readonly<Record<string, Hunt & { readonly wanted: number }>> = {
  duel: {
    wanted: 36,
    seats: [2],
    from: 0.6,
    iterations: { play: 2_000, confirm: 20_000, look: 600 },
    ...{ worlds: 16, least: 55, gap: 15, most: 40 },
  },
  elasund: {
    wanted: 18,
    seats: [2, 3],
    from: 0.5,
    iterations: { play: 1_000, confirm: 14_000, look: 300 },
    ...{ worlds: 12, least: 45, gap: 12, most: 40 },
  },
  "puerto-rico": {
    wanted: 18,
    seats: [3, 2],
    from: 0.6,
    iterations: { play: 1_000, confirm: 24_000, look: 300 },
    ...{ worlds: 12, least: 45, gap: 12, most: 30 },
  },
};
