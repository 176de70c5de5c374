/** The page in Dutch: what many matches came to, whose words are fetched with it. */
import { many, number } from "./grammar.ts";

export const gameStatistics = {
  title: (game: string) => `${game}: openingen en statistiek`,
  byBots: "Even sterke bots speelden deze partijen onderling.",
  byPeople: "Spelers van deze site stellen deze partijen met rating voor iedereen beschikbaar, zonder namen.",
  records: "Alle partijen, vrij te gebruiken (CC0).",
  about:
    "Een balk begint bij een gelijke kans om te winnen. De streep aan het eind toont waar de echte waarde in 19 van de 20 gevallen ligt.",
  few: (count: number) => `Wat minder dan ${number(count)} keer is geteld, is weggelaten.`,
  playedBy: "Gespeeld door",
  quick: "Gemiddelde bots",
  search: "Zoekende bots",
  people: "Mensen hier",
  matchesOf: (who: string, count: number) => `${who}: ${many(count, "partij", "partijen")}`,
  lines: (count: number) => `Zoekende bots bekeken ${many(count, "variant", "varianten")} per keuze.`,
  value: "Winst",
  share: "Aandeel",
  between: "Tussen",
  range: (low: string, high: string) => `${low} tot ${high}`,
  count: "Geteld",
  what: "Wat",
  winners: "Winnaars",
  others: "Anderen",
  difference: "Verschil",
  round: "Ronde",
  showAll: (count: number) => `Alle ${number(count)} tonen`,
  fewer: "Minder tonen",
  fromHere: (count: number) => `Vanaf hier: ${many(count, "keuze", "keuzes")}`,
  alike: "Een keuze telt mee, wat er verder ook op tafel lag.",
  since: (who: string, count: number) => `${who}: ${many(count, "keer", "keer")}`,
  more: "Openingen en statistiek",
};
