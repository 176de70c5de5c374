/** The table in words, for players who do not see it. `ids` are separated by spaces. */

import type { Args } from "../../../../text/grammar.ts";
import { called, list, many, upper } from "../../../../text/is/grammar.ts";
import { CARD_NAMES, SYMBOL_NAMES, TOKEN_NAMES, WONDER_NAMES } from "./names.ts";
import { colour } from "./phrases.ts";

const listed = (names: Readonly<Record<string, string>>, a: Args): string => list(`${a.ids}`.split(" ").map((id) => called(names, id)));

export const IN_WORDS = {
  "words.cards": (a: Args) => `${upper(colour(a))} spjöld: ${listed(CARD_NAMES, a)}.`,
  "words.symbols": (a: Args) => `Vísindatákn: ${listed(SYMBOL_NAMES, a)}.`,
  "words.wonders": (a: Args) => `Reist undur: ${listed(WONDER_NAMES, a)}.`,
  "words.wondersOpen": (a: Args) => `Óreist undur: ${listed(WONDER_NAMES, a)}.`,
  "words.tokens": (a: Args) => `Framfaraskífur: ${listed(TOKEN_NAMES, a)}.`,
  "words.offer": (a: Args) => `Undur í boði: ${listed(WONDER_NAMES, a)}.`,
  "words.free": (a: Args) => `Spjöld í boði: ${listed(CARD_NAMES, a)}.`,
  "words.covered": (a: Args) => `Sjást en eru enn undir öðrum: ${listed(CARD_NAMES, a)}.`,
  "words.hidden": (a: Args) => `${many(a.count, "spjald", "spjöld")} á hvolfi.`,
  "words.tokensLeft": (a: Args) => `Framfaraskífur á borðinu: ${listed(TOKEN_NAMES, a)}.`,
  "words.discard": (a: Args) => `Kastbunki: ${listed(CARD_NAMES, a)}.`,
} as const;
