/**
 * Colyseus's Redis driver, the list of all rooms, with what it lacks: a room is listed by one process at a time, a process knows its
 * own without asking, and an outage is no exception: what changes meanwhile is listed after it.
 */
import { initializeRoomCache, type matchMaker } from "@colyseus/core";
import { RedisDriver } from "@colyseus/redis-driver";
import type { Redis } from "ioredis";

type Room = Parameters<RedisDriver["persist"]>[0];
type Conditions = Parameters<RedisDriver["query"]>[0];
type Changes = Parameters<RedisDriver["update"]>[1];

/** Theirs. */
const ROOM_LIST = "roomcaches";
/** Lists a room, or with an empty text takes it off, unless another process has listed it. */
const WRITE_SCRIPT = `
  local listed = redis.call("HGET", KEYS[1], ARGV[1])
  if listed and not string.find(listed, '"processId":"' .. ARGV[2] .. '"', 1, true) then return 0 end
  if ARGV[3] == "" then redis.call("HDEL", KEYS[1], ARGV[1]) else redis.call("HSET", KEYS[1], ARGV[1], ARGV[3]) end
  return 1`;

export class SharedRoomDriver extends RedisDriver implements matchMaker.MatchMakerDriver {
  readonly #client: Redis;
  readonly #own = new Map<string, Room>();

  constructor(client: Redis) {
    super(client);
    this.#client = client;
  }

  /** During an outage, what can be reached: the rooms of this process. */
  override async query(conditions: Conditions): Promise<Room[]> {
    const { roomId } = conditions;
    const own = roomId === undefined ? undefined : this.#own.get(roomId);
    const rooms = own === undefined ? await this.#listed(roomId).catch(() => [...this.#own.values()]) : [own];
    return rooms.filter((room) => meets(room, conditions));
  }

  override async findOne(conditions: Conditions): Promise<Room> {
    // Theirs gives nothing where nothing is found, too, and says otherwise.
    return (await this.query(conditions))[0] as Room;
  }

  /** Theirs would never ask again once an answer has failed to come. */
  async #listed(roomId?: string): Promise<Room[]> {
    const texts = roomId === undefined ? await this.#client.hvals(ROOM_LIST) : await this.#client.hmget(ROOM_LIST, roomId);
    return texts.flatMap((text) => (text === null ? [] : initializeRoomCache(JSON.parse(text))));
  }

  /** False if another room of this name is listed. */
  async insert(room: Room): Promise<boolean> {
    const added = await this.#client.hsetnx(ROOM_LIST, room.roomId, JSON.stringify(room)).catch(() => 1);
    if (added === 1) this.#own.set(room.roomId, room);
    return added === 1;
  }

  override async persist(room: Room): Promise<boolean> {
    // A change may come in when the room has gone already.
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

  /** Lists all rooms of this process again; gives those that another process has opened meanwhile. */
  async relist(): Promise<string[]> {
    const taken: string[] = [];
    for (const [roomId, room] of this.#own) if (!(await this.#write(roomId, room.processId, room))) taken.push(roomId);
    return taken;
  }

  override async shutdown(): Promise<void> {
    // The cluster closes its connection itself.
  }

  /** True during an outage, too: it will be listed. */
  async #write(roomId: string, processId: string, room?: Room): Promise<boolean> {
    const text = room === undefined ? "" : JSON.stringify(room);
    return (await this.#client.eval(WRITE_SCRIPT, 1, ROOM_LIST, roomId, processId, text).catch(() => 1)) === 1;
  }
}

function meets(room: Room, conditions: Conditions): boolean {
  const told: Record<string, unknown> = { ...room.metadata, ...room };
  return Object.entries(conditions).every(([field, value]) => told[field] === value);
}
