/** Creates table rooms and reserves seats in them. The only grant where rooms of tables are created. */
import { randomInt } from "node:crypto";
import { matchMaker } from "@colyseus/core";
import { Refusal, type RefusalArgs, type RefusalKey } from "../../shared/core/base/refusal.ts";
import type { BotLevel } from "../../shared/core/bots/levels.ts";
import type { Game, OptionValue } from "../../shared/core/contract/game.ts";
import { changedOptions, type Seating } from "../../shared/core/match/record.ts";
import type { ClockSpeed } from "../../shared/core/match/speeds.ts";
import type { Reservation, Ticket } from "../../shared/core/wire/calls.ts";
import type { TableTerms } from "../../shared/core/wire/table-terms.ts";
import type { LobbyNews } from "../../shared/core/wire/wire.ts";
import type { Progress } from "../api/replay.ts";
import { ROOMS } from "../base/room-names.ts";
import { type NewPlayer, rematchSeats, type Seat, seatedPlayers, shownSeats } from "../table/seats.ts";

/** play: bots on all other seats; quick: players from the queue; private: by code; open: listed in the lobby; again: a rematch; daily: a deal of the day. */
export const TABLE_KINDS = ["play", "quick", "private", "open", "again", "daily"] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

export interface TableOptions {
  readonly game: string;
  readonly kind: TableKind;
  /** The match's, where it is known before the table is opened. */
  readonly id?: string;
  readonly code: string;
  readonly seats: readonly Seat[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seating: Seating;
  readonly speed: ClockSpeed;
  /** No bots, and the result changes ratings. */
  readonly rated: boolean;
  /** Players may ask for hints, which all at the table are told. Those alone with bots always may. */
  readonly hints?: true;
  /** Level of the bots seated from the start; a bot standing in for a player always plays its best. */
  readonly bots: BotLevel;
  /** Nobody watches while the match runs. */
  readonly unwatched?: true;
  /** What a watcher must know while the match runs; left out where all may watch. A rematch keeps it. */
  readonly watchCode?: string;
  /** A digest of the address that opened the table. It never leaves the server. */
  readonly opener: string;
}

/** Private tables up to version 0.9.0 do not have it in their options. */
export const watchCodeOf = ({ watchCode, kind, code }: Pick<TableOptions, "watchCode" | "kind" | "code">): string | undefined =>
  watchCode ?? (kind === "private" ? code : undefined);

/** A table as listed among the rooms. */
export interface TableListing {
  readonly game: string;
  readonly kind: TableKind;
  readonly code: string;
  /** It is neither listed nor watched without this code. */
  readonly watchCode?: string;
  readonly seats: number;
  readonly terms: TableTerms;
  readonly people: LobbyNews["tables"][number]["people"];
  /** Ids of the known guests who sit there. They never leave the server. */
  readonly guests: readonly string[];
  readonly phase: "waiting" | "running" | "over";
  readonly opener: string;
  /** When a player last came or moved, about a minute exact, in milliseconds since 1970. */
  readonly activeAt: number;
}

export const termsOf = (
  { options: list }: Pick<Game, "options">,
  { rated, speed, seating, options, hints, unwatched }: Omit<TableOptions, "seats">,
): TableTerms => ({
  rated,
  speed,
  seating,
  options: changedOptions(list, options),
  ...(hints && { hints }),
  ...(unwatched && { unwatched }),
});

export function listingOf(
  played: Game,
  table: Omit<TableOptions, "seats">,
  seats: readonly Seat[],
  { phase, activeAt }: Pick<TableListing, "phase" | "activeAt">,
): TableListing {
  const { game, kind, code, bots, opener } = table;
  const terms = termsOf(played, table);
  const watchCode = watchCodeOf(table);
  const taken = shownSeats(seats, bots).filter((person) => person.kind !== "nobody");
  const people = taken.map(({ name, kind }) => ({ name, bot: kind === "bot" }));
  const guests = seats.flatMap(({ kind, person, left }) => (kind === "person" && person !== "" && !left ? [person] : []));
  return { game, kind, code, ...(watchCode && { watchCode }), terms, seats: seats.length, people, guests, phase, opener, activeAt };
}

/** A seat as the room grants it, before the connection is reserved. */
export type SeatGrant = Omit<Ticket, "reservation" | "match">;
export type RoomListing = Awaited<ReturnType<typeof matchMaker.createRoom>> & { readonly metadata?: TableListing };

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";
export const newCode = (): string => Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/** What a table's room is created from: new options, or the id of a stored table. */
export type TableSource = TableOptions | { readonly reopen: string };

export const createTable = (opening: TableSource): Promise<RoomListing> => matchMaker.createRoom(ROOMS.match, opening);

/** A table for the same players in the same seats. */
export function createRematch(table: Omit<TableOptions, "seats">, before: readonly Seat[]): Promise<RoomListing> {
  const seats = rematchSeats(before);
  // With a bot in a player's seat it is no longer rated.
  const rated = table.rated && seats.every(({ kind }) => kind === "person");
  // A player alone with bots keeps nobody waiting.
  const speed = seatedPlayers(seats).length > 1 ? table.speed : "none";
  const watchCode = watchCodeOf(table);
  return createTable({ ...table, ...(watchCode && { watchCode }), rated, speed, kind: "again", code: "", seating: "joined", seats });
}

/** A player who wants a seat; with an id if they are a known guest. */
export interface JoiningPlayer {
  readonly name: string;
  readonly id?: string;
  /** A digest of the caller's address. */
  readonly address: string;
}

/** Calls from the desk to a table's room, in any process. Refusals are answers: errors do not cross processes. */
export interface TableRoomCalls {
  offerSeat(player: Omit<NewPlayer, "key">): Promise<SeatGrant>;
  seatOfToken(token: string): Promise<SeatGrant>;
  seatOfGuest(person: string): Promise<SeatGrant>;
  giveUp(person: string): Promise<true>;
  /** Null before the match begins. */
  progress(): Promise<Progress | null>;
  /** Closes the guest's connections, and makes all tokens of their seat void. */
  lockOut(person: string): Promise<true>;
  /** Erases a guest from the table. */
  eraseGuest(person: string): Promise<true>;
}
type RoomAnswer<N extends keyof TableRoomCalls> = Awaited<ReturnType<TableRoomCalls[N]>>;
export type RoomReply<N extends keyof TableRoomCalls> =
  | { readonly answer: RoomAnswer<N> }
  | { readonly key: RefusalKey; readonly args: RefusalArgs };

export async function callRoom<N extends keyof TableRoomCalls>(
  { roomId }: RoomListing,
  name: N,
  ...args: Parameters<TableRoomCalls[N]>
): Promise<RoomAnswer<N>> {
  const reply = matchMaker.remoteRoomCall(roomId, "answerDesk" as never, [name, args]) as Promise<RoomReply<N>>;
  const received = await reply.catch(toUnreachable(roomId));
  if ("answer" in received) return received.answer;
  throw new Refusal(received.key, received.args);
}

/** An error from another process quotes the call, tokens included, and says only that there was no answer: replaced. */
const toUnreachable =
  (roomId: string) =>
  (error: unknown): never => {
    throw matchMaker.getLocalRoomById(roomId) === undefined ? new Refusal("unreachable") : error;
  };

/** A free seat for a new player. */
export const offerSeat = async (listing: RoomListing, { name, id = "", address }: JoiningPlayer): Promise<Ticket> =>
  toTicket(listing, await callRoom(listing, "offerSeat", { name, person: id, address }));

/** The seat a token belongs to. */
export const returnSeat = async (listing: RoomListing, token: string): Promise<Ticket> =>
  toTicket(listing, await callRoom(listing, "seatOfToken", token));

/** A known guest's seat, without its token. */
export const ownSeat = async (listing: RoomListing, person: string): Promise<Ticket> =>
  toTicket(listing, await callRoom(listing, "seatOfGuest", person));

export const seatOfToken = async (listing: RoomListing, token: string): Promise<number> =>
  (await callRoom(listing, "seatOfToken", token)).seat;

async function toTicket(listing: RoomListing, grant: SeatGrant): Promise<Ticket> {
  return { ...grant, match: listing.roomId, reservation: await reserve(listing, { token: grant.token }) };
}

export async function reserve(listing: RoomListing, options: object): Promise<Reservation> {
  const tryReserve = () => matchMaker.reserveSeatFor(listing, options);
  // Retried once: another process lists a room a moment before it receives calls.
  const { name, roomId, processId, sessionId } = await tryReserve().catch(tryReserve).catch(toUnreachable(listing.roomId));
  if (processId === undefined) throw new Refusal("unknownTable");
  return { name, roomId, processId, sessionId };
}
