/**
 * Elasund in English. Another language has exactly these entries (`ElasundText`). Pieces come as their ids. A sentence about a seat
 * has `seat`, `name` if a player sits there, and `you` (1 for the reader); printed numbers come from numbers.ts.
 */
import { number, upper } from "../../../text/en/grammar.ts";
import { type Args, type Catalogue, prefixed, type Sentence } from "../../../text/grammar.ts";
import { ASK, OPTIONS } from "./en/ask.ts";
import { DETAILS, SOURCES } from "./en/details.ts";
import { EARNED } from "./en/earned.ts";
import { GOALS } from "./en/goals.ts";
import { HABITS } from "./en/habits.ts";
import { IN_WORDS } from "./en/in-words.ts";
import { LESSON, TIPS } from "./en/lesson.ts";
import { ENDINGS, LOG } from "./en/log.ts";
import { CARD_NAMES, HOUSE_NAMES, KIND_NAMES } from "./en/names.ts";
import { REASONS } from "./en/reason.ts";
import { TERMS } from "./en/terms.ts";
import { WHY } from "./en/why.ts";

const titled = <K extends string>(names: Readonly<Record<K, string>>): Readonly<Record<K, string>> =>
  Object.fromEntries(Object.entries<string>(names).map(([id, name]) => [id, upper(name)])) as Record<K, string>;

export const en = {
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
} satisfies Catalogue;

export type ElasundText = { readonly [K in keyof typeof en]: Sentence };
