/** The words of the options that a table of any game has: each has an entry of its name in the page's catalogue `create`. */
import { ALLOWANCES } from "../../../shared/core/match/clocks.ts";
import type { LiveSpeed } from "../../../shared/core/match/speeds.ts";
import type { CommonOptionName } from "../../../shared/core/wire/common-table-options.ts";
import type { Text } from "../../text/languages.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

interface OptionWords {
  readonly legend: string;
  readonly note: string;
  /** Words by value; a yes or no is "on" or "off". */
  readonly of: Readonly<Record<string, string>>;
}

export const optionWords = ({ create }: Text, name: CommonOptionName): OptionWords => create[name];

export const wordOf = (value: string | boolean): string => (typeof value === "string" ? value : value ? "on" : "off");

/** Minutes and seconds, each alone. */
const durationOf = ({ create, days }: Text, milliseconds: number): string =>
  milliseconds < MINUTE ? create.speed.seconds(milliseconds / SECOND) : days.left(0, 0, milliseconds / MINUTE);

/** How long a clock of this speed lets players think; empty where time is unlimited or is counted in days. */
export function allowanceOf(text: Text, speed: string): string {
  const allowance = Object.hasOwn(ALLOWANCES, speed) ? ALLOWANCES[speed as LiveSpeed] : undefined;
  return allowance === undefined ? "" : text.create.speed.allowance(durationOf(text, allowance.bank), durationOf(text, allowance.question));
}

export const nameOfChoice = (text: Text, name: CommonOptionName, value: string | boolean): string =>
  optionWords(text, name).of[wordOf(value)] ?? "";
