/** A table with a time: who comes is known before, and the first to be there opens it. */
import type { TableTerms } from "./table-terms.ts";

export interface Appointment {
  /** Leads to it, in a link. */
  readonly code: string;
  readonly game: string;
  readonly seats: number;
  readonly terms: TableTerms;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Who has made it; empty for an erased or nameless guest. */
  readonly host: string;
  /** Names of those who say that they come, in that order. */
  readonly people: readonly string[];
  /** Whether the reader is one of them. */
  readonly coming: boolean;
}

/** How long before their time those who come are told, in milliseconds. */
export const REMINDED_BEFORE = 600_000;
/** How long after it the table can be opened. */
export const OPEN_AFTER = 3_600_000;
/** How far ahead a table can be appointed. */
export const LATEST_APPOINTMENT = 31 * 86_400_000;
