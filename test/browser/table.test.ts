/** Ways to a table, and what happens to the line on the way: in a real browser. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eraseFace } from "../../client/face/face.ts";
import { duelFace } from "../../client/games/duel/face.ts";
import type { Duel } from "../../shared/duel/state.ts";
import { type Line, openLine } from "../server/harness/line.ts";
import { wayTo } from "./harness/front-page.ts";
import { arrive, expectPicture, isAsked, moveByMirror, type Person, shown, untilAsked } from "./harness/person.ts";
import { atTable, host, leave, logOf, moveOnce, playBots, settled } from "./harness/players.ts";
import { PATIENCE, quay } from "./harness/quay.ts";
import { besideTable, leaveTable } from "./harness/table-menu.ts";

const face = eraseFace(duelFace);
const here = quay();
let line: Line;

beforeAll(async () => {
  line = await openLine(here.port);
});
afterAll(() => line?.close());

async function twoAtTable(adaAt = here.address): Promise<[Person, Person]> {
  const ada = await arrive(here.browser, adaAt, "Ada");
  const code = await host(ada.page, "duel");
  const ben = await arrive(here.browser, `${here.address}#join=${code}`, "Ben");
  await Promise.all([atTable(ada.page), atTable(ben.page)]);
  return [ada, ben];
}

/** The asked player of the two moves, this many times. */
async function play(people: readonly Person[], moves: number): Promise<void> {
  for (let move = 0; move < moves; move++) await moveOnce(people, move);
}

describe("a private table", () => {
  it(
    "is set up by its options, waits over a reload, and is joined by its link in a fresh browser",
    async () => {
      const ada = await arrive(here.browser, here.address, "Ada");
      const code = await host(ada.page, "duel", { wonders: "firstGame", seating: "random" });
      await ada.page.reload();
      await ada.page.locator(".code", { hasText: code }).waitFor();
      const ben = await arrive(here.browser, `${here.address}#join=${code}`, "Ben");
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

describe("a lost connection", () => {
  it(
    "is shown, the other player sees how long the seat is held, and its player returns with a recap",
    async () => {
      const [ada, ben] = await twoAtTable(`${line.address}/`);
      await play([ada, ben], 2);
      while (!(await isAsked(ben.page))) await play([ada, ben], 1);
      const before = (await shown(ada.page)).number;
      line.freeze();
      await ada.page.locator('.connection[data-state="lost"]').waitFor();
      expect((await shown(ada.page)).number).toBe(before);
      const waits = ben.page.locator(".seat.gone .waits");
      await waits.waitFor();
      // Whole or brief: never both, one after the other.
      await expect.poll(() => waits.innerText()).toMatch(/^disconnected · \d+:\d\d$/);
      await moveByMirror(ben.page, 0);
      const { number } = await shown(ben.page);
      line.mend();
      await settled([ada], number);
      await ada.page.locator(".recap li").first().waitFor();
      await expect.poll(async () => (await logOf(ada.page)).length).toBe((await logOf(ben.page)).length);
      const mended = await logOf(ada.page);
      await expectPicture(ada, face);
      // A page that is loaded again asks for the whole past.
      await ada.page.reload();
      await atTable(ada.page);
      await ada.page.waitForFunction((count) => document.querySelectorAll(".log .line").length === count, mended.length);
      expect(await logOf(ada.page)).toEqual(mended);
      await ben.page.waitForFunction(() => document.querySelector(".seat.gone") === null);
      await leave(ada, ben);
    },
    PATIENCE,
  );

  it(
    "at a table of five is shown with the whole time, in a ring no higher than the row",
    async () => {
      const ada = await arrive(here.browser, here.address, "Ada");
      const { page } = ada;
      await page.setViewportSize({ width: 1366, height: 768 });
      const code = await host(page, "puerto-rico", { seats: "5", speed: "relaxed" });
      const ben = await arrive(here.browser, `${here.address}#join=${code}`, "Ben");
      await page.locator(".waiting", { hasText: "2 of 5 seats taken" }).waitFor();
      await page.locator('dialog.waiting [data-do="fill"]').click();
      await Promise.all([atTable(page), atTable(ben.page)]);
      await leave(ben);
      const tag = page.locator(".seat.gone .waits");
      await tag.waitFor();
      await expect.poll(() => tag.innerText()).toMatch(/^disconnected · \d+:\d\d\s+\d+:\d\d$/);
      await expect.poll(() => tag.getAttribute("title")).toMatch(/^disconnected · \d+:\d\d · This player lost connection/);
      const look = await page.evaluate(() => {
        const row = document.querySelector(".seat.gone")!;
        const [tag, brief] = [row.querySelector(".waits")!, row.querySelector(".brief")!].map((part) => part.getBoundingClientRect());
        const sign = row.querySelector(".sign")!.getBoundingClientRect();
        const ring = Number.parseFloat(getComputedStyle(row.querySelector(".sign")!, "::before").height);
        const middle = (sign.top + sign.bottom) / 2;
        const { top, right } = row.getBoundingClientRect();
        return {
          whole: brief!.width > 20 && brief!.right <= tag!.right && tag!.right <= right,
          over: Math.max(0, Math.round(top - middle + ring / 2)),
          below: Math.max(0, Math.round(middle + ring / 2 - row.querySelector(".chip img")!.getBoundingClientRect().top)),
          beside: (sign.left + sign.right) / 2 + ring / 2 <= row.querySelector(".name")!.getBoundingClientRect().left,
        };
      });
      expect(look).toEqual({ whole: true, over: 0, below: 0, beside: true });
      await leave(ada);
    },
    PATIENCE,
  );

  it(
    "after the end is shown without a time: no bot takes over any more",
    async () => {
      const [ada, ben] = await twoAtTable();
      await ada.page.evaluate(() => globalThis.quayside.feed?.resign());
      await ada.page.locator("dialog.score").waitFor();
      await leave(ben);
      const seat = ada.page.locator(".seat.gone");
      await seat.locator(".tag", { hasText: /^disconnected$/ }).waitFor();
      await expect.poll(() => seat.locator(".waits, .sign[data-ring]").count()).toBe(0);
      await leave(ada);
    },
    PATIENCE,
  );

  it(
    "or a reload leaves no gap in the log",
    async () => {
      const [ada, ben] = await twoAtTable();
      await play([ada, ben], 5);
      const whole = await logOf(ada.page);
      await expect.poll(async () => (await logOf(ben.page)).length).toBe(whole.length);
      await ada.page.reload();
      await atTable(ada.page);
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
    "a player sees that the other wants a rematch, can watch a replay, and the rematch begins when both want it",
    async () => {
      const [ada, ben] = await twoAtTable();
      await play([ada, ben], 2);
      await ada.page.evaluate(() => globalThis.quayside.feed?.resign());
      await ada.page.locator("dialog.score", { hasText: "You resigned." }).waitFor();
      await ben.page.locator("dialog.score", { hasText: "Ada resigned." }).waitFor();
      await ben.page.locator("dialog.score").getByRole("button", { name: "Play again" }).click();
      await ada.page.locator(".seat .tag", { hasText: "wants to play again" }).waitFor({ state: "attached" });
      await ada.page.locator("dialog.score").getByRole("button", { name: "Play again" }).click();
      for (const { page } of [ada, ben]) await page.waitForFunction(() => document.querySelector("dialog.score") === null);
      // The table that was shown before is over.
      const isNew = () => globalThis.quayside.table?.shown !== undefined && globalThis.quayside.table.shown.outcome === undefined;
      for (const { page } of [ada, ben]) await page.waitForFunction(isNew);
      await ben.page.evaluate(() => globalThis.quayside.feed?.resign());
      await ada.page.locator("dialog.score").getByRole("button", { name: "Watch replay" }).click();
      // Refused with a word while the server is too busy for it: then a player asks again. One look finds and presses: the sheet may go.
      const eyes = (): Promise<string> =>
        ada.page.evaluate(() => {
          const field = document.querySelector(".replay .eyes");
          const buttons = [...document.querySelectorAll<HTMLElement>("dialog.score button")];
          if (field === null) buttons.find(({ textContent }) => textContent === "Watch replay")?.click();
          return field?.textContent ?? "";
        });
      await expect.poll(eyes, { interval: 3_000 }).toContain("Your view");
      await expect.poll(() => ada.page.getByText("You are watching").count()).toBe(0);
      await leaveTable(ada.page);
      await ada.page.reload();
      await ada.page.locator('[data-game="duel"] [data-do="play"]').waitFor();
      // A page that has a seat is back at it before the lobby shows how many are there.
      await ada.page.waitForFunction(() => document.querySelector("body:not(.at-table) [data-looking]") !== null);
      await ada.page.waitForLoadState("networkidle");
      await expect.poll(() => ada.page.locator(".table-screen").count()).toBe(0);
      expect([...ada.wrong, ...ben.wrong]).toEqual([]);
      await leave(ada, ben);
    },
    PATIENCE,
  );
});

describe("the score sheet", () => {
  it(
    "tells the story of the match also where its record becomes public a moment later",
    async () => {
      const { page, wrong } = await arrive(here.browser, here.address, "Cleo");
      await playBots(page, "duel");
      for (let move = 0; move < 9; move++) if (await untilAsked(page)) await moveByMirror(page, 0);
      let asked = 0;
      const heldBack = { ok: false, key: "heldBack", args: { seconds: 1 } };
      await page.route("**/api/record", (route) => (asked++ === 0 ? route.fulfill({ json: heldBack }) : route.continue()));
      await page.evaluate(() => globalThis.quayside.feed?.resign());
      await page.locator("dialog.score .earned").waitFor();
      expect(asked).toBe(2);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});

describe("players at a table", () => {
  it(
    "chat, agree to a pause, and resume",
    async () => {
      const [ada, ben] = await twoAtTable();
      await ada.page.locator(".say input").fill("Shall we have tea?");
      await ada.page.locator(".say input").press("Enter");
      await ben.page.locator(".said li", { hasText: "Shall we have tea?" }).waitFor();
      await (await besideTable(ada.page, "Ask players…")).click();
      await ada.page.locator('[data-ask="pause"]').click();
      await ben.page.locator(".strip.asked").getByRole("button", { name: "Agree" }).click();
      const rests = (page: Page) => page.locator(".strip.asked", { hasText: "The match is paused." });
      for (const { page } of [ada, ben]) {
        await rests(page).waitFor();
        await expect.poll(() => page.locator(".seat .tag", { hasText: "paused" }).count()).toBe(1);
        await expect.poll(() => page.locator(".seat .tag.turn").count()).toBe(0);
      }
      await ben.page.getByRole("button", { name: "Resume match" }).click();
      for (const { page } of [ada, ben]) await rests(page).waitFor({ state: "hidden" });
      await play([ada, ben], 1);
      expect([...ada.wrong, ...ben.wrong]).toEqual([]);
      await leave(ada, ben);
    },
    PATIENCE,
  );

  it(
    "have one connection per seat: the newest window takes it, and the older one says so",
    async () => {
      const [ada, ben] = await twoAtTable();
      const second = await ada.page.context().newPage();
      await second.goto(here.address);
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
    "that may be a beginner and is shown as one; a rated table has no bots",
    async () => {
      const { page, wrong } = await arrive(here.browser, here.address, "Cleo");
      await (await wayTo(page, "duel", "table")).click();
      const picked = (name: string, value: string) => page.locator(`dialog input[name="${name}"][value="${value}"]`);
      const bots = page.locator('dialog [data-do="bots"]');
      await expect.poll(() => picked("bots", "own").isChecked()).toBe(true);
      const counts = page.locator("dialog fieldset", { has: page.locator('input[name="rated"]') });
      await expect.poll(() => picked("rated", "on").isDisabled()).toBe(true);
      await counts.getByText("A table for friends is always casual.").waitFor();
      await picked("doors", "anybody").check();
      await counts.getByText("Rated matches change ratings, unless").waitFor();
      await picked("speed", "day").check();
      await expect.poll(() => picked("rated", "on").isDisabled()).toBe(true);
      await counts.getByText("Matches with days a move are always casual.").waitFor();
      await picked("speed", "none").check();
      await picked("rated", "on").check();
      for (const one of [picked("bots", "beginner"), bots]) await expect.poll(() => one.isDisabled()).toBe(true);
      await picked("rated", "off").check();
      await picked("bots", "beginner").check();
      await bots.click();
      await atTable(page);
      await page.locator(".seat .tag", { hasText: "beginner bot" }).waitFor();
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );

  it(
    "a player may take back a move the bot has answered",
    async () => {
      const { page, wrong } = await arrive(here.browser, here.address, "Cleo");
      await page.locator('[data-game="duel"] [data-do="play"]').click();
      // Waits until a bot has answered a move of the reader's: at times one moves twice, and nothing hidden was turned over.
      const bots = async () => (await logOf(page, ".log .line.turn")).length;
      const undo = page.locator(".undo:not([disabled])");
      for (let own = 0, turns = 0; own === 0 || (own < 20 && ((await bots()) < turns + 2 || (await undo.count()) === 0)); own++) {
        await untilAsked(page);
        turns = await bots();
        await moveByMirror(page, 0);
        await untilAsked(page);
      }
      await undo.click();
      // What is no more is folded into the line that says so.
      const struck = page.locator(".log .line[data-struck]").first();
      await struck.waitFor({ state: "hidden" });
      const fold = page.locator(".log .fold");
      await fold.click();
      await struck.waitFor();
      await expect.poll(() => page.locator(".log .line[data-struck]").count()).toBe(Number(await fold.textContent()));
      await expect.poll(() => page.locator(".line[aria-current]").count()).toBe(0);
      await fold.click();
      await struck.waitFor({ state: "hidden" });
      expect(await untilAsked(page)).toBe(true);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});
