/** The country around the town: meadows and trees. */
import { at, type Brush, oval, rect, scatter, times } from "../../../face/brush.ts";
import { tree } from "./ink.ts";
import type { Plan } from "./vocabulary.ts";

export function land(brush: Brush, { unit, grid }: Plan, w: number, h: number): string {
  const east = grid.x + grid.width + unit * 0.9;
  const luck = scatter(23);
  const shore = grid.x - unit * 0.62;
  const blots = times(30, (n) =>
    oval(
      shore + luck() * (w - shore),
      luck() * h,
      unit * (0.6 + luck() * 1.4),
      unit * (0.3 + luck() * 0.7),
      n % 2 ? "#8fae84" : "#e6ecea",
      'opacity=".22"',
    ),
  );
  const trees = (x: number, y: number, size: number): string => at(x, y, size * (unit / 48), tree(9));
  const strip = [grid.y - unit * 0.1, grid.y + grid.height + unit * 0.74]
    .map((y) => times(4, (n) => trees(grid.x + unit * (0.25 + n * 0.48), y - (n % 2) * 4, 0.85 + (n % 3) * 0.15)))
    .join("");
  const room = w - east;
  const outside = times(room > unit * 0.2 ? 9 : 0, (n) =>
    trees(east + room * (0.25 + 0.35 * (n % 2)), h * (0.14 + n * 0.095), 0.75 + luck() * 0.3),
  );
  const ground = rect(shore - 1, 0, w - shore + 1, h, brush.linear(["#dfe6d0", "#cbd8bf", "#b3c4ac"], "slant"));
  return `<g clip-path="${brush.clip(rect(shore - 1, 0, w - shore + 1, h, "#000"))}">${ground}${blots}${outside}${strip}</g>`;
}
