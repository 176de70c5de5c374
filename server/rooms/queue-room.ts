/** Where people wait who look for a quick match. A table is opened once all who shall sit at it are known, bots included. */
import { type Client, ClientState, matchMaker } from "@colyseus/core";
import type { Reservation } from "../../shared/core/calls.ts";
import { DEFAULT_LEVEL } from "../../shared/core/levels.ts";
import { isEqual } from "../../shared/core/plain.ts";
import { Refusal } from "../../shared/core/refusal.ts";
import { CLOSED, MESSAGES, type QueueNews } from "../../shared/core/wire.ts";
import { findRoom } from "../cluster/cluster.ts";
import { report, type ServerContext } from "../context.ts";
import { bestTable, formTables, type QueuedPlayer, UNLIMITED_AFTER } from "../desk/matcher.ts";
import { createTable, type JoiningPlayer, offerSeat, type RoomListing, reserve, type TableOptions } from "../desk/tables.ts";
import { emptySeats, withBots } from "../match/seats.ts";
import { displayedRating, newRating } from "../store/ratings.ts";
import { time } from "../time.ts";
import { BaseRoom } from "./base-room.ts";
import { ROOMS } from "./room-names.ts";

/** There is one: whoever opens another finds that its name is taken. */
const QUEUE = "queue";

export interface QueueWish {
  readonly table: Pick<TableOptions, "game" | "options" | "seating" | "speed" | "rated">;
  readonly seats: number;
  readonly newcomer: JoiningPlayer;
  /** A digest of his address. */
  readonly opener: string;
}

/** What the list of rooms says of it. */
export interface QueueListing {
  /** How many look for a match, by game. */
  readonly looking: Readonly<Record<string, number>>;
}

interface Waiting extends QueuedPlayer, QueueWish {
  /** Bots are welcome from then on; never at a rated table. */
  botsAt: number;
  /** As he was last told, in times since he began to wait. */
  news: QueueNews | undefined;
}
type Looking = Client<{ userData: Waiting | undefined }>;

export abstract class QueueRoom extends BaseRoom<{ client: Looking; metadata: QueueListing }> {
  override autoDispose = false;
  #coming: Promise<void> = Promise.resolve();

  override onCreate(): void {
    this.roomId = QUEUE;
    this.setUp(() => this.#meet());
    this.onMessage(MESSAGES.fill, ({ userData: waiting }: Looking) => {
      if (waiting !== undefined && !waiting.table.rated) waiting.botsAt = 0;
    });
    this.onMessage("*", () => undefined);
  }

  /** One after the other: of two who come at once, each must know whether he may meet the other. */
  override onJoin(client: Looking, wish: QueueWish): Promise<void> {
    const joined = this.#coming.then(() => this.#join(client, wish));
    this.#coming = joined.catch(() => undefined); // his own join has failed, and he is told
    return joined;
  }

  async #join(client: Looking, wish: QueueWish): Promise<void> {
    const { id } = wish.newcomer;
    const { game, rated } = wish.table;
    const { guests: people, timings: pace } = this.context;
    const others = this.#looking().map(({ userData }) => userData?.newcomer.id ?? "");
    const [rating, apart] = await Promise.all([
      id === undefined ? newRating() : people.rating(id, game, rated),
      id === undefined ? [] : people.blockedAmong(id, others),
    ]);
    // He has gone meanwhile; Colyseus notices only when this has ended.
    if (client.state === ClientState.LEAVING) return;
    // Of one person's windows, the newest waits.
    for (const other of this.#looking())
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
      since,
      apart: new Set(apart),
      botsAt: rated ? Number.POSITIVE_INFINITY : since + pace.queueWait,
      news: undefined,
    };
    this.#meet();
  }

  override onLeave(): void {
    this.#meet();
  }

  #looking(): Looking[] {
    return [...this.clients].filter(({ userData }) => userData !== undefined);
  }

  #meet(): void {
    const now = time.elapsed();
    const waiting = new Map(this.#looking().map((client) => [client.userData as Waiting, client]));
    const seat = (table: readonly Waiting[]): void => {
      const clients = table.map((one) => waiting.get(one) as Looking);
      for (const one of table) waiting.delete(one);
      void this.#seat(table, clients);
    };
    for (const table of formTables([...waiting.keys()], now)) seat(table as Waiting[]);
    for (const first of [...waiting.keys()])
      if (waiting.has(first) && first.botsAt <= now) seat(bestTable(first, [...waiting.keys()], now) as Waiting[]);
    for (const [one, client] of waiting) {
      const filled = bestTable(one, [...waiting.keys()], now).length;
      const news = { filled, bots: one.table.rated ? -1 : one.botsAt - one.since, anybody: UNLIMITED_AFTER };
      const waited = now - one.since;
      const left = { bots: news.bots < 0 ? -1 : news.bots - waited, anybody: Math.max(0, UNLIMITED_AFTER - waited) };
      if (!isEqual(news, one.news)) client.send(MESSAGES.queue, { ...news, ...left } satisfies QueueNews);
      one.news = news;
    }
    this.#list([...waiting.keys()]);
  }

  #list(waiting: readonly Waiting[]): void {
    const looking: Record<string, number> = {};
    for (const { table } of waiting) looking[table.game] = (looking[table.game] ?? 0) + 1;
    if (!isEqual(this.metadata?.looking, looking)) void this.setMetadata({ looking });
  }

  async #seat(table: readonly Waiting[], clients: readonly Looking[]): Promise<void> {
    const [first] = table;
    if (first === undefined) return;
    for (const client of clients) client.userData = undefined;
    try {
      const seats = withBots(emptySeats(first.seats), table.length);
      const { opener } = first;
      await this.context.tableQuota.openTable(opener, async () => {
        const listing = await createTable({ ...first.table, bots: DEFAULT_LEVEL, opener, kind: "quick", code: "", seats });
        for (const [at, { newcomer }] of table.entries()) clients[at]?.send(MESSAGES.ticket, await offerSeat(listing, newcomer));
      });
    } catch (error) {
      if (!(error instanceof Refusal)) report("quick match", error);
      // They come back by themselves, and wait anew.
      for (const client of clients) client.leave();
    }
  }
}

/** For everybody, whichever process he has come to: else two who look for each other would not meet. */
export async function queueOf({ cluster }: ServerContext): Promise<RoomListing> {
  const found = await findRoom(cluster, { name: ROOMS.queue, roomId: QUEUE });
  if (found !== undefined) return found;
  // It may well be there, and out of reach.
  if (!cluster.isConnected) throw new Refusal("unreachable");
  return matchMaker.createRoom(ROOMS.queue, {});
}

export async function queueUp(house: ServerContext, wish: QueueWish): Promise<Reservation> {
  const queueing = reserve(await queueOf(house), wish);
  // Its process has died this moment, or has only just opened it.
  return queueing.catch(async () => reserve(await queueOf(house), wish));
}
