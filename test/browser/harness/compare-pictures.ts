/**
 * Compares today's pictures with their references. What is compared is the mean colour of small blocks as an eye weighs it: a letter set half
 * a pixel elsewhere is no difference; a word, a piece or a shade of the ground is.
 */
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { writeFigures } from "../../../lab/shots/contact-sheet.ts";
import { REFERENCES } from "../../../lab/shots/references.ts";

/** Blocks of a picture across and down. */
const BLOCKS = { width: 128, height: 72 };
/** A block differs if its two colours are further apart than this, on a scale from 0 to 1. */
const DIFFERENT = 0.035;
/** A picture differs if more blocks than these do: fewer than a word in the smallest letters covers. */
const MOST_BLOCKS = 4;

/** How far two colours are apart for an eye, from 0 to 1: brightness weighs more than hue. Colours are at `at` in rows of red, green, blue, alpha. */
function distance(one: Uint8Array, other: Uint8Array, at: number): number {
  const [r, g, b] = [0, 1, 2].map((part) => one[at + part]! - other[at + part]!) as [number, number, number];
  const y = 0.299 * r + 0.587 * g + 0.114 * b;
  const i = 0.596 * r - 0.274 * g - 0.322 * b;
  const q = 0.211 * r - 0.523 * g + 0.312 * b;
  return Math.sqrt(0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q) / 255;
}

/** How many blocks differ. */
export function differentBlocks(one: Uint8Array, other: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 4) if (distance(one, other, at) > DIFFERENT) count++;
  return count;
}

interface Comparison {
  readonly name: string;
  /** Blocks that differ; undefined if there is nothing to compare with. */
  readonly blocks: number | undefined;
}

/** Every picture of today's folder beside its reference; those that are gone too, unless only some were taken. */
export async function compare(browser: Browser, today: string, references = REFERENCES): Promise<readonly Comparison[]> {
  const [kept, taken] = [references, today].map((folder) => new Set(readdirSync(folder).filter((file) => file.endsWith(".webp"))));
  const page = await browser.newPage();
  const comparisons: Comparison[] = [];
  for (const name of new Set([...kept!, ...taken!])) {
    const both = kept!.has(name) && taken!.has(name);
    const blocks = both
      ? differentBlocks(await blocksOf(page, join(references, name)), await blocksOf(page, join(today, name)))
      : undefined;
    comparisons.push({ name, blocks });
  }
  await page.close();
  return comparisons;
}

export const isDifferent = ({ blocks }: Comparison): boolean => blocks === undefined || blocks > MOST_BLOCKS;

async function blocksOf(page: Page, path: string): Promise<Uint8Array> {
  const picture = `data:image/webp;base64,${readFileSync(path, "base64")}`;
  // As text: the driver takes a list apart and checks it number by number, which takes longer than all the rest.
  const blocks = await page.evaluate(
    async ([source, { width, height }]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const context = new OffscreenCanvas(width, height).getContext("2d")!;
      context.imageSmoothingQuality = "high";
      context.drawImage(image, 0, 0, width, height);
      return btoa(String.fromCharCode(...context.getImageData(0, 0, width, height).data));
    },
    [picture, BLOCKS] as const,
  );
  return Buffer.from(blocks, "base64");
}

/** Writes the committed picture and today's side by side, and a third that shows where they differ; gives the file. */
export async function writeSideBySide(
  browser: Browser,
  folder: string,
  today: string,
  comparisons: readonly Comparison[],
  references = REFERENCES,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "pictures.png");
  const picture = (from: string, name: string, label: string): string => {
    const file = join(from, name);
    const url = readdirSync(from).includes(name) ? `url("${pathToFileURL(file).href}")` : "none";
    return `<figure><div style='background-image: ${url}'></div><figcaption>${name}, ${label}</figcaption></figure>`;
  };
  const figures = comparisons.flatMap(({ name, blocks }) => [
    picture(references, name, "kept"),
    picture(today, name, blocks === undefined ? "today: one of them is missing" : `today: ${blocks} blocks differ`),
    `<figure><div style='background-image: url("${pathToFileURL(join(references, name)).href}"), url("${pathToFileURL(join(today, name)).href}"); background-blend-mode: difference'></div><figcaption>the difference</figcaption></figure>`,
  ]);
  const style = "div { aspect-ratio: 16 / 9; background-size: contain; filter: none }";
  await writeFigures(browser, path, figures, { columns: 3, style });
  return path;
}
