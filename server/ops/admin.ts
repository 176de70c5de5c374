/** The operator's view of the running server: a page without script, and the same as JSON. Needs the admin token. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { GuestStore } from "../data/guest-store.ts";
import type { Caller } from "../desk/desk.ts";
import { type RateLimit, rateLimit } from "../transport/address-limits.ts";
import { answerJson, answerNotFound, answerText } from "../transport/http-answers.ts";
import { type AdminFacts, pageOf } from "./admin-page.ts";
import { log } from "./log.ts";
import { roomFacts } from "./room-facts.ts";

const ADMIN_PATHS = ["/admin", "/admin.json"] as const;
export const isAdminPath = (path: string): boolean => ADMIN_PATHS.some((one) => one === path);

/** Of one address, in 30 s. */
const MAX_WRONG_TOKENS = 5;
/** The newest are shown. */
const MAX_COMPLAINTS = 50;

export interface Admin {
  readonly answer: (path: string, caller: Caller, request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** Without a token in the settings these paths do not exist. */
export function openAdmin(
  token: string | undefined,
  guests: Pick<GuestStore, "complaints">,
  wrongTokens: RateLimit = rateLimit(MAX_WRONG_TOKENS),
): Admin {
  return {
    async answer(path, { address }, { headers, method }, response) {
      if (token === undefined) return answerNotFound(response);
      if (method !== "GET") {
        response.setHeader("Allow", "GET");
        return answerText(response, 405, "Only GET is answered here.");
      }
      // The right token is refused too then, so that trying tells nothing.
      if (!wrongTokens.has(address, 1)) return answerText(response, 429, "Too many wrongTokens. Wait half a minute.");
      const provided = tokenIn(headers.authorization);
      if (provided === undefined || !isSame(provided, token)) {
        if (provided !== undefined) {
          wrongTokens.spend(address, 1);
          log("warn", "wrong admin token", { address });
        }
        response.setHeader("WWW-Authenticate", 'Basic realm="Quayside", charset="UTF-8"');
        return answerText(response, 401, "Enter the server's admin token as the password.");
      }
      const facts = { ...(await serverFacts()), complaints: await guests.complaints(MAX_COMPLAINTS) };
      if (path === "/admin.json") answerJson(response, facts);
      else answerText(response, 200, pageOf(facts), "text/html; charset=utf-8");
    },
  };
}

/** The password of Basic authentication with any user name, or the token of Bearer. */
function tokenIn(authorization: string | undefined): string | undefined {
  const [, scheme, value = ""] = /^(Basic|Bearer) +(\S+)$/i.exec(authorization ?? "") ?? [];
  if (scheme?.toLowerCase() !== "basic") return scheme && value;
  const pair = Buffer.from(value, "base64").toString("utf8");
  return pair.slice(pair.indexOf(":") + 1);
}

/** In constant time, by comparing digests of equal length. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

async function serverFacts(): Promise<Omit<AdminFacts, "complaints">> {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return {
    process: {
      node: process.version,
      uptimeSeconds: Math.round(process.uptime()),
      cpuSeconds: Math.round((user + system) / 1e6),
      memoryBytes: rss,
      heapBytes: heapUsed,
    },
    rooms: await roomFacts(),
  };
}
