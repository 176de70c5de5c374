/** The role cards: the person who plays the role with a tool, on a ground of its own, the name below. */
import { must } from "../../../../shared/core/base/checked.ts";
import { ROLES, type Role } from "../../../../shared/puerto-rico/state.ts";
import { at, brushOf, circle, drawing, INK, line, oval, path, rect, times } from "../../../face/brush.ts";
import type { Drawing } from "../../../face/face.ts";
import { SIGNS } from "./goods.ts";
import { BRASS, BRICK, EDGE, IRON, LEAF, OAK, PAPER, THIN, type Tones, WOOD } from "./palette.ts";
import { coin, palm, put, scales } from "./parts.ts";
import { worker } from "./pieces.ts";
import { BOX } from "./vocabulary.ts";

const tool = (d: string, fill: string = OAK[0]): string => line(d, INK, 13) + line(d, fill, 7.5);

const goldPan =
  oval(0, 20, 44, 19, "#7d838a", EDGE) +
  oval(0, 14, 44, 18, "#a9b2b8", EDGE) +
  oval(0, 17, 33, 12, "#3d4a52", THIN) +
  (
    [
      [-14, 14, 11],
      [10, 16, 13],
      [-2, 7, 10],
    ] as const
  )
    .map(([x, y, r]) =>
      path(`M${x - r} ${y}l${r * 0.5} ${-r * 0.8}h${r * 0.8}l${r * 0.7} ${r * 0.8}-${r * 0.7} ${r * 0.6}h${-r}Z`, "#ffd24a", EDGE),
    )
    .join("") +
  line("M-20 8-14 4M4 10 10 6", "#fff6c8", 3.5) +
  line("M28-30V-16M21-23H35M-26-26V-16M-31-21H-21", "#fff6c8", 4.5);

/** Emblems in a box from -46 to 46 and -42 to 42. */
const EMBLEM: Readonly<Record<Role, string>> = {
  settler:
    path("M-44 40Q-36 16 0 18 36 16 44 40Z", "#7a4a24", EDGE) +
    path("M-26 26Q0 20 26 26", "none", 'stroke="#c08a50" stroke-width="4" stroke-linecap="round"') +
    line("M-10 24Q-12 0-14-16", LEAF[2], 7) +
    path("M-14-10Q-42-14-40-38-16-38-14-10Z", LEAF[0], EDGE) +
    path("M-12-4Q6-8 6-28-12-24-12-4Z", LEAF[1], EDGE) +
    tool("M25-38V10") +
    line("M15-38H35", INK, 12) +
    line("M15-38H35", OAK[1], 6.5) +
    path("M11-2H39V16Q36 32 25 36 14 32 11 16Z", IRON[0], EDGE) +
    path("M15 1H22V28Q15 22 15 14Z", "#c9d0d4"),
  mayor: put(-25, 6, worker(), 0.62) + put(25, 6, worker(), 0.62) + put(0, 4, worker(), 0.78),
  builder:
    rect(-40, 18, 38, 19, BRICK[1], EDGE) +
    rect(2, 18, 38, 19, BRICK[0], EDGE) +
    rect(-20, -2, 40, 19, BRICK[0], EDGE) +
    put(0, -6, tool("M-26 20 24-18") + path("M10-38 40-10 28 4-2-24Z", IRON[0], EDGE) + path("M12-34 24-22 20-17 5-27Z", "#c9d0d4")),
  craftsman:
    put(
      16,
      -8,
      times(8, (n) => put(0, 0, rect(-6, -30, 12, 14, BRASS[1], EDGE), 1, n * 45)) +
        circle(0, 0, 22, BRASS[0], EDGE) +
        circle(0, 0, 10, "#5a3418", EDGE),
    ) +
    put(
      -18,
      40,
      path("M-20-44Q-30-22-20 0H20Q30-22 20-44Z", OAK[1], EDGE) +
        path("M-18-42Q-26-22-18-2H-8Q-14-22-8-42Z", OAK[0]) +
        line("M-24-31H24M-24-12H24", IRON[2], 6) +
        oval(0, -44, 20, 6, "#3b2110", EDGE),
    ),
  trader: put(0, 34, scales(66)) + put(-33, 2, coin(13)) + put(33, 0, SIGNS.tobacco, 0.62),
  captain:
    times(8, (n) => put(0, 0, line("M0-24V-40", INK, 12) + line("M0-24V-40", OAK[0], 6.5), 1, n * 45)) +
    circle(0, 0, 26, "none", `stroke="${INK}" stroke-width="17"`) +
    circle(0, 0, 26, "none", `stroke="${WOOD[0]}" stroke-width="11"`) +
    circle(0, 0, 26, "none", `stroke="${WOOD[1]}" stroke-width="3"`) +
    times(4, (n) => put(0, 0, line("M0-20V20", INK, 9) + line("M0-20V20", OAK[1], 4), 1, n * 45)) +
    circle(0, 0, 10, BRASS[1], EDGE),
  prospector: goldPan,
  prospector2: goldPan,
};

const HAT = "#f3d88a";
const brim = (colour: string): string => oval(0, -16, 31, 7.5, colour, EDGE);
const crown = (colour: string, band: string): string =>
  path("M-16-17Q-15-38 0-38 15-38 16-17 0-12-16-17Z", colour, EDGE) + line("M-15-20Q0-15 15-20", band, 4.5);
const beard = (colour: string): string => path("M-15 2Q-13 9-6 7L0 5 6 7Q13 9 15 2 16 22 0 25-16 22-15 2Z", colour, THIN);
const moustache = (colour: string): string => path("M0 7Q7 3 14 10 6 12 0 9-6 12-14 10-7 3 0 7Z", colour, THIN);

/** A bust in the sun, which stands at the left, in a box from -46 to 46 and -42 to 50. */
const bust = (skin: string, coat: string, wears: string, lips = true): string =>
  path("M-42 58Q-40 24-12 19H12Q40 24 42 58Z", coat, EDGE) +
  path("M-9 12H9V22Q0 31-9 22Z", skin, THIN) +
  oval(0, -1, 15.5, 18, skin, EDGE) +
  path("M4-18Q17-12 14 2 12 14 3 16 9 0 4-18Z", "#5a2410", 'opacity=".22"') +
  circle(-6, -2, 2.2, INK) +
  circle(6, -2, 2.2, INK) +
  line("M-10-7.5H-3.5M3.5-7.5H10", INK, 2) +
  line("M1-2Q4 4 0 5", "#7a3a20", 2) +
  (lips ? line("M-5 10Q0 14 6 9", "#8c2f22", 2.4) : "") +
  wears;

/** Who plays each role. */
const FOLK: Readonly<Record<Role, string>> = {
  settler: bust("#d99a6c", "#f6efdc", brim(HAT) + crown("#f7e2a2", "#c2432a")),
  mayor: bust(
    "#f0c39a",
    "#27457c",
    path("M-33-13Q-24-40 0-40 24-40 33-13 0-25-33-13Z", "#1f3563", EDGE) +
      line("M-29-15Q0-27 29-15", BRASS[0], 3) +
      line("M-17 24Q0 50 17 24", BRASS[0], 4.5) +
      path("M-15-8Q-21 4-16 12L-12 8ZM15-8Q21 4 16 12L12 8Z", "#f1ede4", THIN),
  ),
  builder: bust(
    "#9c6240",
    "#d8863c",
    moustache("#22130a") +
      path("M-16-8Q-17-24 0-25 17-24 16-8 0-16-16-8Z", "#b8352a", EDGE) +
      path("M14-12 26-4 18-14 27-17Z", "#b8352a", THIN),
    false,
  ),
  craftsman: bust(
    "#e3ab7c",
    "#6a8a92",
    beard("#8a4a20") + path("M-17-9Q-16-28 2-27 17-24 16-9 0-15-17-9Z", "#7a5a34", EDGE) + path("M-15 30H15V58H-15Z", "#7b4a24", THIN),
    false,
  ),
  trader: bust(
    "#8a5232",
    "#b03a70",
    path("M-17 4Q-22-26 0-27 22-26 17 4 15-12 0-15-15-12-17 4Z", "#f0c04a", EDGE) +
      circle(-15, 9, 3.2, BRASS[0], THIN) +
      circle(15, 9, 3.2, BRASS[0], THIN),
  ),
  captain: bust(
    "#cf9068",
    "#1d4a5c",
    beard("#e9e2d2") +
      path("M-30-10Q-34-28-14-26L0-36 14-26Q34-28 30-10 0-22-30-10Z", "#20242e", EDGE) +
      line("M-27-13Q0-24 27-13", BRASS[0], 3),
    false,
  ),
  prospector: bust("#d69a70", "#8a6a3c", beard("#b9a88c") + brim("#8f6a3c") + crown("#a5804c", "#4a2c12"), false),
  prospector2: bust("#7c4a2e", "#a04a34", moustache("#1c100a") + brim("#b48a4c") + crown("#c9a060", "#5a2c1a"), false),
};

const GROUNDS: Readonly<Record<Role, Tones>> = {
  settler: ["#dff0b0", "#9cc46a", "#47762f"],
  mayor: ["#cfe6ee", "#7fb2c8", "#2c5f7c"],
  builder: ["#ffe3bd", "#eab074", "#a4602c"],
  craftsman: ["#fff0b8", "#eec45c", "#a3741a"],
  trader: ["#f3d3e0", "#cf8fae", "#7f3f64"],
  captain: ["#c9efe4", "#5fb3a6", "#1a5a5a"],
  prospector: ["#efe0c4", "#c0a074", "#6f5030"],
  prospector2: ["#efe0c4", "#c0a074", "#6f5030"],
};

/** The name of a card that is dimmed has a contrast of 4.5:1 too. */
export const NAME_GROUND = "#fff3d6";
export const NAME_INK = "#2e1606";

export const roleEmblem = (role: Role): string => EMBLEM[role];

export function drawRole(index: number, named: boolean): Drawing {
  const role = must(ROLES[index], "such role");
  const brush = brushOf(`role:${role}:${named}`);
  const [w, h] = BOX.role;
  // The picture reaches to the lower edge: the name's plate lies over it, and is not there on a card that is too small for its name.
  const clip = brush.clip(`<rect x="8" y="8" width="84" height="${h - 16}" rx="6"/>`);
  const [lit, plain, dark] = GROUNDS[role];
  const inside = [
    rect(1.5, 1.5, w - 3, h - 3, brush.linear(BRASS, "slant"), `rx="12" ${EDGE}`),
    rect(3.6, 3.6, w - 7.2, h - 7.2, brush.linear(PAPER), `rx="10" stroke="${INK}" stroke-width="1.2"`),
    `<g clip-path="${clip}">`,
    rect(0, 0, w, h, brush.linear([lit, plain, dark])),
    circle(26, 18, 52, brush.radial(["#fffdea", "#fffdea55", "#fffdea00"], [0.5, 0.5], 0.5)),
    path("M0 70Q30 52 100 66V124H0Z", dark, 'opacity=".55"'),
    at(84, 70, 0.62, palm(68)),
    at(named ? 42 : 46, 52, 1, FOLK[role]),
    at(76, named ? 70 : 90, named ? 0.44 : 0.5, EMBLEM[role]),
    "</g>",
    rect(8, 8, 84, h - 16, "none", `rx="6" ${THIN}`),
  ].join("");
  const name = role === "prospector2" ? "prospector" : role;
  const plate = { x: 5, y: 92, width: w - 10, height: h - 97, radius: 8, fill: NAME_GROUND };
  const underTwo = { x: 5, y: 72, width: w - 10, height: h - 77, radius: 8, fill: NAME_GROUND };
  if (!named) return drawing(brush, w, h, inside);
  return drawing(brush, w, h, inside, [
    { line: [`role.${name}`], x: w / 2, y: 105.5, size: 21.5, colour: NAME_INK, width: 88, weight: 700, rows: 2, plate, underTwo },
  ]);
}
