/** What the large cards about pieces say. */
import { type Args, buildingOf, doubloons, goodOf, many, points, tileOf, who, workers } from "./ask.ts";
import { SOURCE_NAMES } from "./names.ts";

const share = (a: Args): string => (a.you === 1 ? "You" : who(a));
const barrels = (a: Args): string => many(a.barrels, `barrel of ${goodOf(a)}`, `barrels of ${goodOf(a)}`);

export const DETAILS = {
  "is.small": (a: Args) => `Small violet building, ${points(a.points)} at the end.`,
  "is.production": (a: Args) => `Production building, ${points(a.points)} at the end.`,
  "is.large": (a: Args) => `Large violet building: two city spaces, ${points(a.points)} at the end.`,

  "building.left": (a: Args) => (Number(a.count) === 0 ? "None is left." : `${many(a.count, "piece")} left.`),
  "building.cost": (a: Args) =>
    `Printed cost ${doubloons(a)}; at most ${many(a.quarries, "manned quarry", "manned quarries")} take 1 off each.`,
  "building.price": (a: Args) => (a.you === 1 ? `You pay ${doubloons(a)} now.` : `${who(a)}: can pay`),
  "building.lack": (a: Args) =>
    a.you === 1 ? `You would pay ${doubloons(a)}, ${a.lack} more than you have.` : `${who(a)}: ${a.lack} short`,
  "building.full": (a: Args) => (a.you === 1 ? "Your city has no room for it." : `${who(a)}: no room`),
  "building.manned": (a: Args) => `${share(a)}: built, ${a.workers} of ${a.circles} manned`,
  "building.bonus": (a: Args) =>
    Number(a.manned) === 1 ? `Brings ${points(a.points)} as things are.` : `Would bring ${points(a.points)}, but nobody works in it.`,

  "role.doubloons": (a: Args) => `${doubloons(a)} on the card, for who takes it.`,
  "role.taken": (a: Args) => `${share(a)} took it this round.`,
  "forecast.title": (a: Args) => `If ${a.you === 1 ? "you" : who(a)} took it now, as far as can be guessed:`,
  "forecast.seat": (a: Args) => share(a),
  "forecast.nothing": (a: Args) => `${share(a)}: nothing`,

  "tile.title": (a: Args) => (a.tile === "quarry" ? "Quarry" : `Plantation: ${tileOf(a)}`),
  "tile.corn": "With a worker it gives a barrel of corn, without any building.",
  "tile.field": (a: Args) => `With a worker, and one in a plant for it, it gives a barrel of ${tileOf(a)}.`,
  "tile.quarry": "With a worker it makes each building 1 doubloon cheaper, up to the number of the building's column.",
  "tile.priced": (a: Args) => `A barrel sells for ${doubloons(a)}.`,
  "tile.quarries": (a: Args) =>
    `${many(a.count, "quarry", "quarries")} left; only the settler's own choice, or a construction hut, takes one.`,
  "stack.title": "Hidden plantations",
  "stack.left": (a: Args) => `${many(a.count, "plantation")} face down.`,
  "stack.after": "After each settler phase the row is laid out anew from here.",
  "stack.unseen": (a: Args) => `${a.count} of ${tileOf(a)}`,
  "stack.hidden": "What they can be, by all that lies open:",
  "discard.title": "Plantations thrown away",
  "discard.kind": (a: Args) => `${a.count} of ${tileOf(a)}`,
  "discard.none": "None yet.",
  "discard.back": "They are shuffled and come back when the stacks are empty.",

  "ship.title": (a: Args) => `Cargo ship for ${a.size} barrels`,
  "ship.empty": "Empty: it takes any one kind that is on no other ship.",
  "ship.carries": (a: Args) => `Carries ${barrels(a)}; ${many(a.free, "place")} free.`,
  "ship.full": "Full: it sails when the loading is over.",
  "ship.stays": "It sails only when full, at the end of a captain phase.",
  "ship.fits": (a: Args) => `${a.you === 1 ? "You could" : `${who(a)} could`} load ${barrels(a)} here.`,
  "people.title": "Worker ship",
  "people.aboard": (a: Args) => `${workers(a.count)} (colonists) aboard, for the next mayor.`,
  "people.next": (a: Args) => `After that it is filled with ${a.count}: one for each empty circle in the cities, at least one a player.`,
  "house.title": "Trading house",
  "house.has": (a: Args) => `${a.count} of ${a.spaces} places taken.`,
  "house.rule": "It takes each kind once, unless you have a manned office, and is emptied after a trader phase when full.",
  "house.brings": (a: Args) => `${share(a)}: ${goodOf(a)} would bring ${doubloons(a)}`,
  "house.refuses": (a: Args) => `${goodOf(a)} is there already: only a manned office may sell it again.`,
  "house.full": "It is full: nobody can sell until it is emptied.",

  "goods.title": (a: Args) => `Barrels of ${goodOf(a)}`,
  "goods.own": (a: Args) => `${a.you === 1 ? "You have" : `${who(a)} has`} ${a.count}.`,
  "goods.lost": (a: Args) => `${a.count} would be lost if the loading ended now.`,
  "goods.supply": (a: Args) => `${a.count} in the supply.`,
  "goods.makes": (a: Args) => `${share(a)}: ${a.makes} at the next harvest.`,
  "goods.price": (a: Args) => `Sells for ${doubloons(a)} before any extras.`,

  "gauge.colonists": "Workers left (colonists)",
  "gauge.city": "The fullest city",
  "gauge.points": "Points left",
  "gauge.end": "First end of the match:",
  "gauge.colonistsNow": (a: Args) => `${a.left} in the supply; the next ship wants ${a.wanted}.`,
  "gauge.colonistsEnd": "When the ship cannot be filled after a mayor phase, the round is the last.",
  "gauge.cityNow": (a: Args) => `${share(a)}: ${a.spaces} of 12 city spaces filled.`,
  "gauge.cityEnd": "When somebody fills all 12, the round is the last.",
  "gauge.pointsNow": (a: Args) => `${a.left} in the pool.`,
  "gauge.pointsEnd": "When the pool is empty, the round is the last. Points after that are written down and count.",
  "gauge.last": "It has happened: this round is the last.",

  "purse.title": (a: Args) => (a.you === 1 ? "Your doubloons" : `${who(a)}'s doubloons`),
  "purse.has": (a: Args) => `${doubloons(a)} in hand.`,
  "purse.quarries": (a: Args) => `${many(a.count, "manned quarry", "manned quarries")} for building.`,
  "score.title": (a: Args) => (a.you === 1 ? "Your points if the match ended now" : `${who(a)}: points if the match ended now`),
  "score.source": (a: Args) => `${(SOURCE_NAMES as Readonly<Record<string, string>>)[`${a.source}`] ?? a.source}`,
  "score.sum": (a: Args) => `Together ${points(a.points)}.`,
  "score.loading": (a: Args) => `By loading ${a.sum}: ${a.barrels} for barrels, ${a.harbor} by the harbor, ${a.captain} as captain.`,
  "score.covered": "Points by loading are covered until the end (an option of this table).",
  "sanJuan.title": (a: Args) => (a.you === 1 ? "San Juan: your workers without a place" : `San Juan: ${who(a)}'s workers without a place`),
  "sanJuan.has": (a: Args) => `${workers(a.count)} (colonists) in town; ${workers(a.all)} in all.`,
  "sanJuan.circles": (a: Args) => `${many(a.count, "circle")} empty on island and in city.`,
  "sanJuan.rule": "At a mayor phase they must fill circles as far as there are any.",
  "island.title": (a: Args) => (a.you === 1 ? "Your island" : `${who(a)}'s island`),
  "island.tile": (a: Args) => `${a.tile === "quarry" ? "Quarries" : `Fields of ${tileOf(a)}`}: ${a.count}, ${a.manned} manned`,
  "island.free": (a: Args) => `${many(a.count, "space")} free.`,
  "city.title": (a: Args) => (a.you === 1 ? "Your city" : `${who(a)}'s city`),
  "city.free": (a: Args) => `${many(a.count, "space")} of 12 free.`,
  "city.building": (a: Args) => `${buildingOf(a)}: ${a.workers} of ${a.circles} manned`,
  "governor.title": "Governor",
  "governor.is": (a: Args) => `${share(a)} chose first in round ${a.round}; then the card goes to the next.`,
  "bank.title": "Bank",
  "bank.is": "Doubloons come from here and go back here; there are always enough.",
  "column.title": (a: Args) => `Column ${a.column}`,
  "column.is": (a: Args) =>
    `These buildings bring ${points(a.points)} each; at most ${many(a.points, "manned quarry", "manned quarries")} help to build one.`,
} as const;
