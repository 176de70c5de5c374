/** The operator at their page, by keyboard alone, and the guest in a browser whom it is about. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ADMIN_TOKEN } from "../server/harness/operator.ts";
import { open } from "./harness/browser.ts";
import { fromMenu } from "./harness/front-page.ts";
import { arrive, type Person } from "./harness/person.ts";
import { atTable, host as hostTable, playBots } from "./harness/players.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";

const here = quay({ timings: BRISK, access: { adminToken: ADMIN_TOKEN } });
const HOSTILE = "<img src=x onerror=a()>";
const MESSAGE = "dialog.question p.operator";

/** The operator's page, opened with the token as the browser asks for it. */
async function office(): Promise<{ page: Page; wrong: readonly string[] }> {
  const httpCredentials = { username: "<b>Eve</b>", password: ADMIN_TOKEN };
  return open(here.browser, `${here.address}admin`, { httpCredentials });
}

/** Goes on with Tab until the focus is on the control. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** Looks a guest up and acts on them. */
async function act(page: Page, guest: string, what: string, why: string): Promise<void> {
  await page.goto(`${here.address}admin`);
  await tabTo(page, "[name=find]");
  await page.keyboard.type(guest);
  await page.keyboard.press("Enter");
  await page.waitForURL(/find=/);
  await tabTo(page, 'table a[href*="who="]');
  await page.keyboard.press("Enter");
  await page.waitForURL(/who=/);
  await tabTo(page, "[name=what]");
  await page.keyboard.type(what);
  await tabTo(page, "form[action='/admin/act'] [name=why]");
  await page.keyboard.type(why);
  await page.keyboard.press("Enter");
  await page.locator("[role=status]", { hasText: "Done:" }).waitFor();
}

describe("An operator", () => {
  let eve: Awaited<ReturnType<typeof office>>;
  let ada: Person;

  it(
    "finds a guest whose name is written like a page, and warns them: they read it over their match, and once more after a reload until they confirm it",
    async () => {
      ada = await arrive(here.browser, here.address, HOSTILE);
      const code = await hostTable(ada.page, "duel");
      const ben = await arrive(here.browser, `${here.address}#join=${code}`, "Ben");
      for (const { page } of [ada, ben]) await atTable(page);
      eve = await office();
      await act(eve.page, HOSTILE, "warn", `"><script>stop()</script>`);
      await expect.poll(() => eve.page.locator("img, script").count()).toBe(0);
      await eve.page.locator("[role=status]", { hasText: HOSTILE }).waitFor();
      await ada.page.locator(MESSAGE, { hasText: `Please read this warning: "><script>stop()</script>` }).waitFor();
      await expect.poll(() => ben.page.locator(MESSAGE).count()).toBe(0);
      await ada.page.reload();
      await ada.page.locator(MESSAGE).waitFor();
      await ada.page.keyboard.press("Enter");
      await ada.page.locator(MESSAGE).waitFor({ state: "detached" });
      await expect
        .poll(async () => {
          await eve.page.goto(`${here.address}admin`);
          return eve.page.locator("td", { hasText: "warn" }).count();
        })
        .toBe(0);
      expect([...eve.wrong, ...ada.wrong, ...ben.wrong]).toEqual([]);
    },
    PATIENCE,
  );

  it(
    "bans them: they are told until when and why, may still save what is kept about them, and erase it",
    async () => {
      await act(eve.page, HOSTILE, "ban", "threats");
      await ada.page.locator(MESSAGE, { hasText: /closed this server to you until .+ The reason: threats/ }).waitFor();
      await ada.page.goto(here.address);
      await ada.page.reload();
      await ada.page.locator(MESSAGE).waitFor();
      await ada.page.keyboard.press("Enter");
      await ada.page.locator(MESSAGE).waitFor({ state: "detached" });
      const guest = () => ada.page.evaluate(() => localStorage.getItem("quayside.guest"));
      const banned = await guest();
      await (await fromMenu(ada.page, "account")).click();
      const download = ada.page.waitForEvent("download");
      await ada.page.locator('[data-do="export"]').click();
      expect((await download).suggestedFilename()).toBe("quayside-guest.json");
      await ada.page.locator('[data-do="erase"]').click();
      await ada.page.locator("dialog.question button.brass").click();
      // The page has a new guest only after the server has answered.
      await expect.poll(async () => [null, banned].includes(await guest())).toBe(false);
      await eve.page.goto(`${here.address}admin/log`);
      const rows = await eve.page.locator("tbody tr").allTextContents();
      expect(rows.map((row) => /ban|read|warn/.exec(row)?.[0])).toEqual(["read", "ban", "read", "warn"]);
      expect(rows.join()).toContain("<b>Eve</b>");
      expect(rows.join()).not.toMatch(/threats|onerror/);
    },
    PATIENCE,
  );

  it(
    "reads what has gone wrong in a page, once for a message, with build, match and frame",
    async () => {
      const cleo = await arrive(here.browser, here.address, "Cleo");
      await playBots(cleo.page, "duel");
      await atTable(cleo.page);
      for (let times = 0; times < 2; times++)
        await cleo.page.evaluate(() => {
          setTimeout(() => {
            throw new TypeError("nothing is as it was");
          });
          void Promise.reject(new RangeError("nor is this"));
        });
      const match = await cleo.page.evaluate(() => globalThis.quayside.feed?.match ?? "");
      const row = eve.page.locator("tr", { hasText: "TypeError: nothing is as it was" });
      await expect
        .poll(async () => {
          await eve.page.goto(`${here.address}admin`);
          return [await row.count(), await eve.page.locator("tr", { hasText: "RangeError: nor is this" }).count()];
        })
        .toEqual([1, 1]);
      const cells = await row.locator("td").allTextContents();
      expect([cells[2], cells[6], cells[7]]).toEqual(["1", "duel", match]);
      expect(cells[3]).toBe(await cleo.page.locator("meta[name=build]").getAttribute("content"));
      expect(Number(cells[8])).toBeGreaterThanOrEqual(0);
    },
    PATIENCE,
  );
});
