/** The room that all Colyseus rooms are made from: how it ticks, and how it lasts beside slow readers and errors. */
import { type Client, type ClientPrivate, ClientState, CloseCode, Room } from "@colyseus/core";
import type { Schema } from "@colyseus/schema";
import { CLOSED, MESSAGES } from "../../shared/core/wire/wire.ts";
import type { Limits } from "../base/limits.ts";
import { log, report } from "../base/log.ts";
import { time } from "../base/time.ts";
import type { Timings } from "../base/timings.ts";
import { SharedPatches } from "./shared-patches.ts";
import { onTick } from "./ticker.ts";

/** Ticks from one check to the next: of slow readers, and of what a room checks itself. */
const CHECK_TICKS = 4;
/** The longest delay of a Node timer, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** Messages that Colyseus queues for a client until it confirms joining; a slow connection confirms long before that many. */
const MAX_QUEUED_BEFORE_JOIN = 200;
type RoomTypes = { state?: object; metadata?: object; client?: Client };

export interface RoomContext {
  readonly limits: Pick<Limits, "maxBufferedBytes" | "maxMessagesPerSecond">;
  readonly timings: Pick<Timings, "joinTimeout">;
}

/** Numbers for the metrics and the admin page. */
export interface RoomLoad {
  /** Entries of the match, if one is played here. */
  readonly entries: number;
  /** Bytes that were sent and not yet read. */
  readonly waiting: number;
}

/** What all rooms share: patches are sent only on request, an exception does not end the room, slow readers are disconnected. */
export abstract class BaseRoom<T extends RoomTypes = RoomTypes> extends Room<T> {
  abstract readonly context: RoomContext;
  override patchRate = null;
  /** Since when a client has been joining without confirming it. */
  readonly #joining = new WeakMap<Client, number>();
  /** Undefined until the room has a state. */
  #patches: SharedPatches<Schema> | undefined;

  /** Call once, in onCreate. `tick` is called four times a second, `check` once. */
  protected setUp(tick: () => void = () => undefined, check: () => void = () => undefined): void {
    // Colyseus counts by the date, which can be set back.
    const { clock } = this;
    Object.assign(clock, { now: () => time.elapsed() }).start();
    // Colyseus does not count the first message of a second.
    this.maxMessagesPerSecond = this.context.limits.maxMessagesPerSecond - 1;
    // Colyseus ticks a room with no patch rate every 16 ms, unless it has a time step of its own.
    this.setTimestep(() => undefined, LONGEST_TIMER);
    let ticks = 0;
    onTick(() => {
      // biome-ignore lint/complexity/useLiteralKeys: the only way to a private member, which goes with the room
      if (this["_simulationInterval"] === undefined) return false;
      try {
        clock.tick();
        tick();
        if (++ticks % CHECK_TICKS !== 0) return true;
        this.#dropSlowReaders();
        check();
      } catch (error) {
        this.onUncaughtException(error as Error, "tick");
      }
      return true;
    });
    this.patchRate = null;
    // A client finds out that its connection is dead when no pong comes.
    this.onMessage(MESSAGES.ping, (client: Client) => client.send(MESSAGES.pong, time.elapsed()));
  }

  /** Colyseus sets its own serializer whenever a room is given a state. */
  override setSerializer(): void {
    this.#patches = new SharedPatches();
    super.setSerializer(this.#patches);
  }

  /**
   * Colyseus asks its room at each patch for a hook, inputs, a past to rewind and messages to follow it. Ours have none of these, and to
   * find that out V8 leaves compiled code each time.
   */
  override broadcastPatch(): boolean {
    return this.#patches?.applyPatches(this.#clientList()) ?? false;
  }

  roomLoad(): RoomLoad {
    return { entries: 0, waiting: this.#clientList().reduce((sum, client) => sum + bufferedBytes(client), 0) };
  }

  #clientList(): (Client & ClientPrivate)[] {
    return this.clients as unknown as (Client & ClientPrivate)[];
  }

  /** Bounds what is queued for a client: by Colyseus until joining is confirmed, then on its socket. */
  #dropSlowReaders(): void {
    for (const client of [...this.#clientList()]) {
      if ((client._enqueuedMessages?.length ?? 0) > MAX_QUEUED_BEFORE_JOIN || this.#isStuck(client)) client.leave(CloseCode.WITH_ERROR);
      const bytes = bufferedBytes(client);
      if (bytes <= this.context.limits.maxBufferedBytes) continue;
      log("info", "slow reader", { room: this.roomId, bytes });
      // A close message would not be read either; a client that is alive reconnects.
      socketOf(client).terminate();
    }
  }

  /** Joining for longer than a seat is held for a newcomer. */
  #isStuck(client: Client): boolean {
    if (client.state !== ClientState.JOINING) return false;
    const since = this.#joining.get(client) ?? time.elapsed();
    this.#joining.set(client, since);
    return time.elapsed() - since > this.context.timings.joinTimeout;
  }

  /** Called when another process has this room: clients find it there, through the API. */
  moveElsewhere(): void {
    void this.disconnect(CLOSED.moved);
  }

  override onBeforeShutdown(): void {
    void this.disconnect(CloseCode.SERVER_SHUTDOWN);
  }

  /** Colyseus would wait for all clients with a reservation, and let them in. */
  override disconnect(code?: number): Promise<unknown> {
    // biome-ignore lint/complexity/useLiteralKeys: the only way to a private member
    const reservations = this["_reservedSeats"];
    for (const session of Object.keys(reservations)) delete reservations[session];
    return super.disconnect(code);
  }

  /** Without this, one throw in a handler would end the process and every match in it. */
  override onUncaughtException(error: Error, where: string): void {
    report(`${this.roomName} ${this.roomId} in ${where}`, error);
  }
}

/** The part of the transport's socket that is needed here. */
const socketOf = ({ ref }: Client) => ref as unknown as { readonly bufferedAmount: number; terminate(): void };
const bufferedBytes = (client: Client): number => socketOf(client).bufferedAmount;
