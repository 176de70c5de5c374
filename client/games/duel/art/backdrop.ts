/** Sky and land behind every building: one low sun at the upper left. */
import { type Brush, circle, line, oval, path, rect, scatter, times } from "../../../face/brush.ts";

export const SKIES = {
  gold: ["#f7a94a", "#ffd98c", "#fff0c4"],
  rose: ["#c96a6a", "#f4a66f", "#ffe0a0"],
  blue: ["#4f8fb5", "#a6cfd0", "#fbe7b8"],
  dusk: ["#3d3a6b", "#b5627a", "#ffb867"],
  night: ["#141c3f", "#3a3f78", "#c9788a"],
  storm: ["#40505c", "#93908a", "#f0c890"],
} as const;
export type Sky = keyof typeof SKIES;
export type Land = "hills" | "sea" | "desert" | "city" | "forest" | "cliffs" | "hall";

const LANDS: Readonly<Record<Land, (brush: Brush, seed: number) => string>> = {
  hills: (brush, seed) =>
    ridge(seed, 128, 16, "#9aa86a") + ridge(seed + 3, 146, 10, "#738a4c") + rect(0, 158, 200, 60, brush.linear(["#b0a558", "#5f6a34"])),
  forest: (brush, seed) =>
    ridge(seed, 120, 12, "#6f8f66") +
    times(13, (n) =>
      path(
        `M${n * 17 - 8} 158l9 ${-38 - ((n * 7 + seed) % 5) * 5} 9 ${38 + ((n * 7 + seed) % 5) * 5}Z`,
        n % 2 === 0 ? "#3f6a48" : "#547d4f",
      ),
    ) +
    rect(0, 156, 200, 60, brush.linear(["#9c9a4e", "#565c2e"])),
  sea: (brush) =>
    rect(0, 122, 200, 60, brush.linear(["#8fc7c4", "#2f7f92", "#1f5468"])) +
    times(9, (n) => line(`M${(n * 47) % 180} ${128 + n * 4}h${14 + (n % 3) * 7}`, "#fff2cf", 1.5, 'opacity=".65"')) +
    path("M60 216Q70 160 200 158V216Z", "#cfae74") +
    path("M0 216V172Q60 160 200 168V216Z", "#b08d54"),
  desert: (brush, seed) =>
    ridge(seed, 140, 7, "#e0b06c") + ridge(seed + 5, 152, 6, "#cf9852") + rect(0, 158, 200, 60, brush.linear(["#e2b671", "#a8743c"])),
  cliffs: (brush) =>
    path("M0 158V70L26 60 44 84 64 78 78 110 104 118 120 100 150 92 168 62 200 50V158Z", brush.linear(["#dab487", "#9a6f4c"])) +
    path("M44 84 64 78 78 110 70 158H50ZM168 62 200 50V158H176Z", "#7d573b", 'opacity=".55"') +
    rect(0, 156, 200, 60, brush.linear(["#c69a63", "#7d573b"])),
  city: (brush, seed) =>
    times(
      11,
      (n) =>
        rect(n * 20 - 8, 112 + ((n * 5 + seed) % 7) * 4, 18, 50, n % 2 === 0 ? "#c99a70" : "#b5835c") +
        path(`M${n * 20 - 10} ${112 + ((n * 5 + seed) % 7) * 4}l11-8 11 8Z`, "#a5583a"),
    ) +
    rect(0, 158, 200, 60, brush.linear(["#e3c898", "#a8814f"])) +
    times(5, (n) => line(`M0 ${166 + n * 10}H200`, "#8d6a45", 0.8, 'opacity=".5"')),
  hall: (brush) =>
    rect(0, 0, 200, 160, brush.linear(["#6b4a34", "#a97b52"])) +
    rect(100, 19, 34, 43, brush.linear(["#ffe9a8", "#f6b65a"]), 'rx="17" stroke="#3b2415" stroke-width="3"') +
    path("M100 62 134 62 196 216H120Z", "#ffe2a0", 'opacity=".28"') +
    line("M117 19V62M100 42H134", "#3b2415", 2.4) +
    rect(0, 158, 200, 60, brush.linear(["#a9794a", "#5d3a1c"])) +
    times(6, (n) => line(`M${n * 40 - 10} 216 ${n * 36 + 8} 158`, "#4b2d14", 1, 'opacity=".6"')),
};

function ridge(seed: number, y: number, swing: number, fill: string): string {
  const luck = scatter(seed);
  const points = Array.from({ length: 7 }, (_none, n) => `${n * 36 - 8} ${Math.round(y - luck() * swing)}`);
  return path(`M-10 216V${y}L${points.join(" ")}L210 ${y}V216Z`, fill, 'stroke-linejoin="round"');
}

export function backdrop(brush: Brush, sky: Sky, land: Land, seed: number): string {
  const clouds = times(3, (n) =>
    oval(70 + n * 52 + ((seed * 13) % 20), 36 + ((seed * (n + 3) * 7) % 34), 22 - n * 3, 4, "#fff4d6", 'opacity=".5"'),
  );
  const stars = sky === "night" ? times(14, (n) => circle((n * 53 + seed * 7) % 200, (n * 29) % 90, 1.1, "#fff4d6")) : clouds;
  const sun =
    circle(66, 40, 52, brush.radial(["#fff6d0cc", "#ffdf8a55", "#ffdf8a00"], [0.5, 0.5], 0.5)) +
    circle(66, 40, 12, sky === "night" ? "#f3e9d2" : "#fff4c8");
  const air = land === "hall" ? "" : rect(0, 0, 200, 170, brush.linear(SKIES[sky])) + sun + stars;
  return air + LANDS[land](brush, seed);
}

/** A soft shadow to the lower right. */
export const shade = (x: number, y: number, w: number): string => oval(x + w * 0.18, y, w * 0.62, 5, "#2a1a10", 'opacity=".28"');
