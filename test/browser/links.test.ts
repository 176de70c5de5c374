/** Places by their addresses: in this tab and in another one, back and forth, loaded again, without a server, and where there is nothing. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { today } from "../../client/base/today.ts";
import { gameOfDay } from "../../shared/listed-games.ts";
import { puzzleSetOf } from "../../shared/puzzle-sets.ts";
import { wayTo } from "./harness/front-page.ts";
import { arrive } from "./harness/person.ts";
import { atTable } from "./harness/players.ts";
import { PATIENCE, quay } from "./harness/quay.ts";
import { leaveTable } from "./harness/table-menu.ts";

const here = quay();
const pathOf = (page: Page): string => new URL(page.url()).pathname;

it(
  "the rules have an address: a press goes there, back closes them, a middle press opens them in a tab, and a reload shows them again",
  async () => {
    const { page, wrong } = await arrive(here.browser, here.address, "Ada");
    const rules = page.locator("dialog.rules");
    // What is behind the poster is open with it.
    await wayTo(page, "duel", "puzzles");
    const link = page.locator('a[href="/rules/duel"]');
    const [tab] = await Promise.all([page.context().waitForEvent("page"), link.click({ button: "middle" })]);
    await tab.locator("dialog.rules").waitFor();
    expect(pathOf(tab)).toBe("/rules/duel");
    await tab.close();
    await link.click();
    await rules.waitFor();
    expect(pathOf(page)).toBe("/rules/duel");
    await page.goBack();
    await rules.waitFor({ state: "detached" });
    expect(pathOf(page)).toBe("/");
    await page.goForward();
    await rules.waitFor();
    await page.reload();
    await rules.getByRole("button", { name: "Close" }).click();
    await expect.poll(() => pathOf(page)).toBe("/");
    expect(wrong).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);

it(
  "a puzzle, the puzzle of the day and the deals of the day open by their addresses",
  async () => {
    const [, second] = (await puzzleSetOf("duel"))!.puzzles;
    const { page, wrong } = await arrive(here.browser, `${here.address}puzzle/duel/${second!.id}`, "Ada");
    await page.locator(".puzzle h2", { hasText: "Puzzle 2 " }).waitFor();
    await page.reload();
    await page.locator(".puzzle h2", { hasText: "Puzzle 2 " }).waitFor();
    await page.goto(`${here.address}puzzle`);
    await atTable(page);
    await page.waitForFunction((game) => globalThis.quayside.feed?.game.id === game, gameOfDay(today()));
    // It has its own address now: a reload tomorrow shows the same.
    await expect.poll(() => pathOf(page)).toMatch(/^\/puzzle\/[a-z-]+\/[\w-]+$/);
    await leaveTable(page);
    await expect.poll(() => pathOf(page)).toBe("/");
    await page.goto(`${here.address}daily`);
    await page.locator("dialog.daily-deals").waitFor();
    expect(wrong).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);

it(
  "an address that is nothing shows the front page and says so, also for a puzzle that there is not",
  async () => {
    const { page } = await arrive(here.browser, here.address, "Ada");
    for (const [path, status] of [
      ["nothing", 404],
      ["puzzle/duel/none", 200],
    ] as const) {
      const answer = await page.goto(here.address + path);
      expect(answer?.status()).toBe(status);
      await page.locator(".toast.refusal", { hasText: "There is nothing at this address." }).waitFor();
      await page.locator('[data-game="duel"] [data-do="play"]').waitFor();
      expect(pathOf(page)).toBe("/");
    }
    await page.context().close();
  },
  PATIENCE,
);
