/** The table in words, for players who do not see it. */
import { type Args, pairsIn, type Sentence } from "../../../../text/grammar.ts";
import { called, list, many } from "../../../../text/zh-hans/grammar.ts";
import type { IN_WORDS as ENGLISH } from "../en/in-words.ts";
import { HOUSE_NAMES } from "./names.ts";
import { aOf, spent } from "./phrases.ts";

export const IN_WORDS = {
  "words.hand": (a: Args) => {
    const held = spent(a);
    return held === "" ? "你没有手牌。" : `你的手牌：${held}。`;
  },
  "words.house": (a: Args) => `${called(HOUSE_NAMES, a.house)}，位于${a.field}`,
  "words.wall": (a: Args) => `${a.number}号${a.tower === 1 ? "塔楼" : "城墙"}，位于${a.space}`,
  "words.church": (a: Args) => many(a.count, "块教堂拼块"),
  "words.ship": (a: Args) => `商船在第${a.dice}行。`,
  "words.pirates": (a: Args) => `海盗在第${a.dice}行。`,
  "words.churchAt": (a: Args) => `教堂占九格，第一格是${a.field}。`,
  "words.buildings": (a: Args) => `尚未建造的建筑：${list(pairsIn(a.buildings).map(([count, kind]) => aOf(count, kind)))}。`,
} as const satisfies Record<keyof typeof ENGLISH, Sentence>;
