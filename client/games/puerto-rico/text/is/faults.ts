/** Puerto Rico in Icelandic: why a position is not possible. */
import { type Args, called, type Translated } from "../../../../text/grammar.ts";
import type * as English from "../en/faults.ts";
import { BUILDING_NAMES, GOOD_NAMES } from "./phrases.ts";

export const faults: Translated<typeof English.faults> = {
  "fault.setting": "Borðið er ekki sett upp fyrir {n} leikmenn.",
  "fault.colonists": "Verkamenn eru {n}; þeir eiga að vera {most}.",
  "fault.quarries": "Grjótnámur eru {n}; þær eiga að vera {most}.",
  "fault.barrels": (a: Args) => `${called(GOOD_NAMES, a.good)}: tunnur eru ${a.n}; þær eiga að vera ${a.most}.`,
  "fault.plantations": (a: Args) => `${called(GOOD_NAMES, a.good)}: plantekrur eru ${a.n}; þær eiga að vera ${a.most}.`,
  "fault.buildings": (a: Args) => `${called(BUILDING_NAMES, a.building)}: þessi bygging er til ${a.n} sinnum; hún á að vera ${a.most}.`,
  "fault.hidden": "Það sem er hulið passar ekki við það sem er á borðinu.",
  "fault.negative": "Af einhverju er minna en ekkert.",
  "fault.island": "{name} er með fleiri en {most} flísar á eyjunni.",
  "fault.city": "{name} er með fleiri en {most} reiti fyllta í borginni.",
  "fault.twice": (a: Args) => `${called(BUILDING_NAMES, a.building)}: ${a.name} á þessa byggingu tvisvar.`,
  "fault.circles": (a: Args) => `${called(BUILDING_NAMES, a.building)}: ${a.name} er með rangan fjölda verkamanna þar.`,
  "fault.island.circles": "{name} er með fleiri en einn verkamann á flís.",
  "fault.sameGood": "Tvö flutningaskip bera sömu vöru.",
  "fault.ship": "Farmur skipsins fyrir {most} tunnur er ekki mögulegur.",
  "fault.house": "Verslunarhúsið er með {most} reiti.",
  "fault.points": "Eftir eru {n} stig; þau eiga að vera {most}.",
  "fault.last": "Þessi staða væri í síðustu umferð.",
  "fault.phase": "Það sem nú er spurt um passar ekki við borðið.",
};
