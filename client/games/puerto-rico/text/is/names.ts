/** Icelandic names of buildings, roles, goods and sources of points, and their cases. */
import type { Building, Good, Role } from "../../../../../shared/puerto-rico/state.ts";

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
export const BUILDING_CASES: Readonly<Record<Building, readonly [accusative: string, into: string, outOf: string]>> = {
  smallIndigoPlant: ["litla indígóvinnslu", "litlu indígóvinnsluna", "litlu indígóvinnslunni"],
  smallSugarMill: ["litla sykurvinnslu", "litlu sykurvinnsluna", "litlu sykurvinnslunni"],
  indigoPlant: ["indígóvinnslu", "indígóvinnsluna", "indígóvinnslunni"],
  sugarMill: ["sykurvinnslu", "sykurvinnsluna", "sykurvinnslunni"],
  tobaccoStorage: ["tóbaksgeymslu", "tóbaksgeymsluna", "tóbaksgeymslunni"],
  coffeeRoaster: ["kaffibrennslu", "kaffibrennsluna", "kaffibrennslunni"],
  smallMarket: ["lítinn markað", "litla markaðinn", "litla markaðnum"],
  hacienda: ["búgarð", "búgarðinn", "búgarðinum"],
  constructionHut: ["smiðju", "smiðjuna", "smiðjunni"],
  smallWarehouse: ["lítið vöruhús", "litla vöruhúsið", "litla vöruhúsinu"],
  hospice: ["gistihús", "gistihúsið", "gistihúsinu"],
  office: ["skrifstofu", "skrifstofuna", "skrifstofunni"],
  largeMarket: ["stóran markað", "stóra markaðinn", "stóra markaðnum"],
  largeWarehouse: ["stórt vöruhús", "stóra vöruhúsið", "stóra vöruhúsinu"],
  factory: ["verksmiðju", "verksmiðjuna", "verksmiðjunni"],
  university: ["háskóla", "háskólann", "háskólanum"],
  harbor: ["höfn", "höfnina", "höfninni"],
  wharf: ["bryggju", "bryggjuna", "bryggjunni"],
  guildHall: ["gildissal", "gildissalinn", "gildissalnum"],
  residence: ["heimili", "heimilið", "heimilinu"],
  fortress: ["virki", "virkið", "virkinu"],
  customsHouse: ["tollhús", "tollhúsið", "tollhúsinu"],
  cityHall: ["ráðhús", "ráðhúsið", "ráðhúsinu"],
};

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  settler: "Landnemi",
  mayor: "Borgarstjóri",
  builder: "Byggingameistari",
  craftsman: "Handverksmaður",
  trader: "Kaupmaður",
  captain: "Skipstjóri",
  prospector: "Gullgrafari",
  prospector2: "Gullgrafari",
};

/** "velja landnemann", "landnemalotan". */
export const ROLE_CASES: Readonly<Record<Role, readonly [accusative: string, stem: string]>> = {
  settler: ["landnemann", "landnema"],
  mayor: ["borgarstjórann", "borgarstjóra"],
  builder: ["byggingameistarann", "byggingameistara"],
  craftsman: ["handverksmanninn", "handverksmanna"],
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
export const GOOD_DATIVES: Readonly<Record<Good, string>> = {
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
  barrels: "Fluttar tunnur",
  harbor: "Höfn",
  captain: "Skipstjóri",
  buildings: "Byggingar",
  guildHall: "Gildissalur",
  residence: "Heimili",
  fortress: "Virki",
  customsHouse: "Tollhús",
  cityHall: "Ráðhús",
} as const;
