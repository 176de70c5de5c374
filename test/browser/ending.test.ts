/** What is seen between the last move of a match and its score sheet. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { open } from "./harness/browser.ts";
import { arrive, type Person } from "./harness/person.ts";
import { atTable, host, leave } from "./harness/players.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";
import { leaveTable } from "./harness/table-menu.ts";

const here = quay({ timings: BRISK });
/** The longest closing scene: it does not end before it is skipped. */
const MOVING = JSON.stringify({ speed: "slow", motion: "full", confirm: "never", muted: true });
const START = '[data-game="duel"] [data-do="play"]';

async function resign(page: Page): Promise<void> {
  await page.locator(START).click();
  await atTable(page);
  await page.evaluate(() => {
    globalThis.closings = 0;
    new MutationObserver(() => {
      if (document.querySelector(".closing") !== null) globalThis.closings++;
    }).observe(document.body, { childList: true, subtree: true });
    globalThis.quayside.feed?.resign();
  });
}

declare global {
  /** Changes of the page while there was a closing scene. */
  var closings: number;
}

const hasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector("dialog.score")?.contains(document.activeElement) === true);

/** Two people, the first of whom has resigned. */
async function resigned(): Promise<{ ada: Person; ben: Person }> {
  const ada = await arrive(here.browser, here.address, "Ada");
  const code = await host(ada.page, "duel");
  const ben = await arrive(here.browser, `${here.address}#join=${code}`, "Ben");
  for (const { page } of [ada, ben]) await atTable(page);
  await ada.page.evaluate(() => globalThis.quayside.feed?.resign());
  return { ada, ben };
}

describe("the end of a match", () => {
  it(
    "is shown on the table, and a key or a click opens the score sheet, which has the focus",
    async () => {
      const { page, wrong } = await open(here.browser, here.address, {}, (context) =>
        context.addInitScript((settings) => {
          if (location.protocol === "about:") return;
          localStorage.setItem("quayside.settings", settings);
          localStorage.setItem("quayside.name", "Ada");
        }, MOVING),
      );
      const sheet = page.locator("dialog.score");
      for (const skip of [() => page.keyboard.press("b"), () => page.mouse.click(400, 300)]) {
        await resign(page);
        await page.locator(".closing .crest .badge").waitFor();
        await expect.poll(() => sheet.count()).toBe(0);
        await skip();
        await sheet.waitFor();
        expect(await hasFocus(page)).toBe(true);
        await page.locator(".closing").waitFor({ state: "detached" });
        await sheet.getByRole("button", { name: "Back to lobby" }).click();
      }
      // Who leaves now need not press twice, and finds no sheet in the lobby.
      await resign(page);
      await page.locator(".closing .crest .badge").waitFor();
      await leaveTable(page);
      await page.locator(START).waitFor();
      await expect.poll(() => sheet.count()).toBe(0);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );

  it(
    "with less motion is the score sheet at once",
    async () => {
      const { page } = await arrive(here.browser, here.address, "Ada");
      await resign(page);
      await page.locator("dialog.score").waitFor();
      expect(await hasFocus(page)).toBe(true);
      expect(await page.evaluate(() => globalThis.closings)).toBe(0);
      await page.context().close();
    },
    PATIENCE,
  );

  it(
    "leaves the chat in reach: two players talk over the score sheet, and it is back beside the table afterwards",
    async () => {
      const { ada, ben } = await resigned();
      const line = ({ page }: typeof ada) => page.locator("dialog.score .say input");
      for (const [speaker, words] of [
        [ada, "One more?"],
        [ben, "Tomorrow at nine"],
      ] as const) {
        await line(speaker).fill(words);
        await line(speaker).press("Enter");
        for (const { page } of [ada, ben]) await page.locator("dialog.score .said li", { hasText: words }).waitFor();
      }
      await ada.page.keyboard.press("Escape");
      await ada.page.locator(".table-screen .said li", { hasText: "Tomorrow" }).waitFor();
      // Opened again, the sheet has it again.
      await ada.page.getByRole("button", { name: "Score sheet" }).click();
      await ada.page.locator("dialog.score .said li", { hasText: "Tomorrow" }).waitFor();
      await expect.poll(() => ada.page.locator(".table-screen .said").count()).toBe(0);
      await leave(ada, ben);
    },
    PATIENCE,
  );

  it(
    "won is told in words as dark in the evening as by day, for the morning behind them is as bright",
    async () => {
      const { ada, ben } = await resigned();
      const colour = () => ben.page.locator(".score.won .winner h2").evaluate((title) => getComputedStyle(title).color);
      const byDay = await colour();
      await ben.page.emulateMedia({ colorScheme: "dark" });
      await ben.page.locator('[data-look="evening"]').waitFor();
      expect(await colour()).toBe(byDay);
      await leave(ada, ben);
    },
    PATIENCE,
  );
});
