/** The analysis of a match that is over: the curve, the bars, and what could have been played. */
import { number, percent } from "./grammar.ts";

/** A smaller change of a chance is not worth naming. */
const NOTABLE = 0.015;

const signed = (share: number): string => {
  const size = percent(Math.abs(share));
  return size === percent(0) ? size : share < 0 ? `−${size}` : `+${size}`;
};

const TENTHS = new Intl.NumberFormat("nb", { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
const fine = (share: number): string => TENTHS.format(share);

export const analysis = {
  open: "Analyser",
  about: "Hvem som ledet når, og hva flaksen og valgene dine betydde",
  title: "Analyse",
  close: "Lukk analysen",
  progress: (share: number) => `Analyserer partiet … ${percent(share)}`,
  stop: "Stopp",
  failed: "Dette partiet kunne ikke analyseres.",
  chart: "Vinnersjanse gjennom partiet",
  axis: "Vinnersjanse",
  axisAbout: "Én linje for hver spiller. Når en linje faller, var det uflaks eller et valg som kostet: Klikk der for å se hva.",
  ends: { first: "Start", last: "Slutt" },
  /** Over the chances at a place of the curve: before what is told of it, or once the match is over. */
  chanceAt: { step: "Sjanse før dette", end: "Sjanse til slutt" },
  /** Over luck, choices and accuracy. */
  whole: "Hele partiet",
  keys: "Piltaster: forrige og neste valg. Page Up og Page Down: vendepunkter.",
  turn: (place: number) => `Vendepunkt ${number(place)}`,
  /** Before their numbers. */
  turns: "Vendepunkter: de største endringene",
  /** For a screen reader, at a place of the curve. */
  at: (what: string, chances: readonly string[]) => `${what} ${chances.join(", ")}`,
  chance: (who: string, share: number) => `${who} ${percent(share)}`,
  start: "Partiet begynner",
  over: "Partiet er slutt.",
  made: (who: string, what: string) => `Trekket til ${who}: ${what}`,
  luck: "Flaks",
  choices: "Tap per valg",
  accuracyTitle: "Presisjon",
  signed,
  /** What choices cost is 0 or less. */
  each: (share: number) => fine(Math.abs(share)),
  percent,
  accuracy: (kept: number) => number(kept),
  noAccuracy: { resigned: "ga opp", noChoice: "ingen valg" },
  /** How much one look at a position differs from the next one. */
  unsure: (share: number) => `Hver sjanse er et anslag og kan være rundt ${percent(share)} for høy eller for lav.`,
  knownAbout: `Hver sjanse bygger bare på det den spilleren kunne vite, så her blir de ikke ${percent(1)} til sammen.`,
  accuracyAbout: (who: string, kept: number) =>
    `Presisjon ${number(kept)}: Valgene til ${who} tok vare på ${percent(kept / 100)} av vinnersjansen som de beste valgene ville ha gitt.`,
  luckAbout: `Flaks er hvor mye bedre (+) eller dårligere (−) enn snittet tilfeldighetene var for spilleren, lagt sammen: ${percent(0.5)} er en halv seier.`,
  choicesAbout: "Hva hvert valg kostet i snitt, sammenlignet med det beste vi fant.",
  best: "Vi fant ikke noe bedre valg.",
  forced: "Her var det ingenting å velge mellom.",
  better: (what: string, best: number, made: number) =>
    `Bedre hadde vært: ${what}. Etter det er sjansen i snitt ${percent(best)}, etter dette valget ${percent(made)}.`,
  equal: (what: string) => `Et godt valg. Omtrent like bra: ${what}.`,
  flip: (share: number) => (share < 0 ? `Uflaks: Det som kom, kostet ${percent(-share)}.` : `Flaks: Det som kom, ga ${percent(share)}.`),
  isNotable: (share: number) => Math.abs(share) >= NOTABLE,
  show: "Vis meg",
  back: "Tilbake til partiet",
  shown: "Slik kunne det ha gått, med alt skjult slik det faktisk var.",
  meaning: "Hva tallene betyr",
  numbers: "Alle tall som tabell",
  columns: { move: "Trekk", luck: "Flaks", choices: "Valg" },
  tryAgain: "Spill videre herfra",
  tryAbout: "Fortsett fra denne stillingen mot boter, som øving. Alt skjult er som det var.",
};
