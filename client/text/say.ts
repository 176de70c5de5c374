/** Lines into sentences: those of the game first, then those the ui has for every game. */
import type { RefusalArgs, RefusalKey } from "../../shared/core/base/refusal.ts";
import { type Args, type Catalogue, type Line, type People, spoken } from "./grammar.ts";
import type { Text } from "./languages.ts";
import { withoutSoftHyphens } from "./soft-hyphens.ts";

export interface Say {
  readonly text: Text;
  /** The seat of whom it calls "you", or WATCHER. */
  readonly reader: number;
  line(line: Line): string;
  name(seat: number): string;
}

export function sayer(text: Text, own: Catalogue, name: (seat: number) => string, reader: number): Say {
  const people: People = { name, reader };
  const find = (key: string) => (Object.hasOwn(own, key) ? own[key] : text.core[key]);
  /** Games name seats, sentences people: a `seat` brings the `name` of its player, and whether the player is the reader. */
  const withPerson = (args: Args): Args => {
    const { seat } = args;
    return typeof seat === "number" ? { name: name(seat), you: seat === reader ? 1 : 0, ...args } : args;
  };
  return {
    text,
    name,
    reader,
    line: ([key, args = {}]) => {
      const sentence = find(key);
      // A missing sentence shows its key, which is noticed and never breaks a table.
      return sentence === undefined ? key : withoutSoftHyphens(spoken(sentence, withPerson(args), people));
    },
  };
}

export const refusalText = (text: Text, key: RefusalKey, args: RefusalArgs): string => {
  const sentence = text.refusals[key];
  return typeof sentence === "function" ? sentence(args) : sentence;
};
