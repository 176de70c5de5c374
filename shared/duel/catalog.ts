/** What is printed on cards, wonders, tokens and board, as rows of a small vocabulary, completed into uniform records. */
import { CARD_ROWS } from "./printed/cards.ts";
import { packed } from "./printed/units.ts";
import { type Amounts, type CardRow, RESOURCES, type ScienceSymbol, SYMBOLS, type TokenRow, type WonderRow } from "./printed/vocabulary.ts";

const WONDER_ROWS = [
  { id: "the_appian_way", need: { stone: 2, clay: 2, papyrus: 1 }, points: 3, again: true, income: 3, robs: 3 },
  { id: "circus_maximus", need: { wood: 1, stone: 2, glass: 1 }, points: 3, shields: 1, then: "circus" },
  { id: "the_colossus", need: { clay: 3, glass: 1 }, points: 3, shields: 2 },
  { id: "the_great_library", need: { wood: 3, glass: 1, papyrus: 1 }, points: 4, then: "library" },
  { id: "the_great_lighthouse", need: { wood: 1, stone: 1, papyrus: 2 }, points: 4, makesOne: "raw" },
  { id: "the_hanging_gardens", need: { wood: 2, glass: 1, papyrus: 1 }, points: 3, again: true, income: 6 },
  { id: "the_mausoleum", need: { clay: 2, glass: 2, papyrus: 1 }, points: 2, then: "mausoleum" },
  { id: "piraeus", need: { wood: 2, stone: 1, clay: 1 }, points: 2, again: true, makesOne: "grey" },
  { id: "the_pyramids", need: { stone: 3, papyrus: 1 }, points: 9 },
  { id: "the_sphinx", need: { stone: 1, clay: 1, glass: 2 }, points: 6, again: true },
  { id: "the_statue_of_zeus", need: { wood: 1, stone: 1, clay: 1, papyrus: 2 }, points: 3, shields: 1, then: "zeus" },
  { id: "the_temple_of_artemis", need: { wood: 1, stone: 1, glass: 1, papyrus: 1 }, again: true, income: 12 },
] as const satisfies readonly WonderRow[];

const TOKEN_ROWS = [
  { id: "agriculture", income: 6, points: 4 },
  { id: "architecture", waives: "wonders" },
  { id: "economy" },
  { id: "law", science: "law" },
  { id: "masonry", waives: "blue" },
  { id: "mathematics", pointsPerToken: 3 },
  { id: "philosophy", points: 7 },
  { id: "strategy" },
  { id: "theology" },
  { id: "urbanism", income: 6 },
] as const satisfies readonly TokenRow[];

export type CardId = (typeof CARD_ROWS)[number]["id"];
export type WonderId = (typeof WONDER_ROWS)[number]["id"];
export type TokenId = (typeof TOKEN_ROWS)[number]["id"];

const amounts = (some: Amounts = {}): readonly number[] => RESOURCES.map((resource) => some[resource] ?? 0);
const indexIn = (rows: readonly { id: string }[], id: string | undefined): number => rows.findIndex((row) => row.id === id);
const choice = (makesOne: "raw" | "grey" | undefined): "raw" | "grey" | "" => makesOne ?? "";
const waiver = (waives: "wonders" | "blue" | undefined): "wonders" | "blue" | "" => waives ?? "";
const symbolBit = (science: ScienceSymbol | undefined): number => (science === undefined ? 0 : 1 << SYMBOLS.indexOf(science));

// Every record of a list has the same fields in the same order: the engine reads them millions of times a second.
export const CARDS = CARD_ROWS.map((row: CardRow) => ({
  id: row.id,
  age: row.age,
  colour: row.colour,
  coins: row.coins ?? 0,
  need: amounts(row.need),
  needUnits: packed(amounts(row.need)),
  freeWith: indexIn(CARD_ROWS, row.freeWith),
  /** The later card this one makes free. */
  frees: CARD_ROWS.findIndex((other: CardRow) => other.freeWith === row.id),
  /** The resource it makes (the first, if none) and how many units a turn. */
  product: Math.max(
    0,
    RESOURCES.findIndex((resource) => row.makes?.[resource] !== undefined),
  ),
  units: Object.values(row.makes ?? {})[0] ?? 0,
  /** It has one of the two kinds of trade effects below. */
  trades: row.makesOne !== undefined || row.flat !== undefined,
  makesOne: choice(row.makesOne),
  flat: (row.flat ?? []).map((resource) => RESOURCES.indexOf(resource)),
  shields: row.shields ?? 0,
  points: row.points ?? 0,
  science: symbolBit(row.science),
  income: row.income ?? 0,
  incomePer: row.incomePer,
  guild: row.guild,
}));
export type Card = (typeof CARDS)[number];

export const WONDERS = WONDER_ROWS.map((row: WonderRow) => ({
  id: row.id,
  coins: 0,
  need: amounts(row.need),
  needUnits: packed(amounts(row.need)),
  points: row.points ?? 0,
  shields: row.shields ?? 0,
  again: row.again ?? false,
  income: row.income ?? 0,
  robs: row.robs ?? 0,
  makesOne: choice(row.makesOne),
  then: row.then,
}));

export const TOKENS = TOKEN_ROWS.map((row: TokenRow) => ({
  id: row.id,
  income: row.income ?? 0,
  points: row.points ?? 0,
  pointsPerToken: row.pointsPerToken ?? 0,
  science: symbolBit(row.science),
  waives: waiver(row.waives),
}));

export const cardOf = (id: CardId): number => indexIn(CARD_ROWS, id);
export const wonderOf = (id: WonderId): number => indexIn(WONDER_ROWS, id);
export const tokenOf = (id: TokenId): number => indexIn(TOKEN_ROWS, id);

const FIRST_GAME: readonly (readonly WonderId[])[] = [
  ["the_pyramids", "the_great_lighthouse", "the_temple_of_artemis", "the_statue_of_zeus"],
  ["circus_maximus", "piraeus", "the_appian_way", "the_colossus"],
];
/** The wonders of the first game: the starter's, the other's. */
export const FIRST_GAME_WONDERS = FIRST_GAME.map((ids) => ids.map(wonderOf));

export const NUMBERS = {
  coinsAtStart: 7,
  tokensOnBoard: 5,
  tokensDrawn: 3,
  cardsRemoved: 3,
  guilds: 3,
  wondersOnOffer: 4,
  wondersBuilt: 7,
  tradeBase: 2,
  tradeFlat: 1,
  discard: 2,
  urbanism: 4,
  waived: 2,
  strategy: 1,
  symbolsToWin: 6,
  coinsPerPoint: 3,
} as const;

export const CAPITAL = 9;
/** The loot tokens: where the pawn finds them, and what the loser of ground pays. */
export const LOOT = [
  { at: -6, coins: 5 },
  { at: -3, coins: 2 },
  { at: 3, coins: 2 },
  { at: 6, coins: 5 },
] as const;
/**
 * Points for the pawn's distance from the middle. A taken capital ends the match without counting points; it has those of the zone before
 * it, so that the winner's count does not fall.
 */
export const MILITARY_POINTS = [0, 2, 2, 5, 5, 5, 10, 10, 10, 10] as const;
