/**
 * Behind one address a socket may arrive at any process, whatever room it is for. It is handed on, byte by byte, to the process
 * that has the room, so that whatever stands in front need not know which that is.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import { connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Access } from "../transport/access.ts";
import { addressDigest, addressOf } from "../transport/caller-address.ts";
import { refuseRaw } from "../transport/security-headers.ts";

export interface RelayOptions {
  /** This process. */
  ownProcessId(): string;
  /** Where another one is, as host:port, while it lives. */
  addressOf(processId: string): Promise<string | undefined>;
  readonly access: Pick<Access, "proxies" | "addressKey">;
  readonly maxSockets?: number;
  /** How long the other process may take to answer, in milliseconds. */
  readonly timeout?: number;
}

export interface Relay {
  close(): void;
}

/** Goes along with what is handed on, with the signed digest of the caller's address: it is not handed on twice. */
const RELAY_HEADER = "x-quayside-relayed";
const MAX_SOCKETS = 5_000;
const TIMEOUT = 3_000;

/** Stands before all who listen for sockets now: they get those that are for this process. */
export function relayUpgrades(
  http: Server,
  { ownProcessId: own, addressOf: whereIs, access, maxSockets: mostSockets = MAX_SOCKETS, timeout: patience = TIMEOUT }: RelayOptions,
): Relay {
  const { proxies, addressKey } = access;
  const open = new Set<Duplex>();
  const refuse = (socket: Duplex, status: number, { headers }: IncomingMessage): void => refuseRaw(socket, status, headers, proxies);

  async function forward(processId: string, request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const address = await whereIs(processId);
    // Gone: its rooms are opened elsewhere, and the desk knows where.
    if (address === undefined) return refuse(socket, 410, request);
    if (socket.destroyed) return;
    const [host, port] = hostAndPort(address);
    const other = connect({ host, port, noDelay: true, keepAlive: true });
    open.add(other);
    other.setTimeout(patience, () => other.destroy());
    let begun = false;
    other.once("connect", () => {
      begun = true;
      // A process that stands still takes connections and never answers.
      other.once("data", () => other.setTimeout(0));
      other.write(requestHead(request, signedAddress(addressDigest(addressOf(request, proxies), addressKey), addressKey)), "latin1");
      other.write(head);
      // What one side does not read, the other need not send: no more than a few kilobytes wait here.
      socket.pipe(other).pipe(socket);
    });
    other.on("error", () => (begun ? socket.destroy() : refuse(socket, 502, request)));
    for (const [one, another] of [
      [socket, other],
      [other, socket],
    ] as const)
      one.once("close", () => {
        open.delete(one);
        another.destroy();
      });
  }

  const localListeners = http.listeners("upgrade");
  http.removeAllListeners("upgrade");
  http.on("upgrade", (request, socket, head) => {
    const processId = /^\/([\w-]{1,64})\/[\w-]{1,64}(\?|$)/.exec(request.url ?? "")?.[1];
    if (processId === undefined || processId === own()) {
      for (const listener of localListeners) listener.call(http, request, socket, head);
      return;
    }
    // Nobody else listens, and an error would end the process.
    socket.on("error", () => socket.destroy());
    if (request.headers[RELAY_HEADER] !== undefined) return refuse(socket, 410, request);
    if (open.size >= 2 * mostSockets) return refuse(socket, 503, request);
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    // Both ends look after a line themselves on which nothing moves.
    (socket as Socket).setTimeout(0);
    (socket as Socket).setNoDelay(true);
    forward(processId, request, socket, head).catch(() => refuse(socket, 502, request));
  });

  return {
    close() {
      for (const socket of open) socket.destroy();
    },
  };
}

/** Processes that share their key believe each other whom a socket is for. */
const signedAddress = (address: string, key: string): string =>
  `${address}.${createHmac("sha256", key).update(`relay ${address}`).digest("hex")}`;

/** The digest of the caller's address, if another process of this harbour has handed the socket on. */
export function relayedAddress({ headers }: IncomingMessage, key: string): string | undefined {
  const mark = String(headers[RELAY_HEADER] ?? "");
  const [address = ""] = mark.split(".", 1);
  const [given, right] = [Buffer.from(mark), Buffer.from(signedAddress(address, key))];
  return given.length === right.length && timingSafeEqual(given, right) ? address : undefined;
}

function requestHead({ method, url, httpVersion, rawHeaders }: IncomingMessage, mark: string): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  return `${lines.join("\r\n")}\r\n${RELAY_HEADER}: ${mark}\r\n\r\n`;
}

function hostAndPort(address: string): [string, number] {
  const at = address.lastIndexOf(":");
  return [address.slice(0, at).replace(/^\[|\]$/g, ""), Number(address.slice(at + 1))];
}
