/** The four buildings of each player, 100 units a field. */
import { at, type Brush, circle, line, path, rect, times } from "../../../face/brush.ts";
import { chimney, door, eaved, gabled, pane, STONE, timber, totem } from "./houses.ts";
import { barrel, bush, PEN, pen, sack } from "./ink.ts";
import type { Side } from "./sides.ts";
import type { OWN } from "./vocabulary.ts";

/** `variant`: which of the houses of its kind. */
export type Building = (brush: Brush, side: Side, variant: number) => string;

/** The shadow that a house throws to the lower right. */
export const cast = (x: number, y: number, w: number, deep = 12): string =>
  path(
    `M${x - w / 2} ${y}L${x - w / 2 + deep} ${y + deep * 0.7}H${x + w / 2 + deep * 1.6}L${x + w / 2 + deep} ${y - deep * 1.4}Z`,
    "#3a2416",
    'opacity=".3"',
  );

const logs = (x: number, y: number): string =>
  [
    [0, 0],
    [14, 0],
    [28, 0],
    [7, -11],
    [21, -11],
    [14, -22],
  ]
    .map(([dx = 0, dy = 0]) => circle(x + dx, y + dy, 7, "#d9a566", pen(2.4)) + circle(x + dx, y + dy, 2.6, "#8a5426"))
    .join("");

export const COLOURED: Readonly<Record<(typeof OWN)[number], Building>> = {
  hut: (brush, side) =>
    cast(38, 86, 52) +
    at(36, 86, 1, gabled(brush, side, 48, 26, 30, 30) + door(15, 22) + line("M-24-26H24M0-26V-50M-20 0V-26M20 0V-26", "#5e3a1e", 3.4)) +
    at(84, 66, 0.84, totem(brush, 52, side)),
  huts: (brush, side) =>
    cast(50, 92, 56) +
    at(46, 90, 1, gabled(brush, side, 52, 26, 30, 32) + door(15, 22) + line("M-26-26H26M0-26V-50M-21 0V-26M21 0V-26", "#5e3a1e", 3.4)) +
    cast(44, 178, 60) +
    at(42, 178, 1, eaved(brush, side, 64, 28, 36) + timber(64, 28, 4) + door(14, 22)) +
    at(88, 148, 0.8, totem(brush, 56, side)) +
    at(16, 112, 0.9, bush(10)),
  trader: (brush, side) =>
    cast(96, 84, 120) +
    at(104, 84, 1, eaved(brush, side, 116, 34, 36) + timber(116, 34, 6, [1, 4]) + chimney(34, -64)) +
    at(50, 88, 1, gabled(brush, side, 50, 36, 32, 12) + door(18, 26) + pane(0, -34, 12, 14)) +
    at(126, 84, 1, door(15, 26)) +
    at(18, 90, 0.9, barrel(26)) +
    at(150, 92, 0.8, sack(26)),
  craftsman: (brush, side) =>
    cast(48, 104, 70) +
    at(46, 102, 1, eaved(brush, side, 72, 34, 46) + timber(72, 34, 4, [0, 3]) + door(17, 26) + chimney(20, -72)) +
    path("M64 12Q74 2 68-8", "none", 'stroke="#fff6dc" stroke-width="6" opacity=".7" stroke-linecap="round"') +
    // The forge under its lean-to, the anvil in front of it.
    cast(34, 164, 40) +
    at(
      36,
      164,
      1,
      rect(-26, -34, 52, 34, brush.linear(STONE, "slant"), pen(2.6)) +
        path("M-16 0V-16Q0-32 16-16V0Z", "#4a2413", pen(2.4)) +
        path("M-10 0Q-12-12-2-20 2-10 9-9 12 0 6 0Z", "#ff9c3a"),
    ) +
    at(
      72,
      176,
      1,
      path("M-18-16H10Q16-16 18-20V-10Q6-8 5-2L9 4H-9L-5-2Q-6-8-18-10Z", "#6a6f78", pen(2.6)) + line("M-12-14H8", "#b9c2cc", 2.4),
    ) +
    logs(14, 184),
};

/** A stall under its awning. */
export const stall = (w: number, colour: string): string =>
  rect(-w / 2, -14, w, 14, "#c08a4e", pen(2.4)) +
  line(`M${-w / 2} 0V-32M${w / 2} 0V-32`, PEN, 3) +
  times(5, (n) => {
    const step = (w + 10) / 5;
    return path(
      `M${-w / 2 - 5 + n * step} -30L${-w / 2 - 1 + n * (step - 1.6)} -46h${step - 1.6}L${-w / 2 - 5 + (n + 1) * step} -30q${-step / 2} 9 ${-step} 0Z`,
      n % 2 ? "#fff3d4" : colour,
      pen(2.2),
    );
  }) +
  times(4, (n) => circle(-w / 2 + 7 + (n * (w - 14)) / 3, -16, 4.4, n % 2 ? "#d9622e" : "#86a63e", pen(1.6)));
