/** The rules in short, enough to learn the game from, and our rulings where the rule book is silent. */
import { many } from "../../../../text/en/grammar.ts";
import type { Args } from "../../../../text/grammar.ts";
import { gold, listed, ofEachColour, ofOneColour } from "./phrases.ts";

export const RULES = {
  "rules.goal": "The goal",
  "rules.goal.cubes": (a: Args) => `All players build one town. Lay all ${a.cubes} of your cubes on the board to win.`,
  "rules.goal.turn": (a: Args) =>
    `A turn has four steps: roll the dice, build up to ${many(a.builds, "time")}, take ${gold(a.goldTaken)} or place a permit, and take one bonus action if you like.`,
  "rules.goal.tips":
    "Early on, get a building into as many rows as you can, especially the middle ones. Keep some influence for surprises.",

  "rules.roll": "1. Roll the dice",
  "rules.roll.income": "The ship sails to the row you rolled. Each building in that row earns its owner one card, gold or influence.",
  "rules.roll.repeat": "The ship always moves. If it would stay in its row, it sails two rows north or south.",
  "rules.roll.seven":
    "On a 7, pirates take the ship to any other row. Nothing is earned. Players owe a card for each of their cubes in that row.",
  "rules.roll.towers": "The player who rolled the 7 takes one of those cards for each tower they have.",

  "rules.build": "2. Build",
  "rules.build.site":
    "A building costs gold and needs permits on its site: one for a small building, two for 2 by 2, three for a large one. All players’ permits count, but yours must be worth the most. In a tie, no player can build.",
  "rules.build.compensate":
    "All permits on the site go back to their owners. For each one that is not yours, pay its owner its value in gold.",
  "rules.build.over": (a: Args) =>
    `A building removes smaller ones under it for free. For ${ofOneColour(a.equalCost)}, it also removes equal ones.`,
  "rules.build.totem": "If your start building is displaced, you put it back at once on free spaces without a windmill.",
  "rules.build.flags": "Neutral buildings have flags for your cubes. Coloured ones have no flags, but they earn cards.",
  "rules.build.trade": (a: Args) =>
    `A building on a trade space moves you up the trade track. At ${listed(a.tradeCubes)} points, you lay a cube there. If you lose the building, you move back down.`,
  "rules.build.wall": (a: Args) =>
    `A wall piece costs ${gold(a.wallGold)} in the north and south, and ${a.wallGoldEast} in the east. You build your pieces in order, starting from the gates. Each brings influence cards or a tower with room for a cube.`,
  "rules.build.church": (a: Args) =>
    `A part of the church costs ${gold(a.churchGold)}, needs no permits and carries one cube. The first goes on the pit and settles where all ${a.churchParts} go. A part removes anything it covers.`,

  "rules.permit": "3. Take gold or place a permit",
  "rules.permit.place": (a: Args) =>
    `Take ${gold(a.goldTaken)}, or pay a permit’s value to place it on a free space in the ship’s row. For ${ofOneColour(a.pairCost)}, you can place it in any row.`,
  "rules.permit.full":
    "If the ship’s row has no free space, place the permit in the nearest row that has one. If two are equally near, choose.",
  "rules.permit.free":
    "Permits go only on free spaces, never on the church pit. Other spaces of the church can be used until a part covers them.",
  "rules.permit.zero": "A permit of value 0 counts as a permit. Without a permit on the site, you cannot build there.",

  "rules.bonus": "4. Take a bonus action",
  "rules.bonus.pair": (a: Args) =>
    `For ${ofOneColour(a.pairCost)}: move one of your permits, or upgrade one by paying the difference in gold.`,
  "rules.bonus.each": (a: Args) =>
    `For ${ofEachColour(a.differentCost)}: place an extra permit anywhere for its value, or take ${gold(a.goldTaken)}.`,

  "rules.table": "Our rulings",
  "rules.table.order":
    "When you build, you first pay. Then permits go back, displaced buildings leave, and the new building arrives with its cubes and trade points.",
  "rules.table.win": "You may use a building with more flags than you have cubes left. Laying your last cube wins at once.",
  "rules.table.reward": "Towers choose from all cards given to the pirates or, as a table option, only from other players’ cards.",
  "rules.table.pirates":
    "All players choose their cards for the pirates at the same time, in secret. Cubes on the trade track and on north and south towers do not count.",
  "rules.table.shortage":
    "If cards run out, all players return half, rounded up, before cards are drawn. If there are still too few, they are dealt one by one, clockwise.",
  "rules.table.east": "The east wall can be built at any time.",
  "rules.table.church": "The church pays no compensation. The founder pays for it before seeing the two parts.",
  "rules.table.over": "You may build over your own buildings. A building that is displaced cannot be the one you are building.",
  "rules.table.eleven": (a: Args) => `Trade points above ${a.tradeMost} still count. The marker shows how many you have.`,
  "rules.table.settle": "A start building must be put back if it fits anywhere. Otherwise it is out of the game.",
  "rules.table.steps":
    "You may skip building and the bonus action, but you must take gold or place a permit. If your time runs out, you take gold.",
  "rules.table.prices": (a: Args) => `The trader’s house costs ${gold(a.traderGold)}, the craftsman’s house ${a.craftsmanGold}.`,
  "rules.table.gates": "The trade spaces near the gates have two windmills. With two players, there are none.",
  "rules.table.colour":
    "Your start buildings begin on your colour’s spaces. Choose a colour while the table is waiting; first come, first served.",
  "rules.table.stalled": (a: Args) =>
    `If nothing is built for ${a.idleRounds} rounds, the match ends and cubes on the board decide. If the board is too full to build at all, it ends after ${a.idleRoundsOnFullBoard}.`,
  "rules.table.start": (a: Args) =>
    `Each player starts with ${gold(a.goldAtStart)} or, as a table option, with 1 gold more than the player before.`,
} as const;
