/**
 * Puerto Rico in Icelandic: names, and phrases that sentences are made of. The rule book's nýlendubúar are called verkamenn here;
 * some hover texts add the original word.
 */
import type { Building, Good, Role } from "../../../../../shared/puerto-rico/state.ts";
import type { Amount, Args } from "../../../../text/grammar.ts";
import { called, lower, many } from "../../../../text/is/grammar.ts";

// Names of buildings, roles, goods and sources of points, and their cases.

export const BUILDING_NAMES: Readonly<Record<Building, string>> = {
  smallIndigoPlant: "Lítil indígóvinnsla",
  smallSugarMill: "Lítil sykurvinnsla",
  indigoPlant: "Indígóvinnsla",
  sugarMill: "Sykurvinnsla",
  tobaccoStorage: "Tóbaksgeymsla",
  coffeeRoaster: "Kaffibrennsla",
  smallMarket: "Lítill markaður",
  hacienda: "Búgarður",
  constructionHut: "Smiðja",
  smallWarehouse: "Lítið vöruhús",
  hospice: "Gistihús",
  office: "Skrifstofa",
  largeMarket: "Stór markaður",
  largeWarehouse: "Stórt vöruhús",
  factory: "Verksmiðja",
  university: "Háskóli",
  harbor: "Höfn",
  wharf: "Bryggja",
  guildHall: "Gildissalur",
  residence: "Heimili",
  fortress: "Virki",
  customsHouse: "Tollhús",
  cityHall: "Ráðhús",
};

/** "reisa litla sykurvinnslu", "í litlu sykurvinnsluna", "úr litlu sykurvinnslunni". */
const BUILDING_CASES: Readonly<Record<Building, readonly [accusative: string, into: string, outOf: string]>> = {
  smallIndigoPlant: ["litla indígóvinnslu", "í litlu indígóvinnsluna", "úr litlu indígóvinnslunni"],
  smallSugarMill: ["litla sykurvinnslu", "í litlu sykurvinnsluna", "úr litlu sykurvinnslunni"],
  indigoPlant: ["indígóvinnslu", "í indígóvinnsluna", "úr indígóvinnslunni"],
  sugarMill: ["sykurvinnslu", "í sykurvinnsluna", "úr sykurvinnslunni"],
  tobaccoStorage: ["tóbaksgeymslu", "í tóbaksgeymsluna", "úr tóbaksgeymslunni"],
  coffeeRoaster: ["kaffibrennslu", "í kaffibrennsluna", "úr kaffibrennslunni"],
  smallMarket: ["lítinn markað", "á litla markaðinn", "af litla markaðnum"],
  hacienda: ["búgarð", "á búgarðinn", "af búgarðinum"],
  constructionHut: ["smiðju", "í smiðjuna", "úr smiðjunni"],
  smallWarehouse: ["lítið vöruhús", "í litla vöruhúsið", "úr litla vöruhúsinu"],
  hospice: ["gistihús", "á gistihúsið", "af gistihúsinu"],
  office: ["skrifstofu", "á skrifstofuna", "af skrifstofunni"],
  largeMarket: ["stóran markað", "á stóra markaðinn", "af stóra markaðnum"],
  largeWarehouse: ["stórt vöruhús", "í stóra vöruhúsið", "úr stóra vöruhúsinu"],
  factory: ["verksmiðju", "í verksmiðjuna", "úr verksmiðjunni"],
  university: ["háskóla", "í háskólann", "úr háskólanum"],
  harbor: ["höfn", "á höfnina", "af höfninni"],
  wharf: ["bryggju", "á bryggjuna", "af bryggjunni"],
  guildHall: ["gildissal", "í gildissalinn", "úr gildissalnum"],
  residence: ["heimili", "á heimilið", "af heimilinu"],
  fortress: ["virki", "í virkið", "úr virkinu"],
  customsHouse: ["tollhús", "í tollhúsið", "úr tollhúsinu"],
  cityHall: ["ráðhús", "í ráðhúsið", "úr ráðhúsinu"],
};

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  settler: "Land\u00ADnemi",
  mayor: "Borgar\u00ADstjóri",
  builder: "Bygginga\u00ADmeistari",
  craftsman: "Handverks\u00ADmaður",
  trader: "Kaup\u00ADmaður",
  captain: "Skip\u00ADstjóri",
  prospector: "Gull\u00ADgrafari",
  prospector2: "Gull\u00ADgrafari",
};

/** "velja landnemann", "landnemalotan". */
const ROLE_CASES: Readonly<Record<Role, readonly [accusative: string, stem: string]>> = {
  settler: ["landnemann", "landnema"],
  mayor: ["borgarstjórann", "borgarstjóra"],
  builder: ["byggingameistarann", "byggingameistara"],
  craftsman: ["handverksmanninn", "handverksmanns"],
  trader: ["kaupmanninn", "kaupmanns"],
  captain: ["skipstjórann", "skipstjóra"],
  prospector: ["gullgrafarann", "gullgrafara"],
  prospector2: ["gullgrafarann", "gullgrafara"],
};

/** The nominative, and the accusative. */
export const GOOD_NAMES: Readonly<Record<Good, string>> = {
  corn: "maís",
  indigo: "indígó",
  sugar: "sykur",
  tobacco: "tóbak",
  coffee: "kaffi",
};

/** "tóbaki". */
const GOOD_DATIVES: Readonly<Record<Good, string>> = {
  corn: "maís",
  indigo: "indígói",
  sugar: "sykri",
  tobacco: "tóbaki",
  coffee: "kaffi",
};

/** What compounds begin with: "tóbakstunna", "tóbaksplantekra". */
export const GOOD_STEMS: Readonly<Record<Good, string>> = {
  corn: "maís",
  indigo: "indígó",
  sugar: "sykur",
  tobacco: "tóbaks",
  coffee: "kaffi",
};

/** Where points come from, as in `score`. */
export const SOURCE_NAMES = {
  barrels: "Vöruflutningar",
  harbor: "Höfn",
  captain: "Skipstjóri",
  buildings: "Byggingar",
  guildHall: "Gildissalur",
  residence: "Heimili",
  fortress: "Virki",
  customsHouse: "Tollhús",
  cityHall: "Ráðhús",
} as const;

// Parts of sentences that Puerto Rico needs often.

// In the accusative, as most verbs ask for it, unless the name says otherwise.
export const doubloons = (a: Args): string => money(a.doubloons);
export const doubloonsAre = (a: Args): string => many(a.doubloons, "doblúna", "doblúnur");
export const money = (amount: Amount): string => many(amount, "doblúnu", "doblúnur");
export const points = (amount: Amount): string => many(amount, "stig", "stig");
export const workers = (amount: Amount): string => many(amount, "verkamann", "verkamenn");
export const workersAre = (amount: Amount): string => many(amount, "verkamaður", "verkamenn");
/** "1 mönnuð grjótnáma". */
export const quarries = (amount: Amount): string => many(amount, "mönnuð grjótnáma", "mannaðar grjótnámur");
/** "3 sykurtunnur". */
export const barrels = (a: Args): string => many(a.barrels, `${stemOf(a.good)}tunnu`, `${stemOf(a.good)}tunnur`);
export const barrelsAre = (a: Args): string => many(a.barrels, `${stemOf(a.good)}tunna`, `${stemOf(a.good)}tunnur`);
export const anyBarrels = (amount: Amount): string => many(amount, "tunnu", "tunnur");
/** "sykurtunnu". */
export const aBarrel = (a: Args): string => `${stemOf(a.good)}tunnu`;
/** "6 tunna skipið". */
export const shipOf = (a: Args): string => `${a.size} tunna skipið`;

export const stemOf = (id: Amount): string => called(GOOD_STEMS, id);
export const buildingOf = (a: Args): string => lower(called(BUILDING_NAMES, a.building));
const buildingIn = (id: Amount, which: 0 | 1 | 2): string =>
  (BUILDING_CASES as Readonly<Record<string, readonly string[]>>)[`${id}`]?.[which] ?? `${id}`;
/** "reisa litla sykurvinnslu". */
export const aBuilding = (a: Args): string => buildingIn(a.building, 0);
/** "í litlu sykurvinnsluna", "á litla markaðinn". */
export const intoBuilding = (a: Args): string => buildingIn(a.building, 1);
const roleIn = (a: Args, which: 0 | 1): string =>
  (ROLE_CASES as Readonly<Record<string, readonly string[]>>)[`${a.role}`]?.[which] ?? `${a.role}`;
/** "velja landnemann". */
export const theRole = (a: Args): string => roleIn(a, 0);
/** "landnemalotan". */
export const phaseOf = (a: Args): string => `${roleIn(a, 1)}lotan`;
/** "í landnemalotunni". */
export const inPhase = (a: Args): string => `í ${roleIn(a, 1)}lotunni`;
export const goodOf = (a: Args): string => called(GOOD_NAMES, a.good);
export const goodDative = (a: Args): string => called(GOOD_DATIVES, a.good);
export const tileOf = (a: Args): string => called(GOOD_NAMES, a.tile);

/** "indígóplantekru", "grjótnámu". */
export const aTile = (a: Args): string => (a.tile === "quarry" ? "grjótnámu" : `${stemOf(a.tile)}plantekru`);

/** Where a worker goes: "á maísplantekruna", "í litlu sykurvinnsluna", "til San Juan". */
export function intoSpot(a: Args): string {
  const id = `${a.spot}`;
  if (id in GOOD_NAMES) return `á ${stemOf(id)}plantekruna`;
  if (id in BUILDING_NAMES) return buildingIn(id, 1);
  return id === "quarry" ? "í grjótnámuna" : id === "sanJuan" ? "til San Juan" : id;
}

/** Where a worker comes from: "af maísplantekrunni", "úr litlu sykurvinnslunni", "af litla markaðnum". */
export function outOfSpot(a: Args, key = "spot"): string {
  const id = `${a[key]}`;
  if (id in GOOD_NAMES) return `af ${stemOf(id)}plantekrunni`;
  if (id in BUILDING_NAMES) return buildingIn(id, 2);
  return id === "quarry" ? "úr grjótnámunni" : id === "sanJuan" ? "frá San Juan" : id;
}
