/** Several processes behind one address. Tables of a dead process are opened in another one on request. */
import { hostname } from "node:os";
import { matchMaker } from "@colyseus/core";
import type { Cluster } from "./cluster.ts";
import { Membership } from "./membership.ts";
import { processRegistry } from "./process-registry.ts";
import { connectionTo } from "./redis-connection.ts";
import { SharedRoomDriver } from "./redis-driver.ts";
import { redisLock } from "./redis-lock.ts";
import { ResilientPresence } from "./redis-presence.ts";

interface ClusterOptions {
  readonly url: string;
  /** Where other processes reach this one, as host or host:port. */
  readonly address?: string;
  /** How long an announcement counts, in milliseconds. */
  readonly lifetime?: number;
}

const ANNOUNCEMENT_LIFETIME = 5_000;
/** Shortest time between two reads of the whole list of rooms, in milliseconds. */
const LIST_INTERVAL = 1_000;

/** Rejects if Redis is out of reach or refuses the login. */
export async function openCluster({ url, address = "", lifetime = ANNOUNCEMENT_LIFETIME }: ClusterOptions): Promise<Cluster> {
  const { client, open } = connectionTo(url);
  const presence = new ResilientPresence(client);
  const driver = new SharedRoomDriver(client);
  const { subscriber } = presence;
  await open(client);
  await open(subscriber);
  // The membership knows at once which processes are dead; Colyseus's check waits for answers first.
  matchMaker.setHealthChecksEnabled(false);
  const membership = new Membership({ registry: processRegistry(client), driver, subscriber, lifetime });
  return {
    driver,
    presence,
    get isConnected() {
      return membership.isConnected;
    },
    get newestBuild() {
      return membership.newestBuild;
    },
    listInterval: LIST_INTERVAL,
    wasFrozen: () => membership.wasFrozen(),
    isAlive: (processId) => membership.isAlive(processId),
    seemsAlive: (processId) => membership.seemsAlive(processId),
    addressOf: (processId) => membership.addressOf(processId),
    removeProcess: (processId) => membership.removeProcess(processId),
    runExclusively: redisLock(client, (processId) => membership.isAlive(processId)),
    leastLoaded: () => membership.leastLoaded(),
    stepBack: () => membership.stepBack(),
    async announce(port, build) {
      // If Redis is on this machine, the other processes are here too.
      const host = address || (isLoopback(new URL(url).hostname) ? "127.0.0.1" : hostname());
      await membership.join(/:\d+$/.test(host) ? host : `${host}:${port}`, build);
    },
    async close() {
      await membership.leave();
      for (const connection of [client, subscriber]) connection.disconnect();
    },
  };
}

const isLoopback = (host: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(host);
