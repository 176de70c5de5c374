/** Elasund in Icelandic. */
import { type Args, prefixed } from "../../../text/grammar.ts";
import { number, upper } from "../../../text/is/grammar.ts";
import type { ElasundText } from "./en.ts";
import { ASK, OPTIONS } from "./is/ask.ts";
import { DETAILS, SOURCES } from "./is/details.ts";
import { EARNED } from "./is/earned.ts";
import { GOALS } from "./is/goals.ts";
import { HABITS } from "./is/habits.ts";
import { IN_WORDS } from "./is/in-words.ts";
import { LESSON, TIPS } from "./is/lesson.ts";
import { ENDINGS, LOG } from "./is/log.ts";
import { CARD_NAMES, HOUSE_NAMES, KIND_NAMES } from "./is/names.ts";
import { REASONS } from "./is/reason.ts";
import { TERMS } from "./is/terms.ts";
import { WHY } from "./is/why.ts";

const titled = <K extends string>(names: Readonly<Record<K, string>>): Readonly<Record<K, string>> =>
  Object.fromEntries(Object.entries<string>(names).map(([id, name]) => [id, upper(name)])) as Record<K, string>;

export const is: ElasundText = {
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
