/** Lines into sentences: those of the game first, then those the ui has for every game. */
import type { RefusalArgs, RefusalKey } from "../../../shared/core/refusal.ts";
import type { Catalogue, Face } from "../../games/face.ts";
import type { Line } from "../../stage/pose.ts";
import type { Text } from "../../text/en.ts";

export interface Say {
  readonly text: Text;
  line(line: Line): string;
  name(seat: number): string;
}

export function sayer(text: Text, own: Catalogue, name: (seat: number) => string, reader: number): Say {
  const find = (key: string) => (Object.hasOwn(own, key) ? own[key] : text.core[key]);
  /** Games tell of seats; sentences are about people: a `seat` brings the `name` of who sits there, and whether it is `you`. */
  const withPeople = (args: Args): Args => {
    const { seat } = args;
    return typeof seat === "number" ? { name: name(seat), you: seat === reader ? 1 : 0, ...args } : args;
  };
  return {
    text,
    name,
    line: ([key, args = {}]) => {
      const sentence = find(key);
      // A missing sentence shows its key: ugly, so that somebody tells us, but never a broken table.
      if (sentence === undefined) return key;
      return typeof sentence === "function" ? sentence(withPeople(args)) : fillIn(sentence, withPeople(args));
    },
  };
}

type Args = Readonly<Record<string, string | number>>;

/** "{name} leaves." */
const fillIn = (sentence: string, args: Args): string => sentence.replace(/\{(\w+)\}/g, (hole, arg: string) => String(args[arg] ?? hole));

export const catalogueOf = (face: Face, language: string): Catalogue => face.text[language] ?? Object.values(face.text)[0] ?? {};

export const refusalText = (text: Text, key: RefusalKey, args: RefusalArgs): string => {
  const sentence = text.refusals[key];
  return typeof sentence === "function" ? sentence(args) : sentence;
};
