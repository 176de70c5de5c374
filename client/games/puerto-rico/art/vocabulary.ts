/** Looks with their proportions, and where on a picture pieces may be set: in fractions of its width and height, from the top left. */
import { at } from "../../../../shared/core/base/checked.ts";

export interface Place {
  readonly x: number;
  readonly y: number;
}
/** A round place; the radius is a fraction of the picture's width. */
export interface Circle extends Place {
  readonly r: number;
}

/** Width and height of each drawing in its own units; only their ratio matters outside. */
export const BOX = {
  /** Plantation or quarry, also its back. */
  tile: [100, 100],
  /** A small building, at the market and in the reader's city. */
  building: [240, 100],
  /** A large building in the reader's city: two spaces, one above the other. */
  tower: [240, 206],
  /** A large building at the market. */
  offer: [240, 112],
  /** A small building in another seat's city. */
  chip: [100, 100],
  /** A large one there. */
  bigChip: [100, 206],
  role: [100, 124],
  barrel: [88, 100],
  colonist: [84, 100],
  doubloon: [100, 90],
  vp: [92, 100],
  governor: [116, 100],
  /** A seat's pennant. */
  flag: [84, 100],
  /** Round badges with digits, and prices. */
  medal: [100, 100],
  /** Goes under digits beside a pile. */
  tag: [100, 64],
  house: [240, 150],
  colonistShip: [280, 190],
  /** Chests and piles that money, points and colonists come from. */
  pile: [120, 100],
  gauge: [320, 64],
  /** The last round is announced. */
  lantern: [100, 100],
  horizon: [40, 20],
  icon: [52, 52],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

export type Kind = keyof typeof BOX;
export const ratio = (kind: Kind): number => BOX[kind][0] / BOX[kind][1];

/** The circle of a plantation or quarry. */
export const TILE_CIRCLE: Circle = { x: 0.74, y: 0.74, r: 0.2 };

const STRIP = { right: 180, step: 32.5, r: 15.8, up: 27 } as const;

/** The circles of a building, left to right. */
export function buildingCircles(kind: "building" | "tower" | "offer", circles: number): readonly Circle[] {
  const [width, height] = BOX[kind];
  return Array.from({ length: circles }, (_none, n) => ({
    x: (STRIP.right - STRIP.step * (circles - 1 - n)) / width,
    y: (height - STRIP.up) / height,
    r: STRIP.r / width,
  }));
}

/** What is pressed for a circle: all of a tile, or of a building what lies nearer to this circle than to its neighbours; shares of the width. */
export function circleShare(circles: readonly Circle[], n: number): { readonly from: number; readonly to: number } {
  const rightOf = (left: number): number => (at(circles, left).x + at(circles, left + 1).x) / 2;
  return { from: n === 0 ? 0 : rightOf(n - 1), to: n === circles.length - 1 ? 1 : rightOf(n) };
}

/** Left free above it, so that the middles of a circle's part and of its piece differ: arrow keys come to both. */
export const CIRCLE_TOP = 0.08;

/** Pieces of the near seat that have circles. */
export type Manned = "tile" | "building" | "tower";
export const circlesOn = (shape: Manned, circles: number): readonly Circle[] =>
  shape === "tile" ? [TILE_CIRCLE] : buildingCircles(shape, circles);

export function chipCircles(kind: "chip" | "bigChip", circles: number): readonly Circle[] {
  const [width, height] = BOX[kind];
  return Array.from({ length: circles }, (_none, n) => ({
    x: (width / 2 + (n - (circles - 1) / 2) * 31) / width,
    y: (height - 19) / height,
    r: 0.145,
  }));
}

/** Place of the cost on a building; the near seat's price covers it, twice `r` wide. */
export const costPlace = (kind: "building" | "tower" | "offer"): Circle => ({
  x: 32 / BOX[kind][0],
  y: (BOX[kind][1] - 34) / BOX[kind][1],
  r: 26 / BOX[kind][0],
});

/** Doubloons on a role card. */
export const ROLE_MONEY: Place = { x: 0.8, y: 0.15 };

export const SHIP_SIZES = [4, 5, 6, 7, 8] as const;
/** One barrel's place in a hold, in the ship's units. */
const BERTH = { width: 40, height: 43 } as const;
const STERN = 40;
const BOW = 52;
export const SHIP_HEIGHT = 196;
/** The ship's deck, on which the lower barrels stand. */
export const SHIP_DECK = 146;
/** The water line: the ship rocks about this height. */
export const SHIP_WATER = 176;

export const shipColumns = (size: number): number => Math.ceil(size / 2);
export const shipWidth = (size: number): number => STERN + BOW + shipColumns(size) * BERTH.width;
export const shipRatio = (size: number): number => shipWidth(size) / SHIP_HEIGHT;

/** A barrel aboard is this part of the ship's width wide. */
export const shipBarrel = (size: number): number => (BERTH.width - 3) / shipWidth(size);

/** The centres of the barrels' places, in the order they are filled: the lower row first. */
export function shipPlaces(size: number): readonly Place[] {
  const lower = shipColumns(size);
  const upper = size - lower;
  return Array.from({ length: size }, (_none, n) => {
    const [row, at, many] = n < lower ? [0, n, lower] : [1, n - lower, upper];
    const left = STERN + ((lower - many) * BERTH.width) / 2;
    return {
      x: (left + (at + 0.5) * BERTH.width) / shipWidth(size),
      y: (SHIP_DECK - (row + 0.5) * BERTH.height) / SHIP_HEIGHT,
    };
  });
}

/** The upper part of a ship's sail, over which a cloth with the sign of its good is set. */
export const shipSail = (size: number) => {
  const width = Math.min(shipWidth(size) * 0.62, 132) + 6;
  return { x: (shipWidth(size) / 2 - 4) / shipWidth(size), y: 39 / SHIP_HEIGHT, width: width / shipWidth(size), height: 46 / SHIP_HEIGHT };
};
/** A cloth's proportions. */
export const sailBox = (size: number): readonly [number, number] => [shipSail(size).width * shipWidth(size), 46];

export const HOUSE_PLACES = 4;
/** A barrel in the trading house is this part of its width wide. */
export const HOUSE_BARREL = 0.185;
export const housePlaces = (): readonly Place[] => Array.from({ length: HOUSE_PLACES }, (_none, n) => ({ x: 0.167 + n * 0.222, y: 0.655 }));

/** Place and size (a share of the width) of the number of colonists aboard. */
export const SHIP_SIGN = { x: 0.65, y: 0.27, size: 0.2 };
/** A colonist aboard is this part of the ship's width wide. */
export const SHIP_COLONIST = 0.083;
/** The centres of a number of colonists aboard: rows of ten, closer together when there are many rows. */
export function colonistShipPlaces(count: number): readonly Place[] {
  const rows = Math.ceil(count / 10);
  const step = Math.min(0.12, 0.3 / Math.max(1, rows));
  return Array.from({ length: count }, (_none, n) => {
    const row = Math.floor(n / 10);
    return { x: 0.19 + (n % 10) * 0.068, y: 0.62 - (rows - 1 - row) * step };
  });
}

/** Names of icons (`icon:<name>`); goods, roles and buildings have icons by their ids too. */
export const ICON_NAMES = [
  "doubloon",
  "vp",
  "hidden",
  "barrel",
  "colonist",
  "plantation",
  "quarry",
  "circle",
  "space",
  "ship",
  "house",
  "governor",
  "round",
  "gauge",
  "lock",
  "lost",
  "left",
  "each",
  "plus",
  "players2",
  "players3",
  "players4",
  "players5",
  "chest",
] as const;
export type IconName = (typeof ICON_NAMES)[number];

export const PRICES = ["can", "dear", "owned", "none"] as const;
export const GAUGES = ["colonists", "city", "points"] as const;
export const MOODS = ["calm", "near", "last"] as const;
