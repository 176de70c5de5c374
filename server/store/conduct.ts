/** Leaving rated matches, and complaints about other players and watchers. */
import type { Calls } from "../../shared/core/wire/calls.ts";
import type { ChatLine } from "../../shared/core/wire/wire.ts";

export interface Complaint {
  readonly match: string;
  /** WATCHER if it is about a line of a watcher. */
  readonly seat: number;
  readonly why: Calls["report"]["why"];
  readonly text: string;
  /** The table's last chat lines; kept once for all complaints about a match. The record is in the journal. */
  readonly chat: readonly ChatLine[];
  /** The guest it is about, and a digest of the address they sat down from, if known. */
  readonly about?: string | undefined;
  readonly address?: string | undefined;
  /** The number of the watcher's line; 0 or missing if it is about a player. */
  readonly line?: number;
  /** That line, as the server heard it. */
  readonly said?: string;
}

/** What is kept of a watcher's line that somebody complains about. */
export type ComplainedLine = Required<Pick<Complaint, "line" | "said" | "chat">> & { readonly about: string };

export interface SavedComplaint extends Complaint {
  readonly at: number;
  /** How many complaints the guest who complains has made in all. */
  readonly made: number;
  /** The name that the guest it is about has now; empty if unknown. */
  readonly name: string;
  /** When the operator has handled it; null before. */
  readonly handled: number | null;
}

export interface Conduct {
  /** Idempotent: counts once per match. */
  addDesertion(person: string, match: string): Promise<void>;
  /** When the guest may queue for rated matches again; 0 if now. Milliseconds since 1970. */
  bannedUntil(person: string): Promise<number>;
  /** Adds a guest's complaint about a seat, or a watcher's line; a second one replaces the words of the first. False if the guest has complained too often. */
  addComplaint(person: string, complaint: Complaint): Promise<boolean>;
  /** Complaints for the operator, newest first: those that are handled, or are not yet, or all. */
  complaints(limit: number, skipped?: number, handled?: boolean): Promise<readonly SavedComplaint[]>;
  countComplaints(handled?: boolean): Promise<number>;
  /** All complaints about a seat, or about this line of a watcher; false if there is none. */
  handleComplaints(about: Pick<Complaint, "match" | "seat" | "line">, handled: boolean): Promise<boolean>;
}
