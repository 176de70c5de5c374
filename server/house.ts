import { CloseCode, type Room } from "@colyseus/core";
import type { Game } from "../shared/core/game.ts";
import { Refusal } from "../shared/core/refusal.ts";
import type { Journal } from "./journal.ts";
import type { Pace } from "./pace.ts";

/** What all rooms of one server share. */
export interface House {
  readonly games: readonly Game[];
  readonly journal: Journal;
  readonly pace: Pace;
  /** Messages a second from one connection; more is no player but a flood, and closes it. */
  readonly mostMessages: number;
}

/** The names rooms are made under. */
export const ROOMS = { match: "match", watch: "watch", lobby: "lobby" } as const;

export function gameOf(house: House, id: string): Game {
  const found = house.games.find((game) => game.id === id);
  if (found === undefined) throw new Refusal("unknownGame", { game: id });
  return found;
}

/** For the operator: what went wrong where, never a token or a secret. */
export function report(where: string, error: unknown): void {
  console.error(`${where}:`, error instanceof Error ? (error.stack ?? error.message) : error);
}

/** Closes a room because the server stops. Colyseus would wait for everybody who was given a place and has not come yet. */
export function shutDown(room: Room): void {
  // biome-ignore lint/complexity/useLiteralKeys: the only way to a private member
  const places = room["_reservedSeats"];
  for (const session of Object.keys(places)) delete places[session];
  void room.disconnect(CloseCode.SERVER_SHUTDOWN);
}

/** How often a room's clock ticks, in milliseconds. */
const TICK = 250;

/** Colyseus ticks every 16 ms in every room that sends no patches by itself, unless the room has a time step of its own. */
export function tickSlowly(room: Room, tick = (): void => undefined): void {
  room.setTimestep(tick, TICK);
  room.patchRate = null;
}
