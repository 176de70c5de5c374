/** The options that a table of any game has, each declared once. A table's own game declares the rest (`Game.options`). */
import { type Check, isWord } from "../base/plain.ts";
import { SEATINGS } from "../match/record.ts";
import { CLOCK_SPEEDS } from "../match/speeds.ts";

interface CommonOption<V = string | boolean> {
  /** What the maker of a table may choose; the first is the usual. */
  readonly values: readonly [V, ...V[]];
  /** The usual where strangers meet: at a rated table, and in the queue. */
  readonly amongStrangers?: V;
  /** Stored and listed as `true` under this name where it is not as usual, and left out where it is. Other options always have their value. */
  readonly flag?: string;
}

/** In the order in which a table's terms name them. */
export const COMMON_OPTIONS = {
  /** Whether it changes ratings; then no bot sits down, and leaving loses. */
  rated: { values: [false, true] },
  /** How long players may think. */
  speed: { values: CLOCK_SPEEDS, amongStrangers: "normal" },
  seating: { values: SEATINGS, amongStrangers: "random" },
  /** Players may ask for hints, and all at the table are told. Those alone with bots always may. */
  hints: { values: [false, true], flag: "hints" },
  /** Everybody at the table sees the cards in every hand. Of games with `openHand` alone, and never where it is rated. */
  openHands: { values: [false, true], flag: "openHands" },
  /** Others may watch the match while it runs. */
  watchers: { values: [true, false], flag: "unwatched" },
} as const satisfies Readonly<Record<string, CommonOption>>;

type Declared = typeof COMMON_OPTIONS;
export type CommonOptionName = keyof Declared;
type FlagName = { [N in CommonOptionName]: Declared[N] extends { readonly flag: string } ? N : never }[CommonOptionName];

/** What the maker of a table has chosen. */
export type CommonChoices = { readonly [N in CommonOptionName]: Declared[N]["values"][number] };
/** The same as a table stores it and lists it. */
export type CommonTerms = Omit<CommonChoices, FlagName> & { readonly [N in FlagName as Declared[N]["flag"]]?: true };

const DECLARED = Object.entries(COMMON_OPTIONS) as readonly [CommonOptionName, CommonOption][];
export const COMMON_OPTION_NAMES = DECLARED.map(([name]) => name);

/** Of what comes over the wire. */
export const isCommonChoice = Object.fromEntries(DECLARED.map(([name, { values }]) => [name, isWord(values)])) as unknown as {
  readonly [N in CommonOptionName]: Check<CommonChoices[N]>;
};

/** The usual for what the wish leaves out. */
export function commonChoices(wish: Partial<CommonChoices>, amongStrangers = wish.rated === true): CommonChoices {
  const usual = ({ values, amongStrangers: other }: CommonOption) => (amongStrangers ? other : undefined) ?? values[0];
  return Object.fromEntries(DECLARED.map(([name, option]) => [name, wish[name] ?? usual(option)])) as unknown as CommonChoices;
}

export function commonTerms(choices: CommonChoices): CommonTerms {
  const entries = DECLARED.flatMap(([name, { values, flag }]) =>
    flag === undefined ? [[name, choices[name]]] : choices[name] === values[0] ? [] : [[flag, true]],
  );
  return Object.fromEntries(entries) as CommonTerms;
}

export function choicesIn(terms: CommonTerms): CommonChoices {
  const stored: Readonly<Record<string, unknown>> = terms;
  const entries = DECLARED.map(([name, { values, flag }]) => [name, flag === undefined ? stored[name] : values[stored[flag] ? 1 : 0]]);
  return Object.fromEntries(entries) as CommonChoices;
}
