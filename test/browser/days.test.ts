/** A match in days in real browsers: set up, left, found again in the lobby, and the tab that counts the moves. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { atTable, host, leave, moveOnce } from "./harness/company.ts";
import { arrive, type Person } from "./harness/person.ts";
import { PATIENCE, quay } from "./harness/quay.ts";

const here = quay();
let ada: Person;
let ben: Person;

beforeAll(async () => {
  ada = await arrive(here.browser, here.address, "Ada");
  ada.page.context().setDefaultTimeout(15000);
}, PATIENCE);
afterAll(() => leave(ada, ben));

describe("A match in days", () => {
  it(
    "is set up, can be left without losing the seat, and is found in the lobby with whose move it is",
    async () => {
      const code = await host(ada.page, "duel", { speed: "threeDays" });
      await ada.page.locator(".waiting", { hasText: "You can close this page" }).waitFor();
      ben = await arrive(here.browser, `${here.address}#join=${code}`, "Ben");
      for (const { page } of [ada, ben]) await atTable(page);
      await ada.page.locator(".seat .clock", { hasText: "2 d 23 h" }).waitFor();
      const mover = await moveOnce([ada, ben]);
      const other = mover === ada ? ben : ada;
      for (const { page } of [mover, other]) await page.locator("button.wooden", { hasText: "Leave table" }).click();
      await mover.page.locator(".days li", { hasText: `${other === ben ? "Ben" : "Ada"} to move · 2 d 23 h` }).waitFor();
      await other.page.locator(".days li", { hasText: "your turn" }).waitFor();
      expect(await other.page.title()).toBe("(1) Your move · Quayside");
      expect(await mover.page.title()).toBe("Quayside");
      if (process.env.SHOT) await other.page.screenshot({ path: process.env.SHOT });
      await other.page.locator(".days [data-do='sit']").click();
      await atTable(other.page);
      await moveOnce([other]);
    },
    PATIENCE,
  );
});
