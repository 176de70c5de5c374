/** The table in words, for players who do not see it. `ids` are separated by spaces. */
import type { Args, Sentence } from "../../../../text/grammar.ts";
import { called, list } from "../../../../text/zh-hans/grammar.ts";
import type * as English from "../en/in-words.ts";
import { CARD_NAMES, SYMBOL_NAMES, TOKEN_NAMES, WONDER_NAMES } from "./names.ts";
import { cards, colour } from "./phrases.ts";

const listed = (names: Readonly<Record<string, string>>, a: Args): string => list(`${a.ids}`.split(" ").map((id) => called(names, id)));

export const IN_WORDS = {
  "words.cards": (a: Args) => `${colour(a)}牌：${listed(CARD_NAMES, a)}。`,
  "words.symbols": (a: Args) => `科学符号：${listed(SYMBOL_NAMES, a)}。`,
  "words.wonders": (a: Args) => `已建成的奇迹：${listed(WONDER_NAMES, a)}。`,
  "words.wondersOpen": (a: Args) => `未建成的奇迹：${listed(WONDER_NAMES, a)}。`,
  "words.tokens": (a: Args) => `进步标记：${listed(TOKEN_NAMES, a)}。`,
  "words.offer": (a: Args) => `可选的奇迹：${listed(WONDER_NAMES, a)}。`,
  "words.free": (a: Args) => `可拿的牌：${listed(CARD_NAMES, a)}。`,
  "words.covered": (a: Args) => `已翻开但被压着：${listed(CARD_NAMES, a)}。`,
  "words.hidden": (a: Args) => `${cards(a.count)}背面朝上。`,
  "words.tokensLeft": (a: Args) => `版图上的进步标记：${listed(TOKEN_NAMES, a)}。`,
  "words.discard": (a: Args) => `弃牌堆：${listed(CARD_NAMES, a)}。`,
} as const satisfies Record<keyof typeof English.IN_WORDS, Sentence>;
