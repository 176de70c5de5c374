import type { Entry, MatchRecord } from "../../shared/core/record.ts";

/** Where every entry is before anybody hears of it. Whoever cannot append must not go on: another process may own the match. */
export interface Journal {
  /** The head of a new match. */
  open(match: string, record: MatchRecord): Promise<void>;
  /** Rejects if it cannot be kept: with Taken if another entry has this number. */
  append(match: string, number: number, entry: Entry): Promise<void>;
  read(match: string): Promise<MatchRecord | undefined>;
  /** How many entries there are, be they readable or not. */
  length(match: string): Promise<number>;
  /** Puts aside the entries from a number on, up to another, so that the match goes on without them; gives how many there were. */
  repair(match: string, from: number, to: number): Promise<number>;
  /** The match is over or given up: nothing will be appended. */
  close(match: string): Promise<void>;
  isClosed(match: string): Promise<boolean>;
  /** The matches that are neither over nor given up, by name. */
  unfinished(): Promise<readonly string[]>;
}

/** Somebody else has gone on with the match: another process, most likely. */
export class Taken extends Error {
  constructor(match: string, number: number) {
    super(`match ${match}: entry ${number} does not follow`);
    this.name = "Taken";
  }
}

/** How many matches memory holds; of those that are closed, the oldest make room. */
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
      if (entries?.length !== number) throw new Taken(match, number);
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
