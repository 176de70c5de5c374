/**
 * Puerto Rico in English: the rules, then our rulings where the rule books are silent, and what the table does by itself. Loaded
 * with the rules page.
 */
import { list, many } from "../../../../text/en/grammar.ts";
import type { Args, Catalogue } from "../../../../text/grammar.ts";
import { buildingOf, doubloons, goodOf, points } from "./phrases.ts";

const COUNTS: Readonly<Record<string, string>> = { 2: "Two", 3: "Three", 4: "Four", 5: "Five" };

export const rules = {
  "rules.goal": "The goal",
  "rules.goal.points":
    "You run an island and a city in the Caribbean. Score the most points: by shipping barrels, and by the buildings you build.",
  "rules.goal.roles":
    "There are no fixed turns. Players take role cards, and each card makes all players do the same thing, the player who took it first. Choosing what helps you more than the others is the heart of the game.",

  "rules.setup": "The start",
  "rules.setup.island": (a: Args) =>
    `Each player has an island of ${a.islandSpaces} spaces, a city of ${a.citySpaces} spaces, some doubloons and one plantation. How much there is depends on the number of players:`,

  "rules.round": "A round",
  "rules.round.turn":
    "The governor takes a role card, and all players carry it out at once. Then the next player must take one of the cards that are left, and so on until each player has taken one. With two players, they take turns until each has three.",
  "rules.round.role":
    "Each role is carried out in order, from the player who took it. That player also has the privilege printed on the card. Players may decline what a role offers, except loading barrels and filling circles.",
  "rules.round.money": (a: Args) =>
    `At the end of the round, each role nobody took gets ${many(a.onCardNotChosen, "doubloon")}. The next player to take it gets all the money on it. Then the cards go back, and the governor card moves to the next player.`,

  "rules.settler": "Settler",
  "rules.settler.all": "Each player may take one of the plantations that lie face up, and puts it on a free space of their island.",
  "rules.settler.own": "Privilege: you may take a quarry instead. With a worker, a quarry makes your buildings cheaper.",
  "rules.settler.room": (a: Args) =>
    `An island has room for ${a.islandSpaces}. When it is full, you take nothing more. Plantations, quarries and buildings can never be removed.`,
  "rules.settler.after": "After that, the plantations left over are discarded and a new row is laid out: one more than there are players.",

  "rules.mayor": "Mayor",
  "rules.mayor.all": (a: Args) =>
    `Each plantation and quarry has 1 circle, each building 1 to ${a.mostCircles}. A circle holds one worker. What has no worker does nothing. The workers on the worker ship are dealt out one by one, starting with the player who took the Mayor. Then each player may rearrange all their workers, the old ones too. Workers cannot be moved in any other phase.`,
  "rules.mayor.fill": "You may not leave circles empty on purpose: workers wait in San Juan only when all your circles are full.",
  "rules.mayor.own": "Privilege: 1 extra worker from the supply.",
  "rules.mayor.refill":
    "At the end, the ship takes on new workers: 1 for each empty circle in all cities, but at least as many as there are players. Empty circles on islands do not count.",

  "rules.builder": "Builder",
  "rules.builder.all": "Each player may build one building, paying its price to the bank. You can have each building only once.",
  "rules.builder.quarries":
    "Each staffed quarry takes 1 doubloon off, but only as many quarries count as the number of the building’s column says.",
  "rules.builder.large": (a: Args) =>
    `A city has ${a.citySpaces} spaces. Large buildings take ${a.largeSpaces} of them; any ${a.largeSpaces} free spaces will do. A new building has no workers.`,
  "rules.builder.own": (a: Args) =>
    `Privilege: you pay ${many(a.builderDiscount, "doubloon")} less, on top of quarries, but never less than 0. If you do not build, you get nothing.`,

  "rules.craftsman": "Craftsman",
  "rules.craftsman.all":
    "Each player produces. For every barrel of indigo, sugar, tobacco or coffee you need a worker on a plantation of that kind and a worker in a production building for it. The smaller number counts. Corn needs only the worker on its plantation.",
  "rules.craftsman.supply": "If the supply runs out, players later in the order get less or nothing.",
  "rules.craftsman.own": "Privilege: after everyone has produced, 1 extra barrel of a kind you just produced, if the supply still has one.",

  "rules.trader": "Trader",
  "rules.trader.all": (a: Args) =>
    `Each player may sell one barrel to the trading house. It has ${a.houseSpaces} spaces and does not take a kind it already has. When it is full, nobody can sell.`,
  "rules.trader.own": (a: Args) => `Privilege: ${many(a.traderBonus, "doubloon")} more for your sale. Without a sale, you get nothing.`,
  "rules.trader.after": "After the phase, the house is emptied, but only if all its spaces are taken.",
  "rules.trader.prices": "What a barrel brings:",

  "rules.captain": "Captain",
  "rules.captain.all":
    "In order, each player loads barrels of one kind onto one ship, as many as fit. This goes round and round until nobody can load. Each barrel is 1 point.",
  "rules.captain.must": "If you can load, you must. Which kind you load is your choice, even if another would fill more spaces.",
  "rules.captain.ships":
    "A ship carries one kind only, and no two ships carry the same kind. A kind that is on no ship yet must go on an empty ship that takes as much of it as possible.",
  "rules.captain.own": (a: Args) => `Privilege: ${many(a.captainBonus, "extra point")} for your first load.`,
  "rules.captain.storage": (a: Args) =>
    `When all loading is over, you keep ${many(a.freeBarrels, "barrel")}, and in warehouses all barrels of as many kinds as they hold. The rest goes back to the supply. A warehouse does not free you from loading.`,
  "rules.captain.sail": "Full ships then sail and come back empty. Ships that are not full stay as they are.",

  "rules.prospector": "Prospector",
  "rules.prospector.all": (a: Args) =>
    `You get ${many(a.prospecting, "doubloon")}; the other players do nothing. With three players, there is no prospector; with five, there are two.`,

  "rules.buildings": "The buildings",
  "rules.buildings.work":
    "A building works only with a worker in it. The points printed on it count without one. Production buildings come first, then the violet ones.",
  "rules.buildings.stock": (a: Args) =>
    `There are ${a.smallProductions} of each small production building, ${a.largeProductions} of each other one, ${a.smallViolets} of each small violet building and ${a.largeViolets} of each large one. With two players: ${a.productionsOfTwo} of each production building, ${a.violetsOfTwo} of each violet one.`,
  "rules.buildings.extras":
    "Workers from the hospice and the university come from the supply; if that is empty, from the worker ship. You may decline them.",

  "rules.end": "End and scoring",
  "rules.end.when": (a: Args) =>
    `The match ends after the round in which the worker ship cannot be refilled completely, a player fills the last of their ${a.citySpaces} city spaces, or the last point chip is taken. All players play that round to the end.`,
  "rules.end.score":
    "Add up your points from shipping, the points printed on all your buildings, and the bonus of each large building that has a worker.",
  "rules.end.tie": "In a tie, doubloons and barrels together decide.",

  "rules.words": "Words in short",
  "rules.words.what": "The terms that the cards about pieces explain, in one place:",

  "rules.table": "Our table notes",
  "rules.table.why": "Where the rule books leave something open or disagree, this is how we play:",
  "rules.table.tie": "If players are tied in doubloons and barrels too, they share the victory.",
  "rules.table.draw": "A hacienda draws nothing while the hidden stacks are empty. Discards return only when a new row is laid out.",
  "rules.table.tiles": "If there are not enough plantations for a full row, the row is shorter.",
  "rules.table.hacienda":
    "A plantation drawn by the hacienda never comes with a worker of the hospice. You see it only after you have decided to draw.",
  "rules.table.decline":
    "You must take the workers from the ship. You may decline the extra one from the mayor, the hospice or the university.",
  "rules.table.order": "Players place their workers one after the other, starting with the player who took the Mayor.",
  "rules.table.wharf":
    "If you skip your wharf, you are asked again as long as other players load. Loading ends when no player loads for a whole turn around the table.",
  "rules.table.keep":
    "You may not throw away barrels that you can keep. You decide which kinds: first those for your warehouses, then one barrel of another kind.",
  "rules.table.money": "Doubloons never run out. Money on a role card is yours at once and can be spent in that same phase.",
  "rules.table.chips": "Points beyond the last chip still count, also for the customs house.",
  "rules.table.hidden": "Points for shipping are hidden until the end or, as a table option, open. Money and goods are always open.",
  "rules.table.craftsman": "The extra barrel must be of a kind you really got a barrel of in this phase.",
  "rules.table.first": "The first governor is drawn at random.",
  "rules.table.two":
    "Two players use the official variant, with fewer goods, plantations, ships and buildings. One role is left over each round.",

  "rules.auto": "Done for you",
  "rules.auto.money": "Money from role cards, the prospector, the factory and markets, and points from the harbor and the captain.",
  "rules.auto.goods": "Production. You choose only the craftsman’s extra barrel.",
  "rules.auto.people": "Placing workers, when there are enough for every circle or only one kind of circle is left.",
  "rules.auto.store": "Storing, when everything fits or there is nothing to choose.",
  "rules.auto.nothing": "Turns in which you cannot do anything. The log tells you.",

  "setup.players": (a: Args) => `${COUNTS[`${a.seats}`]} players`,
  "setup.has": (a: Args) => `${doubloons(a)} each, ${points(a.points)} in the supply, ${a.colonists} workers and ${a.seats} on their ship.`,
  "setup.ships": (a: Args) =>
    `Ships for ${list(`${a.ships}`.split(" "))} barrels, ${a.cards} role cards, ${a.faceUp} plantations in the row, ${many(a.quarries, "quarry", "quarries")}.`,
  "setup.first": (a: Args) =>
    Number(a.indigo) > 1
      ? `From the governor on, the first ${a.indigo} players start with indigo, the others with corn.`
      : "The governor starts with indigo, the other player with corn.",
  "example.table":
    "The table: the other players at the top, your own island and city at the bottom. Between them is what all players share: ships, role cards, plantations, goods and buildings.",
  "example.production": (a: Args) =>
    `Two indigo plantations have workers, but only one worker is in the indigo plant: this player produces ${a.indigo} barrel of indigo. The staffed corn plantation adds ${a.corn} barrel of corn.`,
  "example.price": (a: Args) =>
    `Two staffed quarries, but the ${buildingOf(a)} is in column ${a.column}: only ${a.column} of them counts. Instead of ${a.cost}, this player pays ${doubloons(a)}.`,
  "example.sale": (a: Args) =>
    `The trading house has ${goodOf(a)} already. This player can sell a kind that it does not have, but another barrel of ${goodOf(a)} only with an office.`,
  "example.loading": (a: Args) =>
    `One ship carries ${goodOf(a)} and has ${many(a.free, "space")} left, so of ${a.barrels} barrels, ${a.fits} can be loaded: ${points(a.fits)}. No other ship may take ${goodOf(a)}.`,
  "example.large": (a: Args) => `A large building fills two spaces. This city has ${many(a.spaces, "space")} left.`,
} satisfies Catalogue;
