/** The background of a building by what it helps with: fields, a town, the open sea. */
import { type Brush, circle, line, oval, path, rect, round, scatter, times } from "../../../face/brush.ts";
import type { Land } from "./palette.ts";

type Draw = (w: number, ground: number, tall: number, seed: number) => string;

const ridge = (w: number, y: number, swing: number, fill: string, seed: number): string => {
  const luck = scatter(seed);
  const points = times(6, (n) => `${n === 0 ? "L" : ""}${round((n * (w + 20)) / 5 - 10)} ${round(y - luck() * swing)} `);
  return path(`M-10 ${y + 40}V${y}${points}V${y + 40}Z`, fill, 'stroke-linejoin="round"');
};

const LANDS: Readonly<Record<Land, Draw>> = {
  fields: (w, ground, tall, seed) =>
    ridge(w, ground - tall * 0.16, tall * 0.3, "#8fb39a", seed) +
    ridge(w, ground - tall * 0.04, tall * 0.2, "#86a858", seed + 4) +
    times(4, (n) =>
      line(
        `M${round(w * (0.2 + n * 0.22))} ${round(ground - tall * 0.1)}l${round(w * 0.05)} ${round(tall * 0.14)}`,
        "#5c7a38",
        1.6,
        'opacity=".55"',
      ),
    ),
  town: (w, ground, tall, seed) => {
    const luck = scatter(seed + 2);
    return (
      ridge(w, ground - tall * 0.22, tall * 0.22, "#b98a94", seed) +
      times(9, (n) => {
        const x = round((n * w) / 8.5 - 8 + luck() * 6);
        const high = round(tall * (0.2 + luck() * 0.24));
        const wide = round(15 + luck() * 8);
        return (
          rect(x, ground - high, wide, high + 20, n % 2 ? "#e9c9a4" : "#dcb08c") +
          path(`M${x - 2} ${ground - high}l${wide / 2 + 2}-7 ${wide / 2 + 2} 7Z`, "#b8664a") +
          rect(x + wide / 2 - 2, ground - high + 5, 4, 5, "#8a5a4a", 'opacity=".7"')
        );
      })
    );
  },
  sea: (w, ground, tall, seed) => {
    const top = ground - tall * 0.3;
    const sail = round(w * (0.66 + (seed % 3) * 0.04));
    return (
      rect(0, top, w, tall, "#5fb0ac") +
      line(`M0 ${round(top)}H${w}`, "#e8f6e6", 1.4, 'opacity=".8"') +
      path(`M${sail} ${round(top - 15)}q13 7 11 13h-11Z`, "#fff8e6") +
      path(`M${sail - 8} ${round(top - 1)}h22l-4 5h-14Z`, "#6b4224") +
      ridge(w * 0.34, top + 1, tall * 0.14, "#7fae8c", seed) +
      times(6, (n) =>
        line(
          `M${round(((n * 61 + seed * 13) % 200) * (w / 200))} ${round(top + 6 + (n % 3) * tall * 0.08)}q4-3 8 0t8 0`,
          "#d6f2e4",
          1.5,
          'opacity=".7"',
        ),
      )
    );
  },
};

/** Sky, sun, clouds and land; the ground begins at `ground`, `tall` above it is the sky. */
export function backdrop(brush: Brush, land: Land, sky: readonly string[], w: number, from: number, ground: number, seed: number): string {
  const tall = ground - from;
  const luck = scatter(seed + 3);
  return (
    rect(0, from, w, tall + 40, brush.linear(sky)) +
    circle(w * 0.2, from + 12, 44, brush.radial(["#fffbe0", "#fff0b088", "#fff0b000"], [0.5, 0.5], 0.5)) +
    times(3, (n) =>
      oval(
        round(w * (0.36 + n * 0.24) + luck() * 20),
        round(from + 10 + luck() * tall * 0.2),
        round(12 + luck() * 9),
        4,
        "#fffaf0",
        'opacity=".7"',
      ),
    ) +
    `<g opacity=".8">${LANDS[land](w, ground, Math.min(tall, 90), seed)}</g>`
  );
}
