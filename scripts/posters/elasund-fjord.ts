/** The far half of the Elasund poster: sky, mountains, fjord, ships, piers, and the gull. */
import { at, type Brush, circle, oval, path, scatter, times } from "../../client/face/brush.ts";
import { fill, INK, mix, pen, person, type Spot, sizeAt, stroke, trace } from "./elasund-parts.ts";

/** A mountain: its foot in the haze, snow in the sun on its left, blue on its right, rock where it is steep. */
function peak(
  brush: Brush,
  x: number,
  top: number,
  foot: number,
  left: number,
  right: number,
  tones: readonly [string, string],
  seed: number,
): string {
  const luck = scatter(seed);
  const h = foot - top;
  const flank = (reach: number, sharp: number): Spot[] =>
    [0.1, 0.22, 0.36, 0.52, 0.74].map(
      (t, n): Spot => [x + reach * (t + (luck() - 0.5) * 0.06), top + h * (t ** sharp + (n % 2 ? 0.05 : -0.02) + (luck() - 0.5) * 0.06)],
    );
  const [west, east] = [flank(-left, 0.8), flank(right, 0.85)];
  const rib: Spot[] = [0.16, 0.3, 0.42, 0.62, 0.8].map((t, n) => [x + right * (t * 0.16) + (n % 2 ? 5 : -4) * t * 2, top + h * t]);
  const tongues = (reach: number, deep: number): Spot[] =>
    [0.56, 0.44, 0.32, 0.22, 0.1].map(
      (t, n): Spot => [x + right * 0.05 + reach * t, top + h * (deep - t * 0.25 + (n % 2 ? -0.15 : 0.1) * (0.5 + luck()))],
    );
  const drawn = (spots: readonly Spot[], colour: string): string => fill(trace(spots, true, 10), colour);
  return (
    drawn([[x - left, foot], ...[...west].reverse(), [x, top], ...east, [x + right, foot]], brush.linear([tones[0], tones[0], tones[1]])) +
    drawn([[x, top], ...east.slice(0, 4), ...tongues(right * 0.9, 0.62), ...rib.slice(0, 3).reverse()], mix(tones[0], "#e4eef6", 0.62)) +
    drawn([[x, top], ...west.slice(0, 4), ...tongues(-left * 0.9, 0.6), ...rib.slice(0, 4).reverse()], "#fff1dc")
  );
}

/** The sky, the sun's glow on the left, and the mountains in steps of blue. */
export function heights(brush: Brush): string {
  return [
    path("M0 0H600V300H0Z", brush.linear(["#3f6a92", "#5f8fb4", "#98bfd4", "#e6e4d6", "#fbe6c2"])),
    path("M0 0H600V330H0Z", brush.radial(["#fff8e4", "#fff0cfcc", "#ffeabf66", "#ffe8bc1f", "#ffe8bc00"], [0.05, 0.72], 0.55)),
    path(
      "M-10 154Q90 138 210 147 100 144-10 158ZM110 164Q240 152 350 160 240 157 110 164ZM380 128Q480 112 610 122V126Q490 118 380 128ZM-10 96Q60 84 150 90 70 90-10 102Z",
      "#fff3df",
      'opacity=".4"',
    ),
    peak(brush, 330, 176, 262, 120, 120, ["#a5c0d6", "#d3e2ea"], 5),
    peak(brush, 236, 190, 262, 90, 110, ["#a9c4d8", "#dbe6ea"], 9),
    circle(73, 210, 44, brush.radial(["#fffef4", "#fffef4", "#ffe8ae", "#ffdf9c88", "#ffd98c33", "#ffd58500"], [0.5, 0.5], 0.5)),
    peak(brush, 128, 182, 262, 130, 100, ["#aac5d8", "#e6e8e4"], 3),
    peak(brush, 432, 160, 268, 110, 110, ["#87a9c6", "#bdd2e0"], 7),
    peak(brush, 18, 166, 266, 110, 96, ["#8fb0ca", "#d5dde0"], 11),
    peak(brush, 590, 132, 282, 150, 90, ["#5f86a8", "#8fb0c6"], 4),
    peak(brush, 500, 190, 280, 90, 90, ["#6d93b3", "#a3c0d2"], 8),
  ].join("");
}

/** The fjord: light under the sun, deep towards us, with its wooded headlands. */
export function fjord(brush: Brush): string {
  const luck = scatter(12);
  const fringe = (x0: number, y0: number, x1: number, y1: number, h: number): string => {
    const count = Math.round(Math.abs(x1 - x0) / 5.5);
    const tops = Array.from({ length: count }, (_none, n): Spot => {
      const t = n / (count - 1);
      return [x0 + (x1 - x0) * t + (luck() - 0.5) * 4, y0 + (y1 - y0) * t - (n % 2 ? h * (0.3 + luck()) : 0)];
    });
    return trace([[x0, y0 + 3], ...tops, [x1, y1 + 3], [(x0 + x1) / 2, Math.max(y0, y1) + 5]], true, 10);
  };
  const glints = times(20, (n) => {
    const y = 268 + (n / 20) ** 1.5 * 420;
    const size = sizeAt(y);
    const x = luck() * (300 - y * 0.1);
    return `M${Math.round(x)} ${Math.round(y)}q${Math.round(8 * size + 3)}-${Math.round(2 + size * 2)} ${Math.round(14 * size + 8)} 0`;
  });
  return [
    path("M0 250H600V760H0Z", brush.linear(["#dbe7ea", "#b5d0db", "#7dabc2", "#4c82a0", "#2d5f80", "#214c69", "#183a52"])),
    path("M0 250H330V520H0Z", brush.radial(["#fff6da", "#ffedc4", "#ffe8bc00"], [0.1, 0.06], 0.72)),
    path(fringe(-80, 254, 92, 264, 5), "#7d9fb6"),
    path(fringe(190, 263, 420, 254, 5), "#8eafc2"),
    path("M330 262Q440 240 600 236V312Q520 300 470 290T330 262Z", brush.linear(["#4e7791", "#6c94a6"])),
    path(fringe(366, 264, 660, 238, 9), "#527d97"),
    path("M486 264Q530 252 600 247V252Q544 260 506 268Z", "#a9c4d2", 'opacity=".6"'),
    path(fringe(430, 284, 700, 258, 12), "#3f6778"),
    stroke(glints, "#fdf3dc", 1.3, 'opacity=".5"'),
    stroke("M0 452H40M70 436H98M10 664H70M30 700Q70 696 108 702M0 726H58M20 586H44M0 520H22M96 652H120", "#0f3048", 2.4, 'opacity=".28"'),
    stroke("M250 206q5-5 9 0 5-5 9-1M272 192q4-4 7 0 4-4 7-1M206 278q4-3 6 0 3-3 6 0", "#2a3a4c", 1.3),
    stroke(
      "M64 256H86M56 260H90M66 266H96M58 272H82M62 280H98M52 288H74M70 297H96M50 326H84M62 338H102M40 352H66M58 366H98M34 388H66M60 408H90",
      "#fffdf0",
      2,
      'opacity=".85"',
    ),
  ].join("");
}

/** The pirates far out, black against the light. */
export function pirates(): string {
  return at(
    112,
    306,
    0.62,
    path("M-60 14Q0 6 66 14 40 26-4 22-40 22-60 14Z", "#2d4a5e", 'opacity=".5"') +
      path("M-48-8H-36V2H30L58-8Q52 16 36 18H-34Q-48 14-48-8Z", "#171519") +
      stroke("M-20 2V-62M16 2V-74M42-2 70-20", "#171519", 3.4) +
      path("M-40-54Q-20-58-2-52 4-34-4-14-22-20-40-13-34-34-40-54Z", "#221d22") +
      path("M-6-68Q16-72 38-66 46-40 36-12 16-20-6-12 2-40-6-68Z", "#1b181d") +
      path("M16-76l20 5-20 5z", "#a8322a") +
      circle(17, -44, 6.5, "#e9e2d2") +
      stroke("M9-30 25-36M9-36 25-30", "#e9e2d2", 2) +
      stroke("M-5-66Q2-40-5-14M-39-53Q-34-34-39-15", "#ffdca0", 1.6, 'opacity=".8"') +
      stroke("M-70 20q14-5 26 0t28 1 30 0 26-1", "#fff6e0", 2.2, 'opacity=".8"'),
  );
}

/** A pier on its posts, from the quay out into the fjord. */
export function pier([x0, y0]: Spot, [x1, y1]: Spot): string {
  const [s0, s1] = [sizeAt(y0), sizeAt(y1)];
  const w = 8;
  const near = (t: number, d: number): string =>
    `${Math.round(x0 + (x1 - x0) * t)} ${Math.round((y0 + (y1 - y0) * t + d * (s0 + (s1 - s0) * t)) * 10) / 10}`;
  const posts = times(7, (n) => `M${near(n / 6.2 + 0.02, w)}V${near(n / 6.2 + 0.02, w + 15).split(" ")[1]}`);
  const planks = times(13, (n) => `M${near((n + 0.5) / 13, -w)}L${near((n + 0.4) / 13, w)}`);
  return (
    path(`M${near(0, w + 8)}L${near(1, w + 8)}L${near(1.06, w + 26)}L${near(0, w + 22)}Z`, "#143448", 'opacity=".45"') +
    stroke(posts, "#3b2a22", 2.6) +
    path(`M${near(0, w)}L${near(1, w)}v4L${near(0, w + 5)}Z`, "#4a3830") +
    path(`M${near(0, -w)}L${near(1, -w)}L${near(1, w)}L${near(0, w)}Z`, "#d1ab7c", pen(0.8)) +
    stroke(planks, "#7d5b40", 0.8, 'opacity=".7"') +
    stroke(`M${near(0, w)}L${near(1, w)}`, "#f5dcae", 0.9)
  );
}

/** The merchant: striped sail full of the morning, the crew looks to the pier. */
export function merchant(brush: Brush): string {
  const sail = "M-36-104C-12-110 26-110 46-100 60-74 60-52 48-32 24-42-8-42-32-32-24-54-26-80-36-104Z";
  const stripes = "M-24-110-18-30H-6L-10-112ZM8-114 10-36H22L22-112ZM36-108 38-28H50L50-106Z";
  return [
    path("M-62 22Q-130 44-190 50-140 60-84 48-30 40-20 30Z", "#e8f3f4", 'opacity=".4"'),
    stroke("M-60 14Q-110 28-170 30M-40 28Q-90 52-150 62M62 0Q40 22 10 30", "#f2f8f6", 2.4, 'opacity=".75"'),
    path("M-54 14Q-20 60 20 62 60 50 62 0L-20 10Z", "#12344a", 'opacity=".5"'),
    stroke("M-30 40H-14M6 40H22M-24 48H-4M10 47H26M-18 56H0M8 57H18", "#e8a089", 2.2, 'opacity=".6"'),
    path(
      "M-56-10C-54 14-42 26-20 28L26 24C46 19 58 4 68-20 52-8 22 0-10 0-32 0-46-4-56-10Z",
      brush.linear(["#e0a160", "#8a5230", "#3f2419"], "across"),
      pen(1.6),
    ),
    stroke("M-53 0C-40 10-20 12 0 12 30 11 50 4 62-8M-48 12C-34 20-16 21 2 20 26 18 46 13 56 2", "#3a2116", 1.2, 'opacity=".8"'),
    path("M-56-10C-46-20-20-24 6-24 30-24 52-26 68-20 52-8 22 0-10 0-32 0-46-4-56-10Z", "#c7945c", pen(1.4)),
    path("M-44-11C-32-17-14-19 6-19 28-19 44-20 56-18 40-10 18-5-8-5-26-5-36-7-44-11Z", "#5d3d2b"),
    [-38, -20, 0, 20, 38].map((x, n) => circle(x, 1 - Math.abs(x - 4) * 0.05, 4.6, n % 2 ? "#f0c048" : "#b8382c", pen(1))).join(""),
    person(-34, -9, 13, "#2f5a8c", "l5-4"),
    person(-8, -7, 13, "#7a3b2c"),
    person(44, -12, 13, "#3f6a4a", "l6-3"),
    stroke("M4-10V-122", "#4a2e1e", 4),
    stroke("M4-120-52-14M4-120 62-18M-36-104 46-101", "#3a2418", 1.4),
    path(sail, "#fff3da", pen(1.6)),
    `<g clip-path="${brush.clip(path(sail, "#000"))}">${path(stripes, "#cf3f2c")}${path("M20-120Q34-70 20-20H80V-120Z", "#35568a", 'opacity=".34"')}</g>`,
    path(sail, "none", pen(1.6)),
    path("M4-124Q20-128 34-118 18-116 4-114Z", "#f0c048", pen(1)),
    stroke("M-52-12-66 20", "#6b4630", 3),
  ].join("");
}

/** What lies on the piers, and who waits there. */
export const goods = (): string =>
  `<g ${pen(0.7)}>${[
    fill("M40 617l8-3 6 3v8l-7 4-7-4zM56 612l6-2 6 2v8l-6 3-6-3z", "#b98248"),
    fill("M118 421l6-2 5 2v6l-5 3-6-3zM128 422l4-2 4 2v5l-4 2-4-2z", "#a06a36"),
    stroke("M40 617l7 4 7-4M47 621v7M56 612l6 3 6-3M62 615v6", INK, 0.7),
    oval(82, 614, 4.5, 3, "#e2c78f"),
    oval(90, 615, 4, 2.8, "#d3b478"),
    person(104, 616, 14, "#2f5a8c", "l-6-6"),
    person(116, 613, 13, "#8a2f3a"),
    person(150, 424, 9, "#b8402f"),
    person(184, 380, 8, "#3f6a4a"),
    person(128, 477, 11, "#d8a23a", "l-4 1"),
  ].join("")}</g>`;

/** A rowing boat with one at the oars. */
export const skiff = (x: number, y: number, size: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${path("M-20 6Q0 14 24 4 4 2-20 6Z", "#123147", 'opacity=".5"')}${path("M-18-2Q-12 8 2 8 16 7 22-4 2-7-18-2Z", "#8a5a34", pen(1))}${fill("M-13-1Q2-5 17-3 4 4-13-1Z", "#4a2e20")}${person(-1, 2, 13, "#b8402f", "l9 4")}${stroke("M4-4 14 12", "#d8b07c", 1.6)}</g>`;

/** The gull whose view this is: from above and behind, the far wing in its own shade. */
export function gull(brush: Brush): string {
  const wing = "M-5-18C-24-34-42-50-64-52-90-50-116-30-140 8-112-10-92-16-74-16-50-14-26 2-5 16Z";
  const band = "M-5 16C-26 2-50-14-74-16-92-16-112-10-140 8-116-16-94-26-74-25-48-22-24-4-5 7Z";
  const tip = "M-140 8C-122-22-108-36-94-44-96-34-100-24-106-13-118-9-130-2-140 8Z";
  const side = (tones: readonly string[], pale: string): string =>
    path(wing, brush.linear(tones, "across"), pen(1.6)) + path(band, pale) + path(tip, "#1f2833") + circle(-127, -4, 3, "#ffffff");
  return `<g transform="translate(497 193) rotate(-18) scale(.77 .57)">${[
    `<g transform="scale(-.94 .96)">${side(["#8ea5b9", "#6f8aa4"], "#aabdcd")}</g>`,
    side(["#f4ead8", "#c4d1dc", "#a3b7c8"], "#ffffff"),
    path("M-7 30-15 58Q0 68 15 58L7 30Z", brush.linear(["#ffffff", "#c8d5e0"]), pen(1.4)),
    path("M-3-58L1-72 5-57Z", "#f2b13c", pen(1.2)),
    path(
      "M1-62C10-62 11-52 9-42 13-34 14-26 13-14 12 8 9 30 0 40-9 30-12 8-13-14-14-26-11-34-8-43-9-54-7-62 1-62Z",
      brush.linear(["#ffffff", "#f2f4f4", "#9fb3c6"], "across"),
      pen(1.5),
    ),
    path("M-13-14C-9-4-9 12-6 26L6 26C9 12 9-4 13-14Q0-4-13-14Z", "#b5c4d1"),
  ].join("")}</g>`;
}
