/**
 * What a game adds for bots that search: what to look at in a position, and which moves to look at first. How much each of it counts is
 * learnt (`npm run train`), not written here.
 */

import type { SearchLevel } from "./bot-level.ts";
import type { Model } from "./model.ts";
import type { Shape, View } from "./shape.ts";

export interface Mind<S extends Shape = Shape> {
  /** Names of what `measure` writes, in order, for a person who reads the model. */
  readonly features: readonly string[];
  /**
   * Writes the features of the view's seat: what it has and may expect, and of the table what changes how much that is worth. A search calls
   * it for every seat of an imagined state, each with its own view, and compares the seats; so no feature needs a foreign secret.
   */
  measure(view: View<S>, into: Float64Array): void;
  /**
   * Writes the features of every seat, by seat: the same numbers as `measure`, where no feature needs a secret and what the seats share is
   * looked at once.
   */
  measureAll?(table: S["table"], into: readonly Float64Array[]): void;
  /** How far the match has come, from 0 to 1: the same lead counts for more near the end. */
  progress(table: S["table"]): number;
  readonly model: Model;
  /**
   * How promising each listed move looks at first glance, as logarithms: 1 more is looked at about three times as often. Cheap; it orders a search
   * and keeps it from wasting time in long lists, it decides nothing.
   */
  weigh(view: View<S>, moves: readonly S["move"][]): ArrayLike<number>;
  /** The numbers that these logarithms are sums of products with, where they are fitted to what searches choose (`npm run glances`). */
  readonly glances?: Glances;
  /** How many lines a search looks at for one decision, by level. */
  readonly iterations: Readonly<Record<SearchLevel, number>>;
  /**
   * How a search comes to a position that it can judge: it plays on by first glances. In the middle of a turn or phase, what a seat has does
   * not yet show what it gets; and where only the end shows who planned well, the match is played out. If left out, leaves are judged as they are.
   */
  readonly outlook?: Outlook<S>;
  /** Whether nothing that is still hidden can matter any more, so that an exact search may decide; if left out, never. */
  isOpen?(table: S["table"]): boolean;
  /**
   * Where a move takes what it takes, from 0 to 255. What lies there may have been turned over by chance, and the same thing taken elsewhere
   * opens something else: a search counts the two apart. If left out, moves with one notation are one move.
   */
  spotOf?(table: S["table"], move: S["move"]): number;
  /** Rows of small moves of which only the end counts. A bot finishes such a row in one decision, by the shortest way. */
  readonly rearranging?: Rearranging<S>;
}

/** By name. */
export type Glances = Readonly<Record<string, number[]>>;

export interface Rearranging<S extends Shape = Shape> {
  /** Whether the asked seat is in such a row. */
  isOn(table: S["table"]): boolean;
  /** The fewest moves, at least one, that lead where these moves of the view's seat lead. */
  shortest(view: View<S>, moves: readonly S["move"][]): readonly S["move"][];
}

export interface Outlook<S extends Shape = Shape> {
  /** Whether a turn or phase is just over. */
  isQuiet(table: S["table"]): boolean;
  /** How many quiet positions a leaf is played on to; one that is quiet counts. Infinity: to the end. */
  readonly depth: number;
}
