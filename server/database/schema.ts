/** The tables, the same in SQLite and PostgreSQL. All times are milliseconds since 1970. Some names are older than today's words. */
import type { ColumnType, Kysely } from "kysely";
import type { DailyResult } from "../../shared/core/wire/daily.ts";

export type Database = Kysely<Tables>;

export interface Tables {
  matches: MatchRow;
  entries: EntryRow;
  gathered: GatheredRow;
  people: PersonRow;
  given: GivenRow;
  devices: DeviceRow;
  codes: CodeRow;
  passkeys: PasskeyRow;
  challenges: ChallengeRow;
  results: ResultRow;
  ratings: RatingRow;
  blocks: BlockRow;
  tables: TableRow;
  sitters: SitterRow;
  torn: TornRow;
  desertions: DesertionRow;
  complaints: ComplaintRow;
  complaint_chats: ComplaintChatRow;
  contacts: ContactRow;
  subscriptions: SubscriptionRow;
  daily_deals: DailyDealRow;
  dailies: DailyRow;
  arenas: ArenaRow;
  shared_deals: SharedDealRow;
  deal_plays: DealPlayRow;
  attempts: AttemptRow;
  exercises: ExerciseRow;
  puzzle_ratings: PuzzleRatingRow;
  solvers: SolverRow;
  settings: SettingRow;
  acts: ActRow;
  page_errors: PageErrorRow;
  call_wishes: CallWishRow;
  programs: ProgramRow;
  appointments: AppointmentRow;
  comers: ComerRow;
  groups: GroupRow;
  members: MemberRow;
  contact_links: ContactLinkRow;
  findable: FindableRow;
  publishers: PublisherRow;
  dumps: DumpRow;
  published: PublishedRow;
  webhooks: WebhookRow;
  webhook_subjects: WebhookSubjectRow;
}
interface MatchRow {
  readonly id: string;
  /** The record without its entries, as JSON. */
  readonly head: string;
  /** 1 once nothing will be appended, else 0. */
  readonly closed: number;
  /** When it was closed; null before. */
  readonly ended: number | null;
}
/** Match and number are the key: of two processes that both believe they own a match, only one can append. */
interface EntryRow {
  readonly match: string;
  readonly number: number;
  /** As JSON. */
  readonly entry: string;
}
/** Buffered entries of many matches, SQLite only: see sqlite/entry-buffer.ts. */
interface GatheredRow {
  /** As JSON: a list of [match, number, entry]. */
  readonly entries: string;
}
/** A guest. */
interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly seen: number;
  /** 1 if the guest shows themselves as away, else 0. */
  readonly away: ColumnType<number, number | undefined>;
  /** Their coat of arms; empty if it follows from the name. */
  readonly arms: ColumnType<string, string | undefined>;
}
/** A name that was assigned to a guest (drawn, not chosen), so that no other guest is assigned it. */
interface GivenRow {
  readonly name: string;
  readonly person: string;
}
/** A guest's browser, by the digest of its token. */
interface DeviceRow {
  readonly digest: string;
  readonly person: string;
  /** Browser and system; empty if unknown. */
  readonly name: ColumnType<string, string | undefined>;
  /** When it last opened the page; 0 if unknown. */
  readonly seen: ColumnType<number, number | undefined>;
}
/** Lets a guest in on another device, for a few minutes. */
interface CodeRow {
  readonly code: string;
  readonly person: string;
  readonly until: number;
}
/** Signs a guest in on any device. Bytes are base64url. */
interface PasskeyRow {
  /** The credential's. */
  readonly id: string;
  readonly person: string;
  /** Where it was made. */
  readonly device: string;
  readonly made: number;
  /** When it last signed in a device; 0 before. */
  readonly used: number;
  readonly public_key: string;
  /** How often its authenticator has signed, by its own count. */
  readonly counter: number;
  /** Separated by blanks. */
  readonly transports: string;
}
/** What a passkey of the guest, or one that signs in their device, has to sign, for a few minutes. */
interface ChallengeRow {
  readonly person: string;
  readonly use: string;
  readonly challenge: string;
  readonly until: number;
}
/** One seat of a finished match. The person is null for bots and erased guests. */
interface ResultRow {
  readonly match: string;
  readonly seat: number;
  readonly person: string | null;
  readonly game: string;
  readonly rated: number;
  readonly at: number;
  /** 1 is best; 0 if the match has no places. */
  readonly place: number;
  readonly how: string;
  /** Points by source, as JSON. */
  readonly points: string;
  /** The guest's rating after the match; null if it did not change a rating. */
  readonly mu: number | null;
  readonly sigma: number | null;
  /** Mean displayed rating of the opponents before the match; null if unknown. */
  readonly met: number | null;
}
interface RatingRow {
  readonly person: string;
  readonly game: string;
  readonly rated: number;
  readonly mu: number;
  readonly sigma: number;
  readonly matches: number;
  /** Different ones who had enough matches for a place when the guest last played. */
  readonly opponents: number;
}
interface BlockRow {
  readonly person: string;
  readonly blocked: string;
}

/** A table that can be returned to. */
interface TableRow {
  readonly id: string;
  /** Empty if the table is not joined by code. */
  readonly code: string;
  /** Digest of the address that opened it; empty for tables older than this column. */
  readonly opener: string;
  /** The snapshot as JSON. */
  readonly standing: string;
  /** When the snapshot was saved. */
  readonly touched: number;
  /** The `touched` of the snapshot whose guests are in `sitters`: another one in tables that an older version has saved. */
  readonly indexed: ColumnType<number, number | undefined>;
  /** 1 for a table in days, else 0. */
  readonly days: ColumnType<number, number | undefined>;
  /** When a table in days has to be in memory, because a clock runs out or bots owe a choice; null if no match is running. */
  readonly due: number | null;
}
/** A guest whom the snapshot of a table names. */
interface SitterRow {
  readonly table: string;
  readonly person: string;
  /** 1 with a seat; 0 after leaving it. */
  readonly seated: ColumnType<number, number | undefined>;
}
/** Damaged entries, moved out of `entries` so that the match can continue. */
interface TornRow {
  readonly match: string;
  readonly number: number;
  readonly entry: string;
  readonly at: number;
}
/** The guest has left a rated match before its end. */
interface DesertionRow {
  readonly person: string;
  readonly match: string;
  readonly at: number;
}

/** A complaint about the player in a seat, or about a line of a watcher. */
interface ComplaintRow {
  readonly person: string;
  readonly match: string;
  readonly seat: number;
  readonly why: string;
  readonly text: string;
  readonly at: number;
  /** The guest it is about; null if unknown or erased. */
  readonly about: ColumnType<string | null, string | null | undefined>;
  /** Digest of the address that guest sat down from; empty if unknown. */
  readonly address: ColumnType<string, string | undefined>;
  /** When the operator has handled it; null before. */
  readonly handled: ColumnType<number | null, number | null | undefined>;
  /** The number of the watcher's line, and what it said; 0 and empty if it is about a seat. */
  readonly line: ColumnType<number, number | undefined>;
  readonly said: ColumnType<string, string | undefined>;
}
/** What was said in a match that was complained about. */
interface ComplaintChatRow {
  readonly match: string;
  /** Chat lines as JSON. */
  readonly chat: string;
}
/** The guest wants to know the other; both do if there is a row each way. */
interface ContactRow {
  readonly person: string;
  readonly other: string;
  readonly at: number;
  /** 1 if the other has refused, else 0. */
  readonly refused: number;
}
/** A guest's browser that is told of their moves, by its push service. Keys are base64url. */
interface SubscriptionRow {
  readonly endpoint: string;
  readonly person: string;
  /** Its digest. It takes the row with it when it is signed out. Null for a browser that has not opened the page since this is noted. */
  readonly device: string | null;
  readonly p256dh: string;
  readonly auth: string;
  readonly at: number;
}
/** The server's part of a deal of the day. */
interface DailyDealRow {
  /** A day in UTC, such as 2026-11-23. */
  readonly day: string;
  readonly game: string;
  readonly secret: string;
}
/** A deal that is played by a link. */
interface SharedDealRow {
  readonly code: string;
  readonly game: string;
  /** The last day on which it can be played, in UTC. */
  readonly last: string;
  /** The day of which it is the deal; null for all others. */
  readonly day: string | null;
  /** Null for an erased guest. */
  readonly owner: string | null;
  /** Seats, options, bots and the deal itself, as JSON. */
  readonly terms: string;
  /** Of which it is a deal; null for all others. */
  readonly arena: string | null;
}
/** A time in which guests play one such deal after another. */
interface ArenaRow {
  readonly code: string;
  readonly game: string;
  /** Null for an erased guest. */
  readonly owner: string | null;
  readonly opens: number;
  readonly closes: number;
  /** 1 if the lobby shows it to all, else 0. */
  readonly listed: number;
  /** Seats, options, bots and the secret of its deals, as JSON. */
  readonly terms: string;
}
/** A guest's match of such a deal. */
interface DealPlayRow {
  readonly code: string;
  readonly match: string;
  /** Null for erased guests. */
  readonly person: string | null;
  readonly seat: number;
  /** In the order of coming. */
  readonly number: number;
  /** 1 if the deal was taken from it, else 0. */
  readonly first: number;
  /** Null, as all below, until the match is over: see DailyRow. */
  readonly ended: ColumnType<number | null, number | undefined>;
  readonly ranked: ColumnType<number | null, number | undefined>;
  readonly score: ColumnType<number | null, number | undefined>;
  readonly outcome: ColumnType<DailyResult["outcome"] | null, DailyResult["outcome"] | undefined>;
  readonly lead: ColumnType<number | null, number | null | undefined>;
}
/** A guest's match of a deal of the day: one of each. */
interface DailyRow {
  readonly match: string;
  readonly day: string;
  readonly game: string;
  /** Null for erased guests. */
  readonly person: string | null;
  /** Null, as all below, until the match is over. */
  readonly ended: ColumnType<number | null, number | undefined>;
  /** 1 if it was over before the day was, else 0. */
  readonly ranked: ColumnType<number | null, number | undefined>;
  /** More is better. */
  readonly score: ColumnType<number | null, number | undefined>;
  readonly outcome: ColumnType<DailyResult["outcome"] | null, DailyResult["outcome"] | undefined>;
  /** The lead in points; null where none were counted. */
  readonly lead: ColumnType<number | null, number | undefined>;
}
/** A guest's first attempt at a puzzle. */
interface AttemptRow {
  readonly person: string;
  readonly game: string;
  readonly puzzle: string;
  /** 1 if it found the solution, else 0. */
  readonly solved: number;
  readonly at: number;
}
/** How hard a puzzle is; a row from its first attempt on. */
interface PuzzleRatingRow {
  readonly game: string;
  readonly puzzle: string;
  readonly rating: number;
  readonly deviation: number;
}
/** How well a guest solves the puzzles of a game. */
interface SolverRow {
  readonly person: string;
  readonly game: string;
  readonly rating: number;
  readonly deviation: number;
}
/** A choice from a guest's own match to make again. */
interface ExerciseRow {
  readonly person: string;
  readonly exercise: string;
  readonly game: string;
  /** When an analysis found it. */
  readonly found: number;
  /** The rest of it, as JSON. */
  readonly about: string;
  readonly solves: number;
  /** The day from which on it is to be solved, counted from 1970. */
  readonly due: number;
  /** When it was last answered; 0 before the first time. */
  readonly answered: number;
  /** The number of its last change among the guest's. */
  readonly change: number;
}
/** A setting that follows a guest to their other devices. */
interface SettingRow {
  readonly person: string;
  readonly setting: string;
  /** As JSON. */
  readonly value: string;
  /** When it was changed, by the clock of the guest's device. */
  readonly at: number;
}
/** A line of the operator's log. Rows are added and never changed, except that an erased guest is forgotten. */
export interface ActRow {
  readonly id: string;
  readonly at: number;
  readonly what: string;
  /** A guest's id, the digest of an address, or a table. */
  readonly target: string;
  readonly until: number;
  readonly why: string;
  readonly by: string;
  readonly detail: string;
}
/** A bot account: a guest without a browser. */
interface ProgramRow {
  readonly person: string;
  /** The guest whose program it is. */
  readonly owner: string;
  /** Of its token. */
  readonly digest: string;
}
/** What went wrong in pages, by message and build. */
interface PageErrorRow {
  readonly message: string;
  readonly build: string;
  /** Separated by blanks. */
  readonly places: string;
  readonly game: string;
  readonly match: string;
  /** -1 if no table was open. */
  readonly frame: number;
  readonly count: number;
  readonly first: number;
  readonly last: number;
}
/** The guest wishes to be called when a player waits for the game. */
interface CallWishRow {
  readonly person: string;
  readonly game: string;
  readonly until: number;
  /** When they were last called for it; 0 before. */
  readonly called: number;
  /** The guest they were last called for; null before, and if that guest was erased. */
  readonly caller: string | null;
}
/** A table with a time. */
interface AppointmentRow {
  readonly code: string;
  /** Who has made it; null if erased. */
  readonly host: string | null;
  readonly game: string;
  readonly at: number;
  /** What the table is opened with, as JSON. */
  readonly wish: string;
  /** 1 once those who come were reminded, else 0. */
  readonly told: number;
  /** The table that was opened; null before. */
  readonly table: string | null;
}
/** The guest says that they come to the appointed table, and does not sit there yet. */
interface ComerRow {
  readonly code: string;
  readonly person: string;
  readonly since: number;
}
/** A standing group of guests. */
interface GroupRow {
  readonly id: string;
  readonly name: string;
  /** Lets others in. */
  readonly code: string;
}
interface MemberRow {
  readonly group_id: string;
  readonly person: string;
  readonly since: number;
}
/** A guest's link that makes a contact: one at a time. */
interface ContactLinkRow {
  readonly code: string;
  readonly person: string;
  readonly until: number;
  /** 1 if it ends when it is used, else 0. */
  readonly once: number;
}
/** An address that a guest has lines posted to. The address is a secret. */
interface WebhookRow {
  readonly id: string;
  readonly person: string;
  /** The group whose tables it is for; null if it is for a table of its own. */
  readonly group_id: string | null;
  readonly address: string;
  /** Of the site, for links to tables. */
  readonly origin: string;
  readonly language: string;
  readonly made: number;
  /** When it was switched off, because its address refuses; 0 while it works. */
  readonly off: number;
}
/** What is posted there: a table, or an appointed one by its code. */
interface WebhookSubjectRow {
  readonly webhook: string;
  readonly subject: string;
  readonly since: number;
}
/** The guest may be found by name. */
interface FindableRow {
  readonly person: string;
}
/** The guest lets everybody have their rated matches, without names. */
interface PublisherRow {
  readonly person: string;
}
/** A month whose matches are published. */
interface DumpRow {
  /** Such as 2026-10. */
  readonly month: string;
  readonly made: number;
  /** What they came to, as JSON. */
  readonly counted: string;
}
/** A match without names and times. */
interface PublishedRow {
  readonly month: string;
  readonly game: string;
  /** The commitment of its deal. */
  readonly deal: string;
  /** As JSON. */
  readonly record: string;
}
