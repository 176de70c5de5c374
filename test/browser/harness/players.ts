/** What people at one table do together: sit down, move in turn, see the same. */
import type { Page } from "playwright-core";
import { wayTo } from "./front-page.ts";
import { moveByMirror, type Person, shown, untilAsked } from "./person.ts";

/** Waits until the picture shows a match. */
export const atTable = (page: Page) => page.waitForFunction(() => globalThis.quayside?.table?.shown !== undefined);

export const seatOf = async (page: Page): Promise<number> => (await shown(page)).sight.seat;

/** The log is drawn with the next animation frame. */
export const logDrawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

export async function logOf(page: Page, lines = ".log .line"): Promise<string[]> {
  await logDrawn(page);
  // A picture at a line's end has a blank before it.
  return (await page.locator(lines).allTextContents()).map((line) => line.trim());
}

/** In the form of a new table; opens what is folded there. */
export async function pickOption(page: Page, name: string, value: string): Promise<void> {
  const option = page.locator(`dialog input[name="${name}"][value="${value}"]`);
  await option.waitFor({ state: "attached" });
  if (!(await option.isVisible())) await page.locator("dialog .variants > summary").click();
  await option.check();
}

/** Opens a private table from a game's form, choosing a value of each named option; gives its code. */
export async function host(page: Page, game: string, picked: Readonly<Record<string, string>> = {}): Promise<string> {
  await (await wayTo(page, game, "table")).click();
  for (const [name, value] of Object.entries(picked)) await pickOption(page, name, value);
  await page.locator('[data-do="open"]').click();
  return (await page.locator(".code").textContent()) ?? "";
}

/** Sits down with as few bots as the game allows: when the table's only person resigns, it is soon over. */
export async function playBots(page: Page, game: string): Promise<void> {
  if (game === "elasund") {
    await host(page, game, { seats: "2", doors: "anybody" });
    await page.locator('dialog.waiting [data-do="fill"]').click();
  } else await page.locator(`[data-game="${game}"] [data-do="play"]`).click();
  await atTable(page);
}

/** Waits until the pictures have come to a frame. */
export const settled = (people: readonly Person[], number: number) =>
  Promise.all(people.map(({ page }) => page.waitForFunction((least) => (globalThis.quayside.table?.shown?.number ?? -1) >= least, number)));

/** The one of them who is asked. */
export async function asked(people: readonly Person[]): Promise<Person> {
  const found = await Promise.race(people.map(async (person) => ((await untilAsked(person.page)) ? person : undefined)));
  if (found === undefined) throw new Error("the match is over too soon");
  return found;
}

/** One move of the asked player, accepted by the server and seen by all; returns that player. */
export async function moveOnce(people: readonly Person[], choose = 0): Promise<Person> {
  const mover = await asked(people);
  await moveByMirror(mover.page, choose);
  await settled(people, (await shown(mover.page)).number);
  return mover;
}

/** The names on the seats of the table. */
export const names = (page: Page): Promise<string[]> => page.locator(".seat .name").allTextContents();

/** Opens another player's menu at the table and uses it. */
export async function treat(page: Page, name: string, deed: "mute" | "block"): Promise<void> {
  await page.locator(".seat button.name", { hasText: name }).click();
  await page.locator(`dialog [data-do="${deed}"]`).click();
}

export const leave = (...people: readonly Person[]) => Promise.all(people.map(({ page }) => page.context().close()));
