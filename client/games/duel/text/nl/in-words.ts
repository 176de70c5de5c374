/** The table in words, for players who do not see it. `ids` are separated by spaces. */
import type { Args } from "../../../../text/grammar.ts";
import { called, list, upper } from "../../../../text/nl/grammar.ts";
import type * as English from "../en/in-words.ts";
import { CARD_NAMES, SYMBOL_NAMES, TOKEN_NAMES, WONDER_NAMES } from "./names.ts";
import { cards, coloured } from "./phrases.ts";

const listed = (names: Readonly<Record<string, string>>, a: Args): string => list(`${a.ids}`.split(" ").map((id) => called(names, id)));

export const IN_WORDS = {
  "words.cards": (a: Args) => `${upper(coloured(a))} kaarten: ${listed(CARD_NAMES, a)}.`,
  "words.symbols": (a: Args) => `Wetenschapssymbolen: ${listed(SYMBOL_NAMES, a)}.`,
  "words.wonders": (a: Args) => `Gebouwde wonderen: ${listed(WONDER_NAMES, a)}.`,
  "words.wondersOpen": (a: Args) => `Nog te bouwen wonderen: ${listed(WONDER_NAMES, a)}.`,
  "words.tokens": (a: Args) => `Vooruitgangsfiches: ${listed(TOKEN_NAMES, a)}.`,
  "words.offer": (a: Args) => `Wonderen om uit te kiezen: ${listed(WONDER_NAMES, a)}.`,
  "words.free": (a: Args) => `Kaarten om te nemen: ${listed(CARD_NAMES, a)}.`,
  "words.covered": (a: Args) => `Open, maar nog niet vrij: ${listed(CARD_NAMES, a)}.`,
  "words.hidden": (a: Args) => `${cards(a)} gedekt.`,
  "words.tokensLeft": (a: Args) => `Vooruitgangsfiches op het bord: ${listed(TOKEN_NAMES, a)}.`,
  "words.discard": (a: Args) => `Aflegstapel: ${listed(CARD_NAMES, a)}.`,
} as const satisfies Record<keyof typeof English.IN_WORDS, unknown>;
