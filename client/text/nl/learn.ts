/** The page in Dutch: guided matches, tips, puzzles and the analysis. */
import type * as English from "../en/learn.ts";
import { list, number, percent } from "./grammar.ts";

// Guided first matches and tips. What a game teaches is in its own catalogue.

export const lesson: typeof English.lesson = {
  title: "Eerste partij met uitleg",
  first: "Eerste keer? Leer\u00A0het\u00A0in\u00A0drie\u00A0minuten",
  again: "Partij met uitleg",
  offer: (game: string) => `Is dit je eerste partij ${game}?`,
  learn: "In drie minuten leren",
  known: "Ik ken het spel",
  progress: (at: number, all: number) => `${number(at)} van ${number(all)}`,
  next: "Volgende",
  readOn: "Lees de uitleg en klik op Volgende.",
  skip: "Uitleg overslaan",
  skipped: "De uitleg is voorbij en de partij gaat door. Je kunt de uitleg opnieuw starten vanuit de lobby of via Toetsen.",
  resumed: "Welkom terug. De uitleg gaat verder waar je was gebleven.",
  watch: "Je bent nog niet aan de beurt. Kijk wat er gebeurt.",
  ownMove: "Je zet wordt uitgevoerd. Kijk wat er gebeurt.",
  later: (task: string) => `Nog niet. ${task}`,
  done: "Goed gedaan!",
  playOn: "Verder spelen",
  lobby: "Naar de lobby",
  more: "Nog één ding",
  moreOf: (game: string) => `Nog één ding: ${game}`,
  moreAbout: "Elk twee minuten over één onderwerp, met een puzzel aan het eind. Je hoeft er geen partij voor te spelen.",
  tryTopic: (topic: string) => `Leer het in twee minuten: ${topic}`,
  wrong: "Deze is het niet.",
};

export const tips: typeof English.tips = {
  title: "Tip",
  off: "Geen tips meer",
  isOff: "Je krijgt geen tips meer. Bij Instellingen kun je ze weer aanzetten.",
};

// Puzzles: the list of a game's, and what is said at the table. Chances are in percent.

/** Rounded first, so that differences add up as they are read. */
const share = (chance: number): string => percent(Math.round(chance) / 100);

export const puzzles: typeof English.puzzles = {
  ofDay: "Puzzel van de dag",
  open: "Puzzels",
  title: (game: string) => `Puzzels: ${game}`,
  about: "Elke puzzel is een stelling uit een partij tussen bots. Eén zet wint duidelijk vaker dan alle andere. Je eerste poging telt.",
  solved: (solved: number, all: number) => `${number(solved)} van ${number(all)} opgelost`,
  rating: (rating: number) => `Je puzzelrating: ${number(rating)}`,
  start: (place: number) => `Puzzel ${number(place)} oplossen`,
  allSolved: "Je hebt ze allemaal opgelost. Goed gespeeld!",
  volume: "Deel",
  volumeOf: (volume: number) => `Deel ${number(volume)}`,
  theme: "Thema",
  allThemes: (count: number) => `Alle thema’s (${number(count)})`,
  themeOf: (theme: string, count: number) => `${theme} (${number(count)})`,
  levels: { 1: "Makkelijk", 2: "Gemiddeld", 3: "Moeilijk" },
  rate: (solved: number, tried: number) => `door ${share((100 * solved) / tried)} van ${number(tried)} opgelost`,
  unrated: "nog niet geprobeerd",
  offline: "De server antwoordt niet, dus je ziet niet hoeveel mensen elke puzzel oplossen. Wat jij oplost, wordt bewaard.",
  entry: (place: number, parts: readonly string[]) => list([`Puzzel ${number(place)}`, ...parts]),
  isSolved: "door jou opgelost",
  isMissed: "geprobeerd",
  heading: (place: number) => `Puzzel ${number(place)}`,
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

// The analysis of a match that is over: the curve, the bars, and what could have been played.

const signed = (share: number): string => {
  const size = percent(Math.abs(share));
  return size === percent(0) ? size : share < 0 ? `−${size}` : `+${size}`;
};

export const analysis: typeof English.analysis = {
  board: "Analysebord",
  open: "Analyseren",
  about: "Wie wanneer voorstond, en wat geluk en je keuzes uitmaakten",
  title: "Analyse",
  close: "Analyse sluiten",
  progress: (share: number) => `Partij wordt geanalyseerd… ${percent(share)}`,
  stop: "Stoppen",
  failed: "Deze partij kon niet worden geanalyseerd.",
  chart: "Winstkans tijdens de partij",
  axis: "Winstkans",
  axisAbout: "Eén lijn per speler. Daalt een lijn, dan kwam dat door pech of door een keuze: klik erop om te zien welke.",
  ends: { first: "Begin", last: "Einde" },
  chanceAt: { step: "Kans hiervoor", end: "Kans aan het eind" },
  /** Over what adds up to the result of each player. */
  whole: "Hele partij",
  keys: "Pijltjestoetsen: vorige en volgende keuze. Page Up en Page Down: keerpunten.",
  turn: (place: number) => `Keerpunt ${number(place)}`,
  /** Before their numbers. */
  turns: "Keerpunten: de grootste veranderingen",
  at: (what: string, chances: readonly string[]) => `${what} ${chances.join(", ")}`,
  chance: (who: string, share: number) => `${who} ${percent(share)}`,
  start: "Begin van de partij",
  over: "De partij is afgelopen.",
  made: (who: string, what: string) => `Zet van ${who}: ${what}`,
  luck: "Geluk",
  choices: { own: "Eigen keuzes", others: "Keuzes anderen" },
  resigned: "Opgave",
  unforeseen: "Onvoorzien",
  signed,
  percent,
  unsure: (share: number) => `Elke kans is een schatting en kan ongeveer ${percent(share)} te hoog of te laag zijn.`,
  sumAbout:
    "Elke rij is van links naar rechts een som: de kans aan het begin, geluk, de eigen keuzes, die van de anderen, en wat pas later bleek (onvoorzien). Dat deel komt niet van één keuze of toeval, en de fout van de schattingen zit erin.",
  luckAbout:
    "Geluk telt op hoeveel beter (+) of slechter (−) dan gemiddeld het toeval voor een speler uitviel: 50% is een halve overwinning.",
  story: {
    title: "In het kort",
    even: "Niemand stond ooit duidelijk voor.",
    always: (who: string) => `${who} stond van begin tot eind voor.`,
    since: (who: string, move: number) => `Tot zet ${number(move)} stond niemand duidelijk voor, daarna ${who}.`,
    changed: (times: number, who: string, move: number) =>
      `De leiding wisselde ${number(times)} keer, voor het laatst bij zet ${number(move)}: daarna stond ${who} voor.`,
    cost: (move: number) => `De keuze die het meest kostte was zet ${number(move)}.`,
    noCost: "Geen keuze kostte meer dan de foutmarge van de schattingen.",
    luck: (move: number, who: string, share: number) =>
      `Het geluk deed het meest bij zet ${number(move)}: het leverde ${who} ${percent(share)} op.`,
    noLuck: "Het geluk leverde niemand meer op dan de foutmarge van de schattingen.",
    unforeseen: (from: number, to: number, who: string, share: number) =>
      `Van zet ${number(from)} tot zet ${number(to)} bleek ${who} er ${percent(share)} beter voor te staan dan het leek: dat komt niet van één keuze of toeval.`,
  },
  best: "We vonden geen betere keuze.",
  forced: "Er viel niets te kiezen.",
  better: (what: string, kept: number) => `Beter was geweest: ${what}. Daarmee was je winstkans ${percent(kept)} hoger gebleven.`,
  equal: (what: string) => `Een goede keuze. Ongeveer even goed: ${what}.`,
  flip: (share: number) =>
    share < 0 ? `Pech: wat er kwam, kostte ${percent(-share)}.` : `Geluk: wat er kwam, leverde ${percent(share)} op.`,
  show: "Laten zien",
  back: "Terug naar de partij",
  shown: "Dit is niet gespeeld. Alles wat verborgen was, is zoals het echt was.",
  meaning: "Wat deze cijfers betekenen",
  numbers: "Alle cijfers in een tabel",
  columns: { move: "Zet", luck: "Geluk", choices: "Keuzes" },
  tryAgain: "Vanaf hier verder spelen",
  tryAbout: "Ga vanuit deze stelling verder tegen bots, als oefening. Alles wat verborgen is, blijft zoals het was.",
};
