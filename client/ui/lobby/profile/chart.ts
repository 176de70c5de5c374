/** A drawing with its numbers behind it: one sentence for screen readers, and a table for everyone. */
import { type Child, h } from "../../common/dom.ts";

export interface ChartTable {
  readonly head: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly string[])[];
}

export function chart(title: string, drawing: Element, showTable: string, { head, rows }: ChartTable, note?: string): HTMLElement {
  const table = h(
    "table",
    { class: "figures" },
    h("caption", { class: "unseen" }, title),
    h("thead", {}, h("tr", {}, ...head.map((cell) => h("th", { scope: "col" }, cell)))),
    h(
      "tbody",
      {},
      ...rows.map(([first = "", ...cells]) => h("tr", {}, h("th", { scope: "row" }, first), ...cells.map((cell) => h("td", {}, cell)))),
    ),
  );
  const named: Child = h("figcaption", {}, title);
  return h(
    "figure",
    { class: "chart" },
    named,
    drawing,
    note !== undefined && h("p", { class: "note" }, note),
    h("details", {}, h("summary", {}, showTable), h("div", { class: "scroll" }, table)),
  );
}
