/** What the plan shows of the wall: the two gates, and the line marked out for the pieces to come, with its price. */
import { WALL_GOLD } from "../../../../shared/elasund/catalog.ts";
import type { Box } from "../../../face/box.ts";
import { at, type Brush, circle, line, path, rect, round, times } from "../../../face/brush.ts";
import type { Words } from "../../../face/face.ts";
import { PEN, pen } from "./ink.ts";
import { type Plan, WALL } from "./vocabulary.ts";

const STONE = ["#edf1f0", "#c0c9cc", "#8a979e"] as const;

/** Pegged ground where a piece may come. */
const peg = ({ x, y, width, height }: Box): string =>
  rect(x + 2, y + 2, width - 4, height - 4, "#8d9ba0", 'opacity=".42" rx="2"') +
  rect(x + 3, y + 3, width - 6, height - 6, "none", `rx="2" stroke="${PEN}" stroke-width="1.3" stroke-dasharray="4 3" opacity=".8"`);

export const trench = (_brush: Brush, { columns, wall }: Plan): string =>
  times(columns - 3, (n) => peg(wall("north", 2 + n)) + peg(wall("south", 2 + n))) + times(8, (n) => peg(wall("east", 1 + n)));

/** Battlements along the upper edge of a run of wall. */
const battlements = (x: number, y: number, long: number, size: number): string => {
  const count = Math.max(2, Math.round(long / (size * 1.9)));
  const step = long / count;
  return times(count, (n) => rect(x + n * step + step * 0.2, y - size, step * 0.6, size * 1.3, STONE[0], pen(1.5)));
};

function block(brush: Brush, { x, y, width, height }: Box, unit: number): string {
  const courses = Math.max(1, Math.round(height / (unit * 0.2)));
  return (
    rect(x + 3, y + 4, width, height, PEN, 'opacity=".3"') +
    rect(x, y, width, height, brush.linear(STONE, "slant"), pen(1.8)) +
    times(courses - 1, (n) =>
      line(`M${round(x + 2)} ${round(y + ((n + 1) * height) / courses)}h${round(width - 4)}`, "#5c6a72", 1, 'opacity=".6"'),
    )
  );
}

/** A round gate tower seen a little from above. */
function tower(brush: Brush, x: number, y: number, r: number): string {
  return at(
    x,
    y,
    r / 30,
    path("M-24 26V-14H26V26Q0 40-24 26Z", brush.linear([STONE[0], STONE[1], STONE[2]], "across"), pen(2.6)) +
      path("M-32-10 1-54 34-10Q0 4-32-10Z", brush.linear(["#d9a06a", "#a9673a", "#6b3a1c"], "across"), pen(2.8)) +
      line("M1-54V-66", PEN, 2.6) +
      path("M1-67 20-61 1-55Z", "#c23a26", pen(2)) +
      rect(-5, 0, 9, 15, PEN),
  );
}

/** What a piece on this line costs, with an arrow along the line. */
function price(words: Words[], x: number, y: number, r: number, gold: number, turn: number): string {
  words.push({
    line: ["number", { n: gold }],
    x: round(x),
    y: round(y),
    size: round(r * 1.5),
    colour: "#4a2a08",
    width: r * 1.6,
    weight: 800,
  });
  return (
    at(
      x,
      y,
      1,
      `<g transform="rotate(${turn})">${path(`M${round(r * 1.1)} ${round(-r * 0.62)}L${round(r * 1.9)} 0L${round(r * 1.1)} ${round(r * 0.62)}Z`, "#c23a26", pen(1.5))}</g>`,
    ) +
    circle(x, y, r, "#f4c64a", pen(1.8)) +
    circle(x, y, r * 0.8, "none", 'stroke="#a06c14" stroke-width="1.200"')
  );
}

/** The arm on the north or south line with the arch, the corner, and the arm on the east line. */
function gate(brush: Brush, { unit, columns, grid, wall }: Plan, side: "north" | "south", words: Words[]): string {
  const arm = wall(side, columns - 1);
  const down = wall("east", side === "north" ? 0 : 9);
  const corner = { x: grid.x + grid.width, y: arm.y, width: WALL * unit, height: WALL * unit };
  const { x, y, width, height } = arm;
  const [left, right, foot] = [x + width * 0.48, x + width * 0.9, y + height].map(round) as [number, number, number];
  const arch = `M${left} ${foot}V${round(y + height * 0.55)}Q${round((left + right) / 2)} ${round(y + height * 0.1)} ${right} ${round(y + height * 0.55)}V${foot}Z`;
  return (
    block(brush, down, unit) +
    block(brush, arm, unit) +
    block(brush, corner, unit) +
    battlements(x, y, width, unit * 0.09) +
    path(arch, "#4a2f1c", pen(1.8)) +
    line(
      times(3, (n) => `M${round(left + ((right - left) * (n + 1)) / 4)} ${round(y + height * 0.45)}V${foot}`),
      "#c9a15c",
      1.4,
    ) +
    tower(brush, corner.x + corner.width / 2, corner.y + corner.height * 0.78, unit * 0.36) +
    price(words, x + width * 0.22, y + height * 0.56, unit * 0.18, WALL_GOLD[side], 180) +
    price(
      words,
      down.x + down.width / 2,
      down.y + down.height * (side === "north" ? 0.62 : 0.36),
      unit * 0.18,
      WALL_GOLD.east,
      side === "north" ? 90 : 270,
    )
  );
}

export const gates = (brush: Brush, plan: Plan, words: Words[]): string =>
  gate(brush, plan, "north", words) + gate(brush, plan, "south", words);
