/** The deal of the day. */
import { many, number, percent } from "./grammar.ts";

const OUTCOMES = { won: "gewonnen", lost: "verloren" } as const;

/** How a match ended, in a few words that follow a colon. */
function result(outcome: "won" | "drawn" | "lost" | "gaveUp", lead: number | undefined): string {
  if (outcome === "drawn") return "gelijkspel";
  if (outcome === "gaveUp") return "opgegeven";
  if (lead === undefined) return `direct ${OUTCOMES[outcome]}`;
  return lead === 0 ? `${OUTCOMES[outcome]} na gelijke stand` : `${OUTCOMES[outcome]} met ${number(lead)} verschil`;
}

/** Among those who have finished in time. Rounded down: 100% is better than all. */
const standing = (worse: number, others: number): string =>
  others === 0
    ? "als eerste klaar"
    : `beter dan ${percent(Math.floor((100 * worse) / others) / 100)} van ${many(others, "speler", "spelers")}`;

export const daily = {
  title: "Partij van de dag",
  titleOf: (date: string) => `Partij van de dag, ${date}`,
  about: "Voor iedereen dezelfde kaarten, dobbelstenen en meesterbots, zonder terugnemen en zonder hints. Je speelt elke partij één keer.",
  play: "Spelen",
  playOn: "Verder spelen",
  show: "Resultaat bekijken",
  action: (game: string, what: string) => `Partij van de dag, ${game}: ${what}`,
  open: "Nog niet gespeeld",
  running: "Bezig",
  result,
  standing,
  late: "niet in het dagklassement: klaar na middernacht UTC, of vooral door een bot gespeeld",
  ofMatch: (how: string, standing: string) => `${how}, ${standing}`,
  copy: "Resultaat kopiëren",
  copied: "Resultaat gekopieerd",
  saved: "Deze pagina mag niet kopiëren, dus het resultaat is als bestand opgeslagen.",
  shareText: (game: string, date: string, how: string, address: string) =>
    `Quayside, partij van de dag, ${game}, ${date}: ${how}\n${address}`,
  ranked:
    "In het klassement staan partijen die de speler zelf voor middernacht UTC heeft uitgespeeld. Iedereen heeft dezelfde deling, dus een tweede poging is niet uit te sluiten.",
  best: (name: string, how: string, players: number) => `Beste van gisteren (${many(players, "speler", "spelers")}): ${name}, ${how}`,
  noBest: {
    unplayed: "Niemand heeft de partij van gisteren gespeeld.",
    noneRanked: "De partij van gisteren is gespeeld, maar niemand kwam in het klassement.",
  },
  watch: "Kijken",
  watchNamed: (game: string) => `De beste partij ${game} van gisteren bekijken`,
  hoursLeft: (hours: number) => (hours > 1 ? `nog ${number(hours)} uur` : "nog geen uur"),
  left: (hours: number, minutes: number) => `Nieuwe partijen over ${hours > 0 ? `${number(hours)} uur en ` : ""}${number(minutes)} min.`,
  note: "Ben je voor die tijd klaar, dan tel je mee voor het dagklassement. Tot dan kan niemand je partij zien.",
  /** At the table. */
  leave:
    "De tafel verlaten? Je kunt vanuit de lobby verder spelen. Ben je voor middernacht UTC klaar, dan tel je mee voor het dagklassement.",
  resign: "Deze partij van de dag opgeven? De partij telt dan niet mee voor het dagklassement, en opnieuw spelen kan niet.",
  noUndo: "In een partij van de dag kun je geen zetten terugnemen",
  ended: "Partij van de dag: bekijk in de lobby hoe je het deed vergeleken met de rest.",
  secret: "Anderen spelen deze partij nog, dus dit blijft geheim tot middernacht UTC. Daarna kun je het in de herhaling controleren.",
};
