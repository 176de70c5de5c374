/** The connection of a program to a room, as Colyseus sees it. There is no socket of its own behind it: the program has one for all its matches. */
import { EventEmitter } from "node:events";
import { connectClientToRoom, matchMaker, Protocol } from "@colyseus/core";
import { WebSocketClient } from "@colyseus/ws-transport";
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { Reservation } from "../../shared/core/wire/calls.ts";
import type { Command } from "../../shared/core/wire/wire.ts";
import { MatchRoom } from "./match-room.ts";

interface ProgramClientHooks {
  /** A message of the room. */
  received(type: string, message: unknown): void;
  /** Called once, when the room or the program has ended it. */
  closed(code: number): void;
}

/** What Colyseus asks of a socket. */
class NoSocket extends EventEmitter {
  readonly readyState = WebSocket.OPEN;
  readonly bufferedAmount = 0;
  readonly #closed: (code: number) => void;
  #isClosed = false;

  constructor(closed: (code: number) => void) {
    super();
    this.#closed = closed;
  }

  send(): void {
    // Patches and the state have no reader: the program is told from the match itself.
  }

  close(code: number): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#closed(code);
    this.emit("close", code);
  }

  terminate(): void {
    this.close(1006);
  }
}

export class ProgramClient extends WebSocketClient {
  declare userData?: { seat: number; token: string };
  readonly #received: ProgramClientHooks["received"];
  #room: MatchRoom | undefined;

  constructor(sessionId: string, { received, closed }: ProgramClientHooks) {
    super(sessionId, new NoSocket(closed) as unknown as WebSocketClient["ref"]);
    this.#received = received;
  }

  override send(type: unknown, message?: unknown): void {
    if (typeof type === "string") this.#received(type, message);
  }

  /** Joins as any client does, with a reservation. */
  async join({ roomId }: Reservation): Promise<MatchRoom> {
    const room = matchMaker.getLocalRoomById(roomId);
    // Another process of the cluster has the table.
    if (!(room instanceof MatchRoom)) throw new Refusal("unreachable");
    // The room sends messages while the program joins.
    this.#room = room;
    await connectClientToRoom(room, this as never, { headers: new Headers(), ip: "" }, { skipHandshake: true }).catch(() => {
      // The reservation has expired, or the room has refused it and logged why.
      throw new Refusal("unreachable");
    });
    this.ref.emit("message", Buffer.from([Protocol.JOIN_ROOM]));
    return room;
  }

  /** Sends a command as any client does; its answer is received like any message. */
  async command(command: Command): Promise<void> {
    if (this.#room === undefined) throw new Refusal("unreachable");
    await this.#room.command(this as never, command);
  }
}
