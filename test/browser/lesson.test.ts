/** The guided first match in a browser, as a newcomer meets it: offered, followed by their own hand, left by a reload, let go. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { lesson } from "../../client/games/duel/guide/lesson.ts";
import { cardOf } from "../../shared/duel/catalog.ts";
import { open } from "./harness/browser.ts";
import { wayTo } from "./harness/front-page.ts";
import { clickPiece, moveByMirror, shown, untilAsked } from "./harness/person.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";
import { leaveTable } from "./harness/table-menu.ts";

const at = quay({ timings: BRISK });

/** Nobody was here before. Once, also for a second tab: what is met from here on is kept. Muted: to render all sounds takes as long as the lesson. */
const NEWCOMER = `if (localStorage.getItem("test.newcomer") === null) {
  localStorage.setItem("test.newcomer", "yes");
  localStorage.setItem("quayside.first", "{}");
  localStorage.setItem("quayside.settings", JSON.stringify({ speed: "instant", motion: "less", muted: true }));
}`;

const litPieces = (page: Page): Promise<readonly string[]> => page.evaluate(() => [...(globalThis.quayside.table?.lit ?? [])]);

/** Clicks what is lit, and then what is lit beside it, until the step is done. */
async function followStep(page: Page, pieces: number): Promise<void> {
  const clicked: string[] = [];
  for (let click = 0; click < pieces; click++) {
    const next = async () => (await litPieces(page)).find((piece) => !clicked.includes(piece));
    await expect.poll(next).toBeDefined();
    clicked.push(`${await next()}`);
    await clickPiece(page, clicked.at(-1)!);
  }
}

it(
  "teaches a newcomer the Duel to the end, once offered, also across a reload, and then lets go",
  async () => {
    const { page, wrong } = await open(at.browser, at.address, {}, (context) => context.addInitScript(NEWCOMER));
    const card = page.locator('.actions[data-game="duel"]');
    await card.getByRole("button", { name: "First time? Learn it in three minutes" }).click();
    const note = page.getByRole("region", { name: "Guided first match" });

    for (const [number, { id, piece, wants }] of lesson.steps.entries()) {
      await note.getByText(`${number + 1} of ${lesson.steps.length}`, { exact: true }).waitFor();
      expect([id, await note.locator(".idea").innerText()]).toEqual([id, expect.stringMatching(/\w{3}.*\./)]);
      // The note lies beside the piece, never over it.
      const covers = () =>
        page.evaluate((key) => {
          const picture = document.querySelector(".picture")?.getBoundingClientRect();
          const goals = document.querySelector(".goals")?.getBoundingClientRect();
          const counters = picture && goals && { x: goals.x - picture.x, y: goals.y - picture.y, width: goals.width, height: goals.height };
          const box = key === undefined ? counters : globalThis.quayside.table?.boxOf(key);
          const about = document.querySelector(".lesson")?.getBoundingClientRect();
          if (box === undefined || picture === undefined || about === undefined) return "not there";
          const [left, top] = [picture.x + box.x, picture.y + box.y];
          return left < about.right && left + box.width > about.left && top < about.bottom && top + box.height > about.top;
        }, piece);
      // The note follows its piece with the animation frames.
      await expect.poll(async () => [id, await covers()]).toEqual([id, false]);
      if (wants === undefined && number > 0) {
        await note.getByRole("button", { name: "Next" }).click();
        continue;
      }
      if (wants === undefined) {
        // Goes by keys: folds the note and opens it again, past the way out, to the way on, and from there to the move that is wanted.
        const why = note.locator(".idea > p").first();
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await why.waitFor({ state: "hidden" });
        await note.getByRole("button", { name: "Next" }).waitFor();
        await page.keyboard.press("Enter");
        await why.waitFor();
        // Nothing is left to skip at the last note.
        const isLast = number === lesson.steps.length - 1;
        for (const _key of isLast ? ["on"] : ["out", "on"]) await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await page.waitForFunction(() => document.activeElement?.matches("[data-move]"));
        continue;
      }
      await expect.poll(() => page.locator(".mirror [data-move]").count()).toBe(1);
      if (id === "trade") {
        await clickPiece(page, `card:${cardOf("lumber_yard")}`);
        const answer = page.locator(".why", { hasText: "Not yet. Click the Apothecary" });
        await answer.waitFor();
        // The note lies beside what was clicked, with the prices below it between them at most, and clear of what is to be clicked.
        const boxOf = (card: string) =>
          page.evaluate((key) => {
            const { left, top } = document.querySelector(".picture")!.getBoundingClientRect();
            const box = globalThis.quayside.table!.boxOf(key)!;
            return { left: left + box.x, top: top + box.y, right: left + box.x + box.width, bottom: top + box.y + box.height };
          }, card);
        const said = await answer.evaluate((note) => note.getBoundingClientRect().toJSON());
        const apart = ({ left, top, right, bottom }: Awaited<ReturnType<typeof boxOf>>): number =>
          Math.max(left - said.right, said.left - right, top - said.bottom, said.top - bottom);
        const [clicked, target] = [apart(await boxOf(`card:${cardOf("lumber_yard")}`)), apart(await boxOf(`${piece}`))];
        expect([clicked >= 0 && clicked < 40, target >= 0]).toEqual([true, true]);
      }
      if (id === "resource") await page.keyboard.press("Enter");
      else if (wants[0]![0]!.startsWith("build")) {
        // As in any match: the card is clicked, then the button.
        await followStep(page, 1);
        await page.locator(".prompt .brass", { hasText: "Build the" }).click();
      } else await followStep(page, 2);
      if (id !== "uncover") continue;
      await note.getByText(`${number + 2} of`).waitFor();
      await page.reload();
      await note.getByText("Welcome back.").waitFor();
    }

    await note.getByRole("button", { name: "Play on" }).click();
    await note.waitFor({ state: "hidden" });
    expect(await untilAsked(page)).toBe(true);
    await expect.poll(() => page.locator(".mirror [data-move]").count()).toBeGreaterThan(1);
    // Its first match goes on with tips.
    const tip = page.locator(".tip", { hasText: "Click a card" });
    await tip.waitFor();
    // Nothing goes on asking for what has been done.
    const [lit] = await page.evaluate(() => [...globalThis.quayside.table!.lit]);
    await clickPiece(page, lit!);
    await page.locator(".prompt .asked", { hasText: "Choose what to do with the" }).waitFor();
    await tip.waitFor({ state: "hidden" });
    await page.keyboard.press("Escape");
    await page.locator(".prompt .asked", { hasText: "choose a card" }).waitFor();
    await tip.waitFor();
    await moveByMirror(page, 0);
    expect(await untilAsked(page)).toBe(true);
    const { number, sight } = await shown(page);
    await page.reload();
    expect(await untilAsked(page)).toBe(true);
    expect(await shown(page)).toMatchObject({ number, sight });
    await expect.poll(() => note.count()).toBe(0);

    await leaveTable(page);
    // What is promised is kept: the match is in the lobby and under the guest's matches, and goes on where it was left.
    const leaving = page.getByRole("dialog");
    await leaving.getByText("This browser keeps the match.").waitFor();
    await leaving.getByRole("button", { name: "Leave table" }).click();
    await card.getByRole("button", { name: "Guided match" }).waitFor();
    const kept = page.locator(".own-matches .own", { hasText: "in this browser" });
    await kept.getByText("against 1 beginner bot").waitFor();
    // Hour and minute are never what is cut: they come first.
    const when = kept.locator(".when");
    await expect.poll(() => when.textContent()).toMatch(/^\w+ \d+, \d{4}, \d+:\d\d\s[AP]M · /);
    expect(await when.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
    await page.getByRole("button", { name: "My matches" }).click();
    await page.locator(".unfinished").getByRole("button", { name: "Continue" }).click();
    expect(await untilAsked(page)).toBe(true);
    expect(await shown(page)).toMatchObject({ number, sight });
    // It goes on also after the browser was closed without a word.
    const { origin } = new URL(page.url());
    await page.goto("about:blank");
    const later = await page.context().newPage();
    await later.goto(origin);
    await later.locator('.own-matches [data-do="continue"]').click();
    expect(await untilAsked(later)).toBe(true);
    expect(await shown(later)).toMatchObject({ number, sight });
    await later.close();
    await page.goto(origin);
    await page.locator(".table-screen[data-ready]").waitFor();
    await leaveTable(page);
    await page.getByRole("dialog").getByRole("button", { name: "Leave table" }).click();
    await kept.getByRole("button", { name: "Discard match" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Discard match" }).click();
    await kept.waitFor({ state: "detached" });
    await (await wayTo(page, "duel", "practice")).click();
    expect(await untilAsked(page)).toBe(true);
    await expect.poll(() => note.count()).toBe(0);
    // The empty page, on which nothing is kept, says so.
    expect(wrong.filter((error) => !error.includes("Access is denied for this document"))).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);

it(
  "asks a newcomer nothing before the table: the first note there offers the guide, or is told that they know the game",
  async () => {
    const { page, wrong } = await open(at.browser, at.address, {}, (context) => context.addInitScript(NEWCOMER));
    await (await wayTo(page, "duel", "play")).click();
    expect(await untilAsked(page)).toBe(true);
    await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
    const note = page.locator(".prompt .tip");
    await note.getByText("Is this your first match of 7 Wonders Duel?").waitFor();
    // The note asks for no answer: the moves are there beside it.
    await expect.poll(() => page.locator(".mirror [data-move]").count()).toBeGreaterThan(1);
    await note.getByRole("button", { name: "I know the game" }).click();
    await note.waitFor({ state: "hidden" });
    await moveByMirror(page, 0);
    expect(await untilAsked(page)).toBe(true);
    await expect.poll(() => note.isVisible()).toBe(false);
    await leaveTable(page);
    await page.getByRole("dialog").getByRole("button", { name: "Leave table" }).click();

    await (await wayTo(page, "elasund", "practice")).click();
    expect(await untilAsked(page)).toBe(true);
    await note.getByRole("button", { name: "Learn it in three minutes" }).click();
    await page.getByRole("region", { name: "Guided first match" }).getByText(/^1 of/).waitFor();
    expect(wrong).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);
