/** What is saved of a table. With its snapshot and its record a table is reopened after it was unloaded or its process has ended. */
import { isDaySpeed } from "../../shared/core/match/speeds.ts";
import type { ChatLine } from "../../shared/core/wire/wire.ts";
import type { TableOptions } from "./options.ts";
import type { SavedSeat } from "./seats.ts";

/** The time banks at one entry. What later entries have used follows from the record. */
export interface ClockMark {
  /** Number of entries at that time. */
  readonly entries: number;
  /** The time on the clock that entries use. */
  readonly at: number;
  /** By seat, in milliseconds. */
  readonly banks: readonly number[];
}

/** The time limit of a question at a table in days. */
export interface Deadline {
  /** 0 while the seat is not asked. */
  readonly ask: number;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export interface TableSnapshot {
  readonly table: Omit<TableOptions, "seats">;
  readonly seats: readonly SavedSeat[];
  /** The server's part of the deal. */
  readonly secret: string;
  /** Deals that were void; left out for none. */
  readonly voids?: number;
  /** While shares are opened: until when, in milliseconds since 1970; else left out. */
  readonly openUntil?: number;
  /** The match has begun, and seats are drawn. */
  readonly begun: boolean;
  /** Whether no further players are awaited. */
  readonly filled: boolean;
  readonly paused: boolean;
  /** Guest ids by seat, those who have left included. Null for bots seated from the start. */
  readonly players: readonly (string | null)[];
  readonly clocks?: ClockMark;
  /** Deadlines by seat, at a table in days whose match has begun. */
  readonly deadlines?: readonly Deadline[];
  readonly chat: readonly ChatLine[];
}

export const isInDays = ({ table }: Pick<TableSnapshot, "table">): boolean => isDaySpeed(table.speed);

/** When a table in days has to be in memory: when its next clock or the time to open shares runs out, or at once if only bots owe a choice or it is listed. */
export function dueOf({ table, seats, begun, paused, openUntil, deadlines }: TableSnapshot): number | undefined {
  if (!begun && isDaySpeed(table.speed)) {
    if (table.kind === "open" && seats.some(({ pledge, share }) => (pledge || share) !== "")) return 0;
    if (openUntil !== undefined) return openUntil;
  }
  if (paused || deadlines === undefined) return undefined;
  const dates = deadlines.flatMap(({ ask, until }) => (ask > 0 ? until : []));
  return dates.length === 0 ? 0 : Math.min(...dates);
}

/** Guest ids by seat; empty where no known guest has sat. */
export const playersOf = ({ seats, players }: Pick<TableSnapshot, "seats" | "players">): string[] =>
  seats.map(({ person }, seat) => players[seat] ?? person);

/** The guest's seats, those they have left included. */
export const seatsOf = ({ seats, players }: Pick<TableSnapshot, "seats" | "players">, id: string): number[] =>
  seats.flatMap(({ person }, seat) => (person === id || players[seat] === id ? [seat] : []));

/** The snapshot without a guest who was erased. */
export const withoutPlayer = (snapshot: TableSnapshot, id: string): TableSnapshot => ({
  ...snapshot,
  seats: snapshot.seats.map((seat) => (seat.person === id ? { ...seat, person: "", name: "", arms: "" } : seat)),
  players: snapshot.players.map((player) => (player === id ? null : player)),
  chat: unnamed(snapshot.chat, seatsOf(snapshot, id)),
});

/** The lines without the names of these seats. Seats, because other players may have the same name. */
export const unnamed = (lines: readonly ChatLine[], seats: readonly number[]): ChatLine[] =>
  lines.map((line) => (seats.includes(line.seat) ? { ...line, name: "" } : line));
