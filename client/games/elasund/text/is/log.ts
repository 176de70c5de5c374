/** What happened, for the log. Most sentences are about a seat: "Þú borgar 2 gull." */
import { type Args, amountsBySeat, type People } from "../../../../text/grammar.ts";
import { called, does, list, lower, many, personAt, upper, verb, whoInside, whom } from "../../../../text/is/grammar.ts";
import { BONUS_NAMES } from "./names.ts";
import {
  aKind,
  cards,
  cardsOf,
  displaced,
  drawn,
  eachPerson,
  gold,
  isPlural,
  ofEachColour,
  ofOneColour,
  spent,
  theirs,
  theKind,
  trade,
} from "./phrases.ts";

/** "Þú skuldar sjóræningjunum 1 spjald og Ada skuldar 2 spjöld." */
const owed = (a: Args, people?: People): string => {
  let first = true;
  const clause = (one: Args, amount: number): string => {
    const whose = first ? "sjóræningjunum " : "";
    first = false;
    return `${whoInside(one)} ${verb(one, "skuldar")} ${whose}${cards(amount)}`;
  };
  return upper(`${eachPerson(a, people, clause)}.`);
};

/** "Nú á Ada leik." */
const next = (a: Args): string => `Nú ${verb(a, "á")} ${whoInside(a)} leik.`;

export const LOG = {
  "log.began": "Leikurinn hefst.",
  "log.takenBack": (a: Args) => `${does(a, "tekur")} síðustu aðgerð til baka.`,
  "log.resigned": (a: Args) => `${does(a, "gefur")} leikinn.`,
  "log.ended": "Leiknum var slitið.",
  "log.turn": next,
  "log.turn.noCards": (a: Args) =>
    `Þú átt ekki spjöld fyrir aukaaðgerð: hún kostar ${ofOneColour(a.pairCost)} eða ${ofEachColour(a.differentCost)}. ${next(a)}`,
  "log.turn.noPermit": (a: Args) => `Þú átt ekkert leyfi til að færa eða hækka og því er engin aukaaðgerð. ${next(a)}`,
  "log.noBuild": (a: Args) => `${does(a, "getur")} ekkert byggt núna.`,
  "log.rolled": (a: Args) => `${does(a, "fær")} ${a.total} á teningunum.`,
  "log.rolledPirates": (a: Args) => `${does(a, "fær")} 7. Sjóræningjar taka skipið!`,
  "log.sailed": (a: Args) => `Skipið siglir í röð ${a.dice}.`,
  "log.sailed.on": (a: Args) => `Skipið var þegar í röð ${a.total} og siglir því tveimur röðum lengra, í röð ${a.dice}.`,
  "log.pirates": (a: Args) => `Sjóræningjarnir taka land í röð ${a.dice}.`,
  "log.owed.pirates": owed,
  "log.owed.shortage": (a: Args, people?: People) =>
    `Áhrifin eru að klárast: ${eachPerson(a, people, (one, amount) => `${whoInside(one)} ${verb(one, "skilar")} ${many(amount, "spjaldi", "spjöldum")}`)}.`,
  "log.revealed": "Spjöldunum er snúið við.",
  "log.took": (a: Args) => `${does(a, "tekur")} 1 ${cardsOf(a)} með turni.`,
  "log.halved": (a: Args, people?: People) =>
    `Gullið er að klárast: ${eachPerson(a, people, (one, amount) => `${whoInside(one)} ${verb(one, "skilar")} ${amount} gulli`)}.`,
  "log.halvedNothing": "Gullið er að klárast en enginn á neitt til að skila.",
  "log.shuffled": "Notuð áhrifaspjöld eru stokkuð í nýjan bunka.",
  "log.drew.income": (a: Args) => `${does(a, "fær")} ${drawn(a)} í tekjur.`,
  "log.drew.wall": (a: Args) => `${does(a, "fær")} ${drawn(a)} fyrir múrinn.`,
  "log.drew.gold": (a: Args) => `${does(a, "tekur")} ${drawn(a)}.`,
  "log.drew.bonus": (a: Args) => `${does(a, "tekur")} ${drawn(a)} sem aukaaðgerð.`,
  "log.bonus": (a: Args) => `${does(a, "notar")} aukaaðgerð: ${lower(called(BONUS_NAMES, a.bonus))}.`,
  "log.spent": (a: Args) => `${does(a, "borgar")} ${spent(a)}.`,
  "log.compensated": (a: Args, people?: People) => {
    const paid = amountsBySeat(a, people).map(({ seat, amount }) => `${whom(personAt(seat, people), "þér")} ${gold(amount)}`);
    return `${does(a, "borgar")} ${list(paid)} fyrir leyfi.`;
  },
  "log.returned": (a: Args) =>
    Number(a.count) === 1 ? "Eitt leyfi fer aftur til eiganda síns." : `${a.count} leyfi fara aftur til eigenda sinna.`,
  "log.displaced": displaced,
  "log.traded": (a: Args) => `${does(a, "fær")} ${trade(a.points)} og ${verb(a, "á")} nú ${a.at}.`,
  "log.untraded": (a: Args) => `${does(a, "missir")} ${trade(a.points)} og ${verb(a, "á")} nú ${a.at}.`,
  "log.built": (a: Args) => `${does(a, "reisir")} ${aKind(a)} á ${a.field}.`,
  "log.walled": (a: Args) => `${does(a, "reisir")} múrhluta á ${a.space}.`,
  "log.tower": (a: Args) => `${does(a, "reisir")} turn á ${a.space}.`,
  "log.peeked": (a: Args) => `${does(a, "leggur")} hornstein að kirkjunni og ${verb(a, "skoðar")} tvo hluta hennar.`,
  "log.churched": (a: Args) =>
    Number(a.left) === 0 ? `${does(a, "lýkur")} við kirkjuna.` : `${does(a, "reisir")} hluta kirkjunnar. ${a.left} eftir.`,
  "log.settled": (a: Args) => `${does(a, "setur")} ${theKind(a.kind)} á ${a.field}.`,
  "log.homeless": (a: Args) =>
    upper(`${theirs(a)} ${isPlural(a.kind) ? "komast hvergi fyrir og eru" : "kemst hvergi fyrir og er"} úr leik.`),
  "log.placed": (a: Args) => `${does(a, "leggur")} leyfi ${a.value} á ${a.field}.`,
  "log.raised": (a: Args) => `${does(a, "hækkar")} leyfi ${a.from} í ${a.to}.`,
  "log.stalled": (a: Args) =>
    `Ekkert var byggt í ${many(a.rounds, "umferð", "umferðir")}. Leiknum lýkur og kubbar á borðinu ráða úrslitum.`,
  "log.full": "Ekki er hægt að byggja meira á þessu borði. Leiknum lýkur og kubbar á borðinu ráða úrslitum.",
  "log.won": (a: Args) => `${does(a, "leggur")} síðasta kubbinn og ${verb(a, "sigrar")}!`,
} as const;

export const ENDINGS = {
  round: (a: Args) => `Umferð ${a.round}`,
  "end.cubes": (a: Args) => `Allir kubbar lagðir. Næstflestir: ${many(a.second, "kubbur", "kubbar")}.`,
  "end.stalled": (a: Args) => `Ekkert var byggt í ${many(a.rounds, "umferð", "umferðir")}, svo kubbar á borðinu réðu úrslitum.`,
  "end.full": "Ekki var hægt að byggja meira á borðinu, svo kubbar á því réðu úrslitum.",
} as const;
