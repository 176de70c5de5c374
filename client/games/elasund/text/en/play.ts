/** Elasund in English: what a match asks, tells and counts. */
import {
  asked,
  called,
  does,
  list,
  lower,
  many,
  number,
  ofWhom,
  personAt,
  upper,
  verb,
  who,
  whom,
  whose,
} from "../../../../text/en/grammar.ts";
import { type Amount, type Args, amountsBySeat, type Catalogue, isSome, isYou, type People, pairsIn } from "../../../../text/grammar.ts";
import { learn } from "./learn.ts";
import {
  aKind,
  BONUS_NAMES,
  card,
  displaced,
  drawn,
  eachPerson,
  gold,
  HOUSE_NAMES,
  influence,
  inRows,
  isKind,
  KIND_NAMES,
  kind,
  kinds,
  listed,
  ofEachColour,
  ofOneColour,
  part,
  permits,
  person,
  spent,
  wallPlace,
  warning,
  withOthers,
} from "./phrases.ts";

// For questions and buttons.

/** "1 of 2", when more of the same is asked one by one. */
const nth = (left: string | number | undefined, all: string | number | undefined): string => `${Number(all) - Number(left) + 1} of ${all}`;
const isFirst = (left: string | number | undefined, all: string | number | undefined): boolean => Number(left) === Number(all);

// For reasons.

type Say = (a: Args, people?: People) => string;

/** For the player who is asked, and for those who wait. */
const both =
  (you: Say, other: Say): Say =>
  (a, people) =>
    isYou(a) ? you(a, people) : other(a, people);
/** Warns the player who can still stop the others. */
const warned =
  (you: Say): Say =>
  (a, people) =>
    `${you(a, people)}${warning(a, people)}`;

const isNamed = (packed: Amount): boolean => `${packed ?? ""}` !== "";

/** " In row 4 you earn 1 gold and in row 9 you earn nothing." */
const brings = (a: Args): string => {
  const rows = `${a.brings}`.split(" ").map((row) => {
    const [number = "", coins = "", power = ""] = row.split(/[:,]/);
    return `in row ${number} you earn ${drawn({ gold: coins, influence: power }) || "nothing"}`;
  });
  return isNamed(a.brings) ? ` ${upper(list(rows))}.` : "";
};

/** What the ship paid, before the first build. */
const arrival = (a: Args): string => {
  if (isSome(a.built)) return "";
  if (a.pirates === 1) return "Pirates have the ship, so no building pays this turn. ";
  const earned = drawn({ gold: Number(a.earnedGold), influence: Number(a.earnedInfluence) });
  return earned === ""
    ? `The ship came to row ${a.row}, where nothing pays you. `
    : `The ship came to row ${a.row}, which pays you ${earned}. `;
};

/** What there is to build with. */
const means = (a: Args): string =>
  isNamed(a.permits)
    ? `You have ${gold(a.gold)}, and ${onBoard(a.permits)}.`
    : `You have ${gold(a.gold)}. Without a permit on the board, you can only build the wall and the church.`;
const onBoard = (packed: Amount): string =>
  `${packed}`.includes(" ") ? `your permits ${listed(packed)} are on the board` : `your permit ${packed} is on the board`;

const cardForEachCube = "Each player gives a card for each of their cubes in that row.";
const raid = (a: Args): string => {
  const worst = isSome(a.cards)
    ? `In ${inRows(a.rows)}, the others lose ${many(a.cards, "card")}, the most they can lose now.`
    : "No row costs the others any cards now.";
  return `${cardForEachCube} ${worst}${isSome(a.towers) ? ` Each of your towers (${a.towers}) then takes one.` : ""}`;
};

const sites = (a: Args): string => {
  if (Number(a.sites) > 1) {
    const cost = a.least === a.most ? `${gold(a.least)} each` : `${a.least} to ${gold(a.most)}`;
    return `Your permits are worth the most on ${a.sites} sites, for ${cost}. You have ${a.gold}.`;
  }
  const others = isSome(a.others) ? `, ${a.others} of it for other players’ permits` : "";
  return `Your permits are worth the most here. It costs you ${gold(a.least)}${others}; you have ${a.gold}.`;
};

/** "Then it is Ada’s turn." */
const then: Say = (a, people) => `Then it is ${ofWhom(personAt(Number(a.next), people))} turn.`;
/** For a reader whose permits lie on the board. */
const paid = (a: Args): string => (isNamed(a.readerPermits) ? " If your permits are on the site, you get their value in gold." : "");

/** The influence in the hand. */
const held = (a: Args): string => {
  const cards = spent({ green: a.green ?? 0, blue: a.blue ?? 0, red: a.red ?? 0 });
  return [a.green, a.blue, a.red].some(isSome) ? `You have ${cards}.` : "You have no influence cards.";
};

/** If the ship's row is full, permits go into the nearest rows. */
const where = (a: Args): string => (`${a.rows}` === `${a.row}` ? `In ${inRows(a.rows)}` : `Row ${a.row} is full, so in ${inRows(a.rows)}`);

const MOVED = "Next to another of your permits, it makes room for a larger building.";

/** Enough for the bonus actions that need a permit on the board. */
const hasPair = (a: Args): boolean => [a.green, a.blue, a.red].some((count) => Number(count) >= Number(a.pairCost));

// For why a piece cannot be chosen.

/** "2 by 3", columns first. */
const size = (a: Args): string => `${a.width} by ${a.height}`;

// For the log.

/** "You owe the pirates 1 card and Ada owes 2 cards." */
const owed = (a: Args, people?: People): string => {
  let first = true;
  const clause = (one: Args, amount: number): string => {
    const whose = first ? "the pirates " : "";
    first = false;
    return `${person(one)} ${verb(one, "owe")} ${whose}${many(amount, "card")}`;
  };
  return upper(`${eachPerson(a, people, clause)}.`);
};

export const play = {
  ...learn,

  // What is asked, the buttons that answer, and the icons beside them.
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
  "pick.wall": (a: Args) => `Build a wall piece ${wallPlace(a)}`,
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
  "pick.noBuild.idle": "Skip building",
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

  // The goals of the match, as they stand above the table.
  "goal.cubes": (a: Args) =>
    `The first player with all ${a.goal} cubes on the board wins. Cubes lie on buildings, towers, the church and the trade track.`,
  "goal.church": (a: Args) =>
    Number(a.left) === 0
      ? "The church is complete."
      : `The church has ${a.churchParts} parts, for ${gold(a.churchGold)} each. Every part carries one cube. ${a.left} left.`,

  // The second line of a prompt: why this is asked, and what the choice is for.
  "reason.roll": both(
    (a) =>
      isNamed(a.rows)
        ? `The ship sails to the row you roll, and buildings there pay. Yours pay you in ${inRows(a.rows)}.`
        : "The ship sails to the row you roll, and buildings there pay. None of yours pays you yet.",
    (a) => `Buildings in the ship’s row pay every player.${isNamed(a.rows) ? ` Yours pay you in ${inRows(a.rows)}.` : ""}`,
  ),
  "reason.ship.repeat": both(
    (a) => `The ship is in row ${a.row} already and may not stay.${brings(a)}`,
    (a) => `The ship is in row ${a.row} already and may not stay.${brings(a)}`,
  ),
  "reason.ship.pirates": both(
    raid,
    (a) => `${cardForEachCube}${isSome(a.cards) ? ` The most you can lose is ${many(a.cards, "card")}, in ${inRows(a.rows)}.` : ""}`,
  ),
  "reason.pirates": both(
    (a) => `You have cubes in the pirates’ row ${a.row}, so they take ${many(a.owed, "card")} from you. Give what you need least.`,
    (a) => `The pirates take a card for each cube in row ${a.row}. Players choose in secret which cards they give.`,
  ),
  "reason.tower": both(
    (a) => `Each of your towers takes one of the cards given to the pirates. You have ${many(a.towers, "tower")}.`,
    (a) => `Each of ${ofWhom(a)} towers takes one of the cards given to the pirates.`,
  ),
  "reason.shortage": both(
    () => "The pile is too small for the cards that are due. So every player first returns half of their influence, rounded up.",
    () => "The pile is too small for the cards that are due. So every player first returns half of their influence, rounded up.",
  ),
  "reason.build": both(
    warned((a) => `${arrival(a)}${means(a)}`),
    (a) => `${who(a)} has ${gold(a.gold)} to build with.${paid(a)}`,
  ),
  "reason.build.idle": (a: Args) =>
    `You have ${gold(a.gold)}. A building needs a permit of yours on its site; a wall piece costs ${gold(a.wallGold)} in the north and south, ${a.wallGoldEast} in the east.`,
  "reason.tile": both(
    (a) => `It goes on the pit and settles where all ${a.churchParts} parts go. You alone know which one comes last.`,
    (a) => `It goes on the pit and settles where all ${a.churchParts} parts go. They remove what they cover.`,
  ),
  "reason.settle": both(
    () => "A start building that loses its place goes back for free. It needs spaces without a windmill, and pays in its new row.",
    () => "Start buildings that lose their place are put back at once, for free.",
  ),
  "reason.permit": both(
    warned((a) => `A permit on a space lets you build there later. ${where(a)} it costs its value in gold; you have ${a.gold}.`),
    (a) => `A permit lets ${who(a)} build on its space later. It goes in ${inRows(a.rows)}, or anywhere for influence.`,
  ),
  "reason.permit.move": both(
    (a) => `For ${ofOneColour(a.pairCost)} it goes to any free space. ${MOVED}`,
    (a) => `A permit moves to any free space, for ${ofOneColour(a.pairCost)}.`,
  ),
  "reason.permit.upgrade": both(
    (a) => `It replaces a lower permit of yours. You pay ${ofOneColour(a.pairCost)} and the difference in gold; you have ${a.gold}.`,
    (a) => `A higher permit replaces a lower one, for ${ofOneColour(a.pairCost)} and the difference in gold.`,
  ),
  "reason.permit.extra": both(
    (a) => `For ${ofEachColour(a.differentCost)} and its value in gold, it goes to any free space. You have ${a.gold} gold.`,
    (a) => `The permit goes to any free space, for ${ofEachColour(a.differentCost)} and its value in gold.`,
  ),
  "reason.where.build": both(sites, (a) => `${who(a)} chooses a site for the ${kind(a)} with the most valuable permits on it.${paid(a)}`),
  "reason.where.permit": both(
    (a) =>
      `In ${inRows(a.rows)} it ${isSome(a.value) ? `costs ${gold(a.value)}` : "is free"}; any other row costs ${ofOneColour(a.pairCost)} more. ${MOVED}`,
    (a) => `In ${inRows(a.rows)} the permit costs its value in gold; any other row costs influence as well.`,
  ),
  "reason.where.anywhere": both(
    () => `Every free space is open to it. ${MOVED}`,
    () => "Every free space is open to this permit.",
  ),
  "reason.where.upgrade": both(
    (a) => `Your ${a.value} takes its place, and the lower permit comes back to you. You pay the difference in gold.`,
    () => "The lower permit comes back, and the difference is paid in gold.",
  ),
  "reason.pay.permit": both(
    (a) => `You chose ${a.field}. Outside ${inRows(a.rows)}, a permit costs ${ofOneColour(a.pairCost)} as well.`,
    (a) => `Outside ${inRows(a.rows)}, a permit costs ${ofOneColour(a.pairCost)} as well.`,
  ),
  "reason.pay.build": both(
    (a) => `The ${kind(a)} removes a building of its own size, and that costs ${ofOneColour(a.equalCost)}.`,
    (a) => `The ${kind(a)} removes a building of its own size, and that costs ${ofOneColour(a.equalCost)}.`,
  ),
  "reason.bonus": both(
    warned(
      (a) =>
        `${held(a)} Pay ${a.pairCost} of one colour to move or upgrade a permit, or ${a.differentCost} of each for an extra one or ${gold(a.goldTaken)}. Upgrades and extra permits also cost gold.`,
    ),
    (a, people) => `A bonus action costs influence. ${then(a, people)}`,
  ),
  "reason.bonus.idle": (a: Args) =>
    hasPair(a) && !isNamed(a.permits)
      ? `${held(a)} But you have no permit on the board to move or upgrade.`
      : `${held(a)} It takes ${ofOneColour(a.pairCost)}, or ${ofEachColour(a.differentCost)}.`,

  // Why a piece cannot be chosen now.
  "why.theirs": (a: Args) => `That is ${ofWhom(a)}.`,
  "why.dear": (a: Args) => `It costs ${gold(a.total)}. You are ${a.lack} short.`,
  "why.dearSite": (a: Args) => `It costs ${gold(a.total)}, including other players’ permits. You are ${a.lack} short.`,
  "why.staysNot": "The ship cannot stay in its row.",
  "why.twoRows": "The ship must sail exactly two rows.",
  "why.rollFirst": "First roll the dice.",
  "why.dish": "You have rolled the dice this turn.",
  "why.dice": "The dice choose the ship’s row.",
  "why.ship": "The dice move the ship. Choose a row’s number if it is asked.",
  "why.shipFirst": "First choose a row for the ship: click its number.",
  "why.giveFirst": "First give cards from your hand to the pirates.",
  "why.returnFirst": "First return influence cards from your hand.",
  "why.takeFirst": "First take one of the cards given to the pirates.",
  "why.partFirst": "First choose a part of the church.",
  "why.settleFirst": "First put your start building back.",
  "why.payFirst": "First choose the influence cards to pay with.",
  "why.bonusFirst": "First choose a bonus action.",
  "why.permitFirst": "First choose one of your permits.",
  "why.goldTaken": (a: Args) =>
    `You have already taken gold or placed a permit this turn. As a bonus action, you can take ${gold(a.goldTaken)} for ${ofEachColour(a.differentCost)}.`,
  "why.cards": "You pay with your cards when you choose what to do.",
  "why.deck": "Influence cards come from buildings in the ship’s row, from the wall and from the pirates.",
  "why.discard": "These influence cards are spent. They are shuffled when the pile is empty.",
  "why.track": "Trade points come from buildings on spaces with windmills.",
  "why.wallSpace": "Choose a space for it beside a gate or a wall piece.",
  "why.wallFull": "No space for a wall piece is left.",
  "why.wallStays": "Wall pieces stay where they are.",
  "why.churchStays": "The church stays where it is.",
  "why.chooseKind": "First choose what to build, then its site.",
  "why.buildFirst": "Finish building first. Then you take gold or place a permit.",
  "why.built": "You have finished building this turn.",
  "why.start": "Start buildings cannot be built again.",
  "why.noneLeft": "There are none of these left.",
  "why.noWall": "You have built all your wall pieces.",
  "why.noChurch": "The church is complete.",
  "why.noPermit": (a: Args) => `The ${kind(a)} needs ${permits(a)} on its site, and you have none on the board.`,
  "why.noSite": (a: Args) => `There is no site for the ${kind(a)}. It needs ${permits(a)}, and yours must be worth the most.`,
  "why.siteInfluence": (a: Args) => `To build over equal size, you need ${ofOneColour(a.equalCost)}.`,
  "why.site": (a: Args) => `The ${kind(a)} needs ${permits(a)} on its site, and yours must be worth the most.`,
  "why.site.outside": (a: Args) => `The ${kind(a)} does not fit here.`,
  "why.site.permits": (a: Args) =>
    isSome(a.found)
      ? `The ${kind(a)} needs ${permits(a)} on its ${size(a)} site. Here there is only ${a.found}.`
      : `The ${kind(a)} needs ${permits(a)} on its ${size(a)} site. Here there is none.`,
  "why.site.notYours": "No permit on this site is yours. Yours must be worth the most.",
  "why.site.right": (a: Args, people?: People) =>
    `Here your permits are worth ${a.own}, and ${ofWhom(personAt(Number(a.rival), people))} are worth ${a.best}. Yours must be worth more.`,
  "why.site.larger": (a: Args) => `The ${kind(a)} cannot stand on a larger building, the church or the church pit.`,
  "why.site.equals": (a: Args) => `You can replace at most ${a.equalMost} buildings of equal size.`,
  "why.plate": "Choose the plate with the price.",
  "why.home": "It needs free spaces without a windmill.",
  "why.onBoard": "This permit is already on the board.",
  "why.inSupply": "This permit is not on the board.",
  "why.noLower": "You cannot pay for it, or have no lower permit on the board.",
  "why.lowerOnly": (a: Args) => `Choose one of your permits below ${a.value}.`,
  "why.notFree.building": "A building stands here. Permits need a free space.",
  "why.notFree.permit": "A permit lies here already.",
  "why.notFree.church": "The church stands here.",
  "why.notFree.pit": "The pit is for the church alone.",
  "why.noMill": "Start buildings never go on spaces with windmills.",
  "why.noRoom": (a: Args) => `Putting back the ${kind(a)} takes ${size(a)} free spaces without a windmill.`,
  "why.marked": "Choose one of the marked places.",
  "why.noFree": "No space is free.",
  "why.rowsOnly": (a: Args) => `Outside ${inRows(a.rows)}, a permit also costs ${ofOneColour(a.pairCost)}.`,
  "why.freeOnly": "Choose a free space.",
  "why.notGold": "You need influence here, not gold.",
  "why.fewCards": (a: Args) => `You need ${a.count} of the same colour.`,
  "why.noPair": (a: Args) => `It costs ${ofOneColour(a.pairCost)}.`,
  "why.noEach": (a: Args) => `It costs ${ofEachColour(a.differentCost)}.`,
  "why.bonus.move": "You have no permit that you could move.",
  "why.bonus.upgrade": "You have no permit that you could upgrade and pay for.",
  "why.bonus.extra": "You cannot pay for any of your permits, or no space is free.",

  // What happened, for the log. Most sentences are about a seat: "You pay 2 gold."
  "log.began": "The match begins.",
  "log.resigned": (a: Args) => `${does(a, "resign")}.`,
  "log.ended": "The match was ended.",
  "log.turn": (a: Args) => `${whose(a)} turn begins.`,
  "log.turn.noCards": (a: Args) =>
    `You have no cards for a bonus action: it takes ${ofOneColour(a.pairCost)} or ${ofEachColour(a.differentCost)}. ${whose(a)} turn begins.`,
  "log.turn.noPermit": (a: Args) => `You have no permit to move or upgrade, so there is no bonus action. ${whose(a)} turn begins.`,
  "log.noBuild": (a: Args) => `${who(a)} cannot build anything now.`,
  "log.rolled": (a: Args) => `${does(a, "roll")} ${[8, 11].includes(Number(a.total)) ? "an" : "a"} ${a.total}.`,
  "log.rolledPirates": (a: Args) => `${does(a, "roll")} a 7. Pirates take the ship!`,
  "log.sailed": (a: Args) => `The ship sails to row ${a.dice}.`,
  "log.sailed.on": (a: Args) => `The ship was already in row ${a.total}, so it sails 2 rows on, to row ${a.dice}.`,
  "log.pirates": (a: Args) => `The pirates land in row ${a.dice}.`,
  "log.owed.pirates": owed,
  "log.owed.shortage": (a: Args, people?: People) =>
    `Influence is running out: ${eachPerson(a, people, (one, amount) => `${person(one)} ${verb(one, "return")} ${many(amount, "card")}`)}.`,
  "log.revealed": "The cards are turned face up.",
  "log.took": (a: Args) => `${does(a, "take")} 1 ${card(a)} with a tower.`,
  "log.halved": (a: Args, people?: People) =>
    `Gold is running out: ${eachPerson(a, people, (one, amount) => `${person(one)} ${verb(one, "return")} ${gold(amount)}`)}.`,
  "log.halvedNothing": "Gold is running out, but no player has any to return.",
  "log.shuffled": "The spent influence cards are shuffled into a new pile.",
  "log.drew.income": (a: Args) => `${does(a, "earn")} ${drawn(a)}.`,
  "log.drew.wall": (a: Args) => `${does(a, "get")} ${drawn(a)} for the wall.`,
  "log.drew.gold": (a: Args) => `${does(a, "take")} ${drawn(a)}.`,
  "log.drew.bonus": (a: Args) => `${does(a, "take")} ${drawn(a)} as a bonus action.`,
  "log.bonus": (a: Args) => `${does(a, "use")} a bonus action: ${lower(called(BONUS_NAMES, a.bonus))}.`,
  "log.spent": (a: Args) => `${does(a, "pay")} ${spent(a)}.`,
  "log.compensated": (a: Args, people?: People) => {
    const paid = amountsBySeat(a, people).map(({ seat, amount }) => `${whom(personAt(seat, people))} ${gold(amount)}`);
    return `${does(a, "pay")} ${list(paid)} for permits.`;
  },
  "log.returned": (a: Args) => (Number(a.count) === 1 ? "A permit goes back to its owner." : `${a.count} permits go back to their owners.`),
  "log.displaced": displaced,
  "log.traded": (a: Args) => `${does(a, "gain")} ${many(a.points, "trade point")} and now ${verb(a, "have")} ${a.at}.`,
  "log.untraded": (a: Args) => `${does(a, "lose")} ${many(a.points, "trade point")} and now ${verb(a, "have")} ${a.at}.`,
  "log.built": (a: Args) => `${does(a, "build")} ${aKind(a)} on ${a.field}.`,
  "log.walled": (a: Args) => `${does(a, "build")} a wall piece ${wallPlace(a)}.`,
  "log.tower": (a: Args) => `${does(a, "build")} a tower ${wallPlace(a)}.`,
  "log.peeked": (a: Args) => `${does(a, "found")} the church and ${verb(a, "look")} at two of its parts.`,
  "log.churched": (a: Args) =>
    Number(a.left) === 0 ? `${does(a, "complete")} the church.` : `${does(a, "build")} a part of the church. ${a.left} left.`,
  "log.settled": (a: Args) => `${does(a, "put")} ${isYou(a) ? "your" : "the"} ${kind(a)} back on ${a.field}.`,
  "log.homeless": (a: Args) => `There is no free space for ${ofWhom(a)} ${kind(a)}, which ${isKind(a)} out of the game.`,
  "log.placed": (a: Args) => `${does(a, "place")} permit ${a.value} on ${a.field}.`,
  "log.raised": (a: Args) => `${does(a, "upgrade")} permit ${a.from} to ${a.to}.`,
  "log.stalled": (a: Args) => `Nothing was built for ${a.rounds} rounds. The match ends, and cubes on the board decide.`,
  "log.full": "Nothing more can be built on this board. The match ends, and cubes on the board decide.",
  "log.won": (a: Args) => `${does(a, "lay")} ${isYou(a) ? "your" : "the"} last cube and ${verb(a, "win")}!`,

  round: (a: Args) => `Round ${a.round}`,
  "end.cubes": (a: Args) => `All cubes laid. Second best: ${many(a.second, "cube")}.`,
  "end.stalled": (a: Args) => `Nothing was built for ${a.rounds} rounds, so cubes on the board decided.`,
  "end.full": "Nothing more could be built on the board, so cubes on the board decided.",

  // The table in words, for players who do not see it.
  "words.hand": (a: Args) => `${does(a, "hold")} ${spent(a) || "no cards"}.`,
  "words.house": (a: Args) => `${upper(called(HOUSE_NAMES, a.house))} on ${a.field}`,
  "words.wall": (a: Args) => `${a.tower === 1 ? "Tower" : "Wall"} ${a.number} ${wallPlace(a)}`,
  "words.church": (a: Args) => `${many(a.count, "part")} of the church`,
  "words.ship": (a: Args) => `The ship is in row ${a.dice}.`,
  "words.pirates": (a: Args) => `Pirates are in row ${a.dice}.`,
  "words.churchAt": (a: Args) => `The church stands on nine spaces; ${a.field} is the first.`,
  "words.buildings": (a: Args) =>
    `Buildings not yet built: ${list(pairsIn(a.buildings).map(([count, kind]) => `${count} ${called(KIND_NAMES, kind)}`))}.`,

  // What buildings and the rest of the town brought, for the score sheet.
  "earned.walls": "Wall pieces",
  "earned.instead": "Instead of permits",
  "earned.bonus": "Bonus actions",
  "earned.towers": "Towers",
  "earned.cubes": (a: Args) => many(a.n, "cube"),
  "earned.gold": (a: Args) => `${number(a.n)} gold`,
  "earned.influence": (a: Args) => `${number(a.n)} influence`,

  // How matches were won and what a player does again and again, for the statistics.
  "won.cubes": "All cubes laid",
  "won.stalled": "Most cubes when building stopped",
  "won.full": "Most cubes on a full board",
  "built.church": "Part of the church",
  "built.wall": "City wall",
  "habit.opening": "What you build first",
  "habit.built": "What you build",
} satisfies Catalogue;
