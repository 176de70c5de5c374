/** The analysis of a match that is over: the curve, the bars, and what could have been played. */
import { number, percent } from "./grammar.ts";

/** A smaller change of a chance is not worth naming. */
const NOTABLE = 0.015;

const signed = (share: number): string => {
  const size = percent(Math.abs(share));
  return size === percent(0) ? size : share < 0 ? `−${size}` : `+${size}`;
};

const TENTHS = new Intl.NumberFormat("nl", { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
const fine = (share: number): string => TENTHS.format(share);

export const analysis = {
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
  /** Over luck, choices and accuracy. */
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
  choices: "Verlies per keuze",
  accuracyTitle: "Precisie",
  signed,
  each: (share: number) => fine(Math.abs(share)),
  percent,
  accuracy: (kept: number) => number(kept),
  noAccuracy: { resigned: "opgegeven", noChoice: "geen keuzes" },
  unsure: (share: number) => `Elke kans is een schatting en kan ongeveer ${percent(share)} te hoog of te laag zijn.`,
  knownAbout: "Elke kans houdt alleen rekening met wat die speler kon weten. Samen zijn ze hier dus geen 100%.",
  accuracyAbout: (who: string, kept: number) =>
    `Precisie ${number(kept)}: de keuzes van ${who} behielden ${percent(kept / 100)} van de winstkans die de beste keuzes hadden opgeleverd.`,
  luckAbout:
    "Geluk telt op hoeveel beter (+) of slechter (−) dan gemiddeld het toeval voor een speler uitviel: 50% is een halve overwinning.",
  choicesAbout: "Wat elke keuze van een speler gemiddeld kostte, vergeleken met de beste die we vonden.",
  best: "We vonden geen betere keuze.",
  forced: "Er viel niets te kiezen.",
  better: (what: string, best: number, made: number) =>
    `Beter was geweest: ${what}. Daarna is de winstkans gemiddeld ${percent(best)}; na deze keuze ${percent(made)}.`,
  equal: (what: string) => `Een goede keuze. Ongeveer even goed: ${what}.`,
  flip: (share: number) =>
    share < 0 ? `Pech: wat er kwam, kostte ${percent(-share)}.` : `Geluk: wat er kwam, leverde ${percent(share)} op.`,
  isNotable: (share: number) => Math.abs(share) >= NOTABLE,
  show: "Laten zien",
  back: "Terug naar de partij",
  shown: "Dit is niet gespeeld. Alles wat verborgen was, is zoals het echt was.",
  meaning: "Wat deze cijfers betekenen",
  numbers: "Alle cijfers in een tabel",
  columns: { move: "Zet", luck: "Geluk", choices: "Keuzes" },
  tryAgain: "Vanaf hier verder spelen",
  tryAbout: "Ga vanuit deze stelling verder tegen bots, als oefening. Alles wat verborgen is, blijft zoals het was.",
};
