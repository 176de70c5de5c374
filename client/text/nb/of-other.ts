/** A clause that speaks to the player who moves, said of them to others: “du mangler 2 mynter”, “Ada mangler 2 mynter”. */
import { genitive } from "./grammar.ts";

export const ofOther = (clause: string, name: string): string =>
  clause
    .replace(/\b(gi fra) deg\b/g, "$1 seg")
    // A subject keeps its own things: after the noun, "gullet sitt".
    .replace(/^(du beholder \p{L}+) ditt\b/u, "$1 sitt")
    .replace(/(\p{L}+(?:en|et|ne)) (?:din|ditt|dine)(?!\p{L})/gu, `$1 til ${name}`)
    .replace(/(?<!\p{L})(?:din|ditt|dine)(?!\p{L})/gu, genitive(name))
    .replace(/(?<!\p{L})(?:du|deg)(?!\p{L})/gu, name);
