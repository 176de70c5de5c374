/** Parts of English sentences that Duel needs often. */
import { called, many } from "../../../../text/en/grammar.ts";
import type { Args } from "../../../../text/grammar.ts";
import { CARD_NAMES, SYMBOL_NAMES, TOKEN_NAMES, WONDER_NAMES } from "./names.ts";

/** The cards of a list, each as the card of a sentence. */
export const cardsIn = ({ cards }: Args): Args[] => `${cards}`.split(" ").map((card) => ({ card }));
export const card = (a: Args, key = "card"): string => called(CARD_NAMES, a[key]);
/** In the middle of a sentence: "the Colossus". */
export const wonder = (a: Args): string => called(WONDER_NAMES, a.wonder).replace(/^The /, "the ");
export const token = (a: Args): string => called(TOKEN_NAMES, a.token);
export const symbol = (a: Args): string => called(SYMBOL_NAMES, a.symbol);
export const coins = (a: Args, key = "coins"): string => many(a[key], "coin");
export const age = (a: Args): string => called({ 1: "I", 2: "II", 3: "III" }, a.age);

const RESOURCE_NAMES: Readonly<Record<string, string>> = {
  wood: "wood",
  stone: "stone",
  clay: "clay",
  glass: "glass",
  papyrus: "papyrus",
};
export const resource = (a: Args): string => called(RESOURCE_NAMES, a.resource);

const COLOUR_NAMES: Readonly<Record<string, string>> = {
  brown: "brown",
  grey: "grey",
  blue: "blue",
  green: "green",
  yellow: "yellow",
  red: "red",
  purple: "purple",
};
export const colour = (a: Args): string => called(COLOUR_NAMES, a.colour);

/** What a guild or a yellow card counts. */
const COUNTED: Readonly<Record<string, string>> = {
  brown: "brown card",
  grey: "grey card",
  blue: "blue card",
  green: "green card",
  yellow: "yellow card",
  red: "red card",
  brownAndGrey: "brown or grey card",
  wonders: "wonder built",
  treasure: "3 coins",
};
export const counted = (a: Args): string => called(COUNTED, a.what);
