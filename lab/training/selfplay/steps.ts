/**
 * The steps of a match as short text. A step is the number of its move in the list of all legal ones, sorted by notation; if it was searched,
 * the chance that the search gave its seat; and the moves that the search visited most, each with its share of their visits. Numbers are
 * digits to the base 64: two for a move and for a chance, one for a share.
 */
import { at, must } from "../../../shared/core/base/checked.ts";

export interface Step {
  /** In notation. */
  readonly move: string;
  /** What the search gave the seat on turn, from 0 to 1; undefined if the move was forced or a slip. */
  readonly chance: number | undefined;
  /** The most visited moves in notation, the first one first. */
  readonly visited: readonly Visited[];
}

export interface Visited {
  readonly move: string;
  /** Of the visits of all moves of this list. */
  readonly share: number;
}

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
const BASE = DIGITS.length;
/** Digits of a move and of a chance, and of a visited move with its share. */
const WIDE = 2;
const VISITED = WIDE + 1;

/** `list`: the notations of all legal moves, in any order. */
export function writeStep(list: readonly string[], { move, chance, visited }: Step): string {
  const sorted = [...list].sort();
  const placeOf = (notation: string): string => digits(sorted.indexOf(notation), WIDE);
  if (chance === undefined) return placeOf(move);
  const shares = visited.map((one) => placeOf(one.move) + digits(Math.round(one.share * (BASE - 1)), 1));
  return [placeOf(move), digits(Math.round(chance * (BASE ** WIDE - 1)), WIDE), ...shares].join("");
}

export function readStep(list: readonly string[], text: string): Step {
  const sorted = [...list].sort();
  const moveAt = (from: number): string => must(sorted[numberOf(text.slice(from, from + WIDE))], "move");
  if (text.length === WIDE) return { move: moveAt(0), chance: undefined, visited: [] };
  const visited: Visited[] = [];
  for (let from = 2 * WIDE; from < text.length; from += VISITED) {
    visited.push({ move: moveAt(from), share: numberOf(at([...text], from + WIDE)) / (BASE - 1) });
  }
  return { move: moveAt(0), chance: numberOf(text.slice(WIDE, 2 * WIDE)) / (BASE ** WIDE - 1), visited };
}

function digits(number: number, width: number): string {
  if (!(number >= 0 && number < BASE ** width)) throw new RangeError(`${number} does not fit into ${width} digits`);
  return Array.from({ length: width }, (_none, place) => DIGITS[Math.floor(number / BASE ** (width - 1 - place)) % BASE]).join("");
}

const numberOf = (text: string): number => [...text].reduce((number, digit) => number * BASE + DIGITS.indexOf(digit), 0);
