import { type Client, type ClientPrivate, ClientState, CloseCode, Room } from "@colyseus/core";
import { MESSAGES } from "../../shared/core/wire.ts";
import { report, type ServerContext } from "../context.ts";
import { log } from "../ops/log.ts";
import { time } from "../time.ts";
import { SharedPatches } from "../transport/shared-patches.ts";
import { onTick } from "../transport/ticker.ts";

/** How often a room looks who does not read: at each so many beats. */
const SLOW_READER_TICKS = 4;
/** The longest that a timer can wait, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** A client says that it is in as soon as the door opens; a slow line has not missed so many messages by then. */
const MAX_QUEUED_BEFORE_JOIN = 200;
type RoomTypes = { state?: object; metadata?: object; client?: Client };

/** What waits in a room, for whoever looks after the server. */
export interface RoomLoad {
  /** On record, if a match is played here. */
  readonly entries: number;
  /** Bytes that were sent and have not been taken. */
  readonly waiting: number;
}

/** What is so in every room: it sends patches only when told to, outlives an exception, and hears what it does not know. */
export abstract class BaseRoom<T extends RoomTypes = RoomTypes> extends Room<T> {
  abstract readonly context: ServerContext;
  override patchRate = null;
  /** Since when a connection is there that has not said that it is in. */
  readonly #joining = new WeakMap<Client, number>();

  /** To be called when it is made. */
  protected setUp(tick: () => void = () => undefined): void {
    // Colyseus counts by the date.
    Object.assign(this.clock, { now: () => time.elapsed() }).start();
    // Colyseus does not count the first of a second.
    this.maxMessagesPerSecond = this.context.maxMessagesPerSecond - 1;
    // Colyseus ticks every 16 ms in every room that sends no patches by itself, unless the room has a time step of its own.
    this.setTimestep(() => undefined, LONGEST_TIMER);
    let ticks = 0;
    onTick(() => {
      // biome-ignore lint/complexity/useLiteralKeys: the only way to a private member, which goes with the room
      if (this["_simulationInterval"] === undefined) return false;
      try {
        this.clock.tick();
        if (++ticks % SLOW_READER_TICKS === 0) this.#hurry();
        tick();
      } catch (error) {
        this.onUncaughtException(error as Error, "tick");
      }
      return true;
    });
    this.patchRate = null;
    // A client whose line has gone dead without a word finds it out by getting no answer.
    this.onMessage(MESSAGES.ping, (client: Client) => client.send(MESSAGES.pong, time.elapsed()));
  }

  /** Colyseus takes a serializer of its own whenever a room is given its state. */
  override setSerializer(): void {
    super.setSerializer(new SharedPatches());
  }

  roomLoad(): RoomLoad {
    return { entries: 0, waiting: this.#everybody().reduce((sum, client) => sum + bufferedBytes(client), 0) };
  }

  #everybody(): (Client & ClientPrivate)[] {
    return [...(this.clients as Iterable<Client & ClientPrivate>)];
  }

  /** What somebody does not hear must not become any amount: neither what Colyseus keeps for him until he says that he is in ... */
  #hurry(): void {
    for (const client of this.#everybody()) {
      if ((client._enqueuedMessages?.length ?? 0) > MAX_QUEUED_BEFORE_JOIN || this.#isStuck(client)) client.leave(CloseCode.WITH_ERROR);
      // ... nor what waits on his line. He would not read a goodbye either; whoever is there comes back by himself.
      const bytes = bufferedBytes(client);
      if (bytes <= this.context.maxBufferedBytes) continue;
      log("info", "slow reader", { room: this.roomId, bytes });
      socketOf(client).terminate();
    }
  }

  /** A handshake that was begun and is not finished, for longer than a seat is held for a newcomer. */
  #isStuck(client: Client): boolean {
    if (client.state !== ClientState.JOINING) return false;
    const since = this.#joining.get(client) ?? time.elapsed();
    this.#joining.set(client, since);
    return time.elapsed() - since > this.context.timings.joinTimeout;
  }

  /** Another process has this room now: everybody finds it there, through the desk. */
  moveElsewhere(): void {
    void this.disconnect(CloseCode.WITH_ERROR);
  }

  override onBeforeShutdown(): void {
    void this.disconnect(CloseCode.SERVER_SHUTDOWN);
  }

  /** Colyseus would wait for everybody who was given a place and has not come yet, and let him in. */
  override disconnect(code?: number): Promise<unknown> {
    // biome-ignore lint/complexity/useLiteralKeys: the only way to a private member
    const places = this["_reservedSeats"];
    for (const session of Object.keys(places)) delete places[session];
    return super.disconnect(code);
  }

  /** Without this, one throw in a handler would end the process and every match on it. */
  override onUncaughtException(error: Error, where: string): void {
    report(`${this.roomName} ${this.roomId} in ${where}`, error);
  }
}

/** As much of the transport's socket as is needed here. */
const socketOf = ({ ref }: Client) => ref as unknown as { readonly bufferedAmount: number; terminate(): void };
const bufferedBytes = (client: Client): number => socketOf(client).bufferedAmount;
