/** Ways to a table, and what happens to the line on the way: in a real browser. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { duelFace } from "../../client/games/duel/face.ts";
import type { Face } from "../../client/games/face.ts";
import { buildClient } from "../../scripts/client.ts";
import { clientFolder } from "../../scripts/settings.ts";
import { type Serving, serve } from "../../server/main.ts";
import type { Duel } from "../../shared/duel/state.ts";
import { type Line, openLine } from "../server/line.ts";
import { launch } from "./browser.ts";
import { arrive, isAsked, moveByMirror, type Person, picture, shown, untilAsked } from "./person.ts";

const face = duelFace as unknown as Face;
/** Pages drawn by software, and a line that is given time to be found dead: a guard against hangs, not a measure. */
const PATIENCE = 280_000;
let serving: Serving;
let browser: Browser;
let address: string;
let line: Line;

beforeAll(async () => {
  await buildClient();
  serving = await serve({ port: 0, clientFolder });
  address = `http://localhost:${serving.port}/`;
  line = await openLine(serving.port);
  // Drawn without WebGL, which software does several times as fast; how it is drawn is not what is asked here.
  browser = await launch("--disable-3d-apis");
}, PATIENCE);
afterAll(async () => {
  await browser?.close();
  await line?.close();
  await serving?.close();
}, PATIENCE);

const atTable = (page: Page) => page.waitForFunction(() => globalThis.quayside?.table?.shown !== undefined);
const logOf = (page: Page) => page.locator(".log .line").allTextContents();
const settled = (pages: readonly Page[], number: number) =>
  Promise.all(pages.map((page) => page.waitForFunction((least) => (globalThis.quayside.table?.shown?.number ?? -1) >= least, number)));

/** Opens a private table from the first card's form, choosing a value of each named option. */
async function host(page: Page, picked: Readonly<Record<string, string>> = {}): Promise<string> {
  await page.locator('[data-game="duel"] [data-do="table"]').click();
  for (const [name, value] of Object.entries(picked)) await page.locator(`dialog input[name="${name}"][value="${value}"]`).check();
  await page.locator('[data-do="open"]').click();
  return (await page.locator(".code").textContent()) ?? "";
}

async function twoAtTable(adaAt = address): Promise<[Person, Person]> {
  const ada = await arrive(browser, adaAt, "Ada");
  const code = await host(ada.page);
  const ben = await arrive(browser, `${address}#join=${code}`, "Ben");
  await Promise.all([atTable(ada.page), atTable(ben.page)]);
  return [ada, ben];
}

const leave = (...people: readonly Person[]) => Promise.all(people.map(({ page }) => page.context().close()));

/** Whoever of the two is asked moves, so many times. */
async function play(people: readonly Person[], moves: number): Promise<void> {
  for (let move = 0; move < moves; move++) {
    const mover = await Promise.race(people.map(async ({ page }) => ((await untilAsked(page)) ? page : undefined)));
    if (mover === undefined) throw new Error("the match is over too soon");
    await moveByMirror(mover, move);
    await settled(
      people.map(({ page }) => page),
      (await shown(mover)).number,
    );
  }
}

describe("a private table", () => {
  it(
    "is set up by its options, waits over a reload, and is joined by its link in a fresh browser",
    async () => {
      const ada = await arrive(browser, address, "Ada");
      const code = await host(ada.page, { wonders: "firstGame", seating: "random" });
      await ada.page.reload();
      expect(await ada.page.locator(".code").textContent()).toBe(code);
      const ben = await arrive(browser, `${address}#join=${code}`, "Ben");
      await Promise.all([atTable(ada.page), atTable(ben.page)]);
      const sights = await Promise.all([ada, ben].map(async ({ page }) => (await shown(page)).sight));
      expect(sights.map(({ table }) => (table as Duel["table"]).phase)).not.toContain("draft");
      expect(sights.map(({ seat }) => seat).sort()).toEqual([0, 1]);
      expect([...ada.wrong, ...ben.wrong]).toEqual([]);
      await leave(ada, ben);
    },
    PATIENCE,
  );
});

describe("a dead line", () => {
  it(
    "is said, the other one sees how long the seat waits, and the seat comes back with what was missed",
    async () => {
      const [ada, ben] = await twoAtTable(`${line.address}/`);
      await play([ada, ben], 2);
      while (!(await isAsked(ben.page))) await play([ada, ben], 1);
      const before = (await shown(ada.page)).number;
      line.freeze();
      await ada.page.locator('.connection[data-state="lost"]').waitFor();
      expect((await shown(ada.page)).number).toBe(before);
      await ben.page.locator(".seat.gone .waits").waitFor();
      await moveByMirror(ben.page, 0);
      const { number } = await shown(ben.page);
      line.mend();
      await settled([ada.page], number);
      await ada.page.locator(".recap li").first().waitFor();
      expect(await logOf(ada.page)).toEqual(await logOf(ben.page));
      const { onScreen, byLayout } = await picture(ada.page, face);
      expect(onScreen).toBe(byLayout);
      await ben.page.waitForFunction(() => document.querySelector(".seat.gone") === null);
      await leave(ada, ben);
    },
    PATIENCE,
  );

  it(
    "or a reload leaves no gap in the log",
    async () => {
      const [ada, ben] = await twoAtTable();
      await play([ada, ben], 5);
      await ada.page.reload();
      await atTable(ada.page);
      const whole = await logOf(ben.page);
      await ada.page.waitForFunction((count) => document.querySelectorAll(".log .line").length === count, whole.length);
      expect(await logOf(ada.page)).toEqual(whole);
      expect([...ada.wrong, ...ben.wrong]).toEqual([]);
      await leave(ada, ben);
    },
    PATIENCE,
  );
});

describe("after a match", () => {
  it(
    "one sees that the other wants to play again, may watch it again, and a rematch begins when both want it",
    async () => {
      const [ada, ben] = await twoAtTable();
      await play([ada, ben], 2);
      await ada.page.evaluate(() => globalThis.quayside.feed?.resign());
      for (const { page } of [ada, ben]) await page.locator("dialog.score").waitFor();
      await ben.page.locator("dialog.score").getByRole("button", { name: "Play again" }).click();
      await ada.page.locator(".seat .tag", { hasText: "wants to play again" }).waitFor({ state: "attached" });
      await ada.page.locator("dialog.score").getByRole("button", { name: "Play again" }).click();
      for (const { page } of [ada, ben]) await page.waitForFunction(() => document.querySelector("dialog.score") === null);
      for (const { page } of [ada, ben]) await atTable(page);
      await ben.page.evaluate(() => globalThis.quayside.feed?.resign());
      await ada.page.locator("dialog.score").getByRole("button", { name: "Watch again" }).click();
      await ada.page.locator(".replay").waitFor();
      expect([...ada.wrong, ...ben.wrong]).toEqual([]);
      await leave(ada, ben);
    },
    PATIENCE,
  );
});

describe("people at a table", () => {
  it(
    "talk, agree to a pause, and go on",
    async () => {
      const [ada, ben] = await twoAtTable();
      await ada.page.locator(".say input").fill("Shall we have tea?");
      await ada.page.locator(".say input").press("Enter");
      await ben.page.locator(".said li", { hasText: "Shall we have tea?" }).waitFor();
      await ada.page.getByRole("button", { name: "Ask…" }).click();
      await ada.page.locator('[data-ask="pause"]').click();
      await ben.page.locator(".strip.asked").getByRole("button", { name: "Agree" }).click();
      const rests = (page: Page) => page.locator(".strip.asked", { hasText: "The match rests." });
      for (const { page } of [ada, ben]) await rests(page).waitFor();
      await ben.page.getByRole("button", { name: "Go on" }).click();
      for (const { page } of [ada, ben]) await rests(page).waitFor({ state: "hidden" });
      await play([ada, ben], 1);
      expect([...ada.wrong, ...ben.wrong]).toEqual([]);
      await leave(ada, ben);
    },
    PATIENCE,
  );

  it(
    "have one seat each: the newest window takes it, and the older one says so",
    async () => {
      const [ada, ben] = await twoAtTable();
      const second = await ada.page.context().newPage();
      await second.goto(address);
      await atTable(second);
      await ada.page.locator('.connection[data-state="closed"]').waitFor();
      expect((await shown(second)).sight.seat).toBe((await shown(ada.page)).sight.seat);
      await play([{ page: second, wrong: [] }, ben], 1);
      await leave(ada, ben);
    },
    PATIENCE,
  );
});

describe("against a bot", () => {
  it(
    "one may take back what the bot has answered",
    async () => {
      const { page, wrong } = await arrive(browser, address, "Cleo");
      await page.locator('[data-game="duel"] [data-do="play"]').click();
      // Until the bot has answered a move of one's own: at times one moves twice.
      const bots = () => page.locator(".log .line.turn").count();
      for (let own = 0, turns = 0; own === 0 || (await bots()) < turns + 2; own++) {
        await untilAsked(page);
        turns = await bots();
        await moveByMirror(page, 0);
        await untilAsked(page);
      }
      await page.locator(".undo:not([disabled])").click();
      await page.locator(".log .line[data-struck]").first().waitFor();
      expect(await untilAsked(page)).toBe(true);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});
