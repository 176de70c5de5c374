/** The table in words, for players who do not see it. `ids` are separated by spaces. */
import { called, list, many, upper } from "../../../../text/en/grammar.ts";
import type { Args } from "../../../../text/grammar.ts";
import { CARD_NAMES, SYMBOL_NAMES, TOKEN_NAMES, WONDER_NAMES } from "./names.ts";
import { colour } from "./phrases.ts";

const listed = (names: Readonly<Record<string, string>>, a: Args): string => list(`${a.ids}`.split(" ").map((id) => called(names, id)));

export const IN_WORDS = {
  "words.cards": (a: Args) => `${upper(colour(a))} cards: ${listed(CARD_NAMES, a)}.`,
  "words.symbols": (a: Args) => `Science symbols: ${listed(SYMBOL_NAMES, a)}.`,
  "words.wonders": (a: Args) => `Wonders built: ${listed(WONDER_NAMES, a)}.`,
  "words.wondersOpen": (a: Args) => `Wonders not built: ${listed(WONDER_NAMES, a)}.`,
  "words.tokens": (a: Args) => `Progress tokens: ${listed(TOKEN_NAMES, a)}.`,
  "words.offer": (a: Args) => `Wonders to draft: ${listed(WONDER_NAMES, a)}.`,
  "words.free": (a: Args) => `Cards to take: ${listed(CARD_NAMES, a)}.`,
  "words.covered": (a: Args) => `Face up, still covered: ${listed(CARD_NAMES, a)}.`,
  "words.hidden": (a: Args) => `${many(a.count, "card")} face down.`,
  "words.tokensLeft": (a: Args) => `Progress tokens on the board: ${listed(TOKEN_NAMES, a)}.`,
  "words.discard": (a: Args) => `Discard pile: ${listed(CARD_NAMES, a)}.`,
} as const;
