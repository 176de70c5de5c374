/** What is asked, the buttons that answer, and the icons beside them. */
import { asked, many, who } from "../../../../text/en/grammar.ts";
import { type Args, isSome } from "../../../../text/grammar.ts";
import { aTile, barrels, buildingOf, doubloons, goodOf, inSpot, points, roleOf, spotOf, workers } from "./phrases.ts";

export const ASK = {
  "prompt.role": asked(
    (a) => (Number(a.own) > 1 ? `Round ${a.round}: choose a role, ${a.nth} of ${a.own}.` : `Round ${a.round}: choose a role.`),
    (a) => `Round ${a.round}: ${who(a)} chooses a role.`,
  ),
  "prompt.hacienda": asked(
    "Settler: draw a hidden plantation, then take one from the row, or just take one.",
    (a) => `Settler: ${who(a)} may draw a hidden plantation first.`,
  ),
  "prompt.settler": asked(
    (a) => (isSome(a.quarry) ? "Settler: take a plantation or a quarry." : "Settler: take a plantation."),
    (a) => `Settler: ${who(a)} takes a plantation.`,
  ),
  "prompt.hospice": asked("Hospice: send a worker to it?", (a) => `Hospice: ${who(a)} may take a worker.`),
  "prompt.mayor": asked("Mayor: take an extra worker?", (a) => `Mayor: ${who(a)} may take an extra worker.`),
  "prompt.lifting": asked(
    (a) => (isSome(a.placed) ? `Mayor: place ${workers(a.colonists)}, or pick up others first.` : `Mayor: place ${workers(a.colonists)}.`),
    (a) => `Mayor: ${who(a)} places workers.`,
  ),
  "prompt.moving": asked("Mayor: move your workers, or leave them.", (a) => `Mayor: ${who(a)} places workers.`),
  "prompt.placing": asked(
    (a) => `Mayor: ${workers(a.colonists)} left to place.`,
    (a) => `Mayor: ${who(a)} places workers.`,
  ),
  "prompt.builder": asked("Builder: choose a building.", (a) => `Builder: ${who(a)} may build.`),
  "prompt.university": asked("University: send a worker to it?", (a) => `University: ${who(a)} may take a worker.`),
  "prompt.craftsman": asked("Craftsman: choose your extra barrel.", (a) => `Craftsman: ${who(a)} takes an extra barrel.`),
  "prompt.trader": asked("Trader: sell one barrel.", (a) => `Trader: ${who(a)} may sell a barrel.`),
  "prompt.captain": asked(
    (a) => `Captain: load one kind. You have ${many(a.barrels, "barrel")}.`,
    (a) => `Captain: ${who(a)} loads barrels.`,
  ),
  "prompt.wharf": asked(
    (a) => `Captain: use your wharf? The others have ${many(a.others, "barrel")}.`,
    (a) => `Captain: ${who(a)} may use the wharf.`,
  ),
  "prompt.store": asked(
    (a) => `Choose ${many(a.kinds, "kind")} of goods to store.`,
    (a) => `Captain: ${who(a)} chooses what to store.`,
  ),
  "prompt.keep": asked("Choose one barrel to keep.", (a) => `Captain: ${who(a)} keeps one barrel.`),
  "prompt.over": "The match is over.",

  "pick.role": (a: Args) => `Take the ${roleOf(a)}`,
  "pick.draw": "Draw a hidden plantation",
  "pick.tile": (a: Args) => `Take ${aTile(a)}`,
  "pick.colonist.hospice": "Send a worker",
  "pick.colonist.mayor": "Take the worker",
  "pick.colonist.university": "Send a worker",
  "pick.lift": (a: Args) => `Pick up a worker from the ${spotOf(a)}`,
  "pick.place": (a: Args) => `Place a worker ${inSpot(a)}`,
  "pick.build": (a: Args) => `Build the ${buildingOf(a)}`,
  "pick.extra": (a: Args) => `Take a barrel of ${goodOf(a)}`,
  "pick.sell": (a: Args) => `Sell a barrel of ${goodOf(a)}`,
  "pick.load": (a: Args) => `Load ${a.barrels} ${goodOf(a)} on the ${a.size}-barrel ship`,
  "pick.loadAll": (a: Args) => `Load all ${goodOf(a)} on the ${a.size}-barrel ship`,
  "pick.wharf": (a: Args) => `Ship all ${goodOf(a)} from your wharf`,
  "pick.store": (a: Args) => `Store all ${goodOf(a)}`,
  "pick.keep": (a: Args) => `Keep a barrel of ${goodOf(a)}`,
  "pick.pass.hacienda": "Take no plantation at all",
  "pick.pass.settler": "Skip the plantation",
  "pick.pass.hospice": "Skip the worker",
  "pick.pass.mayor": "Skip the worker",
  "pick.pass.lifting": "Leave workers as they are",
  "pick.pass.builder": "Build nothing",
  "pick.pass.university": "Skip the worker",
  "pick.pass.craftsman": "Skip the barrel",
  "pick.pass.trader": "Sell nothing",
  "pick.pass.captain": "Skip the wharf",

  "chip.pays": (a: Args) => (a.doubloons === 0 ? "free" : `costs you ${doubloons(a)}`),
  "chip.costs": (a: Args) => `costs ${many(Math.abs(Number(a.doubloons)), "doubloon")}`,
  "chip.earns": (a: Args) => `earns ${doubloons(a)}`,
  "chip.scores": (a: Args) => `scores ${points(a.points)}`,
  "chip.barrels": (a: Args) => barrels(a),
  "chip.lost": (a: Args) => `${many(a.barrels, "barrel")} would be lost`,
  "chip.tiles": (a: Args) => many(a.tiles, "tile"),
  "chip.colonists": (a: Args) => `${workers(a.colonists)} (colonists)`,
  "chip.money": (a: Args) => `${doubloons(a)} in hand`,
  "chip.points": (a: Args) => `${points(a.points)} if the match ended now`,
  "chip.covered": "points are hidden until the end",
  "chip.circles": (a: Args) => many(a.circles, "empty circle"),
  "chip.spaces": (a: Args) => `${many(a.spaces, "city space")} free`,

  "goal.score": "The most points win: for shipping barrels, for buildings, and for staffed large buildings.",
  "goal.colonists": (a: Args) =>
    `Ending 1 of 3: the worker ship cannot be refilled completely. For the circles empty now, it would need ${a.wanted}; ${a.left} are left.`,
  "goal.city": (a: Args) => `Ending 2 of 3: a city is full. The fullest has ${a.spaces} of ${a.citySpaces} spaces filled.`,
  "goal.points": (a: Args) => `Ending 3 of 3: the points for shipping run out. ${a.left} of ${a.start} are left.`,
} as const;

export const OPTIONS = {
  "option.victoryPoints": "Other players’ points",
  "option.victoryPoints.covered": "hidden",
  "option.victoryPoints.open": "visible",
  "option.victoryPoints.note": "If hidden, players see only their own points until the match is over.",
  "option.cornSeat": "Money for players who start with corn",
  "option.cornSeat.printed": "as printed",
  "option.cornSeat.oneLess": (a: Args) => `${many(a.cornSeatLess, "doubloon")} less`,
  "option.cornSeat.note": "Starting with corn is an advantage. Less money balances it.",
  "option.factoryUniversity": "Factory and university",
  "option.factoryUniversity.printed": (a: Args) => `${a.factoryCost} and ${a.universityCost}`,
  "option.factoryUniversity.swapped": (a: Args) => `${a.universityCost} and ${a.factoryCost}`,
  "option.factoryUniversity.note": "What the two buildings cost: as printed, or swapped.",
} as const;
