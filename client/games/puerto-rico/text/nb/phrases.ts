/** Puerto Rico in Norwegian (bokmål): names, and phrases that sentences are made of. */
import type { Building, Good, Role } from "../../../../../shared/puerto-rico/state.ts";
import type { Amount, Args } from "../../../../text/grammar.ts";
import { called, lower, many } from "../../../../text/nb/grammar.ts";

// Names of buildings, roles, goods and sources of points.

export const BUILDING_NAMES: Readonly<Record<Building, string>> = {
  smallIndigoPlant: "Liten indigofabrikk",
  smallSugarMill: "Liten sukkermølle",
  indigoPlant: "Indigofabrikk",
  sugarMill: "Sukkermølle",
  tobaccoStorage: "Tobakkslager",
  coffeeRoaster: "Kafferøsteri",
  smallMarket: "Lite marked",
  hacienda: "Gods",
  constructionHut: "Anleggsbrakke",
  smallWarehouse: "Lite lager",
  hospice: "Hospits",
  office: "Kontor",
  largeMarket: "Stort marked",
  largeWarehouse: "Stort lager",
  factory: "Fabrikk",
  university: "Universitet",
  harbor: "Havn",
  wharf: "Verft",
  guildHall: "Laugshus",
  residence: "Bopel",
  fortress: "Festning",
  customsHouse: "Tollbod",
  cityHall: "Rådhus",
};

const BUILDING_PLURALS: Readonly<Record<Building, string>> = {
  smallIndigoPlant: "små indigofabrikker",
  smallSugarMill: "små sukkermøller",
  indigoPlant: "indigofabrikker",
  sugarMill: "sukkermøller",
  tobaccoStorage: "tobakkslagre",
  coffeeRoaster: "kafferøsterier",
  smallMarket: "små markeder",
  hacienda: "gods",
  constructionHut: "anleggsbrakker",
  smallWarehouse: "små lagre",
  hospice: "hospitser",
  office: "kontorer",
  largeMarket: "store markeder",
  largeWarehouse: "store lagre",
  factory: "fabrikker",
  university: "universiteter",
  harbor: "havner",
  wharf: "verft",
  guildHall: "laugshus",
  residence: "bopeler",
  fortress: "festninger",
  customsHouse: "tollboder",
  cityHall: "rådhus",
};

/** With the preposition for a worker there. */
const IN_BUILDING: Readonly<Record<Building, string>> = {
  smallIndigoPlant: "i den lille indigofabrikken",
  smallSugarMill: "i den lille sukkermøllen",
  indigoPlant: "i indigofabrikken",
  sugarMill: "i sukkermøllen",
  tobaccoStorage: "på tobakkslageret",
  coffeeRoaster: "i kafferøsteriet",
  smallMarket: "på det lille markedet",
  hacienda: "på godset",
  constructionHut: "i anleggsbrakken",
  smallWarehouse: "på det lille lageret",
  hospice: "på hospitset",
  office: "på kontoret",
  largeMarket: "på det store markedet",
  largeWarehouse: "på det store lageret",
  factory: "i fabrikken",
  university: "på universitetet",
  harbor: "i havnen",
  wharf: "på verftet",
  guildHall: "i laugshuset",
  residence: "i bopelen",
  fortress: "i festningen",
  customsHouse: "på tollboden",
  cityHall: "på rådhuset",
};

/** Parted where they have no room on a small card. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  settler: "Ny\u00ADbygger",
  mayor: "Borger\u00ADmester",
  builder: "Bygg\u00ADherre",
  craftsman: "Oppmann",
  trader: "Handels\u00ADmann",
  captain: "Kaptein",
  prospector: "Gull\u00ADgraver",
  prospector2: "Gull\u00ADgraver",
};

/** "the settler". */
const THE_ROLES: Readonly<Record<Role, string>> = {
  settler: "nybyggeren",
  mayor: "borgermesteren",
  builder: "byggherren",
  craftsman: "oppmannen",
  trader: "handelsmannen",
  captain: "kapteinen",
  prospector: "gullgraveren",
  prospector2: "gullgraveren",
};

const PHASE_NAMES: Readonly<Record<Role, string>> = {
  settler: "nybyggerfasen",
  mayor: "borgermesterfasen",
  builder: "byggefasen",
  craftsman: "oppmannsfasen",
  trader: "handelsfasen",
  captain: "kapteinsfasen",
  prospector: "gullgraverfasen",
  prospector2: "gullgraverfasen",
};

export const GOOD_NAMES: Readonly<Record<Good, string>> = {
  corn: "mais",
  indigo: "indigo",
  sugar: "sukker",
  tobacco: "tobakk",
  coffee: "kaffe",
};

/** Where points come from, as in `score`. */
export const SOURCE_NAMES = {
  barrels: "Lastede tønner",
  harbor: "Havn",
  captain: "Kaptein",
  buildings: "Bygninger",
  guildHall: "Laugshus",
  residence: "Bopel",
  fortress: "Festning",
  customsHouse: "Tollbod",
  cityHall: "Rådhus",
} as const;

// Parts of sentences that Puerto Rico needs often.

export const dublons = (amount: Amount): string => many(amount, "dublon", "dubloner");
export const extraDublons = (amount: Amount): string => many(amount, "ekstra dublon", "ekstra dubloner");
export const doubloons = (a: Args): string => dublons(a.doubloons);
export const points = (amount: Amount): string => many(amount, "poeng");
export const extraPoints = (amount: Amount): string => many(amount, "ekstra poeng");
export const workers = (amount: Amount): string => many(amount, "arbeider", "arbeidere");
export const someBarrels = (amount: Amount): string => many(amount, "tønne", "tønner");
/** "2 tønner mais". */
export const barrels = (a: Args): string => `${someBarrels(a.barrels)} ${goodOf(a)}`;
export const quarries = (amount: Amount): string => many(amount, "bemannet steinbrudd", "bemannede steinbrudd");
export const plantations = (amount: Amount): string => many(amount, "plantasje", "plantasjer");
/** Of goods. */
export const kinds = (amount: Amount): string => many(amount, "vareslag");
export const circles = (amount: Amount): string => many(amount, "tom sirkel", "tomme sirkler");

const buildingOf = (a: Args): string => lower(called(BUILDING_NAMES, a.building));
/** "3 små sukkermøller", "1 liten sukkermølle". */
export const buildings = (count: number, building: string): string =>
  many(count, buildingOf({ building }), called(BUILDING_PLURALS, building));
/** "en liten sukkermølle", "et kontor". */
export const aBuilding = (a: Args): string => `${inBuilding(a).endsWith("et") ? "et" : "en"} ${buildingOf(a)}`;
const inBuilding = (a: Args): string => called(IN_BUILDING, a.building);
/** "den lille sukkermøllen", "kontoret". */
export const theBuilding = (a: Args): string => withoutPreposition(inBuilding(a));
/** "nybyggeren". */
export const roleOf = (a: Args): string => called(THE_ROLES, a.role);
export const phaseOf = (a: Args): string => called(PHASE_NAMES, a.role);
export const goodOf = (a: Args): string => called(GOOD_NAMES, a.good);
/** "all mais", "alt sukker". */
export const allOf = (a: Args): string => `${a.good === "sugar" ? "alt" : "all"} ${goodOf(a)}`;
export const tileOf = (a: Args): string => called(GOOD_NAMES, a.tile);

/** "indigoplantasje". */
export const plantationOf = (a: Args): string => `${tileOf(a)}${a.tile === "tobacco" ? "s" : ""}plantasje`;
/** "en indigoplantasje", "et steinbrudd". */
export const aTile = (a: Args): string => (a.tile === "quarry" ? "et steinbrudd" : `en ${plantationOf(a)}`);
/** "indigoplantasjen", "steinbruddet". */
export const theTile = (a: Args): string => (a.tile === "quarry" ? "steinbruddet" : `${plantationOf(a)}n`);

/** A tile, a building or San Juan, with the preposition for a worker there: "på maisplantasjen", "i sukkermøllen". */
export function inSpot(a: Args, key = "spot"): string {
  const id = `${a[key]}`;
  if (id in IN_BUILDING) return called(IN_BUILDING, id);
  return id === "sanJuan" ? "i San Juan" : `${id === "quarry" ? "i" : "på"} ${theTile({ tile: id })}`;
}

/** A tile, a building or San Juan. */
export const spotOf = (a: Args, key = "spot"): string => withoutPreposition(inSpot(a, key));

const withoutPreposition = (phrase: string): string => phrase.replace(/^(i|på) /, "");
