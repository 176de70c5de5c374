/** The page in Icelandic: exercises from the reader's own matches, whose words are fetched with them. */
import type * as English from "../en/exercises.ts";
import { many, number, percent } from "./grammar.ts";

const inDays = (days: number): string => (days === 1 ? "á morgun" : `eftir ${many(days, "dag", "daga")}`);

export const exercises: typeof English.exercises = {
  title: "Úr leikjunum þínum",
  due: (count: number) => (count === 0 ? "engin í dag" : `${number(count)} í dag`),
  about:
    "Val sem kostaði þig mest í leikjum sem þú hefur greint. Finndu betri aðgerð. Æfing sem mistekst kemur aftur á morgun, leyst æfing eftir nokkra daga; eftir þrjár lausnir er henni lokið.",
  none: "Þegar þú greinir leik sem þú lékst verður það val sem kostaði þig mest að æfingum hér.",
  start: "Æfa",
  next: (days: number) => `Sú næsta kemur aftur ${inDays(days)}.`,
  allDone: "Þú leystir þær allar. Greindu fleiri leiki til að finna nýjar.",
  ask: (played: string, cost: number) =>
    `Þú átt leik. Í leiknum valdir þú: ${played}. Samkvæmt greiningunni kostaði það þig ${percent(cost)}. Finndu betri aðgerð.`,
  judging: "Met aðgerðina…",
  unjudged: "Ekki tókst að meta aðgerðina og ekkert var talið. Reyndu aftur.",
  right: (move: string, chance: number) => `Rétt: ${move}. Samkvæmt greiningunni vinnur þú nú um ${percent(chance)} slíkra leikja.`,
  asGood: (move: string) => `Rétt: ${move}. Það er jafngott bestu aðgerð greiningarinnar, að því er hún sér.`,
  best: (move: string) => `Greiningin hefði valið: ${move}.`,
  wrong: (move: string, chance: number) => `Ekki nógu gott: ${move}. Besta aðgerðin vinnur um ${percent(chance)} slíkra leikja.`,
  same: (move: string) => `Þetta valdir þú líka í leiknum: ${move}.`,
  solution: (move: string, chance: number) => `Betra: ${move}. Samkvæmt greiningunni vinnur það um ${percent(chance)} slíkra leikja.`,
  comesBack: (days: number) => `Hún kemur aftur ${inDays(days)}.`,
  isDone: "Leyst þrisvar: henni er lokið.",
  following: "Næsta æfing",
  gone: "Ekki er lengur hægt að sýna þessa æfingu.",
  found: (count: number) => `${many(count, "val", "völ")} úr þessum leik til að æfa: sjá Þrautir.`,
  ofMatch: (count: number) => `${many(count, "æfing", "æfingar")}`,
};
