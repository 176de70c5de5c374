/** 7 Wonders Duel in Norwegian (bokmål): the lessons on one topic each. Cards are named as on the tables of their prepared deals. */
import type { Args, Translated } from "../../../../text/grammar.ts";
import type * as English from "../en/topics.ts";
import { coins, unlike } from "./phrases.ts";

export const topics: Translated<typeof English.topics> = {
  "lesson.guilds": "Laug",
  "lesson.guilds.about": "Poeng for det en by har mest av, også motspillerens.",
  "lesson.guilds.guild": (a: Args) =>
    `Lilla kort er laug. ${a.guilds} av dem er blant kortene i tidsalder III. Hvert laug ser på byen som har mest av noe. Dette teller brune og grå kort.`,
  "lesson.guilds.build":
    "Du har 3 brune og grå kort, boten har 6. Lauget bryr seg ikke om hvem som eier dem: Det er de 6 som teller, og de gir deg 6 mynter nå.",
  "lesson.guilds.build.do": "Klikk på rederlauget og bygg det.",
  "lesson.guilds.twice":
    "Myntene kom én gang. Til slutt er lauget også verdt 1 poeng for hvert brune og grå kort i byen som da har flest. Slik det står nå, er det 6 poeng.",
  "lesson.guilds.puzzle": "En oppgave. Botens rådhus har avdekket to kort til. Pek på dem for å se hva de gjør, og se på begge byene.",
  "lesson.guilds.puzzle.do": "Hvilket valg gir deg flest poeng hvis partiet sluttet rett etterpå?",
  "lesson.guilds.puzzle.wrong": (a: Args) =>
    `Et annet valg er verdt mer. Tell de blå kortene i begge byene, og husk at hver ${a.coinsPerPoint}. mynt er verdt 1 poeng.`,
  "lesson.guilds.praise":
    "Botens 6 blå kort gjør dommerlauget verdt 6 poeng for deg, like mye som hagene. Men lauget ga deg også 6 mynter, og de er 2 poeng til.",
  "lesson.guilds.praise.do":
    "Se etter laug blant kortene som ligger med baksiden opp i tidsalder III: De har sin egen bakside. Se så hvordan skjold koster motspilleren mynter.",

  "lesson.loot": "Plyndring",
  "lesson.loot.about": "Skjold som koster motspilleren mynter, og poeng for hærføreren.",
  "lesson.loot.token": (a: Args) =>
    `De røde brikkene ved banen, −${a.lootLeast} og −${a.lootMost}, er konfliktbrikker. Første gang hærføreren når en av dem, mister spilleren på den siden ${coins(a, "lootLeast")}, eller ${a.lootMost} ved den andre. Den som har færre, mister alle. Så er brikken borte.`,
  "lesson.loot.push":
    "Bueskyterbanen har 2 skjold. De driver hærføreren 2 felt mot botens hovedstad, forbi den første brikken. Du produserer alt den koster.",
  "lesson.loot.push.do": "Klikk på bueskyterbanen og bygg den.",
  "lesson.loot.zone": (a: Args) =>
    `Boten mistet ${coins(a, "lootLeast")} og har kastet et kort for å få 3. Til slutt gir hærføreren deg poeng også: ${a.militaryLow} i den første sonen på botens side, ${a.militaryMiddle} her i den andre og ${a.militaryHigh} i den tredje.`,
  "lesson.loot.puzzle":
    "En oppgave. Boten har 9 mynter igjen. Det er nok til hvert av de tre underverkene den ikke har bygd: 6, 6 eller 9 mynter.",
  "lesson.loot.puzzle.do": "Etter hvilket valg kan boten ikke betale for noe underverk?",
  "lesson.loot.puzzle.wrong": "Etter det kunne boten fortsatt betale for et underverk i sin neste tur.",
  "lesson.loot.praise": (a: Args) =>
    `De 2 skjoldene på murene førte hærføreren til den andre brikken. Boten mistet ${coins(a, "lootMost")}, og de 4 den hadde igjen, holdt ikke til noe underverk.`,
  "lesson.loot.praise.do":
    "Det gjelder begge veier: Før hærføreren når en brikke på din side, bør du bruke myntene dine eller drive den tilbake. Se så hvordan symboler vinner.",

  "lesson.science": "Vitenskap",
  "lesson.science.about": "Par, fremskrittsskiver og det sjette symbolet.",
  "lesson.science.count": (a: Args) =>
    `Du har 3 ulike vitenskapssymboler. ${unlike(a.symbolsToWin)} vinner partiet med en gang. Hvert symbol finnes på to grønne kort.`,
  "lesson.science.pair":
    "Biblioteket har en fjærpenn, og det har skrivesalen din også. Den andre fjærpennen er ikke noe nytt symbol, men paret gir deg en fremskrittsskive. Biblioteket er gratis, takket være kjeden.",
  "lesson.science.pair.do": "Klikk på biblioteket og bygg det.",
  "lesson.science.law": "Velg skiven din. Lovbok teller som et eget vitenskapssymbol. Med den har du fire ulike.",
  "lesson.science.law.do": "Klikk på skiven Lovbok.",
  "lesson.science.four": (a: Args) =>
    `Fire ulike nå, og ${a.symbolsToWin} vinner. Det finnes ingen andre Lovbok, så den blir aldri til et par: Flere skiver får du for par på grønne kort.`,
  "lesson.science.puzzle": "En oppgave. Du kan betale for begge de grønne kortene som er ledige. Se på hvilke symboler du har.",
  "lesson.science.puzzle.do": "Hvilket valg gir deg et femte ulikt symbol?",
  "lesson.science.puzzle.wrong": "Etter det ville du fortsatt ha fire ulike symboler.",
  "lesson.science.praise":
    "Hjulet på skolen er nytt: fem ulike symboler. Laboratoriet har loddesnoren din en gang til. Paret ville ha gitt en skive, men ikke noe nytt symbol.",
  "lesson.science.praise.do": (a: Args) =>
    `Ett til, og du vinner. Nå må boten passe på deg, slik du må passe på den: Tell symbolene dens, og ta det grønne kortet som ville bli nummer ${a.symbolsToWin}.`,
};
