/** Hostile names and chat lines in a browser, shown by the client's own lists: they must appear as text, and nothing else may happen. */
import { join } from "node:path";
import { build } from "vite";
import { launch } from "../../../test/browser/harness/browser.ts";
import type { Shown } from "./words-page.ts";

const STRIKE = "globalThis.struck = 1";
const MARKUP = [
  `<script>${STRIKE}</script>`,
  `<img src=x onerror="${STRIKE}">`,
  `<svg onload="${STRIKE}"></svg>`,
  `<iframe srcdoc="<script>parent.struck = 1</script>"></iframe>`,
  `<a href="javascript:${STRIKE}">a</a>`,
  `<style>*{display:none}</style>`,
  `<i>italic</i>`,
  `<math><mi xlink:href="data:x,${STRIKE}">`,
  `<input autofocus onfocus="${STRIKE}">`,
  `<details open ontoggle="${STRIKE}">`,
  `javascript:${STRIKE}`,
  "&lt;b&gt;&amp;nbsp;&#60;",
  `$${"{"}${STRIKE}}`,
  "{{constructor.constructor('globalThis.struck = 1')()}}",
  "{name} {you} %s %n $& $1 \\u0041",
  "__proto__",
  "constructor",
  "'; DROP TABLE guests; --",
  "\u0001\u0002\u007f",
  "\u202eesrever",
  "Z̸̢̛a̷l̴g̵o̶",
  "👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  "\uffff\u0301",
  "W".repeat(200),
];
/** Contexts the markup may try to break out of. */
const AROUND: readonly ((markup: string) => string)[] = [
  (markup) => markup,
  (markup) => `">${markup}`,
  (markup) => `'/>${markup}`,
  (markup) => `</span></li></ul>${markup}`,
  (markup) => `<!-- -->]]>${markup}<!--`,
];
export const WORDS = AROUND.flatMap((around) => MARKUP.map(around));

/** The number of texts that are not shown exactly, or that run something. */
export async function showHostileWords(): Promise<number> {
  const entry = join(import.meta.dirname, "words-page.ts");
  const lib = { entry, formats: ["iife" as const], name: "words" };
  const built = await build({ configFile: false, logLevel: "error", build: { lib, write: false, target: "es2023" } });
  const [output] = Array.isArray(built) ? built : [built];
  const code = output !== undefined && "output" in output ? output.output[0].code : "";
  const browser = await launch("--disable-3d-apis", "--disable-gpu");
  try {
    const page = await browser.newPage();
    let wrong = 0;
    page.on("pageerror", () => wrong++);
    page.on("dialog", () => wrong++);
    await page.setContent("<!doctype html><title>words</title><body></body>");
    await page.addScriptTag({ content: code });
    const shown = await page.evaluate((words) => globalThis.showWords(words), WORDS);
    // After this wait anything that a text has started would have run.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100))));
    const struck = await page.evaluate(() => "struck" in globalThis || document.title !== "words");
    return wrong + (struck ? 1 : 0) + shown.elements + wrongIn(shown);
  } finally {
    await browser.close();
  }
}

function wrongIn({ names, said, tables, labels }: Shown): number {
  const missing = (word: string): boolean => !names.includes(word) || !said.includes(word);
  const lost = WORDS.filter(missing);
  const unlisted = WORDS.filter((word) => !tables.some((line) => line.includes(word)) || !labels.some((label) => label.includes(word)));
  return lost.length + unlisted.length + Math.abs(names.length - WORDS.length);
}
