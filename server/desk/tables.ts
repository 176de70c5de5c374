/** How tables are opened and places at them handed out. Rooms are made here and nowhere else. */
import { randomInt } from "node:crypto";
import { matchMaker } from "@colyseus/core";
import type { ClockSpeed, Reservation, Ticket } from "../../shared/core/calls.ts";
import type { OptionValue } from "../../shared/core/game.ts";
import type { BotLevel } from "../../shared/core/levels.ts";
import type { Seating } from "../../shared/core/record.ts";
import { Refusal, type RefusalArgs, type RefusalKey } from "../../shared/core/refusal.ts";
import type { LobbyNews } from "../../shared/core/wire.ts";
import { rematchSeats, type Seat, seatedPlayers, shownSeats } from "../match/seats.ts";
import { ROOMS } from "../rooms/room-names.ts";
import type { Progress } from "./replay.ts";

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
  readonly speed: ClockSpeed;
  /** Only people play, and it counts. */
  readonly rated: boolean;
  /** How well those bots play that nobody has left their seat to. */
  readonly bots: BotLevel;
  /** Who has opened it: a digest of his address, which stays with the server. */
  readonly opener: string;
}

/** What the list of rooms says of a table, for anybody to read. */
export interface TableListing {
  readonly game: string;
  readonly kind: TableKind;
  readonly code: string;
  readonly seats: number;
  readonly options: TableOptions["options"];
  readonly seating: Seating;
  readonly speed: ClockSpeed;
  readonly rated: boolean;
  readonly people: LobbyNews["tables"][number]["people"];
  readonly phase: "waiting" | "running" | "over";
  readonly opener: string;
}

export function listingOf(
  { game, kind, code, options, seating, speed, rated, bots, opener }: Omit<TableOptions, "seats">,
  seats: readonly Seat[],
  phase: TableListing["phase"],
): TableListing {
  const sitters = shownSeats(seats, bots).filter((person) => person.kind !== "nobody");
  const people = sitters.map(({ name, kind }) => ({ name, bot: kind === "bot" }));
  return { game, kind, code, options, seating, speed, rated, seats: seats.length, people, phase, opener };
}

/** A place as the room gives it, before the connection is let in. */
export type SeatGrant = Omit<Ticket, "reservation" | "match">;
export type RoomListing = Awaited<ReturnType<typeof matchMaker.createRoom>> & { readonly metadata?: TableListing };

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";
export const newCode = (): string => Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/** What a table's room is made of: a new table, or one that has been kept. */
export type TableSource = TableOptions | { readonly wake: string };

export const createTable = (opening: TableSource): Promise<RoomListing> => matchMaker.createRoom(ROOMS.match, opening);

/** A table for the same people, on the same seats. */
export function createRematch(table: Omit<TableOptions, "seats">, before: readonly Seat[]): Promise<RoomListing> {
  const seats = rematchSeats(before);
  // With a bot in somebody's place it counts no more.
  const rated = table.rated && seats.every(({ kind }) => kind === "person");
  // Nobody waits for somebody who plays against bots alone.
  const speed = seatedPlayers(seats).length > 1 ? table.speed : "none";
  return createTable({ ...table, rated, speed, kind: "again", code: "", seating: "joined", seats });
}

/** Somebody who wants to sit down: by the name shown, and by his id if he is a known guest. */
export interface JoiningPlayer {
  readonly name: string;
  readonly id?: string;
}

/** What the desk asks of a table's room; a refusal is an answer too, because an error does not come through from another process. */
export interface TableRoomCalls {
  offer(name: string, person: string): Promise<SeatGrant>;
  placeOf(token: string): Promise<SeatGrant>;
  ownPlace(person: string): Promise<SeatGrant>;
  giveUp(person: string): Promise<true>;
  /** Null before the match begins. */
  progress(): Promise<Progress | null>;
  /** He has asked to be nobody any more. */
  forget(person: string): Promise<true>;
}
type Told<N extends keyof TableRoomCalls> = Awaited<ReturnType<TableRoomCalls[N]>>;
export type RoomReply<N extends keyof TableRoomCalls> =
  | { readonly told: Told<N> }
  | { readonly key: RefusalKey; readonly args: RefusalArgs };

export async function callRoom<N extends keyof TableRoomCalls>(
  { roomId }: RoomListing,
  name: N,
  ...args: Parameters<TableRoomCalls[N]>
): Promise<Told<N>> {
  const asked = matchMaker.remoteRoomCall(roomId, "answerDesk" as never, [name, args]) as Promise<RoomReply<N>>;
  const answer = await asked.catch(failedAt(roomId));
  if ("told" in answer) return answer.told;
  throw new Refusal(answer.key, answer.args);
}

/** From another process nothing comes through but that there was no answer, and what was asked: tokens too. */
const failedAt =
  (roomId: string) =>
  (error: unknown): never => {
    throw matchMaker.getLocalRoomById(roomId) === undefined ? new Refusal("unreachable") : error;
  };

/** A free seat, for a newcomer. */
export const offerSeat = async (listing: RoomListing, { name, id = "" }: JoiningPlayer): Promise<Ticket> =>
  withReservation(listing, await callRoom(listing, "offer", name, id));

/** The seat that belongs to a token, for somebody who comes back to it. */
export const returnSeat = async (listing: RoomListing, token: string): Promise<Ticket> =>
  withReservation(listing, await callRoom(listing, "placeOf", token));

/** His own seat, for a known guest who comes without its token. */
export const ownSeat = async (listing: RoomListing, person: string): Promise<Ticket> =>
  withReservation(listing, await callRoom(listing, "ownPlace", person));

export const seatOfToken = async (listing: RoomListing, token: string): Promise<number> => (await callRoom(listing, "placeOf", token)).seat;

async function withReservation(listing: RoomListing, place: SeatGrant): Promise<Ticket> {
  return { ...place, match: listing.roomId, reservation: await reserve(listing, { token: place.token }) };
}

export async function reserve(listing: RoomListing, options: object): Promise<Reservation> {
  const wanted = () => matchMaker.reserveSeatFor(listing, options);
  // A room of another process may have been listed a moment before it hears anything.
  const { name, roomId, processId, sessionId } = await wanted().catch(wanted).catch(failedAt(listing.roomId));
  if (processId === undefined) throw new Refusal("unknownTable");
  return { name, roomId, processId, sessionId };
}
