/** Norwegian names of buildings, cards, church parts and bonus actions. */

export const HOUSE_NAMES = {
  hut: "hytte",
  huts: "hytter",
  trader: "krambod",
  craftsman: "håndverkerhus",
  well: "brønn",
  market: "torg",
  merchant: "kjøpmannsgård",
  inn: "vertshus",
  residence: "fyrstebolig",
  office: "handelskontor",
  hall: "forsamlingshus",
} as const;

/** The three large buildings have the same rules. */
export const KIND_NAMES = { ...HOUSE_NAMES, large: "stor bygning" } as const;

/** In the definite form. */
export const THE_KINDS: Readonly<Record<keyof typeof KIND_NAMES, string>> = {
  hut: "hytta",
  huts: "hyttene",
  trader: "kramboden",
  craftsman: "håndverkerhuset",
  well: "brønnen",
  market: "torget",
  merchant: "kjøpmannsgården",
  inn: "vertshuset",
  residence: "fyrsteboligen",
  office: "handelskontoret",
  hall: "forsamlingshuset",
  large: "den store bygningen",
};
/** Names that are plural. */
export const PLURALS: readonly string[] = ["huts"];

export const CARD_NAMES = { gold: "gull", green: "grønt maktkort", blue: "blått maktkort", red: "rødt maktkort" } as const;
/** Adjectives for one card and for more. */
export const COLOURS: Readonly<Record<string, readonly [one: string, more: string]>> = {
  green: ["grønt", "grønne"],
  blue: ["blått", "blå"],
  red: ["rødt", "røde"],
};

/** Parts of the church's picture, from the north-west. */
export const PART_NAMES = [
  "nordvestlige",
  "nordlige",
  "nordøstlige",
  "vestlige",
  "midterste",
  "østlige",
  "sørvestlige",
  "sørlige",
  "sørøstlige",
] as const;

export const BONUS_NAMES = {
  move: "Flytt en tillatelse",
  upgrade: "Oppgrader en tillatelse",
  extra: "Legg ut en ekstra tillatelse",
  gold: "Ta gull",
} as const;
