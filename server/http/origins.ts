/** Whose pages may call this server: its own, and those of the listed web origins. */
import type { IncomingMessage, ServerResponse } from "node:http";

export type Origins = ReadonlySet<string>;

/** How long a browser may cache a preflight answer, in seconds. */
const PREFLIGHT_MAX_AGE = 600;

/** A whole web origin, scheme://host[:port], as browsers write it; undefined if the text is anything else. */
export function originOf(text: string): string | undefined {
  if (!/^https?:\/\/[^\s/?#@*\\]+$/i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).origin;
}

/** Browsers always send an Origin; a caller without one is no browser, so there is no user to protect. */
export function isAllowedOrigin(origins: Origins, origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined || origins.has(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Allows pages of listed origins to read the answer. */
export function allowOrigin(origins: Origins, { headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader("Vary", "Origin");
  if (isListed(origins, headers.origin)) response.setHeader("Access-Control-Allow-Origin", headers.origin);
}

/** Answers a CORS preflight of a listed origin; false for any other request. */
export function answerPreflight(origins: Origins, { method, headers }: IncomingMessage, response: ServerResponse): boolean {
  if (method !== "OPTIONS" || !isListed(origins, headers.origin)) return false;
  const allowed = { "Access-Control-Allow-Methods": "POST", "Access-Control-Allow-Headers": "Content-Type" };
  response.writeHead(204, { ...allowed, "Access-Control-Max-Age": PREFLIGHT_MAX_AGE });
  response.end();
  return true;
}

const isListed = (origins: Origins, origin: string | undefined): origin is string => origin !== undefined && origins.has(origin);
