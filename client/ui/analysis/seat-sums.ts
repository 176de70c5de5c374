/** Every seat of an analysis: its chance at the marked place, and what adds up from its chance at the start to the one at the end. */

import "./seat-sums.css";
import type { Analysis } from "../../../shared/core/analysis/analysis.ts";
import { chancesAt, roundedSum, summaryOf } from "../../../shared/core/analysis/summary.ts";
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

export function seatSums(say: Say, analysis: Analysis): SeatSums {
  const words = say.text.analysis;
  const sums = analysis.start.map((_chance, seat) => roundedSum(summaryOf(analysis, seat)));
  const cells = sums.map(() => h("td", { class: "now" }));
  const head = (label: string) => h("th", { scope: "col" }, label);
  const cell = (label: string) => h("td", {}, label);
  const hasEnding = sums.some(({ ended }) => ended !== 0);
  const rows = sums.map(({ start, luck, play, others, ended, rest, end }, seat) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, badge(seat, "badge small"), h("span", {}, say.name(seat))),
      cells[seat],
      cell(words.percent(start)),
      ...[luck, play, others, ...(hasEnding ? [ended] : []), rest].map((part) => cell(words.signed(part))),
      cell(words.percent(end)),
    ),
  );
  const { own, others } = words.choices;
  const labels = [words.ends.first, words.luck, own, others, ...(hasEnding ? [words.resigned] : []), words.unforeseen, words.ends.last];
  const now = h("th", { scope: "col", class: "now", rowspan: 2 });
  const whole = h("th", { scope: "colgroup", class: "whole", colspan: labels.length }, words.whole);
  const element = h(
    "table",
    { class: "sums" },
    h("thead", {}, h("tr", {}, h("td", { rowspan: 2 }), now, whole), h("tr", {}, ...labels.map(head))),
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
