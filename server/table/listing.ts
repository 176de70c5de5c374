/** What other rooms and processes are told of a table. */
import type { matchMaker } from "@colyseus/core";
import type { Game } from "../../shared/core/contract/game.ts";
import { changedOptions } from "../../shared/core/match/record.ts";
import { type CommonTerms, choicesIn, commonTerms } from "../../shared/core/wire/common-table-options.ts";
import type { TableTerms } from "../../shared/core/wire/table-terms.ts";
import type { LobbyNews } from "../../shared/core/wire/wire.ts";
import { type TableKind, type TableOptions, watchCodeOf } from "./options.ts";
import { addressesOf, hasDouble, listedPerson, type Seat } from "./seats.ts";

/** A table as listed among the rooms. */
export interface TableListing {
  readonly game: string;
  readonly kind: TableKind;
  readonly code: string;
  /** If set, the table is neither listed nor watched without this code. */
  readonly watchCode?: string;
  /** A program has opened it. */
  readonly program?: true;
  readonly seats: number;
  readonly terms: TableTerms;
  readonly people: LobbyNews["tables"][number]["people"];
  /** Ids of the known guests who sit there. They never leave the server. */
  readonly guests: readonly string[];
  /** Of those who sat there and have left on purpose; none is left out. */
  readonly leavers?: readonly string[];
  /** Digests of the addresses that its players sat down from. They never leave the server. */
  readonly addresses: readonly string[];
  /** Seats with whose eyes watchers may see; left out for none. */
  readonly sharedViews?: readonly number[];
  readonly phase: "waiting" | "running" | "over";
  readonly opener: string;
  /** When a player last came or moved, about a minute exact, in milliseconds since 1970. */
  readonly activeAt: number;
}

export const termsOf = (
  { options: list }: Pick<Game, "options">,
  table: Pick<TableOptions, "options" | "program"> & CommonTerms,
): TableTerms => ({
  ...commonTerms(choicesIn(table)),
  options: changedOptions(list, table.options),
  ...(table.program && { ladder: true }),
});

export function listingOf(
  played: Game,
  table: Omit<TableOptions, "seats">,
  seats: readonly Seat[],
  { phase, activeAt }: Pick<TableListing, "phase" | "activeAt">,
): TableListing {
  const { game, kind, code, program, opener } = table;
  const terms = termsOf(played, table);
  const watchCode = watchCodeOf(table);
  const taken = seats.filter((seat) => seat.kind !== "nobody");
  const people = taken.map(listedPerson);
  const known = seats.filter(({ person }) => person !== "");
  const isHere = ({ kind, left }: Seat): boolean => kind === "person" && !left;
  const guests = known.filter(isHere).map(({ person }) => person);
  const leavers = known.filter((seat) => !isHere(seat)).map(({ person }) => person);
  const addresses = addressesOf(seats);
  const sharedViews = seats.flatMap(({ sharesView, number }) => (sharesView ? [number] : []));
  return {
    game,
    kind,
    code,
    ...(watchCode && { watchCode }),
    ...(program && { program }),
    terms,
    seats: seats.length,
    people,
    guests,
    ...(leavers.length > 0 && { leavers }),
    addresses,
    ...(sharedViews.length > 0 && { sharedViews }),
    phase,
    opener,
    activeAt,
  };
}

export const hasFreeSeat = ({ phase, people, seats }: Pick<TableListing, "phase" | "people" | "seats">): boolean =>
  phase === "waiting" && people.length < seats;

/** The terms, as a caller is told them: `addresses` are those of the players, with the caller's own. */
export const termsWith = (terms: TableTerms, addresses: readonly string[]): TableTerms =>
  terms.rated && hasDouble(addresses) ? { ...terms, oneAddress: true } : terms;

/** A room in the list that all processes share; with metadata if it is a table. */
export type RoomListing = Awaited<ReturnType<typeof matchMaker.createRoom>> & { readonly metadata?: TableListing };
