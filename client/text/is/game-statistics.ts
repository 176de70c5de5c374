/** The page in Icelandic: what many matches came to, whose words are fetched with it. */
import { many, number } from "./grammar.ts";

export const gameStatistics = {
  title: (game: string) => `${game}: byrjanir og tölfræði`,
  about:
    "Jafnsterkir þjarkar léku þessa leiki sín á milli. Súla byrjar við jafnar sigurlíkur. Strikið við endann sýnir hvar rétta gildið liggur í 19 tilvikum af 20.",
  few: (count: number) => `Því sem talið var sjaldnar en ${number(count)} sinnum er sleppt.`,
  playedBy: "Leikið af",
  quick: "Áhugaþjarkar",
  search: "Leitandi þjarkar",
  matchesOf: (who: string, count: number) => `${who}: ${many(count, "leikur", "leikir")}`,
  lines: (count: number) => `Leitandi þjarkar skoðuðu ${many(count, "leið", "leiðir")} fyrir hvert val.`,
  value: "Sigrar",
  share: "Hlutfall",
  between: "Á milli",
  range: (low: string, high: string) => `${low} til ${high}`,
  count: "Talið",
  what: "Hvað",
  winners: "Sigurvegarar",
  others: "Aðrir",
  difference: "Munur",
  round: "Umferð",
  showAll: (count: number) => `Sýna alla ${number(count)}`,
  fewer: "Sýna færri",
  fromHere: (count: number) => `Héðan: ${many(count, "val", "völ")} þjarka`,
  alike: "Val er talið hvað sem annars lá á borðinu.",
  since: (who: string, count: number) => `${who}: ${many(count, "sinni", "sinnum")}`,
  more: "Byrjanir og tölfræði",
};
