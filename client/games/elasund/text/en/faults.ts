/** Elasund in English: why a position is not possible. */
import { type Args, type Catalogue, called } from "../../../../text/grammar.ts";
import { CARD_NAMES, KIND_NAMES } from "./phrases.ts";

export const faults = {
  "fault.setting": "The table is not set up for {n} players.",
  "fault.cards": (a: Args) => `${called(CARD_NAMES, a.card)} cards: there are ${a.n}; it must be ${a.most}.`,
  "fault.negative": "There is less than nothing of something.",
  "fault.hidden": "What is hidden does not fit what lies on the table.",
  "fault.cubes": "{name} has {n} cubes left; it must be {most}.",
  "fault.trade": "{name} has {n} trade points; it must be {most}.",
  "fault.twice": "Two pieces lie on {field}.",
  "fault.outside": "A piece lies outside the town, at {field}.",
  "fault.pit": "Only the church lies on the pit.",
  "fault.owner": (a: Args) => `${called(KIND_NAMES, a.kind)}: the owner is not possible.`,
  "fault.harbour": (a: Args) => `${called(KIND_NAMES, a.kind)}: it cannot lie at the harbour.`,
  "fault.wallOrder": "The wall pieces of {name} are laid out of order.",
  "fault.wallGap": "A wall piece hangs on nothing.",
  "fault.churchAt": "The church has no place, or no tile.",
  "fault.won": "{name} has no cubes left: the match would be over.",
  "fault.phase": "What is asked now does not fit the table.",
} as const satisfies Catalogue;
