/** What wins in a game, in a browser: a page with an address, its pictures as tables, and the like beside an analysis board. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openMemoryStore } from "../../server/database/store.ts";
import { duel } from "../../shared/duel/index.ts";
import { fromMenu } from "./harness/front-page.ts";
import { arrive, clickPiece, shown } from "./harness/person.ts";
import { PATIENCE, quay } from "./harness/quay.ts";

const store = await openMemoryStore();
const at = quay(store);
const pathOf = (page: Page): string => new URL(page.url()).pathname;
const panel = (page: Page) => page.locator("dialog.game-statistics");

it(
  "a page of statistics has an address: the card behind the poster and the rules lead there, back closes it, and closing leads to the lobby",
  async () => {
    const { page, wrong } = await arrive(at.browser, at.address, "Ada");
    await page.locator('.poster:has([data-game="elasund"]) [data-do="more"]').click();
    await page.locator('a[href="/statistics/elasund"]').click();
    await panel(page).locator(".town td[style]").first().waitFor();
    expect(pathOf(page)).toBe("/statistics/elasund");
    await page.goBack();
    await panel(page).waitFor({ state: "detached" });
    await page.goto(`${at.address}rules/elasund`);
    await page.locator('dialog.rules a[href="/statistics/elasund"]').click();
    await panel(page).waitFor();
    await page.locator("dialog.rules").waitFor({ state: "detached" });
    expect(pathOf(page)).toBe("/statistics/elasund");
    await page.keyboard.press("Escape");
    await expect.poll(() => pathOf(page)).toBe("/");
    expect(wrong).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);

it(
  "the number of players and whose matches are shown are chosen by keys, and a long table is unfolded",
  async () => {
    const { page, wrong } = await arrive(at.browser, `${at.address}statistics/puerto-rico`, "Ada");
    const rows = (chart: string) => panel(page).locator(`section:has(h3:text-is("${chart}")) tbody tr:visible`);
    await expect.poll(() => rows("Seats").count()).toBe(2 * 3);
    // The focus is on the number of players that is chosen.
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => rows("Seats").count()).toBe(2 * 4);
    const first = await rows("How matches end").first().textContent();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => rows("How matches end").first().textContent()).not.toBe(first);
    await page.keyboard.press("ArrowUp");
    const folded = await rows("Buildings of winners").count();
    const more = panel(page)
      .getByRole("button", { name: /^Show all \d+$/ })
      .last();
    await more.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => rows("Buildings of winners").count()).toBeGreaterThan(folded);
    await expect.poll(() => panel(page).getByRole("button", { name: "Show fewer", expanded: true }).count()).toBe(1);
    // Who listens gets the numbers of a bar from its row.
    const row = panel(page).getByRole("row", { name: /^First governor Casual bots .*%.* to .*% [\d,]+$/ });
    await expect.poll(() => row.count()).toBe(1);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);

it(
  "an analysis board tells what came of choices like the one asked, names them as the page does, and falls silent after the opening",
  async () => {
    const { page, wrong } = await arrive(at.browser, `${at.address}board/duel`, "Ada");
    const here = page.locator(".table-screen[data-ready] .from-here");
    await here.waitFor();
    await expect.poll(() => here.locator("summary").textContent()).toMatch(/^From here: [\d,]+ choices$/);
    await here.locator("summary").focus();
    await page.keyboard.press("Enter");
    await here.getByRole("table", { name: /^Casual bots: [\d,]+ times$/ }).waitFor();
    const named = async () => new Set(await here.locator("tbody th").allTextContents());
    const offered = await named();
    expect(offered.size).toBeGreaterThan(0);
    const draft = () => page.evaluate(() => [...globalThis.quayside.table!.lit][0]!);
    for (let taken = 0; taken < 6; taken++) {
      const before = (await shown(page)).number;
      await page.waitForFunction(() => globalThis.quayside.table!.lit.size > 0);
      await clickPiece(page, await draft());
      await page.waitForFunction((number) => globalThis.quayside.table!.shown!.number > number, before);
    }
    // The first card of age I is a choice of its own.
    await expect.poll(async () => [...(await named())].some((name) => offered.has(name))).toBe(false);
    await here.locator('[data-do="statistics"]').click();
    await panel(page).waitFor();
    await page.keyboard.press("Escape");
    await panel(page).waitFor({ state: "detached" });
    expect(pathOf(page)).toBe("/board/duel");
    expect(wrong).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);

it(
  "what players let everybody have is shown beside the bots' matches, and whether they do is asked under My data",
  async () => {
    const charts = { order: { 1: [40, 20] as const } };
    await store.guests.endMonth("2020-10", [{ game: "duel", seats: 2, rules: duel.rules, matches: 40, charts }]);
    const { page, wrong } = await arrive(at.browser, `${at.address}statistics/duel`, "Ada");
    await panel(page)
      .getByRole("radio", { name: /^People here: 40 matches$/ })
      .focus();
    await page.keyboard.press("Space");
    await panel(page)
      .getByRole("row", { name: /50(\.0)?% .* 40$/ })
      .waitFor();
    expect(await panel(page).getByRole("link", { name: "All records, free for any use (CC0)." }).getAttribute("href")).toBe(
      "/api/v1/dumps",
    );
    await page.keyboard.press("Escape");
    await (await fromMenu(page, "account")).click();
    const box = page.getByRole("checkbox", { name: "Publish my rated matches without my name" });
    await expect.poll(() => box.isEnabled()).toBe(true);
    expect(await box.isChecked()).toBe(false);
    await box.focus();
    await page.keyboard.press("Space");
    await expect.poll(() => box.isChecked()).toBe(true);
    await expect.poll(() => box.isEnabled()).toBe(true);
    await page.reload();
    await (await fromMenu(page, "account")).click();
    await expect.poll(() => page.getByRole("checkbox", { name: "Publish my rated matches without my name" }).isChecked()).toBe(true);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);
