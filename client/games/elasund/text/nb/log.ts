/** What happened, for the log. Most sentences are about a seat: "Du betaler 2 gull." */
import { type Args, amountsBySeat, isYou, type People } from "../../../../text/grammar.ts";
import { called, does, list, own, personAt, upper, whom } from "../../../../text/nb/grammar.ts";
import { PLURALS } from "./names.ts";
import {
  aKind,
  card,
  cards,
  cubes,
  displaced,
  drawn,
  eachPerson,
  gold,
  kindOf,
  ofEachColour,
  ofOneColour,
  person,
  somePermits,
  spent,
  theKind,
  tradePoints,
} from "./phrases.ts";

/** "Du skylder piratene 1 kort og Ada skylder 2 kort." */
const owed = (a: Args, people?: People): string => {
  let first = true;
  const clause = (one: Args, amount: number): string => {
    const whose = first ? "piratene " : "";
    first = false;
    return `${person(one)} skylder ${whose}${cards(amount)}`;
  };
  return upper(`${eachPerson(a, people, clause)}.`);
};

const nextTurn = (a: Args): string => (isYou(a) ? "Det er din tur." : `Turen går til ${whom(a)}.`);

const BONUS_TAKEN: Readonly<Record<string, string>> = {
  move: "flytter en tillatelse",
  upgrade: "oppgraderer en tillatelse",
  extra: "legger ut en ekstra tillatelse",
  gold: "tar gull",
};

export const LOG = {
  "log.began": "Partiet begynner.",
  "log.takenBack": (a: Args) => `${does(a, "tar")} tilbake det siste trekket.`,
  "log.resigned": (a: Args) => `${does(a, "gir")} opp.`,
  "log.ended": "Partiet ble avsluttet.",
  "log.turn": nextTurn,
  "log.turn.noCards": (a: Args) =>
    `Du har ikke kort til en bonushandling: Den krever ${ofOneColour(a.pairCost)} eller ${ofEachColour(a.differentCost)}. ${nextTurn(a)}`,
  "log.turn.noPermit": (a: Args) => `Du har ingen tillatelse å flytte eller oppgradere, så det blir ingen bonushandling. ${nextTurn(a)}`,
  "log.noBuild": (a: Args) => `${does(a, "kan")} ikke bygge noe nå.`,
  "log.rolled": (a: Args) => `${does(a, "kaster")} ${a.total}.`,
  "log.rolledPirates": (a: Args) => `${does(a, "kaster")} 7. Piratene tar skipet!`,
  "log.sailed": (a: Args) => `Skipet seiler til rad ${a.dice}.`,
  "log.sailed.on": (a: Args) => `Skipet lå allerede i rad ${a.total}, så det seiler to rader videre, til rad ${a.dice}.`,
  "log.pirates": (a: Args) => `Piratene går i land i rad ${a.dice}.`,
  "log.owed.pirates": owed,
  "log.owed.shortage": (a: Args, people?: People) =>
    `Maktkortene tar slutt: ${upper(eachPerson(a, people, (one, amount) => `${person(one)} gir tilbake ${cards(amount)}`))}.`,
  "log.revealed": "Kortene snus.",
  "log.took": (a: Args) => `${does(a, "tar")} 1 ${card(a)} med et tårn.`,
  "log.halved": (a: Args, people?: People) =>
    `Gullet tar slutt: ${upper(eachPerson(a, people, (one, amount) => `${person(one)} gir tilbake ${gold(amount)}`))}.`,
  "log.halvedNothing": "Gullet tar slutt, men ingen har noe å gi tilbake.",
  "log.shuffled": "De brukte maktkortene stokkes til en ny bunke.",
  "log.drew.income": (a: Args) => `${does(a, "får")} ${drawn(a)}.`,
  "log.drew.wall": (a: Args) => `${does(a, "får")} ${drawn(a)} for muren.`,
  "log.drew.gold": (a: Args) => `${does(a, "tar")} ${drawn(a)}.`,
  "log.drew.bonus": (a: Args) => `${does(a, "tar")} ${drawn(a)} som bonushandling.`,
  "log.bonus": (a: Args) => `${does(a, called(BONUS_TAKEN, a.bonus))} som bonushandling.`,
  "log.spent": (a: Args) => `${does(a, "betaler")} ${spent(a)}.`,
  "log.compensated": (a: Args, people?: People) => {
    const paid = amountsBySeat(a, people).map(({ seat, amount }) => `${whom(personAt(seat, people))} ${gold(amount)}`);
    return `${does(a, "betaler")} ${list(paid)} for tillatelser.`;
  },
  "log.returned": (a: Args) =>
    Number(a.count) === 1 ? "En tillatelse går tilbake til eieren." : `${somePermits(a.count)} går tilbake til eierne.`,
  "log.displaced": displaced,
  "log.traded": (a: Args) => `${does(a, "får")} ${tradePoints(a.points)} og har nå ${a.at}.`,
  "log.untraded": (a: Args) => `${does(a, "mister")} ${tradePoints(a.points)} og har nå ${a.at}.`,
  "log.built": (a: Args) => `${does(a, "bygger")} ${aKind(a)} på ${a.field}.`,
  "log.walled": (a: Args) => `${does(a, "bygger")} et murstykke på ${a.space}.`,
  "log.tower": (a: Args) => `${does(a, "bygger")} et tårn på ${a.space}.`,
  "log.peeked": (a: Args) => `${does(a, "grunnlegger")} kirken og ser på to av delene.`,
  "log.churched": (a: Args) =>
    Number(a.left) === 0 ? `${does(a, "fullfører")} kirken.` : `${does(a, "bygger")} en del av kirken. ${a.left} igjen.`,
  "log.settled": (a: Args) => `${does(a, "setter")} ${isYou(a) ? kindOf(a) : theKind(a)} tilbake på ${a.field}.`,
  "log.homeless": (a: Args) => `Det er ikke plass til ${kindOf(a)}. ${PLURALS.includes(`${a.kind}`) ? "De" : "Den"} er ute av spillet.`,
  "log.placed": (a: Args) => `${does(a, "legger")} tillatelse ${a.value} på ${a.field}.`,
  "log.raised": (a: Args) => `${does(a, "oppgraderer")} tillatelse ${a.from} til ${a.to}.`,
  "log.stalled": (a: Args) => `Ingen har bygd noe på ${a.rounds} runder. Partiet er slutt, og klossene på brettet avgjør.`,
  "log.full": "Det kan ikke bygges mer på dette brettet. Partiet er slutt, og klossene på brettet avgjør.",
  "log.won": (a: Args) => `${does(a, "legger")} den siste klossen ${own(a)} og vinner!`,
} as const;

export const ENDINGS = {
  round: (a: Args) => `Runde ${a.round}`,
  "end.cubes": (a: Args) => `Alle klossene er på brettet. Nest best: ${cubes(a.second)}.`,
  "end.stalled": (a: Args) => `Ingen hadde bygd noe på ${a.rounds} runder, så klossene på brettet avgjorde.`,
  "end.full": "Det kunne ikke bygges mer på brettet, så klossene på brettet avgjorde.",
} as const;
