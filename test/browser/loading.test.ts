/** What a page fetches, and when. */
import { describe, expect, it } from "vitest";
import { arrive } from "./harness/person.ts";
import { atTable } from "./harness/players.ts";
import { PATIENCE, quay } from "./harness/quay.ts";

const here = quay();
/** Code by the names that the build gives to its chunks. */
const GAME_CODE = /\/(?:face|duel|elasund|puerto-rico|mount-table|phaser-surface)-[\w-]+\.js$/;

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

      const play = page.locator('[data-game="elasund"] [data-do="practice"]');
      let refused = 0;
      await page.route(/\/face-[\w-]+\.js$/, (route) => {
        refused++;
        return route.abort();
      });
      await play.click();
      const again = page.getByRole("button", { name: "Try again" });
      await again.waitFor();
      expect(refused).toBeGreaterThan(0);
      await page.unrouteAll();
      await again.click();
      await again.waitFor({ state: "detached" });
      await play.click();
      await atTable(page);
      expect((await fetched()).filter((name) => /\/face-/.test(name))).toHaveLength(1);
      await page.context().close();
    },
    PATIENCE,
  );
});
