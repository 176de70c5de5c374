/** Leaving rated matches, and complaints about other players. */
import type { Calls } from "../../shared/core/wire/calls.ts";
import type { ChatLine } from "../../shared/core/wire/wire.ts";

export interface Complaint {
  readonly match: string;
  readonly seat: number;
  readonly why: Calls["report"]["why"];
  readonly text: string;
  /** The table's last chat lines. The record is in the journal. */
  readonly chat: readonly ChatLine[];
}

export interface Conduct {
  /** Idempotent: counts once per match. */
  addDesertion(person: string, match: string): Promise<void>;
  /** When the guest may queue for rated matches again; 0 if now. Milliseconds since 1970. */
  bannedUntil(person: string): Promise<number>;
  /** False if the guest has complained too often in the last hour. */
  addComplaint(person: string, complaint: Complaint): Promise<boolean>;
  /** For the operator, newest first. */
  complaints(limit: number): Promise<readonly (Complaint & { readonly at: number })[]>;
}
