/** Two people who have never met at a table add each other: by a link, and by name. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { arrive } from "./harness/person.ts";
import { leave } from "./harness/players.ts";
import { PATIENCE, quay } from "./harness/quay.ts";

const here = quay();

async function openPeople(page: Page) {
  await page.locator('.company [data-do="people"]').click();
  const fold = page.locator("dialog.people .variants");
  await fold.locator("summary").click();
  return fold;
}

describe("People who have not met", () => {
  it(
    "know each other by a link that works once",
    async () => {
      const [ada, ben, cleo] = [
        await arrive(here.browser, here.address, "Ada"),
        await arrive(here.browser, here.address, "Ben"),
        await arrive(here.browser, here.address, "Cleo"),
      ];
      const fold = await openPeople(ada.page);
      await fold.locator('[data-do="once"]').click();
      const link = await fold.locator("input.link").inputValue();
      await ben.page.goto(link);
      await ben.page.locator("dialog.question", { hasText: "Ada" }).locator(".brass").click();
      await ben.page.locator(".toast", { hasText: "are now in each other’s lists" }).waitFor();
      await ada.page.locator(".persons li", { hasText: "Ben" }).waitFor();
      await cleo.page.goto(link);
      await cleo.page.locator(".toast", { hasText: "was used" }).waitFor();
      expect([...ada.wrong, ...ben.wrong].join()).toBe("");
      await leave(ada, ben, cleo);
    },
    PATIENCE,
  );

  it(
    "find each other by name if they allow it, with the keyboard alone",
    async () => {
      const [ada, ben] = [await arrive(here.browser, here.address, "Dora"), await arrive(here.browser, here.address, "Emil")];
      const own = await openPeople(ada.page);
      await own.locator('[data-do="findable"]').check();
      const fold = await openPeople(ben.page);
      await fold.locator('input[name="sought"]').fill("dor");
      // The switch is on its way to the server.
      await expect
        .poll(async () => {
          await ben.page.keyboard.press("Enter");
          return fold.locator("li", { hasText: "Dora" }).count();
        })
        .toBe(1);
      await fold.locator('[data-do="ask"]').focus();
      await ben.page.keyboard.press("Enter");
      await ada.page.locator(".persons li", { hasText: "Emil wants to add you." }).waitFor();
      expect([...ada.wrong, ...ben.wrong].join()).toBe("");
      await leave(ada, ben);
    },
    PATIENCE,
  );
});
