/** Tables as they stand, beside their records: with both, a table opens again after its process has ended or has let it sleep. */
import type { ChatLine } from "../../shared/core/wire.ts";
import type { TableOptions } from "../desk/tables.ts";
import { unnamed } from "../match/chat.ts";
import type { KeptSeat } from "../match/seats.ts";
import { time } from "../time.ts";

/** The banks of all clocks, and from when on they run. What the entries after that have cost follows from the record. */
export interface ClockMark {
  /** How many entries there were. */
  readonly entries: number;
  /** As entries are stamped. */
  readonly at: number;
  /** By seat, in milliseconds. */
  readonly banks: readonly number[];
}

export interface TableSnapshot {
  readonly table: Omit<TableOptions, "seats">;
  readonly seats: readonly KeptSeat[];
  /** The server's part of the deal. */
  readonly secret: string;
  /** The match has begun: everybody is on the seat that was drawn for him. */
  readonly begun: boolean;
  /** Nobody else is waited for. */
  readonly filled: boolean;
  readonly paused: boolean;
  /** Whose match it is, by seat; who has left since, too. Null where a bot sat from the beginning. */
  readonly players: readonly (string | null)[];
  readonly clocks?: ClockMark;
  readonly chat: readonly ChatLine[];
}

export interface TableStore {
  save(table: string, standing: TableSnapshot): Promise<void>;
  load(table: string): Promise<TableSnapshot | undefined>;
  /** Nothing is left to come back to. */
  drop(table: string): Promise<void>;
  /** The table others join by this code. */
  byCode(code: string): Promise<string | undefined>;
  /** Where somebody sits, newest first. */
  ofPlayer(person: string): Promise<readonly string[]>;
  /** How many tables this address has opened. */
  openedBy(opener: string): Promise<number>;
  /** Those whose standing has not changed since then. */
  unchangedSince(since: number): Promise<readonly string[]>;
}

/** By seat; empty where no known guest has sat. */
export const playersOf = ({ seats, players }: Pick<TableSnapshot, "seats" | "players">): string[] =>
  seats.map(({ person }, seat) => players[seat] ?? person);

/** Those of somebody: who has left has them still, as far as what was done there is his. */
export const seatsOf = ({ seats, players }: Pick<TableSnapshot, "seats" | "players">, id: string): number[] =>
  seats.flatMap(({ person }, seat) => (person === id || players[seat] === id ? [seat] : []));

/** As it is once somebody has asked to be forgotten. */
export const withoutPlayer = (standing: TableSnapshot, id: string): TableSnapshot => ({
  ...standing,
  seats: standing.seats.map((seat) => (seat.person === id ? { ...seat, person: "", name: "" } : seat)),
  players: standing.players.map((player) => (player === id ? null : player)),
  chat: unnamed(standing.chat, seatsOf(standing, id)),
});

export function memoryTableStore(now: () => number = time.now): TableStore {
  const tables = new Map<string, { readonly standing: TableSnapshot; readonly at: number }>();
  const named = (wanted: (of: { readonly standing: TableSnapshot; readonly at: number }) => boolean): string[] =>
    [...tables].filter(([, table]) => wanted(table)).map(([id]) => id);
  return {
    async save(table, standing) {
      tables.delete(table);
      tables.set(table, { standing, at: now() });
    },
    load: async (table) => tables.get(table)?.standing,
    async drop(table) {
      tables.delete(table);
    },
    byCode: async (code) => named(({ standing }) => standing.table.code === code).at(-1),
    ofPlayer: async (person) => named(({ standing }) => standing.seats.some((seat) => seat.person === person)).reverse(),
    openedBy: async (opener) => named(({ standing }) => standing.table.opener === opener).length,
    unchangedSince: async (since) => named(({ at }) => at < since),
  };
}
