/** What every bench is: named figures, some with a target, from a run that may be cut short. */
import { cpus } from "node:os";
import type { Game } from "../../shared/core/game.ts";

export interface BenchRun {
  readonly games: readonly Game[];
  /** A form that fits into the tests: the same work, too little of it for trustworthy figures. */
  readonly short: boolean;
  /** Progress for a person who watches. */
  readonly say: (line: string) => void;
}
export interface Bench {
  /** Least values, by the figure's name. */
  readonly targets: Readonly<Record<string, number>>;
  /** Figures named `game.seats.figure`. */
  run(run: BenchRun): Promise<Record<string, number>>;
}

/** The line a bench ends with. */
export function report(name: string, figures: Readonly<Record<string, number>>, targets: Bench["targets"]): string {
  const set = Object.fromEntries(Object.entries(targets).filter(([figure]) => figures[figure] !== undefined));
  const pass = Object.entries(set).every(([figure, least]) => (figures[figure] as number) >= least);
  const [cpu] = cpus();
  const machine = `${cpus().length} x ${cpu?.model.trim() ?? "unknown"}, node ${process.versions.node}`;
  return JSON.stringify({ bench: name, pass, figures, targets: set, machine });
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] as number) : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

export const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));
