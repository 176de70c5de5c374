/** How people come to tables: each call of the desk, answered. */
import { matchMaker } from "@colyseus/core";
import type { Calls, PastFrame } from "../shared/core/calls.ts";
import type { Game } from "../shared/core/game.ts";
import { USUAL } from "../shared/core/levels.ts";
import { outcome } from "../shared/core/outcome.ts";
import { isWhole } from "../shared/core/plain.ts";
import { type MatchRecord, pickOptions, writeRecord } from "../shared/core/record.ts";
import { Refusal } from "../shared/core/refusal.ts";
import { frames, resume, type SeenFrame } from "../shared/core/step.ts";
import { WATCHER } from "../shared/core/view.ts";
import type { Desk } from "./desk.ts";
import { guestDesk, newcomer } from "./guests.ts";
import { gameOf, type House } from "./house.ts";
import { queueOf, queueUp } from "./queue-room.ts";
import { ROOMS } from "./rooms.ts";
import { emptySeats, seatBots } from "./seats.ts";
import {
  type Listing,
  type Newcomer,
  newCode,
  offerSeat,
  openTable,
  ownSeat,
  reserve,
  returnSeat,
  seatOfToken,
  type TableKind,
  type TableOptions,
} from "./tables.ts";
import { time } from "./time.ts";
import { codedTable, ownTableOf, tableOf } from "./wake.ts";
import { beganAt, watchRoomOf } from "./watch-room.ts";

/** Strangers have not chosen their order, and must not wait for each other forever; friends, and whoever plays with bots, may. */
const QUICK = { seating: "random", speed: "normal" } as const;
const FRIENDS = { seating: "joined", speed: "none" } as const;

/** How many play if nobody says otherwise: a table of three is quicker than a full one. */
const usualSeats = ({ seats }: Game): number => Math.min(3, seats.most);

export async function openLobby(house: House): Promise<Desk> {
  // One for each process, which tells of all.
  const hall: Listing = await matchMaker.createRoom(ROOMS.lobby, {});
  await queueOf(house);
  const who = (call: { guest?: string; name?: string }) => newcomer(house.people, call);
  const checkOpen = (): void => {
    if (house.closing) throw new Refusal("closing");
  };
  return {
    ...guestDesk(house),

    async play(call, { address }) {
      checkOpen();
      const game = gameOf(house, call.game);
      const wish = { seats: usualSeats(game), ...call };
      return house.openers.open(address, async () => offerSeat(await open(game, "play", wish, address), await who(call)));
    },

    async quick(call, { address }) {
      checkOpen();
      await house.openers.check(address);
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
      return house.openers.open(address, async () => offerSeat(await open(game, kind, call, address), newcomer));
    },

    async join(call) {
      const code = call.code.trim().toUpperCase();
      if (code === "") throw new Refusal("unknownTable");
      const [table, newcomer] = [await codedTable(house, code), await who(call)];
      if (table.metadata?.rated) await checkPatience(house, newcomer);
      return offerSeat(table, newcomer);
    },

    async sit({ match, token, guest }) {
      if (token !== undefined) return returnSeat(await tableOf(house, match), token);
      const person = guest === undefined ? undefined : await house.people.known(guest);
      if (person === undefined) throw new Refusal("unknownGuest");
      return ownSeat(await ownTableOf(house, person.id, match), person.id);
    },

    async watch({ match }) {
      const { metadata } = await tableOf(house, match);
      if (metadata === undefined || metadata.phase === "waiting") throw new Refusal("notBegun");
      const { game, seats, rated } = metadata;
      const listing = await watchRoomOf(house, { match, game });
      const nothing = { seat: WATCHER, seating: metadata.seating, begun: true, shared: true, token: "", code: "", commitment: "" };
      const { late } = house.pace;
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

    async record({ match }) {
      const record = await house.journal.read(match);
      if (record === undefined) throw new Refusal("unknownTable");
      // While it runs, the deal would tell what is hidden.
      if (!isOver(house, record)) throw new Refusal("notOver");
      return { record: writeRecord(record) };
    },

    async frames({ from, to, ...asked }) {
      const record = await house.journal.read(asked.match);
      if (record === undefined) throw new Refusal("unknownTable");
      const seat = await seatSeen(house, asked, record);
      const game = gameOf(house, record.game);
      const seen = seat === WATCHER ? before(record, time.elapsed() - house.pace.late) : record;
      if (seen === undefined) return { frames: [] };
      return { frames: [...frames(game, seen, seat, from, Math.min(to, from + house.mostFrames - 1))].map(asPast) };
    },

    async lobby() {
      return { reservation: await reserve(hall, {}) };
    },
  };
}

/** What counts for somebody must count for everybody; and whoever has left rated matches waits before the next one. */
async function checkPatience({ people }: House, { id }: Newcomer): Promise<void> {
  if (id === undefined) throw new Refusal("unknownGuest");
  const until = await people.waitsUntil(id);
  if (until > 0) throw new Refusal("mustWait", { seconds: Math.ceil((until - time.now()) / 1_000) });
}

function checkSeats(game: Game, seats: number): void {
  if (!isWhole(game.seats.fewest, game.seats.most)(seats)) throw new Refusal("badOptions", { seats });
}

function open(game: Game, kind: TableKind, wish: Partial<Calls["table"]>, opener: string): Promise<Listing> {
  const { seats = game.seats.fewest, options = {}, rated = false, bots = USUAL } = wish;
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
  return openTable(asked);
}

/** By whose eyes the past is seen: of a match that runs, only by one's own. */
async function seatSeen(
  house: House,
  { match, token, seat = WATCHER }: Omit<Calls["frames"], "from" | "to">,
  record: MatchRecord,
): Promise<number> {
  if (token !== undefined)
    try {
      return await seatOfToken(await tableOf(house, match), token);
    } catch (error) {
      const isClosed = error instanceof Refusal && error.key === "unknownTable" && seat !== WATCHER;
      if (!isClosed) throw error;
    }
  if (seat >= record.seats) throw new Refusal("foreignSeat");
  if (seat !== WATCHER && !isOver(house, record)) throw new Refusal("notOver");
  return seat;
}

const isOver = (house: House, record: MatchRecord): boolean => outcome(resume(gameOf(house, record.game), record)) !== undefined;

/** In how many milliseconds watchers are shown the beginning. */
async function untilSeen({ journal, pace: { late } }: House, match: string): Promise<number> {
  const record = late > 0 ? await journal.read(match) : undefined;
  return record === undefined ? 0 : Math.max(0, beganAt(record) + late - Date.now());
}

/** Watchers who are shown the match late are not told of the past any earlier; undefined if it had not begun. */
const before = (record: MatchRecord, time: number): MatchRecord | undefined => {
  if (beganAt(record) > time) return undefined;
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
