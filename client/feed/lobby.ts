/** How one gets to a table. The ui knows the server through this and the feed alone. */
import type { OptionValue } from "../../shared/core/game.ts";
import type { Feed } from "./feed.ts";

/** A match that can be watched or a table that can be joined. */
export interface OpenTable {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly seats: number;
  /** Running matches are watched, waiting tables joined. */
  readonly running: boolean;
}

/** What the lobby shows of everybody else. */
export interface LobbyState {
  readonly people: number;
  readonly tables: readonly OpenTable[];
}

/** A place at a table whose match has not begun. */
export interface Waiting {
  /** For a link others join by. */
  readonly code: string;
  /** Told each time somebody comes or goes. */
  onSeats(listener: (filled: number, seats: number) => void): void;
  cancel(): void;
  /** The match, once it begins; rejects with a Refusal if the table is given up. */
  readonly feed: Promise<Feed>;
}

export interface Lobby {
  /** Calls back at once and whenever it changes, until the returned function is called. */
  onState(listener: (state: LobbyState) => void): () => void;
  /** A match against bots, at once. */
  playNow(game: string, options?: Readonly<Record<string, OptionValue>>): Promise<Feed>;
  /** A seat against the next person who wants the same. */
  quickMatch(game: string): Promise<Waiting>;
  /** A private table that others join by its code. */
  createTable(game: string, options?: Readonly<Record<string, OptionValue>>): Promise<Waiting>;
  joinTable(code: string): Promise<Waiting>;
  watch(id: string): Promise<Feed>;
  /** The seat this browser left by a reload or a lost connection, if its match still runs. */
  resume(): Promise<Feed | undefined>;
}
