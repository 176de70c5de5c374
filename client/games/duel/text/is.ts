/**
 * Duel in Icelandic: exactly the entries of English. Pieces come as their ids. A sentence about a seat has
 * `seat`, `name` if a player sits there, and `you` (1 for the reader); printed numbers come from numbers.ts.
 */

import { type Args, prefixed } from "../../../text/grammar.ts";
import { number } from "../../../text/is/grammar.ts";
import type { DuelText } from "./en.ts";
import { ASK, OPTIONS } from "./is/ask.ts";
import { DETAILS, EFFECTS } from "./is/details.ts";
import { EARNED } from "./is/earned.ts";
import { HABITS } from "./is/habits.ts";
import { IN_WORDS } from "./is/in-words.ts";
import { LESSON } from "./is/lesson.ts";
import { ENDINGS, LOG } from "./is/log.ts";
import { CARD_NAMES, SOURCE_NAMES, TOKEN_NAMES, WONDER_NAMES } from "./is/names.ts";
import { TERMS } from "./is/terms.ts";
import { TIPS } from "./is/tips.ts";

export const is: DuelText = {
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
