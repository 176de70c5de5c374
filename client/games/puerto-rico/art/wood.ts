/** Grain, planks and rims for desk and boards. */
import { type Brush, line, oval, plateOf, rect, round, scatter, times } from "../../../face/brush.ts";
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
      luck() < 0.8 ? dark : "#ffd9a0",
      round(0.7 + luck() * 1.6),
      `opacity="${round(0.06 + luck() * 0.15)}"`,
    );
  });
}

/** A plate with a brass rim. */
export const plate = plateOf(BRASS);

/** A place sunk into what lies around it: dark above and left, light below and right. */
export const sunk = (x: number, y: number, w: number, h: number, fill: string, corner = 6): string =>
  rect(x, y, w, h, fill, `rx="${corner}" stroke="#20100688" stroke-width="1"`) +
  line(
    `M${x + 1} ${round(y + h - corner)}V${round(y + corner)}Q${x + 1} ${y + 1} ${round(x + corner)} ${y + 1}H${round(x + w - corner)}`,
    "#1a0c04",
    2,
    'opacity=".4"',
  ) +
  line(`M${round(x + corner)} ${round(y + h - 0.7)}H${round(x + w - corner)}`, "#fff0cc", 1, 'opacity=".5"');

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
        const tone = luck() < 0.5 ? "#fff6e2" : "#4d4234";
        const wide = Math.min(w / blocks, x + w - left);
        return (
          rect(left + 1, top + 1, wide - 2, h / rows - 2, tone, `rx="2" opacity="${round(0.05 + luck() * 0.12)}"`) +
          line(`M${round(left)} ${round(top + 1)}v${round(h / rows - 2)}`, "#3d3225", 1, 'opacity=".35"')
        );
      }) + line(`M${x} ${round(top)}h${round(w)}`, "#3d3225", 1, 'opacity=".3"')
    );
  });
}

/** Old paper: a chart's crossing lines and a few stains, hardly seen. */
export function chart(brush: Brush, x: number, y: number, w: number, h: number, seed: number, ink: string): string {
  const luck = scatter(seed);
  const far = w + h;
  const [cx, cy] = [x + w * (0.55 + luck() * 0.3), y + h * (0.3 + luck() * 0.4)];
  const rays = times(16, (n) => {
    const turn = (n * Math.PI) / 8 + 0.12;
    return line(
      `M${round(cx)} ${round(cy)}L${round(cx + Math.cos(turn) * far)} ${round(cy + Math.sin(turn) * far)}`,
      ink,
      0.8,
      'opacity=".16"',
    );
  });
  const stain = brush.radial(["#8a5f2a2e", "#8a5f2a1c", "#8a5f2a00"], [0.5, 0.5], 0.5);
  const stains = times(6, () =>
    oval(round(x + luck() * w), round(y + luck() * h), round(24 + luck() * 60), round(14 + luck() * 26), stain),
  );
  return rays + stains;
}
