/** English: person, plurals and articles, shared by the ui and the games. */
import { type Amount, type Args, grammarOf, isYou } from "../grammar.ts";

export { asked, called, lower, personAt } from "../grammar.ts";

export const { number, numeral, percent, list, plural, ordinal } = grammarOf("en");

/** "1 card", "2 cards". */
export const many = (amount: Amount, one: string, more = `${one}s`): string => `${number(amount)} ${plural(amount) === "one" ? one : more}`;
/** "is" or "are", by the amount. */
export const are = (amount: Amount): string => (plural(amount) === "one" ? "is" : "are");

const named = (a: Args): string => (a.name === undefined ? `Player ${Number(a.seat) + 1}` : `${a.name}`);

/** The person a sentence is about, as its subject: "You", "Ada". */
export const who = (a: Args): string => (isYou(a) ? "You" : named(a));
/** At the start of a sentence: "Your", "Ada's". */
export const whose = (a: Args): string => (isYou(a) ? "Your" : `${named(a)}’s`);
/** Inside a sentence: "your", "Ada's". */
export const ofWhom = (a: Args): string => (isYou(a) ? "your" : `${named(a)}’s`);
/** As an object: "you", "Ada". */
export const whom = (a: Args): string => (isYou(a) ? "you" : named(a));

const IRREGULAR: Readonly<Record<string, string>> = { have: "has", are: "is", do: "does", could: "could", can: "can", would: "would" };

/** "take" for you, "takes" for Ada. */
export const verb = (a: Args, base: string): string => (isYou(a) ? base : thirdPerson(base));
/** "You take", "Ada takes". */
export const does = (a: Args, base: string): string => `${who(a)} ${verb(a, base)}`;

function thirdPerson(base: string): string {
  const irregular = IRREGULAR[base];
  if (irregular !== undefined) return irregular;
  if (/(s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

/** "a hut", "an assembly hall". */
export const an = (noun: string): string => `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
export const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
