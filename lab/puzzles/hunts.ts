/** How the puzzles of each game are looked for. */
import type { GameId } from "../../shared/listed-games.ts";
import type { Hunt } from "./find.ts";

export interface GameHunt extends Hunt {
  /** Matches in a row before the next game is looked at. */
  readonly turn: number;
}

export const HUNTS: Readonly<Record<string, GameHunt>> = {
  duel: {
    turn: 4,
    seats: [2],
    from: 0.5,
    play: 600,
    confirm: 20_000,
    worlds: 16,
    look: 600,
    least: 40,
    gap: 10,
    most: 40,
  },
  elasund: {
    turn: 2,
    seats: [2, 3],
    from: 0.45,
    play: 600,
    confirm: 14_000,
    worlds: 12,
    look: 300,
    least: 40,
    gap: 10,
    most: 40,
  },
  "puerto-rico": {
    turn: 1,
    seats: [3, 2],
    from: 0.6,
    play: 600,
    confirm: 24_000,
    worlds: 12,
    look: 300,
    least: 40,
    gap: 10,
    most: 30,
  },
} satisfies Readonly<Record<GameId, GameHunt>>;
