/** Puzzles in a browser: one is solved, another is not, on the real table; what is solved is ticked, and counted by the server. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { puzzleSetOf } from "../../shared/puzzle-sets.ts";
import { wayTo } from "./harness/front-page.ts";
import { arrive, isAsked, moveByMirror, shown } from "./harness/person.ts";
import { atTable } from "./harness/players.ts";
import { PATIENCE, quay } from "./harness/quay.ts";

const at = quay();

/** Waits until the table shows a frame, and its log too. */
async function drawn(page: Page): Promise<void> {
  await atTable(page);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

it(
  "a puzzle is solved, the next one is missed, shown and tried again; the list ticks the first and says how many solve them",
  async () => {
    const { puzzles } = (await puzzleSetOf("duel"))!;
    const [first, second] = puzzles as [(typeof puzzles)[0], (typeof puzzles)[0]];
    const { page, wrong } = await arrive(at.browser, at.address, "Ada");
    const said = page.locator(".puzzle p");
    const told = (words: RegExp) => said.filter({ hasText: words }).waitFor();
    const play = (move: string) => page.locator(`[data-move="${move}"]`).dispatchEvent("click");
    await (await wayTo(page, "duel", "puzzles")).click();
    const places = page.locator(".puzzles .position");
    const sizes = () => places.evaluateAll((all) => all.map((place) => `${place.clientWidth}x${place.clientHeight}`));
    await places.nth(1).locator("img").waitFor();
    expect(await places.last().innerHTML(), "out of sight").toBe("");
    expect([...new Set(await sizes())], "a place has the size of its picture").toHaveLength(1);
    await page.getByRole("button", { name: "Solve puzzle 1" }).click();
    await page.locator(".table-screen[data-ready]").waitFor();
    await told(/^Your move\./);
    await drawn(page);
    expect((await shown(page)).sight.seat).toBe(first.seat);
    const lines = await page.locator(".log li").count();
    await play(first.solution);
    await told(/^Right: /);
    await drawn(page);
    await expect.poll(() => page.locator(".log li").count()).toBe(lines);

    await page.getByRole("button", { name: "Next puzzle" }).click();
    await told(/^Your move\./);
    await drawn(page);
    const { number } = await shown(page);
    await play(Object.keys(second.chances).find((move) => move !== second.solution)!);
    await told(/^Not the best: /);
    await page.getByRole("button", { name: "Show me" }).click();
    await told(/^The solution: /);
    await page.waitForFunction((from) => (globalThis.quayside.table?.shown?.number ?? 0) > from, number);
    await page.getByRole("button", { name: "Try again" }).click();
    await told(/^Your move\./);
    await drawn(page);
    expect((await shown(page)).number).toBe(number);
    await expect.poll(() => page.locator(`[data-move="${second.solution}"]`).count()).toBe(1);

    await page.getByRole("button", { name: "All puzzles" }).click();
    // What was drawn is there at once.
    await expect.poll(() => places.first().locator("img").count()).toBe(1);
    const entry = (id: string) => page.locator(`.puzzles [data-puzzle="${id}"]`);
    await entry(first.id).filter({ hasText: "✓" }).filter({ hasText: "solved by 100% of 1" }).waitFor();
    await entry(second.id).filter({ hasText: "solved by 0% of 1" }).waitFor();
    await expect.poll(() => entry(second.id).innerText()).not.toContain("✓");
    expect(wrong).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);

it(
  "another volume and a theme are chosen by the keyboard, the next puzzle is about that theme, and back in the list the choice is still made",
  async () => {
    const { puzzles, before } = (await puzzleSetOf("duel", 2))!;
    const about = puzzles.filter(({ themes }) => themes.includes("deny"));
    const { page, wrong } = await arrive(at.browser, at.address, "Ada");
    await (await wayTo(page, "duel", "puzzles")).click();
    const [volume, theme] = [page.getByLabel("Volume"), page.getByLabel("Theme")];
    await volume.focus();
    await page.keyboard.press("ArrowDown");
    await page.getByRole("button", { name: `Solve puzzle ${before + 1}`, exact: true }).waitFor();
    await theme.selectOption("deny");
    expect(await theme.locator("option:checked").innerText()).toBe(`Deny (${about.length})`);
    const listed = page.locator(".puzzles [data-puzzle]");
    await expect.poll(() => listed.count()).toBe(about.length);
    await page
      .locator(".solved")
      .filter({ hasText: `0 of ${about.length} solved` })
      .waitFor();
    await page.getByRole("button", { name: `Solve puzzle ${before + puzzles.indexOf(about[0]!) + 1}`, exact: true }).click();
    await drawn(page);
    await page.getByRole("button", { name: "Show me" }).click();
    await page.getByRole("button", { name: "Next puzzle" }).click();
    await page
      .locator(".puzzle")
      .filter({ hasText: `Puzzle ${before + puzzles.indexOf(about[1]!) + 1}` })
      .waitFor();
    await page.getByRole("button", { name: "All puzzles" }).click();
    await expect.poll(() => listed.count()).toBe(about.length);
    expect([await volume.inputValue(), await theme.inputValue()]).toEqual(["2", "deny"]);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);

it.each(["elasund", "puerto-rico"])(
  "a puzzle of %s is solved on its table",
  async (game) => {
    const { puzzles } = (await puzzleSetOf(game))!;
    const { page, wrong } = await arrive(at.browser, at.address, "Ada");
    await (await wayTo(page, game, "puzzles")).click();
    await page.getByRole("button", { name: "Solve puzzle 1" }).click();
    await drawn(page);
    expect((await shown(page)).sight.seat).toBe(puzzles[0]!.seat);
    await page.locator(`[data-move="${puzzles[0]!.solution}"]`).dispatchEvent("click");
    // A row is judged by its first move, once it is complete.
    for (let more = 0; more < 4 && (await isAsked(page)); more++) await moveByMirror(page, 0);
    const right = page.locator(".puzzle p").filter({ hasText: /^Right: / });
    await right.waitFor();
    expect(wrong).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);
