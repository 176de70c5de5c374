/** The queue for quick matches. A table is created once all its seats are known, bots included. */
import { type Client, ClientState, matchMaker } from "@colyseus/core";
import { isEqual } from "../../shared/core/base/plain.ts";
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { Reservation } from "../../shared/core/wire/calls.ts";
import { CLOSED, type Looking, MESSAGES, type QueueNews } from "../../shared/core/wire/wire.ts";
import { report } from "../base/log.ts";
import { ROOMS } from "../base/room-names.ts";
import { time } from "../base/time.ts";
import type { Timings } from "../base/timings.ts";
import { type Cluster, findRoom } from "../cluster/cluster.ts";
import { createTable } from "../matchmaking/create-table.ts";
import { bestTable, botLevel, type QueuedPlayer, tablesToOpen, UNLIMITED_AFTER } from "../matchmaking/matcher.ts";
import { type JoiningPlayer, offerSeat, reserve } from "../matchmaking/room-calls.ts";
import type { TableQuota } from "../matchmaking/table-quota.ts";
import { callPlayers } from "../people/call-players.ts";
import type { People } from "../people/people.ts";
import type { Sanctions } from "../people/sanctions.ts";
import type { Push } from "../push/push.ts";
import type { GuestStore } from "../store/guest-store.ts";
import { displayedRating, newRating } from "../store/ratings.ts";
import type { RoomListing } from "../table/listing.ts";
import type { TableOptions } from "../table/options.ts";
import { emptySeats, withBots } from "../table/seats.ts";
import { BaseRoom, type RoomContext } from "./base-room.ts";

/** The name of the one queue in all processes; a second one of this name cannot be created. */
const QUEUE = "queue";
/** The wait, in milliseconds, after which those are told who wish it. */
const CALL_AFTER = 2_000;

export interface QueueWish {
  readonly table: Pick<TableOptions, "game" | "options" | "seating" | "speed" | "rated">;
  readonly seats: number;
  readonly newcomer: JoiningPlayer;
  /** A digest of the player's address. */
  readonly opener: string;
}

/** What the list of rooms says of the queue. */
export interface QueueListing {
  readonly looking: readonly Looking[];
}

interface QueueEntry extends QueuedPlayer, QueueWish {
  /** Whether the rating comes from matches. */
  readonly hasPlayed: boolean;
  botsAt: number;
  /** Those who wish to be told that the player waits are told. */
  isCalled: boolean;
  /** What was last sent, with times counted from when the player was queued. */
  news: QueueNews | undefined;
}
type QueueClient = Client<{ userData: QueueEntry | undefined }>;

export interface QueueRoomContext extends RoomContext {
  readonly guests: Pick<GuestStore, "blockedAmong" | "rating" | "takeCalls">;
  readonly push: Pick<Push, "call" | "key">;
  readonly tableQuota: Pick<TableQuota, "openTable">;
  readonly timings: Pick<Timings, "joinTimeout" | "queueWait">;
  readonly sanctions: Pick<Sanctions, "check" | "isBanned" | "listen">;
  readonly people: Pick<People, "listen">;
}

export abstract class QueueRoom extends BaseRoom<{ client: QueueClient; metadata: QueueListing }> {
  abstract override readonly context: QueueRoomContext;
  override autoDispose = false;
  #lastJoin: Promise<void> = Promise.resolve();
  #endListening = (): void => undefined;

  override onCreate(): void {
    this.roomId = QUEUE;
    this.setUp(() => this.#formTables());
    this.onMessage(MESSAGES.fill, ({ userData: waiting }: QueueClient, wanted: unknown) => {
      if (waiting !== undefined && !waiting.table.rated) waiting.botsAt = wanted === false ? Number.POSITIVE_INFINITY : 0;
    });
    this.onMessage("*", () => undefined);
    const { sanctions, people } = this.context;
    const endSanctions = sanctions.listen(() => this.#putOut(({ newcomer, opener }) => sanctions.isBanned(newcomer.id, opener)));
    const endNews = people.listen(
      (guests, isOut) => isOut && this.#putOut(({ newcomer: { id } }) => id !== undefined && guests.includes(id)),
    );
    this.#endListening = () => {
      endSanctions();
      endNews();
    };
  }

  #putOut(isOut: (entry: QueueEntry) => boolean): void {
    for (const client of this.#queued()) {
      if (!isOut(client.userData as QueueEntry)) continue;
      client.userData = undefined;
      // The client asks again, and is told why not.
      client.leave();
    }
  }

  override onDispose(): void {
    this.#endListening();
  }

  /** Joins run one after the other: whether two players may meet is read from the store before the second is queued. */
  override onJoin(client: QueueClient, wish: QueueWish): Promise<void> {
    const joined = this.#lastJoin.then(() => this.#join(client, wish));
    this.#lastJoin = joined.catch(() => undefined); // the client of the failed join is told
    return joined;
  }

  async #join(client: QueueClient, wish: QueueWish): Promise<void> {
    const { id } = wish.newcomer;
    const { game, rated } = wish.table;
    const { guests, timings } = this.context;
    const others = this.#queued().map(({ userData }) => userData?.newcomer.id ?? "");
    const [rating, apart] = await Promise.all([
      id === undefined ? newRating() : guests.rating(id, game, rated ? "rated" : "casual"),
      id === undefined ? [] : guests.blockedAmong(id, others),
    ]);
    this.context.sanctions.check("ban", id, wish.opener);
    // The client has left during the calls above; Colyseus removes it only when this join has ended.
    if (client.state === ClientState.LEAVING) return;
    // If one player has several windows the newest is queued.
    for (const other of this.#queued())
      if (id !== undefined && other.userData?.id === id) {
        other.userData = undefined;
        other.leave(CLOSED.takenElsewhere);
      }
    const since = time.elapsed();
    client.userData = {
      ...wish,
      id: id ?? client.sessionId,
      wish: JSON.stringify(wish.table),
      rating: displayedRating(rating),
      hasPlayed: rating.matches > 0,
      since,
      apart: new Set(apart),
      isCalled: false,
      botsAt: rated ? Number.POSITIVE_INFINITY : since + timings.queueWait,
      news: undefined,
    };
    this.#formTables();
  }

  override onLeave(): void {
    this.#formTables();
  }

  #queued(): QueueClient[] {
    return [...this.clients].filter(({ userData }) => userData !== undefined);
  }

  #formTables(): void {
    const now = time.elapsed();
    const waiting = new Map(this.#queued().map((client) => [client.userData as QueueEntry, client]));
    for (const table of tablesToOpen([...waiting.keys()], now)) {
      const clients = table.map((entry) => waiting.get(entry) as QueueClient);
      for (const entry of table) waiting.delete(entry);
      void this.#seat(table, clients);
    }
    for (const [entry, client] of waiting) sendNews(client, entry, bestTable(entry, [...waiting.keys()], now).length, now);
    this.#callOthers([...waiting.keys()], now);
    this.#publish([...waiting.keys()]);
  }

  /** A player who is matched at once needs nobody else. */
  #callOthers(waiting: readonly QueueEntry[], now: number): void {
    for (const entry of waiting) {
      const { id } = entry.newcomer;
      if (entry.isCalled || id === undefined || now - entry.since < CALL_AFTER) continue;
      entry.isCalled = true;
      callPlayers(this.context, entry.table.game, id);
    }
  }

  #publish(waiting: readonly QueueEntry[]): void {
    const looking = lookingAmong(waiting);
    if (!isEqual(this.metadata?.looking, looking)) void this.setMetadata({ looking });
  }

  async #seat(table: readonly QueueEntry[], clients: readonly QueueClient[]): Promise<void> {
    const [first] = table;
    if (first === undefined) return;
    for (const client of clients) client.userData = undefined;
    try {
      const seats = withBots(emptySeats(first.seats), table.length);
      const { opener } = first;
      await this.context.tableQuota.openTable(opener, async () => {
        const bots = botLevel(first.table.game, table);
        const listing = await createTable({ ...first.table, bots, opener, kind: "quick", code: "", seats });
        for (const [at, { newcomer }] of table.entries()) clients[at]?.send(MESSAGES.ticket, await offerSeat(listing, newcomer));
      });
    } catch (error) {
      if (!(error instanceof Refusal)) report("quick match", error);
      // The clients join the queue again by themselves.
      for (const client of clients) client.leave();
    }
  }
}

function lookingAmong(waiting: readonly QueueEntry[]): Looking[] {
  const counts = new Map<string, Looking>();
  for (const { table, seats } of waiting) {
    const key = `${table.game} ${seats} ${table.rated}`;
    counts.set(key, { game: table.game, seats, rated: table.rated, people: (counts.get(key)?.people ?? 0) + 1 });
  }
  return [...counts.values()];
}

/** Times in news count from when it is sent; nothing is sent while they only run. */
function sendNews(client: QueueClient, entry: QueueEntry, filled: number, now: number): void {
  const news = { filled, bots: entry.botsAt === Number.POSITIVE_INFINITY ? -1 : entry.botsAt - entry.since, anybody: UNLIMITED_AFTER };
  const waited = now - entry.since;
  const left = { bots: news.bots < 0 ? -1 : news.bots - waited, anybody: Math.max(0, UNLIMITED_AFTER - waited) };
  if (!isEqual(news, entry.news)) client.send(MESSAGES.queue, { ...news, ...left } satisfies QueueNews);
  entry.news = news;
}

/** All processes share one queue, so that players of different processes can meet. */
export async function queueOf({ cluster }: { readonly cluster: Cluster }): Promise<RoomListing> {
  const found = await findRoom(cluster, { name: ROOMS.queue, roomId: QUEUE });
  if (found !== undefined) return found;
  // Another process may have the queue, and be out of reach.
  if (!cluster.isConnected) throw new Refusal("unreachable");
  return matchMaker.createRoom(ROOMS.queue, {});
}

export async function queueUp(context: { readonly cluster: Cluster }, wish: QueueWish): Promise<Reservation> {
  const queueing = reserve(await queueOf(context), wish);
  // The process of the queue has just died, or has just created it.
  return queueing.catch(async () => reserve(await queueOf(context), wish));
}
