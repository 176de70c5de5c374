import { CloseCode } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { writeTogether } from "./cork.ts";
import { reportProvoked } from "./log.ts";
import { turn } from "./turns.ts";

type OnConnection = Parameters<WebSocketTransport["onConnection"]>;
type Socket = OnConnection[0];
type Rest = OnConnection extends [Socket, ...infer R] ? R : never;
type Emit = (name: string, ...args: unknown[]) => boolean;

/** In place of the number of questions a connection has not answered: it has spoken by itself. */
const SPOKEN = -1;
/** Who says so much at once is heard at once, so that no more of it need be kept. */
const MOST_SAID = 32;

/**
 * Colyseus catches what our own handlers throw, but nothing of what it does itself when a frame comes in: decoding its head,
 * encoding the first state. An exception there would end the process and every match on it; here it ends one connection.
 */
export class Gate extends WebSocketTransport {
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
    const emit = socket.emit.bind(socket) as Emit;
    const tell: Emit = (name, ...args) => {
      try {
        return emit(name, ...args);
      } catch (error) {
        reportProvoked(`socket on ${name}`, error);
        socket.close(CloseCode.WITH_ERROR);
        return true;
      }
    };
    const said: unknown[][] = [];
    let waits = false;
    const hear = (): void => {
      for (const message of said.splice(0)) tell("message", ...message);
    };
    const wait = (): void => {
      waits = true;
      turn(() => {
        waits = false;
        hear();
      });
    };
    socket.emit = ((name, ...args) => {
      if (name === "message") {
        socket.pingCount = SPOKEN;
        said.push(args);
        if (!waits) wait();
        if (said.length < MOST_SAID) return true;
      }
      // Whatever else happens to a line happens after what was said on it.
      hear();
      return name === "message" || tell(name, ...args);
    }) as Emit;
    writeTogether(socket);
    return super.onConnection(socket, ...rest);
  }

  /** Cuts every connection that is still there. */
  hangUp(): void {
    for (const socket of this.wss.clients) socket.terminate();
  }
}
