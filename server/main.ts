import "./ops/runtime-flags.ts";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { matchMaker, Server } from "@colyseus/core";
import type { Game } from "../shared/core/game.ts";
import { LONGEST_MESSAGE } from "../shared/core/wire.ts";
import { GAMES } from "../shared/games.ts";
import { type Cluster, singleProcess } from "./cluster/cluster.ts";
import { fencedJournal } from "./cluster/fenced-journal.ts";
import { placeRooms } from "./cluster/placement.ts";
import { relayUpgrades } from "./cluster/relay.ts";
import { report, type ServerContext } from "./context.ts";
import type { GuestStore } from "./data/guest-store.ts";
import { type Journal, memoryJournal } from "./data/journal.ts";
import { memoryTableStore, type TableStore } from "./data/table-store.ts";
import { openReplayService } from "./desk/replay-service.ts";
import { openDesk } from "./desk/table-calls.ts";
import { tableQuota } from "./desk/table-quota.ts";
import { buildIn } from "./ops/build.ts";
import { monitorJournal } from "./ops/journal-monitor.ts";
import { libraryLog } from "./ops/log.ts";
import { openMetrics } from "./ops/metrics.ts";
import { startUpkeep } from "./ops/upkeep.ts";
import { LobbyRoom } from "./rooms/lobby-room.ts";
import { MatchRoom } from "./rooms/match-room.ts";
import { QueueRoom } from "./rooms/queue-room.ts";
import { ROOMS } from "./rooms/room-names.ts";
import { WatchRoom } from "./rooms/watch-room.ts";
import { migrateDatabase } from "./store/database.ts";
import { guestStoreIn } from "./store/guest-store.ts";
import { sqliteDialect } from "./store/sqlite/dialect.ts";
import { DEFAULT_TIMINGS, type Timings } from "./timings.ts";
import { MAX_REQUESTS, MAX_SOCKETS } from "./transport/address-limits.ts";
import { GuardedTransport } from "./transport/guarded-transport.ts";
import { type Files, loadFiles } from "./transport/http-answers.ts";
import { type Access, createRouter, DEFAULT_ACCESS } from "./transport/http-router.ts";
import { createHttpServer, guardRequests } from "./transport/request-guard.ts";

export type Serving = { port: number; close: () => Promise<void> };

export interface ServeOptions {
  /** 0 takes a free one. */
  readonly port: number;
  /** Without it there are no files. */
  readonly clientFolder: string | undefined;
  readonly games?: readonly Game[];
  /** Journal, tables and people are forgotten with the process if nothing else is said. */
  readonly journal?: Journal;
  readonly tableStore?: TableStore;
  readonly guests?: GuestStore;
  /** Why nothing can be kept just now, if it is known without trying. */
  readonly storageError?: () => string | undefined;
  /** Forgets what is older than it may get; called from time to time. */
  readonly deleteExpired?: () => Promise<void>;
  readonly timings?: Partial<Timings>;
  readonly maxMessagesPerSecond?: number;
  /** Of one address at the desk, within half a minute. */
  readonly maxCalls?: number;
  /** HTTP requests and upgrades of one address, within half a minute. */
  readonly maxRequests?: number;
  /** Open sockets of one address. */
  readonly maxSockets?: number;
  /** For a whole request, headers and body, in milliseconds. */
  readonly requestTimeout?: number;
  readonly maxFrames?: number;
  /** Entries that are played again for one address within half a minute. */
  readonly maxReplayedEntries?: number;
  /** Live tables of one address. */
  readonly maxTables?: number;
  /** Tables of one address that can be returned to, live or not. */
  readonly maxUnfinishedTables?: number;
  /** Bytes that may wait for one slow reader. */
  readonly maxBufferedBytes?: number;
  readonly access?: Partial<Access>;
  /** The processes that serve the same people; one alone if nothing is said. */
  readonly cluster?: Cluster;
}

/** Much more than any table's picture: whoever has not read so much is not reading. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** For a whole request, in milliseconds. */
const REQUEST_TIMEOUT = 20_000;
/** How long a closing server waits for the other end to close too, in milliseconds. */
const CLOSE_TIMEOUT = 1_000;

/** One port for everything: the client's files, health, the desk, and the rooms' sockets. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const memory = options.guests === undefined ? await migrateDatabase(sqliteDialect(":memory:")) : undefined;
  const pace = { ...DEFAULT_TIMINGS, ...options.timings };
  const cluster = options.cluster ?? singleProcess();
  const access = { ...DEFAULT_ACCESS, ...options.access };
  const metrics = openMetrics();
  const journal =
    options.cluster === undefined ? (options.journal ?? memoryJournal()) : fencedJournal(options.journal ?? memoryJournal(), cluster);
  const shelf = options.tableStore ?? memoryTableStore();
  const watched = monitorJournal(journal, metrics, pace.journalTimeout);
  const trouble = options.storageError ?? (() => undefined);
  const house: ServerContext = {
    games: options.games ?? GAMES,
    journal: watched.journal,
    tableStore: shelf,
    guests: options.guests ?? guestStoreIn(memory as NonNullable<typeof memory>),
    timings: pace,
    cluster,
    maxMessagesPerSecond: options.maxMessagesPerSecond ?? 10,
    maxBufferedBytes: options.maxBufferedBytes ?? MAX_BUFFERED_BYTES,
    tableQuota: tableQuota({
      maxTables: options.maxTables ?? 5,
      maxUnfinishedTables: options.maxUnfinishedTables ?? 100,
      tableStore: shelf,
      cluster,
    }),
    metrics,
    replays: openReplayService(options.maxReplayedEntries),
    maxFrames: options.maxFrames ?? 300,
    closing: false,
    isHealthy: () => watched.isHealthy() && trouble() === undefined,
    unloading: new Map(),
    tables: new Set(),
  };
  const files: Files = options.clientFolder === undefined ? new Map() : loadFiles(options.clientFolder);
  const http = createHttpServer(options.requestTimeout ?? REQUEST_TIMEOUT);
  const transport = new GuardedTransport({
    server: http,
    maxPayload: LONGEST_MESSAGE,
    // A silent connection is given up after 12 to 16 seconds; a stopped tab or a slow phone is not silent for long.
    pingInterval: 4_000,
    pingMaxRetries: 2,
  });
  const relay =
    options.cluster === undefined
      ? undefined
      : relayUpgrades(http, { ownProcessId: () => matchMaker.processId, addressOf: cluster.addressOf, access });
  const door = guardRequests(http, {
    access,
    maxRequests: options.maxRequests ?? MAX_REQUESTS,
    maxSockets: options.maxSockets ?? MAX_SOCKETS,
    isDirect: access.proxies === 0 && options.cluster === undefined,
  });
  // Colyseus would print the stack of "port in use"; here it is the caller who says it.
  http.removeAllListeners("error");
  const refused = once(http, "error").then(([error]) => Promise.reject(error));

  const colyseus = new Server({
    transport,
    presence: cluster.presence,
    driver: cluster.driver,
    selectProcessIdToCreateRoom: placeRooms(cluster),
    greet: false,
    logger: libraryLog,
    gracefullyShutdown: false,
  });
  await Promise.race([colyseus.listen(options.port), refused]);
  http.on("error", (error) => report("http", error));
  // Once it listens, Colyseus answers every request, allows every web origin, and lets anybody make rooms. Places are given
  // at the desk alone, so its own way in is closed before there is any room to make.
  http.removeAllListeners("request");
  http.on("request", door.receive);
  // Colyseus makes its rooms itself; this is how they get to what they share.
  colyseus.define(
    ROOMS.match,
    class extends MatchRoom {
      override readonly context = house;
    },
  );
  colyseus.define(
    ROOMS.watch,
    class extends WatchRoom {
      override readonly context = house;
    },
  );
  colyseus.define(
    ROOMS.queue,
    class extends QueueRoom {
      override readonly context = house;
    },
  );
  colyseus.define(
    ROOMS.lobby,
    class extends LobbyRoom {
      override readonly context = house;
      override readonly build = buildIn(files);
    },
  );
  const { port } = http.address() as AddressInfo;
  await cluster.announce(port);
  door.answer = createRouter({
    context: house,
    desk: await openDesk(house),
    files,
    access,
    maxCalls: options.maxCalls ?? 600,
    storageError: trouble,
  });

  const rest = await startUpkeep(house, options.deleteExpired ?? (async () => undefined));

  async function shut(): Promise<void> {
    const closed = once(http, "close");
    rest();
    await announceClosing(house);
    door.close();
    await colyseus.gracefullyShutdown(false);
    await cluster.close();
    relay?.close();
    // Browsers keep connections open for the next request.
    http.closeAllConnections();
    // Nor need anybody say goodbye.
    const hurry = setTimeout(() => transport.closeAll(), CLOSE_TIMEOUT);
    await closed;
    clearTimeout(hurry);
    await house.replays.close();
    metrics.stop();
    await memory?.destroy();
  }
  let shutting: Promise<void> | undefined;
  return { port, close: () => (shutting ??= shut()) };
}

/** Everybody at a table is told that it goes on later, and has a moment to read it. */
async function announceClosing(house: ServerContext): Promise<void> {
  house.closing = true;
  for (const table of house.tables) table.announce({ key: "closing", args: {} });
  const { closingNotice: farewell } = house.timings;
  if (house.tables.size > 0 && farewell > 0) await new Promise((over) => setTimeout(over, farewell));
}
