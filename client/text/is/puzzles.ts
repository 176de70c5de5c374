/** Puzzles: the list of a game's, and what is said at the table. Chances are in percent. */
import { list, number, oneOf, percent } from "./grammar.ts";

/** Rounded first, so that differences add up as they are read. */
const share = (chance: number): string => percent(Math.round(chance) / 100);

export const puzzles = {
  open: "Þrautir",
  title: (game: string) => `Þrautir: ${game}`,
  about: "Hver þraut er staða úr leik þjarka. Ein aðgerð vinnur greinilega oftar en allar aðrar. Fyrsta tilraun gildir.",
  solved: (solved: number, all: number) => `${number(solved)} af ${number(all)} ${oneOf(solved, "leyst", "leystar")}`,
  start: (place: number) => `Leysa þraut ${number(place)}`,
  allSolved: "Þú leystir þær allar. Vel af sér vikið!",
  levels: { 1: "Létt", 2: "Miðlungs", 3: "Erfið" },
  rate: (solved: number, tried: number) => `${share((100 * solved) / tried)} af ${number(tried)} leystu hana`,
  unrated: "enginn hefur reynt",
  offline: "Netþjónninn svarar ekki, svo ekki sést hve margir leysa hverja þraut. Það sem þú leysir geymist.",
  entry: (place: number, parts: readonly string[]) => list([`Þraut ${number(place)}`, ...parts]),
  isSolved: "þú leystir hana",
  isMissed: "þú reyndir",
  heading: (place: number, all: number) => `Þraut ${number(place)} af ${number(all)}`,
  ask: "Þú átt leik. Ein aðgerð vinnur greinilega oftar en allar aðrar.",
  askProven: "Þú átt leik. Aðeins ein aðgerð vinnur, hvað sem mótherjinn gerir.",
  right: (move: string, chance: number) => `Rétt: ${move}. Að mati þjarka vinnur þú nú um ${share(chance)} slíkra leikja.`,
  second: (move: string, chance: number) => `Næstbest: ${move}, með um ${share(chance)}.`,
  rightProven: (move: string) => `Rétt: ${move}. Þetta vinnur, hvað sem mótherjinn gerir. Engin önnur aðgerð vinnur örugglega.`,
  wrong: (move: string, chance: number, best: number) =>
    `Ekki best: ${move}. Að mati þjarka vinnur hún um ${share(chance)} slíkra leikja. Besta aðgerðin vinnur um ${share(best)}, svo þessi kostar ${share(Math.round(best) - Math.round(chance))}.`,
  wrongProven: (move: string) => `Ekki best: ${move}. Nú getur mótherjinn stöðvað þig. Ein önnur aðgerð vinnur örugglega.`,
  solution: (move: string, chance: number) => `Lausnin: ${move}. Að mati þjarka vinnur hún um ${share(chance)} slíkra leikja.`,
  solutionProven: (move: string) => `Lausnin: ${move}. Hún vinnur, hvað sem mótherjinn gerir.`,
  line: "Borðið sýnir mögulegt framhald, með öllu huldu eins og það var í raun.",
  again: "Reyna aftur",
  show: "Sýna mér",
  next: "Næsta þraut",
  all: "Allar þrautir",
};
