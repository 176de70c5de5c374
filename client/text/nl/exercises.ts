/** The page in Dutch: exercises from the reader's own matches, whose words are fetched with them. */
import type * as English from "../en/exercises.ts";
import { many, number, percent } from "./grammar.ts";

const inDays = (days: number): string => (days === 1 ? "morgen" : `over ${many(days, "dag", "dagen")}`);

export const exercises: typeof English.exercises = {
  title: "Uit je partijen",
  due: (count: number) => (count === 0 ? "vandaag geen" : `vandaag ${number(count)}`),
  about:
    "Keuzes die je het meest kostten in partijen die je hebt geanalyseerd. Vind een betere zet. Een gemiste oefening komt morgen terug, een opgeloste na een paar dagen; na drie keer is ze klaar.",
  none: "Analyseer je een eigen partij, dan worden de keuzes die je het meest kostten hier oefeningen.",
  start: "Oefenen",
  next: (days: number) => `De volgende komt ${inDays(days)} terug.`,
  allDone: "Je hebt ze allemaal opgelost. Analyseer meer van je partijen om nieuwe te vinden.",
  ask: (played: string, cost: number) =>
    `Jij bent aan zet. In de partij koos je: ${played}. Volgens de analyse kostte dat je ${percent(cost)}. Vind een betere zet.`,
  judging: "Je zet wordt beoordeeld…",
  unjudged: "Je zet kon niet worden beoordeeld en telt niet mee. Probeer het opnieuw.",
  right: (move: string, chance: number) => `Goed: ${move}. Volgens de analyse win je nu ongeveer ${percent(chance)} van zulke partijen.`,
  asGood: (move: string) => `Goed: ${move}. Dat is even goed als de beste zet van de analyse, voor zover die dat kan zien.`,
  best: (move: string) => `De analyse had gekozen: ${move}.`,
  wrong: (move: string, chance: number) => `Niet goed genoeg: ${move}. De beste zet wint ongeveer ${percent(chance)} van zulke partijen.`,
  same: (move: string) => `Dat koos je ook in de partij: ${move}.`,
  solution: (move: string, chance: number) =>
    `Beter: ${move}. Volgens de analyse win je dan ongeveer ${percent(chance)} van zulke partijen.`,
  comesBack: (days: number) => `Deze oefening komt ${inDays(days)} terug.`,
  isDone: "Drie keer opgelost: klaar.",
  following: "Volgende oefening",
  gone: "Deze oefening kan niet meer worden getoond.",
  found: (count: number) => `${many(count, "keuze", "keuzes")} uit deze partij om te oefenen: zie Puzzels.`,
  ofMatch: (count: number) => `${many(count, "oefening", "oefeningen")}`,
};
