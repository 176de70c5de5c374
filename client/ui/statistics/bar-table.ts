/** A picture of bars that is a table: who sees it compares lengths, and every number stands in a cell for who listens. */
import "./bar-table.css";
import { h, set } from "../common/dom.ts";
import type { StatisticsWords } from "./statistics-words.ts";

export interface BarRow {
  readonly name: HTMLElement;
  /** From 0 to 1 of the room for the bars: from where to where it is drawn, and the line across its end. */
  readonly bars: readonly Bar[];
  /** What stands beside the bars: in each cell a number, and what is said of it below. */
  readonly cells: readonly (readonly string[])[];
}

interface Bar {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
  readonly low?: number;
  readonly high?: number;
}

/** More rows are folded: the best and the worst are shown. */
const FOLDED_FROM = 16;
const FIRST = 8;
const LAST = 4;

interface BarTable {
  readonly title: string;
  /** By column: the name of the rows, then the cells. */
  readonly head: readonly string[];
  readonly rows: readonly BarRow[];
  /** Above the bars: names of places from 0 to 1. */
  readonly scale?: readonly (readonly [at: number, name: string])[];
}

export function barTable(words: StatisticsWords, { title, head: [what = "", ...more], rows, scale = [] }: BarTable): HTMLElement {
  const drawn = rows.map(rowOf);
  const marks = scale.map(([at, name]) => h("span", { style: `left: ${100 * at}%; translate: ${-100 * at}%` }, name));
  const head = h(
    "tr",
    {},
    h("th", { scope: "col" }, h("span", { class: "unseen" }, what)),
    h("td", { class: "room", "aria-hidden": "true" }, h("div", {}, ...marks)),
    ...more.map((name) => h("th", { scope: "col" }, name)),
  );
  const body = h("tbody", {});
  for (const row of drawn) body.append(row);
  const fold = drawn.length > FOLDED_FROM && foldOf(words, drawn, 2 + more.length);
  return h(
    "table",
    { class: "bar-table" },
    h("caption", { class: "unseen" }, title),
    h("thead", {}, head),
    body,
    fold && h("tfoot", {}, fold),
  );
}

function rowOf({ name, bars, cells }: BarRow): HTMLTableRowElement {
  const drawn = bars.flatMap(({ kind, from, to, low, high }) => [
    h("i", { class: kind, style: `left: ${100 * Math.min(from, to)}%; width: ${100 * Math.abs(to - from)}%` }),
    low !== undefined && high !== undefined && h("b", { style: `left: ${100 * low}%; width: ${100 * (high - low)}%` }),
  ]);
  return h(
    "tr",
    {},
    h("th", { scope: "row" }, name),
    h("td", { class: "room", "aria-hidden": "true" }, h("div", {}, ...drawn)),
    ...cells.map(([cell, more]) => h("td", {}, cell, more !== undefined && h("small", {}, more))),
  );
}

/** The row with the button that shows all. */
function foldOf(words: StatisticsWords, rows: readonly HTMLTableRowElement[], columns: number): HTMLElement {
  const button = h("button", {
    class: "quiet",
    type: "button",
    "aria-expanded": "false",
    onclick: () => show(button.ariaExpanded !== "true"),
  });
  function show(all: boolean): void {
    for (const [nth, row] of rows.entries()) {
      set(row, "hidden", !all && nth >= FIRST && nth < rows.length - LAST);
      set(row, "data-after-gap", !all && nth === rows.length - LAST);
    }
    set(button, "aria-expanded", String(all));
    button.textContent = all ? words.fewer : words.showAll(rows.length);
  }
  show(false);
  return h("tr", {}, h("td", { colspan: columns }, button));
}
