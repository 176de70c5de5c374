/** The page in Norwegian Bokmål: exercises from the reader's own matches, whose words are fetched with them. */
import type * as English from "../en/exercises.ts";
import { many, number, percent } from "./grammar.ts";

const inDays = (days: number): string => (days === 1 ? "i morgen" : `om ${many(days, "dag", "dager")}`);

export const exercises: typeof English.exercises = {
  title: "Fra partiene dine",
  due: (count: number) => (count === 0 ? "ingen i dag" : `${number(count)} i dag`),
  about:
    "Valgene som kostet deg mest i partier du har analysert. Finn et bedre trekk. Bommer du, kommer oppgaven tilbake i morgen, løser du den, etter noen dager; etter tre løsninger er den ferdig.",
  none: "Når du analyserer et av dine egne partier, blir valgene som kostet deg mest, til oppgaver her.",
  start: "Øv",
  next: (days: number) => `Den neste kommer tilbake ${inDays(days)}.`,
  allDone: "Du har løst alle. Analyser flere av partiene dine for å finne nye.",
  ask: (played: string, cost: number) =>
    `Ditt trekk. I partiet valgte du: ${played}. Etter analysen kostet det deg ${percent(cost)}. Finn et bedre trekk.`,
  judging: "Trekket ditt blir vurdert…",
  unjudged: "Trekket ditt kunne ikke vurderes, og ingenting ble talt. Prøv igjen.",
  right: (move: string, chance: number) => `Riktig: ${move}. Etter analysen vinner du nå omtrent ${percent(chance)} av slike partier.`,
  asGood: (move: string) => `Riktig: ${move}. Det er like godt som det beste trekket i analysen, så langt den kan si.`,
  best: (move: string) => `Analysen ville ha valgt: ${move}.`,
  wrong: (move: string, chance: number) => `Ikke godt nok: ${move}. Det beste trekket vinner omtrent ${percent(chance)} av slike partier.`,
  same: (move: string) => `Det var det du valgte i partiet: ${move}.`,
  solution: (move: string, chance: number) => `Bedre: ${move}. Etter analysen vinner det omtrent ${percent(chance)} av slike partier.`,
  comesBack: (days: number) => `Oppgaven kommer tilbake ${inDays(days)}.`,
  isDone: "Løst tre ganger: den er ferdig.",
  following: "Neste",
  gone: "Denne oppgaven kan ikke vises lenger.",
  found: (count: number) => `${many(count, "valg")} fra dette partiet å øve på: se Oppgaver.`,
  ofMatch: (count: number) => `${many(count, "oppgave", "oppgaver")}`,
};
