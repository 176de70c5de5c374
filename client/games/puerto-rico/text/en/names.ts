/** English names of buildings, roles, goods and sources of points. */
import type { Building, Good, Role } from "../../../../../shared/puerto-rico/state.ts";

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
export const BUILDING_PLURALS: Readonly<Partial<Record<Building, string>>> = {
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
