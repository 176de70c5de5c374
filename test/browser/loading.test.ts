/** What a page fetches, and when. */
import { describe, expect, it } from "vitest";
import { wayTo } from "./harness/front-page.ts";
import { arrive } from "./harness/person.ts";
import { atTable } from "./harness/players.ts";
import { PATIENCE, quay } from "./harness/quay.ts";

const here = quay();
/** Code by the names that the build gives to its chunks. */
const GAME_CODE = /\/(?:face|duel|elasund|puerto-rico|mount-table|phaser-surface)-[\w-]+\.js$/;

describe("A table that is on its way", () => {
  it("is shown as a frame of words at once; if it cannot be had, the front page is there again", async () => {
    const { page } = await arrive(here.browser, here.address, "Ada");
    const play = page.locator('[data-game="elasund"] [data-do="play"]');
    const call = Promise.withResolvers<void>();
    await page.route("**/api/play", async (route) => {
      await call.promise;
      await route.abort();
    });
    await play.click();
    const shell = page.locator(".table-screen.shell");
    await shell.getByText("Setting up the table").waitFor();
    await expect.poll(() => shell.locator(".side h1").textContent()).toBe("Elasund");
    await expect.poll(() => shell.locator(".seat").count()).toBeGreaterThan(1);
    await expect.poll(() => play.isVisible()).toBe(false);
    // What every match begins with is painted by now.
    const canvas = page.locator(".picture canvas");
    await canvas.first().waitFor({ state: "attached" });
    call.resolve();
    await shell.waitFor({ state: "detached" });
    await expect.poll(() => canvas.count()).toBe(0);
    await play.waitFor();
    await page.unrouteAll();
    await play.click();
    await atTable(page);
    await expect.poll(() => shell.count()).toBe(0);
    await page.context().close();
  });
});

describe("The code of a game", () => {
  it(
    "is fetched when its card is pointed at, not with the front page; when that fails, one can try again",
    async () => {
      const { page } = await arrive(here.browser, here.address, "Ada");
      await page.locator("#name").waitFor();
      await page.waitForLoadState("networkidle");
      const fetched = () =>
        page.evaluate(() =>
          performance
            .getEntriesByType("resource")
            .map(({ name }) => name)
            .filter((name) => name.endsWith(".js")),
        );
      expect((await fetched()).filter((name) => GAME_CODE.test(name))).toEqual([]);
      // The ui's sentences, and no game's.
      expect((await fetched()).filter((name) => /\/en-/.test(name))).toHaveLength(1);

      let refused = 0;
      await page.route(/\/face-[\w-]+\.js$/, (route) => {
        refused++;
        return route.abort();
      });
      await (await wayTo(page, "elasund", "practice")).click();
      const again = page.getByRole("button", { name: "Try again" });
      await again.waitFor();
      expect(refused).toBeGreaterThan(0);
      await page.unrouteAll();
      await again.click();
      await again.waitFor({ state: "detached" });
      await (await wayTo(page, "elasund", "practice")).click();
      await atTable(page);
      expect((await fetched()).filter((name) => /\/face-/.test(name))).toHaveLength(1);
      await page.context().close();
    },
    PATIENCE,
  );
});
