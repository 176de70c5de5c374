/** Parts of Norwegian sentences that Duel needs often. */

import type { Amount, Args } from "../../../../text/grammar.ts";
import { called, many } from "../../../../text/nb/grammar.ts";
import { CARDS_DEFINITE, SYMBOL_NAMES, TOKEN_NAMES, WONDER_NAMES } from "./names.ts";

/** In the middle of a sentence: "sagbruket". */
/** The cards of a list, each as the card of a sentence. */
export const cardsIn = ({ cards }: Args): Args[] => `${cards}`.split(" ").map((card) => ({ card }));
export const card = (a: Args, key = "card"): string => called(CARDS_DEFINITE, a[key]);
export const wonder = (a: Args): string => called(WONDER_NAMES, a.wonder);
export const token = (a: Args): string => called(TOKEN_NAMES, a.token);
export const symbol = (a: Args): string => called(SYMBOL_NAMES, a.symbol);
export const coins = (a: Args, key = "coins"): string => many(a[key], "mynt", "mynter");
export const spaces = (amount: Amount): string => many(amount, "felt");
/** "6 ulike symboler". */
export const unlike = (amount: Amount): string => many(amount, "ulikt symbol", "ulike symboler");
export const age = (a: Args): string => called({ 1: "I", 2: "II", 3: "III" }, a.age);

const RESOURCE_NAMES: Readonly<Record<string, string>> = {
  wood: "tømmer",
  stone: "stein",
  clay: "leire",
  glass: "glass",
  papyrus: "papyrus",
};
export const resource = (a: Args): string => called(RESOURCE_NAMES, a.resource);

/** "en brun bygning", "et brunt kort", "brune kort". */
const COLOUR_NAMES: Readonly<Record<string, readonly [building: string, card: string, cards: string]>> = {
  brown: ["brun", "brunt", "brune"],
  grey: ["grå", "grått", "grå"],
  blue: ["blå", "blått", "blå"],
  green: ["grønn", "grønt", "grønne"],
  yellow: ["gul", "gult", "gule"],
  red: ["rød", "rødt", "røde"],
  purple: ["lilla", "lilla", "lilla"],
};
export const colour = (a: Args, of: "building" | "card" | "cards"): string =>
  COLOUR_NAMES[`${a.colour}`]?.[of === "building" ? 0 : of === "card" ? 1 : 2] ?? `${a.colour}`;

/** What a guild or a yellow card counts, each of it. */
const COUNTED: Readonly<Record<string, string>> = {
  brown: "hvert brune kort",
  grey: "hvert grå kort",
  blue: "hvert blå kort",
  green: "hvert grønne kort",
  yellow: "hvert gule kort",
  red: "hvert røde kort",
  brownAndGrey: "hvert brune og grå kort",
  wonders: "hvert bygde underverk",
  treasure: "hver tredje mynt",
};
export const counted = (a: Args): string => called(COUNTED, a.what);
