/** Spell-checks names, comments, sentences and documents; words of our own stand in `scripts/spelling/words.txt`, one a line, sorted. */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import dictionary from "dictionary-en-gb";
import nspell from "nspell";
import { at } from "../shared/core/base/checked.ts";
import { root } from "./settings.ts";

const FILES = ["*.ts", "*.md", "*.css", "*.html", "*.mjs"];
/** Data, the page that is written of measurements, and texts in other languages. */
const SKIPPED = /^BENCHMARKS\.md$|^test\/golden\/|^test\/.*names|^assets\/|\/text\/(nb|nl|is|zh-Hans)\//;
/** Shorter words are mostly abbreviations. */
const SHORTEST = 4;
const WORDS = "scripts/spelling/words.txt";

/** Addresses, escapes, colours, letters in a row (aaaa, ggbb) and digits of hex or base64 are no words. */
const NO_WORDS = [
  /\b(https?|wss?|postgres|redis):\S+/g,
  /\\u\{?[\da-f]+\}?|\\x[\da-f]{2}|\\[a-z]/gi,
  /#[\da-f]{3,8}\b/gi,
  /0x[\da-f]+/gi,
  /\b(?=\w*\d)[\da-f]{6,}\b/gi,
  /[\w+/=]{60,}/g,
  /\b\w*(\w)\1\1\w*\b/g,
];

const own = new Set(
  readFileSync(join(root, WORDS), "utf8")
    .split("\n")
    .filter((word) => word !== ""),
);
const speller = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
const known = new Map<string, boolean>();
const unknown = new Map<string, string>();
const used = new Set<string>();

for (const path of execFileSync("git", ["ls-files", ...FILES], { cwd: root, encoding: "utf8" })
  .trim()
  .split("\n")) {
  if (SKIPPED.test(path)) continue;
  for (const [at, line] of readFileSync(join(root, path), "utf8").split("\n").entries())
    for (const word of wordsIn(line)) if (!isKnown(word) && !unknown.has(word)) unknown.set(word, `${path}:${at + 1}`);
}

if (process.argv.includes("--write")) console.log([...unknown.keys()].sort().join("\n"));
else for (const [word, where] of unknown) console.error(`${where}: "${word}" is in no dictionary. Mend it, or add it to ${WORDS}.`);
const unused = [...own].filter((word) => !used.has(word));
for (const word of unused) console.error(`${WORDS}: "${word}" is not used any more.`);
if (unknown.size + unused.length > 0) process.exit(1);

/** Names are cut at their capitals: `readRecord` is two words. */
function wordsIn(line: string): string[] {
  // A soft hyphen is within a word.
  const text = NO_WORDS.reduce((rest, pattern) => rest.replace(pattern, " "), line.replaceAll("\\u00AD", ""));
  const parts = text.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2");
  return [...parts.matchAll(/(?<![\p{L}.])[A-Za-z][a-z']*[a-z](?!\p{L})/gu)]
    .map(([word]) => word.replace(/'s$|'$/, "").toLowerCase())
    .filter((word) => word.length >= SHORTEST);
}

function isKnown(word: string): boolean {
  if (own.has(word)) {
    used.add(word);
    return true;
  }
  let is = known.get(word);
  if (is === undefined) {
    is = speller.correct(word) || speller.correct(at(word, 0).toUpperCase() + word.slice(1)) || speller.correct(word.toUpperCase());
    known.set(word, is);
  }
  return is;
}
