/** Parts of Dutch sentences that Duel needs often. */
import type { Args } from "../../../../text/grammar.ts";
import { called, many } from "../../../../text/nl/grammar.ts";
import { CARD_NAMES, NEUTER, SYMBOL_NAMES, TOKEN_NAMES, WONDER_NAMES } from "./names.ts";

/** "Stal". */
/** The cards of a list, each as the card of a sentence. */
export const cardsIn = ({ cards }: Args): Args[] => `${cards}`.split(" ").map((card) => ({ card }));
export const card = (a: Args, key = "card"): string => called(CARD_NAMES, a[key]);
/** "de Stal", "het Altaar". */
export const theCard = (a: Args, key = "card"): string => `${NEUTER.has(`${a[key]}`) ? "het" : "de"} ${card(a, key)}`;
/** On a button: "Sfinx". */
export const wonder = (a: Args): string => called(WONDER_NAMES, a.wonder).replace(/^(De|Het) /, "");
/** In the middle of a sentence: "de Sfinx". */
export const theWonder = (a: Args): string =>
  called(WONDER_NAMES, a.wonder).replace(/^(De|Het) /, (article: string) => article.toLowerCase());
export const token = (a: Args): string => called(TOKEN_NAMES, a.token);
export const symbol = (a: Args): string => called(SYMBOL_NAMES, a.symbol);
export const coins = (a: Args, key = "coins"): string => many(a[key], "munt", "munten");
export const points = (a: Args, key = "points"): string => many(a[key], "punt", "punten");
export const spaces = (a: Args, key = "spaces"): string => many(a[key], "vakje", "vakjes");
export const cards = (a: Args, key = "count"): string => many(a[key], "kaart", "kaarten");
export const shields = (a: Args, key = "shields"): string => many(a[key], "schild", "schilden");
export const wonders = (a: Args, key = "count"): string => many(a[key], "wonder", "wonderen");
export const tokens = (a: Args, key = "count"): string => many(a[key], "fiche", "fiches");
export const resources = (a: Args, key: string): string => many(a[key], "grondstof", "grondstoffen");
/** "6 verschillende symbolen", "6 verschillende wetenschapssymbolen". */
export const differentSymbols = (a: Args, kind = ""): string =>
  many(a.symbolsToWin, `ander ${kind}symbool`, `verschillende ${kind}symbolen`);
export const age = (a: Args): string => called({ 1: "I", 2: "II", 3: "III" }, a.age);

const RESOURCE_NAMES: Readonly<Record<string, string>> = {
  wood: "hout",
  stone: "steen",
  clay: "klei",
  glass: "glas",
  papyrus: "papyrus",
};
export const resource = (a: Args): string => called(RESOURCE_NAMES, a.resource);

const COLOUR_NAMES: Readonly<Record<string, string>> = {
  brown: "bruin",
  grey: "grijs",
  blue: "blauw",
  green: "groen",
  yellow: "geel",
  red: "rood",
  purple: "paars",
};
export const colour = (a: Args): string => called(COLOUR_NAMES, a.colour);

const COLOURED: Readonly<Record<string, string>> = {
  brown: "bruine",
  grey: "grijze",
  blue: "blauwe",
  green: "groene",
  yellow: "gele",
  red: "rode",
  purple: "paarse",
};
/** Before "kaart". */
export const coloured = (a: Args): string => called(COLOURED, a.colour);

/** What a guild or a yellow card counts. */
const COUNTED: Readonly<Record<string, string>> = {
  brown: "bruine kaart",
  grey: "grijze kaart",
  blue: "blauwe kaart",
  green: "groene kaart",
  yellow: "gele kaart",
  red: "rode kaart",
  brownAndGrey: "bruine of grijze kaart",
  wonders: "gebouwd wonder",
  treasure: "3 munten",
};
export const counted = (a: Args): string => called(COUNTED, a.what);
