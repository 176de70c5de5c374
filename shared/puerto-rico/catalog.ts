/** What is printed: goods, buildings, and the numbers for each player count. */
import { must } from "../core/base/checked.ts";
import { BUILDINGS, type Building, GOODS, type Good, NONE, SPOTS, TILES } from "./state.ts";

const GOOD_ROWS: Readonly<Record<Good, { price: number; barrels: number; plantations: number }>> = {
  corn: { price: 0, barrels: 10, plantations: 10 },
  indigo: { price: 1, barrels: 11, plantations: 12 },
  sugar: { price: 2, barrels: 11, plantations: 11 },
  tobacco: { price: 3, barrels: 9, plantations: 9 },
  coffee: { price: 4, barrels: 9, plantations: 8 },
};

interface BuildingRow {
  readonly cost: number;
  /** On the board: also the printed victory points, and the most quarries that lower the cost. */
  readonly column: 1 | 2 | 3 | 4;
  readonly circles?: number;
  /** What it produces; violet ones produce nothing. */
  readonly good?: Good;
  /** Extra doubloons for a sale. */
  readonly sale?: number;
  /** Kinds of goods it can store. */
  readonly stores?: number;
}

const BUILDING_ROWS: Readonly<Record<Building, BuildingRow>> = {
  smallIndigoPlant: { cost: 1, column: 1, good: "indigo" },
  smallSugarMill: { cost: 2, column: 1, good: "sugar" },
  indigoPlant: { cost: 3, column: 2, good: "indigo", circles: 3 },
  sugarMill: { cost: 4, column: 2, good: "sugar", circles: 3 },
  tobaccoStorage: { cost: 5, column: 3, good: "tobacco", circles: 3 },
  coffeeRoaster: { cost: 6, column: 3, good: "coffee", circles: 2 },
  smallMarket: { cost: 1, column: 1, sale: 1 },
  hacienda: { cost: 2, column: 1 },
  constructionHut: { cost: 2, column: 1 },
  smallWarehouse: { cost: 3, column: 1, stores: 1 },
  hospice: { cost: 4, column: 2 },
  office: { cost: 5, column: 2 },
  largeMarket: { cost: 5, column: 2, sale: 2 },
  largeWarehouse: { cost: 6, column: 2, stores: 2 },
  factory: { cost: 7, column: 3 },
  university: { cost: 8, column: 3 },
  harbor: { cost: 8, column: 3 },
  wharf: { cost: 9, column: 3 },
  guildHall: { cost: 10, column: 4 },
  residence: { cost: 10, column: 4 },
  fortress: { cost: 10, column: 4 },
  customsHouse: { cost: 10, column: 4 },
  cityHall: { cost: 10, column: 4 },
};

const goodOf = (good: Good | undefined): number => (good === undefined ? NONE : GOODS.indexOf(good));

/** By good. */
export const PRINTED_GOODS = GOODS.map((id) => ({ id, ...GOOD_ROWS[id] }));

// Every record has the same fields in the same order: V8 then reads them fast in the bots' playouts.
/** By building. */
export const PRINTED = BUILDINGS.map((id) => {
  const row = BUILDING_ROWS[id];
  return {
    id,
    cost: row.cost,
    column: row.column,
    points: row.column,
    /** City spaces it fills. */
    spaces: row.column === 4 ? 2 : 1,
    large: row.column === 4,
    circles: row.circles ?? 1,
    good: goodOf(row.good),
    violet: row.good === undefined,
    sale: row.sale ?? 0,
    stores: row.stores ?? 0,
  };
});

type Printed = (typeof PRINTED)[number];
/** The building's row: its number comes from a city, the market or a move. */
export const printed = (building: number): Printed => must(PRINTED[building], "building");
/** The large buildings come last. */
const FIRST_LARGE = PRINTED.findIndex(({ large }) => large);
// Single columns, by building: playouts read them more often than anything else.
export const CIRCLES: readonly number[] = PRINTED.map(({ circles }) => circles);
/** The circles of a building. */
export const circlesIn = (building: number): number => must(CIRCLES[building], "building");
/** City spaces a building fills. */
export const spacesOf = (building: number): number => (building < FIRST_LARGE ? 1 : 2);
/** The good a building makes, or NONE. */
export const MADE_IN: readonly number[] = PRINTED.map(({ good }) => good);
export const goodPrice = (good: number): number => must(PRINTED_GOODS[good], "good").price;

export const buildingOf = (id: Building): number => BUILDINGS.indexOf(id);
export const spotOf = (id: (typeof SPOTS)[number]): number => SPOTS.indexOf(id);

export const QUARRY = TILES.indexOf("quarry");
export const CORN = GOODS.indexOf("corn");
const INDIGO = GOODS.indexOf("indigo");

export const NUMBERS = {
  islandSpaces: 12,
  citySpaces: 12,
  houseSpaces: 4,
  /** Barrels every player may keep without a warehouse. */
  freeBarrels: 1,
  prospecting: 1,
  onCardNotChosen: 1,
  builderDiscount: 1,
  traderBonus: 1,
  captainBonus: 1,
  harborBonus: 1,
  /** Doubloons of the factory, by kinds produced. */
  factory: [0, 0, 1, 2, 3, 5],
  /** Points of the residence, by island spaces filled. */
  residence: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 6, 7],
  fortressColonists: 3,
  customsPoints: 4,
  guildSmall: 1,
  guildLarge: 2,
  /** Option `cornSeat`: doubloons less for a seat that starts with corn. */
  cornSeatLess: 1,
} as const;

interface SetupRow {
  readonly money: number;
  /** The first tile, from the governor on. */
  readonly tiles: readonly number[];
  readonly points: number;
  readonly colonists: number;
  readonly ships: readonly number[];
  /** Role cards, prospectors among them. */
  readonly cards: number;
  /** Role cards taken in a round. */
  readonly choices: number;
  readonly faceUp: number;
  readonly quarries: number;
  /** Tiles of each kind and barrels of each good that stay in the box. */
  readonly tilesLess: number;
  readonly goodsLess: number;
  /** Copies of each building: production, small violet, large violet. */
  readonly stock: { readonly production?: number; readonly violet: number; readonly large: number };
}

const WHOLE_BOX = { quarries: 8, tilesLess: 0, goodsLess: 0, stock: { violet: 2, large: 1 } };

/** By number of players. */
export const SETUPS = {
  2: {
    money: 3,
    tiles: [INDIGO, CORN],
    points: 65,
    colonists: 40,
    ships: [4, 6],
    cards: 7,
    choices: 6,
    faceUp: 3,
    quarries: 5,
    tilesLess: 3,
    goodsLess: 2,
    stock: { production: 2, violet: 1, large: 1 },
  },
  3: {
    ...WHOLE_BOX,
    money: 2,
    tiles: [INDIGO, INDIGO, CORN],
    points: 75,
    colonists: 55,
    ships: [4, 5, 6],
    cards: 6,
    choices: 3,
    faceUp: 4,
  },
  4: {
    ...WHOLE_BOX,
    money: 3,
    tiles: [INDIGO, INDIGO, CORN, CORN],
    points: 100,
    colonists: 75,
    ships: [5, 6, 7],
    cards: 7,
    choices: 4,
    faceUp: 5,
  },
  5: {
    ...WHOLE_BOX,
    money: 4,
    tiles: [INDIGO, INDIGO, INDIGO, CORN, CORN],
    points: 122,
    colonists: 95,
    ships: [6, 7, 8],
    cards: 8,
    choices: 5,
    faceUp: 6,
  },
} satisfies Readonly<Record<number, SetupRow>>;

export function setupOf(seats: number): SetupRow {
  const rows: Readonly<Record<number, SetupRow>> = SETUPS;
  const row = rows[seats];
  if (row === undefined) throw new Error(`no set-up for ${seats} players`);
  return row;
}

/** Role cards that a seat takes in a round. */
export const cardsPerSeat = (seats: number): number => setupOf(seats).choices / seats;

/** Production buildings in the whole box: there are more of the cheap ones. */
const productionStock = (column: number): number => (column === 1 ? 4 : 3);

/** Copies of a building at the start of a match. */
export function stockOf(building: number, seats: number): number {
  const { stock } = setupOf(seats);
  const { violet, large, column } = printed(building);
  if (violet) return large ? stock.large : stock.violet;
  return stock.production ?? productionStock(column);
}
