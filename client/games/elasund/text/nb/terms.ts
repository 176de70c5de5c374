/** Words that cards lead on to. */

import type { Args } from "../../../../text/grammar.ts";
import { many } from "../../../../text/nb/grammar.ts";
import { gold, listed, ofEachColour, ofOneColour } from "./phrases.ts";

export const TERMS = {
  "term.cubes": "Klosser",
  "term.cubes.is":
    "Den første som får ut sin siste kloss, vinner. Klosser ligger på flaggene til bygninger, på deler av kirken, på tårn og på handelssporet. Mister du en bygning, tar du klossene på den tilbake.",
  "term.site": "Tomt",
  "term.site.is":
    "Feltene en bygning skal dekke. Det må ligge nok tillatelser der, uansett hvem sine, og dine må være mer verdt enn hver av de andres. Ligger noen likt, kan ingen av dem bygge.",
  "term.permits": "Tillatelser",
  "term.permits.is": (a: Args) =>
    `Du har fem, verdt 0 til 4. Å legge ut en koster verdien i gull og skjer i skipets rad, eller i en hvilken som helst rad for ${ofOneColour(a.pairCost)}. Også den som er verdt 0, teller som en tillatelse.`,
  "term.compensation": "Erstatning",
  "term.compensation.is":
    "Når du bygger, går alle tillatelser på tomten tilbake til eierne. Du betaler de andre verdien av sine i gull. Deler av kirken gir ingen erstatning.",
  "term.over": "Bygge over",
  "term.over.is": (a: Args) =>
    `En bygning fortrenger mindre bygninger gratis, og for ${ofOneColour(a.equalCost)} også like store. Størrelsen er antall felt. Kirken og større bygninger blir stående.`,
  "term.start": "Startbygninger",
  "term.start.is":
    "Hytta og hyttene du begynner med. Må en av dem vike, setter eieren den straks tilbake på ledige felt uten vindmølle. Får den ikke plass noe sted, er den ute av spillet.",
  "term.trade": "Handelspoeng",
  "term.trade.is": (a: Args) =>
    `Vindmøller ved havnen og nær portene. Hver av dem som en av bygningene dine dekker, er et handelspoeng. Ved ${listed(a.tradeCubes)} poeng legger du en kloss på handelssporet.`,
  "term.income": "Inntekt",
  "term.income.is":
    "I starten av hver tur flytter terningene skipet. Bygninger med inntekt i den raden gir eierne sine ett kort hver, gull eller maktkort, uansett hvem sin tur det er. En bygning som strekker seg over flere rader, gir inntekt i alle.",
  "term.influence": "Maktkort",
  "term.influence.is": (a: Args) =>
    `De finnes i ${a.colours} farger. Sett betaler for noe ekstra: ${ofOneColour(a.equalCost)} for å bygge over noe like stort, ${ofOneColour(a.pairCost)} for en tillatelse i en hvilken som helst rad eller en bonushandling, ${ofEachColour(a.differentCost)} for en bonushandling.`,
  "term.pirates": "Pirater",
  "term.pirates.is":
    "På 7 sender den som har turen, skipet til en annen rad. Ingen får inntekt. Hver spiller gir ett kort for hver av klossene sine i raden. Klosser på handelssporet og på tårn i nord og sør teller ikke.",
  "term.towers": "Tårn",
  "term.towers.is":
    "Noen murstykker er tårn. Hvert av dem har plass til en av klossene dine. Når du kaster 7, tar du ett av kortene til piratene for hvert tårn du har.",
  "term.walls": "Bymuren",
  "term.walls.is": (a: Args) =>
    `Du bygger dine egne stykker i rekkefølge, ved siden av en port eller et stykke som allerede står der. Et stykke koster ${gold(a.wallGold)} i nord eller sør og ${gold(a.wallGoldEast)} i øst, og krever ingen tillatelser.`,
  "term.bonus": "Bonushandlinger",
  "term.bonus.is": (a: Args) =>
    `Du kan bruke én på slutten av turen. For ${ofOneColour(a.pairCost)} flytter du en tillatelse, eller oppgraderer en og betaler differansen i gull. For ${ofEachColour(a.differentCost)} legger du ut en ekstra tillatelse hvor som helst og betaler verdien, eller tar ${gold(a.goldTaken)}.`,
  "term.pit": "Byggegropen",
  "term.pit.is": (a: Args) =>
    `Det mørke feltet der kirken begynner. Ingen tillatelser eller bygninger kan legges på det. Kirken vokser til ${many(a.churchParts, "del", "deler")}.`,
} as const;
