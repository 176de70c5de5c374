/** Puerto Rico in Dutch: why a position is not possible. */
import { type Args, called, type Translated } from "../../../../text/grammar.ts";
import type * as English from "../en/faults.ts";
import { BUILDING_NAMES, GOOD_NAMES } from "./phrases.ts";

export const faults: Translated<typeof English.faults> = {
  "fault.setting": "De tafel is niet klaargezet voor {n} spelers.",
  "fault.colonists": "Er zijn {n} arbeiders; het moeten er {most} zijn.",
  "fault.quarries": "Er zijn {n} steengroeven; het moeten er {most} zijn.",
  "fault.barrels": (a: Args) => `${called(GOOD_NAMES, a.good)}: er zijn ${a.n} vaten; het moeten er ${a.most} zijn.`,
  "fault.plantations": (a: Args) => `${called(GOOD_NAMES, a.good)}: er zijn ${a.n} plantages; het moeten er ${a.most} zijn.`,
  "fault.buildings": (a: Args) => `${called(BUILDING_NAMES, a.building)}: er zijn er ${a.n} van dit gebouw; het moeten er ${a.most} zijn.`,
  "fault.hidden": "Wat verborgen is, past niet bij wat er op tafel ligt.",
  "fault.negative": "Van iets is er minder dan niets.",
  "fault.island": "{name} heeft meer dan {most} tegels op het eiland.",
  "fault.city": "{name} heeft meer dan {most} plaatsen in de stad gevuld.",
  "fault.twice": (a: Args) => `${called(BUILDING_NAMES, a.building)}: ${a.name} heeft dit gebouw tweemaal.`,
  "fault.circles": (a: Args) => `${called(BUILDING_NAMES, a.building)}: ${a.name} heeft daar een verkeerd aantal arbeiders.`,
  "fault.island.circles": "{name} heeft meer dan één arbeider op een tegel.",
  "fault.sameGood": "Twee vrachtschepen vervoeren dezelfde soort.",
  "fault.ship": "De lading van het vrachtschip voor {most} vaten is niet mogelijk.",
  "fault.house": "Het handelshuis heeft {most} plaatsen.",
  "fault.points": "In de voorraad zijn {n} punten; het moeten er {most} zijn.",
  "fault.last": "Deze stelling zou in de laatste ronde zijn.",
  "fault.phase": "Wat er nu wordt gevraagd, past niet bij de tafel.",
};
