/** Going through a match, while it is played and after it: in a real browser, with a real match. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Face } from "../../client/face/face.ts";
import type { ReplayFeed } from "../../client/feed/replay.ts";
import * as english from "../../client/text/en/index.ts";
import { FACES } from "../client/listed-faces.ts";
import { arrive, expectPicture, isAsked, moveByMirror, shown, untilAsked } from "./harness/person.ts";
import { atTable, leave, logOf } from "./harness/players.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";
import { leaveTable } from "./harness/table-menu.ts";

const here = quay({ timings: BRISK });
const bar = (page: Page) => page.locator(".replay");
const linesUpTo = (page: Page) => logOf(page, ".log .line:not([data-later])");
const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const number = async (page: Page): Promise<number> => (await shown(page)).number;
const replayAt = (page: Page, frame: number) => page.waitForFunction((at) => globalThis.quayside?.table?.shown?.number === at, frame);
const pressButton = (page: Page, name: string) => bar(page).getByRole("button", { name }).click();

async function playSome(page: Page, game: string, moves: number): Promise<void> {
  await page.locator(`[data-game="${game}"] [data-do="play"]`).click();
  await atTable(page);
  for (let move = 0; move < moves; move++) if (await untilAsked(page)) await moveByMirror(page, move);
  await untilAsked(page);
}

/** The player resigns; bots play a table of several to its end. */
async function end(page: Page): Promise<void> {
  await page.evaluate(() => globalThis.quayside.feed?.resign());
  await page.locator("dialog.score").waitFor();
}

/** The size of the picture that the page has copied, in its own pixels. */
const copiedPicture = (page: Page) =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const picture = await createImageBitmap(await item!.getType("image/png"));
    return [picture.width, picture.height];
  });
/** The position, with the game, the players and what happened around it. */
const PICTURE_SIZE = [1920, 1434];

const faceOf = (game: string): Face => FACES.find((one) => one.game.id === game)!;

describe("a match of duel", () => {
  const game = "duel";
  const face = faceOf(game);

  it(
    "can be looked back at while it is played, also after a refresh, and goes on from live",
    async () => {
      const ada = await arrive(here.browser, here.address, "Ada");
      const { page } = ada;
      await playSome(page, game, 3);
      // What was played before the page came is asked for, and takes a moment.
      await page.locator(".log .line", { hasText: "is not listed" }).waitFor({ state: "detached" });
      const [live, whole] = [await number(page), await logOf(page)];
      const undo = await page.locator(".buttons button").first().textContent();
      await expect.poll(() => bar(page).isVisible()).toBe(false);

      await press(page, "ArrowLeft", "ArrowLeft");
      await page.waitForFunction((newest) => (globalThis.quayside.table?.shown?.number ?? newest) < newest, live);
      const back = await number(page);
      await bar(page).waitFor();
      await expectPicture(ada, face);
      expect(await isAsked(page)).toBe(false);
      expect((await linesUpTo(page)).length).toBeLessThan(whole.length);
      expect(await logOf(page)).toEqual(whole);
      await bar(page).getByText("Your turn: back to live").waitFor();
      await expect.poll(() => page.locator(".undo").textContent()).toBe(english.table.undoPast);

      await press(page, "Escape");
      await bar(page).waitFor({ state: "hidden" });
      await expect.poll(() => page.locator(".buttons button").first().textContent()).toBe(undo);
      await page.reload();
      await atTable(page);
      await untilAsked(page);
      await page.getByRole("button", { name: "Look back" }).click();
      await bar(page).waitFor();
      await press(page, "Home");
      await replayAt(page, 0);
      await expectPicture(ada, face);
      await page.waitForFunction((count) => document.querySelectorAll(".log .line").length === count, whole.length);
      await page.locator(".log .line").nth(-1).click();
      await page.waitForFunction((at) => (globalThis.quayside.table?.shown?.number ?? 0) > at, back);
      await press(page, "ArrowLeft");
      await bar(page).getByRole("button", { name: "back to live" }).click();
      await replayAt(page, live);
      await bar(page).waitFor({ state: "hidden" });
      await untilAsked(page);
      await moveByMirror(page, 0);
      expect(await number(page)).toBeGreaterThan(live);
      expect(ada.wrong).toEqual([]);
      await leave(ada);
    },
    PATIENCE,
  );

  it(
    "is replayed with keys, log and rail, through any eyes, and opens by its link at the very moment",
    async () => {
      const ada = await arrive(here.browser, here.address, "Ada");
      const { page } = ada;
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await playSome(page, game, 2);
      await end(page);
      const sheet = page.locator("dialog.score");
      await sheet.getByRole("button", { name: "Copy result" }).click();
      await sheet.getByRole("button", { name: "Copied" }).waitFor();
      const result = await page.evaluate(() => navigator.clipboard.readText());
      const ending = sheet.getByRole("button", { name: "Copy picture" });
      await ending.focus();
      await page.keyboard.press("Enter");
      await page.locator(".toast", { hasText: "Picture copied." }).waitFor();
      expect(await copiedPicture(page)).toEqual(PICTURE_SIZE);
      await sheet.getByRole("button", { name: "Analyse" }).click();
      await bar(page).locator(".eyes").waitFor();
      await atTable(page);
      await page.locator(".analysis").getByRole("button", { name: "Stop" }).click();
      const last = await page.evaluate(() => (globalThis.quayside.feed as ReplayFeed).playback.last);

      await press(page, "End");
      await replayAt(page, last);
      await press(page, "ArrowLeft");
      await expect.poll(() => number(page)).toBeLessThan(last);
      const before = await number(page);
      await press(page, "Home");
      await replayAt(page, 0);
      await press(page, "Shift+ArrowRight", " ");
      await page.waitForFunction(() => (globalThis.quayside.feed as ReplayFeed).playback.playing);
      await press(page, " ");
      const rail = bar(page).locator("input[type=range]");
      await rail.fill(String(before));
      await replayAt(page, before);
      // It is one move before the end, and moves are counted, not frames.
      const moves = await page.evaluate(() => {
        const { playback } = globalThis.quayside.feed as ReplayFeed;
        return playback.movesAt(playback.last);
      });
      expect(moves).toBeLessThan(last);
      await expect.poll(() => rail.getAttribute("aria-valuetext")).toContain(`move ${moves - 1} of ${moves}`);
      await expect.poll(() => bar(page).locator(".marks .round").count()).toBeGreaterThan(0);
      await expectPicture(ada, face);
      await press(page, "Home");
      await replayAt(page, 0);
      await page.locator(".log .line[data-later]").last().click();
      await page.waitForFunction(() => (globalThis.quayside.table?.shown?.number ?? 0) > 0);

      await rail.fill(String(before));
      await bar(page).locator(".eyes").selectOption("1");
      await page.waitForFunction(() => globalThis.quayside.table?.shown?.sight.seat === 1);
      await expectPicture(ada, face);
      await pressButton(page, "Copy a link");
      await page.locator(".toast", { hasText: "Link copied" }).waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toMatch(new RegExp(`/r/[\\w-]+/${before}/1$`));
      expect(result.split("\n").at(-1)).toBe(link.replace(/\/\d+\/1$/, ""));

      const ben = await arrive(here.browser, link, "Ben");
      await replayAt(ben.page, before);
      expect((await shown(ben.page)).sight).toEqual((await shown(page)).sight);
      await expectPicture(ben, face);
      await leaveTable(ben.page);
      await ben.page.waitForFunction(() => location.pathname === "/" && location.hash === "");
      expect([...ada.wrong, ...ben.wrong]).toEqual([]);
      await leave(ada, ben);
    },
    PATIENCE,
  );
});

it.each(["puerto-rico", "elasund"])(
  "a match of %s is looked back at while it is played",
  async (game) => {
    const face = faceOf(game);
    const ada = await arrive(here.browser, here.address, "Ada");
    const { page } = ada;
    await playSome(page, game, 1);
    const live = await number(page);
    await press(page, "ArrowLeft");
    await page.waitForFunction((newest) => (globalThis.quayside.table?.shown?.number ?? newest) < newest, live);
    await bar(page).waitFor();
    await expectPicture(ada, face);
    await press(page, "Escape");
    await bar(page).waitFor({ state: "hidden" });
    await untilAsked(page);
    expect(ada.wrong).toEqual([]);
    await leave(ada);
  },
  PATIENCE,
);

describe("a moment", () => {
  const copy = (page: Page) => pressButton(page, "Copy a picture");

  it(
    "is copied as a picture with the position, the names and what happened",
    async () => {
      const ada = await arrive(here.browser, here.address, "Ada");
      await ada.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await playSome(ada.page, "duel", 2);
      await press(ada.page, "ArrowLeft");
      await bar(ada.page).waitFor();
      await copy(ada.page);
      await ada.page.locator(".toast", { hasText: "Picture copied." }).waitFor();
      const size = await ada.page.evaluate(async () => {
        const [item] = await navigator.clipboard.read();
        const { width, height } = await createImageBitmap((await item?.getType("image/png")) as Blob);
        return { width, height };
      });
      expect(size).toEqual({ width: 1920, height: 1434 });
      expect(ada.wrong).toEqual([]);
      await leave(ada);
    },
    PATIENCE,
  );
});
