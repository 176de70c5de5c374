/**
 * Behind one address a socket may arrive at any process. It is forwarded, byte by byte, to the process that has its room, so that a load
 * balancer needs no knowledge of rooms.
 */
import type { IncomingMessage, Server } from "node:http";
import { connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { PROGRAMS_PATH } from "../../shared/core/wire/programs.ts";
import type { Access } from "../http/access.ts";
import { addressDigest, addressOf } from "../http/caller-address.ts";
import { RELAY_HEADER, signedAddress } from "../http/relayed-address.ts";
import { refuseRaw } from "../http/security-headers.ts";

export interface RelayOptions {
  /** The id of this process. */
  ownProcessId(): string;
  /** The address of a live process, as host:port. */
  addressOf(processId: string): Promise<string | undefined>;
  readonly access: Pick<Access, "proxies" | "addressKey">;
  readonly maxSockets?: number;
  /** How long the other process may take to answer, in milliseconds. */
  readonly timeout?: number;
}

const MAX_SOCKETS = 5_000;
const TIMEOUT = 3_000;
/** The pause between two sides of sockets that end, and the time for all of them, in milliseconds. */
const DRAIN_PAUSE = 12;
const LONGEST_DRAIN = 10_000;

export class Relay {
  readonly #options: Required<RelayOptions>;
  readonly #relayed = new Set<Duplex>();

  /** Takes over the upgrade listeners present now: they get the sockets for this process. */
  constructor(http: Server, options: RelayOptions) {
    this.#options = { maxSockets: MAX_SOCKETS, timeout: TIMEOUT, ...options };
    const localListeners = http.listeners("upgrade");
    http.removeAllListeners("upgrade");
    http.on("upgrade", (request, socket, head) => {
      const processId = /^\/([\w-]{1,64})\/[\w-]{1,64}(\?|$)/.exec(request.url ?? "")?.[1];
      // Programs play at the tables of the process that they reach.
      const isOwn = processId === undefined || processId === options.ownProcessId() || request.url === PROGRAMS_PATH;
      if (!isOwn) return this.#relay(processId, request, socket as Socket, head);
      for (const listener of localListeners) listener.call(http, request, socket, head);
    });
  }

  /** Ends all sockets one after the other: if all clients came back at the same moment, each would wait for the others. */
  async drain(): Promise<void> {
    const pause = Math.min(DRAIN_PAUSE, LONGEST_DRAIN / this.#relayed.size);
    for (const socket of [...this.#relayed]) {
      // With one side goes the other.
      if (socket.destroyed) continue;
      socket.destroy();
      await setTimeout(2 * pause);
    }
  }

  close(): void {
    for (const socket of this.#relayed) socket.destroy();
  }

  #relay(processId: string, request: IncomingMessage, socket: Socket, head: Buffer): void {
    // A socket error without a listener would end the process.
    socket.on("error", () => socket.destroy());
    if (request.headers[RELAY_HEADER] !== undefined) return this.#refuse(socket, 410, request);
    if (this.#relayed.size >= 2 * this.#options.maxSockets) return this.#refuse(socket, 503, request);
    this.#relayed.add(socket);
    socket.once("close", () => this.#relayed.delete(socket));
    // Client and room close idle sockets themselves.
    socket.setTimeout(0);
    socket.setNoDelay(true);
    this.#forward(processId, request, socket, head).catch(() => this.#refuse(socket, 502, request));
  }

  async #forward(processId: string, request: IncomingMessage, socket: Socket, head: Buffer): Promise<void> {
    const { access, timeout } = this.#options;
    const address = await this.#options.addressOf(processId);
    // The process is gone: the client asks the API for the new one.
    if (address === undefined) return this.#refuse(socket, 410, request);
    if (socket.destroyed) return;
    const [host, port] = hostAndPort(address);
    const other = connect({ host, port, noDelay: true, keepAlive: true });
    this.#relayed.add(other);
    other.setTimeout(timeout, () => other.destroy());
    let isConnected = false;
    other.once("connect", () => {
      isConnected = true;
      // A frozen process accepts connections and never answers.
      other.once("data", () => other.setTimeout(0));
      const caller = addressDigest(addressOf(request, access.proxies), access.addressKey);
      other.write(requestHead(request, signedAddress(caller, access.addressKey)), "latin1");
      other.write(head);
      // Backpressure on both sides: only a few kilobytes are buffered here.
      socket.pipe(other).pipe(socket);
    });
    other.on("error", () => (isConnected ? socket.destroy() : this.#refuse(socket, 502, request)));
    for (const [one, another] of [
      [socket, other],
      [other, socket],
    ] as const)
      one.once("close", () => {
        this.#relayed.delete(one);
        another.destroy();
      });
  }

  #refuse(socket: Duplex, status: number, { headers }: IncomingMessage): void {
    refuseRaw(socket, status, headers, this.#options.access.proxies);
  }
}

function requestHead({ method, url, httpVersion, rawHeaders }: IncomingMessage, headerValue: string): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  return `${lines.join("\r\n")}\r\n${RELAY_HEADER}: ${headerValue}\r\n\r\n`;
}

function hostAndPort(address: string): [string, number] {
  const at = address.lastIndexOf(":");
  return [address.slice(0, at).replace(/^\[|\]$/g, ""), Number(address.slice(at + 1))];
}
