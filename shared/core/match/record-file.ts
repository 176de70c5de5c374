/**
 * A finished match as a file of a player's own: its record as sealed text, gzipped. All that replays and verifies it is inside; what only the
 * server needed is left out. `gunzip` shows the text.
 */
import { cleanText } from "../base/player-text.ts";
import { Refusal } from "../base/refusal.ts";
import { type Entry, type MatchRecord, readRecord, writeRecord } from "./record.ts";

export const FILE_ENDING = ".quayside";
/** A match of bots or people takes 2 to 9 kB. In bytes. */
export const LONGEST_FILE = 200_000;
/** Unpacked, also of files that are not packed. In bytes. */
export const LONGEST_FILE_TEXT = 2_000_000;
/** Beyond any real match: a file must not keep the page busy for minutes. */
const MOST_MOVES = 12_000;
const LONGEST_SITTER = 40;
/** The first two bytes of whatever gzip packs. */
const GZIP = [0x1f, 0x8b];

export const isPacked = (bytes: Uint8Array): boolean => GZIP.every((byte, at) => bytes[at] === byte);

/** Sealed as any record; without the senders' names for entries, which a finished match no longer needs. */
export function fileText(record: MatchRecord): string {
  const entries = record.entries.map(({ id: _id, ...entry }) => entry as Entry);
  return writeRecord({ ...record, entries });
}

/** Throws `unknownRules` for a file of a newer version, else `badRecord` with a reason: `foreign` if it is no record at all. */
export function recordOfFile(text: string): MatchRecord {
  const [first = ""] = text.split("\n", 1);
  const format = formatOf(first);
  if (format === undefined) throw new Refusal("badRecord", { why: "foreign" });
  if (format > 1) throw new Refusal("unknownRules", { format });
  const record = readRecord(text);
  const moves = record.entries.reduce((sum, entry) => sum + (entry.type === "moves" ? entry.moves.length : 0), 0);
  if (moves > MOST_MOVES) throw new Refusal("badRecord", { why: "tooLong" });
  // Names come from players: they are shown as the server would show them.
  const entries = record.entries.map((entry) =>
    entry.type === "seat" ? { ...entry, name: cleanText(entry.name, LONGEST_SITTER) } : entry,
  );
  return { ...record, entries };
}

function formatOf(line: string): number | undefined {
  if (!line.startsWith('{"quayside":')) return undefined;
  const format = Number.parseInt(line.slice('{"quayside":'.length), 10);
  return Number.isInteger(format) && format >= 1 ? format : undefined;
}

/** The players' names when the match began, by seat: empty for a player without a name, undefined for a bot. */
export function sittersOf({ seats, entries }: Pick<MatchRecord, "seats" | "entries">): readonly (string | undefined)[] {
  return Array.from({ length: seats }, (_none, seat) => {
    const sitter = entries.find((entry) => entry.type === "seat" && entry.seat === seat);
    return sitter?.type === "seat" && sitter.kind === "bot" ? undefined : sitter?.type === "seat" ? sitter.name : "";
  });
}
