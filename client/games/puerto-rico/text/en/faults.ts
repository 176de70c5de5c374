/** Puerto Rico in English: why a position is not possible. */
import { type Args, type Catalogue, called } from "../../../../text/grammar.ts";
import { BUILDING_NAMES, GOOD_NAMES } from "./phrases.ts";

export const faults = {
  "fault.setting": "The table is not set up for {n} players.",
  "fault.colonists": "There are {n} workers; it must be {most}.",
  "fault.quarries": "There are {n} quarries; it must be {most}.",
  "fault.barrels": (a: Args) => `${called(GOOD_NAMES, a.good)}: there are ${a.n} barrels; it must be ${a.most}.`,
  "fault.plantations": (a: Args) => `${called(GOOD_NAMES, a.good)}: there are ${a.n} plantations; it must be ${a.most}.`,
  "fault.buildings": (a: Args) => `${called(BUILDING_NAMES, a.building)}: there are ${a.n} of this building; it must be ${a.most}.`,
  "fault.hidden": "What is hidden does not fit what lies on the table.",
  "fault.negative": "There is less than nothing of something.",
  "fault.island": "{name} has more than {most} tiles on the island.",
  "fault.city": "{name} has more than {most} spaces in the city filled.",
  "fault.twice": (a: Args) => `${called(BUILDING_NAMES, a.building)}: ${a.name} has this building twice.`,
  "fault.circles": (a: Args) => `${called(BUILDING_NAMES, a.building)}: ${a.name} has the wrong number of workers there.`,
  "fault.island.circles": "{name} has more than one worker on a tile.",
  "fault.sameGood": "Two cargo ships carry the same kind.",
  "fault.ship": "The load of the cargo ship for {most} barrels is not possible.",
  "fault.house": "The trading house has {most} spaces.",
  "fault.points": "The pool has {n} points left; it must be {most}.",
  "fault.last": "This position would be in the last round.",
  "fault.phase": "What is asked now does not fit the table.",
} as const satisfies Catalogue;
