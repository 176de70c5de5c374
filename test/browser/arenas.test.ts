/** An arena in real browsers: opened, found in another one's lobby, and played on from one deal to the next. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { wayTo } from "./harness/front-page.ts";
import { arrive, untilAsked } from "./harness/person.ts";
import { atTable } from "./harness/players.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";
import { besideTable } from "./harness/table-menu.ts";

const here = quay({ timings: BRISK, maxMessagesPerSecond: 1e6, maxCalls: 1e9 });

/** Gives the deal at the table up, and goes back to the arena from its score sheet. */
async function giveUp(page: Page): Promise<void> {
  await atTable(page);
  await untilAsked(page);
  await (await besideTable(page, "Resign")).click();
  await page.locator("dialog", { hasText: "It counts as last" }).locator(".brass").click();
  await page.locator("dialog.score").getByRole("button", { name: "Compare with the others" }).click();
  await page.locator("dialog.arena .arena-matches li").first().waitFor();
}

describe("An arena", () => {
  it(
    "is opened for all, found in another lobby, played deal by deal from its panel, and compared",
    async () => {
      const ada = await arrive(here.browser, here.address, "Ada");
      await (await wayTo(ada.page, "duel", "table")).click();
      await ada.page.locator('dialog.create [data-do="arena"]').click();
      await ada.page.locator("dialog.shared-deal").getByRole("radio", { name: "60 min" }).check();
      await ada.page.locator('[data-do="make-arena"]').click();
      await ada.page.locator("dialog.arena .status", { hasText: /(60:00|59:\d\d) left/ }).waitFor();
      const link = await ada.page.locator("dialog.arena .link").inputValue();
      expect(link).toMatch(/\/arena\/[A-Z]{10}$/);

      const ben = await arrive(here.browser, here.address, "Ben");
      await ben.page.locator(".daily [data-arena]", { hasText: /Arena.*7 Wonders Duel.*60 min left/ }).click();
      await ben.page.locator("dialog.arena", { hasText: "Nobody has played it yet." }).waitFor();
      // A second press does nothing while the first one is answered, however long that takes.
      const held = Promise.withResolvers<void>();
      await ben.page.route("**/api/playArena", async (route) => held.promise.then(() => route.continue()));
      const status = ben.page.locator("dialog.arena .status");
      const before = await status.textContent();
      const play = ben.page.locator('dialog.arena [data-do="play-arena"]');
      await play.click();
      await expect.poll(() => status.textContent()).not.toBe(before);
      expect(await play.isDisabled()).toBe(true);
      held.resolve();
      await atTable(ben.page);
      await ben.page.goto(link);
      for (const { page } of [ada, ben]) {
        await page.locator('dialog.arena [data-do="play-arena"]', { hasText: /(Play|Continue) deal 1/ }).click();
        await giveUp(page);
        await page.locator('dialog.arena [data-do="play-arena"]', { hasText: "Play deal 2" }).click();
        await atTable(page);
        await untilAsked(page);
      }
      // A reload comes back to the deal, and its link to the arena.
      await ben.page.goto(link);
      await ben.page.locator('dialog.arena [data-do="play-arena"]', { hasText: "Continue deal 2" }).click();
      await giveUp(ben.page);
      await expect.poll(() => ben.page.locator("dialog.arena .comparison tbody tr").allTextContents()).toEqual(["1Ada01", "2Ben (you)02"]);
      await ben.page.getByRole("button", { name: "Compare how everyone played deal 1" }).click();
      const rows = ben.page.locator("dialog.shared-deal:not(.arena) .comparison tbody tr");
      await expect.poll(() => rows.allTextContents()).toHaveLength(2);
      await rows.filter({ hasText: "Ada" }).getByRole("button").click();
      await ben.page.locator(".seat .name", { hasText: "Ada" }).first().waitFor();
      expect([...ada.wrong, ...ben.wrong]).toEqual([]);
      for (const { page } of [ada, ben]) await page.context().close();
    },
    PATIENCE,
  );
});
