/** Elasund in Norwegian (bokmål): the entries of the English one. */

import { type Args, prefixed } from "../../../text/grammar.ts";
import { number, upper } from "../../../text/nb/grammar.ts";
import type { ElasundText } from "./en.ts";
import { ASK, OPTIONS } from "./nb/ask.ts";
import { DETAILS, SOURCES } from "./nb/details.ts";
import { EARNED } from "./nb/earned.ts";
import { GOALS } from "./nb/goals.ts";
import { HABITS } from "./nb/habits.ts";
import { IN_WORDS } from "./nb/in-words.ts";
import { LESSON, TIPS } from "./nb/lesson.ts";
import { ENDINGS, LOG } from "./nb/log.ts";
import { CARD_NAMES, HOUSE_NAMES, KIND_NAMES } from "./nb/names.ts";
import { REASONS } from "./nb/reason.ts";
import { TERMS } from "./nb/terms.ts";
import { WHY } from "./nb/why.ts";

const titled = <K extends string>(names: Readonly<Record<K, string>>): Readonly<Record<K, string>> =>
  Object.fromEntries(Object.entries<string>(names).map(([id, name]) => [id, upper(name)])) as Record<K, string>;

export const nb: ElasundText = {
  ...prefixed("kind", titled(KIND_NAMES)),
  ...prefixed("house", titled(HOUSE_NAMES)),
  ...prefixed("card", titled(CARD_NAMES)),
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
