/** What a browser may do with what this server sends it. */
import type { IncomingMessage, ServerResponse } from "node:http";

/** Phaser keeps textures in blob and data addresses; everything else comes from this server, and no script or style stands in a page. */
const SOURCES = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "worker-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const HEADERS = {
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), display-capture=()",
} as const;

/** To be set on every answer. */
export function setPolicy({ headers }: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  response.setHeader("Content-Security-Policy", `${SOURCES}; connect-src 'self'${socketsOf(headers.host)}`);
}

/** Not every browser takes a page's own sockets for its own. The host is the caller's to write, so only a plain one is repeated. */
function socketsOf(host: string | undefined): string {
  return host !== undefined && /^[\w.-]+(:\d{1,5})?$/.test(host) ? ` ws://${host} wss://${host}` : "";
}
