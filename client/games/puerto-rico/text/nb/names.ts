/** Norwegian names of buildings, roles, goods and sources of points. */
import type { Building, Good, Role } from "../../../../../shared/puerto-rico/state.ts";

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

export const BUILDING_PLURALS: Readonly<Record<Building, string>> = {
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
export const IN_BUILDING: Readonly<Record<Building, string>> = {
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
export const THE_ROLES: Readonly<Record<Role, string>> = {
  settler: "nybyggeren",
  mayor: "borgermesteren",
  builder: "byggherren",
  craftsman: "oppmannen",
  trader: "handelsmannen",
  captain: "kapteinen",
  prospector: "gullgraveren",
  prospector2: "gullgraveren",
};

export const PHASE_NAMES: Readonly<Record<Role, string>> = {
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
