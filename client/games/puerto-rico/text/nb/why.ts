/** Why a piece cannot be chosen now. */

import type { Args } from "../../../../text/grammar.ts";
import { does, upper, whom } from "../../../../text/nb/grammar.ts";
import { doubloons, goodOf, phaseOf, roleOf } from "./phrases.ts";

export const WHY = {
  "why.role": (a: Args) => `Det kan du gjøre i ${phaseOf(a)}.`,
  "why.roleTaken": (a: Args) => `${does(a, "har")} tatt denne rollen denne runden.`,
  "why.roleLater": (a: Args) => `${upper(roleOf(a))} er i gang. Du tar en rolle når det er din tur til å velge.`,
  "why.workerFirst": "Bestem først om du vil ha arbeideren.",
  "why.circles": "Velg en tom sirkel for en arbeider, eller en arbeider du vil ta opp.",
  "why.nextMayor": "Disse arbeiderne kommer med neste borgermester.",
  "why.supply": "Arbeidere kommer med borgermesteren, et hospits eller et universitet.",
  "why.loadingOver": "Lastingen er over. Velg hva du vil lagre.",
  "why.goodsLater": "Du selger tønner med handelsmannen og laster dem med kapteinen.",
  "why.theirs": (a: Args) => `Det tilhører ${whom(a)}.`,
  "why.dear": (a: Args) => `Det koster ${doubloons(a)}. Du mangler ${a.lack}.`,
  "why.haveIt": "Du har allerede denne bygningen.",
  "why.noneOfIt": "Det er ingen igjen av denne.",
  "why.noRoom": (a: Args) => (Number(a.spaces) > 1 ? "Den trenger 2 ledige byfelt." : "Byen din er full."),
  "why.noQuarry": "Det er ingen steinbrudd igjen.",
  "why.quarry": "For å ta et steinbrudd må du ha tatt nybyggeren eller ha en bemannet anleggsbrakke.",
  "why.hacienda": "For å trekke en skjult plantasje trenger du et bemannet gods.",
  "why.stackEmpty": "Det er ingen skjulte plantasjer igjen.",
  "why.drawn": "Godset ditt har allerede trukket.",
  "why.shipFull": "Dette skipet er fullt.",
  "why.shipOf": (a: Args) => `Dette skipet tar ${goodOf(a)}, og det har du ikke.`,
  "why.shipNone": "Tønnene dine må på skipene som allerede har vareslaget om bord.",
  "why.shipLarger": "Et annet tomt skip tar flere av tønnene dine.",
  "why.barrelFirst": "Velg først hvilken tønne du vil selge.",
  "why.notProduced": (a: Args) => `Du produserte ikke ${goodOf(a)} denne gangen.`,
  "why.noneLeft": (a: Args) => `Forrådet er tomt for ${goodOf(a)}.`,
  "why.noBarrels": (a: Args) => `Du har ikke ${goodOf(a)}.`,
  "why.goodFull": (a: Args) => `Skipet med ${goodOf(a)} er fullt.`,
  "why.goodNone": (a: Args) => `Ingen skip kan ta ${goodOf(a)}: Alle har andre vareslag om bord.`,
  "why.houseHas": (a: Args) => `Handelshuset har allerede ${goodOf(a)} og kjøper hvert vareslag bare én gang.`,
  "why.stored": (a: Args) => `Du har allerede lagret ${goodOf(a)}.`,
  "why.wharfUsed": "Du har allerede brukt verftet i denne fasen.",
  "why.wharfEmpty": "Verftet ditt har ingen arbeider.",
  "why.manned": "Du kan bare ta opp arbeidere før du har plassert den første.",
  "why.nobody": "Du har ingen arbeidere igjen å plassere. Ta opp en først.",
} as const;
