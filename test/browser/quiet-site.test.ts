/** A site with few people on it: who waits is seen and met with one press, plays a bot meanwhile, and others are called. */
import { describe, expect, it } from "vitest";
import { newVapidKey } from "../../server/push/vapid.ts";
import { pushService, standInBrowser } from "../server/push/push-service.ts";
import { wayTo } from "./harness/front-page.ts";
import { arrive } from "./harness/person.ts";
import { atTable, host, leave, names } from "./harness/players.ts";
import { standInPushManager } from "./harness/push-manager.ts";
import { PATIENCE, quay } from "./harness/quay.ts";
import { leaveTable } from "./harness/table-menu.ts";

const here = quay({ push: { key: newVapidKey(), contact: "mailto:quay@play.example", isOpen: true } });

describe("A player who waits", () => {
  it(
    "for a rated match is seen on the front page, and joined with one press and one answer",
    async () => {
      const [ada, ben] = [await arrive(here.browser, here.address, "Ada"), await arrive(here.browser, here.address, "Ben")];
      await (await wayTo(ada.page, "duel", "quick")).click();
      await ada.page.locator('[data-do="rated"]').check();
      const sign = ben.page.locator('[data-looking="duel"]', { hasText: "1 waiting, rated" });
      await sign.focus();
      await ben.page.keyboard.press("Enter");
      const question = ben.page.locator("dialog.question", { hasText: "rated" });
      // What is not wished for is not begun by a second press of the same key.
      await expect.poll(() => question.locator("button:focus").textContent()).not.toBe("Take seat");
      await question.locator(".brass").click();
      for (const { page } of [ada, ben]) await atTable(page);
      expect([...ada.wrong, ...ben.wrong]).toEqual([]);
      await leave(ada, ben);
    },
    PATIENCE,
  );

  it(
    "plays a bot meanwhile, may stop waiting, and is called from it when somebody comes",
    async () => {
      const [ada, ben] = [await arrive(here.browser, here.address, "Ada"), await arrive(here.browser, here.address, "Ben")];
      const strip = ada.page.locator(".strip.meanwhile");
      await (await wayTo(ada.page, "duel", "quick")).click();
      await ada.page.locator('dialog.waiting [data-do="meanwhile"]').click();
      await atTable(ada.page);
      await strip.getByRole("button", { name: "Stop waiting" }).click();
      await ben.page.locator('[data-looking="duel"]:empty').waitFor({ state: "attached" });
      await expect.poll(() => strip.isVisible()).toBe(false);
      await leaveTable(ada.page);
      await ada.page.locator("dialog.question .brass").click();
      await (await wayTo(ada.page, "duel", "quick")).click();
      await ada.page.locator('dialog.waiting [data-do="meanwhile"]').click();
      await atTable(ada.page);
      await strip.waitFor();
      // The own search is nobody to play against.
      await expect.poll(() => ada.page.locator('[data-looking="duel"]').textContent()).toBe("");
      await ben.page.locator('[data-looking="duel"]', { hasText: "1 waiting" }).click();
      await atTable(ben.page);
      await expect.poll(() => names(ada.page)).toContain("Ben");
      await expect.poll(() => strip.isVisible()).toBe(false);
      expect([...ada.wrong, ...ben.wrong]).toEqual([]);
      await leave(ada, ben);
    },
    PATIENCE,
  );

  it(
    "at a table for friends plays a bot meanwhile, too",
    async () => {
      const [ada, ben] = [await arrive(here.browser, here.address, "Ada"), await arrive(here.browser, here.address, "Ben")];
      const code = await host(ada.page, "elasund", { seats: "2" });
      await ada.page.locator('dialog.waiting [data-do="meanwhile"]').click();
      await atTable(ada.page);
      await ben.page.goto(`${here.address}t/${code}`);
      await atTable(ben.page);
      await expect.poll(() => names(ada.page)).toContain("Ben");
      expect([...ada.wrong, ...ben.wrong]).toEqual([]);
      await leave(ada, ben);
    },
    PATIENCE,
  );
});

describe("A player who finds nobody", () => {
  it(
    "presses a button that stays where it is when the switch for a call arrives",
    async () => {
      const { page, wrong } = await arrive(here.browser, here.address, "Ada");
      await page.addInitScript(standInPushManager, standInBrowser(`${here.address}device`).subscription);
      let send = (): void => undefined;
      const sent = new Promise<void>((resolve) => (send = resolve));
      await page.route(/push-switch/, async (route) => {
        await sent;
        await route.continue();
      });
      await page.reload();
      const quick = await wayTo(page, "duel", "quick");
      const before = await quick.boundingBox();
      send();
      await page.locator('.poster:has([data-game="duel"]) [data-do="call"]').waitFor();
      expect(await quick.boundingBox()).toEqual(before);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );

  it(
    "switches on that they are called tonight, and a notification says so when somebody waits",
    async () => {
      const service = await pushService();
      const device = standInBrowser(`${service.address}/device`);
      const [ada, ben] = [await arrive(here.browser, here.address, "Ada"), await arrive(here.browser, here.address, "Ben")];
      await ada.page.addInitScript(standInPushManager, device.subscription);
      await ada.page.reload();
      // The switch is fetched with the card that it lies on.
      const poster = ada.page.locator('.poster:has([data-game="duel"])');
      await poster.locator('[data-do="more"]').click();
      const call = poster.locator('[data-do="call"]');
      await call.check();
      await ada.page.locator('.more-ways [data-do="call"]:checked:enabled').first().waitFor();
      await (await wayTo(ben.page, "duel", "quick")).click();
      await expect.poll(() => service.received.length).toBe(1);
      expect(JSON.parse(device.read(service.received[0]!.body))).toMatchObject({ call: "waits", game: "duel" });
      // It is remembered, and can be taken back.
      await call.uncheck();
      await ada.page.locator('[data-game="duel"] [data-do="call"]:not(:checked):enabled').waitFor();
      await (await wayTo(ada.page, "duel", "quick")).click();
      for (const { page } of [ada, ben]) await atTable(page);
      expect([...ada.wrong, ...ben.wrong]).toEqual([]);
      await leave(ada, ben);
    },
    PATIENCE,
  );
});
