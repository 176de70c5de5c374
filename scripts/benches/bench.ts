/** What every bench is: named figures, some with a target, from a run that may be cut short. */
import { cpus } from "node:os";
import type { Game } from "../../shared/core/game.ts";
import type { Yardstick } from "./yardstick.ts";

export interface BenchRun {
  readonly games: readonly Game[];
  /** A form that fits into the tests: the same work, but less of it. What it measures is reported and not judged. */
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
  /** Figures with a target or a limit that a clock decides: the short form does not judge them. The others are correctness. */
  readonly timed?: readonly string[];
  /** Endings of figures that are speeds or costs of this machine: they are also reported per unit of the yardstick. */
  readonly speeds?: readonly string[];
  run(run: BenchRun): Promise<Figures>;
}

type Aims = Pick<Bench, "targets" | "limits" | "timed">;

export interface Outcome {
  readonly name: string;
  readonly short: boolean;
  readonly figures: Figures;
  readonly yardstick: Yardstick;
  /** What part of the processor time others on the host had meanwhile, if that is known. */
  readonly stolen?: number | undefined;
}

/** The targets and limits that a form of the bench is judged by. */
function judgedAims({ targets = {}, limits = {}, timed = [] }: Aims, short: boolean): { targets: Figures; limits: Figures } {
  const judged = (aims: Figures) => Object.fromEntries(Object.entries(aims).filter(([figure]) => !(short && timed.includes(figure))));
  return { targets: judged(targets), limits: judged(limits) };
}

/** What a figure should be, if this form of the bench judges it. */
export function aimOf(aims: Aims, short: boolean, figure: string): string | undefined {
  const { targets, limits } = judgedAims(aims, short);
  if (targets[figure] !== undefined) return `at least ${targets[figure]}`;
  return limits[figure] === undefined ? undefined : `at most ${limits[figure]}`;
}

/** The line of JSON a bench ends with. */
export function report({ name, short, figures, yardstick, stolen }: Outcome, aims: Aims): string {
  const { targets, limits } = judgedAims(aims, short);
  const measured = (wanted: Figures) => Object.entries(wanted).filter(([figure]) => figures[figure] !== undefined);
  const [least, most] = [measured(targets), measured(limits)];
  const pass =
    least.every(([figure, value]) => (figures[figure] as number) >= value) &&
    most.every(([figure, value]) => (figures[figure] as number) <= value);
  const [cpu] = cpus();
  return JSON.stringify({
    bench: name,
    form: short ? "short" : "full",
    pass,
    figures,
    targets: Object.fromEntries(least),
    limits: Object.fromEntries(most),
    yardstick,
    machine: `${cpus().length} x ${cpu?.model.trim() ?? "unknown"}, node ${process.versions.node}`,
    stolen: stolen === undefined ? null : rounded(stolen, 3),
  });
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
