/** Calls a table's room, in whichever process it is, and reserves connections to rooms. */
import { matchMaker } from "@colyseus/core";
import { Refusal, type RefusalArgs, type RefusalKey } from "../../shared/core/base/refusal.ts";
import type { Reservation, Ticket } from "../../shared/core/wire/calls.ts";
import type { ComplainedLine } from "../store/conduct.ts";
import type { RoomListing } from "../table/listing.ts";
import type { Progress } from "../table/progress.ts";
import type { NewPlayer } from "../table/seats.ts";

/** A seat as the room grants it, before the connection is reserved. */
export type SeatGrant = Omit<Ticket, "reservation" | "match">;

/** A player who wants a seat; with an id if they are a known guest. */
export interface JoiningPlayer {
  readonly name: string;
  /** Left out if they follow from the name. */
  readonly arms?: string;
  readonly id?: string;
  /** A digest of the caller's address. */
  readonly address: string;
}

/** Calls of the HTTP API to a table's room, in any process. Refusals are answers: errors do not cross processes. */
export interface TableRoomCalls {
  offerSeat(player: Omit<NewPlayer, "key">): Promise<SeatGrant>;
  seatOfToken(token: string): Promise<SeatGrant>;
  seatOfGuest(person: string): Promise<SeatGrant>;
  giveUp(person: string): Promise<true>;
  /** Null before the match begins. */
  progress(): Promise<Progress | null>;
  /** What a watcher has said, about which this guest, who watches too, complains. */
  complainedLine(guest: string, line: number): Promise<ComplainedLine>;
  /** Closes the guest's connections, and makes all tokens of their seat void. */
  lockOut(person: string): Promise<true>;
  /** The operator closes the table: what is played ends without a result. Gives the guests who sit there. */
  closeTable(): Promise<readonly string[]>;
  /** From now on it is posted to a chat service whose move it is. */
  webhookAdded(): Promise<true>;
  /** Shows the guest under another name from now on. */
  rename(person: string, name: string): Promise<true>;
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
  // The name is one that processes of other versions know.
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
export const offerSeat = async (listing: RoomListing, { name, arms, id = "", address }: JoiningPlayer): Promise<Ticket> =>
  toTicket(listing, await callRoom(listing, "offerSeat", { name, ...(arms && { arms }), person: id, address }));

/** The seat a token belongs to. */
export const returnSeat = async (listing: RoomListing, token: string): Promise<Ticket> =>
  toTicket(listing, await callRoom(listing, "seatOfToken", token));

/** A known guest's seat, without its token. */
export const guestSeat = async (listing: RoomListing, person: string): Promise<Ticket> =>
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
