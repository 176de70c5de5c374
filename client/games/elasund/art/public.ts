/** The neutral buildings, 100 units a field. */
import { at, type Brush, circle, line, oval, path, rect, times } from "../../../face/brush.ts";
import { type Building, cast, stall } from "./coloured.ts";
import { BRICK, chimney, door, eaved, gabled, pane, pennant, STONE, stepped, timber, turret } from "./houses.ts";
import { barrel, bush, crate, PEN, pen, sack, tree } from "./ink.ts";
import type { NEUTRAL } from "./vocabulary.ts";

/** A trader of brick, with the beam under its ridge that lifts the sacks. */
const merchant = (brush: Brush): string =>
  cast(112, 178, 118, 16) +
  at(138, 172, 1, eaved(brush, "umber", 100, 50, 44, BRICK) + times(3, (n) => pane(-18 + n * 26, -22, 14, 18)) + door(20, 32)) +
  at(
    70,
    182,
    1,
    gabled(brush, "umber", 80, 74, 50, 40, BRICK) +
      times(2, (n) => pane(-18 + n * 36, -46, 15, 20)) +
      pane(0, -78, 16, 18) +
      path("M-15 0V-24Q0-42 15-24V0Z", "#6b3f1d", pen(2.6)) +
      line("M-36-42H36", "#fff0d0", 4),
  ) +
  line("M70 62V92M70 66H96", PEN, 4) +
  line("M94 66V102", PEN, 2) +
  at(94, 124, 0.8, sack(30)) +
  at(26, 192, 1, barrel(30)) +
  at(128, 190, 1, crate(24));

const inn = (brush: Brush): string =>
  cast(104, 160, 140, 16) +
  at(
    104,
    158,
    1,
    eaved(brush, "umber", 148, 62, 54) +
      timber(148, 62, 8, [0, 3, 4, 7]) +
      times(4, (n) => pane(-55 + n * 37, -34, 13, 16)) +
      door(24, 34) +
      chimney(50, -104),
  ) +
  at(104, 62, 1, gabled(brush, "umber", 34, 8, 24, 16) + pane(0, -4, 12, 13)) +
  // The sign of the tankard, benches and barrels before the door.
  line("M30 122H50M46 122V130", PEN, 3.4) +
  rect(28, 126, 36, 40, "#fff3d0", `rx="4" ${pen(3)}`) +
  path("M36 136H52V158H36Z", "#d9952e", pen(2.4)) +
  path("M52 140Q62 142 60 150 58 155 52 154", "none", pen(3.4)) +
  path("M34 138Q36 129 44 131 54 128 55 138Z", "#fffaf0", pen(1.8)) +
  line("M92 184H142M98 184V192M136 184V192", "#5e3a1e", 6) +
  line("M86 174H148", "#8a5426", 7) +
  at(24, 190, 1, barrel(28)) +
  at(172, 60, 1.05, tree(18)) +
  at(176, 140, 0.6, bush(14));

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
  merchant: (brush) => `${at(172, 62, 1, tree(18))}<g transform="translate(-12 -36) scale(1.180)">${merchant(brush)}</g>`,
  inn: (brush) => `<g transform="translate(0 -4)">${inn(brush)}</g>`,
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
