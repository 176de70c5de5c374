/** BENCHMARKS.md: every figure with its command, ratios first, absolute ones marked as of their machine. */
import type { Figures } from "./common/figures.ts";
import { BENCHES } from "./list.ts";

/** The line of JSON a bench ends with. */
export interface Result {
  readonly bench: string;
  readonly form: "short" | "full";
  readonly pass: boolean;
  readonly figures: Figures;
  readonly targets: Figures;
  readonly limits: Figures;
  readonly machine: string;
  readonly stolen: number | null;
}

/** Figures that another machine would measure otherwise, by how their names end. */
const OF_THE_MACHINE =
  /(?:PerSecond|PerMinute|microseconds\w*|milliseconds\w*|P50|P95|P99|Median|Max|seconds\w*|shownAfter|seatedAfter|imagine|copy)$/i;

export function benchPage(results: readonly Result[]): string {
  const machines = [...new Set(results.map(({ machine }) => machine))];
  return [
    "# Benchmarks",
    "",
    "Written by `npm run bench -- all`; not edited by hand. Each section begins with the command that measures it. Ratios and counts hold on any",
    `machine; figures marked **of this machine** do not, and were measured on ${machines.join("; ")}. Such a machine is shared: the same`,
    "figure differs by a third from one to the next. A short form measures less and judges only what no clock decides.",
    "",
    ...notMeasured(results),
    ...results.flatMap(section),
  ].join("\n");
}

/** The whole takes hours: a page that is written on the way says what it lacks. */
function notMeasured(results: readonly Result[]): string[] {
  const missing = Object.keys(BENCHES).filter((name) => results.every(({ bench }) => bench !== name));
  return missing.length === 0 ? [] : [`Not measured yet, for the run goes on: ${missing.map((name) => `\`${name}\``).join(", ")}.`, ""];
}

function section(result: Result): string[] {
  const { bench, form, figures, stolen } = result;
  const command = `npm run bench -- ${bench}${form === "short" ? " --short" : ""}`;
  const busy = stolen !== null && stolen > 0.05 ? ` Others took ${Math.round(100 * stolen)} % of the host's processors meanwhile.` : "";
  const names = Object.keys(figures);
  const absolute = names.filter((name) => OF_THE_MACHINE.test(name));
  const relative = names.filter((name) => !absolute.includes(name));
  return [
    `## ${bench}`,
    "",
    `    ${command}`,
    "",
    `${BENCHES[bench]?.about ?? ""}${busy} ${judgement(result)}`,
    "",
    ...table("figure", relative, result),
    ...(absolute.length > 0 ? table("of this machine", absolute, result) : []),
  ];
}

function judgement({ pass, form, targets, limits }: Result): string {
  if (!pass) return "**A target is missed.**";
  if (Object.keys(targets).length + Object.keys(limits).length > 0) return "Every target is met.";
  return form === "short" ? "The short form judges none of it." : "It is measured, not judged.";
}

/** The figures with what each is judged by. */
function table(title: string, names: readonly string[], result: Result): string[] {
  const rows = names.map((name) => `| ${name} | ${result.figures[name]} | ${aim(name, result)} |`);
  return [`| ${title} | value | target |`, "|---|--:|---|", ...rows, ""];
}

function aim(name: string, { figures, targets, limits }: Result): string {
  const value = figures[name] as number;
  const [least, most] = [targets[name], limits[name]];
  if (least !== undefined) return `at least ${least}${value < least ? " (missed)" : ""}`;
  return most === undefined ? "" : `at most ${most}${value > most ? " (missed)" : ""}`;
}
