/** Norwegian (bokmål): person, possession and plurals, shared by the ui and the games. */
import { type Amount, type Args, grammarOf, isYou } from "../grammar.ts";

export { asked, called, lower, personAt } from "../grammar.ts";

export const { number, numeral, percent, list, plural, ordinal } = grammarOf("nb");

/** "1 mynt", "2 mynter". Without a plural the noun stays as it is: "1 kort", "2 kort". */
export const many = (amount: Amount, one: string, more = one): string => `${number(amount)} ${plural(amount) === "one" ? one : more}`;
/** One of two words, by the amount: an adjective or a pronoun. */
export const byAmount = (amount: Amount, one: string, more: string): string => (plural(amount) === "one" ? one : more);

const named = (a: Args): string => (a.name === undefined ? `Spiller ${Number(a.seat) + 1}` : `${a.name}`);
/** "Adas", "Thomas’". */
export const genitive = (name: string): string => (/[sxz]$/i.test(name) ? `${name}’` : `${name}s`);

/** Of a noun: "en bonde", "et hus", "penger". */
type Yours = "din" | "ditt" | "dine";
type Own = "sin" | "sitt" | "sine";
const OWN: Readonly<Record<Own, Yours>> = { sin: "din", sitt: "ditt", sine: "dine" };

/** The person a sentence is about, as its subject: "Du", "Ada". */
export const who = (a: Args): string => (isYou(a) ? "Du" : named(a));
/** At the start of a sentence, before a noun without article: "Ditt" brett, "Adas" brett. */
export const whose = (a: Args, yours: Yours = "din"): string => (isYou(a) ? upper(yours) : genitive(named(a)));
/** The same inside a sentence: "ditt" brett, "Adas" brett. */
export const ofWhom = (a: Args, yours: Yours = "din"): string => (isYou(a) ? yours : genitive(named(a)));
/** After a noun in the definite form, mostly the more natural way: brettet "ditt", brettet "til Ada". */
export const toWhom = (a: Args, yours: Yours = "din"): string => (isYou(a) ? yours : `til ${named(a)}`);
/** Of the subject itself, after the noun: Du flytter skipet "ditt", Ada flytter skipet "sitt". */
export const own = (a: Args, form: Own = "sin"): string => (isYou(a) ? OWN[form] : form);
/** As an object: "deg", "Ada". */
export const whom = (a: Args): string => (isYou(a) ? "deg" : named(a));

/** "Du tar", "Ada tar": verbs are the same for all persons. */
export const does = (a: Args, verb: string): string => `${who(a)} ${verb}`;

export const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
