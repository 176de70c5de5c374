/** Several processes behind one address. The tables of one that dies are opened in another, when somebody asks for them. */
import { hostname } from "node:os";
import { matchMaker } from "@colyseus/core";
import { Refusal } from "../../shared/core/refusal.ts";
import { log } from "../ops/log.ts";
import type { BaseRoom } from "../rooms/base-room.ts";
import { time } from "../time.ts";
import type { Cluster } from "./cluster.ts";
import { processRegistry } from "./process-registry.ts";
import { connectionTo } from "./redis-connection.ts";
import { SharedRoomDriver } from "./redis-driver.ts";
import { ResilientPresence } from "./redis-presence.ts";

export interface ClusterOptions {
  readonly url: string;
  /** Where other processes reach this one, as host or host:port. */
  readonly address?: string;
  /** For how many milliseconds an announcement is believed. */
  readonly lifetime?: number;
}

const ANNOUNCEMENT_LIFETIME = 5_000;
/** How often a process announces itself in that time. */
const ANNOUNCEMENTS_PER_LIFETIME = 5;
/** How often the list of rooms is read whole at most; nothing that only one process may do takes longer. In milliseconds. */
const LIST_INTERVAL = 1_000;
const MAX_EXCLUSIVE = 15_000;
const RELEASE = `if redis.call("GET", KEYS[1]) == ARGV[1] then return redis.call("DEL", KEYS[1]) end return 0`;

/** Rejects if there is no such Redis. */
export async function openCluster({ url, address = "", lifetime: lasts = ANNOUNCEMENT_LIFETIME }: ClusterOptions): Promise<Cluster> {
  const { client, open } = connectionTo(url);
  const presence = new ResilientPresence(client);
  const driver = new SharedRoomDriver(client);
  const { subscriber: ears } = presence;
  await open(client);
  await open(ears);
  const neighbours = processRegistry(client);
  // Ours tell at once who is dead; Colyseus's wait for answers first.
  matchMaker.setHealthChecksEnabled(false);

  let own = "";
  let others: ReadonlyMap<string, string> = new Map();
  let heard = true;
  let inTouch = true;
  let settling: NodeJS.Timeout | undefined;
  let beats: NodeJS.Timeout | undefined;
  let closed = false;
  /** When this process was last announced. */
  let announced = time.elapsed();
  // Whoever hears nothing is given up at once.
  ears.on("close", () => {
    announced = 0;
  });
  let beating: Promise<void> | undefined;

  function announceNow(): Promise<void> {
    clearTimeout(beats);
    beating ??= exchange().finally(() => {
      beating = undefined;
      if (!closed) beats = setTimeout(() => void announceNow(), lasts / ANNOUNCEMENTS_PER_LIFETIME);
    });
    return beating;
  }

  async function exchange(): Promise<void> {
    // Redis counts from when it hears it, which is later.
    const now = time.elapsed();
    try {
      const known = await neighbours.announce(own, lasts);
      await ears.ping();
      if (!heard) regain();
      // Given up by the others meanwhile, or forgotten by Redis itself.
      if (!known) await relist();
      announced = now;
      await lookAround();
    } catch (error) {
      lose(error);
    }
  }

  function lose(error: unknown): void {
    clearTimeout(settling);
    if (heard) log("warn", "no touch with Redis", error instanceof Error && "code" in error ? { code: String(error.code) } : {});
    heard = false;
    inTouch = false;
  }

  function regain(): void {
    log("warn", "in touch with Redis again");
    heard = true;
    // By then everybody has announced himself again, and listed what he has.
    settling = setTimeout(() => {
      inTouch = true;
    }, lasts);
  }

  async function relist(): Promise<void> {
    for (const roomId of await driver.relist()) {
      log("warn", "opened by another process meanwhile", { room: roomId });
      (matchMaker.getLocalRoomById(roomId) as BaseRoom | undefined)?.moveElsewhere();
    }
  }

  async function lookAround(): Promise<void> {
    const living = new Map<string, string>();
    for (const [processId, where] of Object.entries(await neighbours.all()))
      if (await alive(processId)) living.set(processId, where);
      else await forget(processId);
    living.delete(matchMaker.processId);
    others = living;
  }

  async function alive(processId: string): Promise<boolean> {
    // Before everybody is back nobody is missing.
    if (processId === matchMaker.processId || !inTouch) return true;
    return neighbours.isAlive(processId).catch(() => true); // nobody could be asked
  }

  async function forget(processId: string): Promise<void> {
    others = new Map([...others].filter(([other]) => other !== processId));
    if (await neighbours.remove(processId).catch(unreachable)) log("warn", "process gone", { process: processId });
    await matchMaker.stats.excludeProcess(processId);
    await driver.cleanup(processId);
  }

  /** False if somebody else is at it, and alive. */
  async function claim(key: string): Promise<boolean> {
    const { processId } = matchMaker;
    const mine = async () => (await client.set(key, processId, "PX", MAX_EXCLUSIVE, "NX")) === "OK";
    if (await mine()) return true;
    const holder = await client.get(key);
    if (holder !== null && (holder === processId || (await alive(holder)))) return false;
    if (holder !== null) await client.eval(RELEASE, 1, key, holder);
    return mine();
  }

  return {
    driver,
    presence,
    get isConnected() {
      return inTouch;
    },
    listInterval: LIST_INTERVAL,
    async wasFrozen() {
      // Whoever is cut off has not stood still: what is here goes on, and the journal decides whose it is.
      if (own === "" || !heard || time.elapsed() - announced <= lasts) return false;
      await announceNow();
      return true;
    },
    isAlive: alive,
    seemsAlive: (processId) => processId === matchMaker.processId || others.has(processId),
    addressOf: async (processId) => others.get(processId) ?? neighbours.addressOf(processId),
    removeProcess: forget,
    async runExclusively(name, work) {
      const key = `alone:${name}`;
      if (!(await claim(key).catch(unreachable))) return undefined;
      try {
        return await work();
      } finally {
        await client.eval(RELEASE, 1, key, matchMaker.processId).catch(() => undefined); // it runs out by itself
      }
    },
    async leastLoaded() {
      const loads = (await matchMaker.stats.fetchAll().catch(() => [])).filter(({ processId }) => others.has(processId));
      const here = { processId: matchMaker.processId, roomCount: matchMaker.stats.local.roomCount };
      return loads.reduce((least, load) => (load.roomCount < least.roomCount ? load : least), here).processId;
    },
    async announce(port) {
      // Where Redis is on this machine, so are the others.
      const host = address || (isLoopback(new URL(url).hostname) ? "127.0.0.1" : hostname());
      own = /:\d+$/.test(host) ? host : `${host}:${port}`;
      await announceNow();
    },
    async close() {
      closed = true;
      clearTimeout(beats);
      clearTimeout(settling);
      await neighbours.withdraw().catch(() => undefined); // it runs out by itself
      for (const connection of [client, ears]) connection.disconnect();
    },
  };
}

/** Whoever waits comes again by himself. */
const unreachable = (): never => {
  throw new Refusal("unreachable");
};

const isLoopback = (host: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(host);
