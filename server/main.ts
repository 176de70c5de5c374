import "./ops/runtime-flags.ts";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { matchMaker, Server } from "@colyseus/core";
import type { Game } from "../shared/core/game.ts";
import { LONGEST_MESSAGE } from "../shared/core/wire.ts";
import { GAMES } from "../shared/games.ts";
import { type Cluster, singleProcess } from "./cluster/cluster.ts";
import { fencedJournal } from "./cluster/fenced-journal.ts";
import { placing } from "./cluster/placement.ts";
import { relayBefore } from "./cluster/relay.ts";
import { report, type ServerContext } from "./context.ts";
import type { GuestStore } from "./data/guest-store.ts";
import { type Journal, memoryJournal } from "./data/journal.ts";
import { memoryTableStore, type TableStore } from "./data/table-store.ts";
import { openPast } from "./desk/replay-service.ts";
import { openLobby } from "./desk/table-calls.ts";
import { tableQuota } from "./desk/table-quota.ts";
import { buildIn } from "./ops/build.ts";
import { watchJournal } from "./ops/journal-monitor.ts";
import { libraryLog } from "./ops/log.ts";
import { openMetrics } from "./ops/metrics.ts";
import { upkeep } from "./ops/upkeep.ts";
import { LobbyRoom } from "./rooms/lobby-room.ts";
import { MatchRoom } from "./rooms/match-room.ts";
import { QueueRoom } from "./rooms/queue-room.ts";
import { ROOMS } from "./rooms/room-names.ts";
import { WatchRoom } from "./rooms/watch-room.ts";
import { migrated } from "./store/database.ts";
import { guestStoreIn } from "./store/guest-store.ts";
import { sqliteDialect } from "./store/sqlite/dialect.ts";
import { DEFAULT_TIMINGS, type Timings } from "./timings.ts";
import { MOST_REQUESTS, MOST_SOCKETS } from "./transport/address-limits.ts";
import { GuardedTransport } from "./transport/guarded-transport.ts";
import { type Files, filesIn } from "./transport/http-answers.ts";
import { type Access, OWN_PAGES, openFront } from "./transport/http-router.ts";
import { openDoor, openHttp } from "./transport/request-guard.ts";

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
  readonly trouble?: () => string | undefined;
  /** Forgets what is older than it may get; called from time to time. */
  readonly forget?: () => Promise<void>;
  readonly timings?: Partial<Timings>;
  readonly maxMessagesPerSecond?: number;
  /** Of one address at the desk, within half a minute. */
  readonly maxCalls?: number;
  /** HTTP requests and upgrades of one address, within half a minute. */
  readonly mostRequests?: number;
  /** Open sockets of one address. */
  readonly mostSockets?: number;
  /** For a whole request, headers and body, in milliseconds. */
  readonly deadline?: number;
  readonly maxFrames?: number;
  /** Entries that are played again for one address within half a minute. */
  readonly mostReplayed?: number;
  /** Live tables of one address. */
  readonly maxTables?: number;
  /** Tables of one address that can be returned to, live or not. */
  readonly mostUnfinished?: number;
  /** Bytes that may wait for one slow reader. */
  readonly maxBufferedBytes?: number;
  readonly access?: Partial<Access>;
  /** The processes that serve the same people; one alone if nothing is said. */
  readonly cluster?: Cluster;
}

/** Much more than any table's picture: whoever has not read so much is not reading. */
const MOST_WAITING = 1024 * 1024;
/** For a whole request, in milliseconds. */
const DEADLINE = 20_000;
/** How long a closing server waits for the other end to close too, in milliseconds. */
const GOODBYE = 1_000;

/** One port for everything: the client's files, health, the desk, and the rooms' sockets. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const memory = options.guests === undefined ? await migrated(sqliteDialect(":memory:")) : undefined;
  const pace = { ...DEFAULT_TIMINGS, ...options.timings };
  const cluster = options.cluster ?? singleProcess();
  const access = { ...OWN_PAGES, ...options.access };
  const metrics = openMetrics();
  const journal =
    options.cluster === undefined ? (options.journal ?? memoryJournal()) : fencedJournal(options.journal ?? memoryJournal(), cluster);
  const shelf = options.tableStore ?? memoryTableStore();
  const watched = watchJournal(journal, metrics, pace.journalTimeout);
  const trouble = options.trouble ?? (() => undefined);
  const house: ServerContext = {
    games: options.games ?? GAMES,
    journal: watched.journal,
    tableStore: shelf,
    guests: options.guests ?? guestStoreIn(memory as NonNullable<typeof memory>),
    timings: pace,
    cluster,
    maxMessagesPerSecond: options.maxMessagesPerSecond ?? 10,
    maxBufferedBytes: options.maxBufferedBytes ?? MOST_WAITING,
    tableQuota: tableQuota({ mostTables: options.maxTables ?? 5, mostUnfinished: options.mostUnfinished ?? 100, shelf, cluster }),
    metrics,
    past: openPast(options.mostReplayed),
    maxFrames: options.maxFrames ?? 300,
    closing: false,
    isWell: () => watched.isWell() && trouble() === undefined,
    unloading: new Map(),
    tables: new Set(),
  };
  const files: Files = options.clientFolder === undefined ? new Map() : filesIn(options.clientFolder);
  const http = openHttp(options.deadline ?? DEADLINE);
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
      : relayBefore(http, { own: () => matchMaker.processId, addressOf: cluster.addressOf, access });
  const door = openDoor(http, {
    access,
    mostRequests: options.mostRequests ?? MOST_REQUESTS,
    mostSockets: options.mostSockets ?? MOST_SOCKETS,
    isDirect: access.proxies === 0 && options.cluster === undefined,
  });
  // Colyseus would print the stack of "port in use"; here it is the caller who says it.
  http.removeAllListeners("error");
  const refused = once(http, "error").then(([error]) => Promise.reject(error));

  const colyseus = new Server({
    transport,
    presence: cluster.presence,
    driver: cluster.driver,
    selectProcessIdToCreateRoom: placing(cluster),
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
  door.answer = openFront({ house, desk: await openLobby(house), files, access, mostCalls: options.maxCalls ?? 600, trouble });

  const rest = await upkeep(house, options.forget ?? (async () => undefined));

  async function shut(): Promise<void> {
    const closed = once(http, "close");
    rest();
    await farewell(house);
    door.close();
    await colyseus.gracefullyShutdown(false);
    await cluster.close();
    relay?.close();
    // Browsers keep connections open for the next request.
    http.closeAllConnections();
    // Nor need anybody say goodbye.
    const hurry = setTimeout(() => transport.closeAll(), GOODBYE);
    await closed;
    clearTimeout(hurry);
    await house.past.close();
    metrics.stop();
    await memory?.destroy();
  }
  let shutting: Promise<void> | undefined;
  return { port, close: () => (shutting ??= shut()) };
}

/** Everybody at a table is told that it goes on later, and has a moment to read it. */
async function farewell(house: ServerContext): Promise<void> {
  house.closing = true;
  for (const table of house.tables) table.announce({ key: "closing", args: {} });
  const { closingNotice: farewell } = house.timings;
  if (house.tables.size > 0 && farewell > 0) await new Promise((over) => setTimeout(over, farewell));
}
