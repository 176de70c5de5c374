/** Words that cards lead on to. */
import { many } from "../../../../text/en/grammar.ts";
import type { Args } from "../../../../text/grammar.ts";
import { gold, listed, ofEachColour, ofOneColour } from "./phrases.ts";

export const TERMS = {
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
} as const;
