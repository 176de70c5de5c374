/** Arenas: for a time, their players play one shared deal after another. */
import type { ListedArena } from "../../shared/core/wire/arenas.ts";
import type { DealTerms, StoredPlay } from "./shared-deals.ts";

/** What all its deals have in common, and the secret from which they follow. */
export type ArenaTerms = Pick<DealTerms, "seats" | "options" | "bots" | "secret">;

export interface NewArena extends ArenaTerms, Pick<ListedArena, "code" | "game" | "from" | "until"> {
  readonly listed: boolean;
}

export interface StoredArena extends NewArena {
  /** Empty for a nameless or erased guest. */
  readonly by: string;
}

/** A guest's match in an arena. */
export interface StoredArenaPlay extends Pick<StoredPlay, "match" | "seat" | "person" | "name"> {
  readonly deal: string;
  /** Undefined while it goes on. `at`: milliseconds since 1970. */
  readonly end: (NonNullable<StoredPlay["end"]> & { readonly at: number }) | undefined;
}

export interface ArenaStore {
  /** False if the guest has made as many as can be that are not over. */
  addArena(owner: string, arena: NewArena): Promise<boolean>;
  arena(code: string): Promise<StoredArena | undefined>;
  /** In the order of the deals. */
  arenaPlays(code: string): Promise<readonly StoredArenaPlay[]>;
  /** Whether it is a match of an arena's deal. */
  isOfArena(match: string): Promise<boolean>;
  /** Those that are not over and begin within some milliseconds, the next first: some of the listed ones, and all of the guest's, opened or played. */
  arenasFor(person: string, notice: number): Promise<readonly ListedArena[]>;
}
