/** Every seat of an analysis: its chance now, its luck and its choices as two small bars, and its accuracy. */
import type { Analysis } from "../../../shared/core/analysis/analysis.ts";
import { summaryOf } from "../../../shared/core/analysis/summary.ts";
import { h, write } from "../common/dom.ts";
import type { Say } from "../common/say.ts";
import { badge } from "../common/seat-badge.ts";

export interface SeatSums {
  readonly element: HTMLElement;
  /** The chances at the marked place. */
  show(chances: readonly number[]): void;
}

export function seatSums(say: Say, analysis: Analysis): SeatSums {
  const words = say.text.analysis;
  const sums = analysis.start.map((_chance, seat) => summaryOf(analysis, seat));
  const each = sums.map(({ play, choices }) => play / Math.max(1, choices));
  const largest = (shares: readonly number[]): number => Math.max(...shares.map(Math.abs), Number.EPSILON);
  const [mostLuck, mostCost] = [largest(sums.map(({ luck }) => luck)), largest(each)];
  const cells = sums.map(() => h("td", { class: "now" }));
  const head = (label: string, about = "") => h("th", { scope: "col", title: about }, label);
  const rows = sums.map(({ luck, accuracy }, seat) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, badge(seat, "badge small"), h("span", {}, say.name(seat))),
      cells[seat],
      h("td", {}, bar(words.signed(luck), luck / mostLuck)),
      h("td", {}, bar(words.each(each[seat]!), each[seat]! / mostCost)),
      h("td", { class: "accuracy" }, words.accuracy(accuracy)),
    ),
  );
  const columns = [
    head(words.now, words.knownAbout),
    head(words.luck, words.luckAbout),
    head(words.choices, words.choicesAbout),
    head(words.accuracyTitle, words.accuracyAbout),
  ];
  const element = h("table", { class: "sums" }, h("thead", {}, h("tr", {}, h("td", {}), ...columns)), h("tbody", {}, ...rows));
  return {
    element,
    show(chances) {
      for (const [seat, cell] of cells.entries()) write(cell, words.percent(chances[seat]!));
    },
  };
}

/** From the middle to the right for what helped, to the left for what cost. `share` is from -1 to 1. */
function bar(label: string, share: number): HTMLElement {
  const width = 50 * Math.abs(share);
  const left = share < 0 ? 50 - width : 50;
  const kind = share < 0 ? "cost" : "gain";
  const filled = h("i", { class: kind, style: `left:${left.toFixed(1)}%;width:${width.toFixed(1)}%` });
  return h("span", { class: "sum" }, h("span", { class: "sum-bar", "aria-hidden": "true" }, filled), h("b", {}, label));
}
