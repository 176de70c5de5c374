/** 7 Wonders Duel in Icelandic: why a position is not possible. */
import { type Args, called, type Translated } from "../../../../text/grammar.ts";
import type * as English from "../en/faults.ts";
import { CARD_NAMES, TOKEN_NAMES, WONDER_NAMES } from "./phrases.ts";

export const faults: Translated<typeof English.faults> = {
  "fault.twice.card": (a: Args) => `${called(CARD_NAMES, a.card)}: þetta spil er á tveimur stöðum.`,
  "fault.twice.wonder": (a: Args) => `${called(WONDER_NAMES, a.wonder)}: þetta undur er á tveimur stöðum.`,
  "fault.twice.token": (a: Args) => `${called(TOKEN_NAMES, a.token)}: þessi framfaraskífa er á tveimur stöðum.`,
  "fault.hidden": "Það sem er hulið passar ekki við það sem er á borðinu.",
  "fault.board": "Í mesta lagi {n} framfaraskífur eru á borðinu.",
  "fault.early": (a: Args) => `${called(CARD_NAMES, a.card)}: þetta spil kemur á síðari öld.`,
  "fault.crowded": "Öld {age}: {n} spil sjást en aðeins {most} eru gefin.",
  "fault.guilds": "{n} gildi sjást en aðeins {most} eru með.",
  "fault.coins": "{name} á færri en enga mynt.",
  "fault.wonders": "{name} á {n} undur; þau eiga að vera {most}.",
  "fault.eighth": "Aðeins er hægt að reisa sjö undur.",
  "fault.removed": "Undur fer úr leik fyrst þegar sjö eru reist.",
  "fault.draft": "Öldin og val undranna passa ekki saman.",
  "fault.hole": "Reitur {place} er auður þótt spil hylji hann enn.",
  "fault.otherAge": (a: Args) => `${called(CARD_NAMES, a.card)}: þetta spil er ekki úr öld ${a.age}.`,
  "fault.face": "Reitur {place}: spilið snýr öfugt.",
  "fault.over": "Leiknum er lokið án sigurvegara, eða öfugt.",
  "fault.capital": "Átakapeðið er á höfuðborg: leiknum væri lokið.",
  "fault.science": "{name} á sex ólík tákn: leiknum væri lokið.",
  "fault.loot": "Átakapeðið er komið fram hjá hernaðarskífu sem er enn á borðinu.",
  "fault.phase": "Ekki er hægt að svara því sem nú er spurt um í þessari stöðu.",
};
