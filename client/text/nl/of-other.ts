/** A clause that speaks to the player who moves, said of them to others: “je hebt 2 kaarten”, “Ada heeft 2 kaarten”. */
import { verb } from "./grammar.ts";

/** Nouns, and the words before them, behind which “je” is a possessive. */
const OWNED = /\bje (zesde|eerste|laatste|volgende|hoofdstad|vooruitgangsfiches|gebouwen|steengroeven|stad|arbeiders)\b/g;
const ANOTHER = { you: 0 };

/** “Ada’s”, “Wims”, “Felix’”. */
const genitive = (name: string): string => `${name}${/[sxz]\u2069?$/i.test(name) ? "’" : /[aeiouy]\u2069?$/i.test(name) ? "’s" : "s"}`;

export const ofOther = (clause: string, name: string): string =>
  clause
    .replace(/\bje tegenstander\b/g, "de tegenstander")
    .replace(OWNED, (_all, noun: string) => `${genitive(name)} ${noun}`)
    // A player who keeps something keeps a thing of their own.
    .replace(/\b(bewaart|houdt) je\b/g, "$1")
    .replace(/\bje anders kwijt bent\b/g, `${name} anders kwijt is`)
    .replace(/\b(heb|betaal) je\b/g, (_all, does: string) => `${does === "heb" ? "heeft" : "betaalt"} ${name}`)
    .replace(/\bje (hebt|bent|kunt)\b/g, (_all, does: string) => `${name} ${verb(ANOTHER, does)}`)
    .replace(/\b(?:je|jij|jou)\b/g, name);
