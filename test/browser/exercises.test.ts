/** The trainer in a browser: a blunder in one's own match is analysed, missed, comes back the next day, is solved, and is on another device. */
import type { BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { writeLeft } from "../../client/feed/practice/practice-storage.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import type { MatchRecord } from "../../shared/core/match/record.ts";
import type { Exercise } from "../../shared/core/wire/exercises.ts";
import { GAMES } from "../../shared/games.ts";
import { blunders } from "../core/analysis/bots-match.ts";
import { wayTo } from "./harness/front-page.ts";
import { arrive, shown } from "./harness/person.ts";
import { atTable } from "./harness/players.ts";
import { PATIENCE, quay } from "./harness/quay.ts";
import { besideTable, leaveTable } from "./harness/table-menu.ts";

const at = quay();
const [duel] = GAMES as [Game];
/** Enough for some blunders, and soon analysed. They begin after the wonders, where there is more to choose from. */
const ENTRIES = 16;
const FROM = 8;

/** The player sits on the first seat, which chooses what looks worst. */
function badlyPlayed(): MatchRecord {
  const { record } = blunders(duel, 2, ENTRIES, FROM);
  const entries = record.entries.map((entry) => ({ ...entry, by: entry.seat === 0 ? ("person" as const) : entry.by }));
  return { ...record, entries };
}

const DAY = 86_400_000;
const exercisesOf = async (page: Page): Promise<readonly Exercise[]> =>
  JSON.parse(await page.evaluate(() => localStorage.getItem("quayside.exercises") ?? "{}")).exercises ?? [];

/** Reloads the page with a clock that is some days ahead. */
async function passDays(page: Page, days: number): Promise<void> {
  await page.addInitScript((more) => {
    const before = Date.now;
    Date.now = () => before() + more;
  }, days * DAY);
  await page.reload();
}

const said = (page: Page, words: RegExp) => page.locator(".puzzle p").filter({ hasText: words }).waitFor();
const offer = (page: Page) => page.locator('.daily [data-do="practise"]');
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

async function play(page: Page, move: string): Promise<void> {
  await page.locator(`[data-move="${move}"]`).dispatchEvent("click");
}

/** A match with blunders, given up and analysed: what it has cost is there to be practised. */
async function analyseOwn(page: Page): Promise<readonly Exercise[]> {
  const left = writeLeft({ record: badlyPlayed(), seat: 0, level: "beginner" });
  await page.evaluate((text) => {
    sessionStorage.setItem("quayside.practice", "own");
    localStorage.setItem("quayside.practice.own", text);
  }, left);
  await page.reload();
  await atTable(page);
  await (await besideTable(page, "Resign")).click();
  await page.locator("dialog .brass", { hasText: "Resign" }).click();
  await page.locator("dialog.score").getByRole("button", { name: "Analyse" }).click();
  await page
    .locator(".toast")
    .filter({ hasText: /of this match to practise: see Puzzles/ })
    .waitFor();
  return exercisesOf(page);
}

/** The page of the same guest on another device. */
async function elsewhere(page: Page): Promise<Page> {
  const token = await page.evaluate(() => localStorage.getItem("quayside.guest")!);
  const signedIn = (context: BrowserContext) => context.addInitScript(`localStorage.setItem("quayside.guest", "${token}")`);
  return (await arrive(at.browser, at.address, "Ada", signedIn)).page;
}

it(
  "choices of an analysed match are due at once; a missed one comes back tomorrow, a solved one later, here and on another device",
  async () => {
    const { page, wrong } = await arrive(at.browser, at.address, "Ada");
    const found = await analyseOwn(page);
    const [missed] = found as [Exercise];
    expect(found.length).toBeGreaterThan(1);

    await leaveTable(page);
    await offer(page)
      .filter({ hasText: `From your matches · ${found.length} due today` })
      .click();
    await atTable(page);
    await said(page, /^Your move\. In the match you chose: .+ Find a better move\.$/);
    expect((await shown(page)).sight.seat).toBe(0);
    await play(page, missed.played[0]!);
    await said(page, /^That is what you chose in the match: .+ It comes back tomorrow\.$/);

    // Only the first answer counts. Any other move is judged by a search.
    for (const move of ["another", missed.line[0]!]) {
      await press(page, "Try again");
      await said(page, /^Your move\./);
      await page.locator(`[data-move="${missed.line[0]}"]`).waitFor({ state: "attached" });
      const known = [missed.played[0]!, missed.line[0]!];
      const listed = await page.locator("[data-move]").evaluateAll((all) => all.map((one) => one.getAttribute("data-move")!));
      await play(page, move === "another" ? listed.find((one) => !known.includes(one))! : move);
      await said(
        page,
        move === "another" ? /^(Right|Not good enough): .+ It comes back tomorrow\.$/ : /^Right: .+: .+ It comes back tomorrow/,
      );
      if ((await page.getByRole("button", { name: "Try again" }).count()) === 0) break;
    }
    await press(page, "All puzzles");
    await page.locator(".puzzles .exercises", { hasText: `${found.length - 1} due today` }).waitFor();

    await passDays(page, 1);
    await offer(page)
      .filter({ hasText: `From your matches · ${found.length} due today` })
      .click();
    for (let left = found.length; left > 0; left--) {
      await atTable(page);
      await said(page, /^Your move\./);
      // The missed one has waited least.
      const { line } = left === 1 ? missed : found[found.length - left + 1]!;
      await play(page, line[0]!);
      await said(page, /^Right: .+: .+ It comes back in 3 days\.$/);
      if (left > 1) await press(page, "Next exercise");
    }
    expect((await exercisesOf(page)).map(({ solves }) => solves)).toEqual(found.map(() => 1));
    await leaveTable(page);
    await expect.poll(() => offer(page).count()).toBe(0);

    const untold = () => page.evaluate(() => JSON.parse(localStorage.getItem("quayside.exercises")!).untold.length);
    await expect.poll(untold).toBe(0);
    const other = await elsewhere(page);
    await (await wayTo(other, "duel", "puzzles")).click();
    await other.locator(".puzzles .exercises", { hasText: "The next one comes back in 4 days." }).waitFor();
    // The server takes no answer from the future.
    const known = (own: readonly Exercise[]) => own.map(({ answered: _answered, ...rest }) => rest);
    expect(known(await exercisesOf(other))).toEqual(known(await exercisesOf(page)));
    expect(wrong).toEqual([]);
    await other.context().close();
    await page.context().close();
  },
  PATIENCE,
);
