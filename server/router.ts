/** Routes HTTP requests: the API, the client's files, health, metrics and the admin page. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { isCallName } from "../shared/core/wire/calls.ts";
import { CARD_WORDS_PATH, type CardWords } from "../shared/core/wire/card-words.ts";
import { API_PATH, type Api, answerCall } from "./api/api.ts";
import { answerDescription } from "./api/api-description.ts";
import { type CardContext, linkCards } from "./api/link-cards.ts";
import { answerPublic, PUBLIC_PATH, type PublicApi } from "./api/public-calls.ts";
import type { Limits } from "./base/limits.ts";
import { log, report } from "./base/log.ts";
import type { Metrics, RoomTotals } from "./base/metrics.ts";
import type { RateLimit } from "./base/rate-limit.ts";
import { time } from "./base/time.ts";
import type { Access } from "./http/access.ts";
import { answerJson, answerText } from "./http/answers.ts";
import type { Caller } from "./http/caller.ts";
import { cardTags } from "./http/page-head.ts";
import { ownOrigin } from "./http/security-headers.ts";
import { answerFile, type Files } from "./http/static-files.ts";
import { type AdminContext, isAdminPath, openAdmin } from "./ops/admin.ts";
import { buildIn, VERSION } from "./ops/build.ts";
import type { DiskSpace } from "./ops/disk-space.ts";
import { roomTotals } from "./ops/room-facts.ts";

export type RouterContext = AdminContext &
  CardContext & {
    readonly metrics: Metrics;
    readonly limits: Pick<Limits, "maxCalls">;
    readonly disk: DiskSpace;
    /** The process is about to end. */
    readonly closing: boolean;
    /** Whether the journal and the stores work. */
    isHealthy(): boolean;
  };

interface RouterOptions {
  readonly context: RouterContext;
  /** What each address may call, counted together with what its programs say. */
  readonly calls: RateLimit;
  readonly api: Api;
  readonly publicApi: PublicApi;
  readonly files: Files;
  readonly access: Access;
  /** Why nothing can be saved now, if known. */
  storageError(): string | undefined;
}

export function createRouter({ context, calls, api, publicApi, files, access, storageError }: RouterOptions) {
  const { metrics, isHealthy, disk } = context;
  const services = {
    api,
    limit: calls,
    origins: access.origins,
    metrics,
    sanctions: context.sanctions,
    isHealthy,
  };
  const admin = openAdmin(access, context);
  const build = buildIn(files);
  const words = files.get(CARD_WORDS_PATH)?.body.toString("utf8");
  const cards = words === undefined ? undefined : linkCards(context, JSON.parse(words) as CardWords, services.limit);
  const metricsText = cached(async () => metrics.text({ ...(await roomTotals()), ...diskTotals(disk) }));

  function answerHealth(response: ServerResponse): void {
    const why = context.closing ? "closing" : context.isHealthy() ? undefined : "journal";
    const reason = storageError();
    const { uptime } = process;
    const facts = {
      ok: why === undefined,
      ...(why && { why }),
      ...(reason && { reason }),
      ...(disk.state() !== "ok" && { disk: disk.state() }),
      build,
      version: VERSION,
      uptime: Math.round(uptime()),
    };
    answerJson(response, facts, why === undefined ? 200 : 503);
  }

  async function answer(path: string, caller: Caller, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (answerDescription(path, VERSION, response)) return;
    if (path.startsWith(PUBLIC_PATH)) return answerPublic({ api: publicApi, limit: services.limit }, path, caller, request, response);
    if (path.startsWith(API_PATH)) return answerCall(services, path, caller, request, response);
    if (path === "/healthz") return answerHealth(response);
    if (path === "/metrics") {
      // The numbers would tell an attacker how an attack goes.
      if (!access.openMetrics && !admin.isAllowed(caller, request, response)) return;
      return answerText(response, 200, await metricsText(), "text/plain; version=0.0.4; charset=utf-8");
    }
    if (isAdminPath(path)) return admin.answer(path, caller, request, response);
    const card = await cards?.cardAt(path, caller.address);
    answerFile(files, path, request, response, card && cardTags(card, ownOrigin(request, access.proxies)));
  }

  return (request: IncomingMessage, response: ServerResponse, caller: Caller): void => {
    const since = performance.now();
    // The query may hold a secret.
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

function diskTotals(disk: Pick<DiskSpace, "free">): Pick<RoomTotals, "diskFree"> {
  const diskFree = disk.free();
  return diskFree === undefined ? {} : { diskFree };
}

/** Metrics read every room, so they are read once a second at most; in milliseconds. */
const METRICS_CACHE_TIME = 1_000;

function cached(read: () => Promise<string>): () => Promise<string> {
  let last: { readonly at: number; readonly text: Promise<string> } | undefined;
  return () => {
    const now = time.elapsed();
    if (last === undefined || Math.abs(now - last.at) >= METRICS_CACHE_TIME) last = { at: now, text: read() };
    return last.text;
  };
}

/** Unknown paths are not logged: they may hold a secret sent to the wrong place. */
function loggedPath(path: string, files: Files): string {
  const isKnown = path.startsWith(API_PATH)
    ? isCallName(path.slice(API_PATH.length))
    : files.has(path) || isAdminPath(path) || ["/", "/healthz", "/metrics"].includes(path);
  return isKnown ? path : "/*";
}
