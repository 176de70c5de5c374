/** Starts a server: puts the floors together, opens the port, and closes both again. */
import "./ops/runtime-flags.ts";
import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { matchMaker, Server } from "@colyseus/core";
import { POST_WORDS_PATH } from "../shared/core/wire/webhooks.ts";
import { LONGEST_MESSAGE, type NoticeNews } from "../shared/core/wire/wire.ts";
import { GAMES } from "../shared/games.ts";
import { openApi } from "./api/open-api.ts";
import { publicApi } from "./api/public-calls.ts";
import { ReplayService } from "./api/replay-service.ts";
import { LIMITS, type Limits } from "./base/limits.ts";
import { libraryLog, report } from "./base/log.ts";
import { openMetrics } from "./base/metrics.ts";
import { rateLimit } from "./base/rate-limit.ts";
import { ROOMS } from "./base/room-names.ts";
import { DEFAULT_TIMINGS } from "./base/timings.ts";
import { withTimeout } from "./base/with-timeout.ts";
import { singleProcess } from "./cluster/cluster.ts";
import { fencedJournal } from "./cluster/fenced-journal.ts";
import { placeRooms } from "./cluster/placement.ts";
import { Relay } from "./cluster/relay.ts";
import { openMemoryStore } from "./database/store.ts";
import { type Access, DEFAULT_ACCESS } from "./http/access.ts";
import { callerOf, createHttpServer, RequestGuard } from "./http/request-guard.ts";
import { type Files, loadFiles } from "./http/static-files.ts";
import { tableQuota } from "./matchmaking/table-quota.ts";
import { watchAppointments } from "./ops/appointments.ts";
import { buildIn } from "./ops/build.ts";
import { DiskSpace } from "./ops/disk-space.ts";
import { watchDueTables } from "./ops/due-tables.ts";
import { monitorJournal } from "./ops/journal-monitor.ts";
import { watchMonths } from "./ops/publish.ts";
import { startUpkeep } from "./ops/upkeep.ts";
import { guardedGuests } from "./people/guarded-guests.ts";
import { openLeaderboards } from "./people/leaderboards.ts";
import { People } from "./people/people.ts";
import { Sanctions } from "./people/sanctions.ts";
import { Programs } from "./programs/programs.ts";
import { Push } from "./push/push.ts";
import { type PostWordsByLanguage, Webhooks } from "./push/webhooks.ts";
import { GuardedTransport } from "./rooms/guarded-transport.ts";
import { LobbyRoom } from "./rooms/lobby-room.ts";
import { MatchRoom } from "./rooms/match-room.ts";
import { QueueRoom } from "./rooms/queue-room.ts";
import { WatchRoom } from "./rooms/watch-room.ts";
import { createRouter } from "./router.ts";
import type { ServeOptions } from "./serve-options.ts";

export type { ServeOptions } from "./serve-options.ts";
export type Serving = { port: number; close: () => Promise<void> };

/** How long a closing server waits for clients to close their sockets, in milliseconds. */
const CLOSE_TIMEOUT = 1_000;

/** Tables that are handed over to other processes at a time, and the time for all of them, in milliseconds. */
const HANDED_OVER_AT_ONCE = 2;
const HAND_OVER_TIMEOUT = 15_000;

/** Serves everything on one port: the client's files, health, the API, and the rooms' sockets. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const files: Files = options.clientFolder === undefined ? new Map() : loadFiles(options.clientFolder);
  const { context, close: closeContext } = await openContext(options, files);
  const { cluster } = context;
  const access = { ...DEFAULT_ACCESS, ...options.access };
  const { http, transport, relay, guard } = openTransport(options, context, access);
  const colyseus = new Server({
    transport,
    presence: cluster.presence,
    driver: cluster.driver,
    selectProcessIdToCreateRoom: placeRooms(context),
    greet: false,
    logger: libraryLog,
    gracefullyShutdown: false,
  });
  await listen(colyseus, http, options.port);
  // Colyseus's own HTTP API answers everything, allows every origin and lets anyone create rooms: ours replaces it.
  http.removeAllListeners("request");
  http.on("request", (request, response) => guard.receive(request, response));
  guard.isBanned = (address) => context.sanctions.isBanned(address);
  context.sanctions.listen(() => guard.cutBanned());
  const calls = rateLimit(context.limits.maxCalls);
  const programs = new Programs(context, calls, (request) => callerOf(request, access).address);
  transport.onProgram = (socket, request) => programs.open(socket, request);
  defineRooms(colyseus, context);
  const { port } = http.address() as AddressInfo;
  await cluster.announce(port, buildIn(files));
  guard.answer = createRouter({
    context,
    calls,
    api: await openApi(context),
    publicApi: publicApi(context),
    files,
    access,
    storageError: () => options.storageError?.(),
  });
  const closing = new AbortController();
  await startUpkeep(context, options.deleteExpired ?? (async () => undefined), closing.signal);
  watchMonths(context, closing.signal);
  watchDueTables(context, closing.signal);
  watchAppointments(context, closing.signal);

  async function close(): Promise<void> {
    const httpClosed = once(http, "close");
    closing.abort();
    context.closing = true;
    programs.close();
    const hasSuccessor = await cluster.stepBack();
    await (hasSuccessor ? handOver(context) : announceClosing(context));
    // From here on a proxy asks another process.
    http.close();
    guard.close();
    if (hasSuccessor) await relay?.drain();
    await colyseus.gracefullyShutdown(false);
    await cluster.close();
    relay?.close();
    // Browsers keep idle connections open.
    http.closeAllConnections();
    const timer = setTimeout(() => transport.closeAll(), CLOSE_TIMEOUT);
    await httpClosed;
    clearTimeout(timer);
    await closeContext();
  }
  let closed: Promise<void> | undefined;
  return { port, close: () => (closed ??= close()) };
}

type Context = Awaited<ReturnType<typeof openContext>>["context"];

/** What rooms, calls and the operator's pages share: each declares which part of it it takes. With the way to close it. */
async function openContext(options: ServeOptions, files: Files) {
  const ended = new AbortController();
  const timings = { ...DEFAULT_TIMINGS, ...options.timings };
  const limits: Limits = { ...LIMITS, ...options };
  const cluster = options.cluster ?? singleProcess();
  const { journal, tableStore, guests: allGuests, close: closeStores } = await openStores(options);
  const sanctions = new Sanctions(cluster, allGuests);
  await sanctions.open(ended.signal);
  const guests = guardedGuests(allGuests, sanctions);
  const metrics = openMetrics(ended.signal);
  const monitored = monitorJournal(
    options.cluster === undefined ? journal : fencedJournal(journal, cluster),
    metrics,
    timings.journalTimeout,
  );
  const disk = new DiskSpace(options.disk, ended.signal);
  await disk.read();
  const push = new Push(guests, options.push, ended.signal);
  const words = files.get(POST_WORDS_PATH)?.body.toString("utf8");
  const webhooks = new Webhooks(
    { guests, sanctions },
    options.webhooks,
    words === undefined ? undefined : (JSON.parse(words) as PostWordsByLanguage),
    ended.signal,
  );
  const context = {
    games: options.games ?? GAMES,
    journal: monitored.journal,
    tableStore,
    guests,
    allGuests,
    sanctions,
    people: new People(cluster),
    leaderboards: openLeaderboards(guests),
    timings,
    cluster,
    limits,
    tableQuota: tableQuota({
      limits,
      tableStore,
      cluster,
      checkRoom: () => disk.checkRoomForTable(),
    }),
    push,
    webhooks,
    disk,
    metrics,
    replays: new ReplayService(limits),
    dailyLevel: options.dailyLevel ?? "master",
    closing: false,
    refusesTables: false,
    isHealthy: () => monitored.isHealthy() && options.storageError?.() === undefined,
    unloading: new Map<string, Promise<void>>(),
    tables: new Set<{ announce(notice: NoticeNews): void; handOver(): Promise<void> }>(),
  };
  return {
    context,
    async close() {
      ended.abort();
      await context.replays.close();
      await closeStores();
    },
  };
}

async function openStores({ journal, tableStore, guests }: ServeOptions) {
  if (journal && tableStore && guests) return { journal, tableStore, guests, close: async () => undefined };
  const memory = await openMemoryStore();
  return { ...memory, ...(journal && { journal }), ...(tableStore && { tableStore }), ...(guests && { guests }) };
}

interface OpenedTransport {
  readonly http: HttpServer;
  readonly transport: GuardedTransport;
  /** Set only in a cluster. */
  readonly relay: Relay | undefined;
  readonly guard: RequestGuard;
}

/** The order counts: relay and guard each put themselves before the upgrade listeners present by then. */
function openTransport(options: ServeOptions, { cluster, limits }: Context, access: Access): OpenedTransport {
  const http = createHttpServer(limits.requestTimeout);
  const transport = new GuardedTransport({
    server: http,
    maxPayload: LONGEST_MESSAGE,
    // A silent connection is closed after 12 to 16 seconds; a paused tab or a slow phone is not silent that long.
    pingInterval: 4_000,
    pingMaxRetries: 2,
  });
  const isInCluster = options.cluster !== undefined;
  const relay = isInCluster
    ? new Relay(http, { ownProcessId: () => matchMaker.processId, addressOf: cluster.addressOf, access })
    : undefined;
  const guard = new RequestGuard(http, {
    access,
    limits,
    isDirect: access.proxies === 0 && !isInCluster,
  });
  return { http, transport, relay, guard };
}

/** Rejects if the port cannot be opened. Colyseus would only print the error. */
async function listen(colyseus: Server, http: HttpServer, port: number): Promise<void> {
  http.removeAllListeners("error");
  const failed = once(http, "error").then(([error]) => Promise.reject(error));
  await Promise.race([colyseus.listen(port), failed]);
  http.on("error", (error) => report("http", error));
}

/** Colyseus constructs the rooms; a subclass is how they get at what they share. */
function defineRooms(colyseus: Server, context: Context): void {
  colyseus.define(
    ROOMS.match,
    class extends MatchRoom {
      override readonly context = context;
    },
  );
  colyseus.define(
    ROOMS.watch,
    class extends WatchRoom {
      override readonly context = context;
    },
  );
  colyseus.define(
    ROOMS.queue,
    class extends QueueRoom {
      override readonly context = context;
    },
  );
  colyseus.define(
    ROOMS.lobby,
    class extends LobbyRoom {
      override readonly context = context;
    },
  );
}

/** Other processes go on with the tables, a few at a time, so that none waits for all. Proxies get time to see that this one ends. */
async function handOver({ tables, timings }: Context): Promise<void> {
  const left = [...tables];
  const handOverEach = async (): Promise<void> => {
    for (let table = left.pop(); table !== undefined; table = left.pop())
      await table.handOver().catch((error: unknown) => report("handing over a table", error));
  };
  const all = Promise.all(Array.from({ length: HANDED_OVER_AT_ONCE }, handOverEach));
  await withTimeout(all, HAND_OVER_TIMEOUT, "the other processes").catch((error: unknown) => report("handing over tables", error));
  await new Promise((over) => setTimeout(over, timings.closingNotice));
}

/** Tells every table that it continues after the restart, and leaves time to read it. */
async function announceClosing(context: Context): Promise<void> {
  context.refusesTables = true;
  for (const table of context.tables) table.announce({ key: "closing", args: {} });
  const { closingNotice } = context.timings;
  if (context.tables.size > 0 && closingNotice > 0) await new Promise((over) => setTimeout(over, closingNotice));
}
