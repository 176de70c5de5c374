/** The operator's view of the running server, and what the operator may do: pages without script, and the facts as JSON. Needs the admin token. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { cleanText } from "../../shared/core/base/player-text.ts";
import { LONGEST_NAME } from "../../shared/core/wire/calls.ts";
import { LONGEST_MESSAGE } from "../../shared/core/wire/wire.ts";
import { LIMITS } from "../base/limits.ts";
import { log } from "../base/log.ts";
import { type RateLimit, rateLimit } from "../base/rate-limit.ts";
import type { Access } from "../http/access.ts";
import { answerJson, answerNotFound, answerText } from "../http/answers.ts";
import type { Caller } from "../http/caller.ts";
import { isAllowedOrigin } from "../http/origins.ts";
import { allowOwnForms } from "../http/security-headers.ts";
import { playersOf } from "../table/snapshot.ts";
import { type AdminFacts, type FoundPerson, logPage, pageOf } from "./admin-page.ts";
import type { DiskSpace } from "./disk-space.ts";
import { type ActContext, ActError, type AskedAct, performAct } from "./perform-act.ts";
import { roomFacts } from "./room-facts.ts";

const ADMIN_PATHS = ["/admin", "/admin.json", "/admin/log", "/admin/act"] as const;
export const isAdminPath = (path: string): boolean => ADMIN_PATHS.some((one) => one === path);

/** Lines on one page: of complaints, and of the log. */
const PAGE = 50;
/** Guests of one name that are shown. */
const MOST_FOUND = 20;

export interface AdminContext extends ActContext {
  readonly disk: Pick<DiskSpace, "free">;
}

export interface Admin {
  /** Whether the request has the admin token, and the method that is wanted. If not, it is answered. */
  readonly isAllowed: (caller: Caller, request: IncomingMessage, response: ServerResponse, method?: "GET" | "POST") => boolean;
  readonly answer: (path: string, caller: Caller, request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** Without a token in the settings these paths do not exist. */
export function openAdmin(
  { adminToken: token, addressKey }: Pick<Access, "adminToken" | "addressKey">,
  context: AdminContext,
  wrongTokens: RateLimit = rateLimit(LIMITS.maxWrongTokens),
): Admin {
  const isAllowed: Admin["isAllowed"] = ({ address }, { headers, method }, response, wanted = "GET") => {
    const refuse = (status: number, text: string): false => {
      answerText(response, status, text);
      return false;
    };
    if (token === undefined) {
      answerNotFound(response);
      return false;
    }
    if (method !== wanted) {
      response.setHeader("Allow", wanted);
      return refuse(405, `Only ${wanted} is answered here.`);
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
  };

  async function answerPage(response: ServerResponse, query: URLSearchParams, trouble?: Trouble): Promise<void> {
    allowOwnForms(response);
    answerText(response, trouble === undefined ? 200 : 400, pageOf(await factsFor(context, query, trouble)), HTML);
  }

  async function act(caller: Caller, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isFromOwnPage(request)) return answerText(response, 403, "This form was not sent by this server's own page.");
    const form = await formIn(request);
    if (form === undefined) return answerText(response, 400, "This is not a form of this page.");
    const field = (name: string): string => form.get(name) ?? "";
    const asked = { what: field("what"), who: field("who"), hours: field("hours"), why: field("why") };
    try {
      const { id } = await performAct(context, { ...asked, by: userIn(request.headers.authorization), from: caller.address }, addressKey);
      log("info", "operator", { address: caller.address });
      response.setHeader("Location", `/admin?did=${id}`);
      answerText(response, 303, "Done.");
    } catch (error) {
      if (!(error instanceof ActError)) throw error;
      await answerPage(response, new URLSearchParams(), { ...asked, sentence: error.message });
    }
  }

  return {
    isAllowed,
    async answer(path, caller, request, response) {
      const isAct = path === "/admin/act";
      if (!isAllowed(caller, request, response, isAct ? "POST" : "GET")) return;
      if (isAct) return act(caller, request, response);
      const query = new URLSearchParams((request.url ?? "").split("?", 2)[1]);
      if (path === "/admin.json") return answerJson(response, await factsFor(context, query));
      if (path === "/admin") return answerPage(response, query);
      const page = pageIn(query);
      const { guests } = context;
      const [acts, count] = await Promise.all([guests.acts(PAGE, (page - 1) * PAGE), guests.countActs()]);
      answerText(response, 200, logPage(acts, { page, of: pagesOf(count) }), HTML);
    },
  };
}

const HTML = "text/html; charset=utf-8";

type Trouble = Pick<AskedAct, "what" | "who" | "hours" | "why"> & { readonly sentence: string };

async function factsFor(context: AdminContext, query: URLSearchParams, trouble?: Trouble): Promise<AdminFacts> {
  const { guests, sanctions, disk } = context;
  const page = pageIn(query);
  const isHandled = query.get("handled") === "1";
  const [complaints, count, done, pageErrors] = await Promise.all([
    guests.complaints(PAGE, (page - 1) * PAGE, isHandled),
    guests.countComplaints(isHandled),
    guests.act(query.get("did") ?? ""),
    guests.pageErrors(PAGE),
  ]);
  const find = (query.get("find") ?? "").slice(0, 60);
  const asked = trouble ?? { what: query.get("what") ?? "", who: query.get("who") ?? "", hours: "", why: "" };
  return {
    ...(await serverFacts(disk)),
    complaints,
    pages: { page, of: pagesOf(count) },
    isHandled,
    inForce: sanctions.all(),
    done,
    find,
    found: find === "" ? [] : await peopleFound(context, find),
    asked,
    pageErrors,
    ...(trouble && { trouble: trouble.sentence }),
  };
}

/** Guests by their id, their name, or a match in which they have a seat. */
async function peopleFound({ guests, tableStore }: ActContext, find: string): Promise<FoundPerson[]> {
  const [byId, named, table] = await Promise.all([
    guests.guestById(find),
    guests.guestsNamed(cleanText(find, LONGEST_NAME), MOST_FOUND),
    tableStore.load(find),
  ]);
  const players = table === undefined ? [] : playersOf(table);
  const seated = players.map((id, seat) => ({
    id,
    name: table?.seats[seat]?.name ?? "",
    seen: 0,
    seat,
    address: table?.seats[seat]?.address ?? "",
  }));
  return [...(byId === undefined ? [] : [byId]), ...named, ...seated];
}

const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / PAGE));

/** ?page=2, from 1. */
function pageIn(query: URLSearchParams): number {
  const page = Number(query.get("page"));
  return Number.isInteger(page) && page > 0 && page < 1_000 ? page : 1;
}

/**
 * A browser sends the password along with forms of other sites, and always says which site's page a form is from. A caller without a site must
 * show the token as a bearer token, which no browser sends by itself.
 */
function isFromOwnPage({ headers: { origin, host, authorization = "" } }: IncomingMessage): boolean {
  return origin === undefined ? /^bearer /i.test(authorization) : isAllowedOrigin(new Set(), origin, host);
}

/** The fields of a form; undefined if it is none, or too long. */
async function formIn(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers["content-type"] ?? "")) return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > LONGEST_MESSAGE) return undefined;
      chunks.push(chunk);
    }
  } catch {
    return undefined; // the connection was cut
  }
  return new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
}

const credentialsIn = (authorization: string | undefined) => /^(Basic|Bearer) +(\S+)$/i.exec(authorization ?? "") ?? [];
const isBasic = (scheme: string | undefined): boolean => scheme?.toLowerCase() === "basic";

/** The password of Basic authentication with any user name, or the token of Bearer. */
function tokenIn(authorization: string | undefined): string | undefined {
  const [, scheme, value = ""] = credentialsIn(authorization);
  if (!isBasic(scheme)) return scheme && value;
  const pair = Buffer.from(value, "base64").toString("utf8");
  return pair.slice(pair.indexOf(":") + 1);
}

/** The user name of Basic authentication: which operator it is, as they say themselves. */
function userIn(authorization: string | undefined): string {
  const [, scheme, value = ""] = credentialsIn(authorization);
  return isBasic(scheme) ? (Buffer.from(value, "base64").toString("utf8").split(":", 1)[0] ?? "") : "";
}

/** Compares digests of equal length, in constant time. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

async function serverFacts(disk: Pick<DiskSpace, "free">): Promise<Pick<AdminFacts, "process" | "rooms">> {
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
