/** 7 Wonders Duel in Dutch: why a position is not possible. */
import { type Args, called, type Translated } from "../../../../text/grammar.ts";
import type * as English from "../en/faults.ts";
import { CARD_NAMES, TOKEN_NAMES, WONDER_NAMES } from "./phrases.ts";

export const faults: Translated<typeof English.faults> = {
  "fault.twice.card": (a: Args) => `${called(CARD_NAMES, a.card)}: deze kaart ligt op twee plaatsen.`,
  "fault.twice.wonder": (a: Args) => `${called(WONDER_NAMES, a.wonder)}: dit wonder ligt op twee plaatsen.`,
  "fault.twice.token": (a: Args) => `${called(TOKEN_NAMES, a.token)}: dit vooruitgangsfiche ligt op twee plaatsen.`,
  "fault.hidden": "Wat verborgen is, past niet bij wat er op tafel ligt.",
  "fault.board": "Er liggen hoogstens {n} vooruitgangsfiches op het bord.",
  "fault.early": (a: Args) => `${called(CARD_NAMES, a.card)}: deze kaart komt pas in een later tijdperk.`,
  "fault.crowded": "Tijdperk {age}: er zijn {n} kaarten te zien, maar er worden er maar {most} gedeeld.",
  "fault.guilds": "Er zijn {n} gilden te zien, maar er doen er maar {most} mee.",
  "fault.coins": "{name} heeft minder dan nul munten.",
  "fault.wonders": "{name} heeft {n} wonderen; het moeten er {most} zijn.",
  "fault.eighth": "Er kunnen maar zeven wonderen worden gebouwd.",
  "fault.removed": "Een wonder ligt pas uit het spel als er zeven zijn gebouwd.",
  "fault.draft": "Het tijdperk en het kiezen van de wonderen passen niet bij elkaar.",
  "fault.hole": "Plaats {place} van de opstelling is leeg, maar er ligt nog een kaart op.",
  "fault.otherAge": (a: Args) => `${called(CARD_NAMES, a.card)}: deze kaart is niet van tijdperk ${a.age}.`,
  "fault.face": "Plaats {place} van de opstelling: de kaart ligt verkeerd om.",
  "fault.over": "De partij is afgelopen en niemand heeft gewonnen, of andersom.",
  "fault.capital": "De conflictpion staat op een hoofdstad: de partij zou afgelopen zijn.",
  "fault.science": "{name} heeft zes verschillende symbolen: de partij zou afgelopen zijn.",
  "fault.loot": "De conflictpion is een militair fiche voorbij dat er nog ligt.",
  "fault.phase": "Wat er nu wordt gevraagd, kan in deze stelling niet.",
};
