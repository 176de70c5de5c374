/** The page in Norwegian (bokmål): guided matches, tips, puzzles and the analysis. */
import type * as English from "../en/learn.ts";
import { list, number, percent } from "./grammar.ts";

// Guided first matches and tips. What a game teaches is in its own catalogue.

export const lesson: typeof English.lesson = {
  title: "Veiledet første parti",
  /** On the card of a game, for a newcomer. */
  first: "Første gang? Lær\u00A0det\u00A0på\u00A0tre\u00A0minutter",
  /** The same for everybody else. */
  again: "Veiledet parti",
  offer: (game: string) => `Er dette ditt første parti ${game}?`,
  learn: "Lær det på tre minutter",
  known: "Jeg kan spillet",
  progress: (at: number, all: number) => `${number(at)} av ${number(all)}`,
  next: "Neste",
  readOn: "Les lappen og trykk på Neste.",
  skip: "Hopp over veiledningen",
  skipped: "Veiledningen er slutt, og partiet går videre. Du kan starte den igjen fra lobbyen eller fra Taster.",
  resumed: "Velkommen tilbake. Veiledningen fortsetter der du slapp.",
  /** While bots play. */
  watch: "Det er ikke din tur ennå. Se hva som skjer.",
  ownMove: "Trekket ditt utføres. Se hva som skjer.",
  /** A click on something else. `task` is a whole sentence. */
  later: (task: string) => `Ikke ennå. ${task}`,
  done: "Bra jobbet!",
  playOn: "Spill videre",
  lobby: "Til lobbyen",
  /** Lessons on one topic each. */
  more: "En ting til",
  moreOf: (game: string) => `En ting til: ${game}`,
  moreAbout: "To minutter hver om ett tema, med en oppgave til slutt. Du trenger ikke å spille et parti.",
  tryTopic: (topic: string) => `Lær det på to minutter: ${topic}`,
  /** Before the reason why an answer to their puzzle is wrong. */
  wrong: "Det var ikke riktig.",
};

export const tips: typeof English.tips = {
  /** For screen readers, before the tip itself. */
  title: "Tips",
  off: "Ikke flere tips",
  isOff: "Du får ikke flere tips. Du kan slå dem på igjen i Innstillinger.",
};

// Puzzles: the list of a game's, and what is said at the table. Chances are in percent.

/** Rounded first, so that differences add up as they are read. */
const share = (chance: number): string => percent(Math.round(chance) / 100);

export const puzzles: typeof English.puzzles = {
  ofDay: "Dagens oppgave",
  open: "Oppgaver",
  title: (game: string) => `Oppgaver: ${game}`,
  about: "Hver oppgave er en stilling fra et parti mellom boter. Ett trekk vinner klart oftere enn alle andre. Første forsøk teller.",
  solved: (solved: number, all: number) => `${number(solved)} av ${number(all)} løst`,
  rating: (rating: number) => `Ratingen din på oppgaver: ${number(rating)}`,
  start: (place: number) => `Løs oppgave ${number(place)}`,
  allSolved: "Du har løst alle. Godt spilt!",
  volume: "Bind",
  volumeOf: (volume: number) => `Bind ${number(volume)}`,
  theme: "Tema",
  allThemes: (count: number) => `Alle temaer (${number(count)})`,
  themeOf: (theme: string, count: number) => `${theme} (${number(count)})`,
  levels: { 1: "Lett", 2: "Middels", 3: "Vanskelig" },
  rate: (solved: number, tried: number) => `løst av ${share((100 * solved) / tried)} av ${number(tried)}`,
  unrated: "ikke forsøkt ennå",
  offline: "Serveren svarer ikke, så du ser ikke hvor mange som løser hver oppgave. Det du løser, blir husket.",
  /** A puzzle in the list, for screen readers. */
  entry: (place: number, parts: readonly string[]) => list([`Oppgave ${number(place)}`, ...parts]),
  isSolved: "løst av deg",
  isMissed: "forsøkt",
  heading: (place: number) => `Oppgave ${number(place)}`,
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

// The analysis of a match that is over: the curve, the bars, and what could have been played.

const signed = (share: number): string => {
  const size = percent(Math.abs(share));
  return size === percent(0) ? size : share < 0 ? `−${size}` : `+${size}`;
};

export const analysis: typeof English.analysis = {
  board: "Analysebrett",
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
  /** Over what adds up to the result of each player. */
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
  choices: { own: "Egne valg", others: "Andres valg" },
  resigned: "Ga opp",
  unforeseen: "Uforutsett",
  signed,
  percent,
  /** How much one look at a position differs from the next one. */
  unsure: (share: number) => `Hver sjanse er et anslag og kan være rundt ${percent(share)} for høy eller for lav.`,
  sumAbout:
    "Hver rad er en sum fra venstre mot høyre: sjansen ved start, flaks, egne valg, de andres valg, og det som først viste seg senere (uforutsett). Den delen skyldes ikke ett valg eller én tilfeldighet, og feilen i anslagene er med i den.",
  luckAbout: `Flaks er hvor mye bedre (+) eller dårligere (−) enn snittet tilfeldighetene var for spilleren, lagt sammen: ${percent(0.5)} er en halv seier.`,
  story: {
    title: "Kort sagt",
    even: "Ingen ledet noen gang klart.",
    always: (who: string) => `${who} ledet fra begynnelse til slutt.`,
    since: (who: string, move: number) => `Ingen ledet klart før trekk ${number(move)}. Etter det ledet ${who}.`,
    changed: (times: number, who: string, move: number) =>
      `Ledelsen skiftet ${number(times)} ${times === 1 ? "gang" : "ganger"}, sist ved trekk ${number(move)}: Etter det ledet ${who}.`,
    cost: (move: number) => `Valget som kostet mest, var trekk ${number(move)}.`,
    noCost: "Ingen valg kostet mer enn anslagene kan ta feil.",
    luck: (move: number, who: string, share: number) => `Flaksen betydde mest ved trekk ${number(move)}: Den ga ${who} ${percent(share)}.`,
    noLuck: "Flaksen ga ingen mer enn anslagene kan ta feil.",
    unforeseen: (from: number, to: number, who: string, share: number) =>
      `Fra trekk ${number(from)} til trekk ${number(to)} viste det seg at ${who} sto ${percent(share)} bedre enn det så ut til: Det skyldes ikke ett valg eller én tilfeldighet.`,
  },
  best: "Vi fant ikke noe bedre valg.",
  forced: "Her var det ingenting å velge mellom.",
  better: (what: string, kept: number) => `Bedre hadde vært: ${what}. Det ville gitt ${percent(kept)} større sjanse til å vinne.`,
  equal: (what: string) => `Et godt valg. Omtrent like bra: ${what}.`,
  flip: (share: number) => (share < 0 ? `Uflaks: Det som kom, kostet ${percent(-share)}.` : `Flaks: Det som kom, ga ${percent(share)}.`),
  show: "Vis meg",
  back: "Tilbake til partiet",
  shown: "Slik kunne det ha gått, med alt skjult slik det faktisk var.",
  meaning: "Hva tallene betyr",
  numbers: "Alle tall som tabell",
  columns: { move: "Trekk", luck: "Flaks", choices: "Valg" },
  tryAgain: "Spill videre herfra",
  tryAbout: "Fortsett fra denne stillingen mot boter, som øving. Alt skjult er som det var.",
};
