import { CloseCode } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { writeTogether } from "./cork.ts";
import { reportProvoked } from "./log.ts";

type OnConnection = Parameters<WebSocketTransport["onConnection"]>;
type Socket = OnConnection[0];
type Rest = OnConnection extends [Socket, ...infer R] ? R : never;

/**
 * Colyseus catches what our own handlers throw, but nothing of what it does itself when a frame comes in: decoding its head,
 * encoding the first state. An exception there would end the process and every match on it; here it ends one connection.
 */
export class Gate extends WebSocketTransport {
  protected override async onConnection(socket: Socket, ...rest: Rest): Promise<void> {
    const emit = socket.emit.bind(socket) as (name: string, ...args: unknown[]) => boolean;
    socket.emit = (name: string, ...args: unknown[]): boolean => {
      try {
        return emit(name, ...args);
      } catch (error) {
        reportProvoked(`socket on ${name}`, error);
        socket.close(CloseCode.WITH_ERROR);
        return true;
      }
    };
    writeTogether(socket);
    return super.onConnection(socket, ...rest);
  }

  /** Cuts every connection that is still there. */
  hangUp(): void {
    for (const socket of this.wss.clients) socket.terminate();
  }
}
