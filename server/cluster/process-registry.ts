/** The processes that share a Redis. A process is dead when its announcement has expired or it is no longer subscribed. */
import { setTimeout } from "node:timers/promises";
import { matchMaker } from "@colyseus/core";
import type { Redis } from "ioredis";

export interface ProcessRegistry {
  /** Announces this process for `lifetime` milliseconds; false if the last announcement had expired. */
  announce(address: string, lifetime: number): Promise<boolean>;
  withdraw(): Promise<void>;
  /** From now on it is the newest. */
  setBuild(build: string): Promise<void>;
  newestBuild(): Promise<string>;
  /** From now on this process is among those that are about to end. */
  stepBack(): Promise<void>;
  /** Of these processes, those that are not about to end. */
  staying(processIds: readonly string[]): Promise<readonly string[]>;
  /** Address by process, dead ones included until they are removed. */
  all(): Promise<Readonly<Record<string, string>>>;
  addressOf(processId: string): Promise<string | undefined>;
  isAlive(processId: string): Promise<boolean>;
  /** False if another process has removed it already. */
  remove(processId: string): Promise<boolean>;
}

/** A hash: process id to address. */
const PROCESSES = "processes";
/** The key of a process, which expires. */
const announcementOf = (processId: string): string => `process:${processId}`;
/** The key of a process that is about to end, which expires; in milliseconds. */
const endingOf = (processId: string): string => `ending:${processId}`;
const LONGEST_END = 120_000;
/** The key of the newest build. */
const BUILD = "build";
/** Colyseus's channel of a process. */
const channelOf = (processId: string): string => `p:${processId}`;

/** A process whose connection was cut reconnects within this time, in milliseconds. */
const RECONNECT_WAIT = 300;

export function processRegistry(client: Redis): ProcessRegistry {
  /** Redis notices a closed connection at once; a frozen process or a lost machine shows only when the announcement expires. */
  async function isListening(processId: string): Promise<boolean> {
    const [, listeners] = (await client.pubsub("NUMSUB", channelOf(processId))) as [string, number];
    return listeners > 0;
  }

  async function remove(processId: string): Promise<boolean> {
    await client.del(announcementOf(processId));
    return (await client.hdel(PROCESSES, processId)) === 1;
  }

  return {
    async announce(address, lifetime) {
      const { processId } = matchMaker;
      // It must be one command: a process that is frozen between two would take its own expired announcement for a live one.
      const previous = await client.set(announcementOf(processId), address, "PX", lifetime, "GET");
      await client.hset(PROCESSES, processId, address);
      return previous !== null;
    },
    withdraw: async () => void (await remove(matchMaker.processId)),
    setBuild: async (build) => void (await client.set(BUILD, build)),
    newestBuild: async () => (await client.get(BUILD)) ?? "",
    stepBack: async () => void (await client.set(endingOf(matchMaker.processId), "", "PX", LONGEST_END)),
    async staying(processIds) {
      if (processIds.length === 0) return [];
      const ending = await client.mget(processIds.map(endingOf));
      return processIds.filter((_processId, at) => ending[at] === null);
    },
    all: () => client.hgetall(PROCESSES),
    addressOf: async (processId) => (await client.get(announcementOf(processId))) ?? undefined,
    async isAlive(processId) {
      if ((await client.exists(announcementOf(processId))) === 0) return false;
      if (await isListening(processId)) return true;
      await setTimeout(RECONNECT_WAIT);
      return isListening(processId);
    },
    remove,
  };
}
