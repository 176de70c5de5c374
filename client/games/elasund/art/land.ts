/** The country around the town: meadows, ploughed strips, a road from each gate, trees. */
import { at, type Brush, inTurn, line, oval, path, rect, round, scatter, times } from "../../../face/brush.ts";
import { PEN, tree } from "./ink.ts";
import type { Plan } from "./vocabulary.ts";

/** Ploughed strips in a box, slanting. */
function acre(x: number, y: number, w: number, h: number, fill: string, furrow: string): string {
  return (
    path(
      `M${round(x + w * 0.06)} ${round(y)}L${round(x + w)} ${round(y + h * 0.08)}L${round(x + w * 0.94)} ${round(y + h)}L${round(x)} ${round(y + h * 0.9)}Z`,
      fill,
      `stroke="${furrow}" stroke-width="2.500" opacity=".85"`,
    ) +
    times(6, (n) =>
      line(
        `M${round(x + w * (0.1 + n * 0.15))} ${round(y + h * 0.08)}l${round(-w * 0.05)} ${round(h * 0.84)}`,
        furrow,
        1.6,
        'opacity=".6"',
      ),
    )
  );
}

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
  const fields =
    room < unit
      ? times(room > unit * 0.2 ? 9 : 0, (n) => trees(east + room * (0.25 + 0.35 * (n % 2)), h * (0.14 + n * 0.095), 0.75 + luck() * 0.3))
      : times(7, (n) =>
          acre(
            east + (n % 2) * room * 0.5 + luck() * unit * 0.2,
            h * 0.06 + n * h * 0.125 + luck() * unit * 0.2,
            Math.min(room * 0.42, unit * 2.2),
            h * 0.11,
            inTurn(["#c9d0a4", "#a9bf8e", "#d6d8ba", "#9bb48a"], n),
            "#7f7a3c",
          ),
        ) +
        times(Math.round(room / unit) * 5, () => trees(east + luck() * room, h * 0.04 + luck() * h * 0.93, 0.8 + luck() * 0.5)) +
        line(
          `M${round(east - unit * 0.3)} ${round(grid.y + unit * 0.3)}Q${round(east + room * 0.3)} ${round(h * 0.16)} ${round(east + room * 0.55)} ${round(h * 0.3)}T${w} ${round(h * 0.44)}`,
          PEN,
          unit * 0.2,
          'opacity=".5"',
        ) +
        line(
          `M${round(east - unit * 0.3)} ${round(grid.y + unit * 0.3)}Q${round(east + room * 0.3)} ${round(h * 0.16)} ${round(east + room * 0.55)} ${round(h * 0.3)}T${w} ${round(h * 0.44)}`,
          "#e0ded0",
          unit * 0.15,
        );
  const ground = rect(shore - 1, 0, w - shore + 1, h, brush.linear(["#dfe6d0", "#cbd8bf", "#b3c4ac"], "slant"));
  return `<g clip-path="${brush.clip(rect(shore - 1, 0, w - shore + 1, h, "#000"))}">${ground}${blots}${fields}${strip}</g>`;
}
