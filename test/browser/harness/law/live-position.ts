/** A live table at a position of a golden record: its replay is played on against bots. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { LanguageId } from "../../../../client/text/languages.ts";
import { root } from "../../../../scripts/settings.ts";
import { withOpenHands } from "../../../golden/golden.ts";
import type { Position } from "./positions.ts";

const untilAsked = (page: Page) => page.locator("[data-move]").first().waitFor({ state: "attached" });

/** Leaves the table that the page shows. */
export async function playFrom(page: Page, address: string, { record, frame, seat, openHands }: Position): Promise<void> {
  const text = readFileSync(join(root, "test/golden", `${record}.record`), "utf8");
  const body = openHands ? withOpenHands(text) : text;
  await page.route(`**/${record}.record`, (route) => route.fulfill({ body, contentType: "text/plain" }));
  // A page that shows a table does not follow another hash alone, so the query changes too.
  await page.goto(`${address}?${record}-${frame}#replay=/${record}.record&frame=${frame}&seat=${seat}`);
  await page.waitForFunction((wanted) => globalThis.quayside?.table?.shown?.number === wanted, frame);
  await page.locator(".replay [data-do=try]").click();
  await page.waitForFunction(() => document.querySelector(".replay:not([hidden])") === null);
  await untilAsked(page);
  await putToastAway(page);
}

/** Clicks away the notice that a page has no graphics card, which is given once. */
const putToastAway = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const toast of document.querySelectorAll<HTMLElement>(".toast")) toast.click();
  });

/** Where the middle of a piece is on the page; it may be on its way, if the window or the language has just changed. */
async function middleOf(page: Page, piece: string): Promise<{ readonly x: number; readonly y: number }> {
  const found = await page.waitForFunction((key) => {
    const box = globalThis.quayside.table?.boxOf(key);
    const { x, y } = document.querySelector(".picture")!.getBoundingClientRect();
    return box && { x: x + box.x + box.width / 2, y: y + box.y + box.height / 2 };
  }, piece);
  return (await found.jsonValue()) as { x: number; y: number };
}

/** Clicks a piece that leaves a choice. */
export async function pick(page: Page, piece: string | undefined): Promise<void> {
  if (piece === undefined) return;
  if ((await page.locator(".choices .quiet").count()) > 0) return;
  const { x, y } = await middleOf(page, piece);
  await page.mouse.click(x, y);
  await page.locator(".choices .quiet").waitFor();
}

/** The selector of the card about a piece: on the way to it, the pointer may have opened another's. */
export const cardAbout = (piece: string): string => `.detail[data-card="${piece}"]`;

/** Rests the pointer on a piece until its card is there. */
export async function hoverPiece(page: Page, piece: string): Promise<void> {
  const { x, y } = await middleOf(page, piece);
  await page.mouse.move(x, y, { steps: 2 });
  await page.locator(cardAbout(piece)).waitFor();
}

/** Two answers: the hint is there, and no longer thought about. */
export const HINT = ".strip.hint:not([hidden]) button + button";

/** The hint itself, with nothing pointed at. */
export async function askForHint(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.locator(".detail").waitFor({ state: "detached" });
  await page.keyboard.press("h");
  await page.locator(HINT).waitFor();
}

/** Changes the language in the middle of the match. */
export async function readIn(page: Page, language: LanguageId): Promise<void> {
  if (await page.evaluate((id) => document.documentElement.lang === id, language)) return;
  await page.keyboard.press("o");
  await page.locator("dialog[open] select[name=language]").selectOption(language);
  await page.waitForFunction((id) => document.documentElement.lang === id && globalThis.quayside.table?.shown !== undefined, language);
  await page.evaluate(() => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  });
  await untilAsked(page);
}

export type WindowSize = `${number}x${number}`;

export async function inWindow(page: Page, size: WindowSize): Promise<void> {
  const [width, height] = size.split("x").map(Number) as [number, number];
  await page.evaluate(() => globalThis.painted.clear());
  await page.setViewportSize({ width, height });
}
