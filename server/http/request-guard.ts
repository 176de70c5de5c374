/**
 * The first handler of every connection, request and upgrade. Refuses what is malformed, for another host or over an address's limits, and
 * catches every exception of the handlers behind it: an error costs one connection, never the process.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Limits } from "../base/limits.ts";
import { reportThrottled } from "../base/log.ts";
import { type ConcurrencyLimit, concurrencyLimit, type RateLimit, rateLimit } from "../base/rate-limit.ts";
import type { Access } from "./access.ts";
import { answerText } from "./answers.ts";
import type { Caller } from "./caller.ts";
import { addressDigest, addressOf } from "./caller-address.ts";
import { isOwnHost } from "./hosts.ts";
import { isAllowedOrigin } from "./origins.ts";
import { relayedAddress } from "./relayed-address.ts";
import { refuseRaw, setSecurityHeaders } from "./security-headers.ts";

interface RequestGuardOptions {
  readonly access: Access;
  readonly limits: Pick<Limits, "maxRequests" | "maxSockets">;
  /** Whether a connection's address is its caller's. Behind proxies, and in a cluster, one address stands for many callers. */
  readonly isDirect: boolean;
}

/** An idle HTTP connection is closed, also in the middle of an answer; in milliseconds. */
const IDLE_TIMEOUT = 30_000;
/** How often the deadlines of requests are checked, in milliseconds. */
const DEADLINE_CHECK_INTERVAL = 1_000;
/** A browser keeps a few connections open beside its sockets. */
const CONNECTIONS_PER_SOCKET = 2;
/** An address with less than this share of its requests left gets no new connection. */
const MIN_BUDGET_TO_CONNECT = 0.01;
/** Monitoring paths are asked for a few times a minute; a page loads many files at once. */
const costOfPath = (path: string): number => (/^\/(healthz|metrics|admin)\b/.test(path) ? 10 : 1);
/** An upgrade costs more than a file. */
const UPGRADE_COST = 2;

/** `requestTimeout` is for a whole request, headers and body, in milliseconds. */
export function createHttpServer(requestTimeout: number): Server {
  const http = createServer({
    headersTimeout: requestTimeout / 2,
    requestTimeout,
    connectionsCheckingInterval: Math.min(DEADLINE_CHECK_INTERVAL, requestTimeout / 4),
    // Node's own answer lacks the security headers.
    requireHostHeader: false,
    // Any other upgrade is ignored and answered as plain HTTP.
    shouldUpgradeCallback: ({ headers }) => isWebSocket(headers.upgrade),
  });
  return http.setTimeout(IDLE_TIMEOUT);
}

export class RequestGuard {
  /** What passes is answered by this. */
  answer: (request: IncomingMessage, response: ServerResponse, caller: Caller) => void = answerWhileStarting;
  /** Of addresses whose sockets are refused. */
  isBanned: (address: string) => boolean = () => false;
  readonly #options: RequestGuardOptions;
  readonly #hosts: ReadonlySet<string>;
  readonly #requests: RateLimit;
  readonly #sockets: ConcurrencyLimit;
  readonly #connections: ConcurrencyLimit;
  /** Open sockets, by address. */
  readonly #upgraded = new Map<Duplex, string>();
  #isClosing = false;

  /** Takes over the upgrade listeners present now: they get what passes. */
  constructor(http: Server, options: RequestGuardOptions) {
    const { access, limits, isDirect } = options;
    this.#options = options;
    this.#hosts = new Set([...access.hosts, ...[...access.origins].map((origin) => new URL(origin).hostname)]);
    this.#requests = rateLimit(limits.maxRequests);
    this.#sockets = concurrencyLimit(limits.maxSockets);
    this.#connections = concurrencyLimit(limits.maxSockets * CONNECTIONS_PER_SOCKET);
    if (isDirect) http.on("connection", (socket: Socket) => this.#connect(socket));
    const upgradeListeners = http.listeners("upgrade");
    http.removeAllListeners("upgrade");
    http.on("upgrade", (request, socket, head) => {
      // A socket error without a listener would end the process.
      socket.on("error", () => socket.destroy());
      try {
        const status = this.#upgradeRefusal(request, socket);
        if (status !== undefined) return refuseRaw(socket, status, request.headers, access.proxies);
        for (const listener of upgradeListeners) listener.call(http, request, socket, head);
      } catch (error) {
        reportThrottled("upgrade", error);
        socket.destroy();
      }
    });
    http.on("clientError", (error: Error & { code?: string }, socket) => {
      if (isDirect) this.#requests.spend(this.#connectionAddress(socket as Socket), 1);
      refuseUnreadable(error.code ?? "", socket);
    });
    http.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
      setSecurityHeaders(request, response, access.proxies);
      response.writeHead(417, { Connection: "close", "Content-Length": 0 }).end();
    });
  }

  receive(request: IncomingMessage, response: ServerResponse): void {
    try {
      this.#receive(request, response);
    } catch (error) {
      reportThrottled("request", error);
      response.destroy();
    }
  }

  /** Refuses new sockets from now on. */
  close(): void {
    this.#isClosing = true;
  }

  /** Cuts the open sockets of banned addresses. */
  cutBanned(): void {
    for (const [socket, address] of this.#upgraded) if (this.isBanned(address)) socket.destroy();
  }

  /** The caller's address before a request was read. */
  #connectionAddress(socket: Socket): string {
    return addressDigest(addressOf({ headers: {}, socket }, 0), this.#options.access.addressKey);
  }

  #connect(socket: Socket): void {
    const address = this.#connectionAddress(socket);
    // A flooding address gets a 429 on open connections; its new ones are not even read.
    const isSpent = !this.#requests.has(address, Math.max(1, this.#options.limits.maxRequests * MIN_BUDGET_TO_CONNECT));
    const release = isSpent ? undefined : this.#connections.take(address);
    if (release === undefined) socket.destroy();
    else socket.once("close", release);
  }

  #receive(request: IncomingMessage, response: ServerResponse): void {
    setSecurityHeaders(request, response, this.#options.access.proxies);
    const refuse = (status: number, text: string): void => {
      // Do not read further requests on this connection.
      response.setHeader("Connection", "close");
      answerText(response, status, text);
    };
    const caller = callerOf(request, this.#options.access);
    if (!this.#requests.spend(caller.address, costOfPath(request.url ?? ""))) {
      response.setHeader("Retry-After", "5");
      return refuse(429, "Too many requests from your address. Wait a few seconds.");
    }
    const status = requestError(request);
    if (status !== undefined) return refuse(status, "This request is malformed.");
    if (!isOwnHost(this.#hosts, request.headers.host))
      return refuse(421, "This server does not answer to that host name. Its operator can add the name to ALLOWED_HOSTS.");
    this.answer(request, response, caller);
  }

  #upgradeRefusal(request: IncomingMessage, socket: Duplex): number | undefined {
    const { headers } = request;
    const { address } = callerOf(request, this.#options.access);
    if (!this.#requests.spend(address, UPGRADE_COST)) return 429;
    const status = requestError(request) ?? handshakeError(request);
    if (status !== undefined) return status;
    if (!isOwnHost(this.#hosts, headers.host)) return 421;
    if (!isAllowedOrigin(this.#options.access.origins, headers.origin, headers.host)) return 403;
    if (this.isBanned(address)) return 403;
    if (this.#isClosing) return 503;
    const release = this.#sockets.take(address);
    if (release === undefined) return 429;
    this.#upgraded.set(socket, address);
    socket.once("close", () => {
      this.#upgraded.delete(socket);
      release();
    });
    return undefined;
  }
}

export function callerOf(request: IncomingMessage, { proxies, addressKey }: Pick<Access, "proxies" | "addressKey">): Caller {
  return { address: relayedAddress(request, addressKey) ?? addressDigest(addressOf(request, proxies), addressKey) };
}

function answerWhileStarting(_request: IncomingMessage, response: ServerResponse): void {
  response.setHeader("Retry-After", "1");
  answerText(response, 503, "The server is starting.");
}

function refuseUnreadable(code: string, socket: Duplex): void {
  // If an answer has begun, a second one would be read as part of it.
  const { _httpMessage: answering } = socket as unknown as { _httpMessage?: { headersSent: boolean } };
  if (code === "ECONNRESET" || answering?.headersSent) socket.destroy();
  else refuseRaw(socket, PARSE_ERROR_STATUS[code] ?? 400);
}

/** The status for each code of Node's parse errors. */
const PARSE_ERROR_STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The target must be a path in printable ASCII; from HTTP/1.1 on there must be exactly one Host header. */
function requestError({ url = "", headers, headersDistinct, httpVersionMajor, httpVersionMinor }: IncomingMessage): number | undefined {
  if (httpVersionMajor !== 1) return 505;
  if (!/^\/[!-~]*$/.test(url)) return 400;
  const isHostMissing = headers.host === undefined && httpVersionMinor > 0;
  return isHostMissing || (headersDistinct.host?.length ?? 0) > 1 ? 400 : undefined;
}

const isWebSocket = (upgrade: string | undefined): boolean => upgrade?.toLowerCase() === "websocket";

/** A socket is for /process/room; the handshake is RFC 6455, 4.2.1. */
function handshakeError({ method, url = "", headers }: IncomingMessage): number | undefined {
  if (method !== "GET") return 405;
  if (!isWebSocket(headers.upgrade) || !/^[+/\dA-Za-z]{22}==$/.test(headers["sec-websocket-key"] ?? "")) return 400;
  if (headers["sec-websocket-version"] !== "13") return 426;
  return /^\/[\w-]{1,64}\/[\w-]{1,64}(\?|$)/.test(url) ? undefined : 404;
}
