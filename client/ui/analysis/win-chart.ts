/** The chance to win of every seat as curves. One place is marked; keys and clicks move it. */

import "./win-chart.css";
import type { Analysis } from "../../../shared/core/analysis/analysis.ts";
import { chancesAt, turningPoints } from "../../../shared/core/analysis/summary.ts";
import { at } from "../../../shared/core/base/checked.ts";
import { colourOf } from "../../face/seat-signs.ts";
import type { Say } from "../../text/say.ts";
import { fill, h, set } from "../common/dom.ts";
import { badge, seatStyle } from "../common/seat-badge.ts";

export interface WinChart {
  readonly element: HTMLElement;
  /** Marks a place: 0 is the beginning, the number of steps the end. `said` is what happens there. */
  show(place: number, said: string): void;
}

/** The number of a turning point: on the curve, beside what happened there, and on the button that leads there. */
export const turnSign = (label: string, nth: number): HTMLElement => h("span", { class: "turn", title: label }, String(nth + 1));

/** Dashes by colour, in pixels: curves differ for people who see no colours. */
const DASHES = ["none", "9 4", "2 4", "12 4 2 4", "5 3"];

/** `own`: the seat whose curve lies on top; `ending`: written where the curves end. */
export function winChart(say: Say, analysis: Analysis, own: number, ending: string, go: (place: number) => void): WinChart {
  const words = say.text.analysis;
  const { steps } = analysis;
  const last = Math.max(1, steps.length);
  const seats = analysis.start.map((_chance, seat) => seat);
  const turns = turningPoints(analysis);
  const choices = [...steps.flatMap(({ choice }, at) => (choice === undefined ? [] : [at])), steps.length];
  let place = 0;

  const across = (at: number): string => `${((100 * at) / last).toFixed(2)}%`;
  const cursor = h("div", { class: "cursor" });
  const marks = turns.map((at, nth) => {
    return h("span", { class: "pin", style: `left:${across(at)}`, "aria-hidden": "true" }, turnSign(words.turn(nth + 1), nth));
  });
  const grid = [1, 0.5, 0].map((share) => h("span", { class: "grid", style: `top:${100 * (1 - share)}%` }, words.percent(share)));
  const ends = [h("span", { class: "end" }, words.ends.first), h("span", { class: "end last" }, ending)];
  const field = h("div", { class: "field" }, ...grid, ...ends, ...marks, curves(analysis, seats, own, last), cursor);
  const element = h(
    "div",
    {
      class: "chart",
      role: "slider",
      tabindex: 0,
      "aria-label": words.chart,
      "aria-valuemin": 0,
      "aria-valuemax": steps.length,
      title: words.keys,
      onkeydown: (event: KeyboardEvent) => walk(event),
      onclick: (event: MouseEvent) => point(event),
    },
    h("span", { class: "axis" }, h("b", {}, words.axis), h("span", {}, words.axisAbout)),
    field,
  );

  function walk(event: KeyboardEvent): void {
    const to = placeFor(event.key);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    go(to);
  }

  function placeFor(key: string): number | undefined {
    switch (key) {
      case "ArrowRight":
      case "ArrowUp":
        return choices.find((at) => at > place) ?? steps.length;
      case "ArrowLeft":
      case "ArrowDown":
        return choices.findLast((at) => at < place) ?? 0;
      case "PageDown":
        return turns.find((at) => at > place) ?? steps.length;
      case "PageUp":
        return turns.findLast((at) => at < place) ?? 0;
      case "Home":
        return 0;
      case "End":
        return steps.length;
      default:
        return undefined;
    }
  }

  function point({ clientX }: MouseEvent): void {
    const { left, width } = field.getBoundingClientRect();
    go(Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * last));
  }

  return {
    element,
    show(next, said) {
      place = next;
      const chances = chancesAt(analysis, place);
      set(cursor, "style", `left:${across(place)}`);
      fill(
        cursor,
        ...seats.map((seat) => h("i", { style: `${seatStyle(seat)};top:${100 * (1 - at(chances, seat))}%` }, badge(seat, "badge small"))),
      );
      set(element, "aria-valuenow", place);
      const named = seats.map((seat) => words.chance(say.name(seat), at(chances, seat)));
      const turn = turns.indexOf(place);
      set(element, "aria-valuetext", words.at(turn < 0 ? said : `${words.turn(turn + 1)}. ${said}`, named));
    },
  };
}

const SVG = "http://www.w3.org/2000/svg";

/** Places are in percent of the field; the strokes keep their width. */
function curves(analysis: Analysis, seats: readonly number[], own: number, last: number): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  for (const [name, value] of Object.entries({ viewBox: "0 0 100 100", preserveAspectRatio: "none", "aria-hidden": "true" }))
    set(svg, name, value);
  // The reader's own curve lies on top.
  for (const seat of seats.toSorted((a, b) => Number(a === own) - Number(b === own))) {
    const points = Array.from({ length: analysis.steps.length + 1 }, (_none, i) => {
      return `${((100 * i) / last).toFixed(2)},${(100 * (1 - at(chancesAt(analysis, i), seat))).toFixed(2)}`;
    });
    for (const kind of ["under", "curve"]) {
      const line = document.createElementNS(SVG, "polyline");
      set(line, "points", points.join(" "));
      set(line, "class", kind);
      set(line, "style", `${seatStyle(seat)};stroke-dasharray:${kind === "under" ? "none" : DASHES[colourOf(seat) % DASHES.length]}`);
      svg.append(line);
    }
  }
  return svg;
}
