/** Whose pages may talk to this server: its own, and those of the web origins it was told of. */
import type { IncomingMessage, ServerResponse } from "node:http";

export type Origins = ReadonlySet<string>;

/** How long a browser may remember that it may call, in seconds. */
const REMEMBERED = 600;

/** A whole web origin, scheme://host[:port], as browsers write it; nothing if the text is anything else. */
export function originOf(text: string): string | undefined {
  if (!/^https?:\/\/[^\s/?#@*\\]+$/i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).origin;
}

/** A browser always says which site's page is calling; whoever says nothing is no browser and has no user to betray. */
export function mayCall(origins: Origins, origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined || origins.has(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Tells the browser that a page of a listed origin may read the answer; of any other origin it is told nothing. */
export function allowOrigin(origins: Origins, { headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader("Vary", "Origin");
  if (isListed(origins, headers.origin)) response.setHeader("Access-Control-Allow-Origin", headers.origin);
}

/** Answers the question a browser asks before it lets another site's page call; false if this is none, or not from a listed one. */
export function answerPreflight(origins: Origins, { method, headers }: IncomingMessage, response: ServerResponse): boolean {
  if (method !== "OPTIONS" || !isListed(origins, headers.origin)) return false;
  const allowed = { "Access-Control-Allow-Methods": "POST", "Access-Control-Allow-Headers": "Content-Type" };
  response.writeHead(204, { ...allowed, "Access-Control-Max-Age": REMEMBERED });
  response.end();
  return true;
}

const isListed = (origins: Origins, origin: string | undefined): origin is string => origin !== undefined && origins.has(origin);
