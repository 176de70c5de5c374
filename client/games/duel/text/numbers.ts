/** Printed numbers that sentences mention: every sentence gets them beside its own arguments. */
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
  tavernIncome: CARDS[cardOf("tavern")]!.income,
  artemisIncome: WONDERS[wonderOf("the_temple_of_artemis")]!.income,
  /** Two rounds of the draft, half of each for a player. */
  wondersDealt: 2 * NUMBERS.wondersOnOffer,
  militaryLow: zones[0]!,
  militaryMiddle: zones[1]!,
  militaryHigh: zones[2]!,
  lootLeast: Math.min(...loot),
  lootMost: Math.max(...loot),
};
