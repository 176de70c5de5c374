/** What happened, for the log. Most sentences are about a seat: "You take the Mayor." */
import { are, does, many, verb, who, whose } from "../../../../text/en/grammar.ts";
import { type Args, isYou } from "../../../../text/grammar.ts";
import { aTile, barrels, buildingOf, doubloons, goodOf, inSpot, points, roleOf, spotOf, workers } from "./phrases.ts";

/** Why a player is passed over, by role. */
const SKIPPED: Readonly<Record<string, string>> = {
  settler: "cannot take a plantation",
  builder: "cannot build anything",
  craftsman: "cannot take an extra barrel",
  trader: "cannot sell anything",
  captain: "cannot load anything",
};

export const LOG = {
  "log.began": "The match begins.",
  "log.takenBack": (a: Args) => `${does(a, "take")} back the last move.`,
  "log.resigned": (a: Args) => `${does(a, "resign")}.`,
  "log.ended": "The match was ended.",
  "log.role": (a: Args) => `${does(a, "take")} the ${roleOf(a)}.`,
  "log.rolePaid": (a: Args) => `${does(a, "take")} the ${roleOf(a)} and the ${doubloons(a)} on it.`,
  "log.prospected": (a: Args) => `${does(a, "get")} ${many(a.prospecting, "doubloon")} as prospector.`,
  "log.tile": (a: Args) => `${does(a, "take")} ${aTile(a)}.`,
  "log.drew": (a: Args) => `${does(a, "draw")} ${aTile(a)} with the hacienda.`,
  "log.discarded": "The remaining plantations are discarded.",
  "log.reshuffled": "The stacks are empty: the discarded plantations are shuffled back in.",
  "log.turned": (a: Args) => `${many(a.count, "new plantation")} ${are(a.count)} turned up.`,
  "log.landed": (a: Args) => `${does(a, "get")} ${workers(a.count)} from the ship.`,
  "log.privilege": (a: Args) => `${does(a, "get")} an extra worker as mayor.`,
  "log.lifted": (a: Args) => `${does(a, "pick")} up a worker from the ${spotOf(a, "from")}.`,
  "log.placed": (a: Args) => `${does(a, "send")} ${workers(a.count)} to the ${spotOf(a)}.`,
  "log.sent": (a: Args) => `${does(a, "get")} a worker ${inSpot(a)}.`,
  "log.boarded": (a: Args) =>
    Number(a.count) === 0 ? "No workers are left for the next ship." : `${workers(a.count)} will arrive with the next ship.`,
  "log.built": (a: Args) => `${does(a, "build")} the ${buildingOf(a)} for ${doubloons(a)}.`,
  "log.builtFree": (a: Args) => `${does(a, "build")} the ${buildingOf(a)} for free.`,
  "log.produced": (a: Args) => `${does(a, "produce")} ${barrels(a)}.`,
  "log.extra": (a: Args) => `${does(a, "get")} an extra barrel of ${goodOf(a)} as craftsman.`,
  "log.factory": (a: Args) => `${whose(a)} factory earns ${doubloons(a)}.`,
  "log.sold": (a: Args) => `${does(a, "sell")} a barrel of ${goodOf(a)} for ${doubloons(a)}.`,
  "log.soldFree": (a: Args) => `${does(a, "sell")} a barrel of ${goodOf(a)} but ${verb(a, "earn")} nothing.`,
  "log.houseEmptied": "The trading house is full and is emptied.",
  "log.loaded": (a: Args) => `${does(a, "load")} ${barrels(a)} on the ${a.size}-barrel ship: ${points(a.barrels)}.`,
  "log.wharf": (a: Args) => `${does(a, "ship")} ${barrels(a)} from ${isYou(a) ? "your" : "the"} wharf: ${points(a.barrels)}.`,
  "log.bonus.captain": (a: Args) => `${does(a, "score")} ${many(a.captainBonus, "extra point")} as captain.`,
  "log.bonus.harbor": (a: Args) => `${does(a, "score")} ${many(a.harborBonus, "extra point")} with the harbor.`,
  "log.loadingOver": "Loading is over. Players store what they can keep.",
  "log.stored": (a: Args) => `${does(a, "store")} all ${goodOf(a)}.`,
  "log.kept": (a: Args) => `${does(a, "keep")} a barrel of ${goodOf(a)}.`,
  "log.returned": (a: Args) => `${does(a, "lose")} ${barrels(a)}.`,
  "log.sailed": (a: Args) => `The ${a.size}-barrel ship is full of ${goodOf(a)}. It sails and comes back empty.`,
  "log.passed.hacienda": (a: Args) => `${does(a, "take")} no plantation.`,
  "log.passed.settler": (a: Args) => `${does(a, "take")} no plantation.`,
  "log.passed.hospice": (a: Args) => `${does(a, "take")} no worker from the hospice.`,
  "log.passed.mayor": (a: Args) => `${does(a, "take")} no extra worker.`,
  "log.passed.lifting": (a: Args) => `${does(a, "leave")} all workers where they are.`,
  "log.passed.builder": (a: Args) => `${does(a, "build")} nothing.`,
  "log.passed.university": (a: Args) => `${does(a, "take")} no worker from the university.`,
  "log.passed.craftsman": (a: Args) => `${does(a, "take")} no extra barrel.`,
  "log.passed.trader": (a: Args) => `${does(a, "sell")} nothing.`,
  "log.passed.captain": (a: Args) => `${does(a, "do")} not use ${isYou(a) ? "your" : "the"} wharf.`,
  "log.skipped": (a: Args) => `${who(a)} ${SKIPPED[`${a.role}`] ?? "cannot do anything"}.`,
  "log.lastRound.colonists": "There are too few workers for the next ship. This is the last round.",
  "log.lastRound.city": "A city is full. This is the last round.",
  "log.lastRound.victoryPoints": "The points have run out. This is the last round.",
  "log.paid": (a: Args) => `Each role left over gets ${many(a.onCardNotChosen, "doubloon")}.`,
  "log.governor": (a: Args) => `Round ${a.round}: ${isYou(a) ? "you are" : `${who(a)} is`} governor.`,
  "log.over": "The last round is over.",
} as const;

export const ENDINGS = {
  round: (a: Args) => `Round ${a.round}`,
  "end.points": (a: Args) => `Most points: ${a.best}.`,
  "end.wealth": "Tied on points: doubloons and barrels decided.",
  "end.shared": (a: Args) => `Tied on doubloons and barrels too, with ${points(a.best)}.`,
} as const;
