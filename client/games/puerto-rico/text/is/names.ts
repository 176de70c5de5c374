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
export const ROLE_CASES: Readonly<Record<Role, readonly [accusative: string, stem: string]>> = {
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
