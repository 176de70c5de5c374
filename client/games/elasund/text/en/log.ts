/** What happened, for the log. Most sentences are about a seat: "You pay 2 gold." */
import { called, does, list, lower, many, ofWhom, personAt, upper, verb, who, whom, whose } from "../../../../text/en/grammar.ts";
import { type Args, amountsBySeat, isYou, type People } from "../../../../text/grammar.ts";
import { BONUS_NAMES } from "./names.ts";
import { aKind, card, displaced, drawn, eachPerson, gold, isKind, kind, ofEachColour, ofOneColour, person, spent } from "./phrases.ts";

/** "You owe the pirates 1 card and Ada owes 2 cards." */
const owed = (a: Args, people?: People): string => {
  let first = true;
  const clause = (one: Args, amount: number): string => {
    const whose = first ? "the pirates " : "";
    first = false;
    return `${person(one)} ${verb(one, "owe")} ${whose}${many(amount, "card")}`;
  };
  return upper(`${eachPerson(a, people, clause)}.`);
};

export const LOG = {
  "log.began": "The match begins.",
  "log.takenBack": (a: Args) => `${does(a, "take")} back the last move.`,
  "log.resigned": (a: Args) => `${does(a, "resign")}.`,
  "log.ended": "The match was ended.",
  "log.turn": (a: Args) => `${whose(a)} turn begins.`,
  "log.turn.noCards": (a: Args) =>
    `You have no cards for a bonus action: it takes ${ofOneColour(a.pairCost)} or ${ofEachColour(a.differentCost)}. ${whose(a)} turn begins.`,
  "log.turn.noPermit": (a: Args) => `You have no permit to move or upgrade, so there is no bonus action. ${whose(a)} turn begins.`,
  "log.noBuild": (a: Args) => `${who(a)} cannot build anything now.`,
  "log.rolled": (a: Args) => `${does(a, "roll")} ${[8, 11].includes(Number(a.total)) ? "an" : "a"} ${a.total}.`,
  "log.rolledPirates": (a: Args) => `${does(a, "roll")} a 7. Pirates take the ship!`,
  "log.sailed": (a: Args) => `The ship sails to row ${a.dice}.`,
  "log.sailed.on": (a: Args) => `The ship was already in row ${a.total}, so it sails 2 rows on, to row ${a.dice}.`,
  "log.pirates": (a: Args) => `The pirates land in row ${a.dice}.`,
  "log.owed.pirates": owed,
  "log.owed.shortage": (a: Args, people?: People) =>
    `Influence is running out: ${eachPerson(a, people, (one, amount) => `${person(one)} ${verb(one, "return")} ${many(amount, "card")}`)}.`,
  "log.revealed": "The cards are turned face up.",
  "log.took": (a: Args) => `${does(a, "take")} 1 ${card(a)} with a tower.`,
  "log.halved": (a: Args, people?: People) =>
    `Gold is running out: ${eachPerson(a, people, (one, amount) => `${person(one)} ${verb(one, "return")} ${gold(amount)}`)}.`,
  "log.halvedNothing": "Gold is running out, but no player has any to return.",
  "log.shuffled": "The spent influence cards are shuffled into a new pile.",
  "log.drew.income": (a: Args) => `${does(a, "earn")} ${drawn(a)}.`,
  "log.drew.wall": (a: Args) => `${does(a, "get")} ${drawn(a)} for the wall.`,
  "log.drew.gold": (a: Args) => `${does(a, "take")} ${drawn(a)}.`,
  "log.drew.bonus": (a: Args) => `${does(a, "take")} ${drawn(a)} as a bonus action.`,
  "log.bonus": (a: Args) => `${does(a, "use")} a bonus action: ${lower(called(BONUS_NAMES, a.bonus))}.`,
  "log.spent": (a: Args) => `${does(a, "pay")} ${spent(a)}.`,
  "log.compensated": (a: Args, people?: People) => {
    const paid = amountsBySeat(a, people).map(({ seat, amount }) => `${whom(personAt(seat, people))} ${gold(amount)}`);
    return `${does(a, "pay")} ${list(paid)} for permits.`;
  },
  "log.returned": (a: Args) => (Number(a.count) === 1 ? "A permit goes back to its owner." : `${a.count} permits go back to their owners.`),
  "log.displaced": displaced,
  "log.traded": (a: Args) => `${does(a, "gain")} ${many(a.points, "trade point")} and now ${verb(a, "have")} ${a.at}.`,
  "log.untraded": (a: Args) => `${does(a, "lose")} ${many(a.points, "trade point")} and now ${verb(a, "have")} ${a.at}.`,
  "log.built": (a: Args) => `${does(a, "build")} ${aKind(a)} on ${a.field}.`,
  "log.walled": (a: Args) => `${does(a, "build")} a wall piece on ${a.space}.`,
  "log.tower": (a: Args) => `${does(a, "build")} a tower on ${a.space}.`,
  "log.peeked": (a: Args) => `${does(a, "found")} the church and ${verb(a, "look")} at two of its parts.`,
  "log.churched": (a: Args) =>
    Number(a.left) === 0 ? `${does(a, "complete")} the church.` : `${does(a, "build")} a part of the church. ${a.left} left.`,
  "log.settled": (a: Args) => `${does(a, "put")} ${isYou(a) ? "your" : "the"} ${kind(a)} back on ${a.field}.`,
  "log.homeless": (a: Args) => `There is no free space for ${ofWhom(a)} ${kind(a)}, which ${isKind(a)} out of the game.`,
  "log.placed": (a: Args) => `${does(a, "place")} permit ${a.value} on ${a.field}.`,
  "log.raised": (a: Args) => `${does(a, "upgrade")} permit ${a.from} to ${a.to}.`,
  "log.stalled": (a: Args) => `Nothing was built for ${a.rounds} rounds. The match ends, and cubes on the board decide.`,
  "log.full": "Nothing more can be built on this board. The match ends, and cubes on the board decide.",
  "log.won": (a: Args) => `${does(a, "lay")} ${isYou(a) ? "your" : "the"} last cube and ${verb(a, "win")}!`,
} as const;

export const ENDINGS = {
  round: (a: Args) => `Round ${a.round}`,
  "end.cubes": (a: Args) => `All cubes laid. Second best: ${many(a.second, "cube")}.`,
  "end.stalled": (a: Args) => `Nothing was built for ${a.rounds} rounds, so cubes on the board decided.`,
  "end.full": "Nothing more could be built on the board, so cubes on the board decided.",
} as const;
