/** Puerto Rico in Dutch: the entries of English. Colonists are called "arbeiders"; some hover texts add the original word. */
import type { Role } from "../../../../shared/puerto-rico/state.ts";
import { type Args, prefixed, type Sentence } from "../../../text/grammar.ts";
import { number } from "../../../text/nl/grammar.ts";
import type { PuertoRicoText } from "./en.ts";
import { ASK, OPTIONS } from "./nl/ask.ts";
import { DETAILS } from "./nl/details.ts";
import { EARNED } from "./nl/earned.ts";
import { BUILDING_EFFECTS, ROLE_EFFECTS } from "./nl/effects.ts";
import { HABITS } from "./nl/habits.ts";
import { IN_WORDS } from "./nl/in-words.ts";
import { LESSON } from "./nl/lesson.ts";
import { ENDINGS, LOG } from "./nl/log.ts";
import { BUILDING_NAMES, ROLE_NAMES, SOURCE_NAMES } from "./nl/names.ts";
import { REASONS } from "./nl/reason.ts";
import { TERMS } from "./nl/terms.ts";
import { WHY } from "./nl/why.ts";

const roles = (which: 0 | 1): Readonly<Record<Role, Sentence>> =>
  Object.fromEntries(Object.entries(ROLE_EFFECTS).map(([role, effects]) => [role, effects[which]])) as Record<Role, Sentence>;

export const nl: PuertoRicoText = {
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
