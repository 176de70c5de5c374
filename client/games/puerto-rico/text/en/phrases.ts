/** Puerto Rico in English: names, and phrases that sentences are made of. */
import type { Building, Good, Role } from "../../../../../shared/puerto-rico/state.ts";
import { an, called, lower, many } from "../../../../text/en/grammar.ts";
import type { Amount, Args } from "../../../../text/grammar.ts";

// Names of buildings, roles, goods and sources of points.

export const BUILDING_NAMES: Readonly<Record<Building, string>> = {
  smallIndigoPlant: "Small indigo plant",
  smallSugarMill: "Small sugar mill",
  indigoPlant: "Indigo plant",
  sugarMill: "Sugar mill",
  tobaccoStorage: "Tobacco storage",
  coffeeRoaster: "Coffee roaster",
  smallMarket: "Small market",
  hacienda: "Hacienda",
  constructionHut: "Construction hut",
  smallWarehouse: "Small warehouse",
  hospice: "Hospice",
  office: "Office",
  largeMarket: "Large market",
  largeWarehouse: "Large warehouse",
  factory: "Factory",
  university: "University",
  harbor: "Harbor",
  wharf: "Wharf",
  guildHall: "Guild hall",
  residence: "Residence",
  fortress: "Fortress",
  customsHouse: "Customs house",
  cityHall: "City hall",
};

/** Those that take more than an "s". */
const BUILDING_PLURALS: Readonly<Partial<Record<Building, string>>> = {
  factory: "factories",
  university: "universities",
  wharf: "wharves",
  fortress: "fortresses",
};

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  settler: "Settler",
  mayor: "Mayor",
  builder: "Builder",
  craftsman: "Craftsman",
  trader: "Trader",
  captain: "Captain",
  prospector: "Prospector",
  prospector2: "Prospector",
};

export const GOOD_NAMES: Readonly<Record<Good, string>> = {
  corn: "corn",
  indigo: "indigo",
  sugar: "sugar",
  tobacco: "tobacco",
  coffee: "coffee",
};

/** Where points come from, as in `score`. */
export const SOURCE_NAMES = {
  barrels: "Barrels shipped",
  harbor: "Harbor",
  captain: "Captain",
  buildings: "Buildings",
  guildHall: "Guild hall",
  residence: "Residence",
  fortress: "Fortress",
  customsHouse: "Customs house",
  cityHall: "City hall",
} as const;

// Parts of sentences that Puerto Rico needs often.

export const doubloons = (a: Args): string => many(a.doubloons, "doubloon");
export const points = (amount: Amount): string => many(amount, "point");
export const workers = (amount: Amount): string => many(amount, "worker");
export const barrels = (a: Args): string => many(a.barrels, `barrel of ${goodOf(a)}`, `barrels of ${goodOf(a)}`);
export const quarries = (amount: Amount): string => many(amount, "staffed quarry", "staffed quarries");

export const buildingOf = (a: Args): string => lower(called(BUILDING_NAMES, a.building));
/** "3 sugar mills", "1 factory". */
export const buildings = (count: number, building: string): string => {
  const one = buildingOf({ building });
  return many(count, one, (BUILDING_PLURALS as Readonly<Record<string, string>>)[building] ?? `${one}s`);
};
export const roleOf = (a: Args): string => called(ROLE_NAMES, a.role);
export const goodOf = (a: Args): string => called(GOOD_NAMES, a.good);
export const tileOf = (a: Args): string => called(GOOD_NAMES, a.tile);

/** "an indigo plantation", "a quarry". */
export const aTile = (a: Args): string => (a.tile === "quarry" ? "a quarry" : an(`${tileOf(a)} plantation`));

/** A tile, a building or San Juan, with the preposition for a worker there: "on the corn plantation", "in the sugar mill". */
export const inSpot = (a: Args): string => `${`${a.spot}` in BUILDING_NAMES ? "in" : "on"} the ${spotOf(a)}`;

/** A tile, a building or San Juan. */
export function spotOf(a: Args, key = "spot"): string {
  const id = `${a[key]}`;
  if (id in GOOD_NAMES) return `${called(GOOD_NAMES, id)} plantation`;
  if (id in BUILDING_NAMES) return lower(called(BUILDING_NAMES, id));
  return id === "quarry" ? "quarry" : id === "sanJuan" ? "town of San Juan" : id;
}
