/** How often seats won: bars to both sides of an even chance. */
import { type Measured, shareOf } from "../../../shared/core/statistics/game-statistics.ts";
import type { StatisticsChart } from "../../face/face.ts";
import { type BarRow, barTable } from "./bar-table.ts";
import { type ChartParts, FEWEST, nameOf, playedBy, type Shown } from "./chart-parts.ts";

/** A name and how often it won. */
export interface WonRow extends Measured {
  readonly name: HTMLElement;
}

export function wonRows(parts: ChartParts, chart: StatisticsChart, { field, fields }: Shown): WonRow[] {
  const { id, inOrder, byField } = chart;
  const counted = (byField ? fields : [field]).flatMap((one) =>
    Object.entries(one.charts[id] ?? {}).map(([row, [count, sum = 0]]) => ({ row, count, sum, field: one })),
  );
  const rows = counted
    .filter(({ count }) => count >= FEWEST)
    .map(({ row, count, sum, field: one }) => {
      return { ...shareOf(sum, count), row, name: nameOf(parts, chart, row, byField && playedBy(parts.words, one)) };
    });
  return rows.sort((one, other) => (inOrder ? Number(one.row) - Number(other.row) : other.value - one.value));
}

/** The widest bar takes half of the room; no smaller difference fills it. */
const LEAST_REACH = 0.05;

/** Undefined without rows; `narrow` is for beside a table. */
export function wonTable(
  parts: ChartParts,
  title: string,
  rows: readonly WonRow[],
  how: "wide" | "narrow" = "wide",
): HTMLElement | undefined {
  const { say, words, seats, formats } = parts;
  if (rows.length === 0) return undefined;
  const even = 1 / seats;
  const furthest = Math.max(LEAST_REACH, ...rows.flatMap(({ low, high }) => [even - low, high - even]));
  const reach = Math.ceil(20 * furthest) / 20;
  const placeOf = (share: number): number => Math.min(1, Math.max(0, 0.5 + (share - even) / (2 * reach)));
  const scale = [Math.max(0, even - reach), even, Math.min(1, even + reach)];
  return barTable(words, {
    title,
    head: how === "wide" ? [words.what, words.value, words.count] : [words.what, words.value],
    scale: (how === "wide" ? scale : []).map((share) => [placeOf(share), say.text.analysis.percent(share)] as const),
    rows: rows.map(({ name, value, low, high, count }): BarRow => {
      const kind = value >= even ? "better" : "worse";
      return {
        name,
        bars: [{ kind, from: 0.5, to: placeOf(value), low: placeOf(low), high: placeOf(high) }],
        // Where there is no room, the line across the bar says the range.
        cells:
          how === "wide"
            ? [[formats.share(value), words.range(formats.share(low), formats.share(high))], [formats.count(count)]]
            : [[formats.share(value), formats.count(count)]],
      };
    }),
  });
}
