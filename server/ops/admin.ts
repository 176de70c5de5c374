/** The operator's view of the running server: a page without script, and the same as JSON. Needs the admin token. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LIMITS } from "../base/limits.ts";
import { log } from "../base/log.ts";
import { type RateLimit, rateLimit } from "../base/rate-limit.ts";
import { answerJson, answerNotFound, answerText } from "../http/answers.ts";
import type { Caller } from "../http/caller.ts";
import type { GuestStore } from "../store/guest-store.ts";
import { type AdminFacts, pageOf } from "./admin-page.ts";
import type { DiskSpace } from "./disk-space.ts";
import { roomFacts } from "./room-facts.ts";

const ADMIN_PATHS = ["/admin", "/admin.json"] as const;
export const isAdminPath = (path: string): boolean => ADMIN_PATHS.some((one) => one === path);

/** Complaints on one page. */
const PAGE = 50;

export interface Admin {
  /** Whether the request has the admin token. If not, it is answered. */
  readonly isAllowed: (caller: Caller, request: IncomingMessage, response: ServerResponse) => boolean;
  readonly answer: (path: string, caller: Caller, request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** Without a token in the settings these paths do not exist. */
export function openAdmin(
  token: string | undefined,
  guests: Pick<GuestStore, "complaints" | "countComplaints">,
  disk: Pick<DiskSpace, "free">,
  wrongTokens: RateLimit = rateLimit(LIMITS.maxWrongTokens),
): Admin {
  function isAllowed({ address }: Caller, { headers, method }: IncomingMessage, response: ServerResponse): boolean {
    const refuse = (status: number, text: string): false => {
      answerText(response, status, text);
      return false;
    };
    if (token === undefined) {
      answerNotFound(response);
      return false;
    }
    if (method !== "GET") {
      response.setHeader("Allow", "GET");
      return refuse(405, "Only GET is answered here.");
    }
    // The right token is refused too then, so that trying tells nothing.
    if (!wrongTokens.has(address, 1)) return refuse(429, "Too many wrong tokens. Wait half a minute.");
    const provided = tokenIn(headers.authorization);
    if (provided !== undefined && isSame(provided, token)) return true;
    if (provided !== undefined) {
      wrongTokens.spend(address, 1);
      log("warn", "wrong admin token", { address });
    }
    response.setHeader("WWW-Authenticate", 'Basic realm="Quayside", charset="UTF-8"');
    return refuse(401, "Enter the server's admin token as the password.");
  }

  return {
    isAllowed,
    async answer(path, caller, request, response) {
      if (!isAllowed(caller, request, response)) return;
      const page = pageIn(request.url);
      const [complaints, count] = await Promise.all([guests.complaints(PAGE, (page - 1) * PAGE), guests.countComplaints()]);
      const facts = { ...(await serverFacts(disk)), complaints, pages: { page, of: Math.max(1, Math.ceil(count / PAGE)) } };
      if (path === "/admin.json") answerJson(response, facts);
      else answerText(response, 200, pageOf(facts), "text/html; charset=utf-8");
    },
  };
}

/** The page of /admin?page=2, from 1. */
function pageIn(url = ""): number {
  const page = Number(new URLSearchParams(url.split("?", 2)[1]).get("page"));
  return Number.isInteger(page) && page > 0 && page < 1_000 ? page : 1;
}

/** The password of Basic authentication with any user name, or the token of Bearer. */
function tokenIn(authorization: string | undefined): string | undefined {
  const [, scheme, value = ""] = /^(Basic|Bearer) +(\S+)$/i.exec(authorization ?? "") ?? [];
  if (scheme?.toLowerCase() !== "basic") return scheme && value;
  const pair = Buffer.from(value, "base64").toString("utf8");
  return pair.slice(pair.indexOf(":") + 1);
}

/** Compares digests of equal length, in constant time. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

async function serverFacts(disk: Pick<DiskSpace, "free">): Promise<Omit<AdminFacts, "complaints" | "pages">> {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const free = disk.free();
  return {
    process: {
      node: process.version,
      uptimeSeconds: Math.round(process.uptime()),
      cpuSeconds: Math.round((user + system) / 1e6),
      memoryBytes: rss,
      heapBytes: heapUsed,
      ...(free !== undefined && { diskFreeBytes: free }),
    },
    rooms: await roomFacts(),
  };
}
