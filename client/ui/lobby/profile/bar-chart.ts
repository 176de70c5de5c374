/** Horizontal bars, each a part of a whole, with a mark for what could be expected. */
import { svg } from "../../common/svg.ts";

export interface Bar {
  readonly label: string;
  /** The length of the bar, from 0 to 1. */
  readonly part: number;
  /** Where the mark is, from 0 to 1; left out without one. */
  readonly mark?: number;
  /** The text beside the bar. */
  readonly value: string;
}

const WIDTH = 720;
const LABEL = 232;
const VALUE = 118;
const ROW = 30;
const THICK = 18;

/** `told`: the chart in one sentence, for screen readers. */
export function barChart(bars: readonly Bar[], told: string): SVGElement {
  const long = WIDTH - LABEL - VALUE;
  const rows = bars.flatMap(({ label, part, mark, value }, at) => {
    const y = at * ROW + (ROW - THICK) / 2;
    const middle = at * ROW + ROW / 2 + 5;
    const box = { x: LABEL, y, height: THICK, rx: 3 };
    const marked =
      mark === undefined
        ? []
        : [svg("line", { class: "even", x1: LABEL + long * mark, x2: LABEL + long * mark, y1: y - 4, y2: y + THICK + 4 })];
    return [
      svg("text", { x: LABEL - 12, y: middle, "text-anchor": "end" }, label),
      svg("rect", { class: "whole", ...box, width: long }),
      svg("rect", { class: "bar", ...box, width: Math.max(part > 0 ? 4 : 0, long * part) }),
      ...marked,
      svg("text", { class: "label", x: LABEL + long + 10, y: middle }, value),
    ];
  });
  return svg("svg", { viewBox: `0 0 ${WIDTH} ${bars.length * ROW}`, role: "img", "aria-label": told }, ...rows);
}
