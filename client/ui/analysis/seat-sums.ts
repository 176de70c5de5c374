/** Every seat of an analysis: its chance at the marked place, its luck and its choices as two small bars. */

import "./seat-sums.css";
import type { Analysis } from "../../../shared/core/analysis/analysis.ts";
import { chancesAt, summaryOf } from "../../../shared/core/analysis/summary.ts";
import { at } from "../../../shared/core/base/checked.ts";
import type { Say } from "../../text/say.ts";
import { h, write } from "../common/dom.ts";
import { badge } from "../common/seat-badge.ts";
import { chanceTitle } from "./explanations.ts";

export interface SeatSums {
  readonly element: HTMLElement;
  /** The marked place. */
  show(place: number): void;
}

/** What fills a bar: luck worth half a win, and what few players lose by each choice. */
const MUCH_LUCK = 0.5;
const MUCH_COST = 0.05;

export function seatSums(say: Say, analysis: Analysis): SeatSums {
  const words = say.text.analysis;
  const sums = analysis.start.map((_chance, seat) => summaryOf(analysis, seat));
  const cells = sums.map(() => h("td", { class: "now" }));
  const head = (label: string, about: string) => h("th", { scope: "col", title: about }, label);
  const rows = sums.map(({ luck, play, choices }, seat) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, badge(seat, "badge small"), h("span", {}, say.name(seat))),
      cells[seat],
      h("td", {}, luckBar(words.signed(luck), luck / MUCH_LUCK)),
      h("td", {}, choices > 0 && costBar(words.each(play / choices), -play / choices / MUCH_COST)),
    ),
  );
  const columns = [head(words.luck, words.luckAbout), head(words.choices, words.choicesAbout)];
  const now = h("th", { scope: "col", class: "now", rowspan: 2 });
  const whole = h("th", { scope: "colgroup", class: "whole", colspan: columns.length }, words.whole);
  const element = h(
    "table",
    { class: "sums" },
    h("thead", {}, h("tr", {}, h("td", { rowspan: 2 }), now, whole), h("tr", {}, ...columns)),
    h("tbody", {}, ...rows),
  );
  return {
    element,
    show(place) {
      write(now, chanceTitle(say, analysis, place));
      const chances = chancesAt(analysis, place);
      for (const [seat, cell] of cells.entries()) write(cell, words.percent(at(chances, seat)));
    },
  };
}

/** Grows from the middle to the right for what helped, to the left for what cost. `share` is from -1 to 1; beyond that the bar is full. */
function luckBar(label: string, share: number): HTMLElement {
  const width = 50 * Math.min(1, Math.abs(share));
  return bar(label, "middle", share < 0 ? 50 - width : 50, width, share < 0);
}

const costBar = (label: string, share: number): HTMLElement => bar(label, "", 0, 100 * Math.min(1, share), true);

function bar(label: string, kind: string, left: number, width: number, costs: boolean): HTMLElement {
  const filled = h("i", { class: costs ? "cost" : "gain", style: `left:${left.toFixed(1)}%;width:${width.toFixed(1)}%` });
  return h("span", { class: "sum" }, h("span", { class: `sum-bar ${kind}`, "aria-hidden": "true" }, filled), h("b", {}, label));
}
