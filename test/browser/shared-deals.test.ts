/** A deal for friends in real browsers: set up, sent as a link, played by two, and compared. */
import { describe, expect, it } from "vitest";
import { arrive, untilAsked } from "./harness/person.ts";
import { atTable } from "./harness/players.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";
import { besideTable } from "./harness/table-menu.ts";

const here = quay({ timings: BRISK, maxMessagesPerSecond: 1e6, maxCalls: 1e9 });

describe("A deal for friends", () => {
  it(
    "is set up, opened by its link, and compared once it was played",
    async () => {
      const ada = await arrive(here.browser, here.address, "Ada");
      await ada.page.locator('.actions[data-game="duel"] [data-do="more"]').click();
      await ada.page.locator('.actions[data-game="duel"] [data-do="table"]').click();
      await ada.page.locator('dialog.create [data-do="deal"]').click();
      await ada.page.locator('dialog.shared-deal [data-do="make-deal"]').click();
      const link = await ada.page.locator("dialog.shared-deal .link").inputValue();
      expect(link).toMatch(/\/d\/[A-Z]{10}$/);

      const ben = await arrive(here.browser, here.address, "Ben");
      await ben.page.goto(link);
      await ben.page.locator("dialog.shared-deal", { hasText: "Nobody has played it yet." }).waitFor();
      for (const { page } of [ada, ben]) {
        await page.locator('dialog.shared-deal [data-do="play-deal"]').click();
        await atTable(page);
        await untilAsked(page);
        await page.locator(".buttons", { hasText: "No undo in a shared deal" }).waitFor();
        await (await besideTable(page, "Resign")).click();
        await page.locator("dialog", { hasText: "It counts as last" }).locator(".brass").click();
        await page.locator("dialog.score").getByRole("button", { name: "Compare with the others" }).click();
        await page.locator("dialog.shared-deal .comparison").waitFor();
      }
      const rows = ben.page.locator("dialog.shared-deal .comparison tbody tr");
      await expect.poll(() => rows.allTextContents()).toHaveLength(2);
      expect((await rows.allTextContents()).join()).toMatch(/Ada.*given up.*Ben.*\(you\)/);
      await rows.filter({ hasText: "Ada" }).getByRole("button").click();
      await ben.page.locator(".seat .name", { hasText: "Ada" }).first().waitFor();
      expect([...ada.wrong, ...ben.wrong]).toEqual([]);
      for (const { page } of [ada, ben]) await page.context().close();
    },
    PATIENCE,
  );

  it(
    "is made of a match against bots, at its end",
    async () => {
      const { page, wrong } = await arrive(here.browser, here.address, "Cleo");
      await page.locator('.actions[data-game="duel"] [data-do="play"]').click();
      await atTable(page);
      await untilAsked(page);
      await (await besideTable(page, "Resign")).click();
      await page.locator("dialog .brass", { hasText: "Resign" }).click();
      await page.locator("dialog.score").getByRole("button", { name: "Send this deal to friends" }).click();
      await page.locator('dialog.shared-deal [data-do="make-deal"]').click();
      await page.locator("dialog.shared-deal .comparison", { hasText: "whose deal it is" }).waitFor();
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});
