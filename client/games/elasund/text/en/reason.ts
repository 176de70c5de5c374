/** The second line of a prompt: why this is asked, and what the choice is for. */
import { list, many, ofWhom, personAt, upper, who } from "../../../../text/en/grammar.ts";
import { type Amount, type Args, isSome, isYou, type People } from "../../../../text/grammar.ts";
import { drawn, gold, inRows, kind, listed, ofEachColour, ofOneColour, spent, warning } from "./phrases.ts";

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

export const REASONS = {
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
} as const;
