/** The files of the built client. */
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { embeddedAt, isHome, placeAt } from "../../shared/core/wire/addresses.ts";
import { CARD_MARK } from "../../shared/core/wire/card-words.ts";
import { answer, answerNotFound, answerText } from "./answers.ts";
import { allowFraming } from "./security-headers.ts";

interface File {
  readonly body: Buffer;
  /** The same bytes compressed, by the name of the encoding; empty where the build has nothing smaller. */
  readonly encoded: ReadonlyMap<string, Buffer>;
  readonly type: string;
  readonly cacheControl: string;
}

/** URL path to file. All files are in memory, so no path can reach anything else on the disk. */
export type Files = Map<string, File>;

/** Encodings by the ending that the build gives to a compressed file, best first. Browsers ask for Brotli on safe connections only. */
const ENCODINGS: Readonly<Record<string, string>> = { ".br": "br", ".gz": "gzip" };

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
  const bodies = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    bodies.set(`/${relative(folder, file).split(sep).join("/")}`, readFileSync(file));
  }
  const files: Files = new Map();
  for (const [path, body] of bodies) {
    if (extname(path) in ENCODINGS) continue;
    // Vite names files in /assets/ by their content; any other may change under the same name.
    const cacheControl = path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
    files.set(path, {
      body,
      encoded: encodedOf(bodies, path),
      type: CONTENT_TYPES[extname(path)] ?? "application/octet-stream",
      cacheControl,
    });
  }
  return files;
}

const encodedOf = (bodies: ReadonlyMap<string, Buffer>, path: string): ReadonlyMap<string, Buffer> =>
  new Map(
    Object.entries(ENCODINGS).flatMap(([ending, encoding]) => {
      const body = bodies.get(path + ending);
      return body === undefined ? [] : [[encoding, body] as const];
    }),
  );

/** Each place is shown by the one page, which reads the address itself. */
const PAGE = "/index.html";

/** What a person opens in a browser, as against what a program or a page fetches. */
const isVisit = ({ headers }: IncomingMessage, path: string): boolean =>
  !path.startsWith("/assets/") && String(headers.accept ?? "").includes("text/html");

/** `tags`: for the head of the page, if it is what is answered; none leave it as it was built. */
export function answerFile(files: Files, path: string, request: IncomingMessage, response: ServerResponse, tags = ""): void {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return answerText(response, 405, "Only GET and HEAD are answered here.");
  }
  const isFramed = embeddedAt(path) !== undefined;
  if (isFramed) allowFraming(response);
  const found = files.get(isFramed || isHome(path) || placeAt(path) !== undefined ? PAGE : decoded(path));
  // The page says that there is nothing, and goes on.
  const file = found ?? (isVisit(request, path) ? files.get(PAGE) : undefined);
  if (file === undefined) return answerNotFound(response);
  if (tags !== "" && file === files.get(PAGE)) return answerPage(file, tags, request, response);
  const encoding = [...file.encoded.keys()].find((name) => isAccepted(request, name));
  // A cache between here and the browser must not give a compressed file to one that cannot read it.
  if (file.encoded.size > 0) response.setHeader("Vary", "Accept-Encoding");
  if (encoding !== undefined) response.setHeader("Content-Encoding", encoding);
  answer(response, found === undefined ? 404 : 200, file.type, file.encoded.get(encoding ?? "") ?? file.body, file.cacheControl);
}

/** Pages whose head was written lately, as they go out: most visits are to the front page, whose head is always the same. */
const written = new WeakMap<File, Map<string, Buffer>>();
const MOST_WRITTEN = 32;
/** The build's best quality takes a hundred times as long, which nobody waits for here. */
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const COMPRESS: Readonly<Record<string, (page: string) => Buffer>> = {
  br: (page) => brotliCompressSync(page, QUICK_BROTLI),
  gzip: (page) => gzipSync(page),
};

/** Its head is written for its address. */
function answerPage(file: File, tags: string, request: IncomingMessage, response: ServerResponse): void {
  const encoding = Object.keys(COMPRESS).find((name) => isAccepted(request, name)) ?? "";
  const key = `${encoding} ${tags}`;
  const known = written.get(file) ?? new Map<string, Buffer>();
  written.set(file, known);
  let page = known.get(key);
  if (page === undefined) {
    const text = file.body.toString("utf8").replace(CARD_MARK, () => tags);
    page = COMPRESS[encoding]?.(text) ?? Buffer.from(text);
    const [oldest = ""] = known.keys();
    if (known.size === MOST_WRITTEN) known.delete(oldest);
    known.set(key, page);
  }
  response.setHeader("Vary", "Accept-Encoding");
  if (encoding !== "") response.setHeader("Content-Encoding", encoding);
  answer(response, 200, file.type, page, file.cacheControl);
}

/** Whether the request names the encoding, and not with a weight of nothing. */
const isAccepted = ({ headers }: IncomingMessage, encoding: string): boolean =>
  String(headers["accept-encoding"] ?? "")
    .split(",")
    .some((item) => {
      const [name = "", weight = "1"] = item.split(/;\s*q=/);
      return name.trim() === encoding && Number(weight) !== 0;
    });

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Malformed, so it names no file.
    return path;
  }
}
