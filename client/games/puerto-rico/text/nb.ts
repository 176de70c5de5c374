/** Puerto Rico in Norwegian (bokmål): the entries of the English one. */
import type { Role } from "../../../../shared/puerto-rico/state.ts";
import { type Args, prefixed, type Sentence } from "../../../text/grammar.ts";
import { number } from "../../../text/nb/grammar.ts";
import type { PuertoRicoText } from "./en.ts";
import { ASK, OPTIONS } from "./nb/ask.ts";
import { DETAILS } from "./nb/details.ts";
import { EARNED } from "./nb/earned.ts";
import { BUILDING_EFFECTS, ROLE_EFFECTS } from "./nb/effects.ts";
import { HABITS } from "./nb/habits.ts";
import { IN_WORDS } from "./nb/in-words.ts";
import { LESSON } from "./nb/lesson.ts";
import { ENDINGS, LOG } from "./nb/log.ts";
import { BUILDING_NAMES, ROLE_NAMES, SOURCE_NAMES } from "./nb/names.ts";
import { REASONS } from "./nb/reason.ts";
import { TERMS } from "./nb/terms.ts";
import { WHY } from "./nb/why.ts";

const roles = (which: 0 | 1): Readonly<Record<Role, Sentence>> =>
  Object.fromEntries(Object.entries(ROLE_EFFECTS).map(([role, effects]) => [role, effects[which]])) as Record<Role, Sentence>;

export const nb: PuertoRicoText = {
  ...prefixed("building", BUILDING_NAMES),
  ...prefixed("role", ROLE_NAMES),
  ...prefixed("points", SOURCE_NAMES),
  ...prefixed("effect", BUILDING_EFFECTS),
  ...prefixed("roleAll", roles(0)),
  ...prefixed("roleOwn", roles(1)),
  number: (a: Args) => (typeof a.n === "number" ? number(a.n) : `${a.n}`),
  ...LOG,
  ...ASK,
  ...REASONS,
  ...LESSON,
  ...DETAILS,
  ...IN_WORDS,
  ...TERMS,
  ...WHY,
  ...OPTIONS,
  ...ENDINGS,
  ...EARNED,
  ...HABITS,
};
