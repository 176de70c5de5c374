/** The pyramid: as large as its rows that are left allow, each free card with its price for both seats. */

import { at } from "../../../../shared/core/base/checked.ts";
import { freePlaces } from "../../../../shared/duel/rules/fast-pyramid.ts";
import { cardPrice, isChained, marketOf } from "../../../../shared/duel/rules/fast-trade.ts";
import { BACK, EMPTY, GUILD_BACK, PYRAMIDS } from "../../../../shared/duel/rules/pyramid.ts";
import { canPay } from "../../../../shared/duel/rules/trade.ts";
import { other, type Table } from "../../../../shared/duel/state.ts";
import { type Box, inBox } from "../../../face/box.ts";
import type { Pose } from "../../../face/pose.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "../art/card.ts";
import { LAYER, sized, type Zones } from "./frame.ts";

const RATIO = CARD_HEIGHT / CARD_WIDTH;
/** The distance between the middles of two cards, in cards. */
const STEP = 1.02;
/** A row is this much smaller than the one before it. */
const SHRINK = 0.02;
/**
 * How much of a card looks out above the next row: least where there are seven rows, a little more for each row less, and never so much
 * that nothing is covered.
 */
const SHOWS = { least: 0.27, more: 0.045, most: 0.67 } as const;
const MOST_STEPS = 6;
const WIDEST = 190;
/** The size of a price, in units or in cards. */
const PRICE = { least: 26, ofCard: 0.32, most: 42 } as const;
/** This much of a price hangs over the near edge. */
const HANGS = 0.68;
/** The distance from the pyramid to the zones beside it, in units. */
const SIDE = 3;

interface Grid {
  /** The height of a card in the nearest row. */
  readonly height: number;
  readonly shows: number;
  /** The lower edge of the nearest row. */
  readonly foot: number;
  readonly near: number;
  /** The middle of the cards that are left, in half cards. */
  readonly middle: number;
}

const priceSize = (card: number, unit: number): number => Math.max(PRICE.least * unit, Math.min(PRICE.most * unit, card * PRICE.ofCard));
/** The size of a row's cards; it is 1 in the nearest row that is left. */
const scaleOf = (row: number, near: number): number => 1 - SHRINK * (near - row);

/** Fits the rows that are left and their widest one, around the middle of what is left. */
function gridOf({ age, pyramid }: Table, box: Box, unit: number): Grid {
  const left = at(PYRAMIDS, age - 1).filter((_place, at) => pyramid[at] !== EMPTY);
  const near = Math.max(...left.map(({ row }) => row));
  const steps = near - Math.min(...left.map(({ row }) => row));
  const xs = left.map(({ x }) => x);
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const reach = Math.max(...left.map(({ row, x }) => scaleOf(row, near) * ((Math.abs(x - middle) / 2) * STEP + 0.5)));
  const width = Math.min(WIDEST * unit, (box.width / 2 - SIDE * unit) / reach);
  const room = box.height - priceSize(width, unit) * HANGS;
  const height = Math.min(width * RATIO, room / (1 + steps * (SHOWS.least + SHOWS.more * (MOST_STEPS - steps))));
  const shows = steps === 0 ? 0 : Math.min(SHOWS.most, (room - height) / (steps * height));
  const over = room - height * (1 + steps * shows);
  return { height, shows, foot: box.y + room - over / 2, near, middle };
}

/** Rows from far to near, each a little larger than the one behind it. */
export function pyramidPoses(table: Table, nearSeat: number, { pyramid: box, unit }: Zones): Pose[] {
  if (table.pyramid.every((card) => card === EMPTY)) return [];
  const places = at(PYRAMIDS, table.age - 1);
  const grid = gridOf(table, box, unit);
  const free = freePlaces(table.pyramid, table.age);
  // Below the tray the prices would only stick out.
  const priced = table.phase === "turn" || table.phase === "opener";
  const cards = table.pyramid.flatMap((card, place): Pose[] => {
    if (card === EMPTY) return [];
    const { row, x: half } = at(places, place);
    const scale = scaleOf(row, grid.near);
    const size = { width: (grid.height / RATIO) * scale, height: grid.height * scale };
    const corner = {
      x: box.x + box.width / 2 + (half - grid.middle) * (grid.height / RATIO / 2) * STEP * scale,
      y: grid.foot - grid.height * (1 + (grid.near - row) * grid.shows) + size.height / 2,
    };
    const pose = { kind: "card", ...corner, ...size, depth: LAYER.pyramid + row };
    if (card === BACK || card === GUILD_BACK)
      return [{ ...pose, key: `place:${place}`, look: card === GUILD_BACK ? "back:guild" : `back:${table.age}` }];
    const faceUp: Pose = { ...pose, key: `card:${card}`, look: `card:${card}` };
    if ((free & (1 << place)) === 0 || !priced) return [faceUp];
    return [faceUp, ...[nearSeat, other(nearSeat)].map((seat, n) => priceOn(faceUp, card, table, seat, n, unit))];
  });
  return priced && table.phase !== "opener" ? [...legendBeside(cards, table.age, nearSeat, box, unit), ...cards] : cards;
}

/** The reader's price hangs at the left corner, the other seat's at the right one. */
function priceOn({ x, y, width, height }: Pose, card: number, table: Table, seat: number, corner: number, unit: number): Pose {
  const market = marketOf(table, seat);
  const price = cardPrice(market, card);
  const chain = isChained(market, card);
  const how = chain ? "chain" : canPay(market.city, price) ? "can" : "dear";
  const size = priceSize(width, unit);
  const mark: Pose = {
    key: `price:${seat}:${card}`,
    kind: "price",
    look: `price:${seat}:${how}`,
    x: x + (corner === 0 ? -1 : 1) * (width / 2 - size * 0.5),
    y: y + height / 2 + size * (HANGS - 0.5),
    width: size,
    height: size,
    depth: LAYER.mark,
    digitSize: size * 0.54,
  };
  return chain ? mark : { ...mark, digits: `${price}` };
}

/** What the numbers on the cards are, in a corner that they leave free; in ages II and III the upper ones seldom are. */
function legendBeside(cards: readonly Pose[], age: number, near: number, box: Box, unit: number): readonly Pose[] {
  const size = { width: 150 * unit, height: 28 * unit };
  const edge = 4 * unit;
  const [upper, lower] = [box.y + edge, box.y + box.height - size.height - edge / 2];
  const corners = [box.x + edge, box.x + box.width - size.width - edge].flatMap((x) =>
    (age === 1 ? [upper, lower] : [lower, upper]).map((y) => ({ x, y, ...size })),
  );
  const isFree = (corner: Box): boolean =>
    cards.every(
      ({ x, y, width, height }) =>
        Math.abs(x - corner.x - size.width / 2) > (width + size.width) / 2 ||
        Math.abs(y - corner.y - size.height / 2) > (height + size.height) / 2,
    );
  const free = corners.find(isFree);
  return free === undefined
    ? []
    : [inBox(free, { key: "prices", kind: "label", look: sized(`prices:${near}`, size), depth: LAYER.ground })];
}
