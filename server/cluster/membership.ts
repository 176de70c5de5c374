/**
 * This process as a member of a cluster: announces it at intervals, knows the other live processes, and notices when this one was frozen or
 * has lost its connection to Redis.
 */
import { matchMaker, type Room } from "@colyseus/core";
import { log } from "../base/log.ts";
import { time } from "../base/time.ts";
import type { Cluster } from "./cluster.ts";
import type { ProcessRegistry } from "./process-registry.ts";
import type { SharedRoomDriver } from "./redis-driver.ts";
import { throwUnreachable } from "./redis-lock.ts";

const ANNOUNCEMENTS_PER_LIFETIME = 5;

interface MembershipOptions {
  readonly registry: ProcessRegistry;
  readonly driver: Pick<SharedRoomDriver, "cleanup" | "isBehind" | "relist">;
  /** The Redis connection on which other processes reach this one. */
  readonly subscriber: { on(event: "close", listener: () => void): unknown; ping(): Promise<unknown> };
  /** How long an announcement counts, in milliseconds. */
  readonly lifetime: number;
}

interface MovableRoom {
  /** Called when another process has this room: its clients find it there. */
  moveElsewhere(): void;
}

type ClusterMembership = Pick<
  Cluster,
  "isConnected" | "wasFrozen" | "isAlive" | "seemsAlive" | "addressOf" | "removeProcess" | "leastLoaded" | "stepBack" | "newestBuild"
>;

export class Membership implements ClusterMembership {
  readonly #registry: ProcessRegistry;
  readonly #driver: MembershipOptions["driver"];
  readonly #subscriber: MembershipOptions["subscriber"];
  readonly #lifetime: number;
  readonly #connection: RedisConnection;
  #ownAddress = "";
  #newestBuild = "";
  /** Address by process id. */
  #others: ReadonlyMap<string, string> = new Map();
  #heartbeatTimer: NodeJS.Timeout | undefined;
  #heartbeat: Promise<void> | undefined;
  #isClosed = false;
  #lastAnnounced = time.elapsed();

  constructor({ registry, driver, subscriber, lifetime }: MembershipOptions) {
    this.#registry = registry;
    this.#driver = driver;
    this.#subscriber = subscriber;
    this.#lifetime = lifetime;
    this.#connection = new RedisConnection(lifetime);
    // Without its subscription to Redis this process counts as dead at once.
    subscriber.on("close", () => {
      this.#lastAnnounced = 0;
    });
  }

  get isConnected(): boolean {
    return this.#connection.isConnected;
  }

  get newestBuild(): string {
    return this.#newestBuild;
  }

  /** Announces this process at the address, from now on. */
  async join(address: string, build: string): Promise<void> {
    this.#ownAddress = address;
    this.#newestBuild = build;
    if (build !== "") await this.#registry.setBuild(build).catch(() => undefined); // Redis is out of reach
    await this.#announceNow();
  }

  async leave(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#heartbeatTimer);
    this.#connection.stop();
    await this.#registry.withdraw().catch(() => undefined); // it expires by itself
  }

  async wasFrozen(): Promise<boolean> {
    if (this.#ownAddress === "" || !this.#isOverdue()) return false;
    await this.#announceNow();
    // An announcement that was under way before the freeze does not know of it.
    if (this.#isOverdue()) await this.#announceNow();
    return true;
  }

  async isAlive(processId: string): Promise<boolean> {
    // Nobody counts as dead before every process has had time to announce itself again.
    if (processId === matchMaker.processId || !this.isConnected) return true;
    return this.#registry.isAlive(processId).catch(() => true); // Redis is out of reach
  }

  seemsAlive(processId: string): boolean {
    return processId === matchMaker.processId || this.#others.has(processId);
  }

  async addressOf(processId: string): Promise<string | undefined> {
    return this.#others.get(processId) ?? this.#registry.addressOf(processId);
  }

  async leastLoaded(): Promise<string> {
    const { processId, stats } = matchMaker;
    const rooms = new Map((await stats.fetchAll().catch(() => [])).map((other) => [other.processId, other.roomCount]));
    const staying = await this.#registry.staying([processId, ...this.#others.keys()]).catch(() => []);
    // The list says of this process what it said last.
    const countOf = (id: string): number => (id === processId ? stats.local.roomCount : (rooms.get(id) ?? 0));
    return staying.toSorted((one, other) => countOf(one) - countOf(other))[0] ?? processId;
  }

  async stepBack(): Promise<boolean> {
    try {
      await this.#registry.stepBack();
      await this.#refreshOthers();
      return (await this.#registry.staying([...this.#others.keys()])).length > 0;
    } catch {
      return false; // Redis is out of reach
    }
  }

  async removeProcess(processId: string): Promise<void> {
    this.#others = new Map([...this.#others].filter(([other]) => other !== processId));
    if (await this.#registry.remove(processId).catch(throwUnreachable)) log("warn", "process gone", { process: processId });
    await matchMaker.stats.excludeProcess(processId);
    await this.#driver.cleanup(processId);
  }

  /** A process that is cut off was not frozen: its rooms continue, and the journal decides who owns a match. */
  #isOverdue(): boolean {
    return this.#connection.isReachable && !this.#isClosed && time.elapsed() - this.#lastAnnounced > this.#lifetime;
  }

  #announceNow(): Promise<void> {
    clearTimeout(this.#heartbeatTimer);
    this.#heartbeat ??= this.#announceAndRefresh().finally(() => {
      this.#heartbeat = undefined;
      const interval = this.#lifetime / ANNOUNCEMENTS_PER_LIFETIME;
      if (!this.#isClosed) this.#heartbeatTimer = setTimeout(() => void this.#announceNow(), interval);
    });
    return this.#heartbeat;
  }

  async #announceAndRefresh(): Promise<void> {
    // Taken first: Redis counts from when it receives the announcement, which is later.
    const now = time.elapsed();
    try {
      const wasKnown = await this.#registry.announce(this.#ownAddress, this.#lifetime);
      await this.#subscriber.ping();
      this.#connection.succeeded();
      // Expired: the others have given this process up, or Redis has lost its data.
      if (!wasKnown || this.#driver.isBehind) await this.#relistRooms();
      this.#lastAnnounced = now;
      await this.#refreshOthers();
      this.#newestBuild = (await this.#registry.newestBuild()) || this.#newestBuild;
    } catch (error) {
      this.#connection.failed(error);
    }
  }

  /** Closes rooms that another process has opened since. */
  async #relistRooms(): Promise<void> {
    for (const roomId of await this.#driver.relist()) {
      log("warn", "room opened by another process", { room: roomId });
      (matchMaker.getLocalRoomById(roomId) as (Room & MovableRoom) | undefined)?.moveElsewhere();
    }
  }

  async #refreshOthers(): Promise<void> {
    const alive = new Map<string, string>();
    for (const [processId, address] of Object.entries(await this.#registry.all()))
      if (await this.isAlive(processId)) alive.set(processId, address);
      else await this.removeProcess(processId);
    alive.delete(matchMaker.processId);
    this.#others = alive;
  }
}

class RedisConnection {
  readonly #lifetime: number;
  #isReachable = true;
  #isConnected = true;
  #timer: NodeJS.Timeout | undefined;

  constructor(lifetime: number) {
    this.#lifetime = lifetime;
  }

  /** Whether Redis has answered last. */
  get isReachable(): boolean {
    return this.#isReachable;
  }

  /** Whether, after an outage, the others have had time to announce themselves again as well. */
  get isConnected(): boolean {
    return this.#isConnected;
  }

  succeeded(): void {
    if (this.#isReachable) return;
    log("warn", "connected to Redis again");
    this.#isReachable = true;
    // After this time every live process has announced itself and listed its rooms.
    this.#timer = setTimeout(() => {
      this.#isConnected = true;
    }, this.#lifetime);
  }

  failed(error: unknown): void {
    clearTimeout(this.#timer);
    if (this.#isReachable)
      log("warn", "lost connection to Redis", error instanceof Error && "code" in error ? { code: String(error.code) } : {});
    this.#isReachable = false;
    this.#isConnected = false;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
