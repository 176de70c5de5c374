/**
 * Colyseus's list of rooms in Redis, with three additions: only one process at a time can list a room, a process finds its own rooms without
 * asking Redis, and an outage throws no errors: what changes in that time is listed afterwards.
 */
import { initializeRoomCache, matchMaker } from "@colyseus/core";
import { RedisDriver } from "@colyseus/redis-driver";
import type { Redis } from "ioredis";

type Room = Parameters<RedisDriver["persist"]>[0];
type Conditions = Parameters<RedisDriver["query"]>[0];
type Changes = Parameters<RedisDriver["update"]>[1];

/** The key Colyseus uses. */
const ROOM_LIST = "roomcaches";
/** Lists a room, or removes it if the text is empty, unless another process has listed it. */
const WRITE_SCRIPT = `
  local listed = redis.call("HGET", KEYS[1], ARGV[1])
  if listed and not string.find(listed, '"processId":"' .. ARGV[2] .. '"', 1, true) then return 0 end
  if ARGV[3] == "" then redis.call("HDEL", KEYS[1], ARGV[1]) else redis.call("HSET", KEYS[1], ARGV[1], ARGV[3]) end
  return 1`;

export class SharedRoomDriver extends RedisDriver implements matchMaker.MatchMakerDriver {
  readonly #client: Redis;
  readonly #own = new Map<string, Room>();
  readonly #beingListed = new Set<string>();
  /** Rooms that changed, or went, while Redis was away. */
  readonly #missed = new Set<string>();

  constructor(client: Redis) {
    super(client);
    this.#client = client;
  }

  /** Whether Redis has missed a change: `relist` makes up for it. */
  get isBehind(): boolean {
    return this.#missed.size > 0;
  }

  /** During an outage: the rooms of this process. */
  override async query(conditions: Conditions): Promise<Room[]> {
    const { roomId } = conditions;
    const own = roomId === undefined ? undefined : this.#own.get(roomId);
    const rooms = own === undefined ? await this.#listed(roomId).catch(() => [...this.#own.values()]) : [own];
    return rooms.filter((room) => !this.#hasGone(room) && matchesConditions(room, conditions));
  }

  /** A room of this process that is still listed, because it went while Redis was away. */
  #hasGone({ roomId, processId }: Room): boolean {
    return processId === matchMaker.processId && !this.#own.has(roomId);
  }

  override async findOne(conditions: Conditions): Promise<Room> {
    // Colyseus's own driver returns undefined too, whatever its type says.
    return (await this.query(conditions))[0] as Room;
  }

  /** Replaces Colyseus's own, which would never ask again after one failed answer. */
  async #listed(roomId?: string): Promise<Room[]> {
    const texts = roomId === undefined ? await this.#client.hvals(ROOM_LIST) : await this.#client.hmget(ROOM_LIST, roomId);
    return texts.flatMap((text) => (text === null ? [] : initializeRoomCache(JSON.parse(text))));
  }

  /** False if another room of this id is listed. */
  async insert(room: Room): Promise<boolean> {
    const { roomId, processId } = room;
    if (this.#own.has(roomId) || this.#beingListed.has(roomId)) return false;
    this.#beingListed.add(roomId);
    const added = await this.#write(roomId, processId, room);
    this.#beingListed.delete(roomId);
    if (added) this.#own.set(roomId, room);
    return added;
  }

  override async persist(room: Room): Promise<boolean> {
    // The room may have been removed already.
    return this.#own.has(room.roomId) && this.#write(room.roomId, room.processId, room);
  }

  override async update(room: Room, { $set, $inc }: Changes): Promise<boolean> {
    Object.assign(room, $set);
    const counted = room as unknown as Record<string, number>;
    for (const [field, by] of Object.entries($inc ?? {})) counted[field] = (counted[field] ?? 0) + Number(by);
    return this.persist(room);
  }

  override async remove(roomId: string): Promise<boolean> {
    const room = this.#own.get(roomId);
    this.#own.delete(roomId);
    return room !== undefined && this.#write(roomId, room.processId);
  }

  override async cleanup(processId: string): Promise<void> {
    for (const { roomId } of await this.query({ processId })) await this.#write(roomId, processId);
  }

  /** Lists all rooms of this process again, and none that has gone; returns those that another process has opened since. */
  async relist(): Promise<string[]> {
    const taken: string[] = [];
    for (const roomId of this.#missed) if (!this.#own.has(roomId)) await this.#write(roomId, matchMaker.processId);
    for (const [roomId, room] of this.#own) if (!(await this.#write(roomId, room.processId, room))) taken.push(roomId);
    return taken;
  }

  override async shutdown(): Promise<void> {
    // The cluster closes its connection itself.
  }

  /** True during an outage too: `relist` follows. */
  async #write(roomId: string, processId: string, room?: Room): Promise<boolean> {
    const text = room === undefined ? "" : JSON.stringify(room);
    try {
      const written = await this.#client.eval(WRITE_SCRIPT, 1, ROOM_LIST, roomId, processId, text);
      this.#missed.delete(roomId);
      return written === 1;
    } catch {
      this.#missed.add(roomId);
      return true;
    }
  }
}

function matchesConditions(room: Room, conditions: Conditions): boolean {
  const fields: Record<string, unknown> = { ...room.metadata, ...room };
  return Object.entries(conditions).every(([field, value]) => fields[field] === value);
}
