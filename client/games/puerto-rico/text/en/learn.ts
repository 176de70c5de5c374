/**
 * Puerto Rico in English: what cards, terms, the guided match and tips say. Another language has exactly the entries of the English
 * one. Pieces come as their ids. A sentence about a seat has `seat`, `name` if a player sits there, and `you` (1 for the reader);
 * printed numbers come from numbers.ts. The rule book's colonists are called workers here; some hover texts add the original word.
 */
import type { Building, Role } from "../../../../../shared/puerto-rico/state.ts";
import { are, asked, does, many, numeral, ofWhom, who, whose } from "../../../../text/en/grammar.ts";
import { type Args, type Catalogue, isSome, isYou, prefixed, type Sentence } from "../../../../text/grammar.ts";
import {
  BUILDING_NAMES,
  barrels,
  buildingOf,
  doubloons,
  goodOf,
  points,
  quarries,
  ROLE_NAMES,
  SOURCE_NAMES,
  tileOf,
  workers,
} from "./phrases.ts";

// What each building and each role does. Printed numbers come from the rules, see numbers.ts.

const BUILDING_EFFECTS: Readonly<Record<Building, Sentence>> = {
  smallIndigoPlant: "Its worker turns the crop of one staffed indigo plantation into a barrel.",
  smallSugarMill: "Its worker turns the crop of one staffed sugar plantation into a barrel.",
  indigoPlant: "Each worker here turns the crop of one staffed indigo plantation into a barrel.",
  sugarMill: "Each worker here turns the crop of one staffed sugar plantation into a barrel.",
  tobaccoStorage: "Each worker here turns the crop of one staffed tobacco plantation into a barrel.",
  coffeeRoaster: "Each worker here turns the crop of one staffed coffee plantation into a barrel.",
  smallMarket: (a) => `Your sale at the trading house earns ${many(a.smallMarket, "extra doubloon")}.`,
  hacienda: "In the settler phase, you may first draw a hidden plantation as an extra.",
  constructionHut: "In the settler phase, you may take a quarry instead of a plantation.",
  smallWarehouse: (a) => `After loading, you keep all barrels of ${many(a.smallWarehouse, "kind")}.`,
  hospice: "The plantation or quarry you take may come with a worker on it.",
  office: "You may sell a kind of goods that the trading house already has.",
  largeMarket: (a) => `Your sale at the trading house earns ${many(a.largeMarket, "extra doubloon")}.`,
  largeWarehouse: (a) => `After loading, you keep all barrels of ${many(a.largeWarehouse, "kind")}.`,
  factory: (a) => `Producing 2, 3, 4 or 5 kinds of goods earns you ${a.factory2}, ${a.factory3}, ${a.factory4} or ${a.factory5} doubloons.`,
  university: "A building you build may come with a worker in it.",
  harbor: (a) => `Each time you load, you score ${many(a.harborBonus, "extra point")}.`,
  wharf:
    "Once in each captain phase, instead of loading a ship, you may ship all your barrels of any one kind for 1 point each, whatever the ships carry.",
  guildHall: (a) =>
    `At the end: ${points(a.guildSmall)} for each small indigo plant or small sugar mill you own, ${a.guildLarge} for each other production building, with or without workers.`,
  residence: (a) =>
    `At the end: ${points(a.residence9)} for up to 9 filled island spaces, ${a.residence10} for 10, ${a.residence11} for 11, ${a.residence12} for 12.`,
  fortress: (a) => `At the end: 1 point for every ${workers(a.fortressColonists)} you have, placed or not.`,
  customsHouse: (a) => `At the end: 1 point for every ${points(a.customsPoints)} you scored by shipping.`,
  cityHall: "At the end: 1 point for each violet building you own, including this one.",
};

const PROSPECTOR: readonly [Sentence, Sentence] = [
  "The other players do nothing.",
  (a) => `The player who takes this role gets ${many(a.prospecting, "doubloon")}.`,
];

/** What every player may do, and the privilege of the one who takes the role. */
const ROLE_EFFECTS: Readonly<Record<Role, readonly [all: Sentence, own: Sentence]>> = {
  settler: ["Each player may take a plantation from the row.", "The player who takes this role goes first and may take a quarry instead."],
  mayor: [
    "The workers on the worker ship are dealt out; then each player places their workers.",
    "The player who takes this role gets 1 extra worker from the supply.",
  ],
  builder: [
    "Each player may build one building.",
    (a) => `The player who takes this role goes first and pays ${many(a.builderDiscount, "doubloon")} less.`,
  ],
  craftsman: ["Each player produces goods.", "The player who takes this role gets 1 extra barrel of a kind they just produced."],
  trader: [
    "Each player may sell one barrel to the trading house.",
    (a) => `The player who takes this role goes first and earns ${many(a.traderBonus, "extra doubloon")}.`,
  ],
  captain: [
    "Players take turns loading barrels, and must if they can: 1 point per barrel.",
    (a) => `The player who takes this role goes first and scores ${many(a.captainBonus, "extra point")} for their first load.`,
  ],
  prospector: PROSPECTOR,
  prospector2: PROSPECTOR,
};

export const learn = {
  ...prefixed("building", BUILDING_NAMES),
  ...prefixed("role", ROLE_NAMES),
  ...prefixed("points", SOURCE_NAMES),
  ...prefixed("effect", BUILDING_EFFECTS),
  ...prefixed("roleAll", ROLE_EFFECTS, ([all]) => all),
  ...prefixed("roleOwn", ROLE_EFFECTS, ([, own]) => own),
  number: numeral,

  // The large cards about pieces.
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

  // Words that cards lead on to.
  "term.roles": "Roles",
  "term.roles.is":
    "In each round, the players take role cards in turn. Every player then does what the role says, starting with the player who took it. A card that was taken is gone for the rest of the round.",
  "term.privilege": "Privilege",
  "term.privilege.is": "The extra that only the player who took the role gets. Each role card names its own.",
  "term.staffed": "Staffed",
  "term.staffed.is":
    "A plantation, quarry or building works only if there is a worker in its circle. A building with several circles works for as many of them as are filled. Points for the building itself count even without workers.",
  "term.workers": "Workers",
  "term.workers.is":
    "Workers (colonists in the rule book) come by ship in the mayor phase. They fill the circles on your island and in your city. Those without a circle wait in San Juan.",
  "term.column": "Columns and quarries",
  "term.column.is":
    "The column of a building is its number of points, and the most quarries that can help to pay for it. Each of your staffed quarries takes 1 doubloon off, up to that number.",
  "term.production": "Producing goods",
  "term.production.is":
    "A barrel of indigo, sugar, tobacco or coffee needs two workers: one on a plantation of that kind, one in a production building for it. Corn needs only the one on its plantation. Nothing is produced that is not in the supply.",
  "term.violet": "Violet buildings",
  "term.violet.is": "They have one circle each, and give you an advantage as long as a worker is there.",
  "term.large": "Large buildings",
  "term.large.is":
    "They fill 2 city spaces and can each be built only once in a match. Their bonus at the end needs a worker; the points printed on them do not.",
  "term.storage": "Storage",
  "term.storage.is": (a: Args) =>
    `When all loading is over, you keep ${many(a.freeBarrels, "barrel")} and what your staffed warehouses hold. All your other barrels are lost. This happens only in the captain phase.`,
  "term.loading": "Loading",
  "term.loading.is":
    "Each barrel loaded is 1 point. A ship carries one kind only, and no two ships carry the same. If you can load, you must, but the kind is your choice.",
  "term.sale": "Selling",
  "term.sale.is": (a: Args) =>
    `In a trader phase you may sell one barrel. The trading house has ${many(a.houseSpaces, "space")} and buys each kind once. It is emptied after the phase, and only when it is full.`,
  "term.lastRound": "The last round",
  "term.lastRound.is": (a: Args) =>
    `The match ends after the round in which the worker ship cannot be refilled completely, a player fills the last of ${a.citySpaces} city spaces, or the points run out. The round is always played to its end.`,

  // The guided first match, and a tip for each kind of choice.
  "lesson.goal": "The most points win. You score by shipping barrels and by building up your city.",
  "lesson.settler":
    "Your turn is to take one role. Everybody carries it out, but only you get its privilege. Nothing grows here yet, so begin with plantations.",
  "lesson.settler.do": "Take the Settler.",
  "lesson.corn":
    "Your privilege would be a quarry: with a worker, it makes buildings cheaper. But corn is the quickest start: it needs only a plantation and a worker, no building.",
  "lesson.corn.do": "Take the corn plantation.",
  "lesson.worker": "A bot took the Mayor, so you get a worker too. Without a worker, a plantation produces nothing.",
  "lesson.worker.do": "Place your worker on the corn plantation.",
  "lesson.plant": "Now a bot took the Builder, so you may build too. Indigo only becomes barrels in an indigo plant.",
  "lesson.plant.do": "Build the small indigo plant.",
  "lesson.craft":
    "A new round: the cards are back, and the bot with the governor’s hat chooses first. It took the Craftsman: you produced this barrel, the bot none. Check what a role brings the others before you take it.",
  "lesson.ship": (a: Args) =>
    `The next player took the Captain at once. Everyone loads in turn, and must if they can: 1 point for each barrel. What cannot be loaded is lost, except ${many(a.freeBarrels, "barrel")}.`,
  "lesson.ship.do": "Load your corn.",
  "lesson.mayor":
    "Your indigo plantation and its plant have no workers, so they do nothing. As mayor you get one worker more than the others.",
  "lesson.mayor.do": "Take the Mayor.",
  "lesson.privilege":
    "This is your privilege: one worker from the supply, before those on the ship are dealt out. In a mayor phase, you may also move the workers you have.",
  "lesson.privilege.do": "Take the extra worker.",
  "lesson.trader":
    "All your circles are staffed, so you produced indigo too. Each role that is left over in a round gets a doubloon. What lies on the Trader is yours with the card.",
  "lesson.trader.do": "Take the Trader.",
  "lesson.sell": (a: Args) =>
    `The trading house buys each kind once, until it is full and emptied. The price of corn is ${a.cornPrice}, of indigo ${a.indigoPrice}, and as trader you get ${many(a.traderBonus, "extra doubloon")}.`,
  "lesson.sell.do": "Sell your indigo.",
  "lesson.build":
    "Doubloons are no points: turn them into buildings. Violet ones help you once they have a worker. Point at one to read what it does.",
  "lesson.build.do": "Build a violet building that you like.",
  "lesson.captain":
    "Be early at the ships. The one with corn has 2 spaces left, and another player has 2 barrels of corn. As captain you load first.",
  "lesson.captain.do": "Take the Captain.",
  "lesson.load": (a: Args) => `You also score ${many(a.captainBonus, "extra point")}, for your first load as captain.`,
  "lesson.load.do": "Load your corn.",
  "lesson.large": "Save up for one of these. Large buildings often decide the match: they score extra at the end, but only with a worker.",
  "lesson.sailed": "You were in time: the other player found room for only 1 of 2 barrels. A full ship sails and comes back empty.",
  "lesson.end": (a: Args) =>
    `The match ends after the round in which the points run out, the worker ship cannot be refilled completely, or a player fills all ${a.citySpaces} city spaces. Watch these gauges.`,
  "lesson.praise":
    "You have been through one cycle: grow, staff, build, produce, sell and ship. Cards explain the rest: point at any piece.",
  "lesson.praise.do": "Now choose a plantation. Take roles that help you more than the others, and keep your circles staffed.",

  "tip.role": (a: Args) =>
    `${isSome(a.alone) ? "Unless it is the Prospector, everyone carries out the role you take." : "Everyone carries out the role you take."} Point at a card to see what each player would get from it.`,
  "tip.role.money": "Doubloons on a role card come with the role, before you carry it out: you can spend them at once.",
  "tip.role.next": "Think of who chooses after you. If you take the Craftsman, the next player can sell or ship first.",
  "tip.role.end": "The end is near. From now on, points count more than doubloons and helpers.",
  "tip.hacienda": (a: Args) => `The hidden plantation is extra, but your island has only ${a.islandSpaces} spaces.`,
  "tip.settler": "Take a crop whose building you have or can soon pay for.",
  "tip.settler.corn": "Take corn for quick points, or a crop whose building you can soon pay for.",
  "tip.settler.quarry": "Staffed quarries make every building cheaper. Take one early, when you are the settler.",
  "tip.hospice": "A worker on it now saves you a Mayor.",
  "tip.mayor": "More workers are almost always good. Decline only to make the match last longer.",
  "tip.lifting": "Staff a plantation together with its production building. One without the other makes no barrels.",
  "tip.builder": "First buy what makes barrels or doubloons. Save large buildings for the second half of the match.",
  "tip.builder.large": "You can pay for a large building. There is only one of each, so be the first.",
  "tip.builder.score": "Every building scores at the end, and a full city ends the match.",
  "tip.university": "A building helps only with a worker, so take it.",
  "tip.craftsman": "Take the kind that you can sell or ship next.",
  "tip.trader": "Coffee pays most; corn pays only your bonuses. The house buys each kind once until it is emptied.",
  "tip.captain": "Load first what you could lose, and think of which ship you leave to the others.",
  "tip.captain.late":
    "A warehouse saves barrels from being lost, not from being loaded. Without one, sell before the Captain comes, or take the Captain yourself.",
  "tip.wharf": "Your wharf works once in each captain phase. Use it for the kind you have most of.",
  "tip.store": "Store the kind of which you have most, or the one that sells best.",
  "tip.keep": "Keep the barrel that sells best, or a kind that nobody else has.",
} satisfies Catalogue;
