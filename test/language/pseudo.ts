/** A pseudo-language: English with every sentence in brackets, so that text that is glued or hard-coded stands out. */

import type { Text } from "../../client/text/languages.ts";
import { type Language, languageOf, UI_TEXT } from "../../client/text/languages.ts";

export const PSEUDO = "en-XA";

/** Strings, and what functions give, however deep. */
function bracketed<T>(value: T): T {
  if (typeof value === "string") return `⟦${value}⟧` as T;
  if (typeof value === "function") return ((...args: unknown[]) => bracketed(value(...args))) as T;
  if (Array.isArray(value)) return value.map(bracketed) as T;
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bracketed(inner)])) as T;
  return value;
}

const pseudoText = async (): Promise<Text> => bracketed(await UI_TEXT.en());

export const loadPseudo = async (): Promise<Language> =>
  languageOf(PSEUDO, await pseudoText(), async (load) => bracketed(await load("en")));

/** What is left of a text outside of all brackets, if it has letters. */
export function unbracketed(text: string): string | undefined {
  let rest = text;
  for (let before = ""; before !== rest; ) {
    before = rest;
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, "");
  }
  return /\p{L}/u.test(rest) ? rest : undefined;
}
