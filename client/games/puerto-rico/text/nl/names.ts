/** Dutch names of buildings, roles, goods and sources of points. */
import type { Building, Good, Role } from "../../../../../shared/puerto-rico/state.ts";

export const BUILDING_NAMES: Readonly<Record<Building, string>> = {
  smallIndigoPlant: "Kleine indigoververij",
  smallSugarMill: "Kleine suikermolen",
  indigoPlant: "Indigoververij",
  sugarMill: "Suikermolen",
  tobaccoStorage: "Tabaksopslag",
  coffeeRoaster: "Koffiebranderij",
  smallMarket: "Kleine markt",
  hacienda: "Haciënda",
  constructionHut: "Bouwhut",
  smallWarehouse: "Klein pakhuis",
  hospice: "Hospitium",
  office: "Kantoor",
  largeMarket: "Grote markt",
  largeWarehouse: "Groot pakhuis",
  factory: "Manufactuur",
  university: "Universiteit",
  harbor: "Haven",
  wharf: "Werf",
  guildHall: "Gildehuis",
  residence: "Residentie",
  fortress: "Vesting",
  customsHouse: "Tolhuis",
  cityHall: "Stadhuis",
};

/** Behind an article or "je": those that are "het", some inflected. */
export const NEUTERS: Readonly<Partial<Record<Building, string>>> = {
  smallWarehouse: "kleine pakhuis",
  hospice: "hospitium",
  office: "kantoor",
  largeWarehouse: "grote pakhuis",
  guildHall: "gildehuis",
  customsHouse: "tolhuis",
  cityHall: "stadhuis",
};

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  settler: "Land\u00ADbouwer",
  mayor: "Burge\u00ADmeester",
  builder: "Bouw\u00ADmeester",
  craftsman: "Op\u00ADzichter",
  trader: "Hande\u00ADlaar",
  captain: "Kapi\u00ADtein",
  prospector: "Goud\u00ADzoeker",
  prospector2: "Goud\u00ADzoeker",
};

export const GOOD_NAMES: Readonly<Record<Good, string>> = {
  corn: "maïs",
  indigo: "indigo",
  sugar: "suiker",
  tobacco: "tabak",
  coffee: "koffie",
};

export const PLANTATION_NAMES: Readonly<Record<Good, string>> = {
  corn: "maïsplantage",
  indigo: "indigoplantage",
  sugar: "suikerplantage",
  tobacco: "tabaksplantage",
  coffee: "koffieplantage",
};

/** Where points come from, as in `score`. */
export const SOURCE_NAMES = {
  barrels: "Verscheepte vaten",
  harbor: "Haven",
  captain: "Kapitein",
  buildings: "Gebouwen",
  guildHall: "Gildehuis",
  residence: "Residentie",
  fortress: "Vesting",
  customsHouse: "Tolhuis",
  cityHall: "Stadhuis",
} as const;
