/** The analysis of a match that is over: the curve, the bars, and what could have been played. */
import { percentsOf } from "../grammar.ts";
import { number, percent } from "./grammar.ts";

/** A smaller change of a chance is not worth naming. */
const NOTABLE = 0.015;

const signed = (share: number): string => {
  const size = percent(Math.abs(share));
  return size === percent(0) ? size : share < 0 ? `−${size}` : `+${size}`;
};

const fine = percentsOf("is", 1);

export const analysis = {
  open: "Greina",
  about: "Hver var yfir og hvenær, hverju heppnin réð og hverju val þitt",
  title: "Greining",
  close: "Loka greiningu",
  progress: (share: number) => `Greini leikinn… ${percent(share)}`,
  stop: "Hætta",
  failed: "Ekki tókst að greina þennan leik.",
  chart: "Sigurlíkur í leiknum",
  axis: "Sigurlíkur",
  axisAbout: "Ein lína fyrir hvern leikmann. Þar sem lína fellur var það óheppni eða val sem kostaði: smelltu þar til að sjá hvort.",
  ends: { first: "Upphaf", last: "Lok" },
  chanceAt: { step: "Líkur á undan", end: "Líkur í lokin" },
  /** Over luck, choices and accuracy. */
  whole: "Allur leikurinn",
  keys: "Örvalyklar: fyrra og næsta val. Page Up og Page Down: vendipunktar.",
  turn: (place: number) => `Vendipunktur ${number(place)}`,
  /** Before their numbers. */
  turns: "Vendipunktar: mestu breytingarnar",
  at: (what: string, chances: readonly string[]) => `${what} ${chances.join(", ")}`,
  chance: (who: string, share: number) => `${who} ${percent(share)}`,
  start: "Upphaf leiksins",
  over: "Leiknum er lokið.",
  made: (who: string, what: string) => `${who} lék: ${what}`,
  luck: "Heppni",
  choices: "Tap á val",
  accuracyTitle: "Nákvæmni",
  signed,
  each: (share: number) => fine(Math.abs(share)),
  percent,
  accuracy: (kept: number) => number(kept),
  noAccuracy: { resigned: "gaf leikinn", noChoice: "ekkert val" },
  unsure: (share: number) => `Allar líkur eru áætlaðar og geta verið um ${percent(share)} of háar eða of lágar.`,
  knownAbout: "Líkur hvers leikmanns miðast við það eitt sem hann gat vitað, svo samtals eru þær ekki 100% hér.",
  accuracyAbout: (who: string, kept: number) =>
    `Nákvæmni ${number(kept)}: með vali sínu varðveitti ${who} ${percent(kept / 100)} af þeim sigurlíkum sem besta val hefði varðveitt.`,
  luckAbout:
    "Heppni sýnir hve miklu betri (+) eða verri (−) en í meðallagi tilviljunin reyndist leikmanni samanlagt: 50% eru hálfur sigur.",
  choicesAbout: "Það sem hvert val leikmanns kostaði að meðaltali, miðað við besta kost sem fannst.",
  best: "Enginn betri kostur fannst.",
  forced: "Hér var ekkert val.",
  better: (what: string, best: number, made: number) =>
    `Betra hefði verið: ${what}. Eftir það eru sigurlíkur að jafnaði ${percent(best)} en eftir þetta val ${percent(made)}.`,
  equal: (what: string) => `Gott val. Álíka gott: ${what}.`,
  flip: (share: number) => (share < 0 ? `Óheppni: það sem kom kostaði ${percent(-share)}.` : `Heppni: það sem kom gaf ${percent(share)}.`),
  isNotable: (share: number) => Math.abs(share) >= NOTABLE,
  show: "Sýna mér",
  back: "Aftur í leikinn",
  shown: "Framhald sem var ekki spilað, með öllu huldu eins og það var í raun.",
  meaning: "Hvað þessar tölur þýða",
  numbers: "Allar tölur í töflu",
  columns: { move: "Aðgerð", luck: "Heppni", choices: "Val" },
  tryAgain: "Spila áfram héðan",
  tryAbout: "Haltu áfram úr þessari stöðu gegn þjörkum, til æfingar. Allt hulið er eins og það var.",
};
