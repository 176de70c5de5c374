/** Every answer over HTTP: the desk, the client's files, and what whoever runs the server asks. */
import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isCallName } from "../../shared/core/calls.ts";
import type { ServerContext } from "../context.ts";
import { answerCall, type Caller, DESK, type Desk } from "../desk/desk.ts";
import { isAdminPath, openAdmin } from "../ops/admin.ts";
import { buildIn, VERSION } from "../ops/build.ts";
import { log, report } from "../ops/log.ts";
import { roomTotals } from "../ops/room-facts.ts";
import { time } from "../time.ts";
import { rateLimit } from "./address-limits.ts";
import type { Hosts } from "./hosts.ts";
import { answerFile, answerJson, answerText, type Files } from "./http-answers.ts";
import type { Origins } from "./origins.ts";

/** Who is let in, as the operator has set it. */
export interface Access {
  readonly origins: Origins;
  /** Names by which this server may be addressed, beside those of the origins. */
  readonly hosts: Hosts;
  /** How many proxies of one's own stand before the server. */
  readonly proxies: number;
  /** Digests of addresses are made with it: those of several processes agree if they share it. */
  readonly addressKey: string;
  /** Without it nobody looks into the running server. */
  readonly adminToken: string | undefined;
}

export const DEFAULT_ACCESS: Access = {
  origins: new Set(),
  hosts: new Set(),
  proxies: 0,
  addressKey: randomBytes(16).toString("hex"),
  adminToken: undefined,
};

export interface RouterOptions {
  readonly context: ServerContext;
  readonly desk: Desk;
  readonly files: Files;
  readonly access: Access;
  /** Of one address at the desk, within half a minute. */
  readonly maxCalls: number;
  /** Why nothing can be kept just now, if it is known. */
  storageError(): string | undefined;
}

export function createRouter({ context: house, desk, files, access, maxCalls: mostCalls, storageError: trouble }: RouterOptions) {
  const { metrics } = house;
  const front = { desk, limit: rateLimit(mostCalls), origins: access.origins, metrics, isWell: house.isHealthy };
  const admin = openAdmin(access.adminToken, house.guests);
  const build = buildIn(files);
  const metricsText = cached(() => roomTotals().then(metrics.text));

  function answerHealth(response: ServerResponse): void {
    const why = house.closing ? "closing" : house.isHealthy() ? undefined : "journal";
    const reason = trouble();
    const { uptime } = process;
    const facts = {
      ok: why === undefined,
      ...(why && { why }),
      ...(reason && { reason }),
      build,
      version: VERSION,
      uptime: Math.round(uptime()),
    };
    answerJson(response, facts, why === undefined ? 200 : 503);
  }

  async function answer(path: string, caller: Caller, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (path.startsWith(DESK)) return answerCall(front, path, caller, request, response);
    if (path === "/healthz") return answerHealth(response);
    if (path === "/metrics") return answerText(response, 200, await metricsText(), "text/plain; version=0.0.4; charset=utf-8");
    if (isAdminPath(path)) return admin.answer(path, caller, request, response);
    answerFile(files, path, request, response);
  }

  return (request: IncomingMessage, response: ServerResponse, caller: Caller): void => {
    const since = performance.now();
    // What follows may be a secret, and concerns nobody here.
    const [path = "/"] = (request.url ?? "/").split("?", 1);
    response.once("close", () => {
      const ms = Math.round(performance.now() - since);
      log("debug", "request", { path: loggedPath(path, files), status: response.statusCode, ms, ...caller });
    });
    answer(path, caller, request, response).catch((error: unknown) => {
      report("request", error);
      if (!response.headersSent) answerText(response, 500, "Something went wrong here.");
    });
  };
}

/** What reads every room is read once a second at most, however many ask; in milliseconds. */
const METRICS_CACHE_TIME = 1_000;

function cached(read: () => Promise<string>): () => Promise<string> {
  let last: { readonly at: number; readonly text: Promise<string> } | undefined;
  return () => {
    const now = time.elapsed();
    if (last === undefined || Math.abs(now - last.at) >= METRICS_CACHE_TIME) last = { at: now, text: read() };
    return last.text;
  };
}

/** An address anybody has made up may be anything, a secret in the wrong place too: it is not repeated. */
function loggedPath(path: string, files: Files): string {
  const isKnown = path.startsWith(DESK)
    ? isCallName(path.slice(DESK.length))
    : files.has(path) || isAdminPath(path) || ["/", "/healthz", "/metrics"].includes(path);
  return isKnown ? path : "/*";
}
