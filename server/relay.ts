/**
 * Behind one address a socket may arrive at any process, whatever room it is for. It is handed on, byte by byte, to the process
 * that has the room, so that whatever stands in front need not know which that is.
 */
import { type IncomingMessage, type Server, STATUS_CODES } from "node:http";
import { connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";

export interface RelayParts {
  /** This process. */
  own(): string;
  /** Where another one is, as host:port, while it lives. */
  addressOf(processId: string): Promise<string | undefined>;
  /** Asked before anything is handed on, as it is for a socket that stays here. */
  mayEnter(request: IncomingMessage): boolean;
  readonly mostSockets?: number;
}

export interface Relay {
  close(): void;
}

/** Said along with what is handed on: it is not handed on twice. */
const MARK = "x-quayside-relayed";
const MOST_SOCKETS = 5_000;
/** How long the other process may take to answer, in milliseconds. */
const PATIENCE = 3_000;

/** Stands before all who listen for sockets now: they get those that are for this process. */
export function relayBefore(http: Server, { own, addressOf, mayEnter, mostSockets = MOST_SOCKETS }: RelayParts): Relay {
  const open = new Set<Duplex>();

  async function handOn(processId: string, request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const address = await addressOf(processId);
    // Gone: its rooms are opened elsewhere, and the desk knows where.
    if (address === undefined) return refuse(socket, 410);
    if (socket.destroyed) return;
    const [host, port] = split(address);
    const other = connect({ host, port, noDelay: true, keepAlive: true });
    open.add(other);
    other.setTimeout(PATIENCE, () => other.destroy());
    let begun = false;
    other.once("connect", () => {
      begun = true;
      other.setTimeout(0);
      other.write(headOf(request));
      other.write(head);
      // What one side does not read, the other need not send: no more than a few kilobytes wait here.
      socket.pipe(other).pipe(socket);
    });
    other.on("error", () => (begun ? socket.destroy() : refuse(socket, 502)));
    for (const [one, another] of [
      [socket, other],
      [other, socket],
    ] as const)
      one.once("close", () => {
        open.delete(one);
        another.destroy();
      });
  }

  const here = http.listeners("upgrade");
  http.removeAllListeners("upgrade");
  http.on("upgrade", (request, socket, head) => {
    const processId = /^\/([\w-]{1,64})\/[\w-]{1,64}(\?|$)/.exec(request.url ?? "")?.[1];
    if (processId === undefined || processId === own()) {
      for (const listener of here) listener.call(http, request, socket, head);
      return;
    }
    // Nobody else listens, and an error would end the process.
    socket.on("error", () => socket.destroy());
    if (request.headers[MARK] !== undefined) return refuse(socket, 410);
    if (!mayEnter(request)) return refuse(socket, 403);
    if (open.size >= 2 * mostSockets) return refuse(socket, 503);
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    // Both ends look after a line themselves on which nothing moves.
    (socket as Socket).setTimeout(0);
    (socket as Socket).setNoDelay(true);
    handOn(processId, request, socket, head).catch(() => refuse(socket, 502));
  });

  return {
    close() {
      for (const socket of open) socket.destroy();
    },
  };
}

function refuse(socket: Duplex, status: number): void {
  if (socket.destroyed) return;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function headOf({ method, url, httpVersion, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  return `${lines.join("\r\n")}\r\n${MARK}: 1\r\n\r\n`;
}

function split(address: string): [string, number] {
  const at = address.lastIndexOf(":");
  return [address.slice(0, at).replace(/^\[|\]$/g, ""), Number(address.slice(at + 1))];
}
