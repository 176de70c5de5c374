/** What is left of a match: the list, its file, and what statistics say; in a real browser, with a whole match. */
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { eraseFace } from "../../client/face/face.ts";
import { duelFace } from "../../client/games/duel/face.ts";
import { elasundFace } from "../../client/games/elasund/face.ts";
import { puertoRicoFace } from "../../client/games/puerto-rico/face.ts";
import { fromMenu } from "./harness/front-page.ts";
import { arrive, dropFile, moveSensibly, untilAsked } from "./harness/person.ts";
import { playOut } from "./harness/play-out.ts";
import { atTable, host, leave, playBots } from "./harness/players.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";
import { leaveTable } from "./harness/table-menu.ts";

const here = quay({ timings: BRISK });

async function playDuel(page: Page): Promise<void> {
  await page.locator('[data-game="duel"] [data-do="play"]').click();
  await atTable(page);
  await playOut([{ page }], duelFace);
  await page.locator("dialog.score").getByRole("button", { name: "Back to lobby" }).click();
}

const openMatches = (page: Page) => page.locator('[data-do="profile"]').click();
const toLobby = async (page: Page): Promise<void> => {
  await leaveTable(page);
  await page.waitForFunction(() => globalThis.quayside.feed === undefined);
};
async function replayLength(page: Page): Promise<number> {
  await page.locator(".replay").first().waitFor();
  return page.evaluate(async () => (await globalThis.quayside.feed?.past(0, 1e6))?.length ?? 0);
}

describe("A finished match", () => {
  it(
    "is listed, found by filters, watched, and saved as a small file that opens without the server",
    async () => {
      const { page, wrong } = await arrive(here.browser, here.address, "Ada");
      await playDuel(page);
      await page.setViewportSize({ width: 1366, height: 768 });
      for (const language of ["zh-Hans", "nb", "nl", "is", "en"]) {
        await page.locator(".burger").click();
        await page.locator("select[name=language]").selectOption(language);
        await page.waitForFunction((id) => document.documentElement.lang === id, language);
        await openMatches(page);
        await page.locator(".played li").waitFor();
        // In letters, which stand out over a place that is too narrow for them.
        const apart = await page.evaluate(() => {
          const letters = document.createRange();
          letters.selectNodeContents(document.querySelector(".played .place")!);
          return document.querySelector(".played .what")!.getBoundingClientRect().left - letters.getBoundingClientRect().right;
        });
        expect(apart, language).toBeGreaterThan(4);
        await page.keyboard.press("Escape");
        await page.locator(".played").waitFor({ state: "detached" });
      }
      await openMatches(page);
      const rows = page.locator(".played li");
      await expect.poll(() => rows.allTextContents()).toEqual([expect.stringMatching(/^(1st|2nd) of 2.*7 Wonders Duel.*a bot/)]);
      await page.locator('[name="game"]').selectOption("elasund");
      await page.locator(".matches .note", { hasText: "No match fits" }).waitFor();
      await page.locator('[type="reset"]').click();
      await rows.first().waitFor();
      // The board as it was left.
      await expect.poll(() => rows.locator(".game-picture").getAttribute("src")).toMatch(/^data:image/);

      const [saved] = await Promise.all([page.waitForEvent("download"), rows.locator('[data-do="download"]').click()]);
      expect(saved.suggestedFilename()).toMatch(/^7 Wonders Duel \d{4}-\d\d-\d\d (Ada, Bot|Bot, Ada)\.quayside$/);
      const file = await readFile(await saved.path());
      expect(file.length).toBeLessThanOrEqual(12_000);
      // A page that may not copy shows the link.
      await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
      await rows.locator('[data-do="share"]').click();
      const link = await page.locator("dialog .link").inputValue();
      expect(link).toMatch(/\/r\/[\w-]+\/0\/[01]$/);
      await page.locator("dialog.question .brass").click();
      const friend = await page.context().newPage();
      await friend.goto(link);
      const seen = await replayLength(friend);
      await friend.close();
      await rows.locator('[data-do="watch"]').click();
      const whole = await replayLength(page);
      expect(whole).toBeGreaterThan(50);
      expect(seen).toBe(whole);
      await toLobby(page);

      await page.route("**/api/**", (route) => route.abort());
      await openMatches(page);
      await page.locator(".matches .note", { hasText: "does not answer" }).waitFor();
      const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.locator('[data-do="open-file"]').press("Enter")]);
      await chooser.setFiles({ name: "match.quayside", mimeType: "", buffer: file });
      expect(await replayLength(page)).toBe(whole);
      await expect.poll(() => page.locator("dialog").count()).toBe(0);
      await toLobby(page);

      await dropFile(page, file, "match.quayside");
      expect(await replayLength(page)).toBe(whole);
      // What is only looked at can be left for another file.
      await dropFile(page, file, "match.quayside");
      expect(await replayLength(page)).toBe(whole);
      await toLobby(page);
      await (await fromMenu(page, "about")).click();
      await page.locator("dialog.about").waitFor();
      await dropFile(page, file, "match.quayside");
      await page.locator(".toast", { hasText: "Match files open in the lobby" }).waitFor();
      await page.keyboard.press("Escape");

      await dropFile(page, file.subarray(0, 300), "match.quayside");
      await page.locator(".toast", { hasText: "damaged or was changed" }).waitFor();
      await dropFile(page, Buffer.from("a poem"), "poem.txt");
      await page.locator(".toast", { hasText: "not a Quayside match file" }).waitFor();
      await page.locator('[data-game="duel"] [data-do="play"]').waitFor();
      expect(wrong.filter((line) => !line.includes("net::ERR_FAILED"))).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});

describe.each([
  ["puerto-rico", eraseFace(puertoRicoFace), "Buildings you buy"],
  ["elasund", eraseFace(elasundFace), "What you build"],
] as const)("A finished match of %s", (game, face, habit) => {
  it(
    "is listed, saved as a small file, watched from there, and counted in the statistics",
    async () => {
      const { page, wrong } = await arrive(here.browser, here.address, "Ada");
      await playBots(page, game);
      await playOut([{ page }], face);
      await page.locator("dialog.score").getByRole("button", { name: "Back to lobby" }).click();
      await openMatches(page);
      const rows = page.locator(".played li");
      await expect.poll(() => rows.count()).toBe(1);
      const [saved] = await Promise.all([page.waitForEvent("download"), rows.locator('[data-do="download"]').click()]);
      expect((await readFile(await saved.path())).length).toBeLessThanOrEqual(12_000);
      await page.locator('[role="tab"][aria-selected="true"]').focus();
      await page.keyboard.press("ArrowRight");
      await page.locator(".summary", { hasText: "1 match finished" }).waitFor();
      await page.locator("figure", { hasText: habit }).locator(".bar").first().waitFor();
      await page.keyboard.press("ArrowLeft");
      await rows.locator('[data-do="watch"]').click();
      expect(await replayLength(page)).toBeGreaterThan(50);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});

describe("Statistics", () => {
  it(
    "show rating, results and habits as charts with a table behind them, and go by keys from tab to tab",
    async () => {
      const [ada, ben] = [await arrive(here.browser, here.address, "Ada"), await arrive(here.browser, here.address, "Ben")];
      const code = await host(ada.page, "duel", { seating: "joined" });
      await ben.page.locator("#code").fill(code);
      await ben.page.locator("#code").press("Enter");
      await Promise.all([atTable(ada.page), atTable(ben.page)]);
      for (let move = 0; move < 6; move++) {
        const mover = await Promise.race([ada, ben].map(async (person) => ((await untilAsked(person.page)) ? person : ada)));
        await moveSensibly(mover.page, duelFace, move, "mirror");
      }
      await ben.page.evaluate(() => globalThis.quayside.feed?.resign());
      const { page } = ada;
      await page.locator("dialog.score").getByRole("button", { name: "Back to lobby" }).click();
      await openMatches(page);
      await page.locator('[role="tab"][aria-selected="true"]').focus();
      await page.keyboard.press("ArrowRight");
      await page.locator(".summary", { hasText: "1 match finished, 1 won (100%)" }).waitFor();
      const rating = page.locator("figure", { hasText: "Your rating in casual matches" });
      await expect.poll(() => rating.locator("svg").getAttribute("aria-label")).toMatch(/Over 1 match, from \d/);
      await rating.locator("summary").press("Enter");
      const shown = (await page.evaluate(() => document.querySelector("figure .label")?.textContent)) ?? "";
      await expect.poll(() => rating.locator("tbody td").nth(1).textContent()).toBe(shown.replace(/\D/g, ""));
      // One figure is told of the player's strength, and how sure it is.
      await expect.poll(() => page.locator("figure .label.soft").textContent()).toBe("Best guess");
      await expect.poll(() => rating.locator("thead th").allTextContents()).toEqual(["Match", "Date", "Rating", "Uncertainty"]);
      await expect
        .poll(() => page.locator("figure", { hasText: "Matches won by seat" }).locator("svg").getAttribute("aria-label"))
        .toBe("Matches won by seat: Seat 1 100%.");
      await page.locator("figure", { hasText: "How you won" }).locator("text", { hasText: "an opponent resigned" }).waitFor();
      const drafted = page.locator("figure", { hasText: "Wonders you draft" });
      await drafted.waitFor();
      await expect.poll(() => drafted.locator(".bar").count()).toBe(3);
      expect([...ada.wrong, ...ben.wrong]).toEqual([]);
      await leave(ada, ben);
    },
    PATIENCE,
  );
});
