/** What a city has, in numbers. Bots count it millions of times: lists are read without a check. */
import { CARDS, NUMBERS, TOKENS } from "../catalog.ts";
import type { Colour, Countable } from "../printed/vocabulary.ts";
import type { City, Table } from "../state.ts";

/** Science symbols a city holds, as bits in their order. */
export function symbolsOf(city: City): number {
  const { cards, tokens } = city;
  let held = 0;
  for (let at = 0; at < cards.length; at++) held |= SCIENCE_OF[cards[at]!]!;
  for (let at = 0; at < tokens.length; at++) held |= TOKENS[tokens[at]!]!.science;
  return held;
}

const SCIENCE_OF = Int32Array.from(CARDS, ({ science }) => science);

export const hasSymbol = (city: City, symbol: number): boolean => (symbolsOf(city) & (1 << symbol)) !== 0;

/** Different science symbols, the Law among them. */
export const countSymbols = (city: City): number => countBits(symbolsOf(city));

export function countBits(bits: number): number {
  let counted = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) counted++;
  return counted;
}

/** The cards of a city that bear a symbol. */
export function countSymbol({ cards }: City, symbol: number): number {
  let counted = 0;
  for (let at = 0; at < cards.length; at++) if (SCIENCE_OF[cards[at]!] === symbol) counted++;
  return counted;
}

/** How many of something a city has. */
export function count(city: City, what: Countable): number {
  if (what === "wonders") return countBuilt(city);
  if (what === "treasure") return Math.floor(city.coins / NUMBERS.coinsPerPoint);
  if (what === "brownAndGrey") return count(city, "brown") + count(city, "grey");
  return countColour(city, what);
}

function countBuilt({ under }: City): number {
  let built = 0;
  for (let at = 0; at < under.length; at++) if (under[at]! >= 0) built++;
  return built;
}

function countColour({ cards }: City, colour: Colour): number {
  let counted = 0;
  for (let at = 0; at < cards.length; at++) if (COLOUR_OF[cards[at]!] === colour) counted++;
  return counted;
}

const COLOUR_OF = CARDS.map(({ colour }) => colour);

/** How many the city with more has. */
export const countMost = (table: Table, what: Countable): number => Math.max(count(table.cities[0]!, what), count(table.cities[1]!, what));
