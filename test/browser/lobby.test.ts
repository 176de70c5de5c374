/** The lobby in a real browser: who one is, whom one meets, and what is left of it afterwards. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { VERSION } from "../../server/ops/build.ts";
import { ELSEWHERE, openLine } from "../server/harness/line.ts";
import { fromMenu, wayTo } from "./harness/front-page.ts";
import { arrive, moveByMirror, nextToMove } from "./harness/person.ts";
import { atTable, leave } from "./harness/players.ts";
import { PATIENCE, quay } from "./harness/quay.ts";
import { leaveTable } from "./harness/table-menu.ts";

/** Nobody here waits so long: how slowly pages are drawn must not decide who meets whom. */
const ALONE = 3_600_000;
const here = quay({ timings: { queueWait: ALONE } });

const quick = (page: Page, game: string) => wayTo(page, game, "quick").then((quick) => quick.click());
const people = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll(".seat")].filter((seat) => !seat.textContent?.includes("bot")).length);
const storage = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

describe("a quick match", () => {
  it(
    "counts down to bots, waits for people only if wished, and is kept with its rating",
    async () => {
      // Players of one address change no rating.
      const line = await openLine(here.port, undefined, ELSEWHERE);
      const [ada, ben] = [
        await arrive(here.browser, line.address, "Ada"),
        await arrive(here.browser, `http://127.0.0.1:${here.port}/`, "Ben"),
      ];
      await ada.page.locator("#name").waitFor();
      await quick(ada.page, "duel");
      await ada.page.locator("dialog.waiting h2", { hasText: /^Finding an opponent$/ }).waitFor();
      await ada.page.locator(".promise", { hasText: "with a bot in" }).waitFor();
      await ada.page
        .locator("dialog.waiting .terms", { hasText: /^Time to think: normal · 5 min for the match, and 45 s for each choice$/ })
        .waitFor();
      await ada.page.locator('[data-do="rated"]').check();
      await ada.page.locator(".promise", { hasText: "Search widens" }).waitFor();
      await ada.page.locator('[role="progressbar"][aria-valuetext*="Search"]').waitFor();
      await expect.poll(() => ada.page.locator('[data-do="fill"]').isVisible()).toBe(false);
      await ben.page.locator('[data-game="duel"] [data-looking]', { hasText: "1 waiting" }).waitFor();
      // Nobody waits for the own search.
      await expect.poll(() => ada.page.locator('[data-game="duel"] [data-looking]').textContent()).toBe("");
      await quick(ben.page, "duel");
      await ben.page.locator('[data-do="rated"]').check();
      await Promise.all([atTable(ada.page), atTable(ben.page)]);
      await expect.poll(() => people(ada.page)).toBe(2);

      // Two wonders each: a match in which a player has not moved does not count either.
      for (let move = 0; move < 4; move++) await moveByMirror((await nextToMove(ada, ben))!.page, 0);
      await ben.page.evaluate(() => globalThis.quayside.feed?.resign());
      await ada.page.locator("dialog.score").getByRole("button", { name: "Back to lobby" }).click();
      await ada.page.locator('[data-standing="duel"]', { hasText: "Your rating in rated matches: " }).waitFor();
      const shown = (await ada.page.locator('[data-standing="duel"]', { hasText: /\d+/ }).textContent())?.match(/\d+/)?.[0];
      await (await wayTo(ada.page, "duel", "table")).click();
      await ada.page.locator("dialog.create label", { hasText: `nearest to your rating of ${shown}.` }).waitFor();
      await ada.page.keyboard.press("Escape");
      await ada.page.locator('[data-do="profile"]').click();
      const row = ada.page.locator(".played li");
      await expect.poll(() => row.allTextContents()).toEqual([expect.stringMatching(/^1st.*7 Wonders Duel.*Ben/)]);
      await row.getByRole("button", { name: "avoid" }).click();
      await row.getByRole("button", { name: "Stop avoiding" }).waitFor();
      await row.locator('[data-do="watch"]').click();
      await ada.page.locator(".replay").waitFor();
      expect([...ada.wrong, ...ben.wrong]).toEqual([]);
      await leave(ada, ben);
      await line.close();
    },
    PATIENCE,
  );

  it(
    "begins with bots on request, in the newest of several windows",
    async () => {
      const { page, wrong } = await arrive(here.browser, here.address, "Cleo");
      const newer = await page.context().newPage();
      await newer.goto(here.address);
      await quick(page, "elasund");
      await page.locator(".promise", { hasText: "with bots in" }).waitFor();
      await quick(newer, "elasund");
      await page.locator(".toast", { hasText: "another window" }).waitFor();
      await newer.locator('[data-do="fill"]').click();
      await atTable(newer);
      await expect.poll(() => people(newer)).toBe(1);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});

describe("the lobby's controls", () => {
  it(
    "stay where they are when a match begins anywhere and when one's own comes into the list with its board; the longest name is not cut at 1280",
    async () => {
      const { names } = (await import("../../client/text/en/lobby.ts")).people;
      const longest = (of: readonly string[]) => of.toSorted((one, other) => other.length - one.length)[0] as string;
      const ada = await arrive(here.browser, here.address, names.of(longest(names.first), longest(names.second)).slice(0, 24));
      const places = () =>
        ada.page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>(".corner > *, .corner .company > *, .actions > *, .daily button, .quay form > *")].map(
            (control) => {
              const { x, y, width } = control.getBoundingClientRect();
              return [control.dataset.do ?? control.id, x, y, width];
            },
          ),
        );
      await ada.page.locator(".today button").first().waitFor();
      const alone = await places();
      expect(alone.length).toBeGreaterThan(9);
      expect(await ada.page.locator("#name").evaluate((name: HTMLInputElement) => name.scrollWidth - name.clientWidth)).toBe(0);
      const ben = await arrive(here.browser, here.address, "Ben");
      await ben.page.locator('[data-game="duel"] [data-do="play"]').click();
      await atTable(ben.page);
      await ada.page.locator(".here", { hasText: /match(es)? being played/ }).waitFor();
      expect(await places()).toEqual(alone);
      await ada.page.locator('[data-game="duel"] [data-do="play"]').click();
      await atTable(ada.page);
      await ada.page.reload();
      await atTable(ada.page);
      await leaveTable(ada.page);
      await ada.page.locator("dialog .brass").click();
      await ada.page.locator('.own-matches .own img[src^="data:image/webp"]').waitFor();
      expect(await places()).toEqual(alone);
      await leave(ada, ben);
    },
    PATIENCE,
  );
});

describe("the front page", () => {
  it(
    "has its posters with their buttons wholly in sight at 1280 by 720 in each language, and more behind each by keyboard",
    async () => {
      const { page, wrong } = await arrive(here.browser, here.address, "Ada");
      await page.locator(".today button").first().waitFor();
      const outside = () =>
        page.evaluate(() =>
          [...document.querySelectorAll(".poster, .poster button, .corner > *, .daily, .daily button, .quay form, .quay form > *")].flatMap(
            (shown) => {
              const { left, top, right, bottom, width } = shown.getBoundingClientRect();
              const isCut = shown.localName === "button" && shown.scrollWidth > shown.clientWidth + 1;
              return width > 0 && (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || isCut) ? [shown.textContent] : [];
            },
          ),
        );
      for (const language of ["is", "nb", "nl", "zh-Hans", "en"]) {
        await page.locator(".burger").click();
        await page.locator(".menu select[name=language]").selectOption(language);
        await page.waitForFunction((id) => document.documentElement.lang === id, language);
        await page.locator(".today button").first().waitFor();
        expect([language, await outside()]).toEqual([language, []]);
      }
      await page.locator('[data-game="elasund"] [data-do="more"]').press("Enter");
      for (let at = 0; at < 2; at++) await page.keyboard.press("Tab");
      const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.do);
      expect(await focused()).toBe("table");
      await page.keyboard.press("Escape");
      expect(await focused()).toBe("more");
      await expect.poll(() => page.locator('[data-game="elasund"] [data-do="table"]').isVisible()).toBe(false);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});

describe("a table that is set up", () => {
  it(
    "says of each level of bots what it is like, and is chosen by keys in a small window",
    async () => {
      const { page, wrong } = await arrive(here.browser, here.address, "Eve");
      await page.setViewportSize({ width: 1024, height: 768 });
      await (await wayTo(page, "puerto-rico", "table")).click();
      const form = page.locator("dialog.create");
      const bots = form.locator('label:has([name="bots"])');
      await expect
        .poll(() => bots.allTextContents())
        .toEqual([
          "my strengthThe casual level, until you have played bots in this game.",
          expect.stringMatching(/^beginnerAbout -?\d+0\. Makes/),
          expect.stringMatching(/^casualAbout 1200\. Plays sensibly/),
          expect.stringMatching(/^strongAbout \d+0\. Thinks/),
          expect.stringMatching(/^masterAbout \d+0\. Thinks/),
        ]);
      expect(await form.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
      for (const [seats, label] of [
        [2, "Play a bot now"],
        [3, "Play bots now"],
      ] as const) {
        await form.locator(`[name="seats"][value="${seats}"]`).check({ force: true });
        await form.getByRole("button", { name: label }).waitFor();
      }
      await form.locator('[name="bots"]:checked').focus();
      for (let level = 0; level < 3; level++) await page.keyboard.press("ArrowDown");
      await expect.poll(() => form.locator('[name="bots"]:checked').inputValue()).toBe("strong");
      await form.locator('[data-do="bots"]').focus();
      await page.keyboard.press("Enter");
      await atTable(page);
      await page.locator(".seat .tag", { hasText: "strong bot" }).first().waitFor();
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});

describe("bots as strong as the guest", () => {
  it(
    "are chosen by keys, say between which levels they play, and follow the matches of this browser",
    async () => {
      const { page, wrong } = await arrive(here.browser, here.address, "Ivy");
      await page.evaluate(() => localStorage.setItem("quayside.strength.duel", JSON.stringify({ strength: 1_600, match: "" })));
      await (await wayTo(page, "duel", "table")).click();
      const form = page.locator("dialog.create");
      await form.locator('[name="bots"][value="beginner"]').focus();
      await page.keyboard.press("Space");
      await page.keyboard.press("ArrowUp");
      await expect.poll(() => form.locator('[name="bots"]:checked').inputValue()).toBe("own");
      await expect
        .poll(() => form.locator('label:has([name="bots"]:checked) small').textContent())
        .toBe("Plays about as strong as you: between casual and strong, nearer to strong.");
      await form.locator('[data-do="practice"]').focus();
      await page.keyboard.press("Enter");
      await atTable(page);
      await page.locator(".seat .tag", { hasText: "strong bot" }).first().waitFor();
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});

describe("a guest", () => {
  it(
    "keeps their name, moves to another device with a code, and is deleted on request",
    async () => {
      const [desk, lap] = [await arrive(here.browser, here.address, "Dora"), await arrive(here.browser, here.address, "Lou")];
      await desk.page.locator("#name").fill("Dorothea");
      await desk.page.locator("#name").press("Enter");
      await (await fromMenu(desk.page, "account")).click();
      await desk.page.locator('[data-do="code"]').click();
      const code = (await desk.page.locator("[data-code]").textContent()) ?? "";
      await (await fromMenu(lap.page, "account")).click();
      await lap.page.locator("#device-code").fill(code);
      await lap.page.locator("#device-code").press("Enter");
      await lap.page.locator(".toast", { hasText: "Welcome back, Dorothea." }).waitFor();
      await expect.poll(() => lap.page.locator("#name").inputValue()).toBe("Dorothea");
      // Happens in a page of its own, which tells its settings a moment later: after the guest is erased they would be refused.
      await lap.page.close();
      const next = await lap.page.context().newPage();
      const told = next.waitForResponse((response) => response.url().endsWith("/api/settings"));
      await next.goto(here.address);
      await next.waitForFunction(() => document.querySelector<HTMLInputElement>("#name")?.value === "Dorothea");
      await told;

      const [saved] = await Promise.all([desk.page.waitForEvent("download"), desk.page.locator('[data-do="export"]').click()]);
      expect(saved.suggestedFilename()).toBe("quayside-guest.json");
      const before = await storage(desk.page, "quayside.guest");
      await desk.page.locator('[data-do="erase"]').click();
      await desk.page.locator("dialog .brass", { hasText: "Delete my data" }).click();
      await desk.page.locator(".toast", { hasText: "deleted" }).waitFor();
      await desk.page.waitForFunction((old) => ![null, old].includes(localStorage.getItem("quayside.guest")), before);
      expect(desk.page.url()).toBe(here.address);
      expect([...desk.wrong, ...lap.wrong]).toEqual([]);
      await leave(desk, lap);
    },
    PATIENCE,
  );
});

describe("About, in the menu of the lobby", () => {
  it(
    "opens by keyboard with version, licence and authors, and gives the focus back",
    async () => {
      const { page, wrong } = await arrive(here.browser, here.address, "Ada");
      const menu = page.locator(".burger");
      await menu.press("Enter");
      const about = page.locator('.menu [data-do="about"]');
      await about.press("Enter");
      const panel = page.locator("dialog.about");
      await panel.filter({ hasText: `Version ${VERSION}` }).waitFor();
      for (const part of ["MIT", "Andreas Seyfarth", "Antoine Bauza", "Klaus Teuber"]) await panel.filter({ hasText: part }).waitFor();
      await page.keyboard.press("Escape");
      await panel.waitFor({ state: "detached" });
      await about.waitFor({ state: "hidden" });
      await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true);
      expect(wrong).toEqual([]);
      await leave({ page, wrong });
    },
    PATIENCE,
  );
});
