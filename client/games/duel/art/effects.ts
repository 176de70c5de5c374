/** What a card, wonder or token does, as icons in a row: drawn from the catalogue, so print and rule cannot disagree. */
import { at } from "../../../../shared/core/base/checked.ts";
import { CARDS, WONDERS } from "../../../../shared/duel/catalog.ts";
import { type Colour, type Countable, RESOURCES, SYMBOLS } from "../../../../shared/duel/printed/vocabulary.ts";
import { circle, line, oval, path } from "../../../face/brush.ts";
import { ICONS, miniCard } from "./icons.ts";
import { link, science } from "./symbols.ts";

/** An icon with a number on it, or a number over it. */
export interface Sign {
  readonly icon: string;
  readonly digits?: string;
}

/** Base, light, dark of each kind of card. */
export const TONES: Readonly<Record<Colour, readonly [string, string, string]>> = {
  brown: ["#4f2c12", "#8a5a2e", "#2b1808"],
  grey: ["#a9b0b6", "#e0e5e8", "#5b626b"],
  blue: ["#2a70bf", "#6aa8e6", "#0f3a70"],
  green: ["#3f9a52", "#86c97c", "#174f26"],
  yellow: ["#e0a51c", "#ffdc71", "#96690a"],
  red: ["#c03a24", "#ee7256", "#650f09"],
  purple: ["#5a2a80", "#a877cc", "#321249"],
};

/** A mark for each kind, so that they differ without colour. */
export const MARKS: Readonly<Record<Colour, string>> = {
  brown: line("M-9 6H9M-9 0H9M-9-6H9", "#f7ead0", 2.4),
  grey: circle(0, 0, 7, "none", 'stroke="#2a1a10" stroke-width="2.6"'),
  blue: path("M-9-2 0-9 9-2V8H-9Z", "#f7ead0"),
  green: oval(0, 0, 4.5, 9, "#f7ead0", 'transform="rotate(40)"'),
  yellow: circle(0, 0, 7.5, "#fff6d8", 'stroke="#6f4d04" stroke-width="2.4"'),
  red: path("M-8-8H8V0Q6 7 0 10-6 7-8 0Z", "#f7ead0"),
  purple: path("M0-10 3-3 10 0 3 3 0 10-3 3-10 0-3-3Z", "#f7ead0"),
};

const per = (what: Countable): Sign[] => {
  if (what === "wonders") return [{ icon: "wonder" }];
  if (what === "treasure") return [{ icon: "coin", digits: "3" }];
  if (what === "brownAndGrey") return [{ icon: "mini.brown" }, { icon: "mini.grey" }];
  return [{ icon: `mini.${what}` }];
};
const repeat = (icon: string, count: number): Sign[] => Array.from({ length: count }, () => ({ icon }));
const choice = (makesOne: "raw" | "grey" | ""): Sign[] =>
  makesOne === ""
    ? []
    : RESOURCES.filter((_resource, at) => at < 3 === (makesOne === "raw")).map((resource, at) => ({
        icon: at === 0 ? resource : `or.${resource}`,
      }));

export function signsOfCard(card: number): readonly Sign[] {
  const row = at(CARDS, card);
  const list: Sign[] = [
    ...(row.product < 0 ? [] : repeat(at(RESOURCES, row.product), row.units)),
    ...choice(row.makesOne),
    ...repeat("shield", row.shields),
  ];
  if (row.flat.length > 0) list.push(...row.flat.map((resource) => ({ icon: at(RESOURCES, resource) })), { icon: "coin", digits: "1" });
  if (row.science > 0) list.push({ icon: `science.${SYMBOLS[Math.log2(row.science)]}` });
  if (row.income > 0) list.push({ icon: "coin", digits: `${row.income}` });
  if (row.incomePer !== undefined)
    list.push({ icon: "coin", digits: `${row.incomePer.coins}` }, { icon: "each" }, ...per(row.incomePer.what));
  if (row.guild !== undefined) {
    if (row.guild.coins > 0) list.push({ icon: "coin", digits: `${row.guild.coins}` });
    list.push({ icon: "laurel", digits: `${row.guild.points}` }, { icon: "each" }, ...per(row.guild.what));
  }
  if (row.points > 0) list.push({ icon: "laurel", digits: `${row.points}` });
  return list;
}

export function signsOfWonder(wonder: number): readonly Sign[] {
  const row = at(WONDERS, wonder);
  const list: Sign[] = [...repeat("shield", row.shields), ...choice(row.makesOne)];
  if (row.then !== undefined)
    list.push({ icon: { library: "tokens", mausoleum: "grave", zeus: "mini.brown.lost", circus: "mini.grey.lost" }[row.then] });
  if (row.income > 0) list.push({ icon: "coin", digits: `${row.income}` });
  if (row.robs > 0) list.push({ icon: "rob", digits: `${row.robs}` });
  if (row.points > 0) list.push({ icon: "laurel", digits: `${row.points}` });
  if (row.again) list.push({ icon: "again" });
  return list;
}

/** What it costs: resources one by one, coins, and the sign that makes it free. */
export function costOf({ coins, need, freeWith = -1 }: { coins: number; need: readonly number[]; freeWith?: number }): readonly Sign[] {
  const list: Sign[] = coins > 0 ? [{ icon: "coin", digits: `${coins}` }] : [];
  need.forEach((units, resource) => {
    list.push(...repeat(at(RESOURCES, resource), units));
  });
  if (freeWith >= 0) list.push({ icon: `link.${at(CARDS, freeWith).id}` });
  return list;
}

/** An icon in its box from -24 to 24. */
export function icon(name: string): string {
  const [kind = "", what = "", lost] = name.split(".");
  if (kind === "science") return science(what);
  if (kind === "link") return link(what);
  if (kind === "mini")
    return (
      miniCard(TONES[what as Colour][0], `<g transform="translate(0 -11) scale(.7)">${MARKS[what as Colour]}</g>`) +
      (lost === undefined ? "" : line("M-18 18 18-18M-18-18 18 18", "#a01f16", 6))
    );
  if (kind === "or") return `${line("M-27 20-21-20", "#2a1a10", 5)}<g transform="translate(5 0) scale(.92)">${icon(what)}</g>`;
  if (kind === "each") return line("M-9 20 9-20", "#2a1a10", 6);
  return (ICONS[kind] ?? ICONS.wonder)();
}

/** How much of its box an icon takes in a row. */
export const spread = (name: string): number =>
  name === "each" ? 0.55 : name.startsWith("mini") ? 0.72 : name.startsWith("or") ? 1.12 : 1;
/** The colour of digits on an icon. */
export const digitColour = (name: string): string =>
  name === "laurel" || name === "shield" ? "#fff8e0" : name === "rob" ? "#4a0d06" : "#3a1f05";
