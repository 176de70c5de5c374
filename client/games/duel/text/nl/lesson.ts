/** The guided first match: why, then what to do. Cards are named as on the table of its prepared deal. */
import type { Args } from "../../../../text/grammar.ts";
import type * as English from "../en/lesson.ts";
import { coins } from "./phrases.ts";

export const LESSON = {
  "lesson.goal": (a: Args) =>
    `Jij en de bot bouwen elk een stad. Duw deze pion in de andere hoofdstad of verzamel ${a.symbolsToWin} verschillende wetenschapssymbolen, en je wint meteen. Lukt dat niemand, dan win je na drie tijdperken met de meeste punten.`,
  "lesson.resource":
    "Bijna alles kost grondstoffen, en bruine kaarten leveren die elke beurt, de hele partij lang. Hoe eerder je ze hebt, hoe meer munten je bespaart.",
  "lesson.resource.do": "Klik op de Steenmijn en dan onderaan op ‘Steenmijn bouwen’.",
  "lesson.price":
    "Je mag elke kaart nemen waar geen andere kaart op ligt. De munten eronder laten zien wat hij nu kost: links voor jou, rechts voor de bot. De Kleipoel is gratis.",
  "lesson.price.do": "Klik op de Kleipoel en bouw hem.",
  "lesson.trade": (a: Args) =>
    `Deze kaart vraagt glas, en dat heb je niet. Toch kun je bouwen: elke ontbrekende grondstof kost ${coins(a, "tradeBase")}, plus 1 voor elk stuk dat je tegenstander ervan produceert.`,
  "lesson.trade.do": "Klik op de Apotheek, bouw hem en betaal voor het glas.",
  "lesson.counters": (a: Args) =>
    `Deze tellers laten zien hoe dicht jullie elk bij winst zijn: met de pion, met wetenschapssymbolen en, bij de lauwerkrans, met punten. Elke ${coins(a, "coinsPerPoint")} zijn 1 punt waard. Daarom begonnen jullie allebei met een paar punten, en de bot heeft de zijne uitgegeven.`,
  "lesson.uncover":
    "Kijk eerst wat er onder een kaart ligt. Neem je deze, dan wordt er een gedekte kaart omgedraaid, en daarna kiest de bot. Je hebt hout nodig, dus neem het risico.",
  "lesson.uncover.do": "Klik op de Houtwerf en bouw hem.",
  "lesson.science":
    "Groene kaarten geven wetenschapssymbolen, en twee gelijke leveren een vooruitgangsfiche op: een van de ronde fiches op tafel. Het boek op deze kaart maakt bovendien de Bibliotheek in tijdperk II gratis: let op zulke schakels.",
  "lesson.science.do": "Klik op het Scriptorium en bouw het.",
  "lesson.yellow": (a: Args) =>
    `Je hebt weinig munten, en met munten koop je wat je zelf niet produceert. De Taverne geeft je nu ${coins(a, "tavernIncome")}. Ook levert hij je 1 munt extra op als je een kaart aflegt voor munten, zoals je zo ziet.`,
  "lesson.yellow.do": "Klik op de Taverne en bouw hem.",
  "lesson.discard": (a: Args) =>
    `Je produceert al steen. Leg de Steengroeve dus af: dat levert ${coins(a, "discard")} op, plus 1 voor je gele kaart, en de bot moet steen blijven kopen.`,
  "lesson.discard.do": "Klik op de Steengroeve en dan op de aflegstapel.",
  "lesson.wonder": (a: Args) =>
    `Een wonder bouw je door de prijs ervan te betalen en er een kaart onder te schuiven die je kunt nemen; die kaart doet dan verder niets. Dit wonder geeft je ${coins(a, "artemisIncome")} en een extra beurt. Samen kunnen jullie maar ${a.wondersBuilt} van jullie ${a.wondersDealt} wonderen bouwen, dus wacht niet te lang.`,
  "lesson.wonder.do": "Klik op de Stal en dan op de Tempel van Artemis.",
  "lesson.military":
    "Je bent weer aan de beurt. Het schild van de bot heeft de pion naar jouw hoofdstad geschoven, en met je eigen schilden duw je hem terug. Diep in je gebied kost hij je munten, en in je hoofdstad de partij.",
  "lesson.military.do": "Klik op het Garnizoen en bouw het.",
  "lesson.praise":
    "Je hebt nu grondstoffen, munten, wetenschap, schilden en een wonder gebruikt. Dan zijn er nog de punten. Blauwe kaarten zijn de eenvoudigste bron, maar andere kaarten, wonderen, vooruitgangsfiches, de pion en je munten tellen ook mee.",
  "lesson.praise.do":
    "Probeer in tijdperk II de Bibliotheek te bouwen: die is gratis voor jou, en met de tweede ganzenveer krijg je een vooruitgangsfiche.",
} as const satisfies Record<keyof typeof English.LESSON, unknown>;
