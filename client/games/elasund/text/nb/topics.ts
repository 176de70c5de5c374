/** Elasund in Norwegian (bokmål): the lessons on one topic each. Spaces, cards and buildings are those of their prepared deals. */
import type { Args, Translated } from "../../../../text/grammar.ts";
import type * as English from "../en/topics.ts";
import { gold, ofEachColour, ofOneColour } from "./phrases.ts";

export const topics: Translated<typeof English.topics> = {
  "lesson.church": "Kirken",
  "lesson.church.about": "Klosser som blir liggende for godt, og en ramme som rydder byen.",
  "lesson.church.parts": (a: Args) =>
    `Kirken har ${a.churchParts} deler. En del koster ${gold(a.churchGold)}, krever ingen tillatelser og har plass til 1 kloss. Ingenting kan fortrenge den, så denne klossen blir liggende for godt.`,
  "lesson.church.found":
    "Du har 15 gull, nok til to deler. Den som bygger den første, grunnlegger kirken: Da trekker du to deler og velger hvilken som skal legges i den mørke byggegropen.",
  "lesson.church.found.do": "Klikk på kirken.",
  "lesson.church.place":
    "Plassen den har i bildet, avgjør hvor alle de andre skal ligge. Med den sørvestlige delen i gropen ville kirken vokse over hyttene dine. Med den østlige vokser den over botens vertshus og krambod.",
  "lesson.church.place.do": "Bygg den østlige delen.",
  "lesson.church.second":
    "Rammen viser hvor de andre skal ligge. Den sørvestlige delen kommer nå sist, og bare du vet det. Av de 7 delene før den ville 5 havne på en av botens bygninger.",
  "lesson.church.second.do": "Klikk på kirken, og bygg en del til.",
  "lesson.church.removed":
    "Den sørlige delen fjernet vertshuset, og kirken betaler ingen erstatning. Boten tok tilbake klossen derfra og, fordi den mistet 2 handelspoeng, også den på handelssporet.",
  "lesson.church.puzzle":
    "En oppgave. Skipet er i rad 9, og det siste gullet ditt holder til tillatelse 0 eller 1. Også en tillatelse som en del av kirken dekker, blir fjernet.",
  "lesson.church.puzzle.do": "På hvilket felt kan du legge en tillatelse som er trygg for kirken?",
  "lesson.church.puzzle.wrong": "Kirken kommer til å dekke hele rammen. Legg en tillatelse utenfor den.",
  "lesson.church.praise": "Feltet d9 er utenfor rammen. På a9 kommer den siste delen, og det vet bare du.",
  "lesson.church.praise.do":
    "Grunnlegg kirken der den vokser over de andre. Er det en annen som grunnlegger den, bør du holde bygninger og tillatelser utenfor rammen. Se så hva du kan gjøre med maktkort.",

  "lesson.influence": "Maktkort på hånden",
  "lesson.influence.about": "Hva kortene dine betaler for, og hvilke du bør beholde.",
  "lesson.influence.sets": (a: Args) =>
    `Maktkort betaler i sett. Med ${ofOneColour(a.equalCost)} bygger du over noe like stort, med ${a.pairCost} legger du en tillatelse i en hvilken som helst rad, eller flytter eller oppgraderer en. Med ${ofEachColour(a.differentCost)} får du en ekstra tillatelse eller ${gold(a.goldTaken)}.`,
  "lesson.influence.plan": (a: Args) =>
    `Tillatelsen din ligger på c5. Et torg har plass på b5 og c5, over botens krambod. Begge dekker 2 felt, så ved siden av 5 gull koster det ${ofOneColour(a.equalCost)}. Du har 4 grønne, men bare 1 gull.`,
  "lesson.influence.gold": (a: Args) => `I denne turen legger du ikke ut noen tillatelse. Du tar ${gold(a.goldTaken)} i stedet.`,
  "lesson.influence.gold.do": "Klikk på kisten.",
  "lesson.influence.bonus": (a: Args) =>
    `Så bonushandlingen: ${ofEachColour(a.differentCost)} betaler for ${gold(a.goldTaken)} til. Du beholder 3 grønne kort, som er et sett, og 1 rødt kort, som ikke er det.`,
  "lesson.influence.bonus.do": (a: Args) => `Klikk på «Ta ${gold(a.goldTaken)}».`,
  "lesson.influence.puzzle":
    "En oppgave. Boten kastet en sjuer og sendte piratene til rad 4, der vertshuset ditt har en kloss. Derfor må du gi 1 kort.",
  "lesson.influence.puzzle.do": "Hvilket kort kan du gi og fortsatt betale for torget over kramboden?",
  "lesson.influence.puzzle.wrong": (a: Args) => `Da ville du mangle ett kort: Torget koster 5 gull og ${ofOneColour(a.equalCost)}.`,
  "lesson.influence.praise":
    "Det røde kortet var ikke med i noe sett. Du har fortsatt 5 gull og 3 grønne kort: I din tur kan du bygge torget og legge en kloss, og boten mister kramboden.",
  "lesson.influence.praise.do":
    "Før du gir fra deg eller bruker et kort, bør du se hvilket sett det bryter. Det som ikke er med i noe sett, går først.",
};
