/** A coat of arms in the browser: chosen with the keyboard alone, and seen beside the name by others. */
import { describe, expect, it } from "vitest";
import { arrive } from "./harness/person.ts";
import { atTable, host, leave } from "./harness/players.ts";
import { PATIENCE, quay } from "./harness/quay.ts";
import { besideTable } from "./harness/table-menu.ts";

const here = quay();

describe("A coat of arms", () => {
  it(
    "is chosen with the keyboard, said in words, kept, and seen by others at the table",
    async () => {
      const [ada, ben] = [await arrive(here.browser, here.address, "Ada"), await arrive(here.browser, here.address, "Ben")];
      const button = ada.page.locator('.corner [data-do="arms"]');
      await button.locator("svg").waitFor();
      const before = await button.locator("svg").innerHTML();
      await button.focus();
      await ada.page.keyboard.press("Enter");
      const dialog = ada.page.locator("dialog.coat-of-arms");
      const spoken = dialog.getByRole("status");
      await dialog.getByRole("radio", { name: "silver" }).first().focus();
      await ada.page.keyboard.press("Space");
      await dialog.getByRole("radio", { name: "anchor" }).focus();
      await ada.page.keyboard.press("Space");
      expect(await spoken.textContent()).toMatch(/silver .*figure: anchor$/);
      await ada.page.keyboard.press("ArrowLeft");
      expect(await spoken.textContent()).toMatch(/figure: oak$/);
      await dialog.locator('[data-do="wear"]').focus();
      await ada.page.keyboard.press("Enter");
      await ada.page.locator(".toast", { hasText: "You wear this coat of arms now." }).waitFor();
      await expect.poll(() => button.locator("svg").innerHTML()).not.toBe(before);
      const worn = await button.locator("svg").innerHTML();
      await ada.page.reload();
      await expect.poll(() => button.locator("svg").innerHTML()).toBe(worn);

      const code = await host(ada.page, "duel");
      await expect.poll(() => ada.page.locator(".waiting .place svg").last().innerHTML()).toBe(worn);
      await ben.page.locator("#code").fill(code);
      await ben.page.locator("#code").press("Enter");
      await atTable(ben.page);
      const seats = ben.page.locator(".seat", { hasText: "Ada" });
      await expect.poll(() => seats.locator(".worn svg").innerHTML()).toBe(worn);
      expect(await ben.page.locator(".seat .worn svg").count()).toBe(2);

      await ada.page.locator(".chat input").fill("Fair winds");
      await ada.page.locator(".chat input").press("Enter");
      const line = ben.page.locator(".chat .said li", { hasText: "Fair winds" });
      await expect.poll(() => line.locator("strong svg").innerHTML()).toBe(worn);

      // The record does not say them: the server does, for a finished match, in anyone's replay.
      const match = await ada.page.evaluate(() => globalThis.quayside.feed?.match);
      await (await besideTable(ben.page, "Resign")).click();
      await ben.page.locator("dialog.question .brass").click();
      await ada.page.locator(".table-screen[data-ending]").waitFor();
      await expect
        .poll(async () => {
          await ben.page.goto(`${here.address}r/${match}/1`);
          await atTable(ben.page);
          return ben.page.locator(".seat .worn svg").count();
        })
        .toBe(2);
      expect(await seats.locator(".worn svg").innerHTML()).toBe(worn);
      expect([...ada.wrong, ...ben.wrong]).toEqual([]);
      await leave(ada, ben);
    },
    PATIENCE,
  );

  it(
    "can be left as it was, drawn anew, or as the name has it",
    async () => {
      const { page, wrong } = await arrive(here.browser, here.address, "Cleo");
      const button = page.locator('.corner [data-do="arms"]');
      await button.locator("svg").waitFor();
      const before = await button.locator("svg").innerHTML();
      await button.click();
      const dialog = page.locator("dialog.coat-of-arms");
      const spoken = dialog.getByRole("status");
      const own = await spoken.textContent();
      await expect
        .poll(async () => {
          await dialog.locator('[data-do="random"]').click();
          return spoken.textContent();
        })
        .not.toBe(own);
      await dialog.locator('[data-do="by-name"]').click();
      expect(await spoken.textContent()).toBe(own);
      await dialog.locator('[data-do="random"]').click();
      await page.keyboard.press("Escape");
      expect(await button.locator("svg").innerHTML()).toBe(before);
      // Another name has other arms, as long as none are chosen.
      await page.locator("#name").fill("Somebody else");
      await page.locator("#name").press("Enter");
      await expect.poll(() => button.locator("svg").innerHTML()).not.toBe(before);
      expect(wrong).toEqual([]);
      await leave({ page, wrong });
    },
    PATIENCE,
  );
});
