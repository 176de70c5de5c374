/** Several people in real browsers: one table, its talk, its seats, and whom one does not meet again. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Line, openLine } from "../server/harness/line.ts";
import { wayTo } from "./harness/front-page.ts";
import { arrive, type Person, shown } from "./harness/person.ts";
import { asked, atTable, host, leave, logOf, moveOnce, names, seatOf, treat } from "./harness/players.ts";
import { PATIENCE, quay } from "./harness/quay.ts";
import { besideTable, leaveTable } from "./harness/table-menu.ts";

/** Nobody here waits so long: how slowly pages are drawn must not decide who meets whom. */
const ALONE = 3_600_000;
const here = quay({ timings: { queueWait: ALONE } });
let line: Line;

beforeAll(async () => {
  line = await openLine(here.port);
});
afterAll(() => line?.close());

const toast = (page: Page, text: string) => page.locator(".toast", { hasText: text }).waitFor();
const said = (page: Page) => page.locator(".said li > span:last-child");

describe("a private table of three", () => {
  const MARKUP = '<img src="x" onerror="document.title = 1"><b>tea</b>?';
  let ada: Person;
  let ben: Person;
  let cleo: Person;
  let code: string;

  it(
    "is joined by its link or its six letters, and shows who is waiting",
    async () => {
      ada = await arrive(here.browser, here.address, "Ada");
      code = await host(ada.page, "elasund", { seats: "3" });
      expect(code).toMatch(/^[A-Z]{6}$/);
      ben = await arrive(here.browser, `${here.address}#join=${code}`, "Ben");
      for (const { page } of [ada, ben]) {
        await page.locator(".waiting .place small", { hasText: "Ben" }).waitFor();
        await page.locator(".promise", { hasText: "begins when 1 more player joins" }).waitFor();
      }
      cleo = await arrive(here.browser, here.address, "<i>Cleo</i>");
      await cleo.page.locator("#code").fill(code.toLowerCase());
      await cleo.page.locator("#code").press("Enter");
      for (const { page } of [ada, ben, cleo]) await atTable(page);
      await expect.poll(() => cleo.page.locator("#code").inputValue()).toBe("");
      expect(await Promise.all([ada, ben, cleo].map(({ page }) => seatOf(page)))).toEqual([0, 1, 2]);
    },
    PATIENCE,
  );

  it(
    "is watched by its code once it is full, and not listed",
    async () => {
      const dora = await arrive(here.browser, here.address, "Dora");
      await dora.page.locator(".here", { hasText: "1 match being played" }).waitFor();
      await expect.poll(() => dora.page.locator(".tables .running").count()).toBe(0);
      await dora.page.locator("#code").fill(code);
      await dora.page.locator("#code").press("Enter");
      await dora.page.locator(".strip.watching").waitFor();
      await atTable(dora.page);
      expect(await seatOf(dora.page)).toBe(-1);
      // The browser notes that the seat was refused.
      expect(dora.wrong).toEqual([expect.stringContaining("/api/join")]);
      await leave(dora);
    },
    PATIENCE,
  );

  it(
    "shows names and chat lines as text, never as HTML",
    async () => {
      await ben.page.keyboard.press("t");
      await ben.page.keyboard.type(MARKUP);
      await ben.page.keyboard.press("Enter");
      await said(ada.page).first().waitFor();
      await expect.poll(() => said(ada.page).allTextContents()).toEqual([MARKUP]);
      await expect.poll(() => ada.page.locator(".said :is(b, img) , .seats i").count()).toBe(0);
      await expect.poll(async () => (await names(ada.page)).sort()).toEqual(["<i>Cleo</i>", "Ada", "Ben"]);
    },
    PATIENCE,
  );

  it(
    "lets a player mute another, also after a reload, and report them",
    async () => {
      await treat(ada.page, "Ben", "mute");
      await expect.poll(() => said(ada.page).allTextContents()).toEqual(["(muted)"]);
      await ada.page.locator("dialog summary").click();
      await ada.page.locator('dialog input[value="language"]').check();
      await ada.page.locator('dialog [data-do="report"]').click();
      await toast(ada.page, "Thank you.");
      await ada.page.reload();
      await atTable(ada.page);
      await said(ada.page).first().waitFor();
      await expect.poll(() => said(ada.page).allTextContents()).toEqual(["(muted)"]);
      await treat(ada.page, "Ben", "mute");
      await expect.poll(() => said(ada.page).allTextContents()).toEqual([MARKUP]);
      await ada.page.keyboard.press("Escape");
    },
    PATIENCE,
  );

  it(
    "gets a rematch on the same seats, with a bot for each player who has left",
    async () => {
      await leaveTable(ben.page);
      await ben.page.locator("dialog").getByRole("button", { name: "Leave" }).click();
      const bens = '.seat[data-seat="1"] .tag';
      for (const { page } of [ada, cleo]) await page.locator(bens, { hasText: "bot" }).first().waitFor();
      await (await besideTable(ada.page, "Ask players…")).click();
      await ada.page.locator('[data-ask="end"]').click();
      await cleo.page.locator(".strip.asked").getByRole("button", { name: "Agree" }).click();
      const again = (page: Page) => page.locator("dialog.score").getByRole("button", { name: "Play again" });
      await again(ada.page).click();
      await cleo.page.locator("dialog.score", { hasText: "Ready to play again: Ada." }).waitFor();
      await again(cleo.page).click();
      for (const { page } of [ada, cleo]) await page.locator("dialog.score").waitFor({ state: "detached" });
      for (const { page } of [ada, cleo]) await atTable(page);
      expect(await Promise.all([ada, cleo].map(({ page }) => seatOf(page)))).toEqual([0, 2]);
      await ada.page.locator(bens, { hasText: "bot" }).first().waitFor();
      expect([...ada.wrong, ...ben.wrong, ...cleo.wrong]).toEqual([]);
      await leave(ada, ben, cleo);
    },
    PATIENCE,
  );
});

describe("a table of two", () => {
  let ada: Person;
  let ben: Person;

  it(
    "survives a lost connection in its first seconds",
    async () => {
      ada = await arrive(here.browser, `${line.address}/`, "Ada");
      const code = await host(ada.page, "duel", { speed: "normal" });
      ben = await arrive(here.browser, `${here.address}#join=${code}`, "Ben");
      for (const { page } of [ada, ben]) await atTable(page);
      const before = await shown(ada.page);
      // A browser never asks again for a module that was cut off, until the page is loaded again: what comes while it is idle is waited for.
      await ada.page.waitForFunction(() => {
        const come = performance.getEntriesByType("resource").map(({ name }) => name);
        return ["score-panel", "closing"].every((part) => come.some((name) => name.includes(part) && name.endsWith(".js")));
      });
      line.cut();
      await ada.page.locator('.connection[data-state="lost"]').waitFor();
      await ben.page.locator(".strip.gone", { hasText: "Ada lost connection" }).waitFor();
      await expect.poll(() => ada.page.locator("[data-move]").count()).toBe(0);
      await expect.poll(() => ada.page.title()).toMatch(/^No connection/);
      line.mend();
      await ada.page.waitForFunction(() => document.querySelector('.connection[data-state="lost"]') === null);
      await ben.page.locator(".strip.gone").waitFor({ state: "hidden" });
      expect(await shown(ada.page)).toEqual(before);
      await moveOnce([ada, ben]);
      expect((await shown(ada.page)).sight.table).toEqual((await shown(ben.page)).sight.table);
    },
    PATIENCE,
  );

  it(
    "says at once that the network is gone, and is connected again at once when it is back or the button is pressed",
    async () => {
      const { page } = ada;
      const lost = page.locator('.connection[data-state="lost"]');
      const isOpen = () =>
        page.waitForFunction(() => document.querySelector('.connection:not([data-state="lost"])') !== null && document.title !== "");
      // No timer of the page runs: nothing is noticed for want of an answer, and no countdown ends.
      await page.clock.install();
      await page.clock.pauseAt(new Date(Date.now() + 60_000));
      await page.context().setOffline(true);
      await lost.waitFor();
      await expect.poll(() => page.title()).toMatch(/^No connection/);
      await page.context().setOffline(false);
      await isOpen();
      await ben.page.locator(".strip.gone").waitFor({ state: "hidden" });
      line.cut();
      await lost.waitFor();
      await ben.page.locator(".strip.gone", { hasText: "Ada lost connection" }).waitFor();
      line.mend();
      const now = lost.locator('[data-do="reconnect"]');
      await now.focus();
      await page.keyboard.press("Enter");
      await isOpen();
      await ben.page.locator(".strip.gone").waitFor({ state: "hidden" });
      await page.clock.resume();
      await moveOnce([ada, ben]);
    },
    PATIENCE,
  );

  it(
    "shows everyone the clock of the asked player, whose tab title and icon say so",
    async () => {
      const mover = await asked([ada, ben]);
      const other = mover === ada ? ben : ada;
      const seat = await seatOf(mover.page);
      for (const { page } of [ada, ben]) await page.locator(`.seat[data-seat="${seat}"] .sign[data-ring="thinks"]`).waitFor();
      const icon = (page: Page) => page.locator('link[rel="icon"]').getAttribute("href");
      await mover.page.waitForFunction(() => document.title.startsWith("Your turn"));
      await other.page.waitForFunction(() => !document.title.startsWith("Your turn"));
      await expect.poll(async () => (await icon(mover.page)) === (await icon(other.page))).toBe(false);
    },
    PATIENCE,
  );

  it(
    "notifies a player whose tab is hidden, if they wish",
    async () => {
      const mover = await asked([ada, ben]);
      const { page } = mover === ada ? ben : ada;
      // What a browser shows outside of its page no test sees; what it is given can be seen.
      await page.evaluate(() => {
        const shown: string[] = [];
        const stub = function (this: object, title: string): void {
          shown.push(title);
          Object.assign(this, { close: () => undefined });
        };
        Object.assign(stub, { permission: "granted", requestPermission: async () => "granted" });
        Object.assign(globalThis, { Notification: stub, shown });
      });
      await (await besideTable(page, "Settings")).click();
      await page.locator('[data-do="notices"]').click();
      await page.locator('[data-do="notices"]:checked').waitFor();
      await page.locator("dialog").getByRole("button", { name: "Close" }).click();
      await page.evaluate(() => Object.defineProperty(document, "hidden", { get: () => true, configurable: true }));
      while ((await asked([ada, ben])) === mover) await moveOnce([ada, ben]);
      await page.waitForFunction(() => (globalThis as unknown as { shown: string[] }).shown.length > 0);
      expect(await page.evaluate(() => (globalThis as unknown as { shown: string[] }).shown)).toEqual(["Your turn · 7 Wonders Duel"]);
      await page.evaluate(() => Reflect.deleteProperty(document, "hidden"));
    },
    PATIENCE,
  );

  it(
    "lets a player undo an unanswered move, says after a reload why one cannot be undone, and takes back what all agree to",
    async () => {
      const mover = await moveOnce([ada, ben]);
      const other = mover === ada ? ben : ada;
      const undo = mover.page.locator(".undo");
      const struck = (page: Page, lines: number) =>
        page.waitForFunction((count) => document.querySelectorAll(".log .line[data-struck]").length === count, lines);
      await mover.page.locator(".undo:not([disabled])").waitFor();
      await mover.page.keyboard.press("u");
      for (const { page } of [ada, ben]) await struck(page, 1);
      // The line is folded into the one that tells of it, until the reader opens it there.
      const taken = mover.page.locator(".log .line[data-struck]");
      await taken.waitFor({ state: "hidden" });
      const fold = mover.page.getByRole("button", { name: "Lines taken back: 1" });
      for (const state of ["visible", "hidden"] as const) {
        await fold.click();
        await taken.waitFor({ state });
      }
      while ((await moveOnce([ada, ben])) === mover);
      await mover.page.reload();
      await atTable(mover.page);
      await undo.filter({ hasText: "another player has moved since" }).waitFor();
      const before = (await logOf(other.page)).length;
      await (await besideTable(mover.page, "Ask players…")).click();
      await mover.page.locator('[data-ask="takeback"]').click();
      // What it costs is shown in words, and in the log, before anyone agrees.
      await other.page.locator(".strip.asked .costs li").first().waitFor();
      const marked = await logOf(other.page, ".log .line[data-asked] > span:last-of-type");
      expect(marked.length).toBeGreaterThan(1);
      await expect.poll(() => other.page.locator(".strip.asked .costs li > span:last-child").allTextContents()).toEqual(marked.slice(-6));
      await other.page.locator(".strip.asked").getByRole("button", { name: "Agree" }).click();
      await struck(other.page, 1 + marked.length);
      await other.page.locator(".log .line[data-asked]").first().waitFor({ state: "detached" });
      await other.page.waitForFunction((lines) => document.querySelectorAll(".log .line").length > lines, before);
      expect(await asked([ada, ben])).toBe(mover);
      expect([...ada.wrong, ...ben.wrong].filter((wrong) => !wrong.includes("ERR_"))).toEqual([]);
    },
    PATIENCE,
  );

  it(
    "can be taken back with one click in the older of two windows",
    async () => {
      const newer = await ben.page.context().newPage();
      await newer.goto(here.address);
      await atTable(newer);
      await ben.page.locator('.connection[data-state="closed"]', { hasText: "another window" }).waitFor();
      await expect.poll(() => ben.page.title()).toMatch(/^Opened in another window/);
      // What needs the seat cannot be pressed, and says why.
      for (const name of ["Resign", "Ask players…"])
        await expect
          .poll(() => ben.page.locator(".buttons .menu :disabled", { hasText: name }).getAttribute("title"))
          .toContain("another window");
      await expect.poll(() => ben.page.locator(".say input").isDisabled()).toBe(true);
      await ben.page.locator('[data-do="here"]').click();
      await newer.locator('.connection[data-state="closed"]', { hasText: "another window" }).waitFor();
      await ben.page.locator('.connection[data-state="closed"]').waitFor({ state: "detached" });
      await expect.poll(() => newer.locator(".seat.acts, [data-move], [data-choice]").count()).toBe(0);
      await newer.close();
      await moveOnce([ada, ben]);
    },
    PATIENCE,
  );

  it(
    "is the last between two players who block each other: the queue never matches them again",
    async () => {
      await treat(ada.page, "Ben", "block");
      await ada.page.locator('dialog [data-do="block"][aria-pressed="true"]').waitFor();
      await ada.page.keyboard.press("Escape");
      await ada.page.evaluate(() => globalThis.quayside.feed?.resign());
      for (const { page } of [ada, ben]) {
        await page.locator("dialog.score").getByRole("button", { name: "Back to lobby" }).click();
        await (await wayTo(page, "duel", "quick")).click();
        await page.locator("dialog.waiting").waitFor();
      }
      const dora = await arrive(here.browser, here.address, "Dora");
      // Whoever waits is met with one press.
      await dora.page.locator('[data-game="duel"] [data-looking]', { hasText: "2 wait" }).click();
      for (const { page } of [ada, dora]) await atTable(page);
      await expect.poll(async () => (await names(dora.page)).sort()).toEqual(["Ada", "Dora"]);
      await ben.page.locator(".waiting", { hasText: "1 of 2 seats taken" }).waitFor();
      await leave(ada, ben, dora);
    },
    PATIENCE,
  );
});
