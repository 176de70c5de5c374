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
/** Plain numbers by name; what belongs to a game is named `game.seats.figure`. */
export type Figures = Readonly<Record<string, number>>;
export interface Bench {
  /** Least values, by the figure's name. */
  readonly targets?: Figures;
  /** Most values. */
  readonly limits?: Figures;
  run(run: BenchRun): Promise<Figures>;
}

/** What a figure should be; nothing if nobody cares. */
export function aimOf({ targets, limits }: Pick<Bench, "targets" | "limits">, figure: string): string | undefined {
  if (targets?.[figure] !== undefined) return `at least ${targets[figure]}`;
  return limits?.[figure] === undefined ? undefined : `at most ${limits[figure]}`;
}

/** The line a bench ends with; `stolen` is what part of the processor time others on the host have had, if that is known. */
export function report(
  name: string,
  figures: Figures,
  { targets = {}, limits = {} }: Pick<Bench, "targets" | "limits">,
  stolen?: number,
): string {
  const measured = (wanted: Figures) => Object.entries(wanted).filter(([figure]) => figures[figure] !== undefined);
  const [least, most] = [measured(targets), measured(limits)];
  const pass =
    least.every(([figure, value]) => (figures[figure] as number) >= value) &&
    most.every(([figure, value]) => (figures[figure] as number) <= value);
  const [cpu] = cpus();
  const machine = `${cpus().length} x ${cpu?.model.trim() ?? "unknown"}, node ${process.versions.node}`;
  const aims = { targets: Object.fromEntries(least), limits: Object.fromEntries(most) };
  return JSON.stringify({ bench: name, pass, figures, ...aims, machine, stolen: stolen === undefined ? null : rounded(stolen, 3) });
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] as number) : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

/** The value that so large a part of all does not exceed. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] as number;
}

export const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
export const mean = (values: readonly number[]): number => sum(values) / values.length;

/** Nothing in a bench waits for ever. */
export async function inTime<T>(work: Promise<T>, milliseconds: number, complaint: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_never, failed) => {
    timer = setTimeout(() => failed(new Error(`${complaint} within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
