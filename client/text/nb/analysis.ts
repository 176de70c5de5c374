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
  now: "Sjanse nå",
  keys: "Piltaster: forrige og neste valg. Page Up og Page Down: vendepunkter.",
  turn: (place: number) => `Vendepunkt ${number(place)}`,
  /** For a screen reader, at a place of the curve. */
  at: (what: string, chances: readonly string[]) => `${what} ${chances.join(", ")}`,
  chance: (who: string, share: number) => `${who} ${percent(share)}`,
  start: "Partiet begynner",
  over: "Partiet er slutt.",
  ended: "Partiet sluttet her uten et trekk.",
  made: (who: string, what: string) => `${who}: ${what}`,
  luck: "Flaks",
  choices: "Tap per valg",
  accuracyTitle: "Presisjon",
  signed,
  /** What choices cost is 0 or less. */
  each: (share: number) => fine(Math.abs(share)),
  percent,
  accuracy: (share: number | undefined) => (share === undefined ? "–" : number(Math.round(share))),
  /** How much one look at a position differs from the next one. */
  unsure: (share: number) => `Alle sjanser er anslag, pluss/minus ${percent(share)}.`,
  knownAbout: `Hver sjanse bygger bare på det den spilleren kunne vite, så til sammen blir de ikke alltid ${percent(1)}.`,
  accuracyAbout: `Presisjon 90 betyr at valgene tok vare på ${percent(0.9)} av vinnersjansen som de beste valgene ville ha gitt.`,
  luckAbout: "Flaks er sjansen etter at kort og terninger ble avslørt, minus snittet av alt som kunne ha kommet.",
  choicesAbout: "Hva hvert valg kostet i snitt, sammenlignet med det beste vi fant.",
  best: "Vi fant ikke noe bedre valg.",
  forced: "Her var det ingenting å velge mellom.",
  better: (what: string, best: number, made: number) =>
    `Bedre: ${what}. Det vinner i snitt ${percent(best)} av gangene, dette valget ${percent(made)}.`,
  equal: (what: string) => `Et godt valg. Omtrent like bra: ${what}.`,
  flip: (share: number) => (share < 0 ? `Uflaks: Det som kom, kostet ${percent(-share)}.` : `Flaks: Det som kom, ga ${percent(share)}.`),
  isNotable: (share: number) => Math.abs(share) >= NOTABLE,
  show: "Vis meg",
  back: "Tilbake til partiet",
  shown: "Slik kunne det ha gått, med kortene og terningene slik de faktisk lå.",
  numbers: "Alle tall som tabell",
  columns: { move: "Trekk", luck: "Flaks", choices: "Valg" },
  tryAgain: "Spill videre herfra",
  tryAbout: "Fortsett fra denne stillingen mot boter, som øving. De samme kortene og terningene kommer.",
};
