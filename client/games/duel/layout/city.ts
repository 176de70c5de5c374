/** A city's pieces: purse, score, science, tokens, buildings in columns by colour. */
import { at } from "../../../../shared/core/base/checked.ts";
import { NUMBERS } from "../../../../shared/duel/catalog.ts";
import { SYMBOLS } from "../../../../shared/duel/printed/vocabulary.ts";
import { hasSymbol } from "../../../../shared/duel/rules/fast-count.ts";
import { score, total } from "../../../../shared/duel/score.ts";
import type { City, Table } from "../../../../shared/duel/state.ts";
import type { Box } from "../../../face/box.ts";
import type { Pose } from "../../../face/pose.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "../art/card.ts";
import { LAYER } from "./frame.ts";
import { buildingArea, columnsIn, panelWidth } from "./mats.ts";

const RATIO = CARD_HEIGHT / CARD_WIDTH;
/** Sizes of the parts of the panel, in units. */
const PART = { width: 94, purse: 66, learning: 88 } as const;
const TOKEN = 36;
/** Further coins are in the purse's number only. */
export const COINS_SHOWN = 12;

export function cityPoses(table: Table, seat: number, box: Box, unit: number): Pose[] {
  return [...panel(table, seat, box, unit), ...buildings(table, seat, box, unit)];
}

/** Treasury and score, then science and tokens: below each other on a tall mat, else side by side. */
function panel(table: Table, seat: number, box: Box, unit: number): Pose[] {
  const city = at(table.cities, seat);
  const left = box.x + 18 * unit;
  const width = PART.width * unit;
  const isTall = panelWidth(box.height, unit) < 2 * width;
  const room = (box.height - 12 * unit) / unit;
  const scale = isTall ? Math.min(1, room / (PART.purse + PART.learning)) : 1;
  const purse = PART.purse * scale * unit;
  const lore = (PART.learning - (isTall || city.tokens.length > 0 ? 0 : TOKEN)) * scale * unit;
  const middle = box.y + box.height / 2 - 1.5 * unit;
  const tops = isTall ? [middle - (purse + lore) / 2, middle + (purse - lore) / 2] : [middle - purse / 2, middle - lore / 2];
  const beside = isTall ? left : left + width + 4 * unit;
  return [...wealth(table, seat, left, at(tops, 0), unit * scale), ...learning(city, seat, beside, at(tops, 1), unit * scale)];
}

function wealth(table: Table, seat: number, left: number, top: number, unit: number): Pose[] {
  const medal = 42 * unit;
  const width = PART.width * unit;
  const medalAt = (look: "purse" | "score", x: number, digits: number): Pose => ({
    key: `${look}:${seat}`,
    kind: look,
    look,
    x,
    y: top + medal / 2,
    width: medal,
    height: medal,
    // Its plate is seen whole before the coins and symbols beside it.
    depth: LAYER.piece + 2,
    digits: `${digits}`,
    counts: true,
  });
  const { coins } = at(table.cities, seat);
  const coin = 18 * unit;
  return [
    medalAt("purse", left + medal / 2, coins),
    medalAt("score", left + width - medal * 0.62, total(score(table, seat))),
    ...Array.from(
      { length: Math.min(coins, COINS_SHOWN) },
      (_none, n): Pose => ({
        key: `coin:${seat}:${n}`,
        kind: "coin",
        look: "coin",
        x: left + coin / 2 + (n * (width - coin)) / (COINS_SHOWN - 1),
        y: top + medal + coin * 0.6,
        width: coin,
        height: coin * 0.9,
        depth: LAYER.piece + 1 + n / 100,
      }),
    ),
  ];
}

/** Science symbols in two rows, those the city lacks dimmed; under them its tokens. */
function learning(city: City, seat: number, left: number, top: number, unit: number): Pose[] {
  const law = SYMBOLS.indexOf("law");
  const shown = SYMBOLS.map((_symbol, at) => at).filter((symbol) => symbol !== law || hasSymbol(city, law));
  const columns = Math.ceil(shown.length / 2);
  const width = PART.width * unit;
  const size = 25 * unit;
  const step = width / Math.ceil((NUMBERS.symbolsToWin + 1) / 2);
  const science = shown.map((symbol, n): Pose => {
    const pose = {
      key: `science:${seat}:${symbol}`,
      kind: "science",
      look: `icon:science.${SYMBOLS[symbol]}`,
      x: left + step * (n % columns) + size / 2,
      y: top + size * (0.5 + Math.floor(n / columns)),
      width: size,
      height: size,
      depth: LAYER.piece,
    };
    return hasSymbol(city, symbol) ? pose : { ...pose, dim: true };
  });
  const token = TOKEN * unit;
  const apart = Math.min(token * 1.04, (width - token) / Math.max(1, city.tokens.length - 1));
  const tokens = city.tokens.map(
    (id, n): Pose => ({
      key: `token:${id}`,
      kind: "token",
      look: `medallion:${id}`,
      x: left + token / 2 + n * apart,
      y: top + 2 * size + token / 2 + unit,
      width: token,
      height: token,
      depth: LAYER.piece + n / 10,
    }),
  );
  return [...science, ...tokens];
}

/** Oldest behind, each showing its strip. */
function buildings({ cities }: Table, seat: number, box: Box, unit: number): Pose[] {
  const inside = buildingArea(box, unit);
  const area = { ...inside, x: box.x + inside.x, y: box.y + inside.y };
  const { width, columns } = columnsIn(at(cities, seat), area, unit);
  const height = width * RATIO;
  const tallest = Math.max(2, ...columns.map((column) => column.length));
  const step = Math.min((area.height - height) / (tallest - 1), height * 0.56);
  return columns.flatMap((column, at) =>
    column.map(
      (card, n): Pose => ({
        key: `card:${card}`,
        kind: "card",
        look: `card:${card}`,
        x: area.x + width / 2 + at * (width + 4 * unit),
        y: area.y + height / 2 + n * step,
        width,
        height,
        depth: LAYER.piece + n / 10,
      }),
    ),
  );
}
