/** Somebody at a table in a browser: sees what the page shows, and moves by clicks on the picture or by the mirror. */
import type { Browser, Page } from "playwright-core";
import type { Moment } from "../../client/feed/feed.ts";
import type { Face } from "../../client/games/face.ts";
import { poseHash } from "../../client/stage/hash.ts";
import type { View } from "../../shared/core/game.ts";
import { open } from "./browser.ts";

/** Motions at once and no questions: what is tested here is what comes of a move. */
const SETTINGS = JSON.stringify({ speed: "instant", confirm: "never" });

export interface Person {
  readonly page: Page;
  /** Errors of the page so far. */
  readonly wrong: readonly string[];
}

export async function arrive(browser: Browser, address: string, name: string): Promise<Person> {
  const { page, wrong } = await open(browser, address, {}, (context) =>
    context.addInitScript(
      ([settings, guest]) => {
        localStorage.setItem("quayside.settings", settings as string);
        if (localStorage.getItem("quayside.name") === null) localStorage.setItem("quayside.name", guest as string);
      },
      [SETTINGS, name],
    ),
  );
  return { page, wrong };
}

/** The frame the picture shows. */
export const shown = (page: Page): Promise<Moment> => page.evaluate(() => globalThis.quayside.table?.shown as Moment);

/** Waits until the person may move, or the match is over; says which. */
export async function untilAsked(page: Page): Promise<boolean> {
  await page.waitForFunction(
    () => document.querySelector("[data-move]") !== null || globalThis.quayside.table?.shown?.outcome !== undefined,
  );
  return page.evaluate(() => document.querySelector("[data-move]") !== null);
}

export const isAsked = (page: Page): Promise<boolean> => page.evaluate(() => document.querySelector("[data-move]") !== null);

/** Presses a move of the mirror, as a keyboard or a screen reader would. */
export async function moveByMirror(page: Page, choose: number): Promise<void> {
  const number = (await shown(page)).number;
  await page.evaluate((at) => {
    const buttons = document.querySelectorAll<HTMLElement>("[data-move]");
    buttons[at % buttons.length]?.click();
  }, choose);
  await newer(page, number);
}

/** Clicks a move's pieces on the picture, then its label if the pieces alone do not decide. */
export async function moveByClicks(page: Page, face: Face, choose: number): Promise<void> {
  const { sight, number } = await shown(page);
  const picks = face.picks(sight as View);
  const pick = picks[choose % picks.length];
  if (pick === undefined) throw new Error("there is nothing to pick");
  for (const piece of pick.pieces) await clickPiece(page, piece);
  const alone = picks.filter(({ pieces }) => pick.pieces.every((piece, at) => pieces[at] === piece)).length === 1;
  if (!alone) await page.locator(`[data-choice="${pick.move}"]`).click();
  await newer(page, number);
}

async function clickPiece(page: Page, piece: string): Promise<void> {
  const at = await page.evaluate((key) => {
    const box = globalThis.quayside.table?.boxOf(key);
    const canvas = [...document.querySelectorAll("canvas")].at(-1)?.getBoundingClientRect();
    return box && canvas && { x: canvas.x + box.x + box.width / 2, y: canvas.y + box.y + box.height / 2 };
  }, piece);
  if (at === undefined) throw new Error(`there is no piece ${piece} in the picture`);
  await page.mouse.click(at.x, at.y);
}

const newer = (page: Page, number: number) =>
  page.waitForFunction((seen) => (globalThis.quayside.table?.shown?.number ?? -1) > seen, number);

/** The digest of the picture on screen, and of what the layout says of the frame it shows. */
export async function picture(page: Page, face: Face): Promise<{ onScreen: string; byLayout: string }> {
  const { onScreen, sight, size } = await page.evaluate(() => {
    const table = globalThis.quayside.table;
    const canvas = [...document.querySelectorAll("canvas")].at(-1)?.getBoundingClientRect();
    return { onScreen: table?.poseHash() as string, sight: table?.shown?.sight, size: { width: canvas?.width, height: canvas?.height } };
  });
  return { onScreen, byLayout: poseHash(face.layout(sight as View, size as { width: number; height: number })) };
}
