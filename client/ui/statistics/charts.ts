/** The pictures of a page of statistics, by their kind. */
import { must } from "../../../shared/core/base/checked.ts";
import { type Measured, meanOf, type Row, type Rows, shareOf } from "../../../shared/core/statistics/game-statistics.ts";
import type { StatisticsChart } from "../../face/face.ts";
import { h } from "../common/dom.ts";
import { type BarRow, barTable } from "./bar-table.ts";
import { type ChartParts, FEWEST, nameOf, type Shown } from "./chart-parts.ts";
import type { Formats } from "./formats.ts";
import { roundsTable, townTable } from "./grid-tables.ts";
import { wonRows, wonTable } from "./won-table.ts";

/** Undefined if nothing was counted often enough. */
export function chartOf(parts: ChartParts, chart: StatisticsChart, shown: Shown): HTMLElement | undefined {
  const title = parts.say.line([`chart.${chart.id}`]);
  const drawn = TABLES[chart.kind](parts, chart, shown, title);
  const about = h("p", { class: "note" }, parts.say.line([`chart.${chart.id}.is`]));
  return drawn && h("section", { class: `counted ${chart.kind}` }, h("h3", {}, title), about, drawn);
}

type Draw = (parts: ChartParts, chart: StatisticsChart, shown: Shown, title: string) => HTMLElement | undefined;

const TABLES: Readonly<Record<StatisticsChart["kind"], Draw>> = {
  won: (parts, chart, shown, title) => wonTable(parts, title, wonRows(parts, chart, shown)),
  parts: partsTable,
  means: meansTable,
  rounds: roundsTable,
  town: townTable,
};

function partsTable(parts: ChartParts, chart: StatisticsChart, { field }: Shown, title: string): HTMLElement {
  const { words, formats } = parts;
  const rows = Object.entries(field.charts[chart.id] ?? {}).sort(([, [one]], [, [other]]) => other - one);
  return barTable(words, {
    title,
    head: [words.what, words.share, words.count],
    rows: rows.map(([row, [count]]): BarRow => {
      const { value, low, high } = shareOf(count, field.matches);
      return {
        name: nameOf(parts, chart, row),
        bars: [{ kind: "better", from: 0, to: value, low, high }],
        cells: [[formats.share(value), words.range(formats.share(low), formats.share(high))], [formats.count(count)]],
      };
    }),
  });
}

/** Winners above, the others below, on one scale. */
function meansTable(parts: ChartParts, chart: StatisticsChart, { field }: Shown, title: string): HTMLElement | undefined {
  const { words, formats } = parts;
  const winners: Rows = field.charts[`${chart.id}.winners`] ?? {};
  const others: Rows = field.charts[`${chart.id}.others`] ?? {};
  const rows = Object.keys(winners)
    .map((row) => ({ row, won: meanOf(must(winners[row], "row")), lost: meanOf(others[row] ?? NEVER) }))
    .filter(({ won, lost }) => won.count >= FEWEST && won.value + lost.value > 0)
    .sort((one, other) => other.won.value - one.won.value);
  if (rows.length === 0) return undefined;
  const most = Math.max(...rows.flatMap(({ won, lost }) => [won.high, lost.high]));
  const bar = (kind: string, { value, low, high }: Measured) => ({ kind, from: 0, to: value / most, low: low / most, high: high / most });
  return barTable(words, {
    title,
    head: [words.what, words.winners, words.others, words.difference],
    rows: rows.map(({ row, won, lost }): BarRow => {
      const cells = [[formats.amount(won.value)], [formats.amount(lost.value)], [differenceOf(formats, won, lost)]];
      return { name: nameOf(parts, chart, row), bars: [bar("better", won), bar("others", lost)], cells };
    }),
  });
}

const NEVER: Row = [1];

/** With its error: what of it may be chance. */
function differenceOf(formats: Formats, won: Measured, lost: Measured): string {
  const error = Math.hypot(won.high - won.value, lost.high - lost.value);
  return `${formats.difference(won.value - lost.value)} ± ${formats.error(error)}`;
}
