/** The large cards about pieces. */
import { are, asked, does, many, ofWhom, who, whose } from "../../../../text/en/grammar.ts";
import { type Args, isYou } from "../../../../text/grammar.ts";
import { SOURCE_NAMES } from "./names.ts";
import { barrels, buildingOf, doubloons, goodOf, points, quarries, tileOf, workers } from "./phrases.ts";

export const DETAILS = {
  "is.small": (a: Args) => `Small violet building, worth ${points(a.points)} at the end.`,
  "is.production": (a: Args) => `Production building, worth ${points(a.points)} at the end.`,
  "is.large": (a: Args) => `Large violet building: 2 city spaces, worth ${points(a.points)} at the end.`,

  "building.left": (a: Args) => (Number(a.count) === 0 ? "None left." : `${a.count} left.`),
  "building.cost": (a: Args) => `Costs ${doubloons(a)}. Up to ${quarries(a.quarries)} can each take 1 off.`,
  "building.price": asked(
    (a) => (Number(a.later) === 1 ? `You would pay ${doubloons(a)}, or less as builder.` : `You pay ${doubloons(a)} now.`),
    (a) => `${who(a)} can pay for it.`,
  ),
  "building.lack": asked(
    (a) =>
      Number(a.later) === 1
        ? `Without the builder’s privilege, it costs you ${doubloons(a)}: you are ${a.lack} short.`
        : `It would cost you ${doubloons(a)}: you are ${a.lack} short.`,
    (a) => `${who(a)} is ${a.lack} short.`,
  ),
  "building.full": asked("Your city has no room for it.", (a) => `${who(a)} has no room for it.`),
  "building.manned": (a: Args) => `${does(a, "have")} it, with ${a.workers} of ${many(a.circles, "worker")}.`,
  "building.bonus": (a: Args) =>
    Number(a.manned) === 1 ? `Worth ${points(a.points)} right now.` : `Would be worth ${points(a.points)}, but it has no worker.`,

  "role.doubloons": (a: Args) => `${doubloons(a)} on the card for the player who takes it.`,
  "role.taken": (a: Args) => `${does(a, "have")} this role this round.`,
  "forecast.title": asked("If you take it (estimate):", (a) => `If ${who(a)} takes it (estimate):`),
  "forecast.seat": (a: Args) => who(a),
  "forecast.nothing": (a: Args) => `${who(a)}: nothing`,

  "tile.title": (a: Args) => (a.tile === "quarry" ? "Quarry" : `Plantation: ${tileOf(a)}`),
  "tile.corn": "With a worker, it produces a barrel of corn. No building needed.",
  "tile.field": (a: Args) =>
    `Produces a barrel of ${tileOf(a)} if it has a worker and there is another worker for it in a production building.`,
  "tile.quarry": "With a worker, it makes buildings 1 doubloon cheaper. A building’s column says how many quarries can help.",
  "tile.priced": (a: Args) =>
    a.doubloons === 0 ? "A barrel earns nothing without bonuses." : `A barrel sells for ${doubloons(a)}, before bonuses.`,
  "tile.quarries": (a: Args) =>
    `${many(a.count, "quarry", "quarries")} left. Only the player who took the Settler, or one with a construction hut, can take one.`,
  "stack.title": "Hidden plantations",
  "stack.left": (a: Args) => `${many(a.count, "plantation")} face down.`,
  "stack.after": "After each settler phase, a new row is laid out from here.",
  "stack.unseen": (a: Args) => `${a.count} of ${tileOf(a)}`,
  "stack.hidden": "What they can be, counting everything in sight.",
  "discard.title": "Discarded plantations",
  "discard.kind": (a: Args) => `${a.count} of ${tileOf(a)}`,
  "discard.none": "None yet.",
  "discard.back": "They are shuffled back in when a new row is laid out and the stacks are empty.",

  "ship.title": (a: Args) => `Cargo ship for ${a.size} barrels`,
  "ship.empty": "Empty. It takes one kind that is not on another ship, unless another empty ship takes more of it.",
  "ship.carries": (a: Args) => `Carries ${barrels(a)}; ${many(a.free, "space")} free.`,
  "ship.full": "Full. It sails when loading is over.",
  "ship.stays": "It sails only when full, at the end of a captain phase.",
  "ship.fits": (a: Args) => `${who(a)} could load ${barrels(a)} here.`,
  "people.title": "Worker ship",
  "people.aboard": (a: Args) => `${workers(a.count)} (colonists) aboard for the next mayor phase.`,
  "people.next": (a: Args) =>
    `After the mayor phase, it takes on 1 for each circle still empty in the cities, but at least 1 per player: ${a.count} as things are now.`,
  "house.title": "Trading house",
  "house.has": (a: Args) => `${a.count} of ${many(a.spaces, "space")} taken.`,
  "house.rule": "It buys each kind once, unless you have a staffed office. When full, it is emptied after the trader phase.",
  "house.brings": (a: Args) => `${does(a, "can")} sell ${goodOf(a)} for ${doubloons(a)}.`,
  "house.refuses": (a: Args) => `It already has ${goodOf(a)}. To sell more, you need a staffed office.`,
  "house.full": "It is full. Nothing can be sold until it is emptied.",

  "goods.title": (a: Args) => `Barrels of ${goodOf(a)}`,
  "goods.own": (a: Args) => `${does(a, "have")} ${a.count}.`,
  "goods.lost": (a: Args) => `${a.count} would be lost if loading ended now.`,
  "goods.supply": (a: Args) => `${a.count} in the supply.`,
  "goods.makes": (a: Args) => `As things are, ${isYou(a) ? "you" : who(a)} could produce ${a.makes}, if the supply lasts.`,
  "goods.price": (a: Args) => (a.doubloons === 0 ? "Earns nothing without bonuses." : `Sells for ${doubloons(a)}, before bonuses.`),

  "gauge.colonists": "Workers left (colonists)",
  "gauge.city": "The fullest city",
  "gauge.points": "Points left",
  "gauge.end": "Closest to ending the match:",
  "gauge.colonistsNow": (a: Args) =>
    `${a.left} in the supply. For the circles empty now, the ship would need ${a.wanted}; workers placed first make it fewer.`,
  "gauge.colonistsEnd": "If the worker ship cannot be refilled completely after a mayor phase, this is the last round.",
  "gauge.cityNow": (a: Args) => `${whose(a)} city has ${a.spaces} of ${a.citySpaces} spaces filled.`,
  "gauge.cityEnd": (a: Args) => `When a player fills all ${a.citySpaces} city spaces, this is the last round.`,
  "gauge.pointsNow": (a: Args) => `${a.left} in the supply.`,
  "gauge.pointsEnd": "When the points run out, this is the last round. Points scored after that still count.",
  "gauge.last": "It has happened: this is the last round.",

  "mat.title": (a: Args) => `${whose(a)} board`,
  "mat.goods": "Barrels.",
  "mat.noGoods": "No barrels.",
  "purse.title": (a: Args) => `${whose(a)} doubloons`,
  "purse.has": (a: Args) => `${doubloons(a)} in hand.`,
  "purse.quarries": (a: Args) => `${quarries(a.count)} for building.`,
  "score.title": (a: Args) => `${whose(a)} points if the match ended now`,
  "score.source": (a: Args) => `${(SOURCE_NAMES as Readonly<Record<string, string>>)[`${a.source}`] ?? a.source}`,
  "score.sum": (a: Args) => `${points(a.points)} in total.`,
  "score.loading": (a: Args) =>
    `${points(a.sum)} for shipping: ${a.barrels} for barrels, ${a.harbor} from harbors, ${a.captain} as captain.`,
  "score.covered": "Shipping points are hidden until the end (an option of this table).",
  "sanJuan.title": (a: Args) => `San Juan: ${ofWhom(a)} unplaced workers`,
  "sanJuan.has": (a: Args) => `${workers(a.count)} (colonists) in town, ${a.all} in all.`,
  "sanJuan.circles": (a: Args) => `${many(a.count, "empty circle")} on the island and in the city.`,
  "sanJuan.rule": "In a mayor phase they must fill empty circles, if there are any.",
  "island.title": (a: Args) => `${whose(a)} island`,
  "island.tile": (a: Args) =>
    `${a.tile === "quarry" ? many(a.count, "quarry", "quarries") : many(a.count, `${tileOf(a)} plantation`)}, ${a.manned} with a worker`,
  "island.free": (a: Args) => `${many(a.count, "space")} free.`,
  "city.title": (a: Args) => `${whose(a)} city`,
  "city.free": (a: Args) => `${many(a.count, "space")} of ${a.citySpaces} ${are(a.count)} free.`,
  "city.building": (a: Args) => `The ${buildingOf(a)}: ${a.workers} of ${workers(a.circles)}`,
  "governor.title": "Governor",
  "governor.is": (a: Args) =>
    `${isYou(a) ? "You choose" : `${who(a)} chooses`} first in round ${a.round}. Next round, the governor card moves on.`,
  "bank.title": "Bank",
  "bank.is": "Doubloons are paid from here and back to here. There are always enough.",
  "column.title": (a: Args) => `Column ${a.column}`,
  "column.is": (a: Args) => `These buildings are worth ${points(a.points)} each. Up to ${quarries(a.points)} can help to pay for one.`,
} as const;
