/** Pieces of the town wall in their builder's colour: a run with what it gives, or a tower that bears a cube. */
import { at, type Brush, brushOf, circle, drawing, line, path, rect, times } from "../../../face/brush.ts";
import type { Drawing } from "../../../face/face.ts";
import { STROKES } from "./icons.ts";
import { PEN, pen, sketch } from "./ink.ts";
import { flagPlace, influence } from "./marks.ts";
import { PIGMENTS, type Side, sideOf, slope } from "./sides.ts";
import { CUBE, TOWER_FLAG, WALL_SORTS } from "./vocabulary.ts";

const STONE = ["#f1f4f3", "#c9d1d4", "#93a0a7"] as const;

/** Cloth in the builder's colour over the stones. */
function banner(brush: Brush, side: Side, x: number, y: number, scale: number): string {
  const { base, light, dark } = PIGMENTS[side];
  return at(
    x,
    y,
    scale,
    path("M-17-17H17V13L0 22-17 13Z", brush.linear([light, base, dark], "slant"), pen(3.4)) + at(0, -1, 0.8, STROKES[side](6.5)),
  );
}

const bonus = (x: number, y: number, count: number): string =>
  circle(x, y, 20.5, "#fff6dc", pen(2.6)) + at(x, y, count === 1 ? 0.7 : 0.64, influence(count));

function northRun(brush: Brush, side: Side, cards: number): string {
  const merlons = times(5, (m) => rect(2 + m * 20.5, 3, 13, 18, STONE[0], pen(2.6)));
  return (
    merlons +
    rect(1.5, 14, 97, 53, brush.linear(STONE), pen(2.8)) +
    rect(1.5, 14, 97, 7, PIGMENTS[side].base, pen(2)) +
    line("M2 38H98M2 53H98M18 22V38M50 22V38M82 22V38M34 38V53M66 38V53M18 53V67M50 53V67M82 53V67", "#5c6a72", 2, 'opacity=".6"') +
    banner(brush, side, 24, 42, 1) +
    bonus(70, 44, cards)
  );
}

function eastRun(brush: Brush, side: Side, cards: number): string {
  const merlons = times(5, (m) => rect(49, 3 + m * 20, 18, 13, STONE[0], pen(2.6)));
  return (
    merlons +
    rect(3, 1.5, 52, 97, brush.linear(STONE, "across"), pen(2.8)) +
    rect(46, 1.5, 8, 97, PIGMENTS[side].base, pen(2)) +
    line("M3 20H46M3 40H46M3 60H46M3 80H46M24 2V20M14 20V40M34 20V40M24 40V60M14 60V80M34 60V80M24 80V98", "#5c6a72", 2, 'opacity=".6"') +
    banner(brush, side, 26, 26, 0.95) +
    bonus(26, 72, cards)
  );
}

/** The tower stands in the run under a roof of its builder's, with a place for the cube before it. */
function tower(brush: Brush, side: Side, x: number, top: number, foot: number): string {
  const eaves = top + 24;
  const roof = `M${x - 34} ${eaves + 3}L${x} ${top}L${x + 34} ${eaves + 3}Q${x} ${eaves + 14} ${x - 34} ${eaves + 3}Z`;
  return (
    path(`M${x + 27} ${foot}L${x + 40} ${foot + 2}L${x + 34} ${eaves + 16}H${x + 27}Z`, PEN, 'opacity=".35"') +
    path(
      `M${x - 27} ${eaves}V${foot}Q${x} ${foot + 7} ${x + 27} ${foot}V${eaves}Z`,
      brush.linear([STONE[0], STONE[1], STONE[2]], "across"),
      pen(3),
    ) +
    slope(brush, side, roof, { x: x - 36, y: top, w: 72, h: eaves - top + 14 }) +
    path(`M${x} ${top}L${x + 34} ${eaves + 3}Q${x + 20} ${eaves + 8} ${x + 9} ${eaves + 8}Z`, PIGMENTS[side].dark, 'opacity=".45"')
  );
}

export function drawWall(what: string, whose: string, along: string): Drawing {
  const sort = WALL_SORTS.find((known) => known === what) ?? "tower";
  const side = sideOf(whose);
  const brush = brushOf(`wall:${sort}:${side}:${along}`);
  const isTower = sort === "tower";
  const east = along === "east";
  const [w, h] = east ? [70, 100] : [100, 70];
  const size = CUBE * 100;
  const place = (at_: { readonly x: number; readonly y: number }): string => at(at_.x * 100, at_.y * 100, 1, flagPlace(size));
  const run = east ? eastRun : northRun;
  const inside = isTower
    ? (east
        ? times(5, (m) => rect(49, 3 + m * 20, 18, 13, STONE[0], pen(2.6))) +
          rect(3, 1.5, 52, 97, brush.linear(STONE, "across"), pen(2.8)) +
          tower(brush, side, 33, 20, 88)
        : times(5, (m) => rect(2 + m * 20.5, 12, 13, 14, STONE[0], pen(2.6))) +
          rect(1.5, 22, 97, 45, brush.linear(STONE), pen(2.8)) +
          line("M2 44H98M16 24V44M86 24V44M10 44V66M90 44V66", "#5c6a72", 2, 'opacity=".6"') +
          tower(brush, side, 50, 2, 64)) + place(TOWER_FLAG[east ? "east" : "north"])
    : run(brush, side, sort === "give1" ? 1 : 2);
  return drawing(brush, w, h, sketch(brush, inside, { seed: WALL_SORTS.indexOf(sort) + 1, shake: 1.6, grain: 0.4 }));
}
