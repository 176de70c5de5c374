/** What a browser may do with what this server sends it. */
import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

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
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), display-capture=()",
} as const;

/** For a year, said only where the page itself came over TLS. */
const ONLY_TLS = "max-age=31536000";

/** To be set on every answer. */
export function setPolicy({ headers }: IncomingMessage, response: ServerResponse, proxies = 0): void {
  for (const [name, value] of Object.entries(policyFor(headers, proxies))) response.setHeader(name, value);
}

/** Answers on a connection that has no response object, by status alone, and ends it. */
export function refuseRaw(socket: Duplex, status: number, headers: IncomingHttpHeaders = {}, proxies = 0): void {
  if (!socket.writable) return void socket.destroy();
  const lines = Object.entries({ ...policyFor(headers, proxies), Connection: "close", "Content-Length": 0 });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  // A peer that does not close its own side is not waited for.
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`, () => socket.destroy());
}

function policyFor(headers: IncomingHttpHeaders, proxies: number): Readonly<Record<string, string>> {
  return {
    ...HEADERS,
    "Content-Security-Policy": `${SOURCES}; connect-src 'self'${socketsOf(headers.host)}`,
    ...(isTls(headers, proxies) && { "Strict-Transport-Security": ONLY_TLS }),
  };
}

/** This server speaks no TLS itself: the outermost trusted proxy says whether the browser did. */
function isTls(headers: IncomingHttpHeaders, proxies: number): boolean {
  if (proxies === 0) return false;
  const schemes = String(headers["x-forwarded-proto"] ?? "").split(",");
  return (schemes.at(-proxies) ?? schemes[0])?.trim().toLowerCase() === "https";
}

/** Not every browser takes a page's own sockets for its own. The host is the caller's to write, so only a plain one is repeated. */
function socketsOf(host: string | undefined): string {
  return host !== undefined && /^[\w.-]+(:\d{1,5})?$/.test(host) ? ` ws://${host} wss://${host}` : "";
}
