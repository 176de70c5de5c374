/** The page in Norwegian: what many matches came to, whose words are fetched with it. */
import { many, number } from "./grammar.ts";

export const gameStatistics = {
  title: (game: string) => `${game}: åpninger og statistikk`,
  about:
    "Like sterke boter spilte disse partiene mot hverandre. En stolpe begynner ved lik sjanse for å vinne. Streken ved enden viser hvor den sanne verdien ligger i 19 av 20 tilfeller.",
  few: (count: number) => `Det som ble talt færre enn ${number(count)} ganger, er utelatt.`,
  playedBy: "Spilt av",
  quick: "Hobbyboter",
  search: "Søkende boter",
  matchesOf: (who: string, count: number) => `${who}: ${many(count, "parti", "partier")}`,
  lines: (count: number) => `Søkende boter så på ${many(count, "linje", "linjer")} for hvert valg.`,
  value: "Seire",
  share: "Andel",
  between: "Mellom",
  range: (low: string, high: string) => `${low} til ${high}`,
  count: "Talt",
  what: "Hva",
  winners: "Vinnere",
  others: "Andre",
  difference: "Forskjell",
  round: "Runde",
  showAll: (count: number) => `Vis alle ${number(count)}`,
  fewer: "Vis færre",
  fromHere: (count: number) => `Herfra: ${many(count, "valg")} av boter`,
  alike: "Et valg telles uansett hva som ellers lå på bordet.",
  since: (who: string, count: number) => `${who}: ${many(count, "gang", "ganger")}`,
  more: "Åpninger og statistikk",
};
