/** The picture of a view: the only coordinates of Duel, with frame.ts and city.ts. */
import type { Sight } from "../../../../shared/core/game.ts";
import { LOOT } from "../../../../shared/duel/catalog.ts";
import { BACK, EMPTY, freePlaces, GUILD_BACK, PYRAMIDS } from "../../../../shared/duel/pyramid.ts";
import { type Duel, other, type Table } from "../../../../shared/duel/state.ts";
import { canPay, cardPrice, isChained, marketOf } from "../../../../shared/duel/trade.ts";
import type { Picture, Pose, Size } from "../../../stage/pose.ts";
import { type Box, inBox } from "../../box.ts";
import { railStep } from "../art/board.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "../art/card.ts";
import { cityPoses } from "./city.ts";
import { LAYER, nearSeat, sized, type Zones, zonesOf } from "./frame.ts";
import { offers } from "./tray.ts";
import { wonderPoses } from "./wonders.ts";

const RATIO = CARD_HEIGHT / CARD_WIDTH;

export function layout(sight: Sight<Duel>, size: Size): Picture {
  const { table } = sight;
  const zones = zonesOf(size);
  const near = nearSeat(sight);
  const offered = offers(sight, zones);
  const inTray = new Set(offered.map(({ key }) => key));
  const whole = { x: 0, y: 0, ...size };
  const rest = [
    inBox(whole, { key: "table", kind: "table", look: sized("table", size), depth: LAYER.table }),
    ...[other(near), near].flatMap((seat, place) => side(table, seat, zones, place)),
    ...rail(table, near, zones),
    ...pyramid(table, near, zones),
    ...piles(table, zones),
  ];
  return [...rest.filter(({ key }) => !inTray.has(key)), ...offered];
}

function side(table: Table, seat: number, { city, wonders, unit }: Zones, place: number): Pose[] {
  const box = city[place]!;
  const lit = table.phase !== "over" && table.turn === seat ? "turn" : "rest";
  const slab = inBox(box, { key: `city:${seat}`, kind: "city", look: sized(`city:${seat}-${lit}`, box), depth: LAYER.surface });
  return [slab, ...cityPoses(table, seat, box, unit), ...wonderPoses(table, seat, wonders[place]!, unit)];
}

/** The rail runs from the far capital to the near one; the pawn comes nearer as its owner loses ground. */
function rail(table: Table, near: number, { rail: { height, width }, unit }: Zones): Pose[] {
  const middle = height / 2;
  const step = railStep(height - 10 * unit);
  const y = (space: number): number => middle - space * step * (near === 0 ? 1 : -1);
  const track: Box = { x: 37 * unit, y: 5 * unit, width: 46 * unit, height: height - 10 * unit };
  const token = 42 * unit;
  return [
    inBox(track, { key: "rail", kind: "rail", look: sized(`rail:${near}`, track), depth: LAYER.ground }),
    ...LOOT.flatMap(({ at, coins }, loot): Pose[] =>
      table.loot[loot]
        ? [
            {
              key: `loot:${loot}`,
              kind: "loot",
              look: `loot:${coins}`,
              x: 20 * unit,
              y: y(at),
              width: 37 * unit,
              height: 30 * unit,
              depth: LAYER.piece,
            },
          ]
        : [],
    ),
    ...table.tokens.map(
      (id, n): Pose => ({
        key: `token:${id}`,
        kind: "token",
        look: `token:${id}`,
        x: width - token / 2 - 3 * unit,
        y: middle + (n - 2) * token * 1.12,
        width: token,
        height: token,
        depth: LAYER.piece,
      }),
    ),
    {
      key: "pawn",
      kind: "pawn",
      look: "pawn",
      x: 60 * unit,
      y: y(table.pawn) - 5 * unit,
      width: 42 * unit,
      height: 42 * unit,
      depth: LAYER.pawn,
    },
  ];
}

/** Rows from far to near, each a little larger than the one behind it. */
function pyramid(table: Table, near: number, { pyramid: box, unit }: Zones): Pose[] {
  if (table.age === 0) return [];
  const places = PYRAMIDS[table.age - 1]!;
  const last = Math.max(...places.map(({ row }) => row));
  const shows = last > 4 ? 0.285 : 0.4;
  // The prices hang over the near edge.
  const foot = 20 * unit;
  const widest = Math.max(...places.map(({ x }) => x)) - Math.min(...places.map(({ x }) => x));
  const height = Math.min((box.height - foot) / (1 + last * shows), (box.width / (widest / 2 + 1) / 1.08) * RATIO);
  const free = freePlaces(table.pyramid, table.age);
  // Under the tray they would only stick out.
  const priced = table.phase === "turn" || table.phase === "opener";
  const markets = [marketOf(table, 0), marketOf(table, 1)];
  return table.pyramid.flatMap((card, place): Pose[] => {
    if (card === EMPTY) return [];
    const { row, x: half } = places[place]!;
    const scale = 1 - 0.02 * (last - row);
    const size = { width: (height / RATIO) * scale, height: height * scale };
    const x = box.x + box.width / 2 + (half - 6) * (height / RATIO / 2) * 1.07 * scale;
    const y = box.y + box.height - foot - height / 2 - (last - row) * height * shows - (height * (1 - scale)) / 2;
    const depth = LAYER.pyramid + row;
    if (card === BACK || card === GUILD_BACK) {
      const look = card === GUILD_BACK ? "back:guild" : `back:${table.age}`;
      return [{ key: `place:${place}`, kind: "card", look, x, y, ...size, depth }];
    }
    const pose: Pose = { key: `card:${card}`, kind: "card", look: `card:${card}`, x, y, ...size, depth };
    if ((free & (1 << place)) === 0 || !priced) return [pose];
    const badge = Math.max(26 * unit, size.width * 0.32);
    return [
      pose,
      ...[near, other(near)].map((seat, n): Pose => {
        const market = markets[seat]!;
        const price = cardPrice(market, card);
        const chain = isChained(market, card);
        const how = chain ? "chain" : canPay(market.city, price) ? "can" : "dear";
        const badgeAt = { x: x + (n === 0 ? -1 : 1) * (size.width / 2 - badge * 0.4), y: y + size.height / 2 + badge * 0.16 };
        const mark: Pose = {
          key: `price:${seat}:${card}`,
          kind: "price",
          look: `price:${seat}:${how}`,
          ...badgeAt,
          width: badge,
          height: badge,
          depth: LAYER.mark,
          digitSize: badge * 0.54,
        };
        return chain ? mark : { ...mark, digits: `${price}` };
      }),
    ];
  });
}

/** The discard pile, newest on top, and the box that everything comes from and goes to. */
function piles({ discard }: Table, { piles: box, unit }: Zones): Pose[] {
  const height = Math.min(box.height * 0.66, 130 * unit);
  const width = height / RATIO;
  const x = box.x + box.width * 0.3;
  const y = box.y + box.height / 2;
  const niche = { x: x - width * 0.66, y: y - height * 0.58, width: width * 1.32, height: height * 1.16 };
  const name = { x: niche.x - 6 * unit, y: niche.y + niche.height + 3 * unit, width: niche.width + 12 * unit, height: 18 * unit };
  const chest = Math.min(86 * unit, box.height * 0.5);
  const from = Math.max(0, discard.length - 5);
  return [
    inBox(niche, { key: "discard", kind: "niche", look: sized("niche", niche), depth: LAYER.ground }),
    inBox(name, { key: "discard:label", kind: "label", look: sized("label:discard", name), depth: LAYER.ground }),
    {
      key: "box",
      kind: "box",
      look: sized("box", { width: chest, height: chest }),
      x: box.x + box.width * 0.76,
      y,
      width: chest,
      height: chest,
      depth: LAYER.ground,
    },
    ...discard.map((card, n): Pose => {
      const shift = Math.max(0, n - from) * 2 * unit;
      return {
        key: `card:${card}`,
        kind: "card",
        look: `card:${card}`,
        x: x + shift - 4 * unit,
        y: y - shift + 4 * unit,
        width: width * 0.96,
        height: height * 0.96,
        depth: LAYER.piece + n / 100,
        angle: ((card * 7) % 9) - 4,
      };
    }),
  ];
}
