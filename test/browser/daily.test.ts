/** The deal of the day in a real browser: begun, left, continued and given up; yesterday's best is watched. */
import { describe, expect, it, vi } from "vitest";
import { LiveLobby } from "../../client/feed/live/live-lobby.ts";
import { time } from "../../server/base/time.ts";
import { GAMES } from "../../shared/games.ts";
import { FACES } from "../client/listed-faces.ts";
import { gameOf } from "../game-of.ts";
import { memory, over, playing } from "../server/server.ts";
import { arrive, untilAsked } from "./harness/person.ts";
import { playOut } from "./harness/play-out.ts";
import { atTable } from "./harness/players.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";
import { besideTable } from "./harness/table-menu.ts";

const here = quay({ timings: BRISK, dailyLevel: "casual", maxMessagesPerSecond: 1e6, maxCalls: 1e9 });
const DAY = 86_400_000;

async function playYesterday(name: string): Promise<void> {
  const today = time.now();
  const yesterday = vi.spyOn(time, "now").mockReturnValue(today - DAY);
  const lobby = new LiveLobby({ address: here.address.slice(0, -1), gameOf: gameOf(GAMES), storage: memory(), name });
  await over(playing(await lobby.playDaily("duel")).feed);
  await expect.poll(async () => (await lobby.dailies()).games.find(({ game }) => game === "duel")?.own?.result).toBeDefined();
  yesterday.mockRestore();
}

describe("The deal of the day", () => {
  it(
    "is played from the lobby, once and without help, and its result is copied; yesterday's best is watched",
    async () => {
      await playYesterday("Ada");
      const { page, wrong } = await arrive(here.browser, here.address, "Ben");
      const deal = page.locator('.daily [data-daily="duel"]');
      const press = async (words: string) => (await besideTable(page, words)).click();
      await deal.filter({ hasText: "Play" }).click();
      await atTable(page);
      await untilAsked(page);
      await page.locator(".buttons", { hasText: "No undo in a deal of the day" }).waitFor();
      await expect.poll(() => page.locator(".buttons").textContent()).not.toMatch(/Hint|Ask players/);
      await page.keyboard.press("h");
      await page.locator(".toast", { hasText: "Hints are off at this table." }).waitFor();
      await press("Leave table");
      await page.locator("dialog .brass", { hasText: "Leave table" }).click();
      await deal.filter({ hasText: "Continue" }).click();
      await atTable(page);
      await press("Resign");
      await page.locator("dialog", { hasText: "It is not ranked" }).locator(".brass").click();
      const sheet = page.locator("dialog.score");
      await sheet.locator(".note", { hasText: "Deal of the day" }).waitFor();
      expect((await sheet.getByRole("button").allTextContents()).join()).not.toMatch(/Play again|Watch replay|Check/);
      await sheet.getByRole("button", { name: "Back to lobby" }).click();

      await deal.filter({ hasText: "Given up" }).click();
      const row = page.locator('.daily-deals [data-daily="duel"]');
      await page.locator(".daily-deals", { hasText: /New deals in (\d+ h )?\d+ min/ }).waitFor();
      await page.evaluate(() => {
        const writeText = async (text: string) => {
          Object.assign(globalThis, { copied: text });
        };
        Object.defineProperty(navigator, "clipboard", { value: { writeText } });
      });
      await row.locator('[data-do="copy"]').click();
      await page.locator(".toast", { hasText: "Result copied" }).waitFor();
      expect(await page.evaluate(() => (globalThis as unknown as { readonly copied: string }).copied)).toMatch(
        /^Quayside daily, 7 Wonders Duel, \w+ \d+: given up\s+http/,
      );
      await expect.poll(() => row.textContent()).toMatch(/Yesterday’s best of 1 player: .*Ada/);
      await row.locator('[data-do="best"]').click();
      await page.waitForURL("**/r/**");
      await atTable(page);
      await page.locator(".seat .name", { hasText: "Ada" }).first().waitFor();
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );

  it(
    "is there in every game: the Duel played to its end, the others given up, and each result is shown",
    async () => {
      const { page, wrong } = await arrive(here.browser, here.address, "Cleo");
      for (const face of FACES) {
        const deal = page.locator(`.daily [data-daily="${face.game.id}"]`);
        await deal.filter({ hasText: "Play" }).click();
        await atTable(page);
        if (face.game.id === "duel") await playOut([{ page }], face);
        else await page.evaluate(() => globalThis.quayside.feed?.resign());
        const sheet = page.locator("dialog.score");
        await sheet.locator(".note", { hasText: "Deal of the day" }).waitFor();
        await sheet.getByRole("button", { name: "Back to lobby" }).click();
        await deal.filter({ hasText: face.game.id === "duel" ? /won|lost|drawn/i : /given up/i }).waitFor();
      }
      await page.locator('.daily [data-daily="duel"]').click();
      await page.locator(".daily-deals .state", { hasText: /first to finish|better than/ }).waitFor();
      await expect.poll(() => page.locator(".daily-deals .state", { hasText: /given up/i }).count()).toBe(FACES.length - 1);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});
