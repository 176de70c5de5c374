/** Writes answers over HTTP. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

export const answerNotFound = (response: ServerResponse): void => answerText(response, 404, "There is nothing at this address.");

export function answerText(response: ServerResponse, status: number, text: string, type = "text/plain; charset=utf-8"): void {
  answer(response, status, type, `${text}\n`, "no-store");
}

const JSON_TYPE = "application/json; charset=utf-8";

export function answerJson(response: ServerResponse, data: unknown, status = 200): void {
  answer(response, status, JSON_TYPE, JSON.stringify(data), "no-store");
}

const compress = promisify(gzip);
/** Shorter answers fit into one packet uncompressed. */
const MIN_COMPRESSED_LENGTH = 1_400;

/** JSON, gzipped where it pays: past frames shrink to a thirtieth. */
export async function answerCompressed({ headers }: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
  const isCompressed = body.length >= MIN_COMPRESSED_LENGTH && /\bgzip\b/.test(String(headers["accept-encoding"]));
  if (isCompressed) response.setHeader("Content-Encoding", "gzip");
  answer(response, 200, JSON_TYPE, isCompressed ? await compress(body) : body, "no-store");
}

/** Node leaves out the body of an answer to HEAD. */
export function answer(response: ServerResponse, status: number, type: string, body: Buffer | string, cacheControl: string): void {
  response.writeHead(status, {
    "Content-Type": type,
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": cacheControl,
  });
  response.end(body);
}
