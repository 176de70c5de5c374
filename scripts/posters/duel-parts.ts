/** The cards of the duel's poster: a pyramid in true perspective, and the signs on the cards. */

import { type Brush, INK, inTurn, line, path, times } from "../../client/face/brush.ts";
import { ICONS } from "../../client/games/duel/art/icons.ts";
import { science } from "../../client/games/duel/art/symbols.ts";
import { must } from "../../shared/core/base/checked.ts";

/** A shape on a card, 100 by 140: its fill and its outline (absolute M, L, Q, Z only). */
type Shape = readonly [fill: string, d: string];
interface Face {
  readonly strip: readonly [light: string, base: string, dark: string];
  readonly sign: keyof typeof SIGNS;
  readonly sky: readonly string[];
  readonly shapes: readonly Shape[];
}

/** The plane of the cards leans back: its middle, its top on the screen, its scale at the top and at the foot. */
const PLANE = { x: 300, y: 268, top: 0.6, foot: 0.765, lean: 1.14, rows: 4, pitch: 107, step: 103 };
const CARD = { w: 100, h: 140 };
const LENGTH = (PLANE.rows - 1) * PLANE.step + CARD.h;
const SLOPE = (1 / PLANE.top - 1 / PLANE.foot) / LENGTH;
const REACH = PLANE.lean / (SLOPE * PLANE.foot);

/** Where the lowest row ends. */
export const footOf = (): number => onScreen(0, LENGTH)[1];
const scaleAt = (v: number): number => 1 / (1 / PLANE.top - SLOPE * v);
export const onScreen = (u: number, v: number): readonly [number, number] => [
  PLANE.x + u * scaleAt(v),
  PLANE.y + REACH * (scaleAt(v) - PLANE.top),
];
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Where a card lies on the plane, and its small turn in radians. */
interface Place {
  readonly u: number;
  readonly v: number;
  readonly turn: number;
}
const point = ({ u, v, turn }: Place, x: number, y: number): readonly [number, number] => {
  const [dx, dy] = [x - CARD.w / 2, y - CARD.h / 2];
  return onScreen(u + dx * Math.cos(turn) - dy * Math.sin(turn), v + CARD.h / 2 + dx * Math.sin(turn) + dy * Math.cos(turn));
};
/** An outline on the card as it is seen. */
const seen = (place: Place, d: string): string =>
  d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_all, x: string, y: string) => point(place, Number(x), Number(y)).map(tenth).join(" "));

const SIGNS = {
  shield: () => ICONS.shield?.() ?? "",
  laurel: () => ICONS.laurel?.() ?? "",
  coin: () => ICONS.coin?.() ?? "",
  wood: () => ICONS.wood(),
  glass: () => ICONS.glass(),
  quill: () => science("quill"),
  wheel: () => science("wheel"),
} as const;
const idOf = (sign: string): string => `poster_duel_sign_${sign}`;
/** The signs, drawn once and placed often. */
export const signDefs = (): string =>
  `<defs>${Object.entries(SIGNS)
    .map(([name, draw]) => `<g id="${idOf(name)}">${draw()}</g>`)
    .join("")}</defs>`;

function sign(place: Place, name: string, x: number, y: number, size: number): string {
  const [px, py] = point(place, x, y);
  const scale = (size / 48) * scaleAt(place.v);
  return `<use href="#${idOf(name)}" transform="translate(${tenth(px)} ${tenth(py)}) scale(${scale.toFixed(3)})"/>`;
}

/** A round thing on a card. */
const ring = (x: number, y: number, r: number): string => {
  const k = r * 0.55;
  const corner = (a: number, b: number, c: number, d: number, e: number, f: number) =>
    `C${x + a} ${y + b} ${x + c} ${y + d} ${x + e} ${y + f}`;
  return `M${x} ${y - r}${corner(k, -r, r, -k, r, 0)}${corner(r, k, k, r, 0, r)}${corner(-k, r, -r, k, -r, 0)}${corner(-r, -k, -k, -r, 0, -r)}Z`;
};
const OUTLINE = "M8 0L92 0Q100 0 100 8L100 132Q100 140 92 140L8 140Q0 140 0 132L0 8Q0 0 8 0Z";
const PLATE = "M27 4L73 4Q78 4 78 9L78 30Q78 35 73 35L27 35Q22 35 22 30L22 9Q22 4 27 4Z";
const RED = ["#e0705a", "#b03a2c", "#6d1d1a"] as const;
const BLUE = ["#6f9fce", "#2f62a0", "#183863"] as const;
const GREEN = ["#6fae72", "#2f7348", "#173f2a"] as const;
const YELLOW = ["#ffd976", "#d99a2e", "#8a5616"] as const;
const BROWN = ["#b4824e", "#7d4f26", "#452710"] as const;
const GREY = ["#c9c4c6", "#8c8890", "#4e4a56"] as const;

/** A watch-tower with a pennant on a hill at dusk. */
const TOWER: readonly Shape[] = [
  ["#6d4a63", "M6 100Q34 86 58 96Q78 84 94 92L94 134L6 134Z"],
  ["#d8bd92", "M38 122L41 72L34 72L34 58L41 58L41 64L47 64L47 58L54 58L54 64L60 64L60 58L67 58L67 72L60 72L63 122Z"],
  ["#8a6a54", "M38 122L41 72L34 72L34 58L40 58L40 72L46 74L45 122Z"],
  ["#ffd27a", "M52 88Q55 82 58 88L58 98L52 98Z"],
  ["#d9432c", "M51 58L51 43Q60 40 72 46Q62 47 53 52Z"],
  ["#3c3a2c", "M6 118Q50 108 94 120L94 134L6 134Z"],
];
/** A table by a window: scroll and feather. */
const STUDY: readonly Shape[] = [
  ["#f6c876", "M54 39L94 39L94 108L34 112Z"],
  ["#4b2d14", "M6 108L94 103L94 134L6 134Z"],
  ["#fff3d0", "M22 78L70 70L76 112L28 120Z"],
  ["#a9804c", "M31 90L62 85L62 87.5L31 92.5ZM33 99L58 95L58 97.5L33 101.5Z"],
  ["#d3a45c", "M16 79Q14 72 21 71L70 63Q77 65 75 72L22 80ZM24 122Q22 115 29 114L77 106Q84 108 81 114L31 122Z"],
  ["#fffaf0", "M60 108Q56 68 84 44Q94 74 66 108Z"],
  ["#b58f5c", "M60 108Q66 76 84 44Q78 80 66 108Z"],
];
/** A temple in the morning, its gable lit. */
const TEMPLE: readonly Shape[] = [
  ["#7f9c7c", "M6 100Q24 84 44 98Q70 80 94 94L94 134L6 134Z"],
  ["#5a3c3a", "M24 74L78 74L78 114L24 114Z"],
  [
    "#fbf0d8",
    "M16 74L50 50L86 74ZM22 76L30 76L30 114L22 114ZM38 76L45 76L45 114L38 114ZM55 76L62 76L62 114L55 114ZM71 76L79 76L79 114L71 114Z",
  ],
  ["#c9a878", "M50 50L86 74L58 74ZM28 76L30 76L30 114L28 114ZM76 76L79 76L79 114L76 114ZM60 76L62 76L62 114L60 114Z"],
  ["#e2cba0", "M14 114L87 114L92 124L9 124Z"],
  ["#8a6f4e", "M9 124L92 124L94 134L6 134Z"],
];
/** A merchant ship under full sail. */
const SHIP: readonly Shape[] = [
  ["#2f7f92", "M6 98L94 98L94 134L6 134Z"],
  ["#f7ead0", "M26 56Q52 46 80 54Q74 78 82 96Q54 88 28 96Q36 74 26 56Z"],
  ["#c9a06a", "M62 50Q72 51 80 54Q74 78 82 96Q74 92 66 92Q72 70 62 50Z"],
  ["#b8301f", "M50 62Q60 64 60 74Q58 84 50 84Q42 82 42 74Q42 64 50 62Z"],
  ["#5d3216", "M14 102Q50 108 84 102Q90 98 92 88Q96 108 78 120Q44 124 24 118Q14 112 14 102Z"],
  ["#8fc7c4", "M6 122Q30 116 52 122Q74 128 94 120L94 124Q74 132 52 126Q30 120 6 126Z"],
];
/** Trunks stacked by the edge of a wood. */
const LOGS: readonly Shape[] = [
  ["#5f7d50", "M6 92L14 60L24 84L36 46L50 90L60 58L70 86L80 50L94 84L94 134L6 134Z"],
  ["#3f5a34", "M6 104Q50 92 94 100L94 134L6 134Z"],
  ["#7a4a24", "M30 98L60 90L78 108L34 124ZM58 98L82 90L93 106L62 124Z"],
  ["#f2c890", `${ring(31, 111, 13)}${ring(60, 111, 13)}`],
  ["#b97f46", `${ring(31, 111, 6)}${ring(60, 111, 6)}`],
  ["#9a6331", "M45 73L76 63L90 82L50 99Z"],
  ["#f7d29c", ring(45, 86, 13)],
  ["#b97f46", ring(45, 86, 6)],
];
/** A kiln aglow with a jar of glass. */
const KILN: readonly Shape[] = [
  ["#4a3350", "M6 80L30 62L52 78L94 58L94 134L6 134Z"],
  ["#a9532f", "M14 104Q12 50 38 46Q62 50 62 104Z"],
  ["#d98a5c", "M14 104Q12 50 38 46Q26 64 26 104Z"],
  ["#ffc25a", "M28 104L28 84Q39 68 50 84L50 104Z"],
  ["#8fe0e6", "M72 56L82 56L82 68Q94 74 91 92Q77 102 64 92Q61 74 72 68Z"],
  ["#e9fdff", "M66 84Q66 76 74 72L74 92Q68 92 66 84Z"],
];
/** An aqueduct over a valley. */
const AQUEDUCT: readonly Shape[] = [
  ["#b9786a", "M6 80Q30 58 54 72Q76 52 94 64L94 134L6 134Z"],
  ["#fbe6c0", "M6 52L94 48L94 110L88 110L88 72Q79 56 69 72L69 110L58 110L58 73Q48 57 38 73L38 110L27 110L27 74Q17 58 8 74L8 110L6 110Z"],
  ["#a9734f", "M6 57L94 53L94 57L6 61ZM64 72L69 72L69 110L64 110ZM33 74L38 74L38 110L33 110Z"],
];
/** A round shield before crossed spears, a red tent behind. */
const ARMS: readonly Shape[] = [
  ["#8f3f3c", "M6 106L50 40L94 104L94 134L6 134Z"],
  ["#f2dcb0", "M16 104L70 46L67 43L80 40L78 53L75 50L20 108ZM84 104L30 46L33 43L20 40L22 53L25 50L80 108Z"],
  ["#8a5a1e", ring(50, 76, 27)],
  ["#e9b44c", ring(49, 75, 25)],
  ["#b3261f", ring(50, 76, 19)],
  ["#f7d98a", "M50 60L54 71L66 76L54 81L50 92L46 81L34 76L46 71Z"],
];

/** Face up: the second row and the one in front. */
const SECOND: readonly Face[] = [
  { strip: GREY, sign: "glass", sky: ["#3d3a6b", "#b5627a"], shapes: KILN },
  { strip: BLUE, sign: "laurel", sky: ["#4f8fb5", "#fbe7b8"], shapes: AQUEDUCT },
  { strip: RED, sign: "shield", sky: ["#c96a6a", "#ffe0a0"], shapes: ARMS },
];
const FRONT: readonly Face[] = [
  { strip: BROWN, sign: "wood", sky: ["#c96a6a", "#ffd98c"], shapes: LOGS },
  { strip: RED, sign: "shield", sky: ["#4a4376", "#c9788a", "#ffb867"], shapes: TOWER },
  { strip: GREEN, sign: "quill", sky: ["#6b4a34", "#a97b52"], shapes: STUDY },
  { strip: BLUE, sign: "laurel", sky: ["#6fa5bd", "#ffe2a8"], shapes: TEMPLE },
  { strip: YELLOW, sign: "coin", sky: ["#e9945e", "#ffe9b4"], shapes: SHIP },
];

/** The thickness of a card, seen below and to its right. */
const edgeOf = (place: Place): string => path(seen({ ...place, u: place.u + 2, v: place.v + 4 }, OUTLINE), "#1f0d18");
/** The last light on the upper edge and its glow within; the foot in shade. */
const lit = (brush: Brush, place: Place, shade: string): string =>
  path(seen(place, OUTLINE), brush.linear(["#ffe29a70", "#ffb05c10", "#2a0f2e20", shade])) +
  line(seen(place, "M2 6Q3 1 9 1L91 1Q97 1 98 6"), "#ffe7a8", 2.2);

function faceUp(brush: Brush, place: Place, { strip, sign: name, sky, shapes }: Face, shade: string): string {
  return (
    edgeOf(place) +
    path(seen(place, OUTLINE), brush.linear(strip), `stroke="${INK}" stroke-width="1.4"`) +
    path(seen(place, "M6 39L94 39L94 134L6 134Z"), brush.linear(sky)) +
    shapes.map(([fill, d]) => path(seen(place, d), fill)).join("") +
    path(seen(place, "M6 39L94 39L94 134L6 134Z"), "none", `stroke="${INK}"`) +
    path(seen(place, PLATE), "#ffefcc", `stroke="${strip[2]}"`) +
    lit(brush, place, shade) +
    sign(place, name, 50, 19.5, 30)
  );
}

/** Bronze near the middle of a row and farther out. */
const BRONZES = [
  ["#d69a50", "#96602f", "#5c331a"],
  ["#cf934c", "#8f5a2c", "#552e18"],
  ["#c08645", "#83522a", "#4e2a16"],
  ["#b07a40", "#744624", "#42220f"],
] as const;
/** The bronze back of the first age: a lozenge net and a pillar in a ring. */
function faceDown(brush: Brush, place: Place, shade: string): string {
  return (
    edgeOf(place) +
    path(
      seen(place, OUTLINE),
      brush.linear(inTurn(BRONZES, Math.round(Math.abs(place.u) / 50)), "slant"),
      `stroke="${INK}" stroke-width="1.4"`,
    ) +
    path(seen(place, "M7 7L93 7L93 133L7 133Z"), "none", 'stroke="#f0c67c" stroke-width="1.6"') +
    line(seen(place, "M50 12L88 70L50 128L12 70ZM50 12L70 70L50 128L30 70Z"), "#e8c07a", 0.8, 'opacity=".5"') +
    path(seen(place, ring(50, 70, 30)), "#4a2814", 'stroke="#f0c67c" stroke-width="1.8"') +
    path(seen(place, "M36 52L64 52L64 58L56 58L56 82L64 82L64 88L36 88L36 82L44 82L44 58L36 58Z"), "#f3cf86") +
    lit(brush, place, shade)
  );
}

/** Small turns and shifts, as hands lay cards. */
const TURNS = [0.02, -0.012, 0.006, 0.022, -0.016, 0.01, -0.024, 0.014, -0.008, 0.018, -0.02, 0.004, 0.016, 0.052] as const;
const SHADES = ["#2a0f2e66", "#2a0f2e80", "#240d2a99", "#1e0b2680"] as const;

/** One step of dark stone behind each row, its ledge lit. */
function stone(brush: Brush, row: number): string {
  const half = ((row + 2) * PLANE.pitch) / 2 + 8;
  const [left, top] = onScreen(-half, row * PLANE.step + 22);
  const [right] = onScreen(half, row * PLANE.step + 22);
  const [leftFoot, foot] = onScreen(-half - 10, (row + 1) * PLANE.step + 34);
  const [rightFoot] = onScreen(half + 10, (row + 1) * PLANE.step + 34);
  const [a, b, c, d, t, f] = [left, right, rightFoot, leftFoot, top, foot].map(tenth);
  return (
    path(`M${a} ${t}L${b} ${t}L${c} ${f}L${d} ${f}Z`, brush.linear(["#6b3d48", "#2c1a2c"])) +
    line(`M${a} ${t}L${b} ${t}`, "#ffd07c", 2.2) +
    line(`M${tenth(left - 4)} ${tenth(top + 34)}L${tenth(right + 4)} ${tenth(top + 34)}`, "#1f1022", 1.2, 'opacity=".6"')
  );
}

function row(brush: Brush, at: number): string {
  const count = at + 2;
  const first = [0, 2, 5, 9][at] ?? 0;
  const shade = must(SHADES[at], "shade of this row");
  const faces = at === 1 ? SECOND : FRONT;
  return (
    stone(brush, at) +
    times(count, (n) => {
      const turn = inTurn(TURNS, first + n);
      const place = { u: (n - (count - 1) / 2) * PLANE.pitch + turn * 90, v: at * PLANE.step - Math.abs(turn) * 90, turn };
      return at % 2 === 0 ? faceDown(brush, place, shade) : faceUp(brush, place, inTurn(faces, n), shade);
    })
  );
}

/** The pyramid of cards: two and four face down, three and five face up. */
export const pyramid = (brush: Brush): string => times(PLANE.rows, (at) => row(brush, at));
