/** How people behave towards each other: who leaves rated matches, whom others complain of. */
import type { Calls } from "../../shared/core/calls.ts";
import type { ChatLine } from "../../shared/core/wire.ts";

export interface Complaint {
  readonly match: string;
  readonly seat: number;
  readonly why: Calls["report"]["why"];
  readonly text: string;
  /** What was said at the table last. The record is in the journal. */
  readonly chat: readonly ChatLine[];
}

export interface Conduct {
  /** He has left a rated match; of one match it counts once. */
  addDesertion(person: string, match: string): Promise<void>;
  /** From when on he may look for a rated match; 0 if he may at once. */
  bannedUntil(person: string): Promise<number>;
  /** Keeps what somebody complains of; false if he has complained too often lately. */
  addComplaint(person: string, complaint: Complaint): Promise<boolean>;
  /** For whoever runs the harbour, newest first. */
  complaints(most: number): Promise<readonly (Complaint & { readonly at: number })[]>;
}
