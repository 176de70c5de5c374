/** The server of the faults: parts of it throw where the bench says, once. There is no catch of the last resort, so a throw too far ends it. */
import { matchMaker, Room } from "@colyseus/core";
import { openCluster } from "../../../server/cluster/redis-cluster.ts";
import { LobbyRoom } from "../../../server/rooms/lobby-room.ts";
import { MatchRoom } from "../../../server/rooms/match-room.ts";
import { QueueRoom } from "../../../server/rooms/queue-room.ts";
import { WatchRoom } from "../../../server/rooms/watch-room.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import { GAMES } from "../../../shared/games.ts";
import { openBenchServer } from "../common/processes/bench-server.ts";
import { answerParent, cpuOf, usageOf } from "../common/processes/process.ts";
import { BROKEN } from "./broken-game.ts";

/** How this process is to be run, as JSON in its first word. */
export interface FaultsProcess {
  /** The folder of the data; by default a new one. */
  readonly folder?: string;
  readonly databaseUrl?: string;
  /** The Redis of the cluster to join. */
  readonly redisUrl?: string;
  /** Holds seats as long as in production; by default bots stand in soon, and empty rooms go. */
  readonly holdsSeats?: boolean;
}

/** The most lines of the log that are kept. */
const MAX_LINES = 200;
/** Shorter than in production, in milliseconds. */
const ANNOUNCEMENT_LIFETIME = 1_500;

/** What throws next, such as `match.join` or `game.bot`; and which room alone, if one is named. */
let armed: { readonly where: string; readonly room: string } | undefined;
let thrown = 0;

function throwIf(where: string, room = ""): void {
  if (armed?.where !== where || !room.endsWith(armed.room)) return;
  armed = undefined;
  thrown++;
  throw new Error(`thrown on purpose in ${where}`);
}

type Method = (this: Room, ...args: unknown[]) => unknown;

/** Throws before the method runs, so that what it holds must survive without it. */
function breakMethod(prototype: object, method: string, where: (room: Room) => string): void {
  const methods = prototype as Record<string, Method>;
  const original = methods[method] as Method;
  methods[method] = function (...args) {
    throwIf(where(this), this.roomId);
    return original.apply(this, args);
  };
}

for (const { prototype } of [MatchRoom, WatchRoom, QueueRoom, LobbyRoom]) {
  for (const [method, name] of Object.entries({ onCreate: "create", onJoin: "join", onLeave: "leave", onDispose: "dispose" }))
    if (Object.hasOwn(prototype, method)) breakMethod(prototype, method, ({ roomName }) => `${roomName}.${name}`);
}

const { onMessage } = Room.prototype as unknown as { onMessage: Method };
(Room.prototype as unknown as { onMessage: Method }).onMessage = function (type, handle) {
  return onMessage.call(this, type, (...heard: unknown[]) => {
    throwIf(`${this.roomName}.message`, this.roomId);
    return (handle as (...args: unknown[]) => unknown)(...heard);
  });
};

// Timers and ticks are a room's own from its creation on.
const { onCreate } = MatchRoom.prototype as unknown as { onCreate: Method };
(MatchRoom.prototype as unknown as { onCreate: Method }).onCreate = function (...args) {
  const { clock } = this;
  const { setTimeout } = clock;
  clock.setTimeout = ((call: () => void, time: number) =>
    setTimeout.call(
      clock,
      () => {
        throwIf("match.timer", this.roomId);
        call();
      },
      time,
    )) as typeof setTimeout;
  return onCreate.apply(this, args);
};
const setUpOf = Object.getPrototypeOf(MatchRoom.prototype) as { setUp: Method };
const { setUp } = setUpOf;
setUpOf.setUp = function (tick, check) {
  const breaking = (): void => {
    throwIf(`${this.roomName}.tick`, this.roomId);
    (tick as (() => void) | undefined)?.();
  };
  return setUp.call(this, breaking, check);
};

/** The functions of the broken game throw too. */
const broken = { ...BROKEN } as unknown as Record<string, unknown>;
for (const [part, value] of Object.entries(broken))
  if (typeof value === "function" && part !== "Table" && part !== "Secret")
    broken[part] = (...args: unknown[]) => {
      throwIf(`game.${part}`);
      return (value as (...given: unknown[]) => unknown)(...args);
    };

const STORES = ["journal", "tableStore", "guests"] as const;
const { folder, databaseUrl, redisUrl, holdsSeats } = JSON.parse(process.argv[2] ?? "{}") as FaultsProcess;
const waits = { grace: 300, emptyRoomTimeout: 300, joinTimeout: 4_000, queueWait: 60_000 };
const timings = { botDelay: () => 0, animationTime: () => 0, closingNotice: 0, ...(!holdsSeats && waits) };
/** Errors are meant: their lines are for the bench that fails. */
const lines: string[] = [];
const write = (line: string): void => {
  lines.push(line);
  if (lines.length > MAX_LINES) lines.shift();
};
const cluster = redisUrl === undefined ? undefined : await openCluster({ url: redisUrl, lifetime: ANNOUNCEMENT_LIFETIME });
const { port, errors, close } = await openBenchServer(
  (store) => {
    const stores = Object.fromEntries(STORES.map((name) => [name, breakStore(name, store[name])]));
    return { timings, games: [...GAMES, broken as unknown as Game], ...stores, ...(cluster && { cluster }) };
  },
  { write, folder, databaseUrl },
);

/** Every function of a store, for one match if a match is its first word. */
function breakStore(name: string, store: object): object {
  return Object.fromEntries(
    Object.entries(store).map(([part, value]) => [
      part,
      typeof value === "function"
        ? async (...args: unknown[]) => {
            throwIf(`${name}.${part}`, String(args[0]));
            return value(...args);
          }
        : value,
    ]),
  );
}

answerParent(
  {
    port: () => port,
    cpu: cpuOf,
    usage: () => usageOf(matchMaker.stats.local.roomCount),
    rooms: () => matchMaker.stats.local.roomCount,
    errors,
    log: () => lines.join(""),
    arm(where: string, room: string) {
      armed = { where, room };
    },
    /** Whether it threw since the last question about how often. */
    hasThrown: () => thrown > 0,
    /** How often it threw since the last question. */
    thrown() {
      const count = thrown;
      [thrown, armed] = [0, undefined];
      return count;
    },
  },
  close,
);
