/** A finished match to a file and back. Works without the server, in browsers and in Node. */

import { type Board, checkPosition, isBoardText, readBoard, recordOfBoard } from "../../../../shared/core/analysis/board.ts";
import { Refusal } from "../../../../shared/core/base/refusal.ts";
import type { MatchRecord } from "../../../../shared/core/match/record.ts";
import {
  FILE_ENDING,
  fileText,
  isPacked,
  LONGEST_FILE,
  LONGEST_FILE_TEXT,
  recordOfFile,
  sittersOf,
} from "../../../../shared/core/match/record-file.ts";
import type { DealProof } from "../../../../shared/core/review/proof.ts";
import { isProof, readProof } from "../../../../shared/core/review/proof-file.ts";
import type { Face } from "../../../face/face.ts";

export interface FileWords {
  readonly game: string;
  readonly bot: string;
  readonly guest: string;
}

export async function packMatch(record: MatchRecord): Promise<Blob> {
  const packed = new Blob([fileText(record)]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Response(packed).blob();
}

export interface MatchFile {
  readonly record: MatchRecord;
  /** Set if the file is a saved proof. */
  readonly proof: DealProof | undefined;
  /** Set if it is an analysis board, whose record begins with its position. */
  readonly board?: Board;
}

/**
 * Reads a match file, a record or a saved proof. Throws a Refusal: `badRecord` with a reason, or `unknownRules` if a newer version of the
 * program is needed.
 */
export async function unpackMatch(file: Blob): Promise<MatchFile> {
  if (file.size > LONGEST_FILE_TEXT) throw new Refusal("badRecord", { why: "tooLarge" });
  const packed = isPacked(new Uint8Array(await file.slice(0, 2).arrayBuffer()));
  if (packed && file.size > LONGEST_FILE) throw new Refusal("badRecord", { why: "tooLarge" });
  const text = packed ? await gunzip(file) : await file.text();
  if (isBoardText(text)) {
    const board = readBoard(text);
    return { record: recordOfBoard(board), proof: undefined, board };
  }
  if (!isProof(text)) return { record: recordOfFile(text), proof: undefined };
  const proof = proofOf(text);
  return { record: proof.record, proof };
}

/** Refuses a match that begins with a position its game says cannot be. */
export async function checkBeginning({ game, judge }: Pick<Face, "game" | "judge">, { position, seats }: MatchRecord): Promise<void> {
  if (position === undefined) return;
  const judged = await judge?.();
  if (judged !== undefined) checkPosition(game, judged.judge, { position, seats });
}

function proofOf(text: string): DealProof {
  try {
    return readProof(text, recordOfFile);
  } catch (error) {
    throw error instanceof Refusal && error.key === "unknownRules" ? error : new Refusal("badRecord", { why: "proof" });
  }
}

/** A file on this server, under the same limits. */
export async function fetchMatch(address: string): Promise<MatchFile> {
  // A redirect could lead to another server.
  const answer = await fetch(address, { redirect: "error" });
  if (!answer.ok || answer.body === null) throw new Refusal("badRecord", { why: String(answer.status) });
  return unpackMatch(await readLimited(answer.body));
}

const gunzip = async (file: Blob): Promise<string> =>
  (await readLimited(file.stream().pipeThrough(new DecompressionStream("gzip")))).text();

/** Stops at a limit: a few packed bytes can stand for gigabytes. */
async function readLimited(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Blob> {
  const reader = stream.getReader();
  const parts: BlobPart[] = [];
  let length = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > LONGEST_FILE_TEXT) break;
      parts.push(part.value);
    }
  } catch {
    throw new Refusal("badRecord", { why: "truncated" });
  }
  if (length > LONGEST_FILE_TEXT) {
    await reader.cancel();
    throw new Refusal("badRecord", { why: "tooLarge" });
  }
  return new Blob(parts);
}

/** What systems refuse in names of files. */
const REFUSED = /[\\/:*?"<>|\p{C}]+/gu;
const LONGEST_FILE_NAME = 120;

/** Game, date and players, such as "Elasund 2026-11-23 Ada, Bot.quayside". */
export function fileNameOf(record: MatchRecord, { game, bot, guest }: FileWords): string {
  const date = new Date(record.entries[0]?.at ?? 0);
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
  const people = sittersOf(record).map((name) => (name === undefined ? bot : name || guest));
  const name = `${game} ${day} ${people.join(", ")}`.replace(REFUSED, " ").replace(/\s+/g, " ");
  return `${[...name].slice(0, LONGEST_FILE_NAME).join("").trim()}${FILE_ENDING}`;
}
