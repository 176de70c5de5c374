/** 7 Wonders Duel in Dutch: the rules, and our rulings where the rule book is silent. Loaded with the rules page. */

import type { Args, Translated } from "../../../../text/grammar.ts";
import { called } from "../../../../text/nl/grammar.ts";
import type * as English from "../en/rules.ts";
import { card, coins, differentSymbols, points, spaces, theCard, WONDER_NAMES, wonders } from "./phrases.ts";

export const rules: Translated<typeof English.rules> = {
  "rules.goal": "Het doel",
  "rules.goal.cities":
    "Twee spelers bouwen in drie tijdperken elk een stad. In elk tijdperk nemen jullie om de beurt een kaart uit een gezamenlijke opstelling die langzaam opengaat.",
  "rules.goal.war": "Militaire zege: schuif de conflictpion in de hoofdstad van je tegenstander en je wint meteen.",
  "rules.goal.science": (a: Args) => `Wetenschappelijke zege: verzamel ${differentSymbols(a, "wetenschaps")} en je wint meteen.`,
  "rules.goal.points": "Civiele zege: is geen van beide gelukt aan het einde van tijdperk III, dan wint de speler met de meeste punten.",

  "rules.setup": "Voor de eerste kaart",
  "rules.setup.coins": (a: Args) =>
    `Beide spelers beginnen met ${coins(a, "coinsAtStart")}. De conflictpion staat in het midden van zijn spoor.`,
  "rules.setup.tokens": (a: Args) =>
    `Naast het spoor liggen ${a.tokensOnBoard} willekeurige vooruitgangsfiches. De andere blijven in de doos.`,
  "rules.setup.draft": (a: Args) =>
    `Daarna kiezen jullie wonderen. Er liggen er ${a.wondersOnOffer}: de eerste speler kiest er een, de andere speler twee, en de eerste speler krijgt het laatste. Bij de volgende ${a.wondersOnOffer} kiest de andere speler eerst. Zo heeft iedereen er ${a.wondersOnOffer}. De andere wonderen blijven in de doos. Met de tafeloptie ‘vaste sets’ beginnen beide spelers in plaats daarvan met de wonderen voor een eerste partij.`,
  "rules.setup.ages": (a: Args) =>
    `In elk tijdperk blijven ${a.cardsRemoved} kaarten van dat tijdperk ongezien in de doos. In tijdperk III komen er ${a.guilds} gilden bij. Om en om ligt een rij van de opstelling gedekt.`,

  "rules.turn": "Jouw beurt",
  "rules.turn.take": "Neem een kaart waar geen andere kaart op ligt. Passen mag niet. Doe er één van deze drie dingen mee:",
  "rules.turn.build": "Bouwen: betaal de prijs en leg de kaart in je stad. Vanaf dat moment werkt hij.",
  "rules.turn.discard": (a: Args) =>
    `Afleggen: leg de kaart op de aflegstapel en krijg ${coins(a, "discard")}, plus 1 voor elke gele kaart in je stad.`,
  "rules.turn.wonder":
    "Een wonder bouwen: betaal de prijs van een van je wonderen en schuif de kaart eronder. De kaart zelf doet dan niets meer.",
  "rules.turn.reveal": "Aan het einde van je beurt worden alle kaarten waar niets meer op ligt tegelijk omgedraaid.",
  "rules.turn.opener":
    "De eerste speler begint in tijdperk I. Een tijdperk is voorbij als alle kaarten ervan genomen zijn; dan komt het volgende op tafel. De speler met het zwakkere leger, van wie de hoofdstad het dichtst bij de pion ligt, bepaalt dan wie de eerste kaart neemt. Staat de pion in het midden, dan begint de speler die de laatste kaart nam.",

  "rules.price": "Wat dingen kosten",
  "rules.price.own":
    "Aan de linkerrand van een kaart of wonder staat de prijs: munten, grondstoffen of allebei. Bruine en grijze kaarten leveren grondstoffen. Die raken niet op: ze zijn er opnieuw voor elke kaart en elk wonder dat je bouwt.",
  "rules.price.trade": (a: Args) =>
    `Wat je mist, kun je kopen. Elke ontbrekende grondstof kost ${coins(a, "tradeBase")}, plus 1 voor elk stuk daarvan op de bruine en grijze kaarten van je tegenstander. Die munten gaan naar de bank.`,
  "rules.price.flat": (a: Args) =>
    `Sommige gele kaarten houden de prijs van een grondstof op ${coins(a, "tradeFlat")}, wat je tegenstander ook produceert. Andere, en twee wonderen, leveren een grondstof naar keuze voor elke kaart en elk wonder dat je bouwt. Gele kaarten en wonderen maken de prijzen van je tegenstander nooit hoger.`,
  "rules.price.least":
    "Je betaalt altijd de laagst mogelijke prijs; die wordt voor je uitgerekend. De labels bij de kaarten tonen hem voor beide spelers.",
  "rules.price.link":
    "Sommige kaarten hebben een schakelsymbool dat op een latere kaart terugkomt. Heb je de eerste kaart, dan is de latere gratis: geen munten en geen grondstoffen.",

  "rules.military": "Leger",
  "rules.military.shields": "Elk schild schuift de conflictpion meteen één vakje naar de hoofdstad van je tegenstander.",
  "rules.military.loot": (a: Args) =>
    `Komt de pion voor het eerst bij een plunderfiche, dan verliest de bedreigde speler ${a.lootLeast} of ${coins(a, "lootMost")}, maar nooit meer dan die heeft. Daarna is het fiche weg. In één keer kan de pion er twee bereiken.`,
  "rules.military.capital": (a: Args) => `De hoofdstad ligt op ${spaces(a, "capital")} van het midden.`,
  "rules.military.points": (a: Args) =>
    `Aan het einde krijgt de sterkste kant ${a.militaryLow} punten als de pion in de eerste zone aan de kant van de tegenstander staat, ${a.militaryMiddle} in de tweede en ${a.militaryHigh} in de derde.`,

  "rules.science": "Wetenschap en vooruitgang",
  "rules.science.pairs":
    "Elk wetenschapssymbool staat op twee groene kaarten. Heb je ze allebei, neem dan een van de vooruitgangsfiches naast het spoor. Dat moet, zolang er nog fiches liggen.",
  "rules.science.win": (a: Args) =>
    `Met ${differentSymbols(a)} win je de partij. Het fiche Recht telt als een eigen symbool, maar vormt nooit een paar.`,
  "rules.science.tokens": "De vooruitgangsfiches:",

  "rules.wonders": "Wonderen",
  "rules.wonders.limit": (a: Args) =>
    `Elke speler heeft ${wonders(a, "wondersOnOffer")}, maar in een partij kunnen er maar ${a.wondersBuilt} worden gebouwd. Staan die er, dan gaat het laatste uit het spel.`,
  "rules.wonders.again":
    "Sommige wonderen geven je meteen een extra beurt. Was dat de laatste kaart van een tijdperk, dan vervalt de extra beurt.",
  "rules.wonders.list": "De wonderen:",

  "rules.cards": "De kaarten",
  "rules.cards.brown":
    "Bruine en grijze kaarten leveren grondstoffen. Gele kaarten geven munten (één keer, als je ze bouwt), betere prijzen of een grondstof naar keuze. Die van tijdperk III zijn ook punten waard.",
  "rules.cards.blue":
    "Blauwe kaarten zijn punten waard. Op groene kaarten staan wetenschapssymbolen, en de meeste zijn ook punten waard. Op rode kaarten staan schilden.",
  "rules.cards.purple":
    "Paarse kaarten zijn gilden. Elk gilde levert aan het einde punten op voor iets in de stad die daar dan het meeste van heeft. De meeste leveren ook één keer munten op, wanneer je ze bouwt: dan telt de stad die er op dat moment het meeste van heeft.",

  "rules.end": "Einde en puntentelling",
  "rules.end.when":
    "Bij een militaire of wetenschappelijke zege is de partij meteen afgelopen. Anders eindigt die na de laatste kaart van tijdperk III.",
  "rules.end.points": "Tel de punten van je kaarten, gilden, wonderen en vooruitgangsfiches op, plus de punten van je leger.",
  "rules.end.treasury": (a: Args) => `Voor elke ${coins(a, "coinsPerPoint")} in je schatkist krijg je 1 punt.`,
  "rules.end.tie":
    "Bij een gelijke stand wint de speler met de meeste punten op blauwe kaarten. Is ook dat gelijk, dan delen beide spelers de zege.",

  "rules.words": "Woorden in het kort",
  "rules.words.what": "De begrippen uit de uitleg bij de stukken, op een rij:",

  "rules.table": "Zo spelen wij",
  "rules.table.why": "Details die je makkelijk over het hoofd ziet, en hoe we spelen waar de spelregels iets openlaten:",
  "rules.table.opener":
    "Staat de pion in het midden, dan begint wie de laatste kaart nam ook het volgende tijdperk, zoals in onze spelregels staat. Er is een tafeloptie waarbij die speler kiest wie begint, zoals de uitgever het nu heeft.",
  "rules.table.eighth": "Het wonder dat ongebouwd uit het spel gaat, kan van de ene of de andere speler zijn.",
  "rules.table.order":
    "Wat een kaart of wonder doet, keuzes inbegrepen, gebeurt voordat bedekte kaarten worden omgedraaid. Een extra beurt komt daarna.",
  "rules.table.pile":
    "Beide spelers mogen de aflegstapel altijd bekijken. Het Zeusbeeld, Circus Maximus en het Mausoleum moeten een kaart gebruiken als er een is.",
  "rules.table.mausoleum":
    "Met het Mausoleum kun je elke kaart van de aflegstapel bouwen, ook een vernietigde. Kaarten die in een tijdperk niet meededen en kaarten onder wonderen liggen daar niet. De kaart van het Mausoleum werkt alsof hij net is gebouwd, met munten, schilden en wetenschapssymbolen. Stedenbouw levert er niets bij op.",
  "rules.table.library": "Alleen wie de fiches van de Grote Bibliotheek trok, ziet welke teruggaan.",
  "rules.table.link": "Een schakel wordt altijd gebruikt, dus Stedenbouw betaalt ook uit als je alle grondstoffen hebt.",
  "rules.table.strategy": "Strategie geeft alleen rode kaarten een schild extra, nooit wonderen.",
  "rules.table.economy":
    "Economie levert precies op wat je tegenstander voor ontbrekende grondstoffen betaalt, niet de munten die op een kaart staan. Je krijgt ze voordat het nieuwe gebouw werkt.",
  "rules.table.theology":
    "Theologie en Architectuur gelden niet voor de Grote Bibliotheek waarmee je ze kreeg. Met Theologie geeft een wonder dat toch al een extra beurt geeft, er nog steeds maar één.",
  "rules.table.lighthouse": "De Vuurtoren telt zichzelf mee als gele kaart. Een kaart die je aflegt, telt daarbij zelf nooit mee.",
  "rules.table.coins": "De munten raken nooit op.",

  "example.table":
    "De tafel: in het midden de kaarten waaruit je kiest, jouw stad eronder en die van je tegenstander erboven. Links het conflictspoor, rechts de wonderen en de vooruitgangsfiches.",
  "example.trade": (a: Args) =>
    `${card(a)}: de prijs is 1 steen. De speler bovenaan (rechter label) heeft ${theCard(a, "second")} en betaalt ${coins(a, "other")}. De speler onderaan (linker label) moet de steen kopen voor ${coins(a)}: ${a.tradeBase}, plus 1 omdat de kaart van de tegenstander steen levert.`,
  "example.link": (a: Args) =>
    `De speler onderaan heeft ${theCard(a)}, dus ${theCard(a, "second")} is gratis: op het linker label staat een ketting. De andere speler zou ${coins(a)} betalen.`,
  "example.covered": "Alleen de kaarten aan de onderrand kun je nemen. De kaart daarboven blijft gedekt tot de twee kaarten erop weg zijn.",
  "piece.price": "Prijs:",
  "piece.noPrice": "Heeft geen prijs.",
  "example.war": (a: Args) =>
    `De pion staat op ${spaces(a)} van het midden en heeft daar het plunderfiche gepakt. Als de partij nu eindigde, was dit ${points(a)} waard voor de speler die hem daarheen heeft geduwd.`,
  "example.wonder": (a: Args) =>
    `${called(WONDER_NAMES, a.wonder)}: gebouwd, zoals de kaart eronder laat zien. Die kaart telt verder nergens voor. Bij de andere wonderen staat de prijs.`,
};
