/** What benches have in common: named figures, some with a target, from a full or a short run. */
import { cpus } from "node:os";
import { time } from "../../../server/base/time.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import { type Figures, rounded } from "./figures.ts";
import type { Yardstick } from "./yardstick.ts";

export interface BenchRun {
  readonly games: readonly Game[];
  /** The form for the tests: the same work, but less of it. Timed figures are reported and not judged. */
  readonly short: boolean;
  /** Reports progress. */
  readonly say: (line: string) => void;
  /** What was given of the bench's own options. */
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}
export interface Bench {
  /** Least values, by the figure's name. */
  readonly targets?: Figures;
  /** The highest value that each figure may have. */
  readonly limits?: Figures;
  /** Figures that depend on a clock, which the short form does not judge. The others are correctness. */
  readonly timed?: readonly string[];
  /** Endings of figures that are speeds or costs of this machine: they are also reported per unit of the yardstick. */
  readonly speeds?: readonly string[];
  /** Its options on the command line, beside those of all benches. */
  readonly options?: Readonly<Record<string, { readonly type: "string" | "boolean" }>>;
  run(run: BenchRun): Promise<Figures>;
}

/**
 * What a run does, by its form. The forms were once the wrong way round, and a figure of one cold match was told as measured: so a full form
 * that does less of anything than the short one is refused.
 */
export function sizeOf<Size extends object>(
  { short }: Pick<BenchRun, "short">,
  forms: { readonly short: Size; readonly full: Size },
): Size {
  const full = forms.full as Readonly<Record<string, unknown>>;
  for (const [what, least] of Object.entries(forms.short)) {
    const most = full[what];
    if (typeof least === "number" && typeof most === "number" && most < least)
      throw new TypeError(`the full form has fewer ${what} (${most}) than the short one (${least})`);
  }
  return short ? forms.short : forms.full;
}

type Aims = Pick<Bench, "targets" | "limits" | "timed">;

export interface Outcome {
  readonly name: string;
  readonly short: boolean;
  readonly figures: Figures;
  readonly yardstick: Yardstick;
  /** Share of the processor time that other guests of the host took during the run, if known. */
  readonly stolen?: number | undefined;
}

/** The targets and limits that a form of the bench is judged by. */
function judgedAims({ targets = {}, limits = {}, timed = [] }: Aims, short: boolean): { targets: Figures; limits: Figures } {
  const judged = (aims: Figures) => Object.fromEntries(Object.entries(aims).filter(([figure]) => !(short && timed.includes(figure))));
  return { targets: judged(targets), limits: judged(limits) };
}

/** The target of a figure, if this form of the bench judges it. */
export function aimOf(aims: Aims, short: boolean, figure: string): string | undefined {
  const { targets, limits } = judgedAims(aims, short);
  if (targets[figure] !== undefined) return `at least ${targets[figure]}`;
  return limits[figure] === undefined ? undefined : `at most ${limits[figure]}`;
}

/** What was judged of these figures, and whether all of it is as it should be. */
export function judgementOf(aims: Aims, short: boolean, figures: Figures): { pass: boolean; targets: Figures; limits: Figures } {
  const { targets, limits } = judgedAims(aims, short);
  const measured = (wanted: Figures) => Object.entries(wanted).filter(([figure]) => figures[figure] !== undefined);
  const [least, most] = [measured(targets), measured(limits)];
  const pass =
    least.every(([figure, value]) => (figures[figure] as number) >= value) &&
    most.every(([figure, value]) => (figures[figure] as number) <= value);
  return { pass, targets: Object.fromEntries(least), limits: Object.fromEntries(most) };
}

/** What a bench ends with, as a line of JSON. */
export function report({ name, short, figures, yardstick, stolen }: Outcome, aims: Aims) {
  const { pass, targets, limits } = judgementOf(aims, short, figures);
  const [cpu] = cpus();
  return {
    bench: name,
    form: short ? "short" : "full",
    pass,
    figures,
    targets,
    limits,
    yardstick,
    machine: `${cpus().length} x ${cpu?.model.trim() ?? "unknown"}, node ${process.versions.node}`,
    stolen: stolen === undefined ? null : rounded(stolen, 3),
  };
}

/** The day of a measurement. */
export const today = (): string => new Date(time.now()).toISOString().slice(0, 10);

/** Rejects after a time, so that no bench waits forever. */
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
