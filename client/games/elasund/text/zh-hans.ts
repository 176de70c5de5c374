/** Elasund in simplified Chinese. */
import { type Args, prefixed } from "../../../text/grammar.ts";
import { number } from "../../../text/zh-hans/grammar.ts";
import type { ElasundText } from "./en.ts";
import { ASK, OPTIONS } from "./zh-hans/ask.ts";
import { DETAILS, SOURCES } from "./zh-hans/details.ts";
import { EARNED } from "./zh-hans/earned.ts";
import { GOALS } from "./zh-hans/goals.ts";
import { HABITS } from "./zh-hans/habits.ts";
import { IN_WORDS } from "./zh-hans/in-words.ts";
import { LESSON, TIPS } from "./zh-hans/lesson.ts";
import { ENDINGS, LOG } from "./zh-hans/log.ts";
import { CARD_NAMES, HOUSE_NAMES, KIND_NAMES } from "./zh-hans/names.ts";
import { REASONS } from "./zh-hans/reason.ts";
import { TERMS } from "./zh-hans/terms.ts";
import { WHY } from "./zh-hans/why.ts";

export const zhHans: ElasundText = {
  ...prefixed("kind", KIND_NAMES),
  ...prefixed("house", HOUSE_NAMES),
  ...prefixed("card", CARD_NAMES),
  number: (a: Args) => (typeof a.n === "number" ? number(a.n) : `${a.n}`),
  ...LOG,
  ...ASK,
  ...DETAILS,
  ...IN_WORDS,
  ...REASONS,
  ...GOALS,
  ...LESSON,
  ...TIPS,
  ...TERMS,
  ...WHY,
  ...OPTIONS,
  ...SOURCES,
  ...ENDINGS,
  ...EARNED,
  ...HABITS,
};
