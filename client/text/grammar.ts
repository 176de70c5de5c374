/** What sentences of every language are made with: their arguments, and numbers, plurals and lists as the language writes them. */

export type Args = Readonly<Record<string, string | number>>;

/** Who sits where, for a sentence about several seats. A sentence about one has `seat`, `name` and `you` (1 for the reader) in its arguments. */
export interface People {
  readonly reader: number;
  name(seat: number): string;
}

/** Either with named holes, "{name} passes.", or a function. */
export type Sentence = string | ((args: Args, people?: People) => string);
/** A game's sentences in one language. */
export type Catalogue = Readonly<Record<string, Sentence>>;
/** A sentence of a catalogue with its arguments. */
export type Line = readonly [key: string, args?: Args];

/** Exactly the entries of an English catalogue. */
export type Translated<English> = { readonly [Key in keyof English]: Sentence };
export type Amount = string | number | undefined;

export interface Grammar {
  number(amount: Amount): string;
  /** The argument `n` alone: a number as the language writes it, a text as it is. */
  numeral(a: Args): string;
  /** "41%": of a share from 0 to 1. */
  percent(share: number): string;
  plural(amount: Amount): Intl.LDMLPluralRule;
  /** "1st", "2nd": the category that an ordinal number takes. */
  ordinal(amount: Amount): Intl.LDMLPluralRule;
  /** "Ada, Ben and Cleo". */
  list(parts: readonly string[]): string;
}

/** For `Intl`. Chromium has no Icelandic lists and numbers and would take English ones; Danish ones are written as in Icelandic. */
export const localesOf = (language: string): string[] => (language === "is" ? ["is", "da"] : [language]);

/** "41%", or with tenths "41.3%". Unlike Danish, Icelandic has no space before the sign. */
export function percentsOf(language: string, tenths = 0): (share: number) => string {
  const format = new Intl.NumberFormat(localesOf(language), {
    style: "percent",
    minimumFractionDigits: tenths,
    maximumFractionDigits: tenths,
  });
  return (share) => (language === "is" ? format.format(share).replace(/\s/g, "") : format.format(share));
}

export function grammarOf(language: string): Grammar {
  const locale = localesOf(language);
  const numbers = new Intl.NumberFormat(locale);
  const plurals = new Intl.PluralRules(locale);
  const ordinals = new Intl.PluralRules(locale, { type: "ordinal" });
  const lists = new Intl.ListFormat(locale);
  return {
    number: (amount) => numbers.format(Number(amount)),
    numeral: ({ n }) => (typeof n === "number" ? numbers.format(n) : `${n}`),
    percent: percentsOf(language),
    plural: (amount) => plurals.select(Number(amount)),
    ordinal: (amount) => ordinals.select(Number(amount)),
    list: (parts) => lists.format(parts),
  };
}

export const isYou = (a: Args): boolean => a.you === 1;
/** Amounts below 1, and missing ones, are not mentioned. */
export const isSome = (amount: Amount): boolean => Number(amount ?? 0) > 0;

/** The person on a seat. */
export const personAt = (seat: number, people?: People): Args =>
  people === undefined ? { seat } : { seat, name: people.name(seat), you: seat === people.reader ? 1 : 0 };

/** One sentence for the reader, one about another player. */
export const asked =
  (you: string | ((a: Args) => string), other: (a: Args) => string) =>
  (a: Args): string =>
    !isYou(a) ? other(a) : typeof you === "string" ? you : you(a);

export const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
/** A name by its id. */
export const called = (names: Readonly<Record<string, string>>, id: Amount): string => names[`${id}`] ?? `${id}`;

/** Seats with an amount in `seat0`, `seat1`…; the reader comes first. */
export function amountsBySeat(a: Args, people?: People): readonly { readonly seat: number; readonly amount: number }[] {
  const found = Object.entries(a).flatMap(([key, value]) => {
    const seat = /^seat(\d)$/.exec(key)?.[1];
    return seat !== undefined && isSome(value) ? [{ seat: Number(seat), amount: Number(value) }] : [];
  });
  const isReader = ({ seat }: { readonly seat: number }): boolean => seat === people?.reader;
  return [...found.filter(isReader), ...found.filter((one) => !isReader(one))];
}

/** Pairs packed as "0:inn 1:hut" or, without a second part, "0 1". */
export const pairsIn = (packed: Amount): readonly (readonly [seat: number, what: string])[] =>
  `${packed ?? ""}`
    .split(" ")
    .filter((pair) => pair !== "")
    .map((pair) => {
      const [seat = "", what = ""] = pair.split(":");
      return [Number(seat), what] as const;
    });

/** "{name} passes." */
export const filled = (sentence: string, args: Args): string =>
  sentence.replace(/\{(\w+)\}/g, (hole, arg: string) => String(args[arg] ?? hole));

export const spoken = (sentence: Sentence, args: Args, people?: People): string =>
  typeof sentence === "function" ? sentence(args, people) : filled(sentence, args);

/** Names of a kind as entries of a catalogue, "card.gold", or what `change` makes of each. */
export const prefixed = <K extends string, P extends string, From, To = From>(
  kind: P,
  entries: Readonly<Record<K, From>>,
  change: (entry: From) => From | To = (entry) => entry,
): { readonly [Key in K as `${P}.${Key}`]: To } =>
  Object.fromEntries(Object.entries<From>(entries).map(([id, entry]) => [`${kind}.${id}`, change(entry)])) as {
    readonly [Key in K as `${P}.${Key}`]: To;
  };
