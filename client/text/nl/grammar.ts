/**
 * Dutch: person, plurals and possession, shared by the ui and the games. Buttons and choices are infinitives, with the noun in front and
 * without an article ("Stal bouwen", "Link kopiëren"), so that they also stand in "Stal bouwen? …" and "Beter: Stal bouwen."
 */
import { type Amount, type Args, grammarOf, isYou } from "../grammar.ts";

export { asked, called, lower, personAt } from "../grammar.ts";

export const { number, numeral, percent, list, plural, ordinal } = grammarOf("nl");

/** "1 kaart", "2 kaarten". */
export const many = (amount: Amount, one: string, more: string): string => `${number(amount)} ${plural(amount) === "one" ? one : more}`;
/** The word alone, by the amount: "is" or "zijn". */
export const byAmount = (amount: Amount, one: string, more: string): string => (plural(amount) === "one" ? one : more);
/** "is" or "zijn", by the amount. */
export const are = (amount: Amount): string => byAmount(amount, "is", "zijn");

/** "Ada", "Speler 1": also for the reader. */
export const named = (a: Args): string => (a.name === undefined ? `Speler ${Number(a.seat) + 1}` : `${a.name}`);

/** The person a sentence is about, as its subject: "Je", "Ada". */
export const who = (a: Args): string => (isYou(a) ? "Je" : named(a));
/** As an object, or as the subject inside a sentence: "je", "Ada". */
export const whom = (a: Args): string => (isYou(a) ? "je" : named(a));
/** With stress, after a preposition: "van jou", "voor Ada". */
export const whomStressed = (a: Args): string => (isYou(a) ? "jou" : named(a));
/** Behind a noun: "van jou", "van Ada". */
export const belongingTo = (a: Args): string => `van ${whomStressed(a)}`;

/** Verbs of which "je" and "Ada" take different forms; all others end in t for both. */
const IRREGULAR: Readonly<Record<string, string>> = { hebt: "heeft", bent: "is", kunt: "kan", wilt: "wil", zult: "zal" };

/** From the form with "je": "neemt" for both, "hebt" for you and "heeft" for Ada. */
export const verb = (a: Args, form: string): string => (isYou(a) ? form : (IRREGULAR[form] ?? form));
/** "Je neemt", "Ada neemt"; "Je hebt", "Ada heeft". */
export const does = (a: Args, form: string): string => `${who(a)} ${verb(a, form)}`;
/** Behind another part of the sentence: "neem je", "neemt Ada". `stem`: the form in front of "je". */
export const inverted = (a: Args, stem: string, form = `${stem}t`): string => (isYou(a) ? `${stem} je` : `${verb(a, form)} ${named(a)}`);

export const upper = (name: string): string =>
  name.startsWith("ij") ? `IJ${name.slice(2)}` : name.charAt(0).toUpperCase() + name.slice(1);
