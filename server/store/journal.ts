import type { Entry, MatchRecord } from "../../shared/core/match/record.ts";

/**
 * Every entry is in the journal before any player sees it. A room whose append is rejected must stop: another process may own the match.
 */
export interface Journal {
  /** Saves the head of a new match. */
  open(match: string, record: MatchRecord): Promise<void>;
  /** Rejects if it cannot be saved; with Taken if another entry has this number. */
  append(match: string, number: number, entry: Entry): Promise<void>;
  read(match: string): Promise<MatchRecord | undefined>;
  /** Number of entries, unreadable ones included. */
  length(match: string): Promise<number>;
  /** Moves the entries from a number up to another (excluded) out of the record, so that the match can continue; returns how many. */
  repair(match: string, from: number, to: number): Promise<number>;
  /** The match is over or abandoned: nothing will be appended. */
  close(match: string): Promise<void>;
  isClosed(match: string): Promise<boolean>;
  /** Ids of the matches that are neither over nor abandoned, sorted. */
  unfinished(): Promise<readonly string[]>;
}

/** The entry's number is taken: most likely another process has continued the match. */
export class EntryConflict extends Error {
  constructor(match: string, number: number) {
    super(`match ${match}: entry ${number} does not follow`);
    this.name = "Taken";
  }
}

/** Matches in memory; beyond that the oldest closed one is dropped. */
const MAX_MATCHES = 2_000;

export function memoryJournal(): Journal {
  const records = new Map<string, MatchRecord & { readonly entries: Entry[] }>();
  const closed = new Set<string>();
  return {
    async open(match, record) {
      if (records.has(match)) throw new Error(`match ${match} is in the journal already`);
      const [oldest] = records.size >= MAX_MATCHES ? closed : [];
      if (oldest !== undefined) {
        closed.delete(oldest);
        records.delete(oldest);
      }
      records.set(match, { ...record, entries: [] });
    },
    async append(match, number, entry) {
      const entries = records.get(match)?.entries;
      if (entries?.length !== number) throw new EntryConflict(match, number);
      entries.push(entry);
    },
    async read(match) {
      const record = records.get(match);
      return record && { ...record, entries: [...record.entries] };
    },
    length: async (match) => records.get(match)?.entries.length ?? 0,
    async repair(match, from, to) {
      return records.get(match)?.entries.splice(from, to - from).length ?? 0;
    },
    async close(match) {
      if (records.has(match)) closed.add(match);
    },
    isClosed: async (match) => closed.has(match),
    async unfinished() {
      return [...records.keys()].filter((match) => !closed.has(match)).sort();
    },
  };
}
