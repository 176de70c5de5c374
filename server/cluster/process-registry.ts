/**
 * The processes that share a Redis. Each announces itself again and again; whoever has not done so for a while, or hears nothing
 * any more, is dead.
 */
import { setTimeout } from "node:timers/promises";
import { matchMaker } from "@colyseus/core";
import type { Redis } from "ioredis";

export interface ProcessRegistry {
  /** Says that this process is here, where its sockets are; false if the others did not know. */
  announce(address: string, lasts: number): Promise<boolean>;
  withdraw(): Promise<void>;
  /** Where all are who were here when they were last heard of, by process. */
  all(): Promise<Readonly<Record<string, string>>>;
  addressOf(processId: string): Promise<string | undefined>;
  isAlive(processId: string): Promise<boolean>;
  /** Takes it from the list; false if somebody else has done so. */
  remove(processId: string): Promise<boolean>;
}

/** By process: where its sockets are, for as long as nobody has found out that it is dead. */
const PROCESSES = "processes";
/** One for each process, which runs out by itself. */
const announcementOf = (processId: string): string => `process:${processId}`;
/** Colyseus's: what is said to a process. */
const channelOf = (processId: string): string => `p:${processId}`;

/** Somebody whose connection was cut is back within this, in milliseconds. */
const RECONNECT_WAIT = 300;

export function processRegistry(client: Redis): ProcessRegistry {
  /** Redis notices at once when a connection ends; that a process is frozen, or its machine gone, shows in its silence. */
  async function isListening(processId: string): Promise<boolean> {
    const [, listeners] = (await client.pubsub("NUMSUB", channelOf(processId))) as [string, number];
    return listeners > 0;
  }

  async function remove(processId: string): Promise<boolean> {
    await client.del(announcementOf(processId));
    return (await client.hdel(PROCESSES, processId)) === 1;
  }

  return {
    async announce(address, lasts) {
      const { processId } = matchMaker;
      const known = await client.exists(announcementOf(processId));
      await client.set(announcementOf(processId), address, "PX", lasts);
      await client.hset(PROCESSES, processId, address);
      return known === 1;
    },
    withdraw: async () => void (await remove(matchMaker.processId)),
    all: () => client.hgetall(PROCESSES),
    addressOf: async (processId) => (await client.get(announcementOf(processId))) ?? undefined,
    async isAlive(processId) {
      if ((await client.exists(announcementOf(processId))) === 0) return false;
      if (await isListening(processId)) return true;
      await setTimeout(RECONNECT_WAIT);
      return isListening(processId);
    },
    remove: remove,
  };
}
