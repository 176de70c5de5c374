/** Puzzles: the list of a game's, and what is said at the table. Chances are in percent. */
import { list, number, percent } from "./grammar.ts";

/** Rounded first, so that differences add up as they are read. */
const share = (chance: number): string => percent(Math.round(chance) / 100);

export const puzzles = {
  open: "Puzzels",
  title: (game: string) => `Puzzels: ${game}`,
  about: "Elke puzzel is een stelling uit een partij tussen bots. Eén zet wint duidelijk vaker dan alle andere. Je eerste poging telt.",
  solved: (solved: number, all: number) => `${number(solved)} van ${number(all)} opgelost`,
  start: (place: number) => `Puzzel ${number(place)} oplossen`,
  allSolved: "Je hebt ze allemaal opgelost. Goed gespeeld!",
  levels: { 1: "Makkelijk", 2: "Gemiddeld", 3: "Moeilijk" },
  rate: (solved: number, tried: number) => `door ${share((100 * solved) / tried)} van ${number(tried)} opgelost`,
  unrated: "nog niet geprobeerd",
  offline: "De server antwoordt niet, dus je ziet niet hoeveel mensen elke puzzel oplossen. Wat jij oplost, wordt bewaard.",
  entry: (place: number, parts: readonly string[]) => list([`Puzzel ${number(place)}`, ...parts]),
  isSolved: "door jou opgelost",
  isMissed: "geprobeerd",
  heading: (place: number, all: number) => `Puzzel ${number(place)} van ${number(all)}`,
  ask: "Jij bent aan zet. Eén zet wint duidelijk vaker dan alle andere.",
  askProven: "Jij bent aan zet. Er is maar één zet die wint, wat je tegenstander ook doet.",
  right: (move: string, chance: number) => `Goed: ${move}. Volgens de bots win je nu ongeveer ${share(chance)} van zulke partijen.`,
  second: (move: string, chance: number) => `Op één na beste: ${move}, met ongeveer ${share(chance)}.`,
  rightProven: (move: string) => `Goed: ${move}. Dat wint, wat je tegenstander ook doet. Geen andere zet wint zeker.`,
  wrong: (move: string, chance: number, best: number) =>
    `Niet de beste: ${move}. Volgens de bots win je zo ongeveer ${share(chance)} van zulke partijen. Met de beste zet is dat ongeveer ${share(best)}, dus deze kost ${share(Math.round(best) - Math.round(chance))}.`,
  wrongProven: (move: string) => `Niet de beste: ${move}. Je tegenstander kan je nu nog stoppen. Eén andere zet wint zeker.`,
  solution: (move: string, chance: number) =>
    `De oplossing: ${move}. Volgens de bots win je dan ongeveer ${share(chance)} van zulke partijen.`,
  solutionProven: (move: string) => `De oplossing: ${move}. Dat wint, wat je tegenstander ook doet.`,
  line: "Het bord laat zien hoe het verder kan gaan, met alles wat verborgen was, zoals het echt was.",
  again: "Opnieuw proberen",
  show: "Laten zien",
  next: "Volgende puzzel",
  all: "Alle puzzels",
};
