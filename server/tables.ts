/** How tables are opened and places at them handed out. Rooms are made here and nowhere else. */
import { randomInt } from "node:crypto";
import { matchMaker } from "@colyseus/core";
import type { OptionValue } from "../shared/core/game.ts";
import type { Seating } from "../shared/core/record.ts";
import { Refusal } from "../shared/core/refusal.ts";
import type { LobbyNews, Reservation, Speed, Ticket } from "../shared/core/wire.ts";
import { ROOMS } from "./house.ts";
import { type Seat, seatsAgain, shownPeople } from "./seats.ts";

/** play: bots on all other seats; quick: strangers meet; private: by code; open: for whoever likes; again: a rematch, everybody is known. */
export const TABLE_KINDS = ["play", "quick", "private", "open", "again"] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

export interface TableOptions {
  readonly game: string;
  readonly kind: TableKind;
  readonly code: string;
  readonly seats: readonly Seat[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seating: Seating;
  readonly speed: Speed;
  /** Only people play, and it counts. */
  readonly rated: boolean;
}

/** What the list of rooms says of a table, for anybody to read. */
export interface TableNews {
  readonly game: string;
  readonly kind: TableKind;
  readonly code: string;
  readonly seats: number;
  readonly options: TableOptions["options"];
  readonly seating: Seating;
  readonly speed: Speed;
  readonly people: LobbyNews["tables"][number]["people"];
  readonly phase: "waiting" | "running" | "over";
}

export function newsOf(
  { game, kind, code, options, seating, speed, seats: { length } }: TableOptions,
  seats: readonly Seat[],
  phase: TableNews["phase"],
): TableNews {
  const sitters = shownPeople(seats).filter((person) => person.kind !== "nobody");
  const people = sitters.map(({ name, kind }) => ({ name, bot: kind === "bot" }));
  return { game, kind, code, options, seating, speed, seats: length, people, phase };
}

/** A place as the room gives it, before the connection is let in. */
export type Place = Omit<Ticket, "reservation" | "match">;
export type Listing = Awaited<ReturnType<typeof matchMaker.createRoom>> & { readonly metadata?: TableNews };

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";
export const newCode = (): string => Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join("");

export const openTable = (options: TableOptions): Promise<Listing> => matchMaker.createRoom(ROOMS.match, options);

/** A table for the same people, on the same seats. */
export const openAgain = ({ game, options, speed, rated }: TableOptions, seats: readonly Seat[]): Promise<Listing> =>
  openTable({ game, options, speed, rated, kind: "again", code: "", seating: "joined", seats: seatsAgain(seats) });

export async function findTable(conditions: Partial<TableNews> & { roomId?: string }): Promise<Listing> {
  const [found] = await matchMaker.query({ name: ROOMS.match, ...conditions });
  if (found === undefined) throw new Refusal("unknownTable");
  return found as Listing;
}

/** Somebody who wants to sit down: by the name shown, and by his id if he is a known guest. */
export interface Newcomer {
  readonly name: string;
  readonly id?: string;
}

/** A free seat, for a newcomer. */
export async function offerSeat(listing: Listing, { name, id = "" }: Newcomer): Promise<Ticket> {
  return admitted(listing, (await matchMaker.remoteRoomCall(listing.roomId, "offer" as never, [name, id])) as Place);
}

/** The seat that belongs to a token, for somebody who comes back to it. */
export async function returnSeat(listing: Listing, token: string): Promise<Ticket> {
  return admitted(listing, await placeOf(listing, token));
}

export const seatOfToken = async (listing: Listing, token: string): Promise<number> => (await placeOf(listing, token)).seat;

const placeOf = async ({ roomId }: Listing, token: string): Promise<Place> =>
  (await matchMaker.remoteRoomCall(roomId, "placeOf" as never, [token])) as Place;

async function admitted(listing: Listing, place: Place): Promise<Ticket> {
  return { ...place, match: listing.roomId, reservation: await reserve(listing, { token: place.token }) };
}

export async function reserve(listing: Listing, options: object): Promise<Reservation> {
  const { name, roomId, processId, sessionId } = await matchMaker.reserveSeatFor(listing, options);
  if (processId === undefined) throw new Refusal("unknownTable");
  return { name, roomId, processId, sessionId };
}
