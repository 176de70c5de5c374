/** Ships on the water; on the quay the trading house, the supply and the gauges of the three endings. */
import { at } from "../../../../shared/core/base/checked.ts";
import { PRINTED_GOODS } from "../../../../shared/puerto-rico/catalog.ts";
import { GOODS, NONE, type Table } from "../../../../shared/puerto-rico/state.ts";
import { type Box, inBox } from "../../../face/box.ts";
import type { Pose } from "../../../face/pose.ts";
import {
  BOX,
  colonistShipPlaces,
  HOUSE_BARREL,
  housePlaces,
  type Place,
  ratio,
  SHIP_COLONIST,
  SHIP_SIGN,
  shipBarrel,
  shipPlaces,
  shipRatio,
  shipSail,
} from "../art/vocabulary.ts";
import { type Focus, heightFor, inset, LAYER, sized, surface, upright, type Zones } from "./frame.ts";
import { type Gauge, gauges } from "./gauges.ts";
import { barrel, heapPoses } from "./goods.ts";

/** A ship at the horizon fits between it and the edge: by the height of the sea. */
const HAZE = 0.3;
/** Workers wait beside the ships, and can be pressed there, while they are handed out: by the height of the sea. */
const WAITING = 0.7;
/** By its width. */
const TALLEST_HOLD = 2.4;

const within = (piece: Pose, { x, y }: Place): Place => ({ x: piece.x + (x - 0.5) * piece.width, y: piece.y + (y - 0.5) * piece.height });

export function seaPoses({ ships, colonistShip }: Table, { sea: box, focus, unit }: Zones): Pose[] {
  const inner = inset(box, 3 * unit);
  const gap = 8 * unit;
  const hazeWidth = Math.max(34 * unit, inner.height * HAZE);
  const shapes = [ratio("colonistShip"), ...ships.map(({ size }) => shipRatio(size))];
  const wide = shapes.reduce((sum, shape) => sum + shape, 0);
  const waiting = focus === "people" ? inner.height * WAITING : 0;
  const room = inner.width - hazeWidth - waiting - gap * shapes.length;
  const height = Math.min(inner.height, room / wide);
  const spread = (room - height * wide) / shapes.length;
  let x = inner.x;
  const berths = shapes.map((shape): Box => {
    const berth = { x, y: inner.y + (inner.height - height) / 2, width: height * shape, height };
    x += berth.width + gap + spread;
    return berth;
  });
  // The horizon is at the ships' height, because they slide there.
  const horizon = {
    x: inner.x + inner.width - hazeWidth,
    y: inner.y + inner.height / 2 - hazeWidth / 4,
    width: hazeWidth,
    height: hazeWidth / 2,
  };
  return [
    inBox(box, { key: "sea", kind: "sea", look: sized(surface("sea", focus === "sea" || focus === "people"), box), depth: LAYER.surface }),
    inBox(horizon, { key: "horizon", kind: "horizon", look: "horizon", depth: LAYER.surface + 0.5 }),
    ...(waiting === 0
      ? []
      : [pile("colonists", waiting, horizon.x - waiting / 2, inner.y + inner.height - heightFor("pile", waiting) / 2)]),
    ...colonistsAboard(
      inBox(at(berths, 0), { key: "colonistShip", kind: "colonistShip", look: "colonistShip", depth: LAYER.piece }),
      colonistShip,
    ),
    ...ships.flatMap(({ size, good, load }, i) => {
      const berth = at(berths, i + 1);
      const mooring = inBox(berth, { key: `ship:${i}`, kind: "berth", look: sized("berth:", berth), depth: LAYER.ground });
      // A ship that comes or goes grows small at the horizon: it passes behind those nearer to it.
      const front = LAYER.on * i;
      const hull = inBox(berth, { key: hullKey(i, size, load), kind: `hull${i}`, look: `ship:${size}`, depth: LAYER.hull + front });
      const places = shipPlaces(size).slice(0, load);
      const tall = (shipBarrel(size) * berth.width) / ratio("barrel");
      const barrels = places.map((place, n) => {
        const { x, y } = within(hull, place);
        return barrel(good, tall, x, y, LAYER.on + front + n / 100, { key: `aboard:${i}:${n}` });
      });
      return [mooring, hull, ...sailPoses(hull, i, size, good), ...barrels];
    }),
  ];
}

/** A loaded ship shows from afar what it takes. */
function sailPoses(hull: Pose, at: number, size: number, good: number): Pose[] {
  if (good === NONE) return [];
  const sail = shipSail(size);
  const { x, y } = within(hull, sail);
  const [width, height] = [sail.width * hull.width, sail.height * hull.height];
  return [{ key: `sail:${at}`, kind: "sail", look: `sail:${size}:${GOODS[good]}`, x, y, width, height, depth: hull.depth + 0.5 }];
}

/** A full hull and an empty one have different keys, so that one sails off and another comes; a partly loaded hull has none. */
export const hullKey = (at: number, size: number, load: number): string => (load === 0 ? `empty:${at}` : load === size ? `full:${at}` : "");

/** The sign lies on the ship's bare sail, where no colonist hides it. */
function signOn(ship: Pose): Box {
  const { x, y } = within(ship, SHIP_SIGN);
  const size = Math.max(18, SHIP_SIGN.size * ship.width);
  return { x: x - size / 2, y: y - size / 2, width: size, height: size };
}

function colonistsAboard(ship: Pose, count: number): Pose[] {
  const width = SHIP_COLONIST * ship.width;
  return [
    ship,
    inBox(signOn(ship), {
      key: "",
      kind: "count",
      look: "medal:sanJuan",
      depth: LAYER.medal,
      digits: `${count}`,
      counts: true,
    }),
    ...colonistShipPlaces(count).map((place, n) => {
      const { x, y } = within(ship, place);
      return upright("colonist", width / ratio("colonist"), x, y, {
        key: "",
        kind: "colonist",
        look: "colonist",
        depth: LAYER.colonist + n / 100,
      });
    }),
  ];
}

export function quayPoses(table: Table, { quay: box, focus, unit }: Zones): Pose[] {
  const inner = inset(box, 4 * unit);
  const houseWidth = Math.min(inner.height * ratio("house"), inner.width * 0.28);
  const house = { x: inner.x, y: inner.y, width: houseWidth, height: inner.height };
  const gaugeWidth = Math.min(inner.width * 0.27, inner.height * 2.6);
  const gaugeBox = { x: inner.x + inner.width - gaugeWidth, y: inner.y, width: gaugeWidth, height: inner.height };
  const bankWidth = Math.max(34 * unit, inner.height * 0.5);
  const left = house.x + house.width + 6 * unit;
  const room = gaugeBox.x - left - bankWidth - 8 * unit;
  const stock = { x: left, y: inner.y, width: room, height: inner.height };
  const bank = { x: stock.x + stock.width + 2 * unit, y: inner.y, width: bankWidth, height: inner.height };
  return [
    inBox(box, { key: "quay", kind: "quay", look: sized(surface("quay", focus === "quay"), box), depth: LAYER.surface }),
    ...housePoses(table, house),
    ...stockPoses(table, stock, unit),
    { ...pile("bank", bank.width, bank.x + bank.width / 2, bank.y + bank.height / 2), key: "bank" },
    ...gaugePoses(table, gaugeBox, unit, focus),
  ];
}

function housePoses({ house }: Table, box: Box): Pose[] {
  const height = box.width / ratio("house");
  const pose = upright("house", height, box.x + box.width / 2, box.y + box.height / 2, {
    key: "house",
    kind: "house",
    look: "house",
    depth: LAYER.piece,
  });
  const tall = (HOUSE_BARREL * pose.width) / ratio("barrel");
  const places = housePlaces();
  return [
    pose,
    ...house.map((good, n) => {
      const { x, y } = within(pose, at(places, n));
      return barrel(good, tall, x, y, LAYER.on);
    }),
  ];
}

function stockPoses({ goods }: Table, box: Box, unit: number): Pose[] {
  const width = box.width / GOODS.length;
  const height = Math.min(box.height, width * TALLEST_HOLD);
  const y = box.y + (box.height - height) / 2;
  return GOODS.flatMap((id, good) => {
    const hold = { x: box.x + good * width, y, width: width - 3 * unit, height };
    const count = at(goods, good);
    const rows = 3;
    return [
      inBox(hold, {
        key: `stock:${good}`,
        kind: "hold",
        look: sized(`hold:${id}`, hold),
        depth: LAYER.ground,
        ...(count === 0 ? { digits: "0", digitSize: 15 * unit, counts: true } : {}),
      }),
      ...heapPoses(
        {
          good,
          count,
          height: height * 0.44,
          rows,
          most: at(PRINTED_GOODS, good).barrels,
          digitSize: 15 * unit,
          name: (n) => `stock:${good}:${n}`,
        },
        inset(hold, 3 * unit),
      ),
    ];
  });
}

const pile = (what: string, width: number, x: number, y: number): Pose =>
  upright("pile", heightFor("pile", width), x, y, { key: `pile:${what}`, kind: "pile", look: `pile:${what}`, depth: LAYER.piece });

/** A gauge for each ending, beside what it measures. */
function gaugePoses(table: Table, box: Box, unit: number, focus: Focus): Pose[] {
  const list = gauges(table);
  const pitch = box.height / list.length;
  const pileWidth = Math.min(2 * pitch, Math.max(30 * unit, 1.2 * pitch));
  return [
    ...list.flatMap((gauge: Gauge, n): Pose[] => {
      const y = box.y + pitch * (n + 0.5);
      const height = Math.min(pitch - 2 * unit, ((box.width - pileWidth) * BOX.gauge[1]) / BOX.gauge[0]);
      const look = `gauge:${gauge.what}:${gauge.step}:${gauge.state}`;
      const pose = upright("gauge", height, box.x + box.width - (height * ratio("gauge")) / 2, y, {
        key: `gauge:${gauge.what}`,
        kind: "gauge",
        look,
        depth: LAYER.piece,
        digits: gauge.digits,
        digitSize: Math.max(12 * unit, height * 0.6),
      });
      const beside = pile(gauge.what, pileWidth, box.x + pileWidth / 2, y);
      if (gauge.what === "city")
        return table.ending === NONE
          ? [pose]
          : [pose, upright("lantern", pitch, beside.x, y, { key: "lantern", kind: "pile", look: "lantern", depth: LAYER.piece })];
      return gauge.what === "colonists" && focus === "people" ? [pose] : [pose, beside];
    }),
    ...topChip(table, box, pileWidth, pitch * (list.length - 0.5)),
  ];
}

/** The top chip's key is the number of points left, so that each scored chip is another piece. */
const topChip = ({ points }: Table, box: Box, width: number, y: number): Pose[] =>
  points === 0
    ? []
    : [upright("vp", width * 0.6, box.x + width * 0.5, box.y + y, { key: `chip:${points}`, kind: "chip", look: "vp", depth: LAYER.on })];
