/** The large cards about pieces. */
import { does, many, number, ofWhom, who, whose } from "../../../../text/en/grammar.ts";
import { type Args, isYou, type People } from "../../../../text/grammar.ts";
import { changed, gives, gold, kind, listed, ofEachColour, ofOneColour, part, valued } from "./phrases.ts";

/** A site needs a free space, so nothing of one space displaces its equal. */
const whatDisplaces = (a: Args): string => {
  if (Number(a.fields) === 1) return "Larger buildings can displace it.";
  return a.fields === a.largestSize
    ? "Only a part of the church can displace it, or another large building for a price."
    : "Larger buildings can displace it, and equal ones for a price.";
};

export const DETAILS = {
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
} as const;

export const SOURCES = {
  "points.buildings": "Cubes on buildings",
  "points.trade": "Cubes for trade",
  "points.walls": "Cubes on towers",
  "points.church": "Cubes on the church",
} as const;
