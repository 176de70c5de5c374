/** The files of the built client. */
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { answer, answerNotFound, answerText } from "./answers.ts";

type File = { body: Buffer; type: string; cacheControl: string };

/** URL path to file. All files are in memory, so no path can reach anything else on the disk. */
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
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

export function loadFiles(folder: string): Files {
  const files: Files = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    // Vite names files in /assets/ by their content; any other may change under the same name.
    const cacheControl = path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
    files.set(path, { body: readFileSync(file), type: CONTENT_TYPES[extname(path)] ?? "application/octet-stream", cacheControl });
  }
  return files;
}

/** A link to a moment of a match: the page itself reads which. */
const MOMENT_PATH = /^\/r\/[\w-]{1,40}$/;

export function answerFile(files: Files, path: string, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return answerText(response, 405, "Only GET and HEAD are answered here.");
  }
  const file = files.get(path === "/" || MOMENT_PATH.test(path) ? "/index.html" : decoded(path));
  if (file === undefined) return answerNotFound(response);
  answer(response, 200, file.type, file.body, file.cacheControl);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Malformed, so it names no file.
    return path;
  }
}
