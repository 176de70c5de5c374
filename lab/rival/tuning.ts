import { NUMBERS } from "../../shared/duel/catalog.ts";
import { cityOf } from "../../shared/duel/rules/fast-city.ts";
import { countSymbols } from "../../shared/duel/rules/fast-count.ts";
import type { Table as DuelTable } from "../../shared/duel/state.ts";

/** What a rival's tree search goes by. The numbers were found by matches; `lab/rival/README.md` says which. */
export interface Tuning {
  /** How much a move that was tried little gains by it (the constant of UCT). */
  readonly exploration: number;
  /** What an untried move is taken to be worth. Above 1, every move is tried once before any is tried again. */
  readonly untried: number;
  /** Up to about how many tries of its own a move is also judged by the lines that played it later on; 0 for never. */
  readonly likeness: number;
  /** Part of a reward that goes by the lead in points; the rest is the victory. */
  readonly margin: number;
  /** Points of a lead that make a victory by points half sure: above 0, a narrow one is rewarded less than a clear one. */
  readonly softness: number;
  /** Whether positions that differ in what may be played are counted apart, although the same moves led to them. */
  readonly isSplit: boolean;
  /** The most moves of a play-out; then the points on the table decide. */
  readonly longest: number;
  /** What the searching seat is rewarded beyond a victory, by how the match was won: a plan. */
  readonly plan: Readonly<Record<string, number>>;
  /** What the searching seat is rewarded at the end of a line for what it has on the table: a plan that random play-outs hardly ever finish. */
  readonly leaning?: (table: object, seat: number) => number;
}

/**
 * Measured in Duel, 28 matches each at 40 ms a decision against the same search with an exploration of 0.6 and nothing else: softness 8 won
 * 57 %, exploration 1 50 %, 0.3 39 %; a likeness of 60 with an exploration of 0.4 57 %, of 300 39 %; positions counted apart 46 %; untried moves
 * taken for 0.55 14 %. So chance is best handled by imagining a state for each line and counting all of them in one tree.
 */
export const TREE: Tuning = {
  exploration: 0.6,
  untried: 10,
  likeness: 0,
  margin: 0,
  softness: 8,
  isSplit: false,
  longest: 20_000,
  plan: {},
};

/** Most of this is for the last symbols, as only six win. */
const FOR_SYMBOLS = 0.25;

/**
 * The same, but would rather win by science, and collects symbols. Only Duel knows that way. Against the Master at 100 ms it won 5 of 20, two
 * of them by science; with 0.6 for symbols 2 of 16, both by science; with none 8 of 24, none by science.
 */
export const SCHOLAR: Tuning = {
  ...TREE,
  plan: { science: 0.5 },
  leaning: (table, seat) => FOR_SYMBOLS * (countSymbols(cityOf(table as DuelTable, seat)) / NUMBERS.symbolsToWin) ** 2,
};
