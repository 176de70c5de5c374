/** Small pieces: tokens, loot, pawn, coins, badges, chips. */
import { must } from "../../../../shared/core/base/checked.ts";
import { TOKENS } from "../../../../shared/duel/catalog.ts";
import { at, type Brush, brushOf, circle, drawing, INK, line, oval, path, rect, times } from "../../../face/brush.ts";
import type { Drawing, Words } from "../../../face/face.ts";
import { seatColour } from "../../../face/seat-palette.ts";
import { colourOf } from "../../../face/seat-signs.ts";
import { signRow } from "./card.ts";
import { icon } from "./effects.ts";

const P = "#fbf3d6";
const pen = (d: string, width = 4): string => line(d, P, width);
/** One sign a token, -24 to 24, pale on green bronze. */
const SIGNS: Readonly<Record<string, string>> = {
  agriculture:
    pen("M0 20V-18", 3) +
    times(
      4,
      (n) =>
        oval(-7, -14 + n * 9, 3.6, 7, P, `transform="rotate(-35 -7 ${-14 + n * 9})"`) +
        oval(7, -14 + n * 9, 3.6, 7, P, `transform="rotate(35 7 ${-14 + n * 9})"`),
    ),
  architecture: path("M-18-6 0-19 18-6Z", P) + rect(-18, 13, 36, 6, P) + pen("M-11-2V11M0-2V11M11-2V11", 5),
  economy:
    pen("M0-17V15M-15-11H15M-9 17H9", 3.6) +
    path("M-22 3H-8Q-9 11-15 11-21 11-22 3ZM8 3H22Q21 11 15 11 9 11 8 3Z", P) +
    pen("M-15-11-21 3M-15-11-9 3M15-11 9 3M15-11 21 3", 2),
  law: path("M-14-18H10Q16-18 16-12V14Q16 19 11 19H-9Q-14 19-14 13Z", P) + line("M-8-9H8M-8-2H8M-8 5H4", "#1f4f43", 3),
  masonry: rect(-18, 2, 16, 13, P) + rect(2, 2, 16, 13, P) + rect(-8, -14, 16, 13, P) + pen("M-20 18H20", 3),
  mathematics: pen("M-14 16 0-18 14 16Z", 4) + pen("M-7 2H7", 3.4) + circle(0, -18, 4, P),
  philosophy: path("M-12 18V6Q-18-2-14-10-8-20 4-18 16-16 14-4L18 4H13V12H5V18Z", P) + line("M-6-8Q0-14 6-8 8-2 1 0V4", "#1f4f43", 3),
  strategy: pen("M-15 15 13-15M15 15-13-15", 4.6) + pen("M-17 5-6 17M17 5 6 17", 3.6),
  theology:
    circle(0, 0, 8, P) +
    pen(
      times(
        8,
        (n) =>
          `M${Math.cos((n * Math.PI) / 4) * 12} ${Math.sin((n * Math.PI) / 4) * 12}L${Math.cos((n * Math.PI) / 4) * 19} ${Math.sin((n * Math.PI) / 4) * 19}`,
      ),
      3.6,
    ),
  urbanism: rect(-18, -2, 12, 19, P) + rect(-4, -17, 12, 34, P) + rect(10, 4, 9, 13, P) + line("M-14 4v4M0-10v5M0 0v5", "#1f4f43", 3),
  back: circle(0, 0, 13, "none", `stroke="${P}" stroke-width="3"`) + pen("M-6-6 6 6M6-6-6 6", 3),
};

/** A token as it lies in a city. */
export function drawMedallion(token: number): Drawing {
  const brush = brushOf(`medallion:${token}`);
  const words: Words[] = [];
  return drawing(brush, 100, 100, disc(brush, token, words), words);
}

/** A token as it lies free: with its name on a plate. */
export function drawToken(token: number): Drawing {
  const id = TOKENS[token]?.id ?? "back";
  const brush = brushOf(`token:${id}`);
  if (id === "back") return drawing(brush, 120, 120, at(10, 10, 1, disc(brush, token, [])));
  const words: Words[] = [];
  const inside = at(12, 0, 0.96, disc(brush, token, words));
  const signs = words.map((word) => ({
    ...word,
    x: word.x * 0.96 + 12,
    y: word.y * 0.96,
    size: word.size * 0.96,
    width: word.width * 0.96,
  }));
  const plate = { x: 2, y: 92, width: 116, height: 26, radius: 7, fill: "#0d1f1a", edge: "#a8dcb6" };
  const name: Words = { line: [`token.${id}`], x: 60, y: 105, size: 21, colour: "#fff3d6", width: 112, weight: 700, plate };
  return drawing(brush, 120, 120, inside, [...signs, name]);
}

function disc(brush: Brush, token: number, words: Words[]): string {
  const data = TOKENS[token];
  const small =
    data === undefined
      ? []
      : [
          ...(data.income > 0 ? [{ icon: "coin", digits: `${data.income}` }] : []),
          ...(data.points > 0 ? [{ icon: "laurel", digits: `${data.points}` }] : []),
          ...(data.pointsPerToken > 0 ? [{ icon: "laurel", digits: `${data.pointsPerToken}` }] : []),
        ];
  const raised = small.length > 0;
  return [
    circle(50, 52, 47, "#0d1f1a", 'opacity=".35"'),
    circle(50, 50, 47, brush.linear(["#9fe0bd", "#3f8a6c", "#163f33"], "slant"), `stroke="${INK}" stroke-width="2"`),
    circle(50, 50, 40, brush.radial(["#4f9d7d", "#1f5c49"], [0.35, 0.3], 0.8), 'stroke="#12352b" stroke-width="2"'),
    circle(50, 50, 36.5, "none", 'stroke="#a8dcb6" stroke-width="1.4" stroke-dasharray="2 3"'),
    at(50, raised ? 38 : 50, raised ? 0.98 : 1.3, must(SIGNS[data?.id ?? "back"], "sign of this token")),
    signRow(small, 50, 73, 34, 80, words),
  ].join("");
}

export function drawLoot(coins: number): Drawing {
  const brush = brushOf(`loot:${coins}`);
  const inside =
    path(
      "M6 8H94L86 60 50 78 14 60Z",
      brush.linear(["#f08a6a", "#b02a1c", "#5f0f0a"], "slant"),
      `stroke="${INK}" stroke-width="3" stroke-linejoin="round"`,
    ) +
    path("M13 14H87L80 56 50 70 20 56Z", "none", 'stroke="#ffcf9a" stroke-width="1.6"') +
    circle(50, 38, 24, "#f4c64a", `stroke="${INK}" stroke-width="2.4"`) +
    line("M22 62 78 16", "#7c1208", 4, 'opacity=".55"');
  const words = [{ line: ["number", { n: `-${coins}` }] as const, x: 50, y: 39, size: 38, colour: "#4a0d06", width: 60, weight: 900 }];
  return drawing(brush, 100, 80, inside, words);
}

export function drawPawn(): Drawing {
  const brush = brushOf("pawn");
  const inside =
    oval(52, 88, 42, 10, "#120a05", 'opacity=".5"') +
    oval(50, 84, 40, 12, brush.linear(["#7c1a12", "#4a0c08"]), `stroke="${INK}" stroke-width="2.5"`) +
    path(
      "M14 82Q30 66 34 40H66Q70 66 86 82 50 98 14 82Z",
      brush.linear(["#f48a66", "#c0392b", "#6b130c"], "across"),
      `stroke="${INK}" stroke-width="2.5"`,
    ) +
    oval(50, 42, 24, 8, "#e2b45a", `stroke="${INK}" stroke-width="2.5"`) +
    circle(50, 22, 19, brush.radial(["#ffc0a0", "#d2442f", "#7c1a12"], [0.35, 0.3], 0.8), `stroke="${INK}" stroke-width="2.5"`) +
    oval(43, 15, 5, 4, "#fff0e0", 'opacity=".85"');
  return drawing(brush, 100, 100, inside);
}

export function drawCoin(): Drawing {
  const brush = brushOf("coin");
  const inside =
    oval(51, 58, 46, 36, "#2a1a08", 'opacity=".45"') +
    oval(50, 52, 46, 38, "#8a5a12", `stroke="${INK}" stroke-width="3"`) +
    oval(50, 45, 46, 37, brush.linear(["#fff0a8", "#f2c23e", "#b8801e"], "slant"), `stroke="${INK}" stroke-width="3"`) +
    oval(50, 45, 33, 26, "none", 'stroke="#a06c14" stroke-width="3"') +
    path("M50 26 55 40 70 41 58 50 62 64 50 56 38 64 42 50 30 41 45 40Z", "#c8901f");
  return drawing(brush, 100, 90, inside);
}

/** A seat keeps its shape; its colour is the one that its player wears. */
const OUTLINES = ['<circle cx="50" cy="50" r="47"', '<path d="M50 2 92 25V75L50 98 8 75V25Z"'] as const;
export const colourOfSeat = (seat: number) => seatColour(colourOf(seat));

export const gold = (brush: Brush): string => brush.radial(["#fff3b8", "#f4c64a", "#c48a1e"], [0.38, 0.3], 0.8);
/** A coin in a seat's colour and shape. */
export const badge = (seat: number, metal: string): string =>
  `${OUTLINES[seat]} fill="${colourOfSeat(seat).shield}" stroke="${INK}" stroke-width="4"/>${circle(50, 50, 35, metal, `stroke="${INK}" stroke-width="2"`)}`;

/** The price of a card for a seat: can be paid, is too dear, or free by a chain. */
export function drawPrice(seat: number, how: string): Drawing {
  const brush = brushOf(`price:${seat}:${how}`);
  const metal =
    how === "dear" ? brush.linear(["#bdb5aa", "#857d75"]) : how === "chain" ? brush.linear(["#e9d9ff", "#a48bd0"]) : gold(brush);
  const middle = how === "dear" ? circle(50, 50, 32, "none", 'stroke="#8a1a10" stroke-width="4" stroke-dasharray="10 7"') : "";
  const inside = `${badge(seat, metal)}${middle}${how === "chain" ? at(50, 50, 1.15, icon("chain")) : ""}`;
  return drawing(brush, 100, 100, inside);
}

/** Coins in hand, points now: digits are set on the round field. */
export function drawMedal(look: string): Drawing {
  const brush = brushOf(look);
  const inside =
    look === "score"
      ? // The sign of points everywhere else, large enough for digits between its leaves.
        at(50, 49, 2.08, icon("laurel")) + oval(50, 44, 25, 22, "#123f2c", 'opacity=".82"')
      : path(
          "M22 96Q0 88 6 54 12 30 34 22L26 4Q50 12 74 4L66 22Q88 30 94 54 100 88 78 96Z",
          brush.linear(["#c98a4e", "#8a4f22", "#4f2a10"], "slant"),
          `stroke="${INK}" stroke-width="2.5"`,
        ) +
        path("M32 17H68L67 24H33Z", "#e2b45a", `stroke="${INK}" stroke-width="2"`) +
        circle(50, 52, 29, gold(brush), `stroke="${INK}" stroke-width="2"`);
  return drawing(brush, 100, 100, inside);
}

/** An icon alone: for chips beside labels and in the seats' panels. */
export function drawIcon(name: string): Drawing {
  return drawing(brushOf(name), 52, 52, at(26, 26, 1, icon(name)));
}
