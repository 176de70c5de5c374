/** How people come to tables: each call of the desk, answered. */
import { matchMaker } from "@colyseus/core";
import type { Game } from "../shared/core/game.ts";
import { outcome } from "../shared/core/outcome.ts";
import { isWhole } from "../shared/core/plain.ts";
import { type MatchRecord, pickOptions, writeRecord } from "../shared/core/record.ts";
import { Refusal } from "../shared/core/refusal.ts";
import { frames, resume, type SeenFrame } from "../shared/core/step.ts";
import { WATCHER } from "../shared/core/view.ts";
import type { Calls, PastFrame } from "../shared/core/wire.ts";
import type { Desk } from "./desk.ts";
import { guestDesk, newcomer } from "./guests.ts";
import { gameOf, type House, ROOMS } from "./house.ts";
import type { QueueWish } from "./queue-room.ts";
import { emptySeats, seatBots } from "./seats.ts";
import {
  findTable,
  type Listing,
  newCode,
  offerSeat,
  openTable,
  reserve,
  returnSeat,
  seatOfToken,
  type TableKind,
  type TableOptions,
} from "./tables.ts";

/** Strangers have not chosen their order, and must not wait for each other forever; friends, and whoever plays with bots, may. */
const QUICK = { seating: "random", speed: "normal" } as const;
const FRIENDS = { seating: "joined", speed: "none" } as const;

/** How many play if nobody says otherwise: a table of three is quicker than a full one. */
const usualSeats = ({ seats }: Game): number => Math.min(3, seats.most);

export async function openLobby(house: House): Promise<Desk> {
  const hall: Listing = await matchMaker.createRoom(ROOMS.lobby, {});
  const queue: Listing = await matchMaker.createRoom(ROOMS.queue, {});
  const who = (call: { guest?: string; name?: string }) => newcomer(house.people, call);
  return {
    ...guestDesk(house.people),

    async play(call) {
      const game = gameOf(house, call.game);
      return offerSeat(await open(game, "play", { seats: usualSeats(game), ...call }), await who(call));
    },

    async quick(call) {
      const game = gameOf(house, call.game);
      const { seats = game.seats.fewest, options = {}, rated = false, ...wish } = call;
      checkSeats(game, seats);
      const { seating = QUICK.seating, speed = QUICK.speed } = wish;
      const table = { game: game.id, options: pickOptions(game.options, options), seating, speed, rated };
      const reservation = await reserve(queue, { table, seats, newcomer: await who(call) } satisfies QueueWish);
      return { reservation, seats };
    },

    async table(call) {
      return offerSeat(await open(gameOf(house, call.game), call.open ? "open" : "private", call), await who(call));
    },

    async join(call) {
      const code = call.code.trim().toUpperCase();
      if (code === "") throw new Refusal("unknownTable");
      return offerSeat(await findTable({ code }), await who(call));
    },

    async sit({ match, token }) {
      return returnSeat(await findTable({ roomId: match }), token);
    },

    async watch({ match }) {
      const { metadata } = await findTable({ roomId: match });
      if (metadata === undefined || metadata.phase === "waiting") throw new Refusal("notBegun");
      const { game, seats } = metadata;
      const [watched] = await matchMaker.query({ name: ROOMS.watch, match });
      const listing = watched ?? (await matchMaker.createRoom(ROOMS.watch, { match, game }));
      const nothing = { seat: WATCHER, seating: metadata.seating, begun: true, token: "", code: "", commitment: "" };
      return { reservation: await reserve(listing, {}), match, game, seats, ...nothing };
    },

    async record({ match }) {
      const record = await house.journal.read(match);
      if (record === undefined) throw new Refusal("unknownTable");
      // While it runs, the deal would tell what is hidden.
      if (outcome(resume(gameOf(house, record.game), record)) === undefined) throw new Refusal("notOver");
      return { record: writeRecord(record) };
    },

    async frames({ match, token, from, to }) {
      const record = await house.journal.read(match);
      if (record === undefined) throw new Refusal("unknownTable");
      const seat = token === undefined ? WATCHER : await seatOfToken(await findTable({ roomId: match }), token);
      const game = gameOf(house, record.game);
      const seen = seat === WATCHER ? before(record, Date.now() - house.pace.late) : record;
      return { frames: [...frames(game, seen, seat, from, Math.min(to, from + house.mostFrames - 1))].map(asPast) };
    },

    async lobby() {
      return { reservation: await reserve(hall, {}) };
    },
  };
}

function checkSeats(game: Game, seats: number): void {
  if (!isWhole(game.seats.fewest, game.seats.most)(seats)) throw new Refusal("badOptions", { seats });
}

function open(game: Game, kind: TableKind, wish: Partial<Calls["table"]>): Promise<Listing> {
  const { seats = game.seats.fewest, options = {}, seating = FRIENDS.seating, speed = FRIENDS.speed } = wish;
  checkSeats(game, seats);
  const table = emptySeats(seats);
  // All but one seat, which the caller gets.
  if (kind === "play") seatBots(table.slice(1));
  const code = kind === "play" ? "" : newCode();
  const asked: TableOptions = {
    game: game.id,
    kind,
    code,
    seats: table,
    options: pickOptions(game.options, options),
    seating,
    speed,
    rated: false,
  };
  return openTable(asked);
}

/** Watchers who are shown the match late are not told of the past any earlier. */
const before = (record: MatchRecord, time: number): MatchRecord => {
  const next = record.entries.findIndex(({ at }) => at > time);
  return next < 0 ? record : { ...record, entries: record.entries.slice(0, next) };
};

const asPast = ({ number, event, sight, asked }: SeenFrame): PastFrame => ({
  number,
  event,
  table: sight.table,
  ...(sight.secret && { secret: sight.secret }),
  asked,
});
