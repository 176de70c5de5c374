/** What is kept, as tables: the same in SQLite and PostgreSQL. Grown by migrations alone, never edited in place. */
import type { Kysely } from "kysely";

export type Database = Kysely<Tables>;

export interface Tables {
  matches: MatchRow;
  entries: EntryRow;
  gathered: GatheredRow;
  people: PersonRow;
  given: GivenRow;
  devices: DeviceRow;
  codes: CodeRow;
  results: ResultRow;
  ratings: RatingRow;
  blocks: BlockRow;
  tables: TableRow;
  sitters: SitterRow;
  torn: TornRow;
  desertions: DesertionRow;
  complaints: ComplaintRow;
}
interface MatchRow {
  readonly id: string;
  /** The record without its entries, as JSON. */
  readonly head: string;
  /** 1 once nothing will be appended. */
  readonly closed: number;
  /** When that was; null before. */
  readonly ended: number | null;
}
/** Match and number are the key: two processes that both believe to own a match cannot both append. */
interface EntryRow {
  readonly match: string;
  readonly number: number;
  /** As JSON. */
  readonly entry: string;
}
/** Entries of many matches that are on disk and not in their places yet: see gathered.ts. */
interface GatheredRow {
  /** As JSON: a list of match, number and entry. */
  readonly entries: string;
}
interface PersonRow {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970, as all times here. */
  readonly created: number;
  readonly seen: number;
}
/** A name that was drawn for a guest, and not chosen: nobody else is given it. */
interface GivenRow {
  readonly name: string;
  readonly person: string;
}
/** A browser that somebody uses; of its token only the digest is kept. */
interface DeviceRow {
  readonly digest: string;
  readonly person: string;
}
/** Moves somebody to another device, for a few minutes. */
interface CodeRow {
  readonly code: string;
  readonly person: string;
  readonly until: number;
}
/** One seat of a finished match; without a person a bot sat there, or somebody who asked to be forgotten. */
interface ResultRow {
  readonly match: string;
  readonly seat: number;
  readonly person: string | null;
  readonly game: string;
  readonly rated: number;
  readonly at: number;
  /** 1 is best, 0 if nobody was placed. */
  readonly place: number;
  readonly how: string;
  /** By source, as JSON. */
  readonly points: string;
}
interface RatingRow {
  readonly person: string;
  readonly game: string;
  readonly rated: number;
  readonly mu: number;
  readonly sigma: number;
  readonly matches: number;
}
interface BlockRow {
  readonly person: string;
  readonly blocked: string;
}

/** A table that somebody may come back to. */
interface TableRow {
  readonly id: string;
  /** Others join it by this; empty if they do not. */
  readonly code: string;
  /** A digest of the address that opened it; empty where that was not kept. */
  readonly opener: string;
  /** As JSON. */
  readonly standing: string;
  readonly touched: number;
}
interface SitterRow {
  readonly table: string;
  readonly person: string;
}
/** Rows of the journal that could not be read or played, put aside so that the match could go on without them. */
interface TornRow {
  readonly match: string;
  readonly number: number;
  readonly entry: string;
  readonly at: number;
}
/** Somebody has left a rated match before its end. */
interface DesertionRow {
  readonly person: string;
  readonly match: string;
  readonly at: number;
}

/** What somebody complains of. */
interface ComplaintRow {
  readonly person: string;
  readonly match: string;
  readonly seat: number;
  readonly why: string;
  readonly text: string;
  /** The last lines, as JSON. */
  readonly chat: string;
  readonly at: number;
}
