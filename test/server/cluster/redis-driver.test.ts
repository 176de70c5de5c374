import { type IRoomCache, matchMaker } from "@colyseus/core";
import { Redis } from "ioredis";
import { describe, expect, it } from "vitest";
import { SharedRoomDriver } from "../../../server/cluster/redis-driver.ts";

/** The part of Redis that the list of rooms needs. */
function stubRedis() {
  const listed = new Map<string, string>();
  let isAway = false;
  const answer = async <T>(give: () => T): Promise<T> => {
    if (isAway) throw new Error("Redis is away");
    return give();
  };
  // The driver takes nothing but a client of the library; this one never connects.
  const client = Object.assign(new Redis({ lazyConnect: true }), {
    hvals: () => answer(() => [...listed.values()]),
    hmget: (_key: string, roomId: string) => answer(() => [listed.get(roomId) ?? null]),
    eval: (_script: string, _keys: number, _key: string, roomId: string, processId: string, text: string) =>
      answer(() => {
        const known = listed.get(roomId);
        if (known !== undefined && JSON.parse(known).processId !== processId) return 0;
        if (text === "") listed.delete(roomId);
        else listed.set(roomId, text);
        return 1;
      }),
  });
  return {
    client,
    listed,
    setAway(away: boolean): void {
      isAway = away;
    },
  };
}

const roomOf = (processId: string | undefined) => ({ roomId: "table", processId, name: "match", clients: 0, maxClients: 2 }) as IRoomCache;

describe("A room that goes while Redis is away", () => {
  it("is found no more, can be opened again, and is taken from the list once Redis is back", async () => {
    const redis = stubRedis();
    const driver = new SharedRoomDriver(redis.client);
    const { processId } = matchMaker;
    await driver.insert(roomOf(processId));
    expect(await driver.query({ roomId: "table" })).toHaveLength(1);
    expect(driver.isBehind).toBe(false);

    redis.setAway(true);
    await driver.remove("table");
    redis.setAway(false);
    expect(driver.isBehind).toBe(true);
    expect(redis.listed.size).toBe(1);
    expect(await driver.query({ roomId: "table" })).toEqual([]);
    expect(await driver.relist()).toEqual([]);
    expect(redis.listed.size).toBe(0);
    expect(driver.isBehind).toBe(false);

    redis.setAway(true);
    await driver.insert(roomOf(processId));
    redis.setAway(false);
    await driver.relist();
    expect(await driver.insert(roomOf(processId))).toBe(false);
    expect(await driver.query({ name: "match" })).toHaveLength(1);
  });

  it("is left alone if another process has opened it since", async () => {
    const redis = stubRedis();
    const driver = new SharedRoomDriver(redis.client);
    await driver.insert(roomOf(matchMaker.processId));
    redis.setAway(true);
    await driver.remove("table");
    redis.setAway(false);
    redis.listed.set("table", JSON.stringify(roomOf("another")));
    await driver.relist();
    expect(await driver.query({ roomId: "table" })).toMatchObject([{ processId: "another" }]);
    expect(await driver.insert(roomOf(matchMaker.processId))).toBe(false);
  });
});
