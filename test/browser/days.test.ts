/** A match in days in real browsers: set up, left, found again in the lobby, and the tab that counts the moves. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newVapidKey } from "../../server/push/vapid.ts";
import { claimsOf, pushService, standInBrowser } from "../server/push/push-service.ts";
import { arrive, type Person } from "./harness/person.ts";
import { atTable, host, leave, moveOnce } from "./harness/players.ts";
import { standInPushManager } from "./harness/push-manager.ts";
import { PATIENCE, quay } from "./harness/quay.ts";
import { leaveTable } from "./harness/table-menu.ts";

const key = newVapidKey();
const here = quay({ push: { key, contact: "mailto:quay@play.example", isOpen: true } });
let ada: Person;
let ben: Person;

beforeAll(async () => {
  ada = await arrive(here.browser, here.address, "Ada");
}, PATIENCE);
afterAll(() => leave(ada, ben));

describe("A match in days", () => {
  it(
    "is set up, can be left without losing the seat, is found in the lobby with whose move it is, and the browser is told of it",
    async () => {
      const code = await host(ada.page, "duel", { speed: "threeDays" });
      await ada.page.locator(".waiting", { hasText: "You can close this page" }).waitFor();
      await ada.page.locator(".waiting button", { hasText: "Back to lobby" }).click();
      await ada.page.locator(".days li", { hasText: "1 of 2 seats taken" }).waitFor();
      await ada.page.locator(".days [data-do='sit']").click();
      ben = await arrive(here.browser, `${here.address}#join=${code}`, "Ben");
      for (const { page } of [ada, ben]) await atTable(page);
      await ada.page.locator(".seat .clock", { hasText: "2 d 23 h" }).waitFor();
      const mover = await moveOnce([ada, ben]);
      const other = mover === ada ? ben : ada;
      for (const { page } of [mover, other]) await leaveTable(page);
      await mover.page.locator(".days li", { hasText: `${other === ben ? "Ben" : "Ada"} to move · 2 d 23 h` }).waitFor();
      await other.page.locator(".days li", { hasText: "your turn" }).waitFor();
      await expect.poll(() => other.page.title()).toBe("(1) Your move · Quayside");
      await expect.poll(() => mover.page.title()).toBe("Quayside");
      const service = await pushService();
      const device = standInBrowser(`${service.address}/device`);
      await mover.page.addInitScript(standInPushManager, device.subscription);
      await mover.page.reload();
      const push = mover.page.locator('.days [data-do="push"]');
      await expect.poll(() => push.isChecked()).toBe(false);
      await push.check();
      await mover.page.locator('.days [data-do="push"]:checked:enabled').waitFor();
      await other.page.locator(".days [data-do='sit']").click();
      await atTable(other.page);
      // The second player chooses three wonders in a row.
      for (let moves = 0; moves < 3; moves++) await moveOnce([other]);
      await expect.poll(() => service.received.length).toBe(1);
      expect(JSON.parse(device.read(service.received[0]!.body))).toMatchObject({ game: "duel", against: [other === ben ? "Ben" : "Ada"] });
      expect(claimsOf(service.received[0]!.headers.authorization).key).toBe(await mover.page.evaluate(() => sessionStorage.getItem("key")));
      await push.uncheck();
      await mover.page.locator('.days [data-do="push"]:not(:checked):enabled').waitFor();
    },
    PATIENCE,
  );

  it.each(["elasund", "puerto-rico"])(
    "of %s is played by one move, left, and found in both lobbies with whose move it is",
    async (game) => {
      const people = [await arrive(here.browser, here.address, "Cleo"), await arrive(here.browser, here.address, "Dora")];
      const [cleo, dora] = people as [Person, Person];
      const code = await host(cleo.page, game, { seats: "2", speed: "threeDays" });
      await dora.page.goto(`${here.address}#join=${code}`);
      for (const { page } of people) await atTable(page);
      await cleo.page.locator(".seat .clock", { hasText: "2 d 23 h" }).waitFor();
      await moveOnce(people);
      for (const { page } of people) await leaveTable(page);
      const listed = people.map(async ({ page }) => `${await page.locator(".days li", { hasText: "2 d 23 h" }).textContent()}`);
      const tickets = await Promise.all(listed);
      const isOwn = (ticket: string): boolean => ticket.includes("your turn");
      expect(tickets.filter(isOwn)).toHaveLength(1);
      expect(tickets.find((ticket) => !isOwn(ticket))).toMatch(/(Cleo|Dora) to move · 2 d 23 h/);
      await leave(cleo, dora);
    },
    PATIENCE,
  );
});
