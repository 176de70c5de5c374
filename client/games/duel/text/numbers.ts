/** Printed numbers that sentences mention: every sentence gets them beside its own arguments. */
import { at } from "../../../../shared/core/base/checked.ts";
import { CAPITAL, CARDS, cardOf, LOOT, MILITARY_POINTS, NUMBERS, TOKENS, WONDERS, wonderOf } from "../../../../shared/duel/catalog.ts";

const loot = LOOT.map(({ coins }) => coins);
const tokens = TOKENS.flatMap(({ id, income, points, pointsPerToken }) => [
  [`${id}Income`, income],
  [`${id}Points`, points || pointsPerToken],
]);

/** Points of the three zones, from the middle on. */
const zones = [...new Set(MILITARY_POINTS)].filter((points) => points > 0);

export const numbers: Readonly<Record<string, number>> = {
  ...NUMBERS,
  ...Object.fromEntries(tokens),
  capital: CAPITAL,
  tavernIncome: at(CARDS, cardOf("tavern")).income,
  artemisIncome: at(WONDERS, wonderOf("the_temple_of_artemis")).income,
  /** Two rounds of the draft, half of each for a player. */
  wondersDealt: 2 * NUMBERS.wondersOnOffer,
  militaryLow: at(zones, 0),
  militaryMiddle: at(zones, 1),
  militaryHigh: at(zones, 2),
  lootLeast: Math.min(...loot),
  lootMost: Math.max(...loot),
};
