/**
 * Puerto Rico in English: every sentence. Another language has exactly these keys. Things come as their ids. Where a sentence
 * is about a seat it has `seat`, and `name` if the ui knows who sits there; `you` is 1 where the reader is meant.
 * The people of the rule book's colonists are called workers here; hover texts give the old word.
 */

import type { Catalogue } from "../../face.ts";
import {
  type Args,
  are,
  aTile,
  buildingOf,
  doubloons,
  goodOf,
  many,
  points,
  prefixed,
  roleOf,
  spotOf,
  tileOf,
  who,
  workers,
} from "./ask.ts";
import { DETAILS } from "./details.ts";
import { BUILDING_EFFECTS, ROLE_EFFECTS } from "./effects.ts";
import { BUILDING_NAMES, ROLE_NAMES, SOURCE_NAMES } from "./names.ts";
import { RULES } from "./rules.ts";
import { WHY } from "./why.ts";

const barrels = (a: Args): string => many(a.barrels, `barrel of ${goodOf(a)}`, `barrels of ${goodOf(a)}`);

/** Why somebody is passed over. */
const SKIPPED: Readonly<Record<string, string>> = {
  settler: "can take no tile",
  builder: "can build nothing",
  craftsman: "gets no extra barrel",
  trader: "can sell nothing",
  captain: "can load nothing",
};

export const en = {
  ...prefixed("building", BUILDING_NAMES),
  ...prefixed("role", ROLE_NAMES),
  ...prefixed("points", SOURCE_NAMES),
  ...prefixed("effect", BUILDING_EFFECTS),
  ...prefixed("roleAll", Object.fromEntries(Object.entries(ROLE_EFFECTS).map(([id, [all]]) => [id, all]))),
  ...prefixed("roleOwn", Object.fromEntries(Object.entries(ROLE_EFFECTS).map(([id, [, own]]) => [id, own]))),
  number: (a) => `${a.n}`,

  "log.began": "The match begins.",
  "log.takenBack": (a) => `${who(a)} takes the last move back.`,
  "log.resigned": (a) => `${who(a)} gives up.`,
  "log.ended": "The match was ended.",
  "log.role": (a) => `${who(a)} takes the ${roleOf(a)}.`,
  "log.rolePaid": (a) => `${who(a)} takes the ${roleOf(a)} with ${doubloons(a)}.`,
  "log.prospected": (a) => `${who(a)} finds 1 doubloon.`,
  "log.tile": (a) => `${who(a)} lays ${a.tile === "quarry" ? "a quarry" : `${aTile(a)} plantation`}.`,
  "log.drew": (a) => `${who(a)}'s hacienda draws ${aTile(a)} plantation.`,
  "log.discarded": "The plantations left are thrown away.",
  "log.reshuffled": "The stacks are empty: the discards are shuffled and come back.",
  "log.turned": (a) => `${many(a.count, "plantation")} ${are(a.count)} turned up.`,
  "log.landed": (a) => `${workers(a.count)} ${Number(a.count) === 1 ? "goes" : "go"} ashore for ${who(a)}.`,
  "log.privilege": (a) => `${who(a)} as mayor gets a worker from the supply.`,
  "log.lifted": (a) => `${who(a)} lifts a worker from the ${spotOf(a, "from")}.`,
  "log.placed": (a) => `${who(a)} sends ${workers(a.count)} to the ${spotOf(a)}.`,
  "log.sent": (a) => `${who(a)} gets a worker for the ${spotOf(a)}.`,
  "log.boarded": (a) =>
    Number(a.count) === 0 ? "Nobody is left to come aboard the worker ship." : `${workers(a.count)} board the next ship.`,
  "log.built": (a) => `${who(a)} builds the ${buildingOf(a)} for ${doubloons(a)}.`,
  "log.builtFree": (a) => `${who(a)} builds the ${buildingOf(a)} for free.`,
  "log.produced": (a) => `${who(a)} produces ${barrels(a)}.`,
  "log.extra": (a) => `${who(a)} as craftsman takes one more barrel of ${goodOf(a)}.`,
  "log.factory": (a) => `${who(a)}'s factory pays ${doubloons(a)}.`,
  "log.sold": (a) => `${who(a)} sells ${goodOf(a)} for ${doubloons(a)}.`,
  "log.soldFree": (a) => `${who(a)} sells ${goodOf(a)}, which brings no money.`,
  "log.houseEmptied": "The trading house is full and is emptied.",
  "log.loaded": (a) => `${who(a)} loads ${barrels(a)} on the ship of ${a.size}: ${points(a.barrels)}.`,
  "log.wharf": (a) => `${who(a)} ships ${barrels(a)} from the wharf: ${points(a.barrels)}.`,
  "log.bonus.captain": (a) => `${who(a)} scores 1 point more as captain.`,
  "log.bonus.harbor": (a) => `${who(a)} scores 1 point more by the harbor.`,
  "log.loadingOver": "Nobody loads any more; what is left is stored.",
  "log.stored": (a) => `${who(a)} stores all ${goodOf(a)}.`,
  "log.kept": (a) => `${who(a)} keeps a barrel of ${goodOf(a)}.`,
  "log.returned": (a) => `${who(a)} loses ${barrels(a)}.`,
  "log.sailed": (a) => `The ship of ${a.size}, full of ${goodOf(a)}, sails and comes back empty.`,
  "log.passed.hacienda": (a) => `${who(a)} takes no tile.`,
  "log.passed.settler": (a) => `${who(a)} takes no tile.`,
  "log.passed.hospice": (a) => `${who(a)} asks for no worker.`,
  "log.passed.mayor": (a) => `${who(a)} takes no extra worker.`,
  "log.passed.lifting": (a) => `${who(a)} leaves all workers where they are.`,
  "log.passed.builder": (a) => `${who(a)} builds nothing.`,
  "log.passed.university": (a) => `${who(a)} asks for no worker.`,
  "log.passed.craftsman": (a) => `${who(a)} takes no extra barrel.`,
  "log.passed.trader": (a) => `${who(a)} sells nothing.`,
  "log.passed.captain": (a) => `${who(a)} leaves the wharf unused.`,
  "log.skipped": (a) => `${who(a)} ${SKIPPED[`${a.role}`] ?? "can do nothing"}.`,
  "log.lastRound.colonists": "There are too few workers for the next ship: this round is the last.",
  "log.lastRound.city": "A city is full: this round is the last.",
  "log.lastRound.victoryPoints": "The points have run out: this round is the last.",
  "log.paid": "A doubloon is laid on each card nobody took.",
  "log.governor": (a) => `Round ${a.round}: ${who(a)} is governor.`,
  "log.over": "The last round is played.",

  "prompt.role": (a) => (a.you === 1 ? "Your choice: take a role card." : `${who(a)} chooses a role.`),
  "prompt.hacienda": (a) =>
    a.you === 1
      ? "Settler: take a tile; your hacienda may draw a hidden one first."
      : `Settler: ${who(a)} takes a tile, perhaps a hidden one first.`,
  "prompt.settler": (a) => (a.you === 1 ? "Settler: take a tile for your island." : `Settler: ${who(a)} takes a tile.`),
  "prompt.hospice": (a) =>
    a.you === 1 ? "Hospice: send a worker to the tile?" : `Settler: ${who(a)} decides on a worker from the hospice.`,
  "prompt.mayor": (a) => (a.you === 1 ? "Mayor: take one worker more from the supply?" : `Mayor: ${who(a)} decides on an extra worker.`),
  "prompt.lifting": (a) =>
    a.you === 1 ? `Mayor: ${workers(a.colonists)} to place. Lift others first if you like.` : `Mayor: ${who(a)} arranges the workers.`,
  "prompt.moving": (a) => (a.you === 1 ? "Mayor: move workers if you like." : `Mayor: ${who(a)} arranges the workers.`),
  "prompt.placing": (a) => (a.you === 1 ? `Mayor: ${workers(a.colonists)} left to place.` : `Mayor: ${who(a)} arranges the workers.`),
  "prompt.builder": (a) => (a.you === 1 ? "Builder: put up a building." : `Builder: ${who(a)} may build.`),
  "prompt.university": (a) =>
    a.you === 1 ? "University: send a worker to the new building?" : `Builder: ${who(a)} decides on a worker from the university.`,
  "prompt.craftsman": (a) => (a.you === 1 ? "Craftsman: take one barrel more." : `Craftsman: ${who(a)} takes one barrel more.`),
  "prompt.trader": (a) => (a.you === 1 ? "Trader: sell a barrel." : `Trader: ${who(a)} may sell a barrel.`),
  "prompt.captain": (a) =>
    a.you === 1 ? "Captain: choose barrels, or the ship that is to take them." : `Captain: ${who(a)} loads a ship.`,
  "prompt.wharf": (a) => (a.you === 1 ? "Captain: use your wharf?" : `Captain: ${who(a)} may use the wharf.`),
  "prompt.store": (a) => (a.you === 1 ? `Store ${many(a.kinds, "kind")} in your warehouses.` : `Captain: ${who(a)} chooses what to store.`),
  "prompt.keep": (a) => (a.you === 1 ? "Keep one barrel; the others are lost." : `Captain: ${who(a)} keeps one barrel.`),
  "prompt.over": "The match is over.",

  "pick.role": (a) => `Take the ${roleOf(a)}`,
  "pick.draw": "Draw a hidden plantation",
  "pick.tile": (a) => (a.tile === "quarry" ? "Take a quarry" : `Take ${tileOf(a)}`),
  "pick.colonist.hospice": "Send a worker",
  "pick.colonist.mayor": "Take the worker",
  "pick.colonist.university": "Send a worker",
  "pick.lift": (a) => `Lift a worker from the ${spotOf(a)}`,
  "pick.place": (a) => `Place a worker on the ${spotOf(a)}`,
  "pick.build": (a) => `Build ${buildingOf(a)}`,
  "pick.extra": (a) => `Take a barrel of ${goodOf(a)}`,
  "pick.sell": (a) => `Sell a barrel of ${goodOf(a)}`,
  "pick.load": (a) => `${a.barrels} ${goodOf(a)} on ship ${a.size}`,
  "pick.loadAll": (a) => `All ${goodOf(a)} on ship ${a.size}`,
  "pick.wharf": (a) => `All ${goodOf(a)} from your wharf`,
  "pick.store": (a) => `Store all ${goodOf(a)}`,
  "pick.keep": (a) => `Keep a barrel of ${goodOf(a)}`,
  "pick.pass.hacienda": "Take no tile",
  "pick.pass.settler": "Take no tile",
  "pick.pass.hospice": "Send no worker",
  "pick.pass.mayor": "Take no worker",
  "pick.pass.lifting": "Leave the workers as they are",
  "pick.pass.builder": "Build nothing",
  "pick.pass.university": "Send no worker",
  "pick.pass.craftsman": "Take no barrel",
  "pick.pass.trader": "Sell nothing",
  "pick.pass.captain": "Leave the wharf unused",

  "chip.pays": (a) => `costs you ${doubloons(a)}`,
  "chip.costs": (a) => doubloons(a),
  "chip.earns": (a) => `brings ${doubloons(a)}`,
  "chip.scores": (a) => `scores ${points(a.points)}`,
  "chip.barrels": (a) => barrels(a),
  "chip.lost": (a) => `${many(a.barrels, "barrel")} would be lost`,
  "chip.tiles": (a) => many(a.tiles, "tile"),
  "chip.colonists": (a) => `${workers(a.colonists)} (colonists)`,
  "chip.money": (a) => `${doubloons(a)} in hand`,
  "chip.points": (a) => `${points(a.points)} if the match ended now`,
  "chip.covered": "points are covered until the end",
  "chip.circles": (a) => `${many(a.circles, "empty circle")}`,
  "chip.spaces": (a) => `${many(a.spaces, "city space")} free`,

  ...DETAILS,
  ...RULES,
  ...WHY,

  "option.victoryPoints": "Points of the others",
  "option.victoryPoints.covered": "covered",
  "option.victoryPoints.open": "open",
  "option.victoryPoints.note": "Covered points are shown to their owner only, until the match is over.",
  "option.cornSeat": "Money of those who start with corn",
  "option.cornSeat.printed": "as printed",
  "option.cornSeat.oneLess": "one doubloon less",
  "option.cornSeat.note": "Starting with corn is an advantage; one doubloon less makes up for it.",
  "option.factoryUniversity": "Factory and university",
  "option.factoryUniversity.printed": "7 and 8",
  "option.factoryUniversity.swapped": "8 and 7",
  "option.factoryUniversity.note": "What the two buildings cost: as printed, or swapped.",

  "end.points": (a) => `The most points: ${a.best}.`,
  "end.wealth": "Equal points: doubloons and barrels decided.",
  "end.shared": (a) => `Equal in doubloons and barrels too, with ${points(a.best)}.`,
} satisfies Catalogue;

export type PuertoRicoText = { readonly [K in keyof typeof en]: string | ((args: Args) => string) };
