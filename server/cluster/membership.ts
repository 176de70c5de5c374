/**
 * This process as a member of a cluster: announces it at intervals, knows the other live processes, and notices when this one was frozen or
 * has lost its connection to Redis.
 */
import { matchMaker, type Room } from "@colyseus/core";
import type { Redis } from "ioredis";
import { log } from "../base/log.ts";
import { time } from "../base/time.ts";
import type { Cluster } from "./cluster.ts";
import type { ProcessRegistry } from "./process-registry.ts";
import type { SharedRoomDriver } from "./redis-driver.ts";
import { throwUnreachable } from "./redis-lock.ts";

const ANNOUNCEMENTS_PER_LIFETIME = 5;

export interface Membership extends Pick<Cluster, "isConnected" | "wasFrozen" | "isAlive" | "seemsAlive" | "addressOf" | "removeProcess"> {
  /** Announces this process at the address, from now on. */
  join(address: string): Promise<void>;
  leave(): Promise<void>;
}

export interface MembershipOptions {
  readonly registry: ProcessRegistry;
  readonly driver: SharedRoomDriver;
  /** The connection on which other processes reach this one. */
  readonly subscriber: Redis;
  /** Of an announcement, in milliseconds. */
  readonly lifetime: number;
}

interface MovableRoom {
  /** Another process has this room now: its clients find it there. */
  moveElsewhere(): void;
}

export function createMembership({ registry, driver, subscriber, lifetime }: MembershipOptions): Membership {
  let ownAddress = "";
  /** Address by process id. */
  let others: ReadonlyMap<string, string> = new Map();
  const connection = connectionState(lifetime);
  let heartbeatTimer: NodeJS.Timeout | undefined;
  let heartbeat: Promise<void> | undefined;
  let isClosed = false;
  let lastAnnounced = time.elapsed();
  // Without its subscription this process counts as dead at once.
  subscriber.on("close", () => {
    lastAnnounced = 0;
  });

  /** A process that is cut off was not frozen: its rooms continue, and the journal decides who owns a match. */
  const isOverdue = (): boolean => connection.isReachable && !isClosed && time.elapsed() - lastAnnounced > lifetime;

  function announceNow(): Promise<void> {
    clearTimeout(heartbeatTimer);
    heartbeat ??= announceAndRefresh().finally(() => {
      heartbeat = undefined;
      if (!isClosed) heartbeatTimer = setTimeout(() => void announceNow(), lifetime / ANNOUNCEMENTS_PER_LIFETIME);
    });
    return heartbeat;
  }

  async function announceAndRefresh(): Promise<void> {
    // Taken first: Redis counts from when it receives the announcement, which is later.
    const now = time.elapsed();
    try {
      const wasKnown = await registry.announce(ownAddress, lifetime);
      await subscriber.ping();
      connection.succeeded();
      // Expired: the others have given this process up, or Redis has lost its data.
      if (!wasKnown || driver.isBehind) await relistRooms();
      lastAnnounced = now;
      await refreshOthers();
    } catch (error) {
      connection.failed(error);
    }
  }

  /** Closes rooms that another process has opened since. */
  async function relistRooms(): Promise<void> {
    for (const roomId of await driver.relist()) {
      log("warn", "room opened by another process", { room: roomId });
      (matchMaker.getLocalRoomById(roomId) as (Room & MovableRoom) | undefined)?.moveElsewhere();
    }
  }

  async function refreshOthers(): Promise<void> {
    const alive = new Map<string, string>();
    for (const [processId, address] of Object.entries(await registry.all()))
      if (await isAlive(processId)) alive.set(processId, address);
      else await removeProcess(processId);
    alive.delete(matchMaker.processId);
    others = alive;
  }

  async function isAlive(processId: string): Promise<boolean> {
    // Nobody counts as dead before every process has had time to announce itself again.
    if (processId === matchMaker.processId || !connection.isConnected) return true;
    return registry.isAlive(processId).catch(() => true); // Redis is out of reach
  }

  async function removeProcess(processId: string): Promise<void> {
    others = new Map([...others].filter(([other]) => other !== processId));
    if (await registry.remove(processId).catch(throwUnreachable)) log("warn", "process gone", { process: processId });
    await matchMaker.stats.excludeProcess(processId);
    await driver.cleanup(processId);
  }

  return {
    get isConnected() {
      return connection.isConnected;
    },
    async wasFrozen() {
      if (ownAddress === "" || !isOverdue()) return false;
      await announceNow();
      // An announcement that was under way before the freeze does not know of it.
      if (isOverdue()) await announceNow();
      return true;
    },
    isAlive,
    seemsAlive: (processId) => processId === matchMaker.processId || others.has(processId),
    addressOf: async (processId) => others.get(processId) ?? registry.addressOf(processId),
    removeProcess,
    async join(address) {
      ownAddress = address;
      await announceNow();
    },
    async leave() {
      isClosed = true;
      clearTimeout(heartbeatTimer);
      connection.stop();
      await registry.withdraw().catch(() => undefined); // it expires by itself
    },
  };
}

interface ConnectionState {
  /** Whether Redis has answered last. */
  readonly isReachable: boolean;
  /** Whether, after an outage, the others have had time to announce themselves again as well. */
  readonly isConnected: boolean;
  succeeded(): void;
  failed(error: unknown): void;
  stop(): void;
}

function connectionState(lifetime: number): ConnectionState {
  let isReachable = true;
  let isConnected = true;
  let timer: NodeJS.Timeout | undefined;
  return {
    get isReachable() {
      return isReachable;
    },
    get isConnected() {
      return isConnected;
    },
    succeeded() {
      if (isReachable) return;
      log("warn", "connected to Redis again");
      isReachable = true;
      // By then every live process has announced itself and listed its rooms.
      timer = setTimeout(() => {
        isConnected = true;
      }, lifetime);
    },
    failed(error) {
      clearTimeout(timer);
      if (isReachable)
        log("warn", "lost connection to Redis", error instanceof Error && "code" in error ? { code: String(error.code) } : {});
      isReachable = false;
      isConnected = false;
    },
    stop: () => clearTimeout(timer),
  };
}
