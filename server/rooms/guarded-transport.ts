/** The sockets of Colyseus, so that an error in one connection ends that connection alone. */
import type { IncomingMessage } from "node:http";
import { CloseCode, matchMaker, Room } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { PROGRAMS_PATH } from "../../shared/core/wire/programs.ts";
import { reportThrottled } from "../base/log.ts";
import { refuseRaw } from "../http/security-headers.ts";
import { batchIncoming } from "./inbox.ts";
import { batchWrites } from "./outbox.ts";

type TransportOptions = NonNullable<ConstructorParameters<typeof WebSocketTransport>[0]>;
type OnConnection = Parameters<WebSocketTransport["onConnection"]>;
type Socket = OnConnection[0];
type Rest = OnConnection extends [Socket, ...infer R] ? R : never;

/** Stands in place of the count of unanswered pings: the connection has sent something since the last check. */
const HAS_SENT = -1;

/** A room id that cannot exist: Colyseus's ids are longer. */
const NO_ROOM_URL = "/none/none?sessionId=none";

/**
 * Colyseus catches what our handlers throw, but not its own errors while a frame comes in (decoding its head, encoding the first
 * state). Those would end the process and every match in it; here they end one connection.
 */
export class GuardedTransport extends WebSocketTransport {
  /** Takes the sockets of programs, which do not speak Colyseus's protocol. */
  onProgram: (socket: Socket, request: IncomingMessage) => void = (socket) => socket.terminate();

  constructor(options: TransportOptions) {
    super(options);
    // Colyseus calls it without its object.
    const { onConnection } = this;
    this.wss.off("connection", onConnection).on("connection", (...of: OnConnection) => onConnection.apply(this, of));
    this.wss.on("wsClientError", (_error, socket, { headers }) => refuseRaw(socket, 400, headers));
  }

  /** Pings silent connections only. Clients at a table send something every few seconds; pinging all at once would delay moves. */
  protected override autoTerminateUnresponsiveClients(interval: number, maxUnanswered: number): void {
    this.pingInterval = setInterval(() => {
      for (const socket of this.wss.clients as Set<Socket>) {
        const unanswered = socket.pingCount++;
        if (unanswered >= maxUnanswered) socket.terminate();
        else if (unanswered !== HAS_SENT) socket.ping();
      }
    }, interval);
  }

  protected override async onConnection(socket: Socket, ...rest: Rest): Promise<void> {
    try {
      batchIncoming(socket as { emit: (name: string, ...args: unknown[]) => boolean }, {
        onMessage: () => {
          socket.pingCount = HAS_SENT;
        },
        onError: (name, error) => {
          reportThrottled(`socket on ${name}`, error);
          socket.close(CloseCode.WITH_ERROR);
        },
      });
      batchWrites(socket);
      if (rest[0].url === PROGRAMS_PATH) return this.#openProgram(socket, rest[0]);
      hideInheritedNames(rest[0]);
      await super.onConnection(socket, ...rest);
    } catch (error) {
      // Colyseus does not await this: an error would be an unhandled rejection.
      reportThrottled("socket", error);
      socket.terminate();
    }
  }

  #openProgram(socket: Socket, request: IncomingMessage): void {
    socket.pingCount = 0;
    socket.on("pong", () => {
      socket.pingCount = 0;
    });
    // What the library finds wrong closes the socket.
    socket.on("error", () => socket.terminate());
    this.onProgram(socket, request);
  }

  /** Cuts every open connection. */
  closeAll(): void {
    for (const socket of this.wss.clients) socket.terminate();
  }
}

/** Colyseus looks rooms up in a plain object, where "constructor" and "__proto__" exist too. */
function hideInheritedNames(request: IncomingMessage): void {
  const [, room = ""] = /^\/[\w-]+\/([\w-]+)(?:\?|$)/.exec(request.url ?? "") ?? [];
  if (!(matchMaker.getLocalRoomById(room) instanceof Room)) request.url = NO_ROOM_URL;
}
