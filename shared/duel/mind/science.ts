/** Features: science symbols, held and still to come. */
import { CARDS, NUMBERS, TOKENS } from "../catalog.ts";
import { countSymbols, symbolsOf } from "../count.ts";
import type { Features, Measured } from "./measured.ts";
import { worthOfToken } from "./worth.ts";

export const SCIENCE: Features = {
  symbols: ({ city }) => countSymbols(city),
  "symbols above two": ({ city }) => Math.max(0, countSymbols(city) - 2),
  "symbols above three": ({ city }) => Math.max(0, countSymbols(city) - 3),
  "symbols above four": ({ city }) => Math.max(0, countSymbols(city) - 4),
  "new symbols to come": (measured) => newSymbols(measured, (chance) => chance),
  "new symbols beyond those needed": (measured) =>
    newSymbols(measured, (chance) => (chance > 0 ? 1 : 0)) + countSymbols(measured.city) - NUMBERS.symbolsToWin,
  "victory by science is possible": (measured) =>
    newSymbols(measured, (chance) => (chance > 0 ? 1 : 0)) + countSymbols(measured.city) >= NUMBERS.symbolsToWin ? 1 : 0,
  "pairs to come": (measured) => pairsToCome(measured),
  "worth of the tokens for pairs": (measured) => Math.min(1, pairsToCome(measured)) * bestToken(measured),
};

/** By symbol on a card: its cards. */
const BEARERS = [...new Set(CARDS.map(({ science }) => science))]
  .filter((science) => science > 0)
  .map((science) => ({ science, cards: CARDS.flatMap((card, at) => (card.science === science ? [at] : [])) }));

/** Over the symbols that a city lacks. */
function newSymbols({ city, table, chances }: Measured, worth: (chance: number) => number): number {
  const held = symbolsOf(city);
  let sum = 0;
  for (const { science, cards } of BEARERS) {
    if ((held & science) !== 0) continue;
    let missed = 1;
    for (const card of cards) missed *= 1 - chances[card]!;
    sum += worth(1 - missed);
  }
  const law = table.tokens.some((token) => TOKENS[token]!.science > 0);
  return sum + (law ? worth(Math.min(1, pairsIn(city.cards, chances, held))) : 0);
}

/** Seconds of symbols that a city has once, as long as there are tokens for them. */
const pairsToCome = ({ city, table, chances }: Measured): number =>
  Math.min(table.tokens.length, pairsIn(city.cards, chances, symbolsOf(city)));

/** The second card of a symbol is to come as likely as it is not in the city already. */
function pairsIn(owned: readonly number[], chances: Float64Array, held: number): number {
  let pairs = 0;
  for (const { science, cards } of BEARERS) {
    if ((held & science) === 0) continue;
    for (const card of cards) if (!owned.includes(card)) pairs += chances[card]!;
  }
  return pairs;
}

const bestToken = (measured: Measured): number =>
  measured.table.tokens.reduce((best, token) => Math.max(best, worthOfToken(measured, token)), 0);
