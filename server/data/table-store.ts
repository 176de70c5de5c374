/** Snapshots of tables. With its snapshot and its record a table is reopened after it was unloaded or its process has ended. */
import type { ChatLine } from "../../shared/core/wire/wire.ts";
import type { TableOptions } from "../desk/tables.ts";
import { unnamed } from "../match/chat.ts";
import type { KeptSeat } from "../match/seats.ts";
import { time } from "../time.ts";

/** The time banks at one entry. What later entries have used follows from the record. */
export interface ClockMark {
  /** Number of entries at that time. */
  readonly entries: number;
  /** On the same clock as entries. */
  readonly at: number;
  /** By seat, in milliseconds. */
  readonly banks: readonly number[];
}

export interface TableSnapshot {
  readonly table: Omit<TableOptions, "seats">;
  readonly seats: readonly KeptSeat[];
  /** The server's part of the deal. */
  readonly secret: string;
  /** The match has begun, and seats are drawn. */
  readonly begun: boolean;
  /** No further players are awaited. */
  readonly filled: boolean;
  readonly paused: boolean;
  /** Guest ids by seat, those who have left included. Null for bots seated from the start. */
  readonly players: readonly (string | null)[];
  readonly clocks?: ClockMark;
  readonly chat: readonly ChatLine[];
}

export interface TableStore {
  save(table: string, snapshot: TableSnapshot): Promise<void>;
  load(table: string): Promise<TableSnapshot | undefined>;
  /** The table cannot be returned to any more. */
  drop(table: string): Promise<void>;
  /** The table that is joined by this code. */
  byCode(code: string): Promise<string | undefined>;
  /** Tables where the guest has a seat, newest first. */
  ofPlayer(person: string): Promise<readonly string[]>;
  /** Number of tables opened from this address. */
  openedBy(opener: string): Promise<number>;
  /** Tables whose last snapshot is older. */
  unchangedSince(since: number): Promise<readonly string[]>;
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
  seats: snapshot.seats.map((seat) => (seat.person === id ? { ...seat, person: "", name: "" } : seat)),
  players: snapshot.players.map((player) => (player === id ? null : player)),
  chat: unnamed(snapshot.chat, seatsOf(snapshot, id)),
});

export function memoryTableStore(now: () => number = time.now): TableStore {
  const tables = new Map<string, { readonly snapshot: TableSnapshot; readonly at: number }>();
  const matching = (condition: (table: { readonly snapshot: TableSnapshot; readonly at: number }) => boolean): string[] =>
    [...tables].filter(([, table]) => condition(table)).map(([id]) => id);
  return {
    async save(table, snapshot) {
      tables.delete(table);
      tables.set(table, { snapshot, at: now() });
    },
    load: async (table) => tables.get(table)?.snapshot,
    async drop(table) {
      tables.delete(table);
    },
    byCode: async (code) => matching(({ snapshot }) => snapshot.table.code === code).at(-1),
    ofPlayer: async (person) => matching(({ snapshot }) => snapshot.seats.some((seat) => seat.person === person)).reverse(),
    openedBy: async (opener) => matching(({ snapshot }) => snapshot.table.opener === opener).length,
    unchangedSince: async (since) => matching(({ at }) => at < since),
  };
}
