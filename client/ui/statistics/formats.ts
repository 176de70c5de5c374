/** Numbers of statistics as a language writes them. */
import { localesOf, percentsOf } from "../../text/grammar.ts";

export interface Formats {
  /** "54.1%" */
  share(share: number): string;
  count(count: number): string;
  /** A mean, and how far off it may be. */
  amount(value: number): string;
  error(value: number): string;
  /** With its sign. */
  difference(value: number): string;
}

export function formatsOf(language: string): Formats {
  const digits = (count: number): ((value: number) => string) => {
    const format = new Intl.NumberFormat(localesOf(language), { minimumFractionDigits: count, maximumFractionDigits: count });
    return (value) => format.format(value);
  };
  const signed = new Intl.NumberFormat(localesOf(language), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  });
  return {
    share: percentsOf(language, 1),
    count: digits(0),
    amount: digits(1),
    error: digits(2),
    difference: (value) => signed.format(value),
  };
}
