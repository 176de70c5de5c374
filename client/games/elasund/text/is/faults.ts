/** Elasund in Icelandic: why a position is not possible. */
import { type Args, called, type Translated } from "../../../../text/grammar.ts";
import type * as English from "../en/faults.ts";
import { CARD_NAMES, KIND_NAMES } from "./phrases.ts";

export const faults: Translated<typeof English.faults> = {
  "fault.setting": "Borðið er ekki sett upp fyrir {n} leikmenn.",
  "fault.cards": (a: Args) => `${called(CARD_NAMES, a.card)}: spilin eru ${a.n}; þau eiga að vera ${a.most}.`,
  "fault.negative": "Af einhverju er minna en ekkert.",
  "fault.hidden": "Það sem er hulið passar ekki við það sem er á borðinu.",
  "fault.cubes": "{name} á {n} kubba eftir; þeir eiga að vera {most}.",
  "fault.trade": "{name} er með {n} verslunarstig; þau eiga að vera {most}.",
  "fault.twice": "Tvær flísar eru á {field}.",
  "fault.outside": "Flís er utan bæjarins, við {field}.",
  "fault.pit": "Aðeins kirkjan má vera á grunninum.",
  "fault.owner": (a: Args) => `${called(KIND_NAMES, a.kind)}: eigandinn stenst ekki.`,
  "fault.harbour": (a: Args) => `${called(KIND_NAMES, a.kind)}: getur ekki verið við höfnina.`,
  "fault.wallOrder": "Múrhlutar leikmannsins {name} eru ekki í réttri röð.",
  "fault.wallGap": "Múrhluti tengist engu.",
  "fault.churchAt": "Kirkjuna vantar stað eða flís.",
  "fault.won": "{name} á enga kubba eftir: leiknum væri lokið.",
  "fault.phase": "Það sem nú er spurt um passar ekki við borðið.",
};
