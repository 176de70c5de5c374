/** The analysis of a real match in a browser, walked along and tried out on the table, and a match played on from the middle of a replay. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { Game } from "../../shared/core/contract/game.ts";
import { type MatchRecord, writeRecord } from "../../shared/core/match/record.ts";
import { step } from "../../shared/core/match/step.ts";
import { GAMES } from "../../shared/games.ts";
import { FACES } from "../client/listed-faces.ts";
import { blunders, botsMatches } from "../core/analysis/bots-match.ts";
import { arrive, expectPicture, moveByMirror, shown, untilAsked } from "./harness/person.ts";
import { logDrawn } from "./harness/players.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";

const at = quay({ timings: BRISK });
const [duel] = GAMES as [Game];
const PATH = "/a-record";
/** What a player waits for the analysis of a whole Duel at most, in milliseconds, on a machine that has time for it. */
const WHOLE_DUEL = 60_000;
/** What a fixed piece of work takes there, in milliseconds. */
const USUAL_WORK = 100;

/** How many times longer work takes in this page now: on a slow machine, or beside other work. */
const slowness = async (page: Page): Promise<number> => {
  const work = await page.evaluate(() => {
    const start = performance.now();
    let sum = 1;
    for (let round = 0; round < 2e7; round++) sum = (Math.imul(sum, 31) + round) | 0;
    return [performance.now() - start, sum] as const;
  });
  return Math.max(1, work[0] / USUAL_WORK);
};

/** A page that watches a record, seen from the first seat. */
async function watching(record: MatchRecord, frame: number) {
  const person = await arrive(at.browser, at.address, "Ada");
  await person.page.context().route(`**${PATH}`, (route) => route.fulfill({ body: writeRecord(record), contentType: "text/plain" }));
  await person.page.goto(`${at.address}#replay=${PATH}&seat=0&frame=${frame}`);
  await person.page.reload();
  await person.page.locator(".table-screen[data-ready]").waitFor();
  return person;
}

const chart = (page: Page) => page.locator(".analysis .chart");
const frameOf = async (page: Page): Promise<number> => (await shown(page)).number;
const placeOf = async (page: Page): Promise<number> => Number(await chart(page).getAttribute("aria-valuenow"));

/** One player errs, so that a better line can be shown. Cut short, so that the longer games are analysed in the time of a test. */
function agreedAfter(game: Game, entries: number): MatchRecord {
  const match = blunders(game, 2, entries);
  return step(match, { type: "end", seat: -1, by: "server", at: 0, why: "agreed" }).match.record;
}

it(
  "a whole Duel is analysed within a minute, which says how far it is, can be stopped, and is kept",
  async () => {
    const { page, wrong } = await watching(botsMatches(duel, 3).at(-1)!.record, 1);
    const open = page.getByRole("button", { name: "Analyse", exact: true });
    await open.click();
    await page.waitForFunction(() => (document.querySelector<HTMLProgressElement>(".analysis progress")?.value ?? 0) > 0);
    // The table keeps its room until there is something to show.
    const heightOf = () => page.locator(".analysis").evaluate(({ clientHeight }) => clientHeight);
    expect(await heightOf()).toBeLessThan(80);
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await page.locator(".analysis").waitFor({ state: "hidden" });

    const before = await slowness(page);
    await open.click();
    const start = performance.now();
    await chart(page).waitFor({ timeout: PATIENCE });
    const taken = performance.now() - start;
    expect(taken).toBeLessThan(WHOLE_DUEL * Math.max(before, await slowness(page)));
    expect(await heightOf()).toBeGreaterThan(150);
    await expect.poll(() => page.locator(".analysis polyline.curve").count()).toBe(2);
    await expect.poll(() => page.locator(".analysis .pin").count()).toBe(3);

    await page.reload();
    await page.locator(".table-screen[data-ready]").waitFor();
    // Workers would make a second one.
    await page.evaluate(() => Object.assign(globalThis, { AnalysisWorker: Worker, Worker: undefined }));
    await open.click();
    await chart(page).waitFor();
    await page.getByRole("button", { name: "Close analysis" }).click();

    // The score sheet names what the kept analysis found, and leads there.
    await page.evaluate(() => Object.assign(globalThis, { Worker: (globalThis as { AnalysisWorker?: unknown }).AnalysisWorker }));
    await page.keyboard.press("End");
    await page.getByRole("button", { name: "Score sheet" }).click();
    const turn = page.locator("dialog.score .moment", { hasText: "The turning point" });
    await turn.locator(".told").waitFor();
    await turn.getByRole("button", { name: "Show in the analysis" }).click();
    await chart(page).waitFor();
    await page.locator(".replay .marks .turning").first().waitFor({ state: "attached" });
    const turns = await page.locator(".replay .marks .turning").evaluateAll((marks) => marks.map((mark) => (mark as HTMLElement).title));
    expect(turns).toContain(await page.locator(".analysis .told h3").innerText());
    expect(wrong).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);

it.each(GAMES.map((game) => [game.id, game] as const))(
  "in %s a replay is seen through any eyes, arrow keys walk along the choices of its analysis, a better line is tried, and the match is played on",
  async (id, game) => {
    const record = agreedAfter(game, 8);
    const { page, wrong } = await watching(record, 1);
    const face = FACES.find((one) => one.game.id === id)!;
    await page.locator(".replay input[type=range]").fill("5");
    await page.locator(".replay .eyes").selectOption("1");
    await page.waitForFunction(() => globalThis.quayside.table?.shown?.sight.seat === 1);
    await expectPicture({ page }, face);
    await page.locator(".replay .eyes").selectOption("0");
    await page.locator(".log .line[data-later]").last().click();
    await page.waitForFunction(() => (globalThis.quayside.table?.shown?.number ?? 0) > 5);
    await page.getByRole("button", { name: "Analyse", exact: true }).click();
    await chart(page).waitFor();
    await chart(page).press("Home");
    await expect.poll(() => placeOf(page)).toBe(0);
    await expect.poll(() => frameOf(page)).toBe(0);
    const better = page.locator(".analysis .told button");
    const last = Number(await chart(page).getAttribute("aria-valuemax"));
    while (!(await better.isVisible()) && (await placeOf(page)) < last) {
      const before = await placeOf(page);
      await chart(page).press("ArrowRight");
      await expect.poll(() => placeOf(page)).toBeGreaterThan(before);
    }
    await expect.poll(() => chart(page).getAttribute("aria-valuetext")).toMatch(/\d%/);

    const frame = await frameOf(page);
    await logDrawn(page);
    const log = await page.locator(".log").innerText();
    await better.click();
    await page.waitForFunction((from) => (globalThis.quayside.table?.shown?.number ?? 0) > from, frame);
    await expect.poll(() => better.innerText()).toBe("Back to the match");
    await better.click();
    await page.waitForFunction((from) => globalThis.quayside.table?.shown?.number === from, frame);
    await expect.poll(() => page.locator(".log").innerText()).toBe(log);

    // What the numbers mean is read as a whole, above the fading edge.
    const meaning = page.locator(".analysis .meaning");
    await meaning.locator("summary").click();
    const ends = await meaning
      .locator(".about")
      .evaluate((about) => [about, about.closest(".analysis")!].map((one) => one.getBoundingClientRect().bottom));
    expect(ends[0]! + 15).toBeLessThan(ends[1]!);
    await meaning.locator("summary").click();
    await page.locator(".analysis .told h3").waitFor();

    // The longest name, 24 letters, pushes no column out of the panel.
    const columnsEnd = await page.locator(".analysis .sums").evaluate((sums) => {
      for (const name of sums.querySelectorAll('th[scope="row"] span:last-child')) name.textContent = "Wm".repeat(12);
      return [sums, sums.parentElement!].map((one) => one.getBoundingClientRect().right);
    });
    expect(columnsEnd[0]).toBeLessThanOrEqual(columnsEnd[1]! + 1);

    await page.getByText("All numbers as a table").click();
    const rows = page.locator(".analysis .numbers tbody tr");
    // The browser tells that it is open a moment later.
    await expect.poll(() => rows.count()).toBe(record.entries.length + 1);

    const playOn = page.getByRole("button", { name: "Play on from here" });
    await playOn.click();
    await playOn.waitFor({ state: "detached" });
    expect(await untilAsked(page)).toBe(true);
    await moveByMirror(page, 0);
    expect(await frameOf(page)).toBeGreaterThanOrEqual(frame);
    expect((await shown(page)).sight.seat).toBe(0);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);
