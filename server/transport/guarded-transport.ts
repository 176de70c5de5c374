import type { IncomingMessage } from "node:http";
import { CloseCode, matchMaker, Room } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { reportProvoked } from "../ops/log.ts";
import { batchIncoming } from "./inbox.ts";
import { batchWrites } from "./outbox.ts";
import { refuseRaw } from "./security-headers.ts";

type TransportOptions = NonNullable<ConstructorParameters<typeof WebSocketTransport>[0]>;
type OnConnection = Parameters<WebSocketTransport["onConnection"]>;
type Socket = OnConnection[0];
type Rest = OnConnection extends [Socket, ...infer R] ? R : never;

/** In place of the number of questions a connection has not answered: it has spoken by itself. */
const SPOKEN = -1;

/** Of no room: Colyseus's own are longer. */
const NO_ROOM = "/none/none?sessionId=none";

/**
 * Colyseus catches what our own handlers throw, but nothing of what it does itself when a frame comes in: decoding its head,
 * encoding the first state. An exception there would end the process and every match on it; here it ends one connection.
 */
export class GuardedTransport extends WebSocketTransport {
  constructor(options: TransportOptions) {
    super(options);
    this.wss.on("wsClientError", (_error, socket, { headers }) => refuseRaw(socket, 400, headers));
  }

  /**
   * Only those who are silent are asked whether they are there. Everybody at a table says so himself every few seconds; to ask
   * all of them at once holds up whoever plays.
   */
  protected override autoTerminateUnresponsiveClients(every: number, most: number): void {
    this.pingInterval = setInterval(() => {
      for (const socket of this.wss.clients as Set<Socket>) {
        const unanswered = socket.pingCount++;
        if (unanswered >= most) socket.terminate();
        else if (unanswered !== SPOKEN) socket.ping();
      }
    }, every);
  }

  protected override async onConnection(socket: Socket, ...rest: Rest): Promise<void> {
    try {
      batchIncoming(socket as { emit: (name: string, ...words: unknown[]) => boolean }, {
        onMessage: () => {
          socket.pingCount = SPOKEN;
        },
        onError: (name, error) => {
          reportProvoked(`socket on ${name}`, error);
          socket.close(CloseCode.WITH_ERROR);
        },
      });
      batchWrites(socket);
      hideInheritedNames(rest[0]);
      await super.onConnection(socket, ...rest);
    } catch (error) {
      // Colyseus waits for nobody here: what is thrown would be an unhandled rejection.
      reportProvoked("socket", error);
      socket.terminate();
    }
  }

  /** Cuts every connection that is still there. */
  closeAll(): void {
    for (const socket of this.wss.clients) socket.terminate();
  }
}

/** Colyseus keeps rooms in a plain object, in which "constructor" and "__proto__" are found as well. */
function hideInheritedNames(request: IncomingMessage): void {
  const [, room = ""] = /^\/[\w-]+\/([\w-]+)(?:\?|$)/.exec(request.url ?? "") ?? [];
  if (!(matchMaker.getLocalRoomById(room) instanceof Room)) request.url = NO_ROOM;
}
