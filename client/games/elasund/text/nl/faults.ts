/** Elasund in Dutch: why a position is not possible. */
import { type Args, called, type Translated } from "../../../../text/grammar.ts";
import type * as English from "../en/faults.ts";
import { CARD_NAMES, KIND_NAMES } from "./phrases.ts";

export const faults: Translated<typeof English.faults> = {
  "fault.setting": "De tafel is niet klaargezet voor {n} spelers.",
  "fault.cards": (a: Args) => `${called(CARD_NAMES, a.card)}: er zijn ${a.n} kaarten; het moeten er ${a.most} zijn.`,
  "fault.negative": "Van iets is er minder dan niets.",
  "fault.hidden": "Wat verborgen is, past niet bij wat er op tafel ligt.",
  "fault.cubes": "{name} heeft nog {n} blokjes; het moeten er {most} zijn.",
  "fault.trade": "{name} heeft {n} handelspunten; het moeten er {most} zijn.",
  "fault.twice": "Op {field} liggen twee stukken.",
  "fault.outside": "Een stuk ligt buiten de stad, bij {field}.",
  "fault.pit": "Alleen de kerk ligt op de bouwput.",
  "fault.owner": (a: Args) => `${called(KIND_NAMES, a.kind)}: de eigenaar klopt niet.`,
  "fault.harbour": (a: Args) => `${called(KIND_NAMES, a.kind)}: dit kan niet aan de haven liggen.`,
  "fault.wallOrder": "De muurdelen van {name} liggen niet op volgorde.",
  "fault.wallGap": "Een muurdeel zit nergens aan vast.",
  "fault.churchAt": "De kerk heeft geen plaats, of geen tegel.",
  "fault.won": "{name} heeft geen blokjes meer: de partij zou afgelopen zijn.",
  "fault.phase": "Wat er nu wordt gevraagd, past niet bij de tafel.",
};
