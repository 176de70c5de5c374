/** Puerto Rico in Norwegian Bokmål: why a position is not possible. */
import { type Args, called, type Translated } from "../../../../text/grammar.ts";
import type * as English from "../en/faults.ts";
import { BUILDING_NAMES, GOOD_NAMES } from "./phrases.ts";

export const faults: Translated<typeof English.faults> = {
  "fault.setting": "Bordet er ikke satt opp for {n} spillere.",
  "fault.colonists": "Det er {n} arbeidere; det skal være {most}.",
  "fault.quarries": "Det er {n} steinbrudd; det skal være {most}.",
  "fault.barrels": (a: Args) => `${called(GOOD_NAMES, a.good)}: det er ${a.n} tønner; det skal være ${a.most}.`,
  "fault.plantations": (a: Args) => `${called(GOOD_NAMES, a.good)}: det er ${a.n} plantasjer; det skal være ${a.most}.`,
  "fault.buildings": (a: Args) => `${called(BUILDING_NAMES, a.building)}: det er ${a.n} av denne bygningen; det skal være ${a.most}.`,
  "fault.hidden": "Det skjulte passer ikke til det som ligger på bordet.",
  "fault.negative": "Det er mindre enn ingenting av noe.",
  "fault.island": "{name} har flere enn {most} brikker på øya.",
  "fault.city": "{name} har fylt mer enn {most} plasser i byen.",
  "fault.twice": (a: Args) => `${called(BUILDING_NAMES, a.building)}: ${a.name} har denne bygningen to ganger.`,
  "fault.circles": (a: Args) => `${called(BUILDING_NAMES, a.building)}: ${a.name} har feil antall arbeidere der.`,
  "fault.island.circles": "{name} har mer enn én arbeider på en brikke.",
  "fault.sameGood": "To lasteskip frakter samme vare.",
  "fault.ship": "Lasten på skipet for {most} tønner er ikke mulig.",
  "fault.house": "Handelshuset har {most} plasser.",
  "fault.points": "Det er {n} poeng igjen; det skal være {most}.",
  "fault.last": "Denne stillingen ville vært i siste runde.",
  "fault.phase": "Det som spørres om nå, passer ikke til bordet.",
};
