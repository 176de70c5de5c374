/** Science symbols and the signs that link a card to the one it makes free: -24 to 24, one tone on a disc. */
import { circle, INK, line, path, rect, times } from "../../../face/brush.ts";

const G = "#f3ffe9";
const spokes = (count: number, from: number, to: number): string =>
  times(count, (n) => {
    const a = (n * 2 * Math.PI) / count;
    const p = (r: number): string => `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`;
    return `M${p(from)}L${p(to)}`;
  });

/** White on green. */
export const SCIENCE: Readonly<Record<string, string>> = {
  wheel: circle(0, 0, 13, "none", `stroke="${G}" stroke-width="4"`) + line(spokes(8, 3, 13), G, 2.6) + circle(0, 0, 4, G),
  quill: path("M-13 15Q-8-12 14-16 12 4-7 10L-11 17Z", G) + line("M-11 15Q-4 0 8-10", "#1d5b38", 2) + line("M2 16H14", G, 3),
  mortar: path("M-14-3H14Q13 9 6 12V16H-6V12Q-13 9-14-3Z", G) + line("M-2-6 9-18", G, 6),
  plumb: line("M-14 13 0-15 14 13M-9 3H9", G, 4) + line("M0-12V7", G, 2.4) + path("M0 16-4.5 9H4.5Z", G),
  globe:
    circle(0, -2, 12, "none", `stroke="${G}" stroke-width="3.6"`) +
    line("M-12-2H12M0-14V10M-7-11Q-2-2-7 8M7-11Q2-2 7 8", G, 2.2) +
    line("M-8 17H8M0 11V16", G, 3.6),
  sundial:
    path("M-15 12A15 15 0 0 1 15 12Z", "none", `stroke="${G}" stroke-width="3.6" stroke-linejoin="round"`) +
    path("M-2 11 5-15 7 11Z", G) +
    line("M-9 8-6 4M-1-3V0M11 8 9 5", G, 2.6),
  law:
    line("M0-16V14M-13-11H13M-8 15H8", G, 3.6) +
    path("M-20 2H-6Q-8 9-13 9-18 9-20 2ZM6 2H20Q18 9 13 9 8 9 6 2Z", G) +
    line("M-13-10-19 2M-13-10-7 2M13-10 7 2M13-10 19 2", G, 2),
};

export const science = (symbol: string): string =>
  circle(0, 0, 22, "#1d5b38", `stroke="${INK}" stroke-width="3"`) +
  circle(0, 0, 19, "none", 'stroke="#8fd39d" stroke-width="1.6"') +
  (SCIENCE[symbol] ?? "");

const K = "#f7ead0";
/** By the card that gives it. */
const LINKS: Readonly<Record<string, string>> = {
  stable: line("M-8 12Q-15-13 0-13 15-13 8 12", K, 6),
  garrison: line("M-11 11 9-9M-4 1 5 10", K, 4) + path("M7-12 14-14 12-7Z", K),
  palisade: path("M-9 14V-12H-5V-8H-2V-12H2V-8H5V-12H9V14Z", K),
  archery_range: circle(0, 0, 13, "none", `stroke="${K}" stroke-width="4"`) + circle(0, 0, 5, K),
  parade_ground: path("M-11 12V-1A11 11 0 0 1 11-1V12H5V3H1V12Z", K) + line("M-9-11Q0-19 9-11", K, 3.5),
  scriptorium: path("M0-8Q-7-13-14-9V10Q-7 7 0 11 7 7 14 10V-9Q7-13 0-8Z", K) + line("M0-7V9", INK, 2),
  pharmacist: circle(0, 0, 8, "none", `stroke="${K}" stroke-width="6"`) + line(spokes(8, 10, 14), K, 5),
  school: line("M-9-12Q-14 4-5 9H5Q14 4 9-12M-4-10V8M0-10V8M4-10V8M-9-10H9", K, 2.8) + rect(-5, 9, 10, 5, K),
  laboratory:
    path("M-14 2Q-6-2 4 0L13-6Q16-2 10 3 6 10-3 10-11 10-14 2Z", K) +
    path("M11-9Q8-14 12-18 16-13 13-9Z", "#ffcf5a") +
    rect(-7, 10, 9, 4, K),
  theater: path("M-12-11Q0-15 12-11V2Q9 14 0 14-9 14-12 2Z", K) + line("M-7-3H-3M3-3H7M-6 5Q0 10 6 5", INK, 2.8),
  statue: rect(-9, -13, 18, 5, K) + rect(-9, 9, 18, 5, K) + line("M-5-7V8M0-7V8M5-7V8", K, 3.4),
  altar: path("M5-13A13.5 13.5 0 1 0 5 13 10.5 10.5 0 0 1 5-13Z", K),
  temple: circle(0, 0, 7, K) + line(spokes(8, 10.5, 14.5), K, 3.4),
  baths: path("M0-15Q12 1 10 6A10 10 0 0 1-10 6Q-12 1 0-15Z", K),
  rostrum: path("M-14-5 0-14 14-5Z", K) + rect(-14, 9, 28, 5, K) + line("M-9-2V8M0-2V8M9-2V8", K, 4),
  tavern: path("M-4-15H4V-9Q12-5 10 4 8 10 3 15H-3Q-8 10-10 4-12-5-4-9Z", K) + line("M-6-12Q-14-10-10-2M6-12Q14-10 10-2", K, 2.6),
  brewery: path("M-9-13H9Q14 0 9 13H-9Q-14 0-9-13Z", K) + line("M-11-5H11M-11 5H11", INK, 2.6),
};

/** The sign that the card with this id gives; the cards that are free with it ask for the same. */
export const link = (giver: string): string =>
  circle(0, 0, 21, "#3a2a5c", `stroke="${INK}" stroke-width="3"`) +
  circle(0, 0, 18, "none", 'stroke="#c9b6f2" stroke-width="1.4"') +
  (LINKS[giver] ?? "");
