import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { LocalDriver, LocalPresence, Server } from "@colyseus/core";
import type { Game } from "../shared/core/game.ts";
import { LONGEST_MESSAGE } from "../shared/core/wire.ts";
import { GAMES } from "../shared/games.ts";
import { buildIn } from "./build.ts";
import { answerCall, DESK, isOwnOrigin } from "./desk.ts";
import { Gate } from "./gate.ts";
import { type House, ROOMS, report } from "./house.ts";
import { type Journal, memoryJournal } from "./journal.ts";
import { endLeftovers } from "./leftovers.ts";
import { limitOf } from "./limits.ts";
import { openLobby } from "./lobby.ts";
import { LobbyRoom } from "./lobby-room.ts";
import { MatchRoom } from "./match-room.ts";
import { HUMAN_PACE, type Pace } from "./pace.ts";
import type { People } from "./people.ts";
import { QueueRoom } from "./queue-room.ts";
import { answerFile, answerJson, type Files, filesIn } from "./static.ts";
import { migrated } from "./store/database.ts";
import { peopleIn } from "./store/people.ts";
import { sqliteDialect } from "./store/sqlite.ts";
import { WatchRoom } from "./watch-room.ts";

export type Serving = { port: number; close: () => Promise<void> };

export interface ServeOptions {
  /** 0 takes a free one. */
  readonly port: number;
  /** Without it there are no files. */
  readonly clientFolder: string | undefined;
  readonly games?: readonly Game[];
  /** Journal and people are forgotten with the process if nothing else is said. */
  readonly journal?: Journal;
  readonly people?: People;
  readonly pace?: Partial<Pace>;
  readonly mostMessages?: number;
  /** Of one address at the desk, within half a minute. */
  readonly mostCalls?: number;
  readonly mostFrames?: number;
}

/** How long a closing server waits for the other end to close too, in milliseconds. */
const GOODBYE = 1_000;

/** One port for everything: the client's files, health, the desk, and the rooms' sockets. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const memory = options.people === undefined ? await migrated(sqliteDialect(":memory:")) : undefined;
  const house: House = {
    games: options.games ?? GAMES,
    journal: options.journal ?? memoryJournal(),
    people: options.people ?? peopleIn(memory as NonNullable<typeof memory>),
    pace: { ...HUMAN_PACE, ...options.pace },
    mostMessages: options.mostMessages ?? 20,
    mostFrames: options.mostFrames ?? 300,
  };
  await endLeftovers(house);
  const files: Files = options.clientFolder === undefined ? new Map() : filesIn(options.clientFolder);
  const http = createServer();
  const transport = new Gate({
    server: http,
    maxPayload: LONGEST_MESSAGE,
    // A silent connection is given up after 10 to 15 seconds; a stopped tab or a slow phone is not silent for long.
    pingInterval: 5_000,
    pingMaxRetries: 2,
    beforeUpgrade: (_request, { headers }) =>
      isOwnOrigin(headers.get("origin") ?? undefined, headers.get("host") ?? undefined) ? undefined : new Response(null, { status: 403 }),
  });
  // Colyseus would print the stack of "port in use"; here it is the caller who says it.
  http.removeAllListeners("error");
  const refused = once(http, "error").then(([error]) => Promise.reject(error));

  const colyseus = new Server({
    transport,
    // Named, because the defaults look at the environment for a Redis.
    presence: new LocalPresence(),
    driver: new LocalDriver(),
    greet: false,
    gracefullyShutdown: false,
  });
  await Promise.race([colyseus.listen(options.port), refused]);
  http.on("error", (error) => report("http", error));
  // Colyseus makes its rooms itself; this is how they get to what they share.
  colyseus.define(
    ROOMS.match,
    class extends MatchRoom {
      override readonly house = house;
    },
  );
  colyseus.define(
    ROOMS.watch,
    class extends WatchRoom {
      override readonly house = house;
    },
  );
  colyseus.define(
    ROOMS.queue,
    class extends QueueRoom {
      override readonly house = house;
    },
  );
  colyseus.define(
    ROOMS.lobby,
    class extends LobbyRoom {
      override readonly build = buildIn(files);
    },
  );
  const front = { desk: await openLobby(house), limit: limitOf(options.mostCalls ?? 600) };

  // Once it listens, Colyseus answers every request, allows every web origin, and lets anybody make rooms. Places are given
  // at the desk alone, so its own way in is closed.
  http.removeAllListeners("request");
  http.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    if (path.startsWith(DESK)) void answerCall(front, path, request, response);
    else if (path === "/healthz") answerJson(response, { ok: true });
    else answerFile(files, path, request, response);
  });

  return {
    port: (http.address() as AddressInfo).port,
    close: async () => {
      const closed = once(http, "close");
      await colyseus.gracefullyShutdown(false);
      // Browsers keep connections open for the next request.
      http.closeAllConnections();
      // Nor need anybody say goodbye.
      const hurry = setTimeout(() => transport.hangUp(), GOODBYE);
      await closed;
      clearTimeout(hurry);
      await memory?.destroy();
    },
  };
}
