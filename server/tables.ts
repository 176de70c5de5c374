/** How tables are opened and places at them handed out. Rooms are made here and nowhere else. */
import { randomInt } from "node:crypto";
import { matchMaker } from "@colyseus/core";
import type { OptionValue } from "../shared/core/game.ts";
import { Refusal } from "../shared/core/refusal.ts";
import type { Reservation, Ticket } from "../shared/core/wire.ts";
import { ROOMS } from "./house.ts";
import { type Seat, seatsAgain, shownPeople } from "./seats.ts";

/** play: bots on all other seats; quick: strangers meet; private: by code; again: a rematch, everybody is known. */
export const TABLE_KINDS = ["play", "quick", "private", "again"] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

export interface TableOptions {
  readonly game: string;
  readonly kind: TableKind;
  readonly code: string;
  readonly seats: readonly Seat[];
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** What the list of rooms says of a table, for anybody to read. */
export interface TableNews {
  readonly game: string;
  readonly kind: TableKind;
  readonly code: string;
  readonly seats: number;
  readonly options: TableOptions["options"];
  readonly names: readonly string[];
  readonly phase: "waiting" | "running" | "over";
}

export function newsOf(
  { game, kind, code, options, seats: { length } }: TableOptions,
  seats: readonly Seat[],
  phase: TableNews["phase"],
): TableNews {
  const sitters = shownPeople(seats).filter((person) => person.kind !== "nobody");
  return { game, kind, code, options, seats: length, names: sitters.map(({ name }) => name), phase };
}

/** A place as the room gives it, before the connection is let in. */
export type Place = Omit<Ticket, "reservation" | "match">;
export type Listing = Awaited<ReturnType<typeof matchMaker.createRoom>> & { readonly metadata?: TableNews };

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";
export const newCode = (): string => Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join("");

export const openTable = (options: TableOptions): Promise<Listing> => matchMaker.createRoom(ROOMS.match, options);

/** A table for the same people, on the same seats. */
export const openAgain = ({ game, options }: TableOptions, seats: readonly Seat[]): Promise<Listing> =>
  openTable({ game, options, kind: "again", code: "", seats: seatsAgain(seats) });

export async function findTable(conditions: Partial<TableNews> & { roomId?: string }): Promise<Listing> {
  const [found] = await matchMaker.query({ name: ROOMS.match, ...conditions });
  if (found === undefined) throw new Refusal("unknownTable");
  return found as Listing;
}

/** A free seat, for a newcomer. */
export async function offerSeat(listing: Listing, name: string): Promise<Ticket> {
  return admitted(listing, (await matchMaker.remoteRoomCall(listing.roomId, "offer" as never, [name])) as Place);
}

/** The seat that belongs to a token. */
export async function returnSeat(listing: Listing, token: string): Promise<Ticket> {
  return admitted(listing, (await matchMaker.remoteRoomCall(listing.roomId, "placeOf" as never, [token])) as Place);
}

async function admitted(listing: Listing, place: Place): Promise<Ticket> {
  return { ...place, match: listing.roomId, reservation: await reserve(listing, { token: place.token }) };
}

export async function reserve(listing: Listing, options: object): Promise<Reservation> {
  const { name, roomId, processId, sessionId } = await matchMaker.reserveSeatFor(listing, options);
  if (processId === undefined) throw new Refusal("unknownTable");
  return { name, roomId, processId, sessionId };
}
