/** A look into the running server for whoever has its token: one plain page without script, and the same as JSON. */
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

/** Wrong tokens of one address, until the store has filled again. */
const MAX_WRONG_TOKENS = 5;
/** The newest. */
const MAX_COMPLAINTS = 50;

export interface Admin {
  readonly answer: (path: string, caller: Caller, request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** Without a token there is nothing at these addresses. */
export function openAdmin(
  token: string | undefined,
  people: Pick<GuestStore, "complaints">,
  tries: RateLimit = rateLimit(MAX_WRONG_TOKENS),
): Admin {
  return {
    async answer(path, { address }, { headers, method }, response) {
      if (token === undefined) return answerNotFound(response);
      if (method !== "GET") {
        response.setHeader("Allow", "GET");
        return answerText(response, 405, "Only GET is answered here.");
      }
      // Not even the right one is taken then: or it could be found out by trying.
      if (!tries.has(address, 1)) return answerText(response, 429, "Too many tries. Wait half a minute.");
      const given = tokenIn(headers.authorization);
      if (given === undefined || !isSame(given, token)) {
        if (given !== undefined) {
          tries.spend(address, 1);
          log("warn", "wrong admin token", { address });
        }
        response.setHeader("WWW-Authenticate", 'Basic realm="Quayside", charset="UTF-8"');
        return answerText(response, 401, "This needs the token of whoever runs the server, as the password.");
      }
      const facts = { ...(await serverFacts()), complaints: await people.complaints(MAX_COMPLAINTS) };
      if (path === "/admin.json") answerJson(response, facts);
      else answerText(response, 200, pageOf(facts), "text/html; charset=utf-8");
    },
  };
}

/** The password of Basic, whatever the name; or the token of Bearer. */
function tokenIn(authorization: string | undefined): string | undefined {
  const [, scheme, value = ""] = /^(Basic|Bearer) +(\S+)$/i.exec(authorization ?? "") ?? [];
  if (scheme?.toLowerCase() !== "basic") return scheme && value;
  const pair = Buffer.from(value, "base64").toString("utf8");
  return pair.slice(pair.indexOf(":") + 1);
}

/** Takes as long for any two: of digests, which are of one length. */
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
