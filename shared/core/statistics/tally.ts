/** Adds matches up: what a game's collector notes of a match is counted once the match is over, and it is known who won. */
import type { Result, Shape, View } from "../contract/game.ts";
import type { Choice } from "../contract/opening.ts";
import { shareOfVictory } from "../match/outcome.ts";
import { type Row, short } from "./game-statistics.ts";

/** What is told of a match, each under a chart and a row. */
export interface Notes {
  /** The seat did it, or had it: its share of the victory counts. */
  won(chart: string, row: string, seat: number): void;
  /** It happened. */
  came(chart: string, row: string): void;
  /** An amount, of which the mean counts. */
  amount(chart: string, row: string, value: number): void;
}

/** What a game wants to have counted beside its opening choices. */
export interface Collector<S extends Shape = Shape> {
  opening(view: View<S>, move: S["move"]): Choice | undefined;
  /** Called once for each match; gives what is called before each of its moves, and at its end. */
  open(notes: Notes): {
    onMove?(view: View<S>, move: S["move"]): void;
    onEnd(table: S["table"], result: Result): void;
  };
}

/** Plays a match through: calls back before each move, and gives how it ended. */
export type PlayThrough = (onMove: (view: View, move: Shape["move"]) => void) => {
  readonly table: Shape["table"];
  readonly result: Result;
};

type Sums = [count: number, sum: number, squares: number];

export class Tally {
  matches = 0;
  readonly #charts = new Map<string, Map<string, Sums>>();

  add({ opening, open }: Collector, play: PlayThrough): void {
    const chosen: (readonly [chart: string, row: string, seat: number])[] = [];
    const known = new Set<string>();
    const notes: Notes = {
      won: (...note) => chosen.push(note),
      came: (chart, row) => this.#count(chart, row, 0),
      amount: (chart, row, value) => this.#count(chart, row, value),
    };
    const collected = open(notes);
    const { table, result } = play((view, move) => {
      const choice = opening(view, move);
      // A seat whose buildings are all gone again does not open once more.
      const key = choice && `${choice.chart} ${view.seat}`;
      if (choice !== undefined && key !== undefined && !known.has(key)) {
        known.add(key);
        notes.won(choice.chart, choice.row, view.seat);
      }
      collected.onMove?.(view, move);
    });
    collected.onEnd(table, result);
    for (const [chart, row, seat] of chosen) this.#count(chart, row, shareOfVictory(result, seat));
    this.matches++;
  }

  #count(chart: string, row: string, value: number): void {
    const rows = this.#charts.get(chart) ?? new Map<string, Sums>();
    this.#charts.set(chart, rows);
    const sums = rows.get(row);
    if (sums === undefined) rows.set(row, [1, value, value ** 2]);
    else {
      sums[0]++;
      sums[1] += value;
      sums[2] += value ** 2;
    }
  }

  /** Charts and rows by name, so that equal matches in any order give an equal file. */
  charts(): Record<string, Record<string, Row>> {
    return byName(this.#charts, (rows) => byName(rows, (sums) => short(...sums)));
  }
}

const byName = <From, To>(map: ReadonlyMap<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries([...map].sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, value]) => [name, change(value)]));
