/** What the HTTP API asks of a table, from whichever process: seats, tokens, progress. */
import { Refusal } from "../../shared/core/base/refusal.ts";
import { isDaySpeed } from "../../shared/core/match/speeds.ts";
import { digestOf, newToken } from "../base/tokens.ts";
import type { RoomReply, SeatGrant, TableRoomCalls } from "../matchmaking/room-calls.ts";
import { termsOf, termsWith } from "../table/listing.ts";
import { isSharedDeal } from "../table/options.ts";
import { progressOf, withoutReplaced } from "../table/progress.ts";
import { addressesOf, isAlone, seatOf } from "../table/seats.ts";
import type { LiveTable } from "./live-table.ts";
import type { SeatingEvent } from "./seating/events.ts";

export function roomCalls({
  room: { context, followers },
  setup: { game: played, options },
  dealing,
  seating,
  play,
  talk,
  keeping,
  posts,
}: LiveTable): TableRoomCalls {
  const terms = termsOf(played, options);
  const grantOf = (token: string): SeatGrant => {
    const { number, pledge, share } = seatOf(seating.seats, token);
    const { game, code, rated, seating: wished } = options;
    return {
      game,
      seats: seating.seats.length,
      rated,
      seat: number,
      seating: wished,
      begun: seating.state.begun,
      terms: termsWith(terms, addressesOf(seating.seats)),
      pledged: pledge !== "" || share !== "" || isSharedDeal(options),
      token,
      code,
      messagesPerSecond: context.limits.maxMessagesPerSecond,
      commitment: dealing.commitment,
      ...(seating.state.voids > 0 && { voids: seating.state.voids }),
      ...(isAlone(seating.seats, number) && { alone: true as const }),
      ...(options.hints && { hints: true as const }),
      ...(isDaySpeed(options.speed) && { inDays: true as const }),
      ...(options.kind === "daily" && { daily: true as const }),
      ...(options.dealt && { sharedDeal: options.dealt.link }),
    };
  };

  /** A seat with a new token, once that is saved. */
  async function grant(eventFor: (key: string) => SeatingEvent): Promise<SeatGrant> {
    const token = newToken();
    await seating.apply(eventFor(digestOf(token)));
    await keeping.saved();
    return grantOf(token);
  }

  return {
    offerSeat: (player) => grant((key) => ({ type: "offer", ...player, key })),
    seatOfGuest: (person) => grant((key) => ({ type: "addKey", person, key })),
    async seatOfToken(token) {
      context.sanctions.check("ban", seatOf(seating.seats, token).person);
      return grantOf(token);
    },
    async giveUp(person) {
      await seating.apply({ type: "giveUp", person });
      return true;
    },
    async closeTable() {
      const players = seating.seats.flatMap(({ kind, person }) => (kind === "person" && person !== "" ? [person] : []));
      await play.endAbandoned();
      await seating.apply({ type: "close" });
      return players;
    },
    async rename(person, name) {
      talk.forget(seating.state.players.flatMap((player, seat) => (player === person ? [seat] : [])));
      await seating.apply({ type: "rename", person, name });
      await keeping.saved();
      return true;
    },
    progress: async () => (play.match === undefined ? null : withoutReplaced(progressOf(play.match), seating.seats)),
    async webhookAdded() {
      posts.turnOn();
      return true;
    },
    async complainedLine(guest, line) {
      // Players of the match do not hear what watchers say.
      const isPlayer = seating.state.players.includes(guest) || seating.seats.some(({ person }) => person === guest);
      if (isPlayer) throw new Refusal("foreignSeat");
      return followers.complainedLine(guest, line);
    },
    async lockOut(person) {
      await seating.apply({ type: "lockOut", person });
      await keeping.saved();
      return true;
    },
    async eraseGuest(person) {
      const own = seating.state.players.flatMap((player, seat) => (player === person ? [seat] : []));
      talk.forget(own);
      await seating.apply({ type: "forget", person });
      await keeping.saved();
      // An entry on its way to the journal may still have the name.
      await play.idle();
      return true;
    },
  };
}

/** A refusal is an answer too: an error does not come through from another process. */
export async function answerRoomCall<N extends keyof TableRoomCalls>(
  calls: TableRoomCalls,
  name: N,
  args: Parameters<TableRoomCalls[N]>,
): Promise<RoomReply<N>> {
  try {
    return { answer: await (calls[name] as (...of: unknown[]) => ReturnType<TableRoomCalls[N]>)(...args) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { key: error.key, args: error.args };
  }
}
