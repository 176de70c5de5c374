import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeFront } from "../../client/ui/lobby/front.ts";
import { root } from "../../scripts/settings.ts";
import { BOT_NAMES } from "../../shared/core/match/somebody.ts";
import { loadPseudo, PSEUDO, unbracketed } from "../language/pseudo.ts";
import { fromMenu, wayTo } from "./harness/front-page.ts";
import { arrive, clickPiece, moveByMirror, shown, untilAsked } from "./harness/person.ts";
import { logOf, playBots } from "./harness/players.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";
import { besideTable } from "./harness/table-menu.ts";

const MOVES = 5;
const folder = mkdtempSync(join(tmpdir(), "quayside-language-"));
beforeAll(async () => {
  const { text } = await loadPseudo();
  // The posters are elsewhere for this page, and say nothing.
  const handler = (html: string): string => writeFront(html, text).replace(/<img [^>]*>/g, "");
  await build({
    configFile: false,
    root: join(root, "test/language/page"),
    logLevel: "error",
    plugins: [{ name: "front", transformIndexHtml: { order: "pre", handler } }],
    build: { outDir: folder, emptyOutDir: true, target: "es2023", assetsInlineLimit: 0, chunkSizeWarningLimit: 2_000 },
  });
}, PATIENCE);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
// Begun after the page is built, which it serves.
const here = quay({ clientFolder: folder, timings: BRISK });

/** Every text of the page with letters outside of the pseudo-language's brackets. */
async function english(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest("script, style, .sentence, :has(> .beside), [translate=no]"))
        found.push(walker.currentNode.nodeValue ?? "");
    // The sentences of one line are one text, and so is a sentence with a picture in it.
    for (const line of document.body.querySelectorAll(":has(> .sentence), :has(> .beside)")) found.push(line.textContent ?? "");
    for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt"])
      for (const element of document.body.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name) ?? "");
    return found;
  });
  // Names are not translated.
  return [...new Set(texts.flatMap((text) => unbracketed(text) ?? []))].filter((text) => !BOT_NAMES.includes(text));
}

async function dialog(page: Page, open: () => Promise<void>): Promise<string[]> {
  await open();
  await page.locator("dialog[open]").waitFor();
  const found = await english(page);
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "hidden" });
  return found;
}

describe("another language is chosen", () => {
  it(
    "in the middle of a match and in the lobby, without a reload and with nothing lost",
    async () => {
      const { page, wrong } = await arrive(here.browser, here.address, "42");
      const choose = (language: string) => page.locator("select[name=language]:visible").last().selectOption(language);
      const untilShown = (frame: number) =>
        page.waitForFunction(
          (number) => document.documentElement.lang === "en" && globalThis.quayside.table?.shown?.number === number,
          frame,
        );
      await playBots(page, "duel");
      await untilAsked(page);
      await moveByMirror(page, 0);
      await untilAsked(page);
      const frame = (await shown(page)).number;
      const lines = (await logOf(page)).length;
      const feed = await page.evaluateHandle(() => globalThis.quayside.feed);
      await (await besideTable(page, "⟦Settings⟧")).click();
      await choose("en");
      await untilShown(frame);
      expect(await page.evaluate((before) => globalThis.quayside.feed === before, feed)).toBe(true);
      await expect.poll(() => page.locator(".log .line").count()).toBe(lines);
      await expect.poll(() => page.locator("body").innerText()).not.toContain("⟦");
      await moveByMirror(page, 0);
      expect((await shown(page)).number).toBeGreaterThan(frame);

      await page.evaluate(() => globalThis.quayside.feed?.resign());
      await page.locator("dialog.score").getByRole("button", { name: "Back to lobby" }).click();
      await page.locator(".poster h2").first().getByText("Puerto Rico", { exact: true }).waitFor();
      await choose(PSEUDO);
      await page.locator("h1", { hasText: "⟦Quayside⟧" }).waitFor();
      await expect.poll(() => english(page)).toEqual([]);
      // The settings were open: in the lobby they stay so, too.
      await page.locator("dialog.settings select[name=language]:focus").waitFor();
      expect(await feed.evaluate((before) => before?.game.id)).toBe("duel");
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});

/** Plays until a click on a piece is half of a choice. */
async function halfMade(page: Page): Promise<void> {
  for (let tries = 0; tries < 12; tries++) {
    await untilAsked(page);
    const { number, lit } = await page.evaluate(() => ({
      number: globalThis.quayside.table?.shown?.number,
      lit: [...globalThis.quayside.table!.lit],
    }));
    await clickPiece(page, lit[0]!);
    const isHalf = await page.waitForFunction((before) => {
      if (document.querySelector(".choices .quiet") !== null) return "half";
      return globalThis.quayside.table?.shown?.number !== before && "moved";
    }, number);
    if ((await isHalf.jsonValue()) === "half") return;
  }
  throw new Error("every choice is one click");
}

describe("another language changes words alone", () => {
  it.each([1280, 1024])(
    "in a window %i pixels wide: picture, scrolled log, drawer, settings and a half-made choice stay",
    async (width) => {
      const { page, wrong } = await arrive(here.browser, here.address, "42");
      await page.setViewportSize({ width, height: 720 });
      await playBots(page, "duel");
      const log = page.locator(".log");
      const hidden = () => log.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      await halfMade(page);
      for (let moves = 0; moves < 12 && (await hidden()) <= 60; moves++) {
        await page.locator(".choices button").first().click();
        await halfMade(page);
      }
      if (width < 1200) await page.locator(".handle").click();
      expect(await hidden()).toBeGreaterThan(60);
      await log.evaluate((list) => list.scrollTo(0, 30));
      await (await besideTable(page, "⟦Settings⟧")).click();
      await page.locator("dialog.settings select[name=language]").scrollIntoViewIfNeeded();
      const look = () =>
        page.evaluate(() => ({
          number: globalThis.quayside.table?.shown?.number,
          poses: globalThis.quayside.table?.poseHash(),
          lit: [...(globalThis.quayside.table?.lit ?? [])],
          choices: document.querySelectorAll(".choices button").length,
          lines: document.querySelectorAll(".log .line").length,
          open: document.querySelector(".side")?.hasAttribute("data-open"),
          panels: [...document.querySelectorAll("dialog[open]")].map(({ className }) => className),
        }));
      const before = await look();
      expect(before.choices).toBeGreaterThan(0);
      const view = await page.evaluateHandle(() => globalThis.quayside.table);
      const canvas = await page.evaluateHandle(() => document.querySelector(".picture canvas"));
      const drawn = () =>
        page.evaluate(async () => (await globalThis.quayside.table!.still({ width: 900, height: 600, ratio: 1 })).toDataURL());
      const words = await drawn();
      // Notes of every drawing from now on where it puts the pieces.
      await page.evaluate(() => {
        const seen: (string | undefined)[] = [];
        Object.assign(globalThis, { seen });
        const note = (): void => {
          seen.push(globalThis.quayside.table?.poseHash());
          requestAnimationFrame(note);
        };
        note();
      });
      await page.locator("dialog.settings select[name=language]").selectOption("en");
      await page.locator("dialog.settings h2", { hasText: /^Settings$/ }).waitFor();
      await expect.poll(drawn).not.toBe(words);
      await expect.poll(look).toEqual(before);
      expect(await page.evaluate((known) => globalThis.quayside.table === known, view)).toBe(true);
      expect(await page.evaluate((known) => document.querySelector(".picture canvas") === known, canvas)).toBe(true);
      expect(await page.evaluate(() => [...new Set((globalThis as unknown as { seen: string[] }).seen)])).toEqual([before.poses]);
      expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("language");
      const firstInView = await log.evaluate((list) =>
        [...list.children].findIndex((line) => line.getBoundingClientRect().bottom > list.getBoundingClientRect().top),
      );
      expect([0, 1, 2]).toContain(firstInView);
      await page.keyboard.press("Escape");
      await page.locator(".choices button").first().click();
      await page.waitForFunction((number) => (globalThis.quayside.table?.shown?.number ?? 0) > number!, before.number);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});

describe("a second language is shown everywhere, with no English beside it", () => {
  it(
    "in the lobby and what opens from it",
    async () => {
      // A name is not translated: this one has no letters.
      const { page, wrong } = await arrive(here.browser, here.address, "42");
      await page.locator("#name").waitFor();
      await page.locator("h1", { hasText: /^⟦Quayside⟧$/ }).waitFor();
      await expect.poll(() => english(page)).toEqual([]);
      for (const game of ["duel", "elasund", "puerto-rico"])
        expect(await dialog(page, async () => (await wayTo(page, game, "table")).click())).toEqual([]);
      expect(await dialog(page, () => page.locator('[data-do="profile"]').click())).toEqual([]);
      expect(await dialog(page, async () => (await fromMenu(page, "account")).click())).toEqual([]);
      expect(await dialog(page, async () => (await wayTo(page, "duel", "quick")).click())).toEqual([]);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );

  it.each(["duel", "elasund", "puerto-rico"])(
    "at a table of %s",
    async (game) => {
      const { page, wrong } = await arrive(here.browser, here.address, "42");
      await playBots(page, game);
      for (let moves = 0; moves < MOVES && (await untilAsked(page)); moves++) {
        expect(await english(page)).toEqual([]);
        await moveByMirror(page, moves);
      }
      for (const x of [0.3, 0.5, 0.7]) {
        const box = await page.locator(".picture").boundingBox();
        if (box !== null) await page.mouse.move(box.x + box.width * x, box.y + box.height * x);
        await page
          .locator(".detail:not([hidden])")
          .waitFor({ timeout: 1_000 })
          .catch(() => undefined);
        expect(await english(page)).toEqual([]);
      }
      for (const name of ["⟦Rules⟧", "⟦Settings⟧", "⟦Keys⟧"])
        expect(await dialog(page, () => besideTable(page, name).then((button) => button.click()))).toEqual([]);
      await page.evaluate(() => globalThis.quayside.feed?.resign());
      await page.locator("dialog.score").waitFor();
      expect(await english(page)).toEqual([]);
      expect((await logOf(page)).length).toBeGreaterThan(0);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});
