/** The cards about pieces, how they are pinned and where their terms lead; the rules page: in a real browser. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { CARDS } from "../../shared/duel/catalog.ts";
import { PIT_FIELD } from "../../shared/elasund/rules/town/grid.ts";
import { arrive, untilAsked } from "./harness/person.ts";
import { atTable } from "./harness/players.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";
import { besideTable } from "./harness/table-menu.ts";

const here = quay({ timings: BRISK });

async function middleOf(page: Page, piece: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.evaluate((key) => {
    const { left, top } = document.querySelector(".picture")!.getBoundingClientRect();
    const at = globalThis.quayside.table?.boxOf(key);
    return at && { x: at.x + left + at.width / 2, y: at.y + top + at.height / 2 };
  }, piece);
  if (box === undefined) throw new Error(`there is no ${piece}`);
  return box;
}

async function pointAt(page: Page, piece: string): Promise<void> {
  const { x, y } = await middleOf(page, piece);
  await page.mouse.move(x, y, { steps: 2 });
}

it(
  "a card is pinned by key, pin and term, leads on and back, covers nothing, and goes with Esc",
  async () => {
    const { page, wrong } = await arrive(here.browser, here.address, "Ada");
    await page.locator('[data-game="elasund"] [data-do="play"]').click();
    await atTable(page);
    await untilAsked(page);
    const [cards, pinned] = [page.locator(".detail"), page.locator(".detail[data-pinned]")];
    const title = cards.first().locator("h3");

    await pointAt(page, "dish");
    // The cards take no room from the table.
    expect(await page.locator(".table-screen").evaluate(({ scrollHeight }) => scrollHeight)).toBe(await page.evaluate(() => innerHeight));
    expect((await page.locator(".side").boundingBox())?.height).toBe(await page.evaluate(() => innerHeight));
    await title.getByText("The dice", { exact: true }).waitFor();

    await page.keyboard.press("p");
    await expect.poll(() => pinned.count()).toBe(1);
    await page.locator('[data-topic="term:pirates"]').click();
    await title.getByText("Pirates", { exact: true }).waitFor();
    await page.locator(".detail-sign.back").click();
    await title.getByText("The dice", { exact: true }).waitFor();

    // The pin can be reached with the mouse, over whatever lies between.
    await pointAt(page, "row:2");
    await page.locator(".detail:not([data-pinned]) .detail-sign.pin").click();
    await expect.poll(() => pinned.count()).toBe(2);
    const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
    const [first, second] = boxes as [NonNullable<(typeof boxes)[0]>, NonNullable<(typeof boxes)[0]>];
    const apart =
      first.x + first.width <= second.x ||
      second.x + second.width <= first.x ||
      first.y + first.height <= second.y ||
      second.y + second.height <= first.y;
    expect(apart).toBe(true);

    await page.mouse.move(2, 2);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await cards.first().waitFor({ state: "detached" });

    // A number of a seat has a card too.
    await page.locator(".seat [data-about]").first().hover();
    await title.getByText("Cubes", { exact: true }).waitFor();
    expect(wrong).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);

/** The most lines of text, as they are printed beneath title and cost, that the short form of each card has from now on. */
const countLines = (page: Page) =>
  page.evaluateHandle(() => {
    const most: Record<string, number> = {};
    const look = (): void => {
      const card = document.querySelector<HTMLElement>('.detail[data-form="short"]');
      const tops = new Set<number>();
      // The figures beside a line stand in the middle of its height.
      for (const text of card?.querySelectorAll('li:not([data-brief="cost"]) > :first-child') ?? []) {
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const { top, height } of range.getClientRects()) if (height > 0) tops.add(Math.round(top / 4));
      }
      if (card) most[card.dataset.card!] = Math.max(most[card.dataset.card!] ?? 0, tops.size);
      requestAnimationFrame(look);
    };
    look();
    return most;
  });

it(
  "a card has three lines of text at most as it opens, and its whole text once it is pinned",
  async () => {
    const { page, wrong } = await arrive(here.browser, here.address, "Ada");
    await page.locator('[data-game="elasund"] [data-do="play"]').click();
    await atTable(page);
    await untilAsked(page);
    const counted = await countLines(page);
    const pieces = [`field:${PIT_FIELD}`, "church", "chest"];
    for (const piece of pieces) {
      await page.mouse.move(2, 2);
      await page.locator(".detail").waitFor({ state: "detached" });
      await pointAt(page, piece);
      await page.locator(`.detail[data-card="${piece}"]:not([data-form="short"])`).waitFor();
    }
    const most = await counted.jsonValue();
    for (const piece of pieces) expect([piece, most[piece]! > 0 && most[piece]! <= 3]).toEqual([piece, true]);
    await page.mouse.move(2, 2);
    await page.locator(".detail").waitFor({ state: "detached" });
    await pointAt(page, `field:${PIT_FIELD}`);
    await page.locator(".detail").waitFor();
    await page.keyboard.press("p");
    const whole = page.locator(".detail[data-pinned] li .sentence");
    await expect.poll(() => whole.count()).toBeGreaterThan(1);
    for (const sentence of await whole.all()) await expect.poll(() => sentence.isVisible()).toBe(true);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);

it(
  "the rules open by their address and from the table, show boards and pieces, and are searched",
  async () => {
    const { page, wrong } = await arrive(here.browser, `${here.address}#rules=elasund`, "Ada");
    const [rules, example] = [page.locator("dialog.rules"), page.locator("dialog.rules figure canvas")];
    await rules.getByRole("button", { name: "1. Roll the dice" }).click();
    await example.first().waitFor();
    await page.locator("#find-rule").fill("pirates");
    const [found, all] = [rules.locator(".rule:visible"), rules.locator(".rule")];
    await expect.poll(async () => (await found.count()) < (await all.count())).toBe(true);
    await expect.poll(() => found.count()).toBeGreaterThan(0);
    for (const rule of await found.all()) expect((await rule.textContent())?.toLowerCase()).toContain("pirates");
    await page.keyboard.press("Enter");
    await expect.poll(() => rules.locator("[data-at]").count()).toBe(1);
    await rules.getByRole("button", { name: "Close" }).click();
    await rules.waitFor({ state: "detached" });
    await expect.poll(() => new URL(page.url()).hash).toBe("");

    await page.locator('[data-game="duel"] [data-do="play"]').click();
    await atTable(page);
    await (await besideTable(page, "Rules")).click();
    await rules.locator(".pieces li").first().waitFor();
    await expect.poll(() => rules.locator(".pieces li").count()).toBeGreaterThan(CARDS.length);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);
