import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

type File = { body: Buffer; type: string; caching: string };

/** Path in the address to file. All of it is in memory, so no address can reach anything else on the disk. */
export type Files = Map<string, File>;

const CONTENT_TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mp3": "audio/mpeg",
  ".ogg": "audio/ogg",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

export function loadFiles(folder: string): Files {
  const files: Files = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const place = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, place).split(sep).join("/")}`;
    // Vite names what lies in /assets/ by its content; anything else may change under the same name.
    const caching = path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
    files.set(path, { body: readFileSync(place), type: CONTENT_TYPES[extname(path)] ?? "application/octet-stream", caching });
  }
  return files;
}

export function answerFile(files: Files, path: string, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return answerText(response, 405, "Only GET and HEAD are answered here.");
  }
  const file = files.get(path === "/" ? "/index.html" : decoded(path));
  if (file === undefined) return answerNotFound(response);
  answer(response, 200, file.type, file.body, file.caching);
}

export const answerNotFound = (response: ServerResponse): void => answerText(response, 404, "There is nothing at this address.");

export function answerText(response: ServerResponse, status: number, text: string, type = "text/plain; charset=utf-8"): void {
  answer(response, status, type, `${text}\n`, "no-store");
}

const JSON_TYPE = "application/json; charset=utf-8";

export function answerJson(response: ServerResponse, data: unknown, status = 200): void {
  answer(response, status, JSON_TYPE, JSON.stringify(data), "no-store");
}

const compress = promisify(gzip);
/** Shorter answers fit into one packet as they are. */
const MIN_COMPRESSED_LENGTH = 1_400;

/** JSON; past frames are much alike: packed they are a thirtieth. */
export async function answerCompressed({ headers }: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
  const packs = body.length >= MIN_COMPRESSED_LENGTH && /\bgzip\b/.test(String(headers["accept-encoding"]));
  if (packs) response.setHeader("Content-Encoding", "gzip");
  answer(response, 200, JSON_TYPE, packs ? await compress(body) : body, "no-store");
}

// Node itself keeps the body of an answer to HEAD back.
function answer(response: ServerResponse, status: number, type: string, body: Buffer | string, caching: string): void {
  response.writeHead(status, {
    "Content-Type": type,
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": caching,
  });
  response.end(body);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Not well formed, so it names no file.
    return path;
  }
}
