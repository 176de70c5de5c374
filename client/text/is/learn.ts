/** The page in Icelandic: guided matches, tips, puzzles and the analysis. */
import type * as English from "../en/learn.ts";
import { list, number, oneOf, percent } from "./grammar.ts";

// Guided first matches and tips. What a game teaches is in its own catalogue.

export const lesson: typeof English.lesson = {
  title: "Fyrsti leikur með leiðsögn",
  first: "Í fyrsta sinn? Lærðu á þremur mínútum",
  again: "Leikur með leiðsögn",
  offer: (game: string) => `${game}: er þetta fyrsti leikurinn þinn?`,
  learn: "Læra á þremur mínútum",
  known: "Ég kann spilið",
  progress: (at: number, all: number) => `${number(at)} af ${number(all)}`,
  next: "Áfram",
  readOn: "Lestu textann og ýttu á „Áfram“.",
  skip: "Sleppa leiðsögn",
  skipped: "Leiðsögninni er lokið og leikurinn heldur áfram. Þú getur byrjað á henni aftur úr anddyrinu eða undir Lyklum.",
  resumed: "Gaman að sjá þig aftur. Leiðsögnin heldur áfram þar sem frá var horfið.",
  watch: "Þú átt ekki leik enn. Fylgstu með því sem gerist.",
  ownMove: "Verið er að framkvæma aðgerðina þína. Fylgstu með því sem gerist.",
  later: (task: string) => `Ekki strax. ${task}`,
  done: "Vel gert!",
  playOn: "Spila áfram",
  lobby: "Aftur í anddyrið",
  more: "Eitt í viðbót",
  moreOf: (game: string) => `Eitt í viðbót: ${game}`,
  moreAbout: "Tvær mínútur um eitt efni í senn, með þraut í lokin. Ekki þarf að spila heilan leik.",
  tryTopic: (topic: string) => `Lærðu á tveimur mínútum: ${topic}`,
  wrong: "Þetta var ekki rétt.",
};

export const tips: typeof English.tips = {
  title: "Ráð",
  off: "Ekki fleiri ráð",
  isOff: "Þú færð ekki fleiri ráð. Þú getur kveikt á þeim aftur í stillingum.",
};

// Puzzles: the list of a game's, and what is said at the table. Chances are in percent.

/** Rounded first, so that differences add up as they are read. */
const share = (chance: number): string => percent(Math.round(chance) / 100);

export const puzzles: typeof English.puzzles = {
  ofDay: "Þraut dagsins",
  open: "Þrautir",
  title: (game: string) => `Þrautir: ${game}`,
  about: "Hver þraut er staða úr leik þjarka. Ein aðgerð vinnur greinilega oftar en allar aðrar. Fyrsta tilraun gildir.",
  solved: (solved: number, all: number) => `${number(solved)} af ${number(all)} ${oneOf(solved, "leyst", "leystar")}`,
  rating: (rating: number) => `Styrkleiki þinn í þrautum: ${number(rating)}`,
  start: (place: number) => `Leysa þraut ${number(place)}`,
  allSolved: "Þú leystir þær allar. Vel af sér vikið!",
  volume: "Bindi",
  volumeOf: (volume: number) => `Bindi ${number(volume)}`,
  theme: "Efni",
  allThemes: (count: number) => `Öll efni (${number(count)})`,
  themeOf: (theme: string, count: number) => `${theme} (${number(count)})`,
  levels: { 1: "Létt", 2: "Miðlungs", 3: "Erfið" },
  rate: (solved: number, tried: number) => `${share((100 * solved) / tried)} af ${number(tried)} leystu hana`,
  unrated: "enginn hefur reynt",
  offline: "Netþjónninn svarar ekki, svo ekki sést hve margir leysa hverja þraut. Það sem þú leysir geymist.",
  entry: (place: number, parts: readonly string[]) => list([`Þraut ${number(place)}`, ...parts]),
  isSolved: "þú leystir hana",
  isMissed: "þú reyndir",
  heading: (place: number) => `Þraut ${number(place)}`,
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

// The analysis of a match that is over: the curve, the bars, and what could have been played.

const signed = (share: number): string => {
  const size = percent(Math.abs(share));
  return size === percent(0) ? size : share < 0 ? `−${size}` : `+${size}`;
};

export const analysis: typeof English.analysis = {
  board: "Greiningarborð",
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
  /** Over what adds up to the result of each player. */
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
  choices: { own: "Eigið val", others: "Val hinna" },
  resigned: "Uppgjöf",
  unforeseen: "Ófyrirséð",
  signed,
  percent,
  unsure: (share: number) => `Allar líkur eru áætlaðar og geta verið um ${percent(share)} of háar eða of lágar.`,
  sumAbout:
    "Hver röð er summa frá vinstri til hægri: líkur í upphafi, heppni, eigið val, val hinna og það sem kom ekki í ljós fyrr en síðar (ófyrirséð). Sá hluti skýrist ekki af einu vali eða einni tilviljun, og skekkja matsins er í honum.",
  luckAbout:
    "Heppni sýnir hve miklu betri (+) eða verri (−) en í meðallagi tilviljunin reyndist leikmanni samanlagt: 50% eru hálfur sigur.",
  story: {
    title: "Í stuttu máli",
    even: "Enginn hafði nokkurn tíma greinilega forystu.",
    always: (who: string) => `${who} hafði forystu frá upphafi til enda.`,
    since: (who: string, move: number) =>
      `Enginn hafði greinilega forystu fyrr en eftir aðgerð ${number(move)}. Eftir það hafði ${who} forystu.`,
    changed: (times: number, who: string, move: number) =>
      `Forystan skipti um hendur ${number(times)} sinnum, síðast við aðgerð ${number(move)}: eftir það hafði ${who} forystu.`,
    cost: (move: number) => `Valið sem kostaði mest var aðgerð ${number(move)}.`,
    noCost: "Ekkert val kostaði meira en skekkja matsins.",
    luck: (move: number, who: string, share: number) => `Heppnin réði mestu við aðgerð ${number(move)}: þá fékk ${who} ${percent(share)}.`,
    noLuck: "Heppnin gaf engum meira en skekkja matsins.",
    unforeseen: (from: number, to: number, who: string, share: number) =>
      `Frá aðgerð ${number(from)} til aðgerðar ${number(to)} kom í ljós að ${who} stóð ${percent(share)} betur en virtist: það skýrist ekki af einu vali eða einni tilviljun.`,
  },
  best: "Enginn betri kostur fannst.",
  forced: "Hér var ekkert val.",
  better: (what: string, kept: number) => `Betra hefði verið: ${what}. Þá hefðu sigurlíkur orðið ${percent(kept)} meiri.`,
  equal: (what: string) => `Gott val. Álíka gott: ${what}.`,
  flip: (share: number) => (share < 0 ? `Óheppni: það sem kom kostaði ${percent(-share)}.` : `Heppni: það sem kom gaf ${percent(share)}.`),
  show: "Sýna mér",
  back: "Aftur í leikinn",
  shown: "Framhald sem var ekki spilað, með öllu huldu eins og það var í raun.",
  meaning: "Hvað þessar tölur þýða",
  numbers: "Allar tölur í töflu",
  columns: { move: "Aðgerð", luck: "Heppni", choices: "Val" },
  tryAgain: "Spila áfram héðan",
  tryAbout: "Haltu áfram úr þessari stöðu gegn þjörkum, til æfingar. Allt hulið er eins og það var.",
};
