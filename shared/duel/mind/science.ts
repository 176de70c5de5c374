/** Features: science symbols, held and still to come. */
import { CARDS, NUMBERS, TOKENS } from "../catalog.ts";
import { countBits } from "../rules/fast-count.ts";
import type { Features, Science } from "./measured.ts";
import type { Outlook } from "./outlook.ts";
import { worthOfBestToken } from "./worth.ts";

const isPossible = ({ possible, held }: Science): boolean => possible + held >= NUMBERS.symbolsToWin;

/** Symbols lead nowhere once too few others can come: the cards are discarded, under wonders or in the other city. */
const towardsVictory = (science: Science): number => (isPossible(science) ? science.held : 0);

export const SCIENCE: Features = {
  symbols: ({ science }) => science.held,
  "symbols above two": ({ science }) => Math.max(0, towardsVictory(science) - 2),
  "symbols above three": ({ science }) => Math.max(0, towardsVictory(science) - 3),
  "symbols above four": ({ science }) => Math.max(0, towardsVictory(science) - 4),
  "new symbols to come": ({ science }) => science.expected,
  "new symbols beyond those needed": ({ science }) => science.possible + science.held - NUMBERS.symbolsToWin,
  "victory by science is possible": ({ science }) => (isPossible(science) ? 1 : 0),
  "pairs to come": ({ science }) => science.pairs,
  "worth of the tokens for pairs": (measured) => {
    const { pairs } = measured.science;
    return pairs > 0 ? Math.min(1, pairs) * worthOfBestToken(measured) : 0;
  },
};

/** By symbol on a card: its cards. */
const BEARERS = [...new Set(CARDS.map(({ science }) => science))]
  .filter((science) => science > 0)
  .map((science) => ({ science, cards: CARDS.flatMap((card, at) => (card.science === science ? [at] : [])) }));

export function scienceOf({ symbols, table, chances }: Outlook): Science {
  let expected = 0;
  let possible = 0;
  let pairs = 0;
  for (let at = 0; at < BEARERS.length; at++) {
    const { science, cards } = BEARERS[at]!;
    if ((symbols & science) !== 0) {
      // A card of the city is not to come.
      for (let of = 0; of < cards.length; of++) pairs += chances[cards[of]!]!;
      continue;
    }
    let missed = 1;
    for (let of = 0; of < cards.length; of++) missed *= 1 - chances[cards[of]!]!;
    expected += 1 - missed;
    if (missed < 1) possible++;
  }
  if (table.tokens.some((token) => TOKENS[token]!.science > 0)) {
    expected += Math.min(1, pairs);
    if (pairs > 0) possible++;
  }
  return { held: countBits(symbols), expected, possible, pairs: Math.min(table.tokens.length, pairs) };
}
