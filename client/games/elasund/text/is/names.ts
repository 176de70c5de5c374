/** Icelandic names of buildings, cards, church parts and bonus actions, and their cases. */

export const HOUSE_NAMES = {
  hut: "kofi",
  huts: "kofar",
  trader: "verslunarhús",
  craftsman: "handverkshús",
  well: "brunnur",
  market: "markaður",
  merchant: "kaupmannshús",
  inn: "krá",
  residence: "furstasetur",
  office: "verslunarkontór",
  hall: "samkomuhús",
} as const;

/** The three large buildings have the same rules. */
export const KIND_NAMES = { ...HOUSE_NAMES, large: "stór bygging" } as const;
/** Names that are plural. */
export const PLURALS: readonly string[] = ["huts"];

interface Cases {
  /** "reisa krá" */
  readonly a: string;
  /** "kráin", and "þín" beside it. */
  readonly is: string;
  readonly yours: string;
  /** "missa krána" */
  readonly the: string;
}

export const KIND_CASES: Readonly<Record<keyof typeof KIND_NAMES, Cases>> = {
  hut: { a: "kofa", is: "kofinn", yours: "þinn", the: "kofann" },
  huts: { a: "kofa", is: "kofarnir", yours: "þínir", the: "kofana" },
  trader: { a: "verslunarhús", is: "verslunarhúsið", yours: "þitt", the: "verslunarhúsið" },
  craftsman: { a: "handverkshús", is: "handverkshúsið", yours: "þitt", the: "handverkshúsið" },
  well: { a: "brunn", is: "brunnurinn", yours: "þinn", the: "brunninn" },
  market: { a: "markað", is: "markaðurinn", yours: "þinn", the: "markaðinn" },
  merchant: { a: "kaupmannshús", is: "kaupmannshúsið", yours: "þitt", the: "kaupmannshúsið" },
  inn: { a: "krá", is: "kráin", yours: "þín", the: "krána" },
  residence: { a: "furstasetur", is: "furstasetrið", yours: "þitt", the: "furstasetrið" },
  office: { a: "verslunarkontór", is: "verslunarkontórinn", yours: "þinn", the: "verslunarkontórinn" },
  hall: { a: "samkomuhús", is: "samkomuhúsið", yours: "þitt", the: "samkomuhúsið" },
  large: { a: "stóra byggingu", is: "stóra byggingin", yours: "þín", the: "stóru bygginguna" },
};

export const CARD_NAMES = { gold: "gull", green: "græn áhrif", blue: "blá áhrif", red: "rauð áhrif" } as const;
/** "1 grænt áhrifaspjald", "2 græn áhrifaspjöld". */
export const COLOUR_NAMES: Readonly<Record<string, readonly [one: string, more: string]>> = {
  green: ["grænt", "græn"],
  blue: ["blátt", "blá"],
  red: ["rautt", "rauð"],
};

/** Parts of the church's picture, from the north-west: before "hluti". */
export const PART_NAMES = ["norðvestur", "norður", "norðaustur", "vestur", "mið", "austur", "suðvestur", "suður", "suðaustur"] as const;

export const BONUS_NAMES = {
  move: "Færa leyfi",
  upgrade: "Hækka leyfi",
  extra: "Leggja aukaleyfi",
  gold: "Taka gull",
} as const;
