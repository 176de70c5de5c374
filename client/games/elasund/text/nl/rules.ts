/** Elasund in Dutch: the rules, and our rulings where the rule book is silent. Loaded with the rules page. */

import type { Args, Translated } from "../../../../text/grammar.ts";
import { many, upper } from "../../../../text/nl/grammar.ts";
import type * as English from "../en/rules.ts";
import { gold, influence, listed, ofOneColour, permits, theKind } from "./phrases.ts";

const times = (amount: Args[string] | undefined): string => many(amount, "keer", "keer");

export const rules: Translated<typeof English.rules> = {
  "rules.goal": "Het doel",
  "rules.goal.cubes": (a: Args) =>
    `Jullie bouwen samen één stad, maar ieder voor zich. Wie als eerste alle ${a.cubes} eigen blokjes op het bord plaatst, wint meteen. Voor een kortere partij kan een tafel met ${a.cubesShort} spelen.`,
  "rules.goal.where": "Blokjes komen op de vlaggen van gebouwen, op torens van de muur, op delen van de kerk en op het handelsspoor.",
  "rules.goal.lose": "Gebouwen kunnen overbouwd worden. Verlies je er een, dan neem je de blokjes erop terug.",

  "rules.setup": "Het begin",
  "rules.setup.hand": (a: Args) =>
    `Elke speler heeft ${gold(a.goldAtStart)}, ${influence(a.influenceAtStart)}, ${a.permitCount} vergunningen met de waarden 0 tot en met ${a.permitMost}, ${a.wallCount} muurdelen en twee gebouwen in de eigen kleur. Twee startgebouwen staan al op het bord.`,
  "rules.setup.town": "Hoe minder spelers, hoe kleiner de stad: de poorten staan dan dichter bij de haven.",

  "rules.turn": "Een beurt",
  "rules.turn.steps": (a: Args) =>
    `Gooi de dobbelstenen; bouw hoogstens ${times(a.builds)}; neem ${gold(a.goldTaken)} of plaats een vergunning; en doe, als je wilt, één bonusactie.`,
  "rules.turn.order": "Het lot bepaalt wie begint. De beurten gaan met de klok mee.",

  "rules.roll": "1. Dobbelen",
  "rules.roll.income":
    "Het schip vaart naar de rij met het gegooide getal. Elk gebouw in deze rij dat een kaart toont, levert de eigenaar die kaart op: 1 goud of 1 machtkaart. Dat geldt voor alle spelers.",
  "rules.roll.repeat":
    "Het schip vaart altijd. Zou het in dezelfde rij blijven, dan vaart het in plaats daarvan twee rijen naar het noorden of zuiden.",
  "rules.roll.seven": (a: Args) =>
    `Bij een ${a.pirateRoll} brengen piraten het schip naar een andere rij die jij kiest. Er zijn geen inkomsten. Elke speler geeft een kaart per eigen blokje in die rij, voor zover die speler kaarten heeft. Vlaggen van gebouwen, delen van de kerk en torens van de oostmuur tellen mee. Een blokje telt alleen in de rij van zijn vlag: de noordelijkste rij van het gebouw. Bij een groot gebouw staan de twee vlaggen in de twee noordelijkste rijen.`,
  "rules.roll.towers": (a: Args) =>
    `Daarna neemt wie de ${a.pirateRoll} gooide een van die kaarten per eigen toren, aan welke kant die ook staat.`,

  "rules.build": "2. Bouwen",
  "rules.build.what": (a: Args) =>
    `Je mag hoogstens ${times(a.builds)} bouwen: een gebouw, een muurdeel of een deel van de kerk, ook twee keer hetzelfde.`,
  "rules.build.site":
    "Een gebouw kost goud, en op het bouwterrein moeten minstens zoveel vergunningen liggen als het gebouw aangeeft. Die mogen van iedereen zijn, maar de jouwe moeten meer waard zijn dan die van elke andere speler. Bij een gelijke stand mag geen van die spelers bouwen. In welke rij het schip ligt, maakt voor het bouwen niet uit.",
  "rules.build.compensate":
    "Alle vergunningen op het bouwterrein gaan terug naar hun eigenaar. Voor elke vergunning die niet van jou is, betaal je de eigenaar de waarde in goud.",
  "rules.build.turned": "Gebouwen worden nooit gedraaid. Ze staan binnen de muren en nooit op de bouwput van de kerk.",

  "rules.over": "Overbouwen",
  "rules.over.smaller":
    "Een gebouw verdringt kleinere gebouwen gratis, ook als het ze maar deels bedekt, en ook die van jezelf. Het aantal velden bepaalt de grootte. Vergunningen liggen alleen op vrije velden, dus een deel van het bouwterrein moet al vrij zijn geweest.",
  "rules.over.equal": (a: Args) =>
    `Voor ${ofOneColour(a.equalCost)} mag het ook even grote gebouwen verdringen, hoogstens ${a.equalMost} tegelijk.`,
  "rules.over.back":
    "De eigenaar neemt de blokjes van het gebouw terug en verliest de handelspunten. Een gekleurd gebouw gaat terug naar de eigenaar, elk ander naar de voorraad.",
  "rules.over.start": "Wordt een startgebouw van jou verdrongen, dan zet je het meteen terug op vrije velden zonder molen.",

  "rules.permits": "3. Goud nemen of een vergunning plaatsen",
  "rules.permits.place": (a: Args) =>
    `Neem ${gold(a.goldTaken)}, of plaats één vergunning: betaal de waarde en leg de vergunning op een vrij veld in de rij van het schip. Voor ${ofOneColour(a.pairCost)} mag je elke rij kiezen.`,
  "rules.permits.full":
    "Is er in de rij van het schip geen veld vrij, neem dan de dichtstbijzijnde rij met een vrij veld. Zijn er twee even dichtbij, dan kies je.",
  "rules.permits.free":
    "Op de bouwput mag nooit een vergunning. De andere velden waar de kerk komt, mag je gebruiken tot er een deel op staat.",
  "rules.permits.zero":
    "De vergunning van 0 is gratis en telt als vergunning. Ligt alleen die op een bouwterrein, dan ben je daar al de sterkste.",

  "rules.bonus": "4. Bonusactie",
  "rules.bonus.one": "Aan het eind van je beurt mag je een van deze acties doen, betaald met machtkaarten:",
  "rules.bonus.list":
    "Machtkaarten gebruik je ook voor andere dingen: even grote gebouwen verdringen, en vergunningen in een rij naar keuze.",

  "rules.trade": "Handel",
  "rules.trade.mills": (a: Args) =>
    `De velden aan de haven hebben één molen, sommige bij de poorten twee. Elke molen die een gebouw bedekt, is een handelspunt. Bij ${listed(a.tradeCubes)} punten plaats je een blokje op het spoor.`,
  "rules.trade.down": "Verlies je het gebouw, dan zak je weer, en van plekken die je niet meer haalt, neem je de blokjes terug.",
  "rules.trade.not": "Startgebouwen mogen niet op molens staan, en delen van de kerk leveren daar niets op.",

  "rules.walls": "De stadsmuur",
  "rules.walls.price": (a: Args) =>
    `Een muurdeel kost ${gold(a.wallGold)} in het noorden en zuiden en ${a.wallGoldEast} in het oosten, en vraagt geen vergunningen. Het moet aansluiten op een poort of op een deel dat er al staat, van wie dan ook.`,
  "rules.walls.order": (a: Args) =>
    `Je bouwt je delen in een vaste volgorde. De nummers ${listed(a.wallTowers)} zijn torens met een blokje van jou; de andere leveren ${a.wallInfluenceLeast} of ${influence(a.wallInfluenceMost)} op. De spelers delen de plekken, en er zijn minder plekken dan delen. Een muur wordt nooit verdrongen.`,

  "rules.church": "De kerk",
  "rules.church.price": (a: Args) =>
    `Een deel kost ${gold(a.churchGold)}, vraagt geen vergunningen en draagt één blokje. Het verwijdert alles wat eronder ligt en wordt zelf nooit verdrongen.`,
  "rules.church.first": (a: Args) =>
    `Het eerste deel komt op de bouwput. De plaats van dat deel in de afbeelding van ${a.churchParts} delen bepaalt waar alle andere komen.`,
  "rules.church.two":
    "Wie de kerk sticht, trekt twee delen, bouwt er een en legt het andere onder de stapel. Die speler weet dus als enige welk deel als laatste komt.",
  "rules.church.draw":
    "Elk volgend deel trek je van de stapel. Het komt op zijn eigen plaats, dus je kiest niet waar. Een gebouw gaat ook van het bord als er maar één veld van bedekt wordt.",

  "rules.buildings": "De gebouwen",
  "rules.buildings.kinds":
    "Gekleurde gebouwen zijn van één speler en leveren kaarten op. De andere zijn voor iedereen: wie er een bouwt, plaatst een blokje op elke vlag.",

  "rules.end": "Het einde",
  "rules.end.win": "De partij eindigt zodra een speler in de eigen beurt het laatste blokje plaatst. Die speler wint.",

  "rules.words": "Woorden in het kort",
  "rules.words.what": "De begrippen uit de uitleg bij de stukken, op een rij:",

  "rules.table": "Zo spelen wij",
  "rules.table.why": "Details die je makkelijk over het hoofd ziet, en hoe we spelen waar de spelregels iets openlaten:",
  "rules.table.order":
    "Als je bouwt, betaal je eerst. Dan gaan vergunningen terug, verdwijnen verdrongen gebouwen en komt het nieuwe gebouw, met zijn blokjes en handelspunten.",
  "rules.table.win": "Je mag een gebouw bouwen met meer vlaggen dan je blokjes over hebt.",
  "rules.table.reward":
    "Torens kiezen uit alle kaarten die de piraten kregen of, als tafeloptie, alleen uit de kaarten van andere spelers.",
  "rules.table.pirates":
    "Alle spelers kiezen hun kaarten voor de piraten tegelijk en in het geheim. Blokjes op het handelsspoor en op torens in het noorden en zuiden tellen niet.",
  "rules.table.shortage":
    "Is er te weinig goud om uit te delen, dan geven alle spelers eerst de helft van hun goud terug, naar boven afgerond. Voor machtkaarten geldt hetzelfde. Is er dan nog te weinig, dan worden de kaarten een voor een met de klok mee uitgedeeld.",
  "rules.table.open":
    "Goud wordt altijd open betaald en ontvangen, dus iedereen kan zien hoeveel een speler heeft. De kleuren van machtkaarten blijven geheim.",
  "rules.table.east": "Aan de oostmuur mag je op elk moment bouwen.",
  "rules.table.church": "Voor de kerk betaal je geen vergoeding. Wie de kerk sticht, betaalt voordat de twee delen te zien zijn.",
  "rules.table.over":
    "Even grote gebouwen mag je verdringen, van wie ze ook zijn, zelfs van jezelf. Wat je bouwt, kan niet zelf een van de verdrongen gebouwen zijn.",
  "rules.table.more": (a: Args) =>
    `Handelspunten boven de ${a.tradeMost} leveren geen blokjes meer op, maar je raakt ze wel als eerste kwijt. De telsteen toont hoeveel je er hebt.`,
  "rules.table.full": "Een rij waarin alleen de bouwput nog vrij is, geldt als vol.",
  "rules.table.settle":
    "Een startgebouw moet terug als het ergens past. Anders is het uit het spel. Zijn ze allebei verdrongen, dan kies je de volgorde. Raken meerdere spelers startgebouwen kwijt, dan zet de speler aan de beurt als eerste terug, daarna de anderen, met de klok mee.",
  "rules.table.steps":
    "Bouwen en de bonusactie mag je overslaan, maar je moet goud nemen of een vergunning plaatsen. Is je tijd op, dan neem je goud.",
  "rules.table.prices": (a: Args) => `De handelaarswoning kost ${gold(a.traderGold)}, het handwerkershuis ${a.craftsmanGold}.`,
  "rules.table.gates": "De handelsvelden bij de poorten hebben twee molens. Met twee spelers zijn ze er niet.",
  "rules.table.colour":
    "Je startgebouwen beginnen op de velden van je kleur. Kies een kleur zolang de tafel nog wacht; wie het eerst komt, het eerst maalt.",
  "rules.table.stalled": (a: Args) =>
    `Wordt er ${a.idleRounds} rondes niets gebouwd, dan eindigt de partij en beslissen de blokjes op het bord. Is het bord te vol om nog te bouwen, dan al na ${a.idleRoundsOnFullBoard}.`,
  "rules.table.start": (a: Args) =>
    `Elke speler begint met ${gold(a.goldAtStart)} of, als tafeloptie, met 1 goud meer dan de vorige speler.`,

  "example.table":
    "De tafel: de stad in het midden, links de haven met het schip. Rechts van boven naar beneden: wat gebouwd kan worden, het handelsspoor, de andere spelers en wat van jou is.",
  "example.income": (a: Args) =>
    `Het schip ligt in rij ${a.dice}. De gebouwen in deze rij met een kaart leveren die op: samen ${gold(a.gold)} en ${influence(a.influence)}.`,
  "example.site": (a: Args) =>
    `${upper(theKind(a))} vraagt ${permits(a.permits)}. De speler aan de beurt heeft hier ${a.own} en de ander ${a.other}, dus de speler aan de beurt mag bouwen. Dat kost ${gold(a.gold)}, plus ${gold(a.compensation)} aan de ander voor de vergunning.`,
  "example.harbour": (a: Args) =>
    `Dit gebouw bedekt ${many(a.points, "molen", "molens")} aan de haven: evenveel handelspunten, zolang het blijft staan.`,
  "example.walls": "De muur groeit vanaf de poorten. Het volgende deel mag op elke plek aan de uiteinden van wat er al staat.",
  "example.church": "Het eerste deel ligt op de bouwput. Het kader toont waar de andere delen komen en wat er dan verdwijnt.",
};
