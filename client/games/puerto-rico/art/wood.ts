/** Grain, planks and rims for desk and boards. */
import { line, plateOf, rect, round, scatter, times } from "../../../face/brush.ts";
import { BRASS } from "./palette.ts";

/** Long fibres along a board. */
export function grain(x: number, y: number, w: number, h: number, seed: number, dark: string, count: number): string {
  const luck = scatter(seed);
  return times(count, () => {
    const from = x + luck() * w * 0.5;
    const long = w * (0.25 + luck() * 0.5);
    const top = y + luck() * h;
    const end = Math.min(x + w - 2, from + long);
    return line(
      `M${round(from)} ${round(top)}Q${round((from + end) / 2)} ${round(top + (luck() - 0.5) * 7)} ${round(end)} ${round(top + (luck() - 0.5) * 3)}`,
      luck() < 0.8 ? dark : "#ffffff",
      round(0.7 + luck() * 1.6),
      `opacity="${round(0.06 + luck() * 0.15)}"`,
    );
  });
}

/** A plate with a brass rim. */
export const plate = plateOf(BRASS);

/** A place sunk into what lies around it: dark above and left, light below and right. */
export const sunk = (x: number, y: number, w: number, h: number, fill: string, corner = 6): string =>
  rect(x, y, w, h, fill, `rx="${corner}" stroke="#0c202888" stroke-width="1"`) +
  line(
    `M${x + 1} ${round(y + h - corner)}V${round(y + corner)}Q${x + 1} ${y + 1} ${round(x + corner)} ${y + 1}H${round(x + w - corner)}`,
    "#081c24",
    2,
    'opacity=".4"',
  ) +
  line(`M${round(x + corner)} ${round(y + h - 0.7)}H${round(x + w - corner)}`, "#ffffff", 1, 'opacity=".5"');

/** Courses of dressed stone. */
export function masonry(x: number, y: number, w: number, h: number, course: number, seed: number): string {
  const luck = scatter(seed);
  const rows = Math.max(1, Math.round(h / course));
  return times(rows, (row) => {
    const top = y + (row * h) / rows;
    const blocks = Math.max(2, Math.round(w / (course * 2.6)));
    return (
      times(blocks, (n) => {
        const left = x + ((n + (row % 2) / 2) * w) / blocks;
        const tone = luck() < 0.5 ? "#ffffff" : "#3f5560";
        const wide = Math.min(w / blocks, x + w - left);
        return (
          rect(left + 1, top + 1, wide - 2, h / rows - 2, tone, `rx="2" opacity="${round(0.05 + luck() * 0.12)}"`) +
          line(`M${round(left)} ${round(top + 1)}v${round(h / rows - 2)}`, "#3a4e58", 1, 'opacity=".35"')
        );
      }) + line(`M${x} ${round(top)}h${round(w)}`, "#3a4e58", 1, 'opacity=".3"')
    );
  });
}

/** Sailcloth in the stripes of an awning. */
export const canvas = (w: number, h: number): string =>
  times(Math.ceil(w / 44), (n) => rect(n * 44 + 6, 6, 22, h - 15, "#3fa9b4", 'opacity=".22"'));
