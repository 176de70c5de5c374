/** How a deal stays fair, in four pictures: locked, opened, dealt, checked. */

import { at } from "../../../shared/core/base/checked.ts";

const INK = "var(--ink)";
const WOOD = "#8a5a32";
const DARK = "#4a2c19";
const BRASS = "#d9a441";
const PAPER = "var(--paper)";
const GREEN = "#2f6b3c";
/** Players, in colours of the seats. */
const SHARES = ["#3d6fa3", "#a8423a", "#c99a2b"] as const;

const picture = (inside: string): string =>
  `<svg viewBox="0 0 160 110"><g stroke="${INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${inside}</g></svg>`;

const line = (d: string, more = ""): string => `<path d="${d}" fill="none" ${more}/>`;
const box = (x: number, y: number, width: number, height: number, fill: string, more = ""): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="${fill}" ${more}/>`;

/** The ridges of a finger, about a point. */
const fingerprint = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})" stroke-width="1.6">${[3, 6.5, 10]
    .map((r) => line(`M${-r},${r * 0.9}V0A${r},${r} 0 0 1 ${r},0V${r * 0.7}`))
    .join("")}${line("M0,1V9")}</g>`;

const bands = (y: number, height: number): string => box(36, y, 9, height, BRASS) + box(99, y, 9, height, BRASS);

/** A dice cup upside down, with a player's number under it; its fingerprint is outside. */
const cup = (x: number, fill: string): string =>
  `<path d="M${x + 4},76H${x + 26}L${x + 31},104H${x - 1}Z" fill="${fill}"/>${box(x + 6, 84, 18, 16, PAPER, 'stroke-width="1.4"')}` +
  `<g transform="translate(${x + 15} 93) scale(0.6)">${fingerprint(0, 0)}</g>`;

const chest =
  `<path d="M28,54V44Q28,26 46,26H98Q116,26 116,44V54Z" fill="${WOOD}"/>` +
  box(28, 54, 88, 38, DARK) +
  bands(54, 38) +
  box(62, 46, 20, 22, BRASS) +
  `<circle cx="72" cy="55" r="3" fill="${INK}"/>${line("M72,57V62")}` +
  line("M82,60Q104,66 112,74") +
  `<g transform="rotate(8 128 84)">${box(110, 64, 36, 38, PAPER)}${fingerprint(128, 83)}</g>`;

const locked = `<g transform="translate(20 -16) scale(0.8)">${chest}</g>${SHARES.map((colour, i) => cup(at([14, 65, 116], i), colour)).join("")}`;

const die = (x: number, y: number, fill: string, turn: number): string => {
  const pips = [5, 12, 19].map((at) => `<circle cx="${at}" cy="${at}" r="2.2" fill="${PAPER}" stroke="none"/>`).join("");
  return `<g transform="translate(${x} ${y}) rotate(${turn} 12 12)">${box(0, 0, 24, 24, fill)}${pips}</g>`;
};

/** A dice cup that is turned over. */
const emptied = (x: number, y: number, fill: string, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-11,-14H11L16,14H-16Z" fill="${fill}"/>` +
  `<ellipse cx="0" cy="14" rx="16" ry="4.5" fill="${DARK}"/></g>`;

const opened =
  SHARES.map((colour, i) => emptied(at([20, 80, 140], i), at([26, 16, 26], i), colour, at([-62, 0, 62], i))).join("") +
  SHARES.map((colour, i) => die(at([40, 68, 96], i), at([24, 32, 24], i), colour, at([-18, 6, 20], i))).join("") +
  `<path d="M38,64H122Q120,98 96,100H64Q40,98 38,64Z" fill="${WOOD}"/><ellipse cx="80" cy="64" rx="42" ry="9" fill="${DARK}"/>` +
  line("M60,64Q70,58 80,64T100,64", `stroke="${BRASS}"`);

const card = (x: number, turn: number, inside: string): string =>
  `<g transform="translate(${x} 22) rotate(${turn} 20 60)">${box(0, 0, 40, 58, PAPER)}${inside}</g>`;

const dealt =
  card(22, -14, `<circle cx="20" cy="28" r="9" fill="${SHARES[0]}"/>`) +
  card(46, 0, `<path d="M20,16L30,40H10Z" fill="${SHARES[1]}"/>`) +
  card(70, 14, `<path d="M20,18L29,29L20,40L11,29Z" fill="${SHARES[2]}"/>`) +
  die(116, 66, DARK, 12);

const checked =
  `<path d="M30,44L38,18Q40,12 48,12H96Q104,12 106,18L114,44Z" fill="${WOOD}"/>` +
  box(28, 54, 88, 38, DARK) +
  bands(54, 38) +
  `<path d="M32,54L40,44H104L112,54Z" fill="${INK}"/>` +
  `<g transform="rotate(-6 72 44)">${box(54, 28, 36, 34, PAPER)}${fingerprint(72, 46)}</g>` +
  `<circle cx="124" cy="80" r="19" fill="${GREEN}"/>` +
  line("M115,80L122,87L134,73", `stroke="${PAPER}" stroke-width="5"`);

const sign = (colour: string, mark: string): string =>
  `<svg viewBox="0 0 40 40"><circle cx="20" cy="20" r="19" fill="${colour}"/>` +
  `<path d="${mark}" fill="none" stroke="${PAPER}" stroke-width="5" stroke-linecap="round"/></svg>`;

export const FAIR_SIGN = sign(GREEN, "M11,21L17,27L29,13");
export const FALSE_SIGN = sign("#9c2f22", "M12,12L28,28M28,12L12,28");

/** One for each step of the explanation, in order. */
export const DEAL_PICTURES: readonly string[] = [locked, opened, dealt, checked].map(picture);
