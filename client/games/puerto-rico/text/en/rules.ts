/** The rules in short, then our rulings where the rule books are silent, and what the table does by itself. */
import { many } from "../../../../text/en/grammar.ts";
import type { Args } from "../../../../text/grammar.ts";

export const RULES = {
  "rules.play": "The game",
  "rules.play.goal": "Score the most points by shipping barrels and by building your city.",
  "rules.play.round":
    "Starting with the governor, each player takes one role card per round. Then the governor card moves to the next player. With two players, each takes three roles.",
  "rules.play.role": "When a role is taken, every player carries it out. The player who took it goes first and has a privilege.",
  "rules.play.money": (a: Args) =>
    `At the end of a round, each role left over gets ${many(a.onCardNotChosen, "doubloon")}. The next player to take it gets the money at once and may spend it right away.`,

  "rules.roles": "The roles",
  "rules.roles.settler": "Settler: take a plantation from the row. Privilege: you may take a quarry instead.",
  "rules.roles.mayor":
    "Mayor: the workers on the worker ship are dealt out one by one. Then each player may rearrange all their workers. Every circle that can be filled must be filled. Privilege: 1 extra worker.",
  "rules.roles.builder": (a: Args) =>
    `Builder: build one building. You can own each kind once. Each staffed quarry takes off 1 doubloon, up to the column’s number. Privilege: ${many(a.builderDiscount, "doubloon")} off.`,
  "rules.roles.craftsman":
    "Craftsman: each staffed plantation produces a barrel if there is a worker for it in a production building. Corn needs no building. Privilege: 1 extra barrel of a kind you just produced.",
  "rules.roles.trader": (a: Args) =>
    `Trader: sell one barrel to the trading house. It buys each kind once, and is emptied after the phase when all ${a.houseSpaces} spaces are full. Privilege: ${many(a.traderBonus, "extra doubloon")}.`,
  "rules.roles.captain": (a: Args) =>
    `Captain: in turn, load as many barrels of one kind as fit, for 1 point each, until no player can load. If you can load, you must. Privilege: ${many(a.captainBonus, "extra point")} for your first load.`,
  "rules.roles.ships":
    "A ship carries one kind, and no two ships carry the same kind. A kind that is on no ship goes on an empty ship, the one that takes the most of it.",
  "rules.roles.storage": (a: Args) =>
    `After loading, you keep ${many(a.freeBarrels, "barrel")} plus what your warehouses hold. The rest is lost. Then full ships sail.`,
  "rules.roles.prospector": (a: Args) => `Prospector: you get ${many(a.prospecting, "doubloon")}. The other players do nothing.`,

  "rules.end": "The end",
  "rules.end.when": (a: Args) =>
    `The last round is the one in which the worker ship cannot be refilled, a player fills all ${a.citySpaces} city spaces, or the points run out.`,
  "rules.end.score":
    "Add up your points from shipping, the points of all your buildings, and the bonus of each large building that has a worker.",
  "rules.end.large": "A large building takes 2 city spaces.",

  "rules.notes": "Our rulings where the rule books are silent",
  "rules.notes.tie": "Doubloons plus barrels break a tie. If they are equal too, players share the victory.",
  "rules.notes.draw": "A hacienda draws nothing while the hidden stacks are empty. Discards return only when new tiles are laid out.",
  "rules.notes.tiles": "If there are not enough tiles for a full row, the row is shorter.",
  "rules.notes.decline":
    "You must take the workers from the ship. You may decline the extra one from the mayor, the hospice or the university.",
  "rules.notes.wharf":
    "If you skip your wharf, you are asked again as long as other players load. Loading ends when no player loads for a whole turn around the table.",
  "rules.notes.keep": "You may not throw away goods that you can load. You decide which kinds to keep.",
  "rules.notes.store": "First choose the kinds for your warehouses, then one barrel of another kind.",
  "rules.notes.money": "Doubloons never run out. Money on a role card can be spent in that same phase.",
  "rules.notes.points": "Points beyond the last chip still count, also for the customs house.",
  "rules.notes.order": "Players place workers one after the other, the mayor first.",
  "rules.notes.first": "The first governor is drawn at random.",
  "rules.notes.two":
    "Two players use the official variant, with fewer goods, tiles, ships and buildings. One role is left over each round.",

  "rules.auto": "Done for you",
  "rules.auto.money": "Money from role cards, the prospector, the factory and markets, and points from the harbor and the captain.",
  "rules.auto.goods": "Production. You choose only the craftsman’s extra barrel.",
  "rules.auto.people": "Placing workers, when there are enough for every circle or only one kind of circle is left.",
  "rules.auto.store": "Storing, when everything fits or there is nothing to choose.",
  "rules.auto.nothing": "Turns in which you cannot do anything. The log tells you.",
} as const;
