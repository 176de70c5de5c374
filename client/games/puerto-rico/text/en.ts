/**
 * Puerto Rico in English. Another language has exactly these entries (`PuertoRicoText`). Pieces come as their ids. A sentence about
 * a seat has `seat`, `name` if a player sits there, and `you` (1 for the reader); printed numbers come from numbers.ts.
 * The rule book's colonists are called workers here; some hover texts add the original word.
 */
import type { Role } from "../../../../shared/puerto-rico/state.ts";
import { number } from "../../../text/en/grammar.ts";
import { type Args, type Catalogue, prefixed, type Sentence } from "../../../text/grammar.ts";
import { ASK, OPTIONS } from "./en/ask.ts";
import { DETAILS } from "./en/details.ts";
import { EARNED } from "./en/earned.ts";
import { BUILDING_EFFECTS, ROLE_EFFECTS } from "./en/effects.ts";
import { HABITS } from "./en/habits.ts";
import { IN_WORDS } from "./en/in-words.ts";
import { LESSON } from "./en/lesson.ts";
import { ENDINGS, LOG } from "./en/log.ts";
import { BUILDING_NAMES, ROLE_NAMES, SOURCE_NAMES } from "./en/names.ts";
import { REASONS } from "./en/reason.ts";
import { TERMS } from "./en/terms.ts";
import { WHY } from "./en/why.ts";

const roles = (which: 0 | 1): Readonly<Record<Role, Sentence>> =>
  Object.fromEntries(Object.entries(ROLE_EFFECTS).map(([role, effects]) => [role, effects[which]])) as Record<Role, Sentence>;

export const en = {
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
} satisfies Catalogue;

export type PuertoRicoText = { readonly [K in keyof typeof en]: Sentence };
