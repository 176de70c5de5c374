/** Parts of Icelandic sentences that Duel needs often. */

import type { Args } from "../../../../text/grammar.ts";
import { called, lower, many } from "../../../../text/is/grammar.ts";
import { CARDS_ACCUSATIVE, CARDS_DATIVE, TOKENS_ACCUSATIVE, TOKENS_DATIVE, WONDERS_ACCUSATIVE } from "./declined.ts";
import { CARD_NAMES, SYMBOL_NAMES, TOKEN_NAMES, WONDER_NAMES } from "./names.ts";

type Names = Readonly<Record<string, string>>;

const nominative = (a: Args, key: string): string => lower(called(CARD_NAMES, a[key]));

/** In the middle of a sentence: "leirgryfja". */
/** The cards of a list, each as the card of a sentence. */
export const cardsIn = ({ cards }: Args): Args[] => `${cards}`.split(" ").map((card) => ({ card }));
export const card = (a: Args, key = "card"): string => nominative(a, key);
/** "Þú reisir leirgryfju". */
export const cardAcc = (a: Args, key = "card"): string => (CARDS_ACCUSATIVE as Names)[`${a[key]}`] ?? nominative(a, key);
/** "Þú kastar leirgryfju". */
export const cardDat = (a: Args, key = "card"): string => (CARDS_DATIVE as Names)[`${a[key]}`] ?? nominative(a, key);
export const wonder = (a: Args): string => called(WONDER_NAMES, a.wonder);
/** "Þú reisir Seifsstyttuna". */
export const wonderAcc = (a: Args): string => (WONDERS_ACCUSATIVE as Names)[`${a.wonder}`] ?? wonder(a);
export const token = (a: Args): string => called(TOKEN_NAMES, a.token);
/** "Taka herkænsku". */
export const tokenAcc = (a: Args): string => (TOKENS_ACCUSATIVE as Names)[`${a.token}`] ?? lower(token(a));
/** "Halda herkænsku". */
export const tokenDat = (a: Args): string => (TOKENS_DATIVE as Names)[`${a.token}`] ?? lower(token(a));
export const symbol = (a: Args): string => called(SYMBOL_NAMES, a.symbol);
/** Nominative and accusative. */
export const coins = (a: Args, key = "coins"): string => many(a[key], "mynt", "myntir");
export const points = (a: Args, key = "points"): string => many(a[key], "stig", "stig");
/** Accusative: "um 2 reiti", "3 reiti frá". */
export const spaces = (a: Args, key = "spaces"): string => many(a[key], "reit", "reiti");
export const age = (a: Args): string => called({ 1: "I", 2: "II", 3: "III" }, a.age);

/** Nominative and accusative. */
const RESOURCE_NAMES: Names = {
  wood: "timbur",
  stone: "grjót",
  clay: "leir",
  glass: "gler",
  papyrus: "papýrus",
};
export const resource = (a: Args): string => called(RESOURCE_NAMES, a.resource);

/** "Brún bygging" and "brún spjöld". */
const COLOUR_NAMES: Names = {
  brown: "brún",
  grey: "grá",
  blue: "blá",
  green: "græn",
  yellow: "gul",
  red: "rauð",
  purple: "fjólublá",
};
export const colour = (a: Args): string => called(COLOUR_NAMES, a.colour);

/** "Brúnt spjald". */
const COLOURS_NEUTER: Names = {
  brown: "brúnt",
  grey: "grátt",
  blue: "blátt",
  green: "grænt",
  yellow: "gult",
  red: "rautt",
  purple: "fjólublátt",
};
export const colourNeuter = (a: Args): string => called(COLOURS_NEUTER, a.colour);

/** What a guild or a yellow card counts, after "fyrir". */
const COUNTED: Names = {
  brown: "hvert brúnt spjald",
  grey: "hvert grátt spjald",
  blue: "hvert blátt spjald",
  green: "hvert grænt spjald",
  yellow: "hvert gult spjald",
  red: "hvert rautt spjald",
  brownAndGrey: "hvert brúnt eða grátt spjald",
  wonders: "hvert reist undur",
  treasure: "hverjar 3 myntir",
};
export const counted = (a: Args): string => called(COUNTED, a.what);
