/** Duel in simplified Chinese. */
import { type Args, prefixed } from "../../../text/grammar.ts";
import { number } from "../../../text/zh-hans/grammar.ts";
import type { DuelText } from "./en.ts";
import { ASK, OPTIONS } from "./zh-hans/ask.ts";
import { DETAILS, EFFECTS } from "./zh-hans/details.ts";
import { EARNED } from "./zh-hans/earned.ts";
import { HABITS } from "./zh-hans/habits.ts";
import { IN_WORDS } from "./zh-hans/in-words.ts";
import { LESSON } from "./zh-hans/lesson.ts";
import { ENDINGS, LOG } from "./zh-hans/log.ts";
import { CARD_NAMES, SOURCE_NAMES, TOKEN_NAMES, WONDER_NAMES } from "./zh-hans/names.ts";
import { TERMS } from "./zh-hans/terms.ts";
import { TIPS } from "./zh-hans/tips.ts";

export const zhHans: DuelText = {
  ...prefixed("card", CARD_NAMES),
  ...prefixed("wonder", WONDER_NAMES),
  ...prefixed("token", TOKEN_NAMES),
  ...prefixed("points", SOURCE_NAMES),
  number: (a: Args) => (typeof a.n === "number" ? number(a.n) : `${a.n}`),
  ...LOG,
  ...OPTIONS,
  ...ASK,
  ...EFFECTS,
  ...DETAILS,
  ...IN_WORDS,
  ...TERMS,
  ...ENDINGS,
  ...EARNED,
  ...HABITS,
  ...LESSON,
  ...TIPS,
};
