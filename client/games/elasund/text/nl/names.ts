/** Dutch names of buildings, cards, church parts and bonus actions. */

export const HOUSE_NAMES = {
  hut: "arbeidershut",
  huts: "arbeidershutten",
  trader: "handelaarswoning",
  craftsman: "handwerkershuis",
  well: "waterput",
  market: "marktplaats",
  merchant: "koopmanswoning",
  inn: "herberg",
  residence: "vorstelijke residentie",
  office: "handelskantoor",
  hall: "vergaderzaal",
} as const;

/** The three large buildings have the same rules. */
export const KIND_NAMES = { ...HOUSE_NAMES, large: "groot gebouw" } as const;
/** Behind an article or "je", where they are inflected. */
export const DEFINITE_NAMES = { ...HOUSE_NAMES, large: "grote gebouw" } as const;
/** Names that are plural. */
export const PLURALS: readonly string[] = ["huts"];
/** Names with "het". */
export const NEUTERS: readonly string[] = ["craftsman", "office", "large"];

export const CARD_NAMES = { gold: "goud", green: "groene macht", blue: "blauwe macht", red: "rode macht" } as const;

/** Parts of the church's picture, from the north-west: as in "het noordelijke deel". */
export const PART_NAMES = [
  "noordwestelijke",
  "noordelijke",
  "noordoostelijke",
  "westelijke",
  "middelste",
  "oostelijke",
  "zuidwestelijke",
  "zuidelijke",
  "zuidoostelijke",
] as const;

export const BONUS_NAMES = {
  move: "Vergunning verplaatsen",
  upgrade: "Vergunning verhogen",
  extra: "Extra vergunning plaatsen",
  gold: "Goud nemen",
} as const;
