/** A proof as a file: the record's text, then one line with what its reader saw, then that line's own seal. */
import { isHex, isList, isRecord, isText, isWhole, isWord } from "../base/plain.ts";
import { digest } from "../base/random.ts";
import { Refusal } from "../base/refusal.ts";
import { isPledges, type MatchRecord, MOST_VOIDS, readRecord, SEATINGS, writeRecord } from "../match/record.ts";
import { WATCHER } from "../match/view.ts";
import { type DealProof, FRAME_PARTS } from "./proof.ts";

const isPrint = isRecord({ number: isWhole(0, 1e9), event: isText(16), table: isText(16), secret: isText(16) });
const isOwn = isRecord({ seat: isWhole(0, 9), share: isHex(16) });
const isPromise = isRecord(
  { commitment: isHex(32) },
  { seating: isWord(SEATINGS), own: isOwn, pledges: isPledges, voids: isWhole(1, MOST_VOIDS) },
);
const isSeen = isRecord(
  { seat: isWhole(WATCHER, 9), seen: isList((row) => typeof row === "string" && isPrint(printOfRow(row)), 0, 1e6) },
  { promise: isPromise },
);

const rowOf = (print: DealProof["seen"][number]): string => [print.number, ...FRAME_PARTS.map((part) => print[part])].join(" ");

function printOfRow(row: string): DealProof["seen"][number] {
  const [number, event = "", table = "", secret = ""] = row.split(" ");
  return { number: Number(number), event, table, secret };
}

export function writeProof({ record, seat, promise, seen }: DealProof): string {
  const line = `${JSON.stringify({ seat, ...(promise && { promise }), seen: seen.map(rowOf) })}\n`;
  return `${writeRecord(record)}${line}${digest(line)}\n`;
}

/** Its last line is a seal of its own, also where the proof is damaged above. */
export const isProof = (text: string): boolean => isHex(32)(text.trimEnd().split("\n").at(-1)) && text.startsWith('{"quayside":');

/**
 * Reads a proof, a record, or a server's answer with a record in it; a record alone says nothing of what was seen. `read` turns the record's
 * own text into a record, or refuses it.
 */
export function readProof(text: string, read: (text: string) => MatchRecord = readRecord): DealProof {
  const plain = text.startsWith('{"ok":') ? recordInAnswer(text) : text;
  const [seal = "", line = "", ...above] = plain.split("\n").slice(0, -1).reverse();
  if (!isHex(32)(seal)) return { record: read(plain), seat: WATCHER, promise: undefined, seen: [] };
  if (!plain.endsWith("\n") || digest(`${line}\n`) !== seal) throw new Refusal("badRecord", { why: "changed" });
  const known: unknown = JSON.parse(line);
  if (!isSeen(known)) throw new Refusal("badRecord", { why: "malformed" });
  const { seen, promise, ...rest } = known as Pick<DealProof, "seat" | "promise"> & { readonly seen: readonly string[] };
  return { ...rest, promise, seen: seen.map(printOfRow), record: read(`${above.reverse().join("\n")}\n`) };
}

function recordInAnswer(text: string): string {
  try {
    return String((JSON.parse(text) as { readonly answer?: { readonly record: unknown } }).answer?.record);
  } catch {
    throw new Refusal("badRecord", { why: "unreadable" });
  }
}
