/** Duel in Norwegian (bokmål). */
import { type Args, prefixed } from "../../../text/grammar.ts";
import { number } from "../../../text/nb/grammar.ts";
import type { DuelText } from "./en.ts";
import { ASK, OPTIONS } from "./nb/ask.ts";
import { DETAILS, EFFECTS } from "./nb/details.ts";
import { EARNED } from "./nb/earned.ts";
import { HABITS } from "./nb/habits.ts";
import { IN_WORDS } from "./nb/in-words.ts";
import { LESSON } from "./nb/lesson.ts";
import { ENDINGS, LOG } from "./nb/log.ts";
import { CARD_NAMES, SOURCE_NAMES, TOKEN_NAMES, WONDER_NAMES } from "./nb/names.ts";
import { TERMS } from "./nb/terms.ts";
import { TIPS } from "./nb/tips.ts";

export const nb: DuelText = {
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
