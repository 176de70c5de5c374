/** A standing group in real browsers: founded, joined by its link, its table in one click, its results, and left again. */
import { describe, expect, it } from "vitest";
import { arrive } from "./harness/person.ts";
import { atTable, leave, moveOnce } from "./harness/players.ts";
import { PATIENCE, quay } from "./harness/quay.ts";

const here = quay();

describe("A standing group", () => {
  it(
    "is founded, joined by its link, plays with one click, counts its matches, and is left",
    async () => {
      const [ada, ben] = [await arrive(here.browser, here.address, "Ada"), await arrive(here.browser, here.address, "Ben")];
      await ada.page.locator('.company [data-do="people"]').click();
      await ada.page.locator('dialog.people input[name="group"]').fill("Friday");
      await ada.page.keyboard.press("Enter");
      const open = ada.page.locator('dialog.people [data-do="group"]');
      await open.click();
      const group = ada.page.locator("dialog.group");
      await group.locator(".note", { hasText: "No matches yet." }).waitFor();
      const link = await group.locator("input.link").inputValue();
      expect(link).toMatch(/\/g\/[A-Z]{10}$/);
      await ada.page.keyboard.press("Escape");

      await ben.page.goto(link);
      await ben.page
        .locator("dialog.question", { hasText: "You are invited to the group Friday. Members: Ada." })
        .locator(".brass")
        .click();
      await ben.page.locator("dialog.group li", { hasText: "Ada" }).waitFor();
      await ben.page.keyboard.press("Escape");

      await ada.page.keyboard.press("Escape");
      await ada.page.locator('.company [data-do="people"]').click();
      await ada.page
        .locator("dialog.people li", { hasText: "Ada, Ben" })
        .or(ada.page.locator("dialog.people li", { hasText: "Ada and Ben" }))
        .waitFor();
      await open.click();
      await group.getByRole("button", { name: "7 Wonders Duel" }).click();
      await ben.page.locator(".strip.invitation", { hasText: "invites you to 7 Wonders Duel" }).locator('[data-do="accept"]').click();
      for (const { page } of [ada, ben]) await atTable(page);
      for (let moves = 0; moves < 4; moves++) await moveOnce([ada, ben]);
      await ben.page.evaluate(() => globalThis.quayside.feed?.resign());
      for (const { page } of [ada, ben]) await page.locator("dialog.score").getByRole("button", { name: "Back to lobby" }).click();

      await ben.page.goto(link);
      const his = ben.page.locator("dialog.group");
      await his.locator("li", { hasText: "7 Wonders Duel, 1 match" }).locator(".series", { hasText: "Best of three: Ada 1" }).waitFor();
      // Who came later removes nobody.
      expect(await his.locator('[data-do="remove"]').count()).toBe(0);
      await his.locator('[data-do="leave-group"]').click();
      await ben.page.locator("dialog.question .brass").click();
      await his.waitFor({ state: "detached" });
      await ada.page.goto(link);
      await group.locator("li", { hasText: "Ada" }).waitFor();
      await expect.poll(() => group.locator("li", { hasText: "Ben" }).count()).toBe(0);
      expect([...ada.wrong, ...ben.wrong]).toEqual([]);
      await leave(ada, ben);
    },
    PATIENCE,
  );
});
