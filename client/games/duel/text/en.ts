/**
 * Duel in English. Another language has exactly these entries (`DuelText`). Pieces come as their ids. A sentence about a seat has
 * `seat`, `name` if a player sits there, and `you` (1 for the reader); printed numbers come from numbers.ts.
 */
import { number } from "../../../text/en/grammar.ts";
import { type Args, type Catalogue, prefixed, type Sentence } from "../../../text/grammar.ts";
import { ASK, OPTIONS } from "./en/ask.ts";
import { DETAILS, EFFECTS } from "./en/details.ts";
import { EARNED } from "./en/earned.ts";
import { HABITS } from "./en/habits.ts";
import { IN_WORDS } from "./en/in-words.ts";
import { LESSON } from "./en/lesson.ts";
import { ENDINGS, LOG } from "./en/log.ts";
import { CARD_NAMES, SOURCE_NAMES, TOKEN_NAMES, WONDER_NAMES } from "./en/names.ts";
import { TERMS } from "./en/terms.ts";
import { TIPS } from "./en/tips.ts";

export const en = {
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
} satisfies Catalogue;

export type DuelText = { readonly [K in keyof typeof en]: Sentence };
