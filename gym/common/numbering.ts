/** How a game is written as numbers: each action has one, and a view is a list of them. */
import type { AnyGame, Game, Shape, View } from "../../shared/core/contract/game.ts";

/** What observations are written into. */
export type Numbers = Int16Array;

/** A run of numbers of an observation. */
export interface Part<S extends Shape = Shape> {
  /** What each number is, in order. */
  readonly names: readonly string[];
  /** Writes them from an index on, where all is 0. `of`: the seat they are about. */
  write(view: View<S>, of: number, into: Numbers, at: number): void;
}

export interface Numbering<S extends Shape = Shape> {
  readonly game: Game<S>;
  /** The notation of each action: its number is its place. Numbers are kept from version to version; new ones come last. */
  readonly actions: readonly string[];
  /** The number of a move: the place of its notation among the actions. */
  numberOf(move: S["move"]): number;
  /** What lies on the table for all; what this seat alone knows; what everyone sees of a seat. An observation has these in this order, the last for each seat. */
  readonly table: Part<S>;
  readonly own: Part<S>;
  readonly seat: Part<S>;
}

export type AnyNumbering = Omit<Numbering, "game"> & { readonly game: AnyGame };
export const eraseNumbering = <S extends Shape>(numbering: Numbering<S>): AnyNumbering => numbering as unknown as AnyNumbering;

/** What each number of an observation is, for a match of so many seats: `+0` is the observer, `+1` the next in order. */
export function namesOf({ table, own, seat }: AnyNumbering, seats: number): readonly string[] {
  const players = Array.from({ length: seats }, (_none, after) => seat.names.map((name) => `+${after} ${name}`));
  return [...table.names, ...own.names.map((name) => `own ${name}`), ...players.flat()];
}

/** Writes what the view's seat may know, from an index on: nothing but the view is read. */
export function observe({ table, own, seat }: AnyNumbering, view: View, seats: number, into: Numbers, at: number): void {
  const first = at + table.names.length + own.names.length;
  into.fill(0, at, first + seats * seat.names.length);
  table.write(view, view.seat, into, at);
  own.write(view, view.seat, into, at + table.names.length);
  for (let after = 0; after < seats; after++) seat.write(view, (view.seat + after) % seats, into, first + after * seat.names.length);
}

/** Names of a list of numbers about words: "money", "goods corn". */
export const each = (what: string, words: readonly (string | number)[]): readonly string[] => words.map((word) => `${what} ${word}`);
export const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_none, at) => at);
