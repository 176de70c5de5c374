/** Elasund in Norwegian Bokmål: why a position is not possible. */
import { type Args, called, type Translated } from "../../../../text/grammar.ts";
import type * as English from "../en/faults.ts";
import { CARD_NAMES, KIND_NAMES } from "./phrases.ts";

export const faults: Translated<typeof English.faults> = {
  "fault.setting": "Bordet er ikke satt opp for {n} spillere.",
  "fault.cards": (a: Args) => `${called(CARD_NAMES, a.card)}: det er ${a.n} kort; det skal være ${a.most}.`,
  "fault.negative": "Det er mindre enn ingenting av noe.",
  "fault.hidden": "Det skjulte passer ikke til det som ligger på bordet.",
  "fault.cubes": "{name} har {n} kuber igjen; det skal være {most}.",
  "fault.trade": "{name} har {n} handelspoeng; det skal være {most}.",
  "fault.twice": "To brikker ligger på {field}.",
  "fault.outside": "En brikke ligger utenfor byen, ved {field}.",
  "fault.pit": "Bare kirken ligger på byggegropen.",
  "fault.owner": (a: Args) => `${called(KIND_NAMES, a.kind)}: eieren er ikke mulig.`,
  "fault.harbour": (a: Args) => `${called(KIND_NAMES, a.kind)}: den kan ikke ligge ved havnen.`,
  "fault.wallOrder": "Murdelene til {name} ligger i feil rekkefølge.",
  "fault.wallGap": "En murdel henger ikke sammen med noe.",
  "fault.churchAt": "Kirken mangler plass eller brikke.",
  "fault.won": "{name} har ingen kuber igjen: partiet ville vært slutt.",
  "fault.phase": "Det som spørres om nå, passer ikke til bordet.",
};
