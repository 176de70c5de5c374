/** The guided first match, and a tip for each kind of choice. */
import { many } from "../../../../text/en/grammar.ts";
import type { Args } from "../../../../text/grammar.ts";

export const LESSON = {
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

  "tip.role": "Everyone carries out the role you take. Point at a card to see what each player would get from it.",
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
} as const;
