/** Chinese: persons, amounts and lists, shared by the ui and the games. There are no plurals: what is counted comes with its measure word. */
import { type Amount, type Args, grammarOf, isYou, type People } from "../grammar.ts";

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

/** The person on a seat, in the middle of a sentence. */
export const personAt = (seat: number, people?: People): Args =>
  people === undefined ? { seat } : { seat, name: people.name(seat), you: seat === people.reader ? 1 : 0 };

/** One sentence for the reader, one about another player. */
export const asked =
  (you: string | ((a: Args) => string), other: (a: Args) => string) =>
  (a: Args): string =>
    !isYou(a) ? other(a) : typeof you === "string" ? you : you(a);

/** A name by its id. */
export const called = (names: Readonly<Record<string, string>>, id: Amount): string => names[`${id}`] ?? `${id}`;
