import type { Game } from "../shared/core/game.ts";
import { Refusal } from "../shared/core/refusal.ts";
import type { Journal } from "./journal.ts";
import type { Pace } from "./pace.ts";
import type { People } from "./people.ts";

/** What all rooms of one server share. */
export interface House {
  readonly games: readonly Game[];
  readonly journal: Journal;
  readonly people: People;
  readonly pace: Pace;
  /** Messages a second from one connection; more is no player but a flood, and closes it. */
  readonly mostMessages: number;
  /** The most past frames in one answer. */
  readonly mostFrames: number;
}

/** The names rooms are made under. */
export const ROOMS = { match: "match", watch: "watch", lobby: "lobby", queue: "queue" } as const;

export function gameOf(house: Pick<House, "games">, id: string): Game {
  const found = house.games.find((game) => game.id === id);
  if (found === undefined) throw new Refusal("unknownGame", { game: id });
  return found;
}

/** For the operator: what went wrong where, never a token or a secret. */
export function report(where: string, error: unknown): void {
  console.error(`${where}:`, error instanceof Error ? (error.stack ?? error.message) : error);
}
