/** The security headers of every answer. */
import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

/** Phaser keeps textures in blob: and data: URLs; all else comes from this server, and no page has inline scripts or styles. */
const CONTENT_SOURCES = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
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

/** Sent only where the page itself came over TLS. */
const TLS_ONLY_FOR_A_YEAR = "max-age=31536000";

/** Lets the page of this answer send its forms to this server. */
export function allowOwnForms(response: ServerResponse): void {
  const policy = String(response.getHeader("Content-Security-Policy") ?? "");
  response.setHeader("Content-Security-Policy", policy.replace("form-action 'none'", "form-action 'self'"));
}

/** Lets pages of any site frame this answer. */
export function allowFraming(response: ServerResponse): void {
  const policy = String(response.getHeader("Content-Security-Policy") ?? "");
  response.setHeader("Content-Security-Policy", policy.replace("frame-ancestors 'none'", "frame-ancestors *"));
  response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  response.removeHeader("X-Frame-Options");
}

export function setSecurityHeaders({ headers }: IncomingMessage, response: ServerResponse, proxies = 0): void {
  for (const [name, value] of Object.entries(securityHeaders(headers, proxies))) response.setHeader(name, value);
}

/** Answers a connection that has no response object with a bare status, and closes it. */
export function refuseRaw(socket: Duplex, status: number, headers: IncomingHttpHeaders = {}, proxies = 0): void {
  if (!socket.writable) return void socket.destroy();
  const lines = Object.entries({ ...securityHeaders(headers, proxies), Connection: "close", "Content-Length": 0 });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  // Do not wait for the peer to close its side.
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`, () => socket.destroy());
}

function securityHeaders(headers: IncomingHttpHeaders, proxies: number): Readonly<Record<string, string>> {
  return {
    ...HEADERS,
    "Content-Security-Policy": `${CONTENT_SOURCES}; connect-src 'self'${socketSources(headers.host)}`,
    ...(isTls(headers, proxies) && { "Strict-Transport-Security": TLS_ONLY_FOR_A_YEAR }),
  };
}

/** TLS ends at a proxy: the outermost trusted one reports the browser's scheme. */
function isTls(headers: IncomingHttpHeaders, proxies: number): boolean {
  if (proxies === 0) return false;
  const schemes = String(headers["x-forwarded-proto"] ?? "").split(",");
  return (schemes.at(-proxies) ?? schemes[0])?.trim().toLowerCase() === "https";
}

/** The Host header is the caller's, so only a plain one is repeated. */
const isPlainHost = (host: string | undefined): host is string => host !== undefined && /^[\w.-]+(:\d{1,5})?$/.test(host);

/** In some browsers 'self' does not cover WebSockets. */
const socketSources = (host: string | undefined): string => (isPlainHost(host) ? ` ws://${host} wss://${host}` : "");

/** This server's address as the caller knows it; empty if it cannot be told. */
export const ownOrigin = ({ headers }: Pick<IncomingMessage, "headers">, proxies: number): string =>
  isPlainHost(headers.host) ? `${isTls(headers, proxies) ? "https" : "http"}://${headers.host}` : "";
