/** A city's pieces: purse, score, science, tokens, buildings in columns by colour. */

import { CARDS, NUMBERS } from "../../../../shared/duel/catalog.ts";
import { hasSymbol } from "../../../../shared/duel/count.ts";
import { score, total } from "../../../../shared/duel/score.ts";
import type { City, Table } from "../../../../shared/duel/state.ts";
import { COLOURS, SYMBOLS } from "../../../../shared/duel/vocabulary.ts";
import type { Pose } from "../../../stage/pose.ts";
import type { Box } from "../../box.ts";
import { CARD_HEIGHT, CARD_WIDTH, STRIP } from "../art/card.ts";
import { LAYER } from "./frame.ts";

const RATIO = CARD_HEIGHT / CARD_WIDTH;
const PANEL = 118;
/** More coins than these are in the purse's number only. */
export const COINS_SHOWN = 12;

export function cityPoses(table: Table, seat: number, box: Box, unit: number): Pose[] {
  return [...panel(table, seat, box, unit), ...buildings(table, seat, box, unit)];
}

function panel(table: Table, seat: number, box: Box, unit: number): Pose[] {
  const city = table.cities[seat]!;
  const left = box.x + 18 * unit;
  const width = (PANEL - 22) * unit;
  const row = (share: number): number => box.y + box.height * share;
  const medal = Math.min(48 * unit, box.height * 0.34);
  const purse: Pose = {
    key: `purse:${seat}`,
    kind: "purse",
    look: "purse",
    x: left + medal * 0.5,
    y: row(0.2),
    width: medal,
    height: medal,
    depth: LAYER.piece,
    digits: `${city.coins}`,
    digitSize: medal * 0.42,
  };
  const points = total(score(table, seat));
  const laurel: Pose = {
    key: `score:${seat}`,
    kind: "score",
    look: "score",
    x: left + width - medal * 0.5,
    y: row(0.2),
    width: medal,
    height: medal,
    depth: LAYER.piece,
    digits: `${points}`,
    digitSize: medal * 0.44,
  };
  const shown = Math.min(city.coins, COINS_SHOWN);
  const coin = 17 * unit;
  const coins = Array.from({ length: shown }, (_none, n): Pose => {
    const x = left + coin / 2 + (n * (width - coin)) / (COINS_SHOWN - 1);
    return {
      key: `coin:${seat}:${n}`,
      kind: "coin",
      look: "coin",
      x,
      y: row(0.44),
      width: coin,
      height: coin * 0.9,
      depth: LAYER.piece + 1 + n / 100,
    };
  });
  return [
    purse,
    laurel,
    ...coins,
    ...science(city, seat, left, row(0.59), width),
    ...tokens(city, left, row(0.82), width, Math.min(40 * unit, box.height * 0.28)),
  ];
}

function science(city: City, seat: number, left: number, y: number, width: number): Pose[] {
  const law = SYMBOLS.indexOf("law");
  const shown = SYMBOLS.map((_symbol, at) => at).filter((symbol) => symbol !== law || hasSymbol(city, law));
  const step = width / Math.max(shown.length, NUMBERS.symbolsToWin);
  const size = step * 0.98;
  return shown.map((symbol, n) => {
    const pose = {
      key: `science:${seat}:${symbol}`,
      kind: "science",
      look: `icon:science.${SYMBOLS[symbol]}`,
      x: left + step * (n + 0.5),
      y,
      width: size,
      height: size,
      depth: LAYER.piece,
    };
    return hasSymbol(city, symbol) ? pose : { ...pose, dim: true };
  });
}

function tokens(city: City, left: number, y: number, width: number, size: number): Pose[] {
  const step = Math.min(size, city.tokens.length < 2 ? size : (width - size) / (city.tokens.length - 1));
  return city.tokens.map((token, n) => ({
    key: `token:${token}`,
    kind: "token",
    look: `token:${token}`,
    x: left + size / 2 + n * step,
    y,
    width: size,
    height: size,
    depth: LAYER.piece + n / 10,
  }));
}

/** Cards by colour, oldest behind, each showing its strip; as large as the city allows. */
function buildings({ cities }: Table, seat: number, box: Box, unit: number): Pose[] {
  const groups = COLOURS.map((colour) => cities[seat]!.cards.filter((card) => CARDS[card]!.colour === colour));
  const area = { x: box.x + PANEL * unit, y: box.y + 6 * unit, width: box.width - (PANEL + 10) * unit, height: box.height - 15 * unit };
  const gap = 4 * unit;
  let width = (area.height / RATIO) * 0.72;
  let stack = 1;
  let columns: number[][] = [];
  for (; width > 8; width -= 0.5) {
    stack = 1 + Math.floor((area.height - width * RATIO) / (STRIP * RATIO * width));
    columns = groups.flatMap((group) => split(group, stack));
    if (columns.length * (width + gap) - gap <= area.width) break;
  }
  const height = width * RATIO;
  const tallest = Math.max(2, ...columns.map((column) => column.length));
  const step = Math.min((area.height - height) / (tallest - 1), height * STRIP * 1.25);
  return columns.flatMap((column, at) =>
    column.map(
      (card, n): Pose => ({
        key: `card:${card}`,
        kind: "card",
        look: `card:${card}`,
        x: area.x + width / 2 + at * (width + gap),
        y: area.y + height / 2 + n * step,
        width,
        height,
        depth: LAYER.piece + n / 10,
      }),
    ),
  );
}

/** Even columns of at most `most` cards. */
function split(cards: readonly number[], most: number): number[][] {
  const count = Math.ceil(cards.length / most);
  const each = Math.ceil(cards.length / Math.max(1, count));
  return Array.from({ length: count }, (_none, at) => cards.slice(at * each, (at + 1) * each));
}
