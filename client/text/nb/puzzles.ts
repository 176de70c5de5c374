/** Puzzles: the list of a game's, and what is said at the table. Chances are in percent. */
import { list, number, percent } from "./grammar.ts";

/** Rounded first, so that differences add up as they are read. */
const share = (chance: number): string => percent(Math.round(chance) / 100);

export const puzzles = {
  open: "Oppgaver",
  title: (game: string) => `Oppgaver: ${game}`,
  about: "Hver oppgave er en stilling fra et parti mellom boter. Ett trekk vinner klart oftere enn alle andre. Første forsøk teller.",
  solved: (solved: number, all: number) => `${number(solved)} av ${number(all)} løst`,
  start: (place: number) => `Løs oppgave ${number(place)}`,
  allSolved: "Du har løst alle. Godt spilt!",
  levels: { 1: "Lett", 2: "Middels", 3: "Vanskelig" },
  rate: (solved: number, tried: number) => `løst av ${share((100 * solved) / tried)} av ${number(tried)}`,
  unrated: "ikke forsøkt ennå",
  offline: "Serveren svarer ikke, så du ser ikke hvor mange som løser hver oppgave. Det du løser, blir husket.",
  /** A puzzle in the list, for screen readers. */
  entry: (place: number, parts: readonly string[]) => list([`Oppgave ${number(place)}`, ...parts]),
  isSolved: "løst av deg",
  isMissed: "forsøkt",
  heading: (place: number, all: number) => `Oppgave ${number(place)} av ${number(all)}`,
  ask: "Ditt trekk. Ett trekk vinner klart oftere enn alle andre.",
  askProven: "Ditt trekk. Bare ett trekk vinner, uansett hva motspilleren gjør.",
  right: (move: string, chance: number) => `Riktig: ${move}. Botene anslår at du nå vinner omtrent ${share(chance)} av slike partier.`,
  second: (move: string, chance: number) => `Nest best: ${move}, med omtrent ${share(chance)}.`,
  rightProven: (move: string) => `Riktig: ${move}. Det vinner, uansett hva motspilleren gjør. Ingen andre trekk gir sikker seier.`,
  wrong: (move: string, chance: number, best: number) =>
    `Ikke det beste: ${move}. Botene anslår at det vinner omtrent ${share(chance)} av slike partier. Det beste trekket vinner omtrent ${share(best)}, så dette koster ${share(Math.round(best) - Math.round(chance))}.`,
  wrongProven: (move: string) => `Ikke det beste: ${move}. Nå kan motspilleren stoppe deg. Ett annet trekk vinner helt sikkert.`,
  solution: (move: string, chance: number) => `Løsningen: ${move}. Botene anslår at det vinner omtrent ${share(chance)} av slike partier.`,
  solutionProven: (move: string) => `Løsningen: ${move}. Det vinner, uansett hva motspilleren gjør.`,
  line: "Brettet viser hvordan det kan gå videre, med alt skjult slik det faktisk var.",
  again: "Prøv igjen",
  show: "Vis meg",
  next: "Neste oppgave",
  all: "Alle oppgaver",
};
