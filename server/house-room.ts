import { type Client, type ClientPrivate, CloseCode, Room } from "@colyseus/core";
import { MESSAGES } from "../shared/core/wire.ts";
import { report } from "./house.ts";

/** How often a room's clock ticks, in milliseconds. */
const TICK = 250;
/** A client says that it is in as soon as the door opens; a slow line has not missed so many messages by then. */
const MOST_UNHEARD = 200;
type RoomTypes = { state?: object; metadata?: object; client?: Client };

/** What is so in every room: it sends patches only when told to, outlives an exception, and hears what it does not know. */
export abstract class HouseRoom<T extends RoomTypes = RoomTypes> extends Room<T> {
  override patchRate = null;

  /** To be called when it is made. */
  protected settle(tick: () => void = () => undefined): void {
    // Colyseus ticks every 16 ms in every room that sends no patches by itself, unless the room has a time step of its own.
    this.setTimestep(() => {
      this.#hurry();
      tick();
    }, TICK);
    this.patchRate = null;
    // A client whose line has gone dead without a word finds it out by getting no answer.
    this.onMessage(MESSAGES.ping, (client: Client) => client.send(MESSAGES.pong, Date.now()));
  }

  /** What somebody is told before he says that he is in, Colyseus keeps for him: it must not become any amount. */
  #hurry(): void {
    for (const client of this.clients as Iterable<Client & ClientPrivate>)
      if ((client._enqueuedMessages?.length ?? 0) > MOST_UNHEARD) client.leave(CloseCode.WITH_ERROR);
  }

  /** Colyseus would wait for everybody who was given a place and has not come yet. */
  override onBeforeShutdown(): void {
    // biome-ignore lint/complexity/useLiteralKeys: the only way to a private member
    const places = this["_reservedSeats"];
    for (const session of Object.keys(places)) delete places[session];
    void this.disconnect(CloseCode.SERVER_SHUTDOWN);
  }

  /** Without this, one throw in a handler would end the process and every match on it. */
  override onUncaughtException(error: Error, where: string): void {
    report(`${this.roomName} ${this.roomId} in ${where}`, error);
  }
}
