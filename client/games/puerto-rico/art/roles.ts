/** The role cards: one emblem each on its own ground, the name below. */
import { must } from "../../../../shared/core/base/checked.ts";
import { ROLES, type Role } from "../../../../shared/puerto-rico/state.ts";
import { at, brushOf, circle, drawing, INK, line, oval, path, rect, times } from "../../../face/brush.ts";
import type { Drawing } from "../../../face/face.ts";
import { SIGNS } from "./goods.ts";
import { BRASS, BRICK, EDGE, IRON, LEAF, OAK, PAPER, THIN, type Tones, WOOD } from "./palette.ts";
import { coin, put, scales } from "./parts.ts";
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
    oval(54, 84, 42, 7, INK, 'opacity=".4"'),
    at(50, 47, 0.9, EMBLEM[role]),
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
