/** 7 Wonders Duel in Norwegian Bokmål: why a position is not possible. */
import { type Args, called, type Translated } from "../../../../text/grammar.ts";
import type * as English from "../en/faults.ts";
import { CARD_NAMES, TOKEN_NAMES, WONDER_NAMES } from "./phrases.ts";

export const faults: Translated<typeof English.faults> = {
  "fault.twice.card": (a: Args) => `${called(CARD_NAMES, a.card)}: dette kortet ligger to steder.`,
  "fault.twice.wonder": (a: Args) => `${called(WONDER_NAMES, a.wonder)}: dette underverket ligger to steder.`,
  "fault.twice.token": (a: Args) => `${called(TOKEN_NAMES, a.token)}: denne fremskrittsskiven ligger to steder.`,
  "fault.hidden": "Det skjulte passer ikke til det som ligger på bordet.",
  "fault.board": "Det ligger høyst {n} fremskrittsskiver på brettet.",
  "fault.early": (a: Args) => `${called(CARD_NAMES, a.card)}: dette kortet kommer først i en senere tidsalder.`,
  "fault.crowded": "Tidsalder {age}: {n} kort er synlige, men bare {most} deles ut.",
  "fault.guilds": "{n} laug er synlige, men bare {most} er med.",
  "fault.coins": "{name} har færre enn null mynter.",
  "fault.wonders": "{name} har {n} underverker; det skal være {most}.",
  "fault.eighth": "Bare sju underverker kan bygges.",
  "fault.removed": "Et underverk er ute først når sju er bygd.",
  "fault.draft": "Tidsalderen og valget av underverker passer ikke sammen.",
  "fault.hole": "Plass {place} i oppsettet er tom, men dekkes ennå av et kort.",
  "fault.otherAge": (a: Args) => `${called(CARD_NAMES, a.card)}: dette kortet er ikke fra tidsalder ${a.age}.`,
  "fault.face": "Plass {place} i oppsettet: kortet ligger feil vei.",
  "fault.over": "Partiet er slutt uten at noen har vunnet, eller omvendt.",
  "fault.capital": "Konfliktbrikken står på en hovedstad: partiet ville vært slutt.",
  "fault.science": "{name} har seks ulike symboler: partiet ville vært slutt.",
  "fault.loot": "Konfliktbrikken har passert en militærskive som ennå ligger der.",
  "fault.phase": "Det som spørres om nå, kan ikke besvares i denne stillingen.",
};
