/**
 * Elasund in English: what cards, terms, the guided match and tips say. Another language has exactly the entries of the English
 * one. Pieces come as their ids. A sentence about a seat has `seat`, `name` if a player sits there, and `you` (1 for the reader);
 * printed numbers come from numbers.ts.
 */
import { does, many, number, numeral, ofWhom, upper, who, whose } from "../../../../text/en/grammar.ts";
import { type Args, type Catalogue, isYou, type People, prefixed } from "../../../../text/grammar.ts";
import {
  CARD_NAMES,
  changed,
  gives,
  gold,
  HOUSE_NAMES,
  KIND_NAMES,
  kind,
  listed,
  ofEachColour,
  ofOneColour,
  part,
  valued,
} from "./phrases.ts";

// For the large cards.

/** A site needs a free space, so nothing of one space displaces its equal. */
const whatDisplaces = (a: Args): string => {
  if (Number(a.fields) === 1) return "Larger buildings can displace it.";
  return a.fields === a.largestSize
    ? "Only a part of the church can displace it, or another large building for a price."
    : "Larger buildings can displace it, and equal ones for a price.";
};

export const learn = {
  ...prefixed("kind", KIND_NAMES, upper),
  ...prefixed("house", HOUSE_NAMES, upper),
  ...prefixed("card", CARD_NAMES, upper),
  number: numeral,

  // The large cards about pieces.
  "kind.size": (a: Args) => `Covers ${many(a.fields, "space")}. ${whatDisplaces(a)}`,
  "kind.start": "Start building. If it is displaced, its owner puts it back at once on free spaces without a windmill.",
  "kind.cost": (a: Args) => `Needs ${many(a.permits, "permit")} on its site, with yours worth the most, and ${gold(a.gold)}.`,
  "kind.income.gold": "Earns 1 gold when the ship is in one of its rows.",
  "kind.income.influence": "Earns 1 influence card when the ship is in one of its rows.",
  "kind.cubes": (a: Args) => (Number(a.count) === 1 ? "Has a flag for 1 cube." : `Has flags for ${a.count} cubes.`),
  "kind.own": "Each player has one in their colour.",
  "kind.left": (a: Args) => `${a.left} of ${a.count} left, shared by all players.`,
  "tile.owner": (a: Args) => `${whose(a)} building, on ${a.field}.`,

  "site.build": (a: Args) => `Build the ${kind(a)} on ${a.field}`,
  "site.settle": (a: Args) => `Put the ${kind(a)} on ${a.field}`,
  "site.permit": (a: Args) => `Permit ${a.value} on ${a.field}`,
  "site.total": (a: Args) => `Total cost: ${gold(a.gold)}.`,
  "site.building": (a: Args) => `${gold(a.gold)} for the building.`,
  "site.compensates": (a: Args) => `${gold(a.gold)} to ${isYou(a) ? "you" : who(a)} for permits.`,
  "site.equal": (a: Args) => `Plus ${ofOneColour(a.count)}, for building over equal size.`,
  "site.pair": (a: Args) => `Plus ${ofOneColour(a.count)}.`,
  "site.each": (a: Args) => `Plus ${ofEachColour(a.differentCost)}.`,
  "site.permits": (a: Args, people?: People) => `Permits that go back to their owners: ${valued(a, people)}.`,
  "site.change": (a: Args) => `${who(a)} ${changed(a)}.`,
  "site.rows": (a: Args) => `Earns when the ship is in row ${listed(a.rows)}.`,

  "row.title": (a: Args) => `Row ${a.dice}`,
  "row.chance": (a: Args) => `The dice send the ship here in ${a.chance} of 36 rolls.`,
  "row.seat": (a: Args) => who(a),
  "row.nothing": (a: Args) => `${who(a)}: nothing here`,

  "detail.space": "A space for the wall",
  "space.gold": (a: Args) => `A wall piece here costs ${gold(a.gold)}.`,
  "space.next": (a: Args) => `${whose(a)} next piece, number ${a.number}: ${gives(a)}.`,
  "space.east": "A tower here is in a row, so pirates landing there count its cube.",
  "detail.wall": (a: Args) => `Wall piece ${a.number}`,
  "wall.laid": (a: Args) => `Built by ${isYou(a) ? "you" : who(a)}.`,
  "wall.pile": (a: Args) => `${whose(a)} next piece.`,
  "wall.gives": (a: Args) => `Brings ${gives(a)}.`,
  "wall.tower": "When its owner rolls a 7, each tower takes one of the cards given to the pirates.",

  "detail.church": "The church",
  "church.gold": (a: Args) => `A part costs ${gold(a.gold)}, needs no permits and carries 1 cube.`,
  "church.place": "The first part goes on the pit. It settles where all the others go.",
  "church.removes": "It removes any permit or building it covers, without compensation, and cannot be replaced.",
  "church.left": (a: Args) => `${many(a.count, "part")} left.`,
  "church.first": "The player who founds it draws two parts, builds one, and alone knows the last one.",
  "church.under": (a: Args) => `You know that the ${part(a)} part comes last.`,
  "church.knows": (a: Args) => `${does(a, "know")} which part comes last.`,
  "church.by": (a: Args) => `Built by ${isYou(a) ? "you" : who(a)}.`,

  "detail.permit": (a: Args) => `Building permit ${a.value}`,
  "permit.supply": (a: Args) => `In ${ofWhom(a)} supply. Placing it costs ${gold(a.value)}.`,
  "permit.board": (a: Args) => `${whose(a)} permit, on ${a.field}.`,
  "permit.right": "To build on a site, your permits there must be worth the most. If players are tied, none of them can build.",
  "permit.compensation": (a: Args) => `Other players who build here return it and pay its owner ${gold(a.value)}.`,

  "detail.mill": "A trade space",
  "mill.points": (a: Args) => `A building here is worth ${many(a.points, "trade point")} as long as it stays.`,
  "mill.start": "Not for start buildings. Church parts score nothing here.",
  "detail.track": "The trade track",
  "track.seat": (a: Args) => `${does(a, "have")} ${many(a.points, "trade point")} and ${many(a.cubes, "cube")} here.`,
  "track.cubes": (a: Args) => `You lay a cube here at ${listed(a.tradeCubes)} points.`,
  "track.down": "If you lose the points, you take the cube back.",
  "detail.ship": "The trade ship",
  "ship.income": "Each building in its row that shows a card earns its owner that card.",
  "detail.pirates": "The pirates",
  "ship.pirates": "Nothing is earned. Each player owes a card for each of their cubes in the row.",
  "ship.towers": "The player who rolled the 7 takes one of those cards for each tower they have.",
  "detail.dice": "The dice",
  "dice.row": "At the start of each turn, they send the ship to a row.",
  "dice.repeat": "The ship must move. If it would stay in its row, it sails two rows north or south.",
  "dice.seven": "On a 7, pirates take the ship to any other row.",
  "detail.gold": "Gold",
  "gold.left": (a: Args) => `${number(a.count)} gold in the supply.`,
  "gold.take": (a: Args) => `You may take ${a.count} instead of placing a permit.`,
  "gold.short": "If it runs out, all players first return half their gold.",
  "gold.use": "Pays for buildings, wall pieces, parts of the church, permits, and compensation to other players.",
  "detail.influence": "Influence",
  "influence.left": (a: Args) => `${many(a.count, "card")} in the pile, in ${a.colours} colours.`,
  "influence.equal": (a: Args) => `${ofOneColour(a.equalCost)}: build over buildings of equal size.`,
  "influence.pair": (a: Args) => `${ofOneColour(a.pairCost)}: place your permit in any row. As a bonus action, move or upgrade a permit.`,
  "influence.each": (a: Args) =>
    `${ofEachColour(a.differentCost)}: as a bonus action, place an extra permit anywhere or take ${gold(a.goldTaken)}.`,
  "detail.discard": "Spent influence",
  "influence.spent": (a: Args) => `${a.green} green, ${a.blue} blue and ${a.red} red. Shuffled when the pile runs out.`,
  "detail.hand": (a: Args) => `${whose(a)} hand`,
  "hand.count": (a: Args) => `${many(a.count, "card")}, gold and influence together.`,
  "detail.mat": (a: Args) => `${whose(a)} supply`,
  "detail.given": "Cards for the pirates",
  "detail.returned": "Returned cards",
  "given.pirates": "Each player gives one card for each of their cubes in the ship’s row.",
  "given.shortage": "There are too few influence cards in the pile, so each player returns half of theirs, rounded up.",
  "given.choice": "All players choose in secret. The cards are turned over when all have chosen.",
  "given.towers": "Then the player who rolled the 7 takes one of them for each tower they have. The rest goes back.",
  "given.owes": (a: Args) => `${does(a, "have")} ${many(a.cards, "card")} to give.`,

  "points.buildings": "Cubes on buildings",
  "points.trade": "Cubes for trade",
  "points.walls": "Cubes on towers",
  "points.church": "Cubes on the church",

  // Words that cards lead on to.
  "term.cubes": "Cubes",
  "term.cubes.is":
    "The first player to lay their last cube wins. Cubes lie on the flags of buildings, on parts of the church, on towers and on the trade track. If you lose a building, you take its cubes back.",
  "term.site": "Site",
  "term.site.is":
    "The spaces a building will cover. It needs enough permits lying there, from any players, and yours must be worth more than those of each other player. In a tie, none of the tied players can build.",
  "term.permits": "Permits",
  "term.permits.is": (a: Args) =>
    `You have five, worth 0 to 4. Placing one costs its value in gold and is done in the ship’s row; for ${ofOneColour(a.pairCost)}, in any row. Even the one worth 0 counts as a permit.`,
  "term.compensation": "Compensation",
  "term.compensation.is":
    "When you build, all permits on the site go back to their owners. You pay each other player the value of theirs in gold. Parts of the church compensate nobody.",
  "term.over": "Building over",
  "term.over.is": (a: Args) =>
    `A building displaces smaller ones for free, and, for ${ofOneColour(a.equalCost)}, also those of equal size. Size is the number of spaces. The church and larger buildings stay.`,
  "term.start": "Start buildings",
  "term.start.is":
    "The hut and the huts you begin with. When one is displaced, its owner puts it back at once on free spaces without a windmill. If it fits nowhere, it is out of the game.",
  "term.trade": "Trade points",
  "term.trade.is": (a: Args) =>
    `Windmills at the harbour and near the gates. Each one your building covers is a trade point. At ${listed(a.tradeCubes)} points you lay a cube on the trade track.`,
  "term.income": "Income",
  "term.income.is":
    "At the start of every turn the dice move the ship. The buildings in its row that earn anything bring their owners a card each, gold or influence, on every player’s turn. A building that reaches into several rows earns in each of them.",
  "term.influence": "Influence cards",
  "term.influence.is": (a: Args) =>
    `They come in ${a.colours} colours. Sets pay for special things: ${ofOneColour(a.equalCost)} to build over equal size, ${ofOneColour(a.pairCost)} for a permit in any row or a bonus action, ${ofEachColour(a.differentCost)} for a bonus action.`,
  "term.pirates": "Pirates",
  "term.pirates.is":
    "On a 7, the player on turn sends the ship to another row. Nothing is earned. Each player gives one card for each of their cubes in that row. Cubes on the trade track and on north and south towers do not count.",
  "term.towers": "Towers",
  "term.towers.is":
    "Some wall pieces are towers. Each carries one of your cubes. When you roll a 7, you take one of the cards given to the pirates for each tower you have.",
  "term.walls": "The town wall",
  "term.walls.is": (a: Args) =>
    `You build your own pieces in order, next to a gate or a piece already there. A piece costs ${gold(a.wallGold)} in the north or south and ${gold(a.wallGoldEast)} in the east, and needs no permits.`,
  "term.bonus": "Bonus actions",
  "term.bonus.is": (a: Args) =>
    `You may take one at the end of your turn. For ${ofOneColour(a.pairCost)}, move a permit, or upgrade one and pay the difference in gold. For ${ofEachColour(a.differentCost)}, place an extra permit anywhere for its value, or take ${gold(a.goldTaken)}.`,
  "term.pit": "The church pit",
  "term.pit.is": (a: Args) =>
    `The dark space where the church begins. No permit and no building can be put on it. The church grows to ${many(a.churchParts, "part")}.`,

  // The guided first match, and one sentence at each new kind of choice in the first matches.
  "lesson.goal": (a: Args) =>
    `These ${a.cubes} cubes are yours. Get all of them onto the board before the other player does, and you win. The count is always at the top.`,
  "lesson.roll": "Every turn begins with the dice. They send the ship to a row, and huts and houses in that row pay their owners.",
  "lesson.roll.do": "Click the dice.",
  "lesson.site": (a: Args) =>
    `Row 8 paid your huts 1 gold. The numbered squares on the board are permits. A merchant’s house needs two on its site, with yours worth the most: your 2 beats the other player’s 1. You pay ${gold(a.merchantGold)}, and 1 to them for their permit.`,
  "lesson.site.do": "Click the merchant’s house, then the plate on its site.",
  "lesson.wall":
    "Your first cube! The house was larger than the huts there, so they had to move. You may build twice a turn, and the wall needs no permit. Your first piece brings an influence card; your third is a tower with a cube.",
  "lesson.wall.do": "Click the bright space at the top, beside the gate.",
  "lesson.permit": (a: Args) =>
    `Now you take ${gold(a.goldTaken)} or place a permit. Every building needs one of yours on its site, so plan ahead. It goes into the ship’s row for its value; your 0 is free and counts as well.`,
  "lesson.permit.do": "Click your permit 0, then the windmill in row 8.",
  "lesson.bonus": (a: Args) =>
    `Influence cards pay for a bonus action at the end of your turn. For ${ofEachColour(a.differentCost)}, you take ${gold(a.goldTaken)}.`,
  "lesson.bonus.do": (a: Args) => `Click “Take ${gold(a.goldTaken)}”.`,
  "lesson.pirates":
    "The other player rolled a 7: pirates! No house pays. The player who rolled chooses the row, and everyone gives a card for each of their cubes in it. Yours is in row 6.",
  "lesson.pirates.do": "Give your red card: you will need the gold.",
  "lesson.again": "Your turn again. Your new house pays in rows 6 and 8, two of the most likely ones, and it pays on every player’s roll.",
  "lesson.again.do": "Click the dice.",
  "lesson.well": (a: Args) =>
    `Your permit by the sea is ready. A well carries a cube, and the windmill brings a trade point. At ${`${a.tradeCubes}`.split(" ")[0]} points, you lay one more cube.`,
  "lesson.well.do": "Click the well, then the plate on its site.",
  "lesson.church": (a: Args) =>
    `Parts of the church carry cubes as well. They cost ${gold(a.churchGold)} and need no permit. Houses can be built over, and then their owner takes the cubes back; the church and the wall stay for good.`,
  "lesson.praise":
    "Two cubes are on the board. Flags, towers, the church and trade points carry the others. Ties, larger buildings and bonus actions are explained on the cards: point at any piece.",
  "lesson.praise.do": "Build a wall piece or finish building. Then take gold, or place a permit for your next house.",

  "tip.others": "The others earn in that row as well: look at their huts and houses before you choose.",
  "tip.raid": "Choose a row with many cubes of others and few of yours. Your next permit goes into that row, too.",
  "tip.give": "Keep what you need next: gold for a building, or influence cards of one colour.",
  "tip.sets": "Take the card that completes a set: one of each colour, or several of one.",
  "tip.flags": "Only buildings with a flag carry cubes. The coloured houses carry none, but what they earn pays for the others.",
  "tip.wall": (a: Args) => `Nothing to build? A wall piece for ${gold(a.wallGold)} needs no permit, and towers carry cubes.`,
  "tip.tie": "If two players’ permits on a site are worth the same, neither can build there. Add or upgrade one to break the tie.",
  "tip.rows": "The middle rows are rolled most often. Buildings on windmills bring trade points, but start buildings cannot stand there.",
  "tip.plan": "Place a permit if you know what to build there on your next turn. Otherwise, take the gold.",
  "tip.zero": "Your permit 0 is free. It counts as a permit, so it can hold a space nobody else wants.",
  "tip.beside": "Put permits side by side: larger buildings need two or three on their site.",
  "tip.keep": (a: Args) => `You may keep your influence. ${upper(ofOneColour(a.equalCost))} let you build over equal size.`,
} satisfies Catalogue;
