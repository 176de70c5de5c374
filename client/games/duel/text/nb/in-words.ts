/** The table in words, for players who do not see it. `ids` are separated by spaces. */

import type { Args } from "../../../../text/grammar.ts";
import { called, list, many, upper } from "../../../../text/nb/grammar.ts";
import { CARD_NAMES, SYMBOL_NAMES, TOKEN_NAMES, WONDER_NAMES } from "./names.ts";
import { colour } from "./phrases.ts";

const listed = (names: Readonly<Record<string, string>>, a: Args): string => list(`${a.ids}`.split(" ").map((id) => called(names, id)));

export const IN_WORDS = {
  "words.cards": (a: Args) => `${upper(colour(a, "cards"))} kort: ${listed(CARD_NAMES, a)}.`,
  "words.symbols": (a: Args) => `Vitenskapssymboler: ${listed(SYMBOL_NAMES, a)}.`,
  "words.wonders": (a: Args) => `Bygde underverk: ${listed(WONDER_NAMES, a)}.`,
  "words.wondersOpen": (a: Args) => `Ubygde underverk: ${listed(WONDER_NAMES, a)}.`,
  "words.tokens": (a: Args) => `Fremskrittsskiver: ${listed(TOKEN_NAMES, a)}.`,
  "words.offer": (a: Args) => `Underverk å velge blant: ${listed(WONDER_NAMES, a)}.`,
  "words.free": (a: Args) => `Ledige kort: ${listed(CARD_NAMES, a)}.`,
  "words.covered": (a: Args) => `Forsiden opp, men dekket: ${listed(CARD_NAMES, a)}.`,
  "words.hidden": (a: Args) => `${many(a.count, "kort")} med forsiden ned.`,
  "words.tokensLeft": (a: Args) => `Fremskrittsskiver på brettet: ${listed(TOKEN_NAMES, a)}.`,
  "words.discard": (a: Args) => `Kastebunke: ${listed(CARD_NAMES, a)}.`,
} as const;
