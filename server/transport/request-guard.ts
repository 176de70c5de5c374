/**
 * Stands before everything else on an open port. What is malformed, addressed to another host or beyond an address's limits ends
 * here, and so does every exception of what comes behind it: it costs one connection and never the process.
 */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { relayedFor } from "../cluster/relay.ts";
import type { Caller } from "../desk/desk.ts";
import { reportProvoked } from "../ops/log.ts";
import { costOfPath, rateLimit, shareOf } from "./address-limits.ts";
import { addressDigest, addressOf } from "./caller-address.ts";
import { isOwnHost } from "./hosts.ts";
import { answerText } from "./http-answers.ts";
import type { Access } from "./http-router.ts";
import { mayCall } from "./origins.ts";
import { refuseRaw, setPolicy } from "./security-headers.ts";

export interface DoorParts {
  readonly access: Access;
  /** HTTP requests and socket upgrades of one address, within half a minute. */
  readonly mostRequests: number;
  /** Upgraded sockets of one address. */
  readonly mostSockets: number;
  /** Whether a connection's own address is that of its caller: proxies and other processes of a cluster stand for many. */
  readonly isDirect: boolean;
}

export interface Door {
  answer: (request: IncomingMessage, response: ServerResponse, caller: Caller) => void;
  readonly receive: RequestListener;
  /** New sockets are refused from now on. */
  close(): void;
}

/** An HTTP connection on which nothing moves is given up, half-taken answers too; in milliseconds. */
const IDLE = 30_000;
/** How often the deadlines of requests are looked at, in milliseconds. */
const LOOK = 1_000;
/** A browser keeps a few connections open beside those that became sockets. */
const CONNECTIONS_PER_SOCKET = 2;
/** With less than this part of its requests left an address gets no new connection. */
const LEAST_LEFT = 0.01;
/** An upgrade makes and tells more than a file does. */
const UPGRADE_COST = 2;

/** `deadline` is for a whole request, headers and body, in milliseconds. */
export function openHttp(deadline: number): Server {
  const http = createServer({
    headersTimeout: deadline / 2,
    requestTimeout: deadline,
    connectionsCheckingInterval: Math.min(LOOK, deadline / 4),
    // Node would answer by itself, without the policy headers.
    requireHostHeader: false,
    // Whatever else a client offers to speak is answered in plain HTTP.
    shouldUpgradeCallback: ({ headers }) => isWebSocket(headers.upgrade),
  });
  return http.setTimeout(IDLE);
}

/** Those who listen for upgrades by now get what is let in. */
export function openDoor(http: Server, { access, mostRequests, mostSockets, isDirect }: DoorParts): Door {
  const { origins, proxies, addressKey } = access;
  const hosts = new Set([...access.hosts, ...[...origins].map((origin) => new URL(origin).hostname)]);
  const requests = rateLimit(mostRequests);
  const sockets = shareOf(mostSockets);
  const connections = shareOf(mostSockets * CONNECTIONS_PER_SOCKET);
  let closing = false;
  const door: Door = {
    answer: answerStarting,
    receive(request, response) {
      try {
        receive(request, response);
      } catch (error) {
        reportProvoked("request", error);
        response.destroy();
      }
    },
    close: () => {
      closing = true;
    },
  };

  const callerOf = (request: IncomingMessage): Caller => ({
    address: relayedFor(request, addressKey) ?? addressDigest(addressOf(request, proxies), addressKey),
  });

  /** As `callerOf`, before anything was read. */
  const lineOf = (socket: Socket): string => addressDigest(addressOf({ headers: {}, socket }, 0), addressKey);

  http.on("connection", (socket: Socket) => {
    if (!isDirect) return;
    const address = lineOf(socket);
    // A flood is told so once on each connection it has; its new ones are not even read.
    const isSpent = !requests.has(address, Math.max(1, mostRequests * LEAST_LEFT));
    const release = isSpent ? undefined : connections.take(address);
    if (release === undefined) socket.destroy();
    else socket.once("close", release);
  });

  function receive(request: IncomingMessage, response: ServerResponse): void {
    setPolicy(request, response, proxies);
    const refuse = (status: number, text: string): void => {
      // What else comes on this connection is not read.
      response.setHeader("Connection", "close");
      answerText(response, status, text);
    };
    const caller = callerOf(request);
    if (!requests.spend(caller.address, costOfPath(request.url ?? ""))) {
      response.setHeader("Retry-After", "5");
      return refuse(429, "Too many requests from your address. Wait a few seconds.");
    }
    const status = malformed(request);
    if (status !== undefined) return refuse(status, "This request is malformed.");
    if (!isOwnHost(hosts, request.headers.host))
      return refuse(421, "This server does not know itself by that name. Its operator can add the name to ALLOWED_HOSTS.");
    door.answer(request, response, caller);
  }

  function admit(request: IncomingMessage, socket: Duplex): number | undefined {
    const { headers } = request;
    const { address } = callerOf(request);
    if (!requests.spend(address, UPGRADE_COST)) return 429;
    const status = malformed(request) ?? malformedHandshake(request);
    if (status !== undefined) return status;
    if (!isOwnHost(hosts, headers.host)) return 421;
    if (!mayCall(origins, headers.origin, headers.host)) return 403;
    if (closing) return 503;
    const release = sockets.take(address);
    if (release === undefined) return 429;
    socket.once("close", release);
    return undefined;
  }

  const behind = http.listeners("upgrade");
  http.removeAllListeners("upgrade");
  http.on("upgrade", (request, socket, head) => {
    // An error of a line nobody listens to would end the process.
    socket.on("error", () => socket.destroy());
    try {
      const status = admit(request, socket);
      if (status !== undefined) return refuseRaw(socket, status, request.headers, proxies);
      for (const listener of behind) listener.call(http, request, socket, head);
    } catch (error) {
      reportProvoked("upgrade", error);
      socket.destroy();
    }
  });

  http.on("clientError", (error: Error & { code?: string }, socket) => {
    if (isDirect) requests.spend(lineOf(socket as Socket), 1);
    refuseUnread(error.code ?? "", socket);
  });
  http.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    setPolicy(request, response, proxies);
    response.writeHead(417, { Connection: "close", "Content-Length": 0 }).end();
  });
  return door;
}

function answerStarting(_request: IncomingMessage, response: ServerResponse): void {
  response.setHeader("Retry-After", "1");
  answerText(response, 503, "The server is starting.");
}

function refuseUnread(code: string, socket: Duplex): void {
  // In the middle of an answer another one would be taken for a part of it.
  const { _httpMessage: answering } = socket as unknown as { _httpMessage?: { headersSent: boolean } };
  if (code === "ECONNRESET" || answering?.headersSent) socket.destroy();
  else refuseRaw(socket, STATUS_OF[code] ?? 400);
}

/** What Node could not read as a request. */
const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** A target is a path in printable ASCII; since HTTP/1.1 a request names its host, once. */
function malformed({ url = "", headers, headersDistinct, httpVersionMajor, httpVersionMinor }: IncomingMessage): number | undefined {
  if (httpVersionMajor !== 1) return 505;
  if (!/^\/[!-~]*$/.test(url)) return 400;
  const isHostMissing = headers.host === undefined && httpVersionMinor > 0;
  return isHostMissing || (headersDistinct.host?.length ?? 0) > 1 ? 400 : undefined;
}

const isWebSocket = (upgrade: string | undefined): boolean => upgrade?.toLowerCase() === "websocket";

/** A socket is for a room of a process, /process/room, and asked for as RFC 6455, 4.2.1 has it. */
function malformedHandshake({ method, url = "", headers }: IncomingMessage): number | undefined {
  if (method !== "GET") return 405;
  if (!isWebSocket(headers.upgrade) || !/^[+/\dA-Za-z]{22}==$/.test(headers["sec-websocket-key"] ?? "")) return 400;
  if (headers["sec-websocket-version"] !== "13") return 426;
  return /^\/[\w-]{1,64}\/[\w-]{1,64}(\?|$)/.test(url) ? undefined : 404;
}
