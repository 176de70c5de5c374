/** Leaving and coming back, in real browsers with short waits: bots, clocks, and watchers who see late. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_TIMINGS } from "../../server/base/timings.ts";
import { WATCHER } from "../../shared/core/match/view.ts";
import { type Line, openLine } from "../server/harness/line.ts";
import { wayTo } from "./harness/front-page.ts";
import { arrive, moveByMirror, type Person, shown } from "./harness/person.ts";
import { asked, atTable, host, leave, logOf, moveOnce, seatOf, settled } from "./harness/players.ts";
import { PATIENCE, quay } from "./harness/quay.ts";
import { leaveTable } from "./harness/table-menu.ts";

/** How late watchers see it, in milliseconds. */
const LATE = 2_000;
const clocks = { ...DEFAULT_TIMINGS.allowances, fast: { question: 1_500, bank: 0 } };
// Long enough to look at the search and to cancel it. Two servers in one process would share Colyseus's match maker.
const here = quay({ timings: { queueWait: 15_000, grace: 500, watchDelay: LATE, allowances: clocks, animationTime: () => 0 } });
let line: Line;

beforeAll(async () => {
  line = await openLine(here.port);
});
afterAll(() => line?.close());

const tag = (page: Page, seat: number, text: string) => page.locator(`.seat[data-seat="${seat}"] .tag`, { hasText: text }).first();

describe("a quick match without other players", () => {
  it(
    "shows how long the player has waited and what comes next, can be cancelled, and starts with a bot by itself",
    async () => {
      const { page, wrong } = await arrive(here.browser, here.address, "Cleo");
      const quick = await wayTo(page, "duel", "quick");
      await quick.click();
      await page.locator(".promise", { hasText: /^Starts with a bot in [\d,]+ s/ }).waitFor();
      await page.locator(".elapsed", { hasText: /\d:\d\d/ }).waitFor();
      await page.locator(".waiting", { hasText: "1 of 2 seats taken" }).waitFor();
      await page.getByRole("button", { name: "Cancel" }).click();
      await page.locator("dialog.waiting").waitFor({ state: "detached" });
      await (await wayTo(page, "duel", "quick")).click();
      await atTable(page);
      await tag(page, 1 - (await seatOf(page)), "bot").waitFor();
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});

describe("a seat whose player is gone", () => {
  let ada: Person;
  let ben: Person;

  it(
    "waits: the other chooses to wait, then to let a bot play; the player returns to it and is told who chose that",
    async () => {
      ada = await arrive(here.browser, `${line.address}/`, "Ada");
      const code = await host(ada.page, "duel", { doors: "anybody" });
      ben = await arrive(here.browser, `${here.address}#join=${code}`, "Ben");
      for (const { page } of [ada, ben]) await atTable(page);
      while ((await asked([ada, ben])) !== ada) await moveOnce([ada, ben]);
      const [own, { number }] = [await seatOf(ada.page), await shown(ada.page)];
      line.cut();
      const strip = ben.page.locator(".strip.absence", { hasText: "Ada" });
      await strip.getByRole("button", { name: "End the match without a winner" }).waitFor();
      // Reached and pressed by key. Waiting is not final, and is kept over a reload.
      await strip.getByRole("button", { name: "Wait", exact: true }).focus();
      await ben.page.keyboard.press("Enter");
      await strip.getByText("Waiting for Ada.").waitFor();
      await ben.page.reload();
      await atTable(ben.page);
      await strip.getByText("Waiting for Ada.").waitFor();
      await expect.poll(() => tag(ben.page, own, "bot is playing").count()).toBe(0);
      await strip.getByRole("button", { name: "Let a bot play for now" }).click();
      await tag(ben.page, own, "bot is playing").waitFor();
      await settled([ben], number + 1);
      line.mend();
      for (const words of ["Ben waits for you.", "Ben lets a bot play for you for now."]) {
        await ada.page.locator(".recap li", { hasText: words }).waitFor();
        await ada.page.locator(".log .line", { hasText: words }).waitFor();
      }
      await strip.waitFor({ state: "hidden" });
      expect(await seatOf(ada.page)).toBe(own);
      await tag(ben.page, own, "bot is playing").waitFor({ state: "detached" });
    },
    PATIENCE,
  );

  it(
    "is kept for a player who left: the lobby lists the match, and one click returns to it",
    async () => {
      const own = await seatOf(ben.page);
      await leaveTable(ben.page);
      await ben.page.locator("dialog").getByRole("button", { name: "Leave" }).click();
      await tag(ada.page, own, "bot").waitFor();
      await ben.page.locator('.own [data-do="sit"]', { hasText: "Continue" }).click();
      await atTable(ben.page);
      expect(await seatOf(ben.page)).toBe(own);
      await tag(ada.page, own, "bot").waitFor({ state: "detached" });
      await moveOnce([ada, ben]);
    },
    PATIENCE,
  );

  it(
    "can be watched later, with public information only",
    async () => {
      const dora = await arrive(here.browser, here.address, "Dora");
      await dora.page
        .getByRole("button", { name: /^Watch/ })
        .first()
        .click();
      await dora.page.locator(".strip.watching", { hasText: "delay of 2 s" }).waitFor();
      await atTable(dora.page);
      const mover = await asked([ada, ben]);
      const { number } = await shown(mover.page);
      // In its own time: each page notes when it has a frame, and one machine has one clock.
      const noted = dora.page.evaluate(
        (after) =>
          new Promise<number>((seen) => {
            const frame = (moment: { number: number }) => moment.number > after && seen(Date.now());
            globalThis.quayside.feed?.listen({ frame, presence: () => undefined });
          }),
        number,
      );
      const moved = await mover.page.evaluate(() => Date.now());
      await moveByMirror(mover.page, 0);
      // A timer never comes early, so this holds on any machine.
      expect(await noted).toBeGreaterThanOrEqual(moved + LATE);
      // All of the match, though they came in its middle.
      const listed = (await logOf(mover.page)).length;
      await expect.poll(() => dora.page.locator(".log .line").count()).toBe(listed);
      const { sight } = await shown(dora.page);
      expect([sight.seat, "secret" in sight && sight.secret !== undefined]).toEqual([WATCHER, false]);
      await expect.poll(() => dora.page.locator("[data-move], .undo").count()).toBe(0);
      expect(dora.wrong).toEqual([]);
      await leave(ada, ben, dora);
    },
    PATIENCE,
  );
});

describe("a player who runs out of time several times", () => {
  it(
    "is replaced by a bot, and takes the seat back with one click",
    async () => {
      const ada = await arrive(here.browser, here.address, "Ada");
      const code = await host(ada.page, "duel", { speed: "fast" });
      const ben = await arrive(here.browser, `${here.address}#join=${code}`, "Ben");
      const replaced = ({ page }: Person) => page.locator(".strip.replaced", { hasText: "a bot plays for you" });
      const sleeper = await Promise.race(
        [ada, ben].map(async (person) =>
          replaced(person)
            .waitFor()
            .then(() => person),
        ),
      );
      const seat = await seatOf(sleeper.page);
      await sleeper.page.getByRole("button", { name: "Take over again" }).click();
      await replaced(sleeper).waitFor({ state: "hidden" });
      expect(await seatOf(sleeper.page)).toBe(seat);
      await leave(ada, ben);
    },
    PATIENCE,
  );
});
