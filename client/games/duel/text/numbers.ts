/** Printed numbers that sentences mention: every sentence gets them beside its own arguments. */
import { CAPITAL, LOOT, NUMBERS, TOKENS } from "../../../../shared/duel/catalog.ts";

const loot = LOOT.map(({ coins }) => coins);
const tokens = TOKENS.flatMap(({ id, income, points, pointsPerToken }) => [
  [`${id}Income`, income],
  [`${id}Points`, points || pointsPerToken],
]);

export const numbers: Readonly<Record<string, number>> = {
  ...NUMBERS,
  ...Object.fromEntries(tokens),
  capital: CAPITAL,
  lootLeast: Math.min(...loot),
  lootMost: Math.max(...loot),
};
