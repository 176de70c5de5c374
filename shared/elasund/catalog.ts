/** What is printed on board and pieces. Rows and columns are numbered from 0 here, as in fields. */
import { at, must } from "../core/base/checked.ts";
import { KINDS, type Kind, OWN_KINDS } from "./state.ts";

export interface Building {
  readonly id: Kind;
  /** Columns and rows it covers; it is never turned. */
  readonly width: number;
  readonly height: number;
  /** Permits its site must hold; a start building is never built. */
  readonly permits: number;
  readonly gold: number;
  readonly income: "gold" | "influence" | "none";
  /** The row of each flag, from the building's north edge. */
  readonly flags: readonly number[];
  /** Tiles of it in the box, in each colour if it is a coloured one, and the number of the first one. */
  readonly count: number;
  readonly first: number;
}

const SEATS = 4;
const NEUTRAL = SEATS * OWN_KINDS;
export const TILES = 37;

const building = (
  id: Kind,
  [width, height]: Shape,
  permits: number,
  gold: number,
  income: Building["income"],
  flags: number[],
  count = 1,
) => {
  return { id, width, height, permits, gold, income, flags, count };
};
type Shape = readonly [width: number, height: number];

const ROWS_OF_BUILDINGS = [
  building("hut", [1, 1], 0, 0, "influence", []),
  building("huts", [1, 2], 0, 0, "gold", []),
  building("trader", [2, 1], 1, 1, "influence", []),
  building("craftsman", [1, 2], 1, 2, "gold", []),
  building("well", [1, 1], 1, 5, "none", [0], 4),
  building("market", [2, 1], 1, 5, "none", [0], 4),
  building("merchant", [2, 2], 2, 3, "gold", [0], 5),
  building("inn", [2, 2], 2, 3, "influence", [0], 5),
  building("large", [2, 3], 3, 5, "none", [0, 1], 3),
];

/** By kind. */
export const BUILDINGS: readonly Building[] = ROWS_OF_BUILDINGS.map((row, kind) => {
  const before = ROWS_OF_BUILDINGS.slice(OWN_KINDS, kind).reduce((sum, { count }) => sum + count, 0);
  return { ...row, first: kind < OWN_KINDS ? kind : NEUTRAL + before };
});

export const kindOf = (id: Kind): number => KINDS.indexOf(id);
/** Fields it covers, by kind. */
export const sizeOf = (kind: number): number => must(SIZES[kind], "kind");
const SIZES: readonly number[] = BUILDINGS.map(({ width, height }) => width * height);

/** By tile: its kind. */
export const KIND_OF: readonly number[] = Array.from({ length: TILES }, (_none, tile) =>
  tile < NEUTRAL ? tile % OWN_KINDS : BUILDINGS.findLastIndex(({ first }, kind) => kind >= OWN_KINDS && first <= tile),
);
const BUILDING_OF: readonly Building[] = KIND_OF.map((kind) => at(BUILDINGS, kind));
/** What a tile is. */
export const buildingOf = (tile: number): Building => must(BUILDING_OF[tile], "tile");
/** By tile: fields it covers. */
export const SIZE_OF: readonly number[] = KIND_OF.map(sizeOf);
/** By tile: the seat in whose colour it is, or -1. */
export const COLOUR_OF: readonly number[] = Array.from({ length: TILES }, (_none, tile) =>
  tile < NEUTRAL ? Math.floor(tile / OWN_KINDS) : -1,
);

/** The dice number of each row, from the north; the 7 has none. */
export const DICE_ROWS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12] as const;
export const ROWS = DICE_ROWS.length;
export const PIRATES = 7;
/** Rolls of two dice that are equally likely, and how many of them give this number. */
export const ROLLS = 36;
export const waysToRoll = (dice: number): number => 6 - Math.abs(7 - dice);

/** By number of seats: the columns within the walls. */
export const COLUMNS: Readonly<Record<number, number>> = { 2: 5, 3: 7, 4: 9 };

/** Column and row of the north-western field, by colour. */
export const START_SITES: readonly Readonly<Record<"hut" | "huts", readonly [number, number]>>[] = [
  { hut: [2, 2], huts: [1, 5] },
  { hut: [3, 2], huts: [4, 5] },
  { hut: [2, 7], huts: [1, 3] },
  { hut: [3, 7], huts: [4, 3] },
];

export const PIT = { column: 2, row: 5 } as const;
export const CHURCH = { tiles: 9, side: 3, gold: 7 } as const;

/** Trade points of the harbour, and of the fields beside the gates. */
export const HARBOUR = { column: 0, points: 1 } as const;
export const GATE_TRADE = { columns: [5, 7], rows: [0, ROWS - 1], points: 2 } as const;
/** Points at which the trade track gives a cube. */
export const TRADE_CUBES = [3, 5, 7, 9, 11] as const;

export interface WallPiece {
  readonly influence: number;
  /** A tower has a flag. */
  readonly tower: boolean;
}
const influence = (cards: number): WallPiece => ({ influence: cards, tower: false });
const TOWER: WallPiece = { influence: 0, tower: true };
/** In the order in which each seat lays them. */
export const WALL_PIECES: readonly WallPiece[] = [
  influence(1),
  influence(1),
  TOWER,
  influence(1),
  influence(2),
  TOWER,
  influence(2),
  influence(2),
  TOWER,
];
export const WALL_GOLD = { north: 2, south: 2, east: 4 } as const;

export const NUMBERS = {
  goldCards: 51,
  influencePerColour: 13,
  goldAtStart: 3,
  influenceAtStart: 1,
  builds: 2, // a turn
  goldTaken: 2, // instead of a permit, and as a bonus
  equalCost: 3, // influence of one colour, to build over equal size
  equalMost: 2, // equal buildings one build may remove
  pairCost: 2, // influence of one colour: any row, moving a permit, raising it
  differentCost: 1, // of each colour: one more permit, gold
  idleRoundsOnFullBoard: 3, // rounds without a build on a full board: the match has stalled (our ruling)
  idleRounds: 20, // rounds without a build: the match has stalled (our ruling)
} as const;
