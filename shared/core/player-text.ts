/**
 * Text that players write: names, chat, complaints. All of it passes `cleanText`, on the server before it is kept, in the client before
 * it is sent. What is left shows only itself: no hidden characters, no piles of marks, no control of direction or line breaks.
 * Any language can still be written, joiners where a script needs them, and emoji with all their parts.
 */

import { type Check, isText } from "./plain.ts";

/** Scripts whose letters take other shapes beside a joiner. */
const JOINING = [
  "Arab",
  "Syrc",
  "Nkoo",
  "Mong",
  "Deva",
  "Beng",
  "Guru",
  "Gujr",
  "Orya",
  "Taml",
  "Telu",
  "Knda",
  "Mlym",
  "Sinh",
  "Khmr",
  "Mymr",
];
/** A letter or mark of one of them; the marks of Arabic vowels belong to no script. */
const JOINED = `[${JOINING.map((script) => `\\p{sc=${script}}`).join("")}[\\p{sc=Zinh}&&\\p{M}]]`;

/** What is kept of the characters that show nothing, each with what it needs around it. */
const KEPT = [
  // Persian, Indic scripts: one between two letters.
  `(?<=${JOINED})[\\u200c\\u200d](?=${JOINED})`,
  // A family, a rainbow flag.
  "(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})",
  // In colour, or as text.
  "(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]",
  "(?<=[0-9#*])\\ufe0f(?=\\u20e3)",
  // The form of a character in Japanese names, of a Mongolian letter.
  "(?<=\\p{Unified_Ideograph})[\\u{e0100}-\\u{e01ef}]",
  "(?<=\\p{sc=Mong})[\\u180b-\\u180d\\u180f]",
];
/** England, Scotland, Wales: all the flags there are of this kind. */
const FLAGS =
  "\\u{1f3f4}\\u{e0067}\\u{e0062}(?:\\u{e0065}\\u{e006e}\\u{e0067}|\\u{e0073}\\u{e0063}\\u{e0074}|\\u{e0077}\\u{e006c}\\u{e0073})\\u{e007f}";

/** Most texts: nothing to be done. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
/** Some are letters or signs by their category, and fonts leave them empty all the same. */
const BLANKS = /[\s\p{Z}\u2800\ufffc\u{1d159}\u{13441}\u{13442}]+/gu;
const UNSEEN = new RegExp(`(${FLAGS}|${KEPT.join("|")})|[\\p{C}\\p{Default_Ignorable_Code_Point}]`, "gv");
/** Marks that fonts put above each other, without end: those that belong to no script, and those of a few. */
const STACKED = "[\\p{M}&&[\\p{sc=Zinh}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Cyrl}]]";
/** Of one mark many are one; on one letter there is room for few that rise, and for as many others as Burmese needs. */
const REPEATED = /(\p{M})\1+/gu;
const PILED = new RegExp(`(${STACKED}{3})${STACKED}+`, "gv");
const CROWDED = /(\p{M}{7})\p{M}+/gu;
/** A mark without a letter hangs on whatever stands before the text. */
const BASELESS = /(^| )\p{M}+/gu;
const SHOWN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Cleaning makes room for what was kept apart; each round takes something away. */
const MOST_ROUNDS = 8;

/** Whether something of it can be seen. */
export const isShown =
  (longest: number): Check =>
  (value) =>
    isText(longest)(value) && cleanText(value as string, longest) !== "";

/** Empty if nothing of it can be seen; never longer than `longest` UTF-16 units. Cleaning it again changes nothing. */
export function cleanText(text: string, longest: number): string {
  if (text.length <= longest && PLAIN.test(text)) return text;
  let clean = text;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = cut(once(clean), longest);
    if (next === clean) break;
    clean = next;
  }
  return SHOWN.test(clean) ? clean : "";
}

const once = (text: string): string =>
  text
    .replace(BLANKS, " ")
    .replace(UNSEEN, "$1")
    .normalize("NFC")
    .replace(REPEATED, "$1")
    .replace(PILED, "$1")
    .replace(CROWDED, "$1")
    .replace(BASELESS, "$1")
    .trim();

/** Whole characters alone. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let kept = "";
  for (const character of text) {
    if (kept.length + character.length > longest) break;
    kept += character;
  }
  return kept;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** For a sentence of another direction: what is written from right to left does not turn what stands beside it. */
export const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);

/** Each letter before the Latin one it looks like. */
const TWINS = new Map(
  [..."аaвbеeкkмmнhоoрpсcтtуyхxіiјjѕsԁdԛqԝwαaβbεeζzηhιiκkμmνnοoρpτtυyχxıi0o1i|i".matchAll(/(.)(.)/gu)].map(([, twin = "", letter = ""]) => [
    twin,
    letter,
  ]),
);

/** Names that look alike have the same. */
export const likeness = (name: string): string =>
  [
    ...name
      .normalize("NFKD")
      .replace(/[\p{sc=Zinh}&&\p{M}]|[\p{Default_Ignorable_Code_Point}\s]/gv, "")
      .toLowerCase(),
  ]
    .map((letter) => TWINS.get(letter) ?? letter)
    .join("")
    .replaceAll("i", "l");

/** The name, with the first number from 2 on that makes it unlike the others if it is not. */
export function distinctName(name: string, others: readonly string[], longest: number): string {
  const taken = new Set(others.map(likeness));
  for (let number = 1; ; number++) {
    const end = number === 1 ? "" : ` ${number}`;
    const distinct = `${cleanText(name, longest - end.length)}${end}`;
    if (!taken.has(likeness(distinct))) return distinct;
  }
}
