/** Pictures of shaded cells: roles by round, and fields of the town. */
import { type Measured, shareOf } from "../../../shared/core/statistics/game-statistics.ts";
import type { StatisticsChart } from "../../face/face.ts";
import { type Child, h } from "../common/dom.ts";
import { type ChartParts, FEWEST, nameOf, type Shown } from "./chart-parts.ts";

interface Cell {
  /** How dark it is, from 0 to 1. */
  readonly shade: number;
  readonly shown: string;
  /** For who listens, if more is to be said. */
  readonly told?: string;
}

interface Grid {
  readonly title: string;
  /** Above the names of the rows. */
  readonly corner?: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: Child; readonly cells: readonly (Cell | undefined)[] }[];
}

function gridTable({ title, corner, columns, rows }: Grid): HTMLElement {
  const head = h("tr", {}, h("td", {}, corner), ...columns.map((name) => h("th", { scope: "col" }, name)));
  const body = rows.map(({ name, cells }) => h("tr", {}, h("th", { scope: "row" }, name), ...cells.map(cellOf)));
  return h("table", { class: "grid-table" }, h("caption", { class: "unseen" }, title), h("thead", {}, head), h("tbody", {}, ...body));
}

function cellOf(cell: Cell | undefined): HTMLElement {
  if (cell === undefined) return h("td", {});
  const { shade, shown, told } = cell;
  return h("td", { style: `--shade: ${Math.round(100 * shade)}%` }, shown, told !== undefined && h("span", { class: "unseen" }, told));
}

/** Of all matches: a round that fewer come to says little. */
const LEAST_PART = 0.05;

export function roundsTable(parts: ChartParts, chart: StatisticsChart, { field }: Shown, title: string): HTMLElement | undefined {
  const { id } = chart;
  const rounds: { readonly number: number; readonly of: Readonly<Record<string, number>>; readonly all: number }[] = [];
  for (let number = 1; ; number++) {
    const rows = field.charts[`${id}.${number}`];
    const all = rows?.all?.[0] ?? 0;
    if (rows === undefined || all < Math.max(FEWEST, LEAST_PART * field.matches)) break;
    rounds.push({ number, all, of: Object.fromEntries(Object.entries(rows).map(([row, [count]]) => [row, count])) });
  }
  if (rounds.length === 0) return undefined;
  const names = [...new Set(rounds.flatMap(({ of }) => Object.keys(of)))].filter((row) => row !== "all");
  const shareIn = (row: string, { of, all }: (typeof rounds)[number]): number => (of[row] ?? 0) / all;
  const sums = new Map(names.map((row) => [row, rounds.reduce((sum, round) => sum + shareIn(row, round), 0)]));
  return gridTable({
    title,
    corner: parts.words.round,
    columns: rounds.map(({ number }) => String(number)),
    rows: names
      .sort((one, other) => (sums.get(other) ?? 0) - (sums.get(one) ?? 0))
      .map((row) => ({
        name: nameOf(parts, chart, row),
        cells: rounds.map((round): Cell => {
          const share = shareIn(row, round);
          return { shade: share, shown: String(Math.round(100 * share)) };
        }),
      })),
  });
}

/** Columns by letter from the sea, rows by number from the north: all that any match has come to. */
export function townTable(
  { say, words, formats }: ChartParts,
  { id }: StatisticsChart,
  { field }: Shown,
  title: string,
): HTMLElement | undefined {
  const fields = new Map<string, Measured>(
    Object.entries(field.charts[id] ?? {}).map(([name, [count, sum = 0]]) => [name, shareOf(sum, count)]),
  );
  if (fields.size === 0) return undefined;
  const most = Math.max(...[...fields.values()].map(({ count }) => count));
  const columns = namesFrom(fields, (name) => name.slice(0, 1));
  const rows = namesFrom(fields, (name) => name.slice(1));
  const cell = (name: string): Cell | undefined => {
    const found = fields.get(name);
    if (found === undefined || found.count < FEWEST) return undefined;
    const told = `, ${words.range(formats.share(found.low), formats.share(found.high))}, ${words.count} ${formats.count(found.count)}`;
    return { shade: Math.sqrt(found.count / most), shown: say.text.analysis.percent(found.value), told };
  };
  return gridTable({
    title,
    columns,
    rows: rows.map((row) => ({ name: row, cells: columns.map((column) => cell(`${column}${row}`)) })),
  });
}

const namesFrom = (fields: ReadonlyMap<string, unknown>, part: (name: string) => string): string[] =>
  [...new Set([...fields.keys()].map(part))].sort((one, other) => one.localeCompare(other, "en", { numeric: true }));
