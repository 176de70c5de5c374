/** How people come to tables: each call of the desk, answered. */
import { matchMaker } from "@colyseus/core";
import type { Calls } from "../../shared/core/calls.ts";
import type { Game } from "../../shared/core/game.ts";
import { DEFAULT_LEVEL } from "../../shared/core/levels.ts";
import { isWhole } from "../../shared/core/plain.ts";
import { type MatchRecord, pickOptions, usualSeats } from "../../shared/core/record.ts";
import { Refusal } from "../../shared/core/refusal.ts";
import { WATCHER } from "../../shared/core/view.ts";
import { gameOf, type ServerContext } from "../context.ts";
import { emptySeats, seatBots } from "../match/seats.ts";
import { queueOf, queueUp } from "../rooms/queue-room.ts";
import { ROOMS } from "../rooms/room-names.ts";
import { beganAt, watchRoomOf } from "../rooms/watch-room.ts";
import { time } from "../time.ts";
import { type Desk, JsonText } from "./desk.ts";
import { findOwnTable, findTable, findTableByCode, liveTable, tokenTableOf } from "./find-table.ts";
import { guestDesk, joiningPlayer } from "./guest-calls.ts";
import { isOver } from "./own-match.ts";
import type { Replay } from "./replay.ts";
import {
  createTable,
  type JoiningPlayer,
  newCode,
  offerSeat,
  ownSeat,
  type RoomListing,
  reserve,
  returnSeat,
  seatOfToken,
  type TableKind,
  type TableOptions,
} from "./tables.ts";

/** Strangers have not chosen their order, and must not wait for each other forever; friends, and whoever plays with bots, may. */
const QUICK = { seating: "random", speed: "normal" } as const;
const FRIENDS = { seating: "joined", speed: "none" } as const;

export async function openLobby(house: ServerContext): Promise<Desk> {
  // One for each process, which tells of all.
  const hall: RoomListing = await matchMaker.createRoom(ROOMS.lobby, {});
  await queueOf(house);
  const who = (call: { guest?: string; name?: string }) => joiningPlayer(house.guests, call);
  const checkOpen = (): void => {
    if (house.closing) throw new Refusal("closing");
  };
  return {
    ...guestDesk(house),

    async play(call, { address }) {
      checkOpen();
      const game = gameOf(house, call.game);
      const wish = { seats: usualSeats(game), ...call };
      return house.tableQuota.open(address, async () => offerSeat(await open(game, "play", wish, address), await who(call)));
    },

    async quick(call, { address }) {
      checkOpen();
      await house.tableQuota.check(address);
      const game = gameOf(house, call.game);
      const newcomer = await who(call);
      if (call.rated) await checkPatience(house, newcomer);
      const { seats = game.seats.fewest, options = {}, rated = false, ...wish } = call;
      checkSeats(game, seats);
      const { seating = QUICK.seating, speed = QUICK.speed } = wish;
      const table = { game: game.id, options: pickOptions(game.options, options), seating, speed, rated };
      return { reservation: await queueUp(house, { table, seats, newcomer, opener: address }), seats };
    },

    async table(call, { address }) {
      checkOpen();
      const [game, kind] = [gameOf(house, call.game), call.open ? "open" : "private"] as const;
      const newcomer = await who(call);
      if (call.rated) await checkPatience(house, newcomer);
      return house.tableQuota.open(address, async () => offerSeat(await open(game, kind, call, address), newcomer));
    },

    async join(call) {
      const code = call.code.trim().toUpperCase();
      if (code === "") throw new Refusal("unknownTable");
      const [table, newcomer] = [await findTableByCode(house, code), await who(call)];
      if (table.metadata?.rated) await checkPatience(house, newcomer);
      return offerSeat(table, newcomer);
    },

    async sit({ match, token, guest }) {
      if (token !== undefined) return returnSeat(await tokenTableOf(house, match, token), token);
      const person = guest === undefined ? undefined : await house.guests.byToken(guest);
      if (person === undefined) throw new Refusal("unknownGuest");
      return ownSeat(await findOwnTable(house, person.id, match), person.id);
    },

    async watch({ match }, { address }) {
      // A match is played again to open its room, or to show it late from its beginning.
      const replays = house.timings.watchDelay > 0 || (await liveTable(house, match)) === undefined;
      if (replays) house.past.spend(address, await house.journal.length(match));
      const { metadata } = await findTable(house, match);
      if (metadata === undefined || metadata.phase === "waiting") throw new Refusal("notBegun");
      const { game, seats, rated } = metadata;
      const listing = await watchRoomOf(house, { match, game });
      const nothing = { seat: WATCHER, seating: metadata.seating, begun: true, shared: true, token: "", code: "", commitment: "" };
      const { watchDelay: late } = house.timings;
      const wait = await untilSeen(house, match);
      return {
        ...(late > 0 && { late }),
        ...(wait > 0 && { wait }),
        reservation: await reserve(listing, {}),
        match,
        game,
        seats,
        rated,
        ...nothing,
      };
    },

    async record({ match }, { address }) {
      // While it runs, the deal would tell what is hidden.
      if (!(await isOver(house, match))) throw new Refusal((await house.journal.length(match)) > 0 ? "notOver" : "unknownTable");
      return replayed(house, { match, address, as: "record" }, () => ({ type: "record" }));
    },

    async frames({ from, to, ...asked }, { address }) {
      const seat = await seatSeen(house, asked);
      if (to < from) return { frames: [] };
      return replayed(house, { match: asked.match, address, as: "frames" }, (record) => {
        if (seat >= record.seats) throw new Refusal("foreignSeat");
        const until = seat === WATCHER ? time.elapsed() - house.timings.watchDelay : Number.POSITIVE_INFINITY;
        return { type: "frames", seat, from, to: Math.min(to, from + house.maxFrames - 1), until };
      });
    },

    async lobby() {
      return { reservation: await reserve(hall, {}) };
    },
  };
}

/** What counts for somebody must count for everybody; and whoever has left rated matches waits before the next one. */
async function checkPatience({ guests: people }: ServerContext, { id }: JoiningPlayer): Promise<void> {
  if (id === undefined) throw new Refusal("unknownGuest");
  const until = await people.bannedUntil(id);
  if (until > 0) throw new Refusal("mustWait", { seconds: Math.ceil((until - time.now()) / 1_000) });
}

function checkSeats(game: Game, seats: number): void {
  if (!isWhole(game.seats.fewest, game.seats.most)(seats)) throw new Refusal("badOptions", { seats });
}

function open(game: Game, kind: TableKind, wish: Partial<Calls["table"]>, opener: string): Promise<RoomListing> {
  const { seats = game.seats.fewest, options = {}, rated = false, bots = DEFAULT_LEVEL } = wish;
  // What counts is played by the clock, and nobody chooses his place.
  const usual = rated ? QUICK : FRIENDS;
  const { seating = usual.seating, speed = usual.speed } = wish;
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
    rated,
    bots,
    opener,
  };
  return createTable(asked);
}

/** By whose eyes the past is seen: of a match that runs, only by one's own. */
async function seatSeen(house: ServerContext, { match, token, seat = WATCHER }: Omit<Calls["frames"], "from" | "to">): Promise<number> {
  if (token !== undefined)
    try {
      return await seatOfToken(await tokenTableOf(house, match, token), token);
    } catch (error) {
      const isClosed = error instanceof Refusal && error.key === "unknownTable" && seat !== WATCHER;
      if (!isClosed) throw error;
    }
  if (seat !== WATCHER && !(await isOver(house, match))) throw new Refusal("notOver");
  return seat;
}

interface Looking {
  readonly match: string;
  readonly address: string;
  /** What the answer is called. */
  readonly as: "record" | "frames";
}

/** In how many milliseconds watchers are shown the beginning. */
async function untilSeen({ journal, timings: { watchDelay: late } }: ServerContext, match: string): Promise<number> {
  const record = late > 0 ? await journal.read(match) : undefined;
  return record === undefined ? 0 : Math.max(0, beganAt(record) + late - time.elapsed());
}

/** Charged to the address before the record is read. */
async function replayed({ journal, past, games }: ServerContext, { match, address, as }: Looking, want: (record: MatchRecord) => Replay) {
  past.spend(address, await journal.length(match));
  return past.inTurn(async () => {
    const record = await journal.read(match);
    if (record === undefined) throw new Refusal("unknownTable");
    return new JsonText(`{"${as}":${await past.replay(gameOf({ games }, record.game), record, want(record))}}`);
  });
}
