/** Elasund in Dutch: the entries of English. */

import { type Args, prefixed } from "../../../text/grammar.ts";
import { number, upper } from "../../../text/nl/grammar.ts";
import type { ElasundText } from "./en.ts";
import { ASK, OPTIONS } from "./nl/ask.ts";
import { DETAILS, SOURCES } from "./nl/details.ts";
import { EARNED } from "./nl/earned.ts";
import { GOALS } from "./nl/goals.ts";
import { HABITS } from "./nl/habits.ts";
import { IN_WORDS } from "./nl/in-words.ts";
import { LESSON, TIPS } from "./nl/lesson.ts";
import { ENDINGS, LOG } from "./nl/log.ts";
import { CARD_NAMES, HOUSE_NAMES, KIND_NAMES } from "./nl/names.ts";
import { REASONS } from "./nl/reason.ts";
import { TERMS } from "./nl/terms.ts";
import { WHY } from "./nl/why.ts";

const titled = <K extends string>(names: Readonly<Record<K, string>>): Readonly<Record<K, string>> =>
  Object.fromEntries(Object.entries<string>(names).map(([id, name]) => [id, upper(name)])) as Record<K, string>;

export const nl: ElasundText = {
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
