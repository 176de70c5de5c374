/** Words that cards lead on to. */
import type { Args } from "../../../../text/grammar.ts";
import type * as English from "../en/terms.ts";
import { coins, differentSymbols, wonders } from "./phrases.ts";

export const TERMS = {
  "term.price": "Prijs",
  "term.price.is":
    "Het label bij een kaart of wonder is de prijs in munten op dit moment, in de kleur van de speler voor wie hij geldt. Goud: die speler kan betalen. Grijs: niet. Een ketting: de kaart is voor die speler gratis.",
  "term.trade": "Ontbrekende grondstoffen",
  "term.trade.is": (a: Args) =>
    `Wat je zelf niet produceert, kun je kopen, zoveel als je nodig hebt: ${coins(a, "tradeBase")} per ontbrekende grondstof, plus 1 voor elk stuk daarvan op de bruine en grijze kaarten van je tegenstander. Je betaalt altijd de laagste prijs.`,
  "term.link": "Schakelsymbool",
  "term.link.is":
    "Sommige kaarten hebben een symbool dat op een kaart uit een later tijdperk terugkomt. Heb je de eerste kaart in je stad, dan is de latere gratis: geen munten, geen grondstoffen.",
  "term.discarding": "Afleggen",
  "term.discarding.is": (a: Args) =>
    `De kaart die je neemt, mag je altijd afleggen in plaats van bouwen. Dat levert ${coins(a, "discard")} op, plus 1 voor elke gele kaart in je stad.`,
  "term.wonders": "Wonderen",
  "term.wonders.is": (a: Args) =>
    `Om een van je wonderen te bouwen, betaal je de prijs en schuif je de kaart die je nam eronder. Die kaart telt dan nergens meer voor. In een partij kunnen maar ${wonders(a, "wondersBuilt")} worden gebouwd; het laatste gaat uit het spel.`,
  "term.science": "Wetenschapssymbolen",
  "term.science.is": (a: Args) =>
    `Die staan op groene kaarten, elk symbool op twee kaarten. Heb je beide kaarten met hetzelfde symbool, dan krijg je een vooruitgangsfiche. Met ${differentSymbols(a)} win je meteen.`,
  "term.tokens": "Vooruitgangsfiches",
  "term.tokens.is": (a: Args) =>
    `Naast het militaire spoor liggen ${a.tokensOnBoard} fiches. Neem er een als je je tweede kaart met hetzelfde wetenschapssymbool krijgt. Het is de rest van de partij van jou.`,
  "term.shields": "Schilden",
  "term.shields.is":
    "Elk schild schuift de conflictpion één vakje naar de hoofdstad van je tegenstander, zodra je de kaart of het wonder bouwt.",
  "term.loot": "Plunderfiches",
  "term.loot.is": (a: Args) =>
    `Komt de pion voor het eerst bij een plunderfiche, dan verliest de speler aan die kant ${a.lootLeast} of ${coins(a, "lootMost")}, voor zover die er zijn. Daarna is het fiche weg.`,
  "term.guilds": "Gilden",
  "term.guilds.is": (a: Args) =>
    `Paarse kaarten met een eigen achterkant. ${a.guilds} willekeurige gilden zitten tussen de kaarten van tijdperk III. Een gilde kijkt altijd naar de stad die ergens het meeste van heeft.`,
  "term.ages": "Tijdperken",
  "term.ages.is": (a: Args) =>
    `Een partij heeft drie tijdperken, elk met een nieuwe piramide van kaarten. Van elk tijdperk gaan ${a.cardsRemoved} kaarten ongezien terug in de doos, dus je weet nooit precies wat er meedoet.`,
  "term.treasury": "Schatkist",
  "term.treasury.is": (a: Args) =>
    `Je munten. Daarmee betaal je wat op kaarten staat en wat je aan grondstoffen mist. Aan het einde krijg je 1 punt voor elke ${coins(a, "coinsPerPoint")} die je overhoudt.`,
} as const satisfies Record<keyof typeof English.TERMS, unknown>;
