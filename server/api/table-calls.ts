/** Calls that open, join, watch and replay tables. */
import { isWhole } from "../../shared/core/base/plain.ts";
import { Refusal } from "../../shared/core/base/refusal.ts";
import { DEFAULT_LEVEL } from "../../shared/core/contract/bot-level.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import { defaultSeats, type MatchRecord, pickOptions } from "../../shared/core/match/record.ts";
import { isDaySpeed } from "../../shared/core/match/speeds.ts";
import { WATCHER } from "../../shared/core/match/view.ts";
import type { CallAnswer, CallName, Calls } from "../../shared/core/wire/calls.ts";
import { commonChoices, commonTerms } from "../../shared/core/wire/common-table-options.ts";
import { gameOf } from "../base/games.ts";
import { time } from "../base/time.ts";
import type { Watcher } from "../match/followers.ts";
import { createTable, newCode } from "../matchmaking/create-table.ts";
import { findGuestTable, findTable, findTableByCode, findTableByToken, liveTable } from "../matchmaking/find-table.ts";
import { guestSeat, type JoiningPlayer, offerSeat, reserve, returnSeat, seatOfToken } from "../matchmaking/room-calls.ts";
import { callPlayers } from "../people/call-players.ts";
import { queueUp } from "../rooms/queue-room.ts";
import { beganAt, watchRoomOf } from "../rooms/watch-room.ts";
import { hasFreeSeat, type RoomListing, termsWith } from "../table/listing.ts";
import type { TableKind, TableOptions } from "../table/options.ts";
import { armsOfPlayer, emptySeats, withBots } from "../table/seats.ts";
import { type Api, JsonText } from "./api.ts";
import type { ApiContext } from "./api-context.ts";
import { checkMayPlayInDays } from "./day-matches.ts";
import { joiningPlayer } from "./guest-calls.ts";
import { checkMayWatch } from "./may-watch.ts";
import type { Replay } from "./replay.ts";
import { checkDealOpen } from "./shared-tables.ts";
import { streamedMatches } from "./streamed-match.ts";
import { isOver } from "./unfinished-matches.ts";

const TABLE_CALLS = [
  "play",
  "quick",
  "table",
  "join",
  "look",
  "sit",
  "watch",
  "stream",
  "record",
  "matchArms",
  "frames",
] as const satisfies readonly CallName[];

export function tableCalls(context: ApiContext): Pick<Api, (typeof TABLE_CALLS)[number]> {
  const playerOf = (call: { guest?: string; name?: string }, address: string) => joiningPlayer(context.guests, call, address);
  const checkTakesTables = (): void => {
    if (context.refusesTables) throw new Refusal("closing");
  };
  const streamed = streamedMatches(context);
  return {
    async play(call, { address }) {
      checkTakesTables();
      const game = gameOf(context, call.game);
      const wish = { seats: defaultSeats(game), ...call };
      return context.tableQuota.openTable(address, async () =>
        offerSeat(await createTableFor(game, "play", wish, address), await playerOf(call, address)),
      );
    },

    async quick(call, { address }) {
      checkTakesTables();
      await context.tableQuota.check(address);
      const game = gameOf(context, call.game);
      const newcomer = await playerOf(call, address);
      if (call.rated) await checkMayPlayRated(context, newcomer);
      const { seats = game.seats.fewest, options = {} } = call;
      checkSeats(game, seats);
      const { seating, speed, rated } = commonChoices(call, true);
      const table = { game: game.id, options: pickOptions(game.options, options), seating, speed, rated };
      return { reservation: await queueUp(context, { table, seats, newcomer, opener: address }), seats };
    },

    async table(call, { address }) {
      checkTakesTables();
      const [game, kind] = [gameOf(context, call.game), call.open ? "open" : "private"] as const;
      const newcomer = await playerOf(call, address);
      // Among friends who come by a code a rating could be arranged.
      if (call.rated && !call.open) throw new Refusal("ratedPrivate");
      if (call.rated) await checkMayPlayRated(context, newcomer);
      checkOpenHands(game, call);
      if (call.rated && call.hints) throw new Refusal("badOptions", { hints: "rated" });
      if (call.speed !== undefined && isDaySpeed(call.speed)) {
        if (call.rated) throw new Refusal("badOptions", { speed: call.speed });
        await checkMayPlayInDays(context, newcomer);
      }
      const ticket = await context.tableQuota.openTable(address, async () =>
        offerSeat(await createTableFor(game, kind, call, address), newcomer),
      );
      if (call.open && newcomer.id !== undefined) callPlayers(context, game.id, newcomer.id);
      return ticket;
    },

    async join(call, { address }) {
      const code = call.code.trim().toUpperCase();
      if (code === "") throw new Refusal("unknownTable");
      const [table, newcomer] = [await findTableByCode(context, code), await playerOf(call, address)];
      if (table.metadata?.terms.rated) {
        await checkMayPlayRated(context, newcomer);
        // A player with a seat there was asked before.
        if (!call.rated && !table.metadata.guests.includes(newcomer.id ?? ""))
          throw new Refusal(hasFreeSeat(table.metadata) ? "ratedTable" : "tableFull");
      }
      checkKnowsOpenHands(table, call, newcomer.id);
      if (table.metadata !== undefined && isDaySpeed(table.metadata.terms.speed)) await checkMayPlayInDays(context, newcomer, table.roomId);
      return offerSeat(table, newcomer);
    },

    async look(call, { address }) {
      const code = call.code.trim().toUpperCase();
      if (code === "") throw new Refusal("unknownTable");
      const { metadata, roomId } = await findTableByCode(context, code);
      if (metadata === undefined) throw new Refusal("unknownTable");
      const { game, seats, addresses, phase } = metadata;
      const terms = termsWith(metadata.terms, [...addresses, address]);
      return { game, seats, terms, ...(phase === "running" && !terms.unwatched && { running: roomId }) };
    },

    async sit({ match, token, guest }) {
      try {
        if (token !== undefined) return await returnSeat(await findTableByToken(context, match, token), token);
      } catch (error) {
        // All tokens of the seat are void after other devices were signed out: then the guest's own counts.
        if (guest === undefined || !(error instanceof Refusal && error.key === "foreignSeat")) throw error;
      }
      const person = guest === undefined ? undefined : await context.guests.byToken(guest);
      if (person === undefined) throw new Refusal(token === undefined ? "unknownGuest" : "foreignSeat");
      return guestSeat(await findGuestTable(context, person.id, match), person.id);
    },

    watch: (call, { address }) => watchPlace(context, call, address),

    async stream(call) {
      if (call.match !== undefined) await checkMayWatch(context, call.match);
      const next = await streamed(call);
      return next === undefined ? {} : { next };
    },

    async record({ match, token, guest }, { address }) {
      const own = await ownTable(context, match, token);
      // Who has played a deal by a link knows it, and can analyse the match at once.
      if (own?.metadata?.kind !== "shared") await checkDealOpen(context, match, guest);
      await checkOver(context, match);
      return replayAnswer(context, { match, address, field: "record" }, (record) => {
        if (own === undefined) checkSeenByWatchers(context, record);
        return { type: "record" };
      });
    },

    matchArms: (call) => matchArms(context, call),

    async frames({ from, to, ...asked }, { address }) {
      const { seat, sees } = await viewingSeat(context, asked);
      if (to < from) return { frames: [] };
      return replayAnswer(context, { match: asked.match, address, field: "frames" }, (record) => {
        if (seat >= record.seats) throw new Refusal("foreignSeat");
        if (sees === "published") checkSeenByWatchers(context, record);
        const until = sees === "late" ? time.elapsed() - context.timings.watchDelay : Number.POSITIVE_INFINITY;
        return { type: "frames", seat, from, to: Math.min(to, from + context.limits.maxFrames - 1), until };
      });
    },
  };
}

async function checkOver(context: ApiContext, match: string): Promise<void> {
  // While the match runs, its deal would reveal what is hidden.
  if (!(await isOver(context, match))) throw new Refusal((await context.journal.length(match)) > 0 ? "notOver" : "unknownTable");
}

async function matchArms(context: ApiContext, { match, guest }: Calls["matchArms"]): Promise<CallAnswer<"matchArms">> {
  await checkDealOpen(context, match, guest);
  const outcome = await context.guests.outcomeOf(match);
  // What watchers have not seen yet is told to nobody.
  if (outcome === undefined || time.now() < outcome.at + context.timings.watchDelay) return { arms: [] };
  return { arms: outcome.seats.map(({ name, arms }) => armsOfPlayer(arms, name)) };
}

/** A finished match as all the world may read it: when watchers have seen all of it, and without the names of a private table. */
export async function publicRecord(context: ApiContext, match: string, address: string): Promise<JsonText> {
  await checkDealOpen(context, match);
  await checkOver(context, match);
  return replayAnswer(context, { match, address, field: "record" }, (record) => {
    checkSeenByWatchers(context, record);
    return { type: "record", nameless: record.private === true };
  });
}

/** Opening its room replays a match, and so does watching it with a delay: the address pays for that. */
async function watchPlace(context: ApiContext, { match, code = "", guest, eyes }: Calls["watch"], address: string) {
  await checkMayWatch(context, match, code);
  const mustReplay = context.timings.watchDelay > 0 || (await liveTable(context, match)) === undefined;
  if (mustReplay) context.replays.spend(address, await context.journal.length(match));
  const { metadata } = await findTable(context, match);
  if (metadata === undefined || metadata.phase === "waiting") throw new Refusal("notBegun");
  const known = guest === undefined ? undefined : await context.guests.byToken(guest);
  // Who left knows a secret of the match, and may come back.
  const plays = known !== undefined && [...metadata.guests, ...(metadata.leavers ?? [])].includes(known.id);
  // Nor does a player of the match see with another one's eyes.
  if (eyes !== undefined && (plays || !metadata.sharedViews?.includes(eyes))) throw new Refusal("viewClosed");
  const { game, seats, terms } = metadata;
  const { rated, seating } = terms;
  const withEyes = eyes === undefined ? {} : { eyes };
  const listing = await watchRoomOf(context, { match, game, ...withEyes });
  const noSeat = { seat: WATCHER, seating, begun: true, pledged: true, token: "", code, commitment: "" };
  const { maxMessagesPerSecond: messagesPerSecond } = context.limits;
  const { watchDelay: late } = context.timings;
  const wait = await watchCountdown(context, match);
  const watcher: Watcher = known === undefined ? {} : { guest: known.id, name: known.name };
  const talks = known !== undefined && !plays;
  return {
    ...(late > 0 && { late }),
    ...(wait > 0 && { wait }),
    reservation: await reserve(listing, watcher),
    messagesPerSecond,
    match,
    game,
    seats,
    rated,
    terms,
    ...noSeat,
    ...withEyes,
    ...(talks && { talks }),
  };
}

/** Rated matches need a known guest, who may have to wait after leaving rated matches. */
async function checkMayPlayRated({ guests }: ApiContext, { id }: JoiningPlayer): Promise<void> {
  if (id === undefined) throw new Refusal("unknownGuest");
  const until = await guests.bannedUntil(id);
  if (until > 0) throw new Refusal("mustWait", { seconds: Math.ceil((until - time.now()) / 1_000) });
}

export function checkSeats(game: Game, seats: number): void {
  if (!isWhole(game.seats.fewest, game.seats.most)(seats)) throw new Refusal("badOptions", { seats });
}

/** All hands are open only where a game has hands, and nothing counts. */
export function checkOpenHands(game: Game, { openHands, rated }: { openHands?: boolean; rated?: boolean }): void {
  if (openHands && (rated || game.openHand === undefined)) throw new Refusal("badOptions", { openHands: rated ? "rated" : game.id });
}

/** Nobody shows their hand unasked. A player with a seat there was asked before. */
export function checkKnowsOpenHands({ metadata }: RoomListing, { openHands }: { openHands?: boolean }, person: string | undefined): void {
  if (!metadata?.terms.openHands || openHands || metadata.guests.includes(person ?? "")) return;
  throw new Refusal(hasFreeSeat(metadata) ? "openHandsTable" : "tableFull");
}

type TableWish = Partial<Calls["table"]> & Pick<TableOptions, "program">;

export function createTableFor(game: Game, kind: TableKind, wish: TableWish, opener: string): Promise<RoomListing> {
  const { seats = game.seats.fewest, options = {}, bots = DEFAULT_LEVEL } = wish;
  checkSeats(game, seats);
  // The caller gets the first seat.
  const table = kind === "play" ? withBots(emptySeats(seats), 1) : emptySeats(seats);
  const code = kind === "play" ? "" : newCode();
  const tableOptions: TableOptions = {
    game: game.id,
    kind,
    code,
    seats: table,
    options: pickOptions(game.options, options),
    ...commonTerms(commonChoices(wish)),
    ...(kind === "private" && { watchCode: code }),
    ...(wish.program && { program: wish.program }),
    bots,
    opener,
  };
  return createTable(tableOptions);
}

/** The seat whose view past frames are shown from: while the match runs, the caller's own, or that of a player who shares their view. */
async function viewingSeat(
  context: ApiContext,
  { match, token, code, seat = WATCHER }: Omit<Calls["frames"], "from" | "to">,
): Promise<{ readonly seat: number; readonly sees: "all" | "late" | "published" }> {
  if (token !== undefined)
    try {
      return { seat: await seatOfToken(await findTableByToken(context, match, token), token), sees: "all" };
    } catch (error) {
      const isClosed = error instanceof Refusal && error.key === "unknownTable" && seat !== WATCHER;
      if (!isClosed) throw error;
    }
  await checkMayWatch(context, match, code);
  if (seat === WATCHER) return { seat, sees: "late" };
  if (await isOver(context, match)) return { seat, sees: "published" };
  if ((await liveTable(context, match))?.metadata?.sharedViews?.includes(seat)) return { seat, sees: "late" };
  throw new Refusal("notOver");
}

/** A wrong token, or one of a table that is closed, is as good as none. */
async function ownTable(context: ApiContext, match: string, token: string | undefined): Promise<RoomListing | undefined> {
  if (token === undefined) return undefined;
  try {
    const table = await findTableByToken(context, match, token);
    await seatOfToken(table, token);
    return table;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** What watchers have not seen yet is shown to players alone. */
function checkSeenByWatchers({ timings: { watchDelay } }: ApiContext, { entries }: MatchRecord): void {
  const left = (entries.at(-1)?.at ?? 0) + watchDelay - time.elapsed();
  if (watchDelay > 0 && left > 0) throw new Refusal("heldBack", { seconds: Math.ceil(left / 1_000) });
}

interface ReplayCall {
  readonly match: string;
  readonly address: string;
  /** Name of the answer's one field. */
  readonly field: "record" | "frames";
}

/** Milliseconds until watchers with a delay see the first frame. */
async function watchCountdown({ journal, timings: { watchDelay: late } }: ApiContext, match: string): Promise<number> {
  const record = late > 0 ? await journal.read(match) : undefined;
  return record === undefined ? 0 : Math.max(0, beganAt(record) + late - time.elapsed());
}

/** The address is charged before the record is read. */
async function replayAnswer(
  { journal, replays, games }: ApiContext,
  { match, address, field }: ReplayCall,
  replayOf: (record: MatchRecord) => Replay,
) {
  replays.spend(address, await journal.length(match));
  return replays.inSequence(async () => {
    const record = await journal.read(match);
    if (record === undefined) throw new Refusal("unknownTable");
    return new JsonText(`{"${field}":${await replays.replay(gameOf({ games }, record.game), record, replayOf(record))}}`);
  });
}
