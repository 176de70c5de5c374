/** Puerto Rico in simplified Chinese. */
import type { Role } from "../../../../shared/puerto-rico/state.ts";
import { type Args, prefixed, type Sentence } from "../../../text/grammar.ts";
import { number } from "../../../text/zh-hans/grammar.ts";
import type { PuertoRicoText } from "./en.ts";
import { ASK, OPTIONS } from "./zh-hans/ask.ts";
import { DETAILS } from "./zh-hans/details.ts";
import { EARNED } from "./zh-hans/earned.ts";
import { BUILDING_EFFECTS, ROLE_EFFECTS } from "./zh-hans/effects.ts";
import { HABITS } from "./zh-hans/habits.ts";
import { IN_WORDS } from "./zh-hans/in-words.ts";
import { LESSON } from "./zh-hans/lesson.ts";
import { ENDINGS, LOG } from "./zh-hans/log.ts";
import { BUILDING_NAMES, ROLE_NAMES, SOURCE_NAMES } from "./zh-hans/names.ts";
import { REASONS } from "./zh-hans/reason.ts";
import { TERMS } from "./zh-hans/terms.ts";
import { WHY } from "./zh-hans/why.ts";

const roles = (which: 0 | 1): Readonly<Record<Role, Sentence>> =>
  Object.fromEntries(Object.entries(ROLE_EFFECTS).map(([role, effects]) => [role, effects[which]])) as Record<Role, Sentence>;

export const zhHans: PuertoRicoText = {
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
