/** Puerto Rico in Icelandic. The rule book's nýlendubúar are called verkamenn here; some hover texts add the original word. */

import type { Role } from "../../../../shared/puerto-rico/state.ts";
import { type Args, prefixed, type Sentence } from "../../../text/grammar.ts";
import { number } from "../../../text/is/grammar.ts";
import type { PuertoRicoText } from "./en.ts";
import { ASK, OPTIONS } from "./is/ask.ts";
import { DETAILS } from "./is/details.ts";
import { EARNED } from "./is/earned.ts";
import { BUILDING_EFFECTS, ROLE_EFFECTS } from "./is/effects.ts";
import { HABITS } from "./is/habits.ts";
import { IN_WORDS } from "./is/in-words.ts";
import { LESSON } from "./is/lesson.ts";
import { ENDINGS, LOG } from "./is/log.ts";
import { BUILDING_NAMES, ROLE_NAMES, SOURCE_NAMES } from "./is/names.ts";
import { REASONS } from "./is/reason.ts";
import { TERMS } from "./is/terms.ts";
import { WHY } from "./is/why.ts";

const roles = (which: 0 | 1): Readonly<Record<Role, Sentence>> =>
  Object.fromEntries(Object.entries(ROLE_EFFECTS).map(([role, effects]) => [role, effects[which]])) as Record<Role, Sentence>;

export const is: PuertoRicoText = {
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
