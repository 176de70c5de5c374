/** What is asked, the buttons that answer, and the icons beside them. */
import { asked, does, many, ofWhom, who } from "../../../../text/en/grammar.ts";
import type { Args } from "../../../../text/grammar.ts";
import { BONUS_NAMES } from "./names.ts";
import { aKind, card, gold, influence, kind, kinds, ofEachColour, ofOneColour, part, withOthers } from "./phrases.ts";

/** "1 of 2", when more of the same is asked one by one. */
const nth = (left: string | number | undefined, all: string | number | undefined): string => `${Number(all) - Number(left) + 1} of ${all}`;
const isFirst = (left: string | number | undefined, all: string | number | undefined): boolean => Number(left) === Number(all);

export const ASK = {
  "prompt.roll": asked("Your turn: roll the dice.", (a) => `${who(a)} rolls the dice.`),
  "prompt.ship.repeat": asked("The ship must move: sail it two rows on.", (a) => `${who(a)} sails the ship two rows on.`),
  "prompt.ship.pirates": asked("You rolled a 7! Choose where the pirates land.", (a) => `${who(a)} chooses where the pirates land.`),
  "prompt.pirates": asked(
    (a) =>
      isFirst(a.owes, a.owed) ? `Give the pirates ${many(a.owes, "card")}.` : `Give the pirates one more card, ${nth(a.owes, a.owed)}.`,
    (a) => `${withOthers(a)} must give cards to the pirates.`,
  ),
  "prompt.tower": asked(
    (a) => (isFirst(a.takes, a.towers) ? "Take a card with your tower." : `Take one more card, with tower ${nth(a.takes, a.towers)}.`),
    (a) => `${who(a)} takes cards with towers.`,
  ),
  "prompt.shortage": asked(
    (a) => (isFirst(a.owes, a.owed) ? `Return ${influence(a.owes)}.` : `Return one more influence card, ${nth(a.owes, a.owed)}.`),
    (a) => `${withOthers(a)} must return influence cards.`,
  ),
  "prompt.build": asked(
    (a) =>
      isFirst(a.left, a.builds)
        ? `Build up to ${many(a.builds, "time")}, or finish building.`
        : `Build once more, ${nth(a.left, a.builds)}.`,
    (a) => (isFirst(a.left, a.builds) ? `${who(a)} may build.` : `${who(a)} may build once more.`),
  ),
  "prompt.build.idle": "You cannot build anything now.",
  "prompt.bonus.idle": "You cannot take a bonus action. Your turn ends.",
  "prompt.tile": asked("Choose which part of the church to build first.", (a) => `${who(a)} chooses the first part of the church.`),
  "prompt.settle": asked(
    (a) => (`${a.kinds}`.includes(" ") ? "Choose a start building to put back." : `Put your ${kinds(a.kinds)} back on a free space.`),
    (a) => `${who(a)} puts a start building back.`,
  ),
  "prompt.permit": asked(
    (a) => `Take ${gold(a.goldTaken)} or place a permit.`,
    (a) => `${who(a)} takes gold or places a permit.`,
  ),
  "prompt.permit.move": asked("Choose a permit on the board to move.", (a) => `${who(a)} moves a permit.`),
  "prompt.permit.upgrade": asked("Choose a permit to put on the board.", (a) => `${who(a)} upgrades a permit.`),
  "prompt.permit.extra": asked("Choose an extra permit to place.", (a) => `${who(a)} places an extra permit.`),
  "prompt.where.build": asked(
    (a) => `Choose where to build the ${kind(a)}.`,
    (a) => `${who(a)} builds ${aKind(a)}.`,
  ),
  "prompt.where.permit": asked(
    (a) => `Choose a space for permit ${a.value}.`,
    (a) => `${who(a)} places a permit.`,
  ),
  "prompt.where.anywhere": asked(
    (a) => `Choose any free space for permit ${a.value}.`,
    (a) => `${who(a)} places a permit.`,
  ),
  "prompt.where.upgrade": asked(
    (a) => `Choose a permit to replace with your ${a.value}.`,
    (a) => `${who(a)} upgrades a permit.`,
  ),
  "prompt.pay.permit": asked(
    (a) => `Choose ${ofOneColour(a.pairCost)} to pay.`,
    (a) => `${who(a)} pays influence.`,
  ),
  "prompt.pay.build": asked(
    (a) => `Choose ${ofOneColour(a.equalCost)} to pay.`,
    (a) => `${who(a)} pays influence.`,
  ),
  "prompt.bonus": asked("Take a bonus action or end your turn.", (a) => `${who(a)} may take a bonus action.`),
  "prompt.over": "The match is over.",

  "pick.roll": "Roll the dice",
  "pick.sail": (a: Args) => `Sail to row ${a.dice}`,
  "pick.give": (a: Args) => `Give 1 ${card(a)}`,
  "pick.take": (a: Args) => `Take 1 ${card(a)}`,
  "pick.build": (a: Args) => `Build ${aKind(a)}`,
  "pick.wall": (a: Args) => `Build a wall piece on ${a.space}`,
  "pick.church": "Build a part of the church",
  "pick.tile": (a: Args) => `Build the ${part(a)} part`,
  "pick.settle": (a: Args) => `Put the ${kind(a)} on ${a.field}`,
  "pick.brief.field": (a: Args) => `On ${a.field}`,
  "pick.gold": "Take gold",
  "pick.permit.place": (a: Args) => `Place permit ${a.value}`,
  "pick.permit.move": (a: Args) => `Move permit ${a.value}`,
  "pick.permit.upgrade": (a: Args) => `Upgrade a permit to ${a.value}`,
  "pick.permit.extra": (a: Args) => `Place permit ${a.value}`,
  "pick.put": (a: Args) => `Build the ${kind(a)} on ${a.field}`,
  "pick.putPermit": (a: Args) => `Place permit ${a.value} on ${a.field}`,
  "pick.raise": (a: Args) => `Upgrade ${a.from} to ${a.to} on ${a.field}`,
  "pick.pay": (a: Args) => `Pay ${a.count} ${card(a)}`,
  "pick.noBuild": "Finish building",
  "pick.noBonus": "End your turn",

  "bonus.move": BONUS_NAMES.move,
  "bonus.upgrade": BONUS_NAMES.upgrade,
  "bonus.extra": BONUS_NAMES.extra,
  "bonus.gold": (a: Args) => `Take ${gold(a.goldTaken)}`,
  "bonus.move.what": (a: Args) => `For ${ofOneColour(a.pairCost)}: move one of your permits on the board to any free space.`,
  "bonus.upgrade.what": (a: Args) =>
    `For ${ofOneColour(a.pairCost)} and the difference in gold: replace one of your permits on the board with a higher one from your supply.`,
  "bonus.extra.what": (a: Args) => `For ${ofEachColour(a.differentCost)} and the permit’s value in gold: place an extra permit in any row.`,
  "bonus.gold.what": (a: Args) => `For ${ofEachColour(a.differentCost)}: take ${gold(a.goldTaken)}.`,

  "chip.pays": (a: Args) => (a.gold === 0 ? "free" : `costs ${gold(a.gold)}`),
  "chip.takes": (a: Args) => (a.what === "gold" ? `earns ${gold(a.count)}` : `earns ${influence(a.count)}`),
  "chip.pair": (a: Args) => `costs ${ofOneColour(a.count)}`,
  "chip.each": (a: Args) => `costs ${ofEachColour(a.differentCost)}`,
  "chip.permits": (a: Args) => `needs ${many(a.count, "permit")}`,
  "chip.cubes": (a: Args) => `lays ${many(a.count, "cube")}`,
  "chip.loses": (a: Args) => `${does(a, "lose")} ${many(a.cards, "card")}`,
  "chip.pirates": (a: Args) => `pirates take ${many(a.cubes, "card")}`,
  "chip.compensates": (a: Args) => `${who(a)}: ${gold(a.gold)} for permits`,
  "chip.displaces": (a: Args) => `displaces ${ofWhom(a)} ${kind(a)}`,
  "chip.trade": (a: Args) => `gains ${many(a.points, "trade point")}`,
  "chip.left": (a: Args) => `${many(a.count, "cube")} left to lay`,
  "chip.hand": (a: Args) => `${many(a.count, "card")} in hand`,
  "chip.points": (a: Args) => many(a.points, "trade point"),
  "chip.towers": (a: Args) => many(a.count, "tower"),
  "chip.free": (a: Args) => `${many(a.count, "permit")} in supply`,
  "chip.warning": "could win on the next turn",
} as const;

export const OPTIONS = {
  "option.cubes": "Cubes",
  "option.cubes.10": (a: Args) => `${a.cubes}, full game`,
  "option.cubes.7": (a: Args) => `${a.cubesShort}, short game`,
  "option.cubes.note": "Lay all your cubes to win.",
  "option.reward": "Towers take",
  "option.reward.all": "from all given cards",
  "option.reward.others": "from other players’ cards",
  "option.reward.note": "Which cards given to the pirates you can take with a tower.",
  "option.start": "Gold at the start",
  "option.start.even": (a: Args) => `${a.goldAtStart} for each player`,
  "option.start.staggered": "more for later players",
  "option.start.note": "Going first is an advantage. With “more”, each player starts with 1 gold more than the player before.",
} as const;
