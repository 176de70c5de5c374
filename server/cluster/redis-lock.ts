/** A lock that several processes share, by name. */
import { matchMaker } from "@colyseus/core";
import type { Redis } from "ioredis";
import { Refusal } from "../../shared/core/base/refusal.ts";

/** The lock expires after this time; no work under it takes longer. In milliseconds. */
const MAX_EXCLUSIVE = 15_000;
const RELEASE_SCRIPT = `if redis.call("GET", KEYS[1]) == ARGV[1] then return redis.call("DEL", KEYS[1]) end return 0`;

/** Runs `work` while no other process runs work of this name; resolves to undefined if another one does. */
export type RunExclusively = <T>(name: string, work: () => Promise<T>) => Promise<T | undefined>;

export function redisLock(client: Redis, isAlive: (processId: string) => Promise<boolean>): RunExclusively {
  /** False if a live process holds the lock, this one included. */
  async function acquire(key: string): Promise<boolean> {
    const { processId } = matchMaker;
    const tryAcquire = async () => (await client.set(key, processId, "PX", MAX_EXCLUSIVE, "NX")) === "OK";
    if (await tryAcquire()) return true;
    const holder = await client.get(key);
    if (holder !== null && (holder === processId || (await isAlive(holder)))) return false;
    if (holder !== null) await client.eval(RELEASE_SCRIPT, 1, key, holder);
    return tryAcquire();
  }

  return async (name, work) => {
    const key = `alone:${name}`;
    if (!(await acquire(key).catch(throwUnreachable))) return undefined;
    try {
      return await work();
    } finally {
      await client.eval(RELEASE_SCRIPT, 1, key, matchMaker.processId).catch(() => undefined); // it expires by itself
    }
  };
}

/** The caller may try again. */
export const throwUnreachable = (): never => {
  throw new Refusal("unreachable");
};
