/** BENCHMARKS.md: every figure with its command, ratios first, absolute ones marked as of their machine. */
import { type Bench, judgementOf } from "./common/bench.ts";
import type { Figures } from "./common/figures.ts";
import { BENCHES } from "./list.ts";

/** What a bench measured last. */
export interface Measured {
  readonly bench: string;
  /** When, and of which commit; a commit with a + had changes that were not committed. */
  readonly date: string;
  readonly commit: string;
  readonly figures: Figures;
  readonly machine: string;
  /** Share of the processor time that other guests of the host took meanwhile, where that is known. */
  readonly stolen: number | null;
  /** What else was measured of the same subject, with its command. */
  readonly note?: string;
}

/** Figures that another machine would measure otherwise, by how their names end. */
const OF_THE_MACHINE =
  /(?:PerSecond|PerMinute|microseconds\w*|milliseconds\w*|P50|P95|P99|Median|Max|seconds\w*|shownAfter|seatedAfter|imagine|copy)$/i;

type Aims = Pick<Bench, "targets" | "limits">;

/** `aims`: what each bench is judged by today. */
export function benchPage(results: readonly Measured[], aims: Readonly<Record<string, Aims>>): string {
  const machines = [...new Set(results.map(({ machine }) => `\`${machine}\``))];
  return [
    "# Benchmarks",
    "",
    "Written by `npm run bench -- all`, or for one bench by `npm run bench -- NAME --keep`; not edited by hand. Each section begins with the",
    "command that measures it, and says when and of which commit it was measured; targets are today's. Ratios and counts hold on any",
    `machine; figures marked **of this machine** do not, and were measured on ${machines.join("; ")}. Such a machine is shared: the same`,
    "figure differs by a third from one to the next.",
    "",
    ...notMeasured(results),
    ...results.flatMap((result) => section(result, aims[result.bench] ?? {})),
  ].join("\n");
}

/** The whole takes hours. */
function notMeasured(results: readonly Measured[]): string[] {
  const missing = Object.keys(BENCHES).filter((name) => results.every(({ bench }) => bench !== name));
  return missing.length === 0 ? [] : [`Not measured in full yet: ${missing.map((name) => `\`${name}\``).join(", ")}.`, ""];
}

function section(result: Measured, aims: Aims): string[] {
  const { bench, figures, stolen, date, commit, note } = result;
  const busy = stolen !== null && stolen > 0.05 ? ` Others took ${Math.round(100 * stolen)} % of the host's processors meanwhile.` : "";
  const names = Object.keys(figures);
  const absolute = names.filter((name) => OF_THE_MACHINE.test(name));
  const relative = names.filter((name) => !absolute.includes(name));
  return [
    `## ${bench}`,
    "",
    `    npm run bench -- ${bench}`,
    "",
    `${BENCHES[bench]?.about ?? ""} Measured ${date} at \`${commit}\`.${busy} ${judgement(aims, figures)}`,
    "",
    ...table("figure", relative, figures, aims),
    ...(absolute.length > 0 ? table("of this machine", absolute, figures, aims) : []),
    ...(note === undefined ? [] : [note, ""]),
  ];
}

function judgement(aims: Aims, figures: Figures): string {
  const { pass, targets, limits } = judgementOf(aims, false, figures);
  if (!pass) return "**A target is missed.**";
  return Object.keys({ ...targets, ...limits }).length > 0 ? "Every target is met." : "It is measured, not judged.";
}

/** The figures with what each is judged by. */
function table(title: string, names: readonly string[], figures: Figures, aims: Aims): string[] {
  const rows = names.map(
    (name) => `| ${name} | ${figures[name]} | ${aim(figures[name] as number, aims.targets?.[name], aims.limits?.[name])} |`,
  );
  return [`| ${title} | value | target |`, "|---|--:|---|", ...rows, ""];
}

function aim(value: number, least: number | undefined, most: number | undefined): string {
  if (least !== undefined) return `at least ${least}${value < least ? " (missed)" : ""}`;
  return most === undefined ? "" : `at most ${most}${value > most ? " (missed)" : ""}`;
}
