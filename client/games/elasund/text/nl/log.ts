/** What happened, for the log. Most sentences are about a seat: "Je betaalt 2 goud." */

import { type Args, amountsBySeat, isYou, type People } from "../../../../text/grammar.ts";
import { belongingTo, called, does, inverted, list, lower, named, personAt, verb, whomStressed } from "../../../../text/nl/grammar.ts";
import { BONUS_NAMES } from "./names.ts";
import {
  aKind,
  cards,
  cardsOf,
  cubes,
  displaced,
  drawn,
  eachPerson,
  gold,
  isKind,
  itsKind,
  ofEachColour,
  ofOneColour,
  spent,
  theKind,
  tradePoints,
} from "./phrases.ts";

/** "De piraten eisen 1 kaart van jou en 2 kaarten van Ada." */
const owed = (a: Args, people?: People): string =>
  `De piraten eisen ${eachPerson(a, people, (one, amount) => `${cards(amount)} ${belongingTo(one)}`)}.`;

/** "geef je 1 kaart terug en geeft Ada 2 kaarten terug". */
const returned = (a: Args, people: People | undefined, what: (amount: number) => string): string =>
  eachPerson(a, people, (one, amount) => `${inverted(one, "geef")} ${what(amount)} terug`);

const turn = (a: Args): string => (isYou(a) ? "Je beurt begint." : `De beurt van ${named(a)} begint.`);

export const LOG = {
  "log.began": "De partij begint.",
  "log.takenBack": (a: Args) => `${does(a, "neemt")} de laatste zet terug.`,
  "log.resigned": (a: Args) => `${does(a, "geeft")} op.`,
  "log.ended": "De partij is beëindigd.",
  "log.turn": turn,
  "log.turn.noCards": (a: Args) =>
    `Je hebt geen kaarten voor een bonusactie: die kost ${ofOneColour(a.pairCost)} of ${ofEachColour(a.differentCost)}. ${turn(a)}`,
  "log.turn.noPermit": (a: Args) => `Je hebt geen vergunning om te verplaatsen of te verhogen, dus geen bonusactie. ${turn(a)}`,
  "log.noBuild": (a: Args) => `${does(a, "kunt")} nu niets bouwen.`,
  "log.rolled": (a: Args) => `${does(a, "gooit")} een ${a.total}.`,
  "log.rolledPirates": (a: Args) => `${does(a, "gooit")} een 7. Piraten kapen het schip!`,
  "log.sailed": (a: Args) => `Het schip vaart naar rij ${a.dice}.`,
  "log.sailed.on": (a: Args) => `Het schip lag al in rij ${a.total} en vaart daarom twee rijen verder, naar rij ${a.dice}.`,
  "log.pirates": (a: Args) => `De piraten slaan toe in rij ${a.dice}.`,
  "log.owed.pirates": owed,
  "log.owed.shortage": (a: Args, people?: People) => `De machtkaarten raken op. Daarom ${returned(a, people, cards)}.`,
  "log.revealed": "De kaarten gaan open.",
  "log.took": (a: Args) => `${does(a, "neemt")} met een toren ${cardsOf(1, a)}.`,
  "log.halved": (a: Args, people?: People) => `Het goud raakt op. Daarom ${returned(a, people, gold)}.`,
  "log.halvedNothing": "Het goud raakt op, maar niemand heeft iets om terug te geven.",
  "log.shuffled": "De gespeelde machtkaarten worden tot een nieuwe stapel geschud.",
  "log.drew.income": (a: Args) => `${does(a, "verdient")} ${drawn(a)}.`,
  "log.drew.wall": (a: Args) => `${does(a, "krijgt")} ${drawn(a)} voor de muur.`,
  "log.drew.gold": (a: Args) => `${does(a, "neemt")} ${drawn(a)}.`,
  "log.drew.bonus": (a: Args) => `${does(a, "neemt")} ${drawn(a)} als bonusactie.`,
  "log.bonus": (a: Args) => `${does(a, "doet")} een bonusactie: ${lower(called(BONUS_NAMES, a.bonus))}.`,
  "log.spent": (a: Args) => `${does(a, "betaalt")} ${spent(a)}.`,
  "log.compensated": (a: Args, people?: People) => {
    const paid = amountsBySeat(a, people).map(({ seat, amount }) => `${whomStressed(personAt(seat, people))} ${gold(amount)}`);
    return `${does(a, "betaalt")} ${list(paid)} voor vergunningen.`;
  },
  "log.returned": (a: Args) =>
    Number(a.count) === 1 ? "Een vergunning gaat terug naar de eigenaar." : `${a.count} vergunningen gaan terug naar hun eigenaar.`,
  "log.displaced": displaced,
  "log.traded": (a: Args) => `${does(a, "krijgt")} ${tradePoints(a.points)} en ${verb(a, "hebt")} er nu ${a.at}.`,
  "log.untraded": (a: Args) => `${does(a, "verliest")} ${tradePoints(a.points)} en ${verb(a, "hebt")} er nu ${a.at}.`,
  "log.built": (a: Args) => `${does(a, "bouwt")} ${aKind(a)} op ${a.field}.`,
  "log.walled": (a: Args) => `${does(a, "bouwt")} een muurdeel op ${a.space}.`,
  "log.tower": (a: Args) => `${does(a, "bouwt")} een toren op ${a.space}.`,
  "log.peeked": (a: Args) => `${does(a, "sticht")} de kerk en bekijkt twee delen ervan.`,
  "log.churched": (a: Args) =>
    Number(a.left) === 0 ? `${does(a, "voltooit")} de kerk.` : `${does(a, "bouwt")} een deel van de kerk. Nog ${a.left} te bouwen.`,
  "log.settled": (a: Args) => `${does(a, "zet")} ${isYou(a) ? itsKind(a) : theKind(a)} terug op ${a.field}.`,
  "log.homeless": (a: Args) => `Voor ${itsKind(a)} is geen plek meer vrij: die ${isKind(a)} uit het spel.`,
  "log.placed": (a: Args) => `${does(a, "plaatst")} vergunning ${a.value} op ${a.field}.`,
  "log.raised": (a: Args) => `${does(a, "verhoogt")} vergunning ${a.from} tot ${a.to}.`,
  "log.stalled": (a: Args) => `Er is ${a.rounds} rondes niets gebouwd. De partij is voorbij; de blokjes op het bord beslissen.`,
  "log.full": "Op dit bord is niets meer te bouwen. De partij is voorbij; de blokjes op het bord beslissen.",
  "log.won": (a: Args) => `${does(a, "plaatst")} ${isYou(a) ? "je" : "het"} laatste blokje en wint!`,
} as const;

export const ENDINGS = {
  round: (a: Args) => `Ronde ${a.round}`,
  "end.cubes": (a: Args) => `Alle blokjes geplaatst. Tweede: ${cubes(a.second)}.`,
  "end.stalled": (a: Args) => `Er is ${a.rounds} rondes niets gebouwd, dus de blokjes op het bord beslisten.`,
  "end.full": "Op het bord was niets meer te bouwen, dus de blokjes op het bord beslisten.",
} as const;
