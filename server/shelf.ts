/** Tables as they stand, beside their records: with both, a table opens again after its process has ended or has let it sleep. */
import type { ChatLine } from "../shared/core/wire.ts";
import { unnamed } from "./chat.ts";
import type { KeptSeat } from "./seats.ts";
import type { TableOptions } from "./tables.ts";
import { time } from "./time.ts";

/** The banks of all clocks, and from when on they run. What the entries after that have cost follows from the record. */
export interface ClockMark {
  /** How many entries there were. */
  readonly entries: number;
  /** As entries are stamped. */
  readonly at: number;
  /** By seat, in milliseconds. */
  readonly banks: readonly number[];
}

export interface Standing {
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

export interface Shelf {
  save(table: string, standing: Standing): Promise<void>;
  load(table: string): Promise<Standing | undefined>;
  /** Nothing is left to come back to. */
  drop(table: string): Promise<void>;
  /** The table others join by this code. */
  coded(code: string): Promise<string | undefined>;
  /** Where somebody sits, newest first. */
  of(person: string): Promise<readonly string[]>;
  /** How many tables this address has opened. */
  openedBy(opener: string): Promise<number>;
  /** Those whose standing has not changed since then. */
  untouched(since: number): Promise<readonly string[]>;
}

/** By seat; empty where no known guest has sat. */
export const sittersOf = ({ seats, players }: Pick<Standing, "seats" | "players">): string[] =>
  seats.map(({ person }, seat) => players[seat] ?? person);

/** Those of somebody: who has left has them still, as far as what was done there is his. */
export const seatsOf = ({ seats, players }: Pick<Standing, "seats" | "players">, id: string): number[] =>
  seats.flatMap(({ person }, seat) => (person === id || players[seat] === id ? [seat] : []));

/** As it is once somebody has asked to be forgotten. */
export const without = (standing: Standing, id: string): Standing => ({
  ...standing,
  seats: standing.seats.map((seat) => (seat.person === id ? { ...seat, person: "", name: "" } : seat)),
  players: standing.players.map((player) => (player === id ? null : player)),
  chat: unnamed(standing.chat, seatsOf(standing, id)),
});

export function memoryShelf(now: () => number = time.now): Shelf {
  const tables = new Map<string, { readonly standing: Standing; readonly at: number }>();
  const named = (wanted: (of: { readonly standing: Standing; readonly at: number }) => boolean): string[] =>
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
    coded: async (code) => named(({ standing }) => standing.table.code === code).at(-1),
    of: async (person) => named(({ standing }) => standing.seats.some((seat) => seat.person === person)).reverse(),
    openedBy: async (opener) => named(({ standing }) => standing.table.opener === opener).length,
    untouched: async (since) => named(({ at }) => at < since),
  };
}
