/**
 * Text that players write: names, chat, reports. All of it passes `cleanText`, on the server before it is kept and in the client before
 * it is sent. Clean text has no hidden characters, no stacked marks, no direction controls and no line breaks.
 * All languages stay intact, with the joiners their scripts need, and so do emoji.
 */

import { type Check, described, isText } from "./plain.ts";

/** Scripts whose letters change shape beside a joiner. */
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
/** A letter or mark of one of them. Arabic vowel marks have the script Inherited. */
const JOINED = `[${JOINING.map((script) => `\\p{sc=${script}}`).join("")}[\\p{sc=Zinh}&&\\p{M}]]`;

/** Invisible characters that are kept, each with the context it needs. */
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
/** The flags of England, Scotland and Wales: the only ones made of tag characters. */
const FLAGS =
  "\\u{1f3f4}\\u{e0067}\\u{e0062}(?:\\u{e0065}\\u{e006e}\\u{e0067}|\\u{e0073}\\u{e0063}\\u{e0074}|\\u{e0077}\\u{e006c}\\u{e0073})\\u{e007f}";

/** Fast path: most texts are plain ASCII and already clean. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
/** Some are letters or signs by their category, and fonts leave them empty all the same. */
const BLANKS = /[\s\p{Z}\u2800\ufffc\u{1d159}\u{13441}\u{13442}]+/gu;
const UNSEEN = new RegExp(`(${FLAGS}|${KEPT.join("|")})|[\\p{C}\\p{Default_Ignorable_Code_Point}]`, "gv");
/** Marks that fonts stack on top of each other without end: those of no script, and those of a few scripts. */
const STACKED = "[\\p{M}&&[\\p{sc=Zinh}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Cyrl}]]";
/** Repeated marks become one; a letter keeps at most 3 stacked marks and 7 marks in all, which Burmese needs. */
const REPEATED = /(\p{M})\1+/gu;
const PILED = new RegExp(`(${STACKED}{3})${STACKED}+`, "gv");
const CROWDED = /(\p{M}{7})\p{M}+/gu;
/** A mark without a letter would be drawn on the text before it. */
const BASELESS = /(^| )\p{M}+/gu;
const SHOWN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Removing characters can bring others together that must go too; each round makes the text shorter. */
const MOST_ROUNDS = 8;

/** Whether anything of it is visible. */
/* @__NO_SIDE_EFFECTS__ */
export function isShown(longest: number): Check<string> {
  return described(
    { type: "string", minLength: 1, maxLength: longest },
    (value) => isText(longest)(value) && cleanText(value as string, longest) !== "",
  );
}

/** Empty if nothing of it is visible; at most `longest` UTF-16 units. Idempotent. */
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

/** Cuts between characters, never within one. */
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

/** For use within a sentence: right-to-left text is isolated so that it does not reorder the text beside it. */
export const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);

/** Pairs: a letter and the Latin one it looks like. */
const LOOKALIKES = new Map(
  [..."аaвbеeкkмmнhоoрpсcтtуyхxіiјjѕsԁdԛqԝwαaβbεeζzηhιiκkμmνnοoρpτtυyχxıi0o1i|iʙbᴏoᴛtꓐbꓳoꓔtօoⲃbⲟoⲧt🅑b🅞o🅣t🅱b🅾o🆃t".matchAll(/(.)(.)/gu)].map(
    ([, other = "", letter = ""]) => [other, letter],
  ),
);

/** Names that look alike have the same key. */
export const lookalikeKey = (name: string): string =>
  [
    ...name
      .normalize("NFKD")
      .replace(/[\p{sc=Zinh}&&\p{M}]|[\p{Default_Ignorable_Code_Point}\s]/gv, "")
      .toLowerCase(),
  ]
    .map((letter) => LOOKALIKES.get(letter) ?? letter)
    .join("")
    .replaceAll("i", "l");

/** The name, with a number from 2 on appended if it looks like another one. */
export function distinctName(name: string, others: readonly string[], longest: number): string {
  const taken = new Set(others.map(lookalikeKey));
  for (let number = 1; ; number++) {
    const end = number === 1 ? "" : ` ${number}`;
    const distinct = `${cleanText(name, longest - end.length)}${end}`;
    if (!taken.has(lookalikeKey(distinct))) return distinct;
  }
}
