/** The words of the options that a table of any game has: each has an entry of its name in the page's catalogue `create`. */
import type { CommonOptionName } from "../../../shared/core/wire/common-table-options.ts";
import type { Text } from "../../text/languages.ts";

interface OptionWords {
  readonly legend: string;
  readonly note: string;
  /** Words by value; a yes or no is "on" or "off". */
  readonly of: Readonly<Record<string, string>>;
}

export const optionWords = ({ create }: Text, name: CommonOptionName): OptionWords => create[name];

export const wordOf = (value: string | boolean): string => (typeof value === "string" ? value : value ? "on" : "off");

export const nameOfChoice = (text: Text, name: CommonOptionName, value: string | boolean): string =>
  optionWords(text, name).of[wordOf(value)] ?? "";
