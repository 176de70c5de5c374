/** Duel in Dutch. */
import { type Args, prefixed } from "../../../text/grammar.ts";
import { number } from "../../../text/nl/grammar.ts";
import type { DuelText } from "./en.ts";
import { ASK, OPTIONS } from "./nl/ask.ts";
import { DETAILS, EFFECTS } from "./nl/details.ts";
import { EARNED } from "./nl/earned.ts";
import { HABITS } from "./nl/habits.ts";
import { IN_WORDS } from "./nl/in-words.ts";
import { LESSON } from "./nl/lesson.ts";
import { ENDINGS, LOG } from "./nl/log.ts";
import { CARD_NAMES, SOURCE_NAMES, TOKEN_NAMES, WONDER_NAMES } from "./nl/names.ts";
import { TERMS } from "./nl/terms.ts";
import { TIPS } from "./nl/tips.ts";

export const nl: DuelText = {
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
