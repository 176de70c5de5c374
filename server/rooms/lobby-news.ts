/** What the lobby tells everyone: how many people are here, and the tables that can be joined or watched now. */
import { isDaySpeed } from "../../shared/core/match/speeds.ts";
import type { LobbyNews, Looking } from "../../shared/core/wire/wire.ts";
import { LIMITS } from "../base/limits.ts";
import { ROOMS } from "../base/room-names.ts";
import type { RoomListing, TableListing } from "../table/listing.ts";
import { isSharedDeal } from "../table/options.ts";
import type { QueueListing } from "./queue-room.ts";

/** The longest list that is sent. */
const MAX_TABLES = 50;
/** Milliseconds since a player came or moved. */
const LISTED_FOR = 10 * 60_000;

export type Table = RoomListing & { readonly metadata: TableListing };

export function lobbyNews(rooms: readonly RoomListing[], now: number): Omit<LobbyNews, "build" | "alone"> {
  const tables = tablesIn(rooms);
  // Every open page is in the lobby, also beside a table: counting seats would count them twice.
  const pages = rooms.filter(({ name }) => name === ROOMS.lobby);
  const people = pages.reduce((sum, room) => sum + room.clients, 0);
  // Others still play the deals of the day. Without connected players a match is paused.
  const matches = tables.filter(({ metadata, clients }) => !isSharedDeal(metadata) && metadata.phase === "running" && clients > 0).length;
  return { people, matches, looking: lookingIn(rooms), tables: listed(tables, now).map(shown) };
}

export const tablesIn = (rooms: readonly RoomListing[]): Table[] =>
  rooms.filter((room): room is Table => room.name === ROOMS.match && room.metadata !== undefined);

/** Tables to join before matches to watch, the newest first. */
function listed(tables: readonly Table[], now: number): readonly Table[] {
  const newest = tables
    .filter((table) => canJoin(table, now) || canWatch(table, now))
    .sort((one, other) => openedAt(other) - openedAt(one));
  const byUse = [...newest.filter(isWaiting), ...newest.filter((table) => !isWaiting(table))];
  const counts = new Map<string, number>();
  const fair = byUse.filter(({ metadata: { opener } }) => {
    const count = (counts.get(opener) ?? 0) + 1;
    counts.set(opener, count);
    return count <= LIMITS.maxListedTables;
  });
  return fair.slice(0, MAX_TABLES);
}

const isWaiting = ({ metadata }: Table): boolean => metadata.phase === "waiting";
const isFresh = ({ clients, metadata }: Table, now: number): boolean => clients > 0 && now - metadata.activeAt < LISTED_FOR;

function canJoin(table: Table, now: number): boolean {
  const { kind, people, seats, terms } = table.metadata;
  // In days its players need not be here for the match to begin.
  return isWaiting(table) && kind === "open" && people.length < seats && (isDaySpeed(terms.speed) || isFresh(table, now));
}

/** Whether all may watch the table: it takes no code, and is not closed to watchers. */
export const canWatch = (table: Table, now: number): boolean => {
  const { phase, kind, watchCode, terms } = table.metadata;
  return phase === "running" && !isSharedDeal({ kind }) && watchCode === undefined && !terms.unwatched && isFresh(table, now);
};

/** Redis gives the date as text. */
export const openedAt = ({ createdAt }: Table): number => (createdAt === undefined ? 0 : new Date(createdAt).getTime());

function shown(table: Table): LobbyNews["tables"][number] {
  const { game, people, seats, code, terms } = table.metadata;
  const isJoined = isWaiting(table);
  return { id: table.roomId, game, people, seats, running: !isJoined, code: isJoined ? code : "", terms };
}

function lookingIn(rooms: readonly RoomListing[]): readonly Looking[] {
  const queue = rooms.find(({ name }) => name === ROOMS.queue)?.metadata as QueueListing | undefined;
  // A process of an older version counts them by game alone.
  return Array.isArray(queue?.looking) ? queue.looking : [];
}
