/** The rating from match to match, with the gap to the best estimate: its uncertainty. */

import { dateOf } from "../../../text/dates.ts";
import type { Language, Text } from "../../../text/languages.ts";
import { svg } from "../../common/svg.ts";
import { chart } from "./chart.ts";
import type { RatingPoint } from "./figures.ts";

const WIDTH = 720;
const HEIGHT = 240;
const LEFT = 56;
const RIGHT = 160;
const TOP = 14;
const BOTTOM = 30;
/** The distance from the line of one label to that of the other; the letters are 15 high. */
const LABELS_APART = 26;
/** Beyond this many, points run together: only the lines are drawn. */
const MOST_DOTS = 60;

export function ratingChart(text: Text, language: Language, points: readonly RatingPoint[], rated: boolean): HTMLElement {
  const words = text.statistics.rating;
  const title = words.title[rated ? "rated" : "casual"];
  const [first, last] = [points[0], points.at(-1)] as [RatingPoint, RatingPoint];
  const day = (at: number): string => dateOf(language.id, new Date(at));
  const drawing = draw(text, points, day, `${title}. ${words.told(points.length, first.rating, last.rating)}`);
  const rows = points
    .map(({ at, rating, estimate }, match) => [String(match + 1), day(at), String(rating), String(estimate - rating)])
    .reverse();
  const { match, date } = text.statistics;
  return chart(title, drawing, text.statistics.table, { head: [match, date, words.line, words.gap], rows }, words.note);
}

function draw(text: Text, points: readonly RatingPoint[], day: (at: number) => string, told: string): SVGElement {
  const words = text.statistics.rating;
  const { low, high, step } = scaleOf(points);
  const x = (at: number): number => LEFT + (points.length === 1 ? 0.5 : at / (points.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number): number => TOP + ((high - value) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const line = (of: "rating" | "estimate"): string => points.map((point, at) => `${round(x(at))},${round(y(point[of]))}`).join(" ");
  const back = points
    .map((_point, at) => points.length - 1 - at)
    .map((at) => `${round(x(at))},${round(y((points[at] as RatingPoint).rating))}`);
  const marks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_none, at) => low + at * step);
  const grid = marks.flatMap((value) => [
    svg("line", { class: "grid", x1: LEFT, x2: WIDTH - RIGHT, y1: y(value), y2: y(value) }),
    svg("text", { x: LEFT - 8, y: y(value) + 5, "text-anchor": "end" }, String(value)),
  ]);
  const last = points.at(-1) as RatingPoint;
  const end = x(points.length - 1);
  const labels = labelsAt(y(last.rating), y(last.estimate));
  const dots = points.length > MOST_DOTS ? [points.length - 1] : points.keys();
  return svg(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": told },
    ...grid,
    svg("polygon", { class: "gap", points: `${line("estimate")} ${back.join(" ")}` }),
    svg("polyline", { class: "guess", points: line("estimate") }),
    svg("polyline", { class: "rating", points: line("rating") }),
    ...[...dots].map((at) => dot(points[at] as RatingPoint, x(at), y((points[at] as RatingPoint).rating), day)),
    svg("text", { class: "label", x: end + 10, y: labels.rating + 5 }, `${words.line} ${last.rating}`),
    // Without its figure: after a few matches it is far above the rating, which is what the rest of the page speaks of.
    svg("text", { class: "label soft", x: end + 10, y: labels.guess + 5 }, words.guess),
    svg("text", { x: LEFT, y: HEIGHT - 8 }, day((points[0] as RatingPoint).at)),
    svg("text", { x: WIDTH - RIGHT, y: HEIGHT - 8, "text-anchor": "end" }, points.length > 1 ? day(last.at) : ""),
  );
}

/** Labels lie beside the ends of the lines, the guess above the rating, and further apart where the lines are nearly one. */
export function labelsAt(rating: number, guess: number): { readonly rating: number; readonly guess: number } {
  const push = Math.max(0, LABELS_APART - (rating - guess)) / 2;
  return { rating: rating + push, guess: guess - push };
}

const dot = ({ at, rating }: RatingPoint, x: number, y: number, day: (at: number) => string): SVGElement =>
  svg("circle", { class: "dot", cx: round(x), cy: round(y), r: 4 }, svg("title", {}, `${day(at)}: ${rating}`));

const round = (value: number): number => Math.round(10 * value) / 10;

/** Round numbers around everything that is drawn, in four to eight steps. */
function scaleOf(points: readonly RatingPoint[]): { readonly low: number; readonly high: number; readonly step: number } {
  const lowest = Math.min(...points.map(({ rating }) => rating));
  const highest = Math.max(...points.map(({ estimate }) => estimate));
  const step = [25, 50, 100, 200, 500, 1_000].find((size) => (highest - lowest) / size <= 6) ?? 2_000;
  const low = step * Math.floor(lowest / step);
  return { low, high: Math.max(low + step, step * Math.ceil(highest / step)), step };
}
