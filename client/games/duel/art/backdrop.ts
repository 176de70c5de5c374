/** What every painting shares: its light, the land or the room behind, and a dark shape in front that the frame cuts off. */
import { type Brush, circle, oval, path, rect, round, scatter, times } from "../../../face/brush.ts";
import { EDGE, line } from "./parts.ts";

/** Top, middle and foot of the sky; far land; near land; the ground, lit and shaded; the light; the shadow. */
type Palette = readonly [string, string, string, string, string, string, string, string, string];
const PALETTES = {
  /** A low sun on the left. */
  left: ["#3f93b8", "#ffcf6e", "#fff2b8", "#d8945c", "#6f9a48", "#e6c25c", "#6f7a2e", "#ffefa8", "#5a1a30"],
  /** A low sun on the right. */
  right: ["#4a3f8c", "#f0705c", "#ffd27a", "#a85c8c", "#7a4a60", "#dc9450", "#6f3a30", "#ffd47a", "#2c1050"],
  /** The sun above the picture. */
  noon: ["#0f6ab4", "#5fbce4", "#e8f8ea", "#7fb4bc", "#5fa050", "#ecd88c", "#8a9440", "#fffce0", "#123a66"],
  /** The sun is down, lamps are lit. */
  dusk: ["#191c58", "#86408a", "#ff8a5c", "#6c4290", "#43326c", "#a0605c", "#381f4c", "#ffb04a", "#140638"],
  night: ["#050b2c", "#1a3478", "#5c80c4", "#33509a", "#1f2f6a", "#56689c", "#121a44", "#d8e8ff", "#03062a"],
  storm: ["#22303e", "#6c7c88", "#ffe6a0", "#6a7880", "#506048", "#b8a468", "#44442c", "#fff0b8", "#101a2a"],
} as const satisfies Readonly<Record<string, Palette>>;
export type Light = keyof typeof PALETTES;
/** Land under an open sky, and four rooms. */
export type Land = "plain" | "town" | "harbour" | "sea" | "forest" | "desert" | "cliffs" | "colonnade" | "skylight" | "doorway" | "lamp";
export type Front = "arch" | "branch" | "jar" | "awning" | "curtain" | "column" | "";

const ground = (brush: Brush, p: Palette): string =>
  rect(0, 158, 200, 66, brush.linear([p[5], p[6]])) +
  path("M0 166Q60 158 110 166T200 162V172Q120 178 70 171T0 178Z", p[7], 'opacity=".28"') +
  line("M20 184q30-6 62 0M110 179q36-5 70 2", p[6], 2, 'opacity=".7"');

/** Houses far away: their lit fronts, their sides and their roofs. */
const huts = (list: readonly (readonly [number, number, number])[], p: Palette): string =>
  path(list.map(([x, y, w]) => `M${x} ${y}v${-w}h${w}v${w}Z`).join(""), p[7], 'opacity=".55"') +
  path(list.map(([x, y, w]) => `M${x + w - 6} ${y}v${-w}h6v${w}Z`).join(""), p[4]) +
  path(list.map(([x, y, w]) => `M${x - 1} ${y - w}l${w / 2 + 1}-6 ${w / 2 + 1} 6Z`).join(""), "#b8583c");
const spikes = (list: readonly (readonly [number, number])[], y: number, fill: string): string =>
  path(list.map(([x, h]) => `M${x} ${y}q${-h / 6}${-h / 2} 0${-h} ${h / 6} ${h / 2} 0 ${h}Z`).join(""), fill);
const water = (brush: Brush, p: Palette): string =>
  rect(0, 124, 200, 62, brush.linear([p[2], p[0] === "#1f76b4" ? "#2f9fb4" : p[3], p[4]])) +
  times(9, (n) => line(`M${(n * 47) % 180} ${129 + n * 4}h${14 + (n % 3) * 7}`, p[7], 1.5, 'opacity=".7"'));

const LANDS: Readonly<Record<Land, (brush: Brush, p: Palette, seed: number) => string>> = {
  /** Fields with cypresses under a mountain. */
  plain: (brush, p, seed) =>
    path("M0 160V124L34 108 62 122 104 88 120 92 146 112 200 96V160Z", p[3]) +
    path("M104 88 120 92 146 112 128 128 116 108Z", p[4], 'opacity=".5"') +
    path("M0 160V138Q50 122 104 140T200 132V160Z", p[4]) +
    spikes(
      [
        [60, 34],
        [70, 26],
        [176, 38],
        [187, 28],
        [166, 24],
      ].map(([x = 0, h = 0]) => [x + (seed % 3) * 4, h] as const),
      148,
      "#274a3a",
    ) +
    ground(brush, p),
  /** A hill with houses up to its temple. */
  town: (brush, p, seed) =>
    path("M0 160V132Q40 128 70 112T128 78Q160 74 176 98T200 116V160Z", p[3]) +
    path(`M114 80v-14h34v14ZM110 66l21-9 21 9Z`, p[7], 'opacity=".75"') +
    line("M118 80V67M126 80V67M136 80V67M144 80V67", p[4], 2.4) +
    huts(
      [
        [84, 112, 14],
        [102, 102, 13],
        [150, 100, 14],
        [166, 114, 16],
        [122, 108, 15],
        [64, 132, 17],
        [92, 130, 18],
        [138, 128, 17],
        [178, 134, 20],
      ],
      p,
    ) +
    spikes(
      [
        [58, 22],
        [116, 24],
        [162, 22],
      ].map(([x = 0, h = 0]) => [x + (seed % 2) * 6, h] as const),
      134,
      "#2f5a44",
    ) +
    ground(brush, p) +
    line("M0 174H200M0 188H200M40 158 10 200M90 158 78 200M150 158 176 200", p[6], 0.9, 'opacity=".6"'),
  /** Roofs, masts and a mole with its light. */
  harbour: (brush, p) =>
    path("M0 130V106Q30 98 54 112T92 124V130Z", p[3]) +
    water(brush, p) +
    huts(
      [
        [52, 127, 15],
        [68, 128, 13],
        [82, 128, 15],
      ],
      p,
    ) +
    path("M150 132V102h-3l6-9 6 9h-3V132H200V137H128V132Z", p[4]) +
    circle(153, 98, 3, "#ffe9a0") +
    line("M112 136V92M124 134V100M104 102 120 98M118 109 130 105", p[4], 2.2) +
    path("M102 134h28q-3 8-12 8-12 0-16-8Z", p[4]) +
    ground(brush, p) +
    line("M0 172H200M30 158v14M84 158v14M140 158v14", p[6], 1, 'opacity=".7"'),
  sea: (brush, p) =>
    path("M0 128V112L24 104 50 122 66 126 150 126 174 112 200 118V128Z", p[3]) +
    water(brush, p) +
    path("M0 224V174Q60 162 200 176V224Z", p[5]) +
    path("M0 224V186Q70 178 200 190V224Z", p[6], 'opacity=".6"'),
  forest: (brush, p, seed) =>
    path("M0 160V112Q50 92 100 110T200 98V160Z", p[3]) +
    times(12, (n) =>
      path(
        `M${n * 18 - 10} 160l10 ${-40 - ((n * 7 + seed) % 5) * 6} 10 ${40 + ((n * 7 + seed) % 5) * 6}Z`,
        n % 2 === 0 ? "#2f5a44" : "#4a7a4c",
      ),
    ) +
    ground(brush, p),
  desert: (brush, p, seed) =>
    path("M0 160V134Q44 112 88 134T200 122V160Z", p[3]) +
    path(`M0 160V146Q${60 + (seed % 4) * 12} 126 120 148T200 140V160Z`, p[5]) +
    path(`M${64 + (seed % 4) * 12} 136Q96 136 120 148T200 144V160H90Z`, p[6], 'opacity=".4"') +
    ground(brush, p),
  cliffs: (brush, p) =>
    path("M0 160V70L26 60 44 84 64 78 78 110 104 118 120 100 150 92 168 62 200 50V160Z", p[3]) +
    path("M0 70 26 60 34 90 22 160H0ZM44 84 64 78 66 112 52 160H40ZM150 92 168 62 172 96 160 160H140Z", p[7], 'opacity=".4"') +
    path("M64 78 78 110 76 160H60ZM168 62 200 50V160H180Z", p[8], 'opacity=".4"') +
    ground(brush, p),
  /** A hall that is open between its columns. */
  colonnade: (brush, p, seed) =>
    LANDS[seed % 2 === 0 ? "town" : "plain"](brush, p, seed) +
    path("M0 0H200V40H0Z", "#8a5a44") +
    path("M0 32H200V44H0Z", "#ecd2a0", EDGE) +
    [66, 122, 178]
      .map(
        (x) =>
          rect(x - 7, 44, 14, 118, brush.linear(["#fff3d6", "#dcb985", "#8f6a4c"], "across"), EDGE) +
          path(`M${x - 12} 44h24l-4 8h-16Z`, "#fbe7c0", EDGE),
      )
      .join("") +
    floor(brush, "#c9a070", "#6b4a34"),
  /** A dim vault with one hole, and the shaft of light that falls through it. */
  skylight: (brush) =>
    rect(0, 0, 200, 162, brush.linear(["#2f2a44", "#6a5262", "#8a6a5e"])) +
    path("M0 162V60Q0 14 60 14H150Q200 14 200 60V0H0Z", "#231c34") +
    line(
      "M0 92H200M0 126H200M40 92v34M110 92v34M170 92v34M70 60v32M140 60v32M20 126v34M90 126v34M150 126v34",
      "#40324a",
      1.2,
      'opacity=".7"',
    ) +
    path("M128 14h40l-8 12h-40Z", "#fff6d0", EDGE) +
    floor(brush, "#8a6a56", "#382838") +
    path("M120 26h40L136 192H40Z", "#fff0b8", 'opacity=".34"') +
    path("M132 26h16L104 192H66Z", "#fff6d8", 'opacity=".28"'),
  /** A room whose door stands open to the street. */
  doorway: (brush, p) =>
    rect(0, 0, 200, 162, brush.linear(["#5a2f2c", "#a0563c"])) +
    rect(0, 118, 200, 44, "#6b2c26") +
    line("M0 116H200M0 121H200", "#e8b45a", 1.6) +
    rect(128, 34, 62, 128, brush.linear([p[0], p[1], p[2]]), EDGE) +
    path("M128 162V112l18-14 14 10 12-12 18 10V162Z", p[3]) +
    huts(
      [
        [134, 142, 18],
        [166, 146, 20],
      ],
      p,
    ) +
    path("M146 162l6-24h10l10 24Z", p[5]) +
    path("M122 162V28H196V34H128V162Z", "#e6c48a", EDGE) +
    floor(brush, "#a9714a", "#4a2620") +
    path("M128 162H190L150 224H30Z", p[7], 'opacity=".45"'),
  /** A room without a window: one lamp hangs from a chain. */
  lamp: (brush) =>
    rect(0, 0, 200, 162, brush.linear(["#1c1430", "#4a2c38", "#6f4038"])) +
    path("M58 108V72Q58 58 72 58T86 72V108Z", "#231528", EDGE) +
    rect(54, 106, 36, 5, "#8a5a44", EDGE) +
    floor(brush, "#7a4a38", "#24142a") +
    circle(128, 60, 92, brush.radial(["#ffcf70cc", "#ff9f4455", "#ff9f4400"], [0.5, 0.5], 0.5)) +
    line("M128 14V46M120 58 128 46 136 58", "#e0a84c", 1.6) +
    path("M112 56Q114 66 126 66H134Q146 66 148 56L142 59H120Z", "#c98a34", EDGE) +
    path("M147 56Q141 50 147 40 153 50 147 56Z", "#fff3b0"),
};
const floor = (brush: Brush, lit: string, dark: string): string =>
  rect(0, 160, 200, 64, brush.linear([lit, dark]), EDGE) +
  line("M0 176H200M0 194H200M46 160 18 224M92 160 84 224M140 160 152 224M184 160 214 224", dark, 1.1, 'opacity=".6"');

const cloud = (x: number, y: number, s: number, fill: string): string =>
  path(
    `M${x} ${y}q${2 * s}-${7 * s} ${10 * s}-${6 * s} ${4 * s}-${9 * s} ${14 * s}-${5 * s} ${9 * s}-${5 * s} ${12 * s} ${4 * s} ${9 * s} 0 ${9 * s} ${7 * s}Z`,
    fill,
  );

/** What shines: a great low disc, piled clouds, or moon and stars. */
function heaven(brush: Brush, light: Light, p: Palette, seed: number): string {
  const luck = scatter(seed + 1);
  const streak = (n: number): string =>
    path(
      `M${round(luck() * 90)} ${44 + n * 17}q${round(30 + luck() * 30)}-7 ${round(90 + luck() * 30)} 0-50 4-90 0Z`,
      n % 2 === 0 ? p[7] : p[3],
      'opacity=".5"',
    );
  const disc = (x: number, y: number, r: number, colour: string): string =>
    circle(x, y, r * 3.6, brush.radial([`${p[7]}e0`, `${p[7]}60`, `${p[7]}00`], [0.5, 0.5], 0.5)) + circle(x, y, r, colour);
  if (light === "left") return disc(80, 98 - (seed % 4) * 8, 21, "#fffbe2") + times(3, streak);
  if (light === "right") return disc(160, 106 - (seed % 3) * 9, 25, "#ffefb4") + times(4, streak);
  if (light === "dusk") return disc(120, 158, 30, "#ffcf8a") + times(4, streak) + circle(176, 34, 1.6, "#fff");
  if (light === "noon")
    return (
      cloud(54 + luck() * 20, 62, 1.1, "#ffffffb0") +
      cloud(120 + luck() * 30, 84 + luck() * 14, 1.5, "#fff") +
      cloud(104, 116, 0.9, "#ffffff90")
    );
  if (light === "storm")
    return cloud(36, 54, 2.4, "#4a5866") + cloud(96, 44, 2.8, "#36434f") + path("M108 20 70 160H120L132 20Z", p[7], 'opacity=".25"');
  const moon = seed % 2 === 0 ? 78 : 156;
  return (
    line(
      times(20, () => `M${round(luck() * 200)} ${round(16 + luck() * 90)}h.1`),
      "#f4f0ff",
      1.8,
    ) +
    disc(moon, 48, 15, "#f3f0e0") +
    circle(moon + 7, 44, 13, p[1], 'opacity=".55"')
  );
}

const ROOMS: ReadonlySet<Land> = new Set<Land>(["skylight", "doorway", "lamp"]);

export function backdrop(brush: Brush, light: Light, land: Land, seed: number): string {
  const p = PALETTES[light];
  const air = ROOMS.has(land) ? "" : rect(0, 0, 200, 162, brush.linear(p.slice(0, 3))) + heaven(brush, light, p, seed);
  return air + LANDS[land](brush, p, seed);
}

/** Where a fire or a lamp gives light. */
export type Lamp = readonly [number, number];
/** The light of the painting on what stands in it: bright where it comes from, cool and dark on the other side. */
export function wash(brush: Brush, light: Light, land: Land, lamp?: Lamp): string {
  const p = PALETTES[light];
  const lit =
    land === "lamp" ? ["#ffb45a", 128, 70] : land === "skylight" ? ["#fff0b8", 96, 120] : land === "doorway" ? [p[7], 170, 110] : undefined;
  const [colour, x, y] = lit ?? [
    p[7],
    light === "right" ? 165 : light === "noon" ? 110 : light === "dusk" ? 122 : 74,
    light === "noon" ? 40 : 100,
  ];
  const dark = light === "night" || light === "dusk" || land === "lamp" ? ["70", "18"] : ["58", "08"];
  return (
    rect(
      0,
      0,
      200,
      224,
      brush.linear([`${p[8]}00`, `${p[8]}${dark[1]}`, `${p[8]}${dark[0]}`], light === "noon" || lit !== undefined ? "down" : "slant"),
      light === "right" && lit === undefined ? 'transform="translate(200 0) scale(-1 1)"' : "",
    ) +
    circle(Number(x), Number(y), 90, brush.radial([`${colour}48`, `${colour}18`, `${colour}00`], [0.5, 0.5], 0.5)) +
    (lamp === undefined ? "" : circle(lamp[0], lamp[1], 78, brush.radial(["#ffd27a80", "#ffa04a40", "#ffa04a00"], [0.5, 0.5], 0.5)))
  );
}
/** The light of a low sun on the right falls on the same things from the other side. */
export const MIRRORED = 'transform="translate(236 0) scale(-1 1)"';

const LEAVES = [
  [124, 46, -7, 7],
  [132, 42, -2, 8],
  [134, 40, -9, -1],
  [146, 34, -3, 9],
  [148, 30, -8, -4],
  [160, 30, -8, 6],
  [163, 44, -8, 5],
  [164, 52, 6, 6],
  [164, 64, -5, 8],
  [166, 62, 4, 8],
  [174, 20, 2, 9],
  [180, 16, 6, 7],
  [191, 34, -7, 6],
  [196, 54, -6, 8],
] as const;

/** In front of everything, nearly black, cut off by the frame; a thin rim catches the light. */
export function front(what: Front, light: Light): string {
  const dark = light === "noon" ? "#1c2436" : "#1d1020";
  const rim = `stroke="${PALETTES[light][7]}" stroke-opacity=".55" stroke-width="1.4"`;
  switch (what) {
    case "arch":
      return path("M0 0H200V224H188V92Q188 22 108 22 30 22 30 92V224H0Z", dark, rim);
    case "branch":
      return (
        line("M206 12Q166 18 122 48M168 22Q160 48 164 66M192 14Q190 40 196 58", dark, 3) +
        path(
          LEAVES.map(
            ([x, y, dx, dy]) =>
              `M${x} ${y}q${dx - dy / 2} ${dy + dx / 2} ${2 * dx} ${2 * dy} ${dy / 2 - dx} ${-dy - dx / 2} ${-2 * dx} ${-2 * dy}Z`,
          ).join(""),
          dark,
          rim,
        )
      );
    case "jar":
      return path(
        "M168 118H194L191 126Q214 140 206 178L196 224H160L154 178Q150 142 171 126ZM160 150Q148 128 170 124L169 130Q156 134 163 148Z",
        dark,
        rim,
      );
    case "awning":
      return (
        path("M0 0H200V30Q188 44 176 30 164 44 152 30 140 44 128 30 116 44 104 30 92 44 80 30 68 44 56 30 44 44 32 30L0 44Z", dark, rim) +
        path("M186 0H194V224H186Z", dark, rim)
      );
    case "curtain":
      return (
        path("M200 0H146Q150 50 172 84T184 150L176 224H204Z", dark, rim) +
        line("M164 16Q172 60 188 92M180 16Q184 60 196 84M186 150l-6 60", PALETTES[light][7], 1, 'opacity=".25"')
      );
    case "column":
      return path("M166 0H204V224H174V34H166Z", dark, rim) + line("M182 36V224M189 36V224", PALETTES[light][7], 0.8, 'opacity=".3"');
    default:
      return "";
  }
}

/** A soft shadow on the ground. */
export const shade = (x: number, y: number, w: number): string => oval(x + w * 0.12, y, w * 0.62, 5, "#1a0f18", 'opacity=".4"');
