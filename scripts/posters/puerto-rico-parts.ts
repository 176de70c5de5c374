/** What grows, drifts and works in the harbour of the poster: clouds, palm fronds, and the people with their loads. */
import { INK, line, oval, path } from "../../client/face/brush.ts";

type Point = readonly [number, number];

/** One decimal is finer than a screen shows. */
export const n1 = (value: number): number => Math.round(value * 10) / 10;

export const EDGE = `stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"`;
export const FINE = `stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"`;

export const put = (x: number, y: number, scale: number | string, inside: string, turn = 0): string =>
  `<g transform="translate(${n1(x)} ${n1(y)})${turn === 0 ? "" : ` rotate(${turn})`} scale(${scale})">${inside}</g>`;

/** A straight-edged shape. */
export const poly = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join("L")}Z`;

/** Rows of numbers: "1 2, 3 4". */
export const numbers = (text: string): readonly (readonly number[])[] => text.split(", ").map((row) => row.split(" ").map(Number));

/** A heaped edge of cloud or leaves: an arc over each pair of points. */
export const heap = (points: string): string => {
  let [atX, atY] = [0, 0];
  return numbers(points)
    .map(([x = 0, y = 0], n) => {
      const r = Math.round(Math.hypot(x - atX, y - atY) * 0.58);
      [atX, atY] = [x, y];
      return n === 0 ? `M${x} ${y}` : `A${r} ${r} 0 0 1 ${x} ${y}`;
    })
    .join("");
};

/** Flat lens-shaped ripples: x, y and length of each. */
export const ripples = (list: string): string =>
  numbers(list)
    .map(([x = 0, y = 0, w = 0]) => {
      const h = n1(1 + w * 0.05);
      return `M${x} ${y}q${w / 2} ${-h} ${w} 0q${-w / 2} ${h} ${-w} 0Z`;
    })
    .join("");

/** A palm frond from the crown at 0 0 to its tip: leaflets hang from a bent rib. */
export function frond(tipX: number, tipY: number, lift: number, leaflets: number, long: number): string {
  const [bendX, bendY] = [tipX * 0.5, tipY * 0.5 - lift];
  const on = (t: number): Point => [2 * t * (1 - t) * bendX + t * t * tipX, 2 * t * (1 - t) * bendY + t * t * tipY];
  const side = (away: number): string => {
    let d = "";
    for (let n = 1; n <= leaflets; n++) {
      const t = n / leaflets;
      const [x, y] = on(t);
      const [fx, fy] = on(Math.min(1, t + 0.05));
      const [bx, by] = on(Math.max(0, t - 1.35 / leaflets));
      const length = long * (0.45 + 0.75 * Math.sin(Math.PI * (0.14 + t * 0.8))) * (n % 3 === 1 ? 0.84 : 1);
      const angle = Math.atan2(fy - by, fx - bx) + away * (1.15 - 0.65 * t);
      const [lx, ly] = [x + Math.cos(angle) * length - bx, y + Math.sin(angle) * length + length * 0.34 - by];
      const [mx, my] = [(x - bx + lx) * 0.5, (y - by + ly) * 0.5 - length * 0.14];
      d += `M${Math.round(bx)} ${Math.round(by)}q${Math.round(mx)} ${Math.round(my)} ${Math.round(lx)} ${Math.round(ly)}L${Math.round(x)} ${Math.round(y)}`;
    }
    return d;
  };
  return side(-1) + side(1);
}
export const rib = (tipX: number, tipY: number, lift: number): string => `M0 0Q${n1(tipX * 0.5)} ${n1(tipY * 0.5 - lift)} ${tipX} ${tipY}`;

/** An arm or a leg: skin or cloth with the ink around it and light along its upper left. */
const limb = (d: string, colour: string, width: number, lit: string): string =>
  line(d, INK, width + 3.4) +
  line(d, colour, width) +
  `<g transform="translate(-1.2 -1)">${line(d, lit, n1(width * 0.32), 'opacity=".8"')}</g>`;

interface Skin {
  readonly lit: string;
  readonly plain: string;
  readonly dark: string;
}
const UMBER: Skin = { lit: "#b9774a", plain: "#8a5230", dark: "#5e3319" };
const TAN: Skin = { lit: "#f0bd8b", plain: "#cf8f5c", dark: "#94582f" };
const EBONY: Skin = { lit: "#94603c", plain: "#643a20", dark: "#402110" };
const OLIVE: Skin = { lit: "#dca270", plain: "#b0723f", dark: "#774420" };

const STRAW = ["#fff0b0", "#eec566", "#a9762a"] as const;

/** A straw hat over 0 0, its brim from -21 to 22. */
const hat = (band: string, crown = 17): string =>
  put(
    0,
    -8,
    1,
    path(`M-10-5Q-11 ${-crown - 2} 0 ${-crown - 2} 11 ${-crown - 2} 11-5Z`, STRAW[1], EDGE) +
      path(`M-8.5-6Q-9 ${-crown} 0 ${-crown}L-2-6Z`, STRAW[0]) +
      path("M-10.5-9Q0-5 11-9V-4.5Q0-1-10.5-4.5Z", band) +
      path("M-21-3Q-12-8-10-5 0-1 11-5 15-8 22-2 14 5 0 4-14 4-21-3Z", STRAW[1], EDGE) +
      path("M-19-3Q-12-6.5-9.5-3.5 0 .5 9-3-6 3-19-3Z", STRAW[0]),
  );

/** A face in profile to the right under the shadow of the brim. */
const profile = (skin: Skin, more = ""): string =>
  path("M-9-6Q-11 6-5 11L3 12.5Q9 13 10 8L9.5 6 11.5 4.8 10.5 3.4 14 2 10.5-3.5V-12H-9Z", skin.plain, EDGE) +
  path("M-8-5Q-9.5 5-4.5 9.5L2 10.5Q-3 5-2-4Z", skin.lit) +
  path("M-9-9H10.5V-5.5Q0-3-9-4.5Z", skin.dark, 'opacity=".7"') +
  oval(-3, 3, 2.4, 3.2, skin.dark) +
  line("M5-2.5 9-3M6 .5 8 .6", INK, 1.7) +
  line("M7 7.5 10 7", skin.dark, 1.4) +
  more;

/** A face in three quarters, turned to the right. */
const threeQuarters = (skin: Skin, more = ""): string =>
  path("M-9-11Q-10 4-6 9-2 13.5 3 13.5 9 12 10.5 5L11.5-11Z", skin.plain, EDGE) +
  path("M-8-4Q-8.5 4-5 8-2 11 1 11.5-2 4-1-4Z", skin.lit) +
  path("M-9-9H11.5L11-5Q0-2.5-9-4.5Z", skin.dark, 'opacity=".65"') +
  line("M5-1 7.5 4 4.5 4.8", skin.dark, 1.6) +
  line("M-.5 0 1.5.2M8 0 9.3.1", INK, 2) +
  line("M-1.5-2.5 2.5-3M7-3.2 10-2.5", INK, 1.3) +
  line("M2 8Q4.5 9.8 8 7.6", skin.dark, 1.5) +
  more;

/** Goes up the plank with a sack on the shoulder; feet at 0 0, a step ahead higher up. */
export const carrier = (): string =>
  line("M-13 2-7 0M-13 0-8-14", INK, 8.6) +
  line("M-13 2-7 0M-13 0-8-14", TAN.plain, 5.4) +
  limb("M-9-14-5-24-1-46", "#e9dcc0", 10, "#fffbe8") +
  line("M16-18 14-10 21-11", INK, 8.4) +
  line("M16-18 14-10 21-11", TAN.plain, 5.2) +
  limb("M3-46 19-35 16-20", "#f3e8cf", 11, "#fffdf0") +
  path("M-8-44Q-9-62 0-78 8-84 19-78 20-60 13-44 2-40-8-44Z", "#f7f1e0", EDGE) +
  path("M9-80Q20-62 11-45L13-44Q20-60 19-78Z", "#c3bccb") +
  path("M-8-50Q2-45 13-49L13-43Q2-39-8-43Z", "#c8402c", FINE) +
  path("M-30-92Q-28-108-6-110 14-111 20-98 22-86 10-80-10-74-26-80-34-86-30-92Z", "#dcb67c", EDGE) +
  path("M-28-92Q-26-105-6-107 6-108 12-102-8-104-16-92-20-84-28-86Z", "#f7dfae") +
  line("M-29-90Q-38-95-36-103M-6-86Q4-84 14-90", "#8d6430", 2) +
  line("M13-96 20-101", INK, 9) +
  line("M13-96 20-101", TAN.plain, 6) +
  put(21, -82, 1.05, profile(TAN) + hat("#c8402c", 14), 8) +
  limb("M3-73-9-58 2-50", TAN.plain, 6, TAN.lit) +
  limb("M3-74-4-66", "#efe6d0", 8, "#fffdf0");

/** Bends to a barrel and rolls it on to the right. */
export const roller = (): string =>
  limb("M-12-46-22-24-33-6", "#4b6fae", 11, "#86a5d8") +
  path("M-39-4-38 2H-25V-2L-30-6Z", "#3a2012", FINE) +
  limb("M-10-46 6-26 0-6", "#5b80bf", 11.5, "#9ab6e4") +
  path("M-6-5-5 2H11V-2L4-6Z", "#3a2012", FINE) +
  limb("M17-62 28-48 46-48", EBONY.dark, 6, EBONY.plain) +
  path("M-20-48Q-18-64 0-72 14-76 23-68 24-56 12-50-2-44-8-39-18-40-20-48Z", "#e2734a", EDGE) +
  path("M-17-50Q-14-62 2-69 12-72 19-68 2-62-6-46Z", "#ffa877") +
  path("M-20-48Q-17-41-8-39L-6-44Q-15-46-17-53Z", "#fff1cf", FINE) +
  put(33, -75, 1.08, profile(EBONY) + hat("#2f7d8a", 15), 4) +
  limb("M15-63 24-44 42-36", EBONY.plain, 7, EBONY.lit) +
  line("M14-65 18-55", "#e2734a", 10);

/** A barrel on its side, its end to us; rolls on 0 0. */
export const rolling = (): string =>
  path("M0-52Q16-62 30-58 44-46 40-24 36-8 22-4L0 0Z", "#a3652c", EDGE) +
  path("M2-52Q16-61 30-57L20-54Z", "#f3cd8d") +
  line("M22-59Q40-50 36-26 33-10 20-4", "#3b2a20", 4) +
  oval(0, -26, 23, 26, "#d29a56", EDGE) +
  oval(0, -26, 18.5, 21.5, "#b57a3c", FINE) +
  line("M-7-45V-7M1-47V-5M9-44V-8", "#7a4a1e", 1.4) +
  path("M-16-32Q-12-45 0-47L-6-30Z", "#f3cd8d", 'opacity=".8"');

/** The clerk counts what passes: a board on the arm, a quill in the hand. */
export const clerk = (): string =>
  path("M-14 1H-2V-4L-4-10H-13ZM3 2H18V-2L13-6V-9H3Z", "#3a2012", FINE) +
  limb("M-5-46-7-22-8-9", "#f1e7d0", 10, "#fffdf0") +
  limb("M7-46 8-22 8-7", "#e2d6bb", 10, "#fff8e0") +
  path("M-12-42Q-16-66-8-80 2-85 12-80 17-62 14-40 0-35-12-42Z", "#2f7f86", EDGE) +
  path("M-11-44Q-14-66-6-79L-1-81Q-7-62-4-40Z", "#63b4b2") +
  path("M0-82 6-74 10-81ZM0-80 2-42H7L6-74Z", "#fff8e6", FINE) +
  path("M12-80Q17-62 14-40L8-39Q13-60 12-80Z", "#195158") +
  put(2, -94, 1.14, threeQuarters(TAN, path("M3 5.5Q7 5 10 6.5 6 8 3 7.2Z", "#4a2812")) + hat("#c8402c")) +
  limb("M-9-74-14-56 4-52", "#f7f1e0", 8, "#fffdf4") +
  path("M2-66 25-74 31-51 8-43Z", "#b57a3c", EDGE) +
  path("M5-64 24-70.5 28.5-53 9.5-46Z", "#fff7e2") +
  line("M9-61 22-65.5M10.5-56 18-58.5M12-51.5 24-55.5", "#8a6a3a", 1.5) +
  line("M4-52 10-52", INK, 8) +
  line("M4-52 10-52", TAN.plain, 5) +
  limb("M12-73 21-62 19-58", "#e9dfc8", 7.5, "#fffdf4") +
  line("M19-58 18-57", TAN.plain, 5.5) +
  line("M18-56Q22-68 33-80", INK, 3.4) +
  path("M20-62Q22-76 36-84 36-72 20-62Z", "#ffffff", FINE);

/** Leans back on the deck and hauls; the rope comes down to the hands at 22 -86. */
export const hauler = (): string =>
  limb("M-4-44 8-26 16 0", "#f1e7d0", 11, "#fffdf0") +
  limb("M-8-44-8-22-14 0", "#f1e7d0", 11, "#fffdf0") +
  limb("M-8-72 8-74 18-96", OLIVE.dark, 6, OLIVE.plain) +
  path("M-15-42Q-24-62-18-76-8-84 2-76 6-60 5-42-4-37-15-42Z", "#c8402c", EDGE) +
  path("M-15-46Q-22-62-16-75L-10-79Q-14-60-8-42Z", "#f08158") +
  line("M-18-66Q-6-60 4-65M-18-55Q-6-49 5-54", "#fff1cf", 3.4) +
  put(-8, -92, 1.1, threeQuarters(OLIVE) + hat("#fff1cf", 15), -12) +
  limb("M-2-72 12-64 23-84", OLIVE.plain, 7, OLIVE.lit) +
  line("M-4-74 4-68", "#c8402c", 10);

/** Goes home along the arcade with a basket of fruit on the head, far off and small. */
export const marketWoman = (): string =>
  path("M-14 0Q-8-30-6-48H8Q12-28 16 0Z", "#fff4dc", FINE) +
  path("M6-46Q10-28 12-1L16 0Q12-28 8-48Z", "#b9b0cc") +
  path("M-7-46Q-9-66 0-72 9-68 9-46Z", "#d0553a", FINE) +
  line("M8-66Q17-78 10-96", UMBER.plain, 5) +
  oval(1, -80, 8, 10, UMBER.plain, FINE) +
  line("M-1-81 -.5-81M5-81 5.5-81M1-75Q3-74 5-75.5", INK, 1.8) +
  path("M-8-82Q-8-92 1-92 9-92 9-83Q0-88-8-82Z", "#fff4dc", FINE) +
  path("M-18-98H20L14-90H-12Z", "#a86c32", FINE) +
  path("M-15-98Q-12-110-2-104 4-114 10-104 18-106 17-98Z", "#f2a93a", FINE);

/** The captain at his rail points the way for the cargo. */
export const captain = (): string =>
  limb("M-5-40-5 0", "#fff6e0", 10, "#ffffff") +
  path("M-15-22Q-18-60-8-78 4-84 12-76 18-56 16-20 4-16 0-34-6-16-15-22Z", "#2c4c92", EDGE) +
  path("M-13-24Q-15-60-6-76L-1-78Q-8-56-6-22Z", "#6f93d6") +
  path("M0-79 8-77 8-50 2-50Z", "#fff6e0", FINE) +
  put(3, -91, 1.1, threeQuarters(UMBER) + path("M-8 3Q-8 14 3 14.5 11 13 11 5 6 10 2 7-4 9-8 3Z", "#c9b8a4", FINE)) +
  path("M-18-99Q-4-122 8-114 22-112 24-98 10-104 2-101-8-98-18-99Z", "#3a2a3a", EDGE) +
  line("M-15-100Q-4-104 2-104 12-106 21-101", "#f2c04a", 2.2) +
  limb("M11-72 26-66 42-74", "#2c4c92", 8, "#6f93d6") +
  line("M43-74 50-77", INK, 7) +
  line("M43-74 50-77", UMBER.plain, 4.5);

/** A pelican in rest on its pile, its bill on its breast. */
export const pelican = (): string =>
  path("M10-4Q30 0 34 14 18 10 4 2Z", "#5a4a48", EDGE) +
  path("M-16-18Q-18-40 0-44 22-42 26-18 26-2 8-1-12 0-16-18Z", "#8c7a72", EDGE) +
  path("M-2-36Q14-40 22-26 30-6 26 4 8-4-2-36Z", "#6a5754", FINE) +
  line("M6-30Q12-14 24-4M2-24Q8-10 18-4", "#a8968a", 1.6) +
  path("M-14-16Q-17-36-4-42-10-24-6-8Z", "#c9b9a6") +
  path("M-14-22Q-2-34-8-50-14-64-2-70 12-72 12-58 4-50 10-38 8-20-4-14Z", "#fff6e2", EDGE) +
  path("M4-50Q10-38 8-22 4-16 0-15 6-36 1-54Z", "#c9bcc4") +
  path("M-9-66Q-6-72 4-71-2-64-8-60Z", "#f4d27a") +
  path("M-9-62Q-22-48-26-18-18-20-11-36L-6-54Z", "#e9a04c", EDGE) +
  path("M-9-58Q-18-44-24-22-16-26-11-38L-7-52Z", "#b8743a") +
  line("M-3-62-2.5-62", INK, 3) +
  line("M0-2V5M10-2 11 5", "#b8743a", 3);

/** Cut sugar cane, tied with a rope. */
export const cane = (): string => {
  const stalk = (x1: number, y1: number, x2: number, y2: number, fill: string): string => {
    const at = (t: number): string => `${n1(x1 + (x2 - x1) * t)} ${n1(y1 + (y2 - y1) * t)}`;
    const long = Math.hypot(x2 - x1, y2 - y1);
    const [ax, ay] = [n1((4 * (y1 - y2)) / long), n1((4 * (x2 - x1)) / long)];
    const joint = (t: number): string => `M${at(t)}m${-ax} ${-ay}l${n1(2 * ax)} ${n1(2 * ay)}`;
    return (
      line(`M${at(0)}L${at(1)}`, INK, 11) +
      line(`M${at(0)}L${at(1)}`, fill, 8) +
      line([0.16, 0.32, 0.5, 0.66, 0.84].map(joint).join(""), "#4a3a1c", 2) +
      oval(x1, y1, 4.2, 3.2, "#f3ecc0", FINE)
    );
  };
  return put(
    18,
    28,
    1,
    path(
      "M152 634Q116 624 102 594 138 600 162 628ZM160 626Q146 596 158 572 178 598 170 630ZM168 630Q186 600 212 594 204 622 180 640Z",
      "#3c7a3c",
      EDGE,
    ) +
      path("M150 630Q124 620 110 602 138 606 156 626ZM160 620Q152 598 159 582 166 598 164 622Z", "#7dbb4c") +
      stalk(240, 748, 152, 628, "#8a9a3c") +
      stalk(262, 736, 170, 626, "#6f8a3a") +
      stalk(226, 760, 158, 634, "#a8a848") +
      stalk(252, 748, 165, 630, "#c4b458") +
      line("M176 690Q198 688 216 668", INK, 9) +
      line("M176 690Q198 688 216 668", "#e0b878", 5.5),
  );
};
