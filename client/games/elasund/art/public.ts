/** The neutral buildings, 100 units a field. */
import { must } from "../../../../shared/core/base/checked.ts";
import { at, type Brush, circle, line, oval, path, rect, times } from "../../../face/brush.ts";
import { type Building, cast, stall } from "./coloured.ts";
import { BRICK, chimney, door, eaved, gabled, pane, pennant, STONE, stepped, timber, turret, type Wall } from "./houses.ts";
import { barrel, bush, crate, PEN, pen, sack, tree } from "./ink.ts";
import type { Roof } from "./sides.ts";
import type { NEUTRAL } from "./vocabulary.ts";

/** What two buildings of a kind differ in, so that a street does not repeat itself; a mirrored one faces west. */
interface Variant {
  readonly roof: Roof;
  readonly wall: Wall;
  readonly mirrored?: true;
}
const turned = (mirrored: boolean | undefined, inside: string): string =>
  mirrored ? `<g transform="matrix(-1 0 0 1 200 0)">${inside}</g>` : inside;

const MERCHANTS: readonly (Variant & { readonly steps?: number; readonly chimneyAt?: number; readonly hoist?: true })[] = [
  { roof: "umber", wall: BRICK, hoist: true },
  { roof: "slate", wall: ["#f3ead2", "#cbb994"], mirrored: true, steps: 3, chimneyAt: 44 },
  { roof: "copper", wall: ["#dcc3a4", "#a98763"], chimneyAt: 20 },
  { roof: "slate", wall: BRICK, mirrored: true, hoist: true, chimneyAt: 40 },
];
export const MERCHANT_COUNT = MERCHANTS.length;

/** A trader's house; some have the beam under the ridge that lifts the sacks, some a gable in steps, some a fire. */
function merchant(brush: Brush, n: number): string {
  const { roof, wall, mirrored, steps, chimneyAt, hoist } = must(MERCHANTS[n], "merchant's house");
  const windows = times(2, (n) => pane(-18 + n * 36, -46, 15, 20)) + pane(0, -78, 16, 18);
  const gate = path("M-15 0V-24Q0-42 15-24V0Z", "#6b3f1d", pen(2.6)) + line("M-36-42H36", "#fff0d0", 4);
  const front = steps === undefined ? gabled(brush, roof, 80, 74, 50, 40, wall) : stepped(brush, 82, 74, steps, wall);
  const house =
    at(
      138,
      172,
      1,
      eaved(brush, roof, 100, 50, 44, wall) +
        times(3, (n) => pane(-18 + n * 26, -22, 14, 18)) +
        door(20, 32) +
        (chimneyAt === undefined ? "" : chimney(chimneyAt, -76)),
    ) +
    at(70, 182, 1, front + windows + gate) +
    (hoist
      ? `${line("M70 62V92M70 66H96", PEN, 4)}${line("M94 66V102", PEN, 2)}${at(94, 124, 0.8, sack(30))}`
      : at(112, 184, 0.8, sack(32))) +
    at(26, 192, 1, barrel(30)) +
    at(128, 190, 1, crate(24));
  return cast(112, 178, 118, 16) + turned(mirrored, house);
}

const INNS: readonly (Variant & { readonly gables: readonly number[] })[] = [
  { roof: "umber", wall: ["#fbf6ea", "#ddd6c6"], gables: [104] },
  { roof: "slate", wall: ["#e8cfa2", "#c49d64"], gables: [76, 130], mirrored: true },
  { roof: "copper", wall: ["#f0ddd0", "#c9a994"], gables: [124] },
];
export const INN_COUNT = INNS.length;

/** On a tavern's sign: a tankard, a fish, a star, each in the same box. */
const TAVERN_SIGNS: readonly string[] = [
  path("M36 136H52V158H36Z", "#d9952e", pen(2.4)) +
    path("M52 140Q62 142 60 150 58 155 52 154", "none", pen(3.4)) +
    path("M34 138Q36 129 44 131 54 128 55 138Z", "#fffaf0", pen(1.8)),
  path("M32 147Q42 134 54 146L64 138V156L54 149Q42 160 32 147Z", "#5f95ad", pen(2.4)) + circle(40, 145, 1.8, PEN),
  path("M48 132 52 142 63 143 54 150 57 161 48 155 39 161 42 150 33 143 44 142Z", "#e0a93a", pen(2.4)),
];

/** The sign over benches and barrels before the door. */
function inn(brush: Brush, n: number): string {
  const { roof, wall, mirrored, gables } = must(INNS[n], "tavern");
  const house =
    at(
      104,
      158,
      1,
      eaved(brush, roof, 148, 62, 54, wall) +
        timber(148, 62, 8, [0, 3, 4, 7]) +
        times(4, (n) => pane(-55 + n * 37, -34, 13, 16)) +
        door(24, 34) +
        chimney(50, -104),
    ) + gables.map((x) => at(x, 62, 1, gabled(brush, roof, 34, 8, 24, 16, wall) + pane(0, -4, 12, 13))).join("");
  const sign = rect(28, 126, 40, 40, "#fff3d0", `rx="4" ${pen(3)}`) + must(TAVERN_SIGNS[n], "sign");
  const yard =
    line("M30 122H50M46 122V130", PEN, 3.4) +
    line("M92 184H142M98 184V192M136 184V192", "#5e3a1e", 6) +
    line("M86 174H148", "#8a5426", 7) +
    at(24, 190, 1, barrel(28));
  const green = at(172, 60, 1.05, tree(18)) + at(176, 140, 0.6, bush(14));
  return cast(104, 160, 140, 16) + turned(mirrored, house + yard + sign) + (mirrored ? at(22, 190, 0.8, bush(14)) : green);
}

export const PUBLIC: Readonly<Record<(typeof NEUTRAL)[number], Building>> = {
  well: (brush) =>
    oval(64, 84, 34, 11, PEN, 'opacity=".28"') +
    at(
      56,
      82,
      1,
      path("M-30-22V-6Q0 12 30-6V-22Z", brush.linear(STONE, "across"), pen(2.8)) +
        oval(0, -22, 30, 11, STONE[0], pen(2.8)) +
        oval(0, -21, 21, 7, "#2f7f92", pen(2)) +
        path("M-14-22Q-4-27 8-25", "none", 'stroke="#bfe6e6" stroke-width="3"'),
    ) +
    line("M32 60V30M80 60V30", "#5e3a1e", 6) +
    at(56, 36, 1, eaved(brush, "slate", 58, 0, 26, STONE, 12)) +
    line("M56 34V54", PEN, 2) +
    rect(50, 50, 12, 11, "#a06a36", pen(2)),
  market: () =>
    at(74, 56, 0.86, stall(54, "#2f7f92")) +
    at(132, 60, 0.95, stall(62, "#b3402e")) +
    at(94, 92, 1, stall(58, "#c8902a")) +
    at(150, 91, 0.9, barrel(26)) +
    at(168, 92, 0.8, sack(27)) +
    at(184, 92, 1, crate(20)) +
    at(42, 91, 0.95, crate(22)) +
    at(22, 90, 0.8, sack(28)) +
    at(176, 50, 0.8, tree(15)),
  merchant: (brush, _side, n) =>
    `${n === 1 ? "" : at(n === 3 ? 20 : 172, n === 3 ? 120 : 62, 1, tree(18))}<g transform="translate(-12 -36) scale(1.180)">${merchant(brush, n)}</g>`,
  inn: (brush, _side, n) => `<g transform="translate(0 -4)">${inn(brush, n)}</g>`,
  residence: (brush) =>
    cast(106, 190, 140, 18) +
    at(
      110,
      184,
      1,
      eaved(brush, "copper", 116, 78, 50, STONE) +
        times(4, (n) => pane(-42 + n * 28, -46, 14, 22)) +
        line("M-58-36H58", "#a8906a", 4) +
        times(4, (n) => pane(-42 + n * 28, -8, 14, 20)),
    ) +
    at(56, 188, 1, turret(brush, "copper", 40, 104, 54) + pane(0, -72, 12, 20) + pane(0, -32, 12, 20)) +
    at(166, 188, 1, turret(brush, "copper", 40, 104, 54) + pane(0, -72, 12, 20) + pane(0, -32, 12, 20)) +
    at(
      110,
      188,
      1,
      gabled(brush, "copper", 44, 74, 34, 10, STONE) +
        path("M-13 0V-26Q0-44 13-26V0Z", "#6b3f1d", pen(2.6)) +
        circle(0, -74, 9, "#41566a", pen(2.4)),
    ) +
    pennant(56, 32, "#b3402e") +
    pennant(166, 32, "#b3402e") +
    // The garden in front of it: beds around a basin.
    rect(22, 208, 156, 80, "#a9bd6c", `rx="6" ${pen(2.4)}`) +
    path("M92 206H128V290H92ZM20 236H180V258H20Z", "#f1ddb0") +
    circle(110, 247, 25, STONE[0], pen(3)) +
    circle(110, 247, 17, "#4f9fae", pen(2)) +
    line("M110 250V232M102 240Q104 230 110 232 116 230 118 240", "#f2fbfb", 3) +
    [
      [44, 232],
      [66, 230],
      [152, 232],
      [44, 286],
      [68, 286],
      [152, 286],
    ]
      .map(([x = 0, y = 0]) => at(x, y, 0.8, bush(12)))
      .join(""),
  office: (brush) =>
    cast(106, 196, 150, 18) +
    at(112, 190, 1, eaved(brush, "umber", 140, 86, 46, BRICK) + times(5, (n) => pane(-52 + n * 26, -50, 13, 22))) +
    at(74, 194, 1, stepped(brush, 74, 100, 4) + times(2, (n) => pane(-16 + n * 32, -62, 15, 24)) + pane(0, -104, 16, 20)) +
    at(150, 194, 1, stepped(brush, 62, 92, 3) + times(2, (n) => pane(-13 + n * 26, -60, 13, 22)) + pane(0, -94, 13, 16)) +
    rect(36, 152, 146, 42, STONE[1], pen(2.4)) +
    times(5, (n) => path(`M${43 + n * 28} 194V172Q${54 + n * 28} 154 ${65 + n * 28} 172V194Z`, "#4a2f1c", pen(2.2))) +
    // The scales of trade on a board, goods in the yard.
    at(
      112,
      246,
      1,
      oval(0, 26, 74, 12, PEN, 'opacity=".2"') +
        barrel(40) +
        `<g transform="translate(-32 8)">${barrel(40)}</g><g transform="translate(-16 26)">${barrel(40)}</g>`,
    ) +
    at(150, 270, 1.1, crate(34)) +
    at(172, 250, 1, crate(28)) +
    at(40, 282, 1.1, sack(36)) +
    at(142, 288, 0.9, sack(34)) +
    pennant(74, 30, "#2f7f92"),
  hall: (brush) =>
    cast(104, 202, 150, 18) +
    at(
      104,
      198,
      1,
      eaved(brush, "slate", 156, 76, 62, undefined, 16) +
        timber(156, 76, 8, [0, 2, 5, 7]) +
        times(3, (n) => pane(-58 + n * 22, -46, 13, 20) + pane(58 - n * 22, -46, 13, 20)),
    ) +
    at(
      104,
      200,
      1,
      rect(-23, -150, 46, 150, brush.linear([STONE[0], STONE[1]], "across"), pen(2.8)) +
        path("M-17 0V-30Q0-52 17-30V0Z", "#6b3f1d", pen(2.6)) +
        line("M0-44V-2", PEN, 2) +
        circle(0, -112, 17, "#fff6dc", pen(3)) +
        line("M0-112V-124M0-112L8-107", PEN, 3.4),
    ) +
    at(104, 56, 1, turret(brush, "slate", 40, 8, 40)) +
    pennant(104, 18, "#b3402e") +
    // The square before it, with its steps and a lime tree.
    times(3, (n) => rect(66 - n * 8, 202 + n * 8, 76 + n * 16, 9, STONE[0], pen(2.2))) +
    at(44, 284, 1.25, tree(20)) +
    at(164, 284, 1.25, tree(20)) +
    circle(104, 258, 24, "none", 'stroke="#a8906a" stroke-width="4"') +
    circle(104, 258, 12, "none", 'stroke="#a8906a" stroke-width="4"') +
    line("M104 234V282M80 258H128M87 241 121 275M121 241 87 275", "#a8906a", 2.6),
};
