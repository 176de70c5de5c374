/** Plates and plaques: prices, die numbers, trade points, bonus actions, and frames around a place. */
import { CHURCH, waysToRoll } from "../../../../shared/elasund/catalog.ts";
import { at, brushOf, circle, drawing, line, path, rect, times } from "../../../face/brush.ts";
import type { Drawing, Words } from "../../../face/face.ts";
import { icon } from "./icons.ts";
import { digits, PAPER, PEN, pen } from "./ink.ts";
import { coin, influence, mill, SEALS } from "./marks.ts";
import { PIGMENTS, sideOf } from "./sides.ts";
import { type House, LOTS, RATIOS } from "./vocabulary.ts";

/** What its player lacks of a price. */
const LACKED = "#b3201a";

/** Gold and permits, to be hung on a pile; `lack`: which of them is missing. */
export function drawPrice(what: string, lack = ""): Drawing {
  const brush = brushOf(`price:${what}:${lack}`);
  const { gold, permits } = what === "church" ? { gold: CHURCH.gold, permits: 0 } : LOTS[what as House];
  const words: Words[] = [];
  const part = (x: number, mark: string, n: number, of: string): string => {
    words.push(digits(n, x + 13, 26.5, 35, lack === of ? "#fff6dc" : PEN));
    const missing = lack === of ? rect(x - 27, 8, 54, 36, LACKED, 'rx="9"') : "";
    return missing + at(x - 11, 26, 0.66, mark);
  };
  const inside =
    path("M8 4H112L117 26 112 48H8L3 26Z", brush.linear(["#fbfdfb", "#d7e1e4"]), pen(3)) +
    (permits > 0 ? part(31, coin(), gold, "gold") + part(87, icon(brush, "permit"), permits, "permits") : part(58, coin(), gold, "gold"));
  return drawing(brush, 120, 52, inside, words);
}

/** Ways out of 36, as pips below a die number. */
export function drawRow(number: string): Drawing {
  const brush = brushOf(`row:${number}`);
  const n = Number(number);
  const ways = waysToRoll(n);
  const often = ways === 5;
  const inside =
    path("M6 50Q6 8 31 8T56 50 31 92 6 50Z", brush.linear(["#fbfdfb", "#d5e0e4"]), pen(3)) +
    times(ways, (at_) => circle(31 + (at_ - (ways - 1) / 2) * 8, 73, 3.1, often ? "#b3301c" : PEN));
  return drawing(brush, 62, 100, inside, [digits(n, 31, 46, n > 9 ? 40 : 46, often ? "#a3260f" : PEN)]);
}

export function drawMill(points: string): Drawing {
  const brush = brushOf(`mill:${points}`);
  const disc = circle(30, 30, 27, brush.linear(["#fff3cf", "#f0c875", "#cf9438"], "slant"), pen(3));
  const inside = points === "2" ? disc + at(20, 31, 0.66, mill()) + at(40, 31, 0.66, mill()) : disc + at(30, 30, 0.92, mill());
  return drawing(brush, 60, 60, inside);
}

/** What a row pays, on a pennant in the payee's colour that flies from its pier; the stage writes how much. */
export function drawPennant(what: string, whose: string): Drawing {
  const brush = brushOf(`pennant:${what}:${whose}`);
  const { base, light, dark } = PIGMENTS[sideOf(whose)];
  const cloth = "M76 3Q56 9 40 4T4 5L13 21 4 38Q22 32 40 38T76 38Z";
  const inside =
    path(cloth, brush.linear([light, base], "slant"), pen(2.4)) +
    path("M76 30Q58 36 40 31T8 32L5 37Q22 32 40 37T76 37Z", dark, 'opacity=".45"') +
    line("M78 1V42", PEN, 4.6) +
    line("M78 1V42", "#c39a66", 2) +
    at(62, 21, 0.6, what === "gold" ? coin() : influence());
  return drawing(brush, RATIOS.pennant.width, RATIOS.pennant.height, inside);
}

/** What building here costs is written on it by the stage; free places show a hammer. */
export function drawBadge(what: string): Drawing {
  const brush = brushOf(`badge:${what}`);
  const hammer =
    what === "free"
      ? line("M20 44 36 22", PEN, 9) + line("M20 44 36 22", "#b5793f", 5) + path("M27 14 48 26 44 34 23 21Z", "#c9ced4", pen(2.6))
      : "";
  const inside =
    circle(30, 30, 27, brush.linear(["#fff0b0", "#f0bf48", "#a86f16"], "slant"), pen(3)) +
    circle(30, 30, 21, brush.radial(["#ffe9a0", "#e6ac34"], [0.38, 0.3], 0.8), 'stroke="#8a5a12" stroke-width="2"') +
    hammer;
  return drawing(brush, 60, 60, inside);
}

const BONUS_PRICE: Readonly<Record<string, string>> = { move: "pair", upgrade: "pair", extra: "three", gold: "three" };

export function drawBonus(what: string): Drawing {
  const brush = brushOf(`bonus:${what}`);
  const small = (x: number, fill: string, turn: number): string =>
    `<g transform="translate(${x} 122) scale(.92) rotate(${turn})">${rect(-12, -18, 24, 36, PAPER, `rx="4" ${pen(3)}`)}${rect(-8, -14, 16, 28, fill, 'rx="2"')}</g>`;
  const cards =
    BONUS_PRICE[what] === "pair"
      ? small(68, "#b59a78", -8) + small(92, "#b59a78", 8) + line("M64 121.500H72M87 121.500H95M64 126H72M87 126H95", "#fff6dc", 3)
      : small(54, SEALS.green.base, -12) + small(80, SEALS.blue.base, 0) + small(106, SEALS.red.base, 12);
  const inside =
    rect(3, 3, 154, 204, brush.linear(["#fbfdfb", "#dde7ea", "#b5c4cb"], "slant"), `rx="10" ${pen(3.4)}`) +
    rect(8, 8, 144, 194, "none", 'rx="7" stroke="#5b7886" stroke-width="1.600"') +
    at(80, 56, 1.7, icon(brush, `bonus.${what}`)) +
    cards;
  const { width, height } = RATIOS.bonus;
  return drawing(brush, width, height, inside, [
    { line: [`bonus.${what}`], x: 80, y: 175, size: 27, colour: PEN, width: 140, weight: 800, rows: 2 },
  ]);
}

/** A frame to light a place: `2x1` in fields, or a wall space. */
export function drawSite(what: string): Drawing {
  if (what === "far") return drawFar();
  const brush = brushOf(`site:${what}`);
  const [across = 1, down = 1] = what.split("x").map(Number);
  const { width: w, height: h } =
    what === "north" ? RATIOS["wall:north"] : what === "east" ? RATIOS["wall:east"] : { width: across * 100, height: down * 100 };
  const corner = (x: number, y: number, dx: number, dy: number): string => `M${x + 24 * dx} ${y}H${x}V${y + 24 * dy}`;
  // A space in the wall is in sight when nothing can be built there too: it has none.
  const corners =
    what === "north" || what === "east"
      ? ""
      : corner(7, 7, 1, 1) + corner(w - 7, 7, -1, 1) + corner(7, h - 7, 1, -1) + corner(w - 7, h - 7, -1, -1);
  const inside =
    rect(5, 5, w - 10, h - 10, brush.radial(["#ffe9a033", "#ffd76088"], [0.5, 0.5], 0.75), 'rx="6"') +
    rect(5, 5, w - 10, h - 10, "none", 'rx="6" stroke="#5a3208" stroke-width="4" opacity=".7"') +
    rect(5, 5, w - 10, h - 10, "none", 'rx="6" stroke="#ffe08a" stroke-width="2"') +
    line(corners, "#4a2506", 10) +
    line(corners, "#ffc93c", 6);
  return drawing(brush, w, h, inside);
}

/** A permit's place beyond the ship's rows: it costs two cards of one colour as well. */
function drawFar(): Drawing {
  const card = (x: number, turn: number): string =>
    `<g transform="translate(${x} 51) rotate(${turn})">${rect(-19, -28, 38, 56, PAPER, `rx="6" ${pen(4)}`)}${rect(-13, -22, 26, 44, "#a8865c", 'rx="3"')}</g>`;
  const inside =
    rect(4, 4, 92, 92, "#fff0c4", 'rx="22" opacity=".82"') +
    rect(4, 4, 92, 92, "none", 'rx="22" stroke="#5a3208" stroke-width="4" stroke-dasharray="11 7"') +
    card(37, -10) +
    card(63, 10) +
    line("M27 45H45M27 55H45M55 45H73M55 55H73", "#fff6dc", 4.5);
  return drawing(brushOf("site:far"), 100, 100, inside);
}

/** A free field shows the plan beneath it. */
export const drawField = (): Drawing => drawing(brushOf("field"), 100, 100, "");

/** The nine fields of the church, once they are known. */
export function drawArea(): Drawing {
  const brush = brushOf("area");
  const inside =
    rect(3, 3, 294, 294, "#fff6dc", 'rx="6" opacity=".12"') +
    rect(3, 3, 294, 294, "none", `rx="6" stroke="#fff6dc" stroke-width="6" opacity=".7"`) +
    rect(3, 3, 294, 294, "none", `rx="6" stroke="#6b2f8a" stroke-width="4" stroke-dasharray="18 12" opacity=".9"`);
  return drawing(brush, 300, 300, inside);
}
