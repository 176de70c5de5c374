/**
 * Puerto Rico in Dutch: names, and phrases that sentences are made of. Colonists are called "arbeiders"; some hover texts add the
 * original word.
 */
import type { Building, Good, Role } from "../../../../../shared/puerto-rico/state.ts";
import { type Amount, type Args, isYou } from "../../../../text/grammar.ts";
import { called, lower, many, named } from "../../../../text/nl/grammar.ts";

// Names of buildings, roles, goods and sources of points.

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
const NEUTERS: Readonly<Partial<Record<Building, string>>> = {
  smallWarehouse: "kleine pakhuis",
  hospice: "hospitium",
  office: "kantoor",
  largeWarehouse: "grote pakhuis",
  guildHall: "gildehuis",
  customsHouse: "tolhuis",
  cityHall: "stadhuis",
};

/** Parted where they have no room on a small card. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  settler: "Land\u00ADbouwer",
  mayor: "Burge\u00ADmeester",
  builder: "Bouw\u00ADmeester",
  craftsman: "Op\u00ADzichter",
  trader: "Hande\u00ADlaar",
  captain: "Kapitein",
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

const PLANTATION_NAMES: Readonly<Record<Good, string>> = {
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

// Parts of sentences that Puerto Rico needs often.

export const coins = (amount: Amount): string => many(amount, "dubloen", "dubloenen");
export const doubloons = (a: Args): string => coins(a.doubloons);
export const extraCoins = (amount: Amount): string => many(amount, "extra dubloen", "extra dubloenen");
export const points = (amount: Amount): string => many(amount, "punt", "punten");
export const extraPoints = (amount: Amount): string => many(amount, "extra punt", "extra punten");
export const workers = (amount: Amount): string => many(amount, "arbeider", "arbeiders");
export const casks = (amount: Amount): string => many(amount, "vat", "vaten");
export const barrels = (a: Args): string => `${casks(a.barrels)} ${goodOf(a)}`;
export const spaces = (amount: Amount): string => many(amount, "plek", "plekken");
export const fields = (amount: Amount): string => many(amount, "veld", "velden");
export const kinds = (amount: Amount): string => many(amount, "soort", "soorten");
export const circles = (amount: Amount): string => many(amount, "lege cirkel", "lege cirkels");
export const quarries = (amount: Amount): string => many(amount, "bemande steengroeve", "bemande steengroeven");
export const quarriesLeft = (amount: Amount): string => many(amount, "steengroeve", "steengroeven");

export const buildingOf = (a: Args): string => lower(called(BUILDING_NAMES, a.building));
export const roleOf = (a: Args): string => called(ROLE_NAMES, a.role);
export const goodOf = (a: Args): string => called(GOOD_NAMES, a.good);
export const tileOf = (a: Args): string => called(GOOD_NAMES, a.tile);

/** "de haven", "het kleine pakhuis". */
const theBuilding = (id: Amount): string => {
  const neuter = called(NEUTERS as Readonly<Record<string, string>>, id);
  return neuter === `${id}` ? `de ${lower(called(BUILDING_NAMES, id))}` : `het ${neuter}`;
};
export const theBuildingOf = (a: Args): string => theBuilding(a.building);

const tile = (id: Amount): string => (id === "quarry" ? "steengroeve" : called(PLANTATION_NAMES, id));
/** "een indigoplantage", "een steengroeve". */
export const aTile = (a: Args): string => `een ${tile(a.tile)}`;
/** "indigoplantage", "steengroeve". */
export const tileName = (a: Args): string => tile(a.tile);

const isPlantation = (id: Amount): boolean => `${id}` in GOOD_NAMES;
/** A tile, a building or San Juan, with the preposition for a worker there: "op de maïsplantage", "in de suikermolen". */
export const inSpot = (a: Args): string => `${isPlantation(a.spot) ? "op" : "in"} ${spotOf(a)}`;

/** A tile, a building or San Juan, with its article. */
export function spotOf(a: Args, key = "spot"): string {
  const id = `${a[key]}`;
  if (id in BUILDING_NAMES) return theBuilding(id);
  return id === "sanJuan" ? "San Juan" : `de ${tile(id)}`;
}

/** On its own, or with stress: "Jij", "Ada". */
export const self = (a: Args): string => (isYou(a) ? "Jij" : named(a));
/** "Je stad", "De stad van Ada". */
export const owned = (a: Args, article: string, noun: string): string => (isYou(a) ? `Je ${noun}` : `${article} ${noun} van ${named(a)}`);
/** "van de maïsplantage", "uit de suikermolen". */
export const fromSpot = (a: Args, key = "spot"): string => `${isPlantation(a[key]) ? "van" : "uit"} ${spotOf(a, key)}`;
/** "landbouwersfase". */
export const phaseOf = (a: Args): string => `${lower(roleOf(a))}sfase`;
