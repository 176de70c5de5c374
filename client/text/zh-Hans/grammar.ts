/** Chinese: persons, amounts and lists, shared by the ui and the games. There are no plurals: what is counted comes with its measure word. */
import { type Amount, type Args, grammarOf, isYou } from "../grammar.ts";

export { asked, called, personAt } from "../grammar.ts";

export const { number, numeral, percent, list } = grammarOf("zh-Hans");

/** "3枚金币": `what` begins with the measure word. */
export const many = (amount: Amount, what: string): string => `${number(amount)}${what}`;

const named = (a: Args): string => (a.name === undefined ? `玩家${Number(a.seat) + 1}` : `${a.name}`);

/** The person a sentence is about, as subject or object: "你", "Ada". */
export const who = (a: Args): string => (isYou(a) ? "你" : named(a));
/** "你的", "Ada的". */
export const whose = (a: Args): string => `${who(a)}的`;
/** "你获得", "Ada获得". */
export const does = (a: Args, verb: string): string => `${who(a)}${verb}`;
