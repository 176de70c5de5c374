/** Two players in real browsers who get to know each other: add, see, invite, watch; and the leaderboard. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { WATCHER } from "../../shared/core/match/view.ts";
import { wayTo } from "./harness/front-page.ts";
import { arrive, type Person, shown } from "./harness/person.ts";
import { atTable, host as hostTable, leave, playBots } from "./harness/players.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";

const here = quay({ timings: { ...BRISK, queueWait: 3_600_000 } });

const toast = (page: Page, text: string) => page.locator(".toast", { hasText: text }).waitFor();
const open = (page: Page, what: "people" | "leaders") => page.locator(`.company [data-do="${what}"]`).click();
const close = (page: Page) => page.keyboard.press("Escape");
const invitation = (page: Page) => page.locator(".strip.invitation");

/** Matches to go: two who met at a Duel have played one of it more. */
const GAMES = [
  { game: "elasund", title: "Elasund", left: 9 },
  { game: "duel", title: "7 Wonders Duel", left: 8 },
  { game: "puerto-rico", title: "Puerto Rico", left: 9 },
];

/** The first resigns, and all go back to the lobby. */
async function finish(...players: readonly Person[]): Promise<void> {
  await players[0]?.page.evaluate(() => globalThis.quayside.feed?.resign());
  for (const { page } of players) await page.locator("dialog.score").getByRole("button", { name: "Back to lobby" }).click();
}

describe("two players who met at a table", () => {
  let ada: Person;
  let ben: Person;

  it(
    "know each other after a click on both sides, and see each other at the quay",
    async () => {
      ada = await arrive(here.browser, here.address, "Ada");
      const code = await hostTable(ada.page, "duel");
      ben = await arrive(here.browser, `${here.address}#join=${code}`, "Ben");
      for (const { page } of [ada, ben]) await atTable(page);
      await ada.page.locator(".seat button.name", { hasText: "Ben" }).click();
      const card = ada.page.locator("dialog.neighbour");
      await card.locator('[data-do="know"]').click();
      await card.getByRole("status").filter({ hasText: "Ben was asked." }).waitFor();
      await close(ada.page);
      // Ben is told at the table, and the card of either says what holds.
      await ben.page.locator(".strip.request", { hasText: "Ada wants to add you." }).getByRole("button", { name: "Not now" }).click();
      await ben.page.locator(".strip.request").waitFor({ state: "detached" });
      await ada.page.locator(".seat button.name", { hasText: "Ben" }).click();
      await card.getByRole("status").filter({ hasText: "Ben was asked." }).waitFor();
      await card.locator('[data-do="know"]').waitFor({ state: "hidden" });
      await close(ada.page);
      await ben.page.evaluate(() => globalThis.quayside.feed?.resign());
      // The score sheet says what the match has made of the rating.
      for (const { page } of [ada, ben])
        await page.locator("dialog.score .note", { hasText: /^Your rating in casual matches: \d+$/ }).waitFor();
      for (const { page } of [ben, ada]) await page.locator("dialog.score").getByRole("button", { name: "Back to lobby" }).click();
      await ben.page.locator(".company .asking", { hasText: "1 request" }).waitFor();
      await open(ben.page, "people");
      await ben.page.locator(".persons li", { hasText: "Ada wants to add you." }).getByRole("button", { name: "Add Ada" }).click();
      for (const [{ page }, other] of [
        [ada, "Ben"],
        [ben, "Ada"],
      ] as const)
        await toast(page, `You and ${other} are now in each other’s lists.`);
      await ben.page.locator(".persons li", { hasText: "at the quay" }).waitFor();
      // The lines of news lie in the dialog, too; its foot stays one.
      const foot = ben.page.locator("dialog.people > .row.end");
      await expect.poll(() => foot.evaluate((row) => getComputedStyle(row).position)).toBe("sticky");
      await close(ben.page);
      await ada.page.locator(".company .around", { hasText: "1 here" }).waitFor();
      await expect.poll(() => ben.page.locator(".company .around").textContent()).toContain("1 here");
    },
    PATIENCE,
  );

  it(
    "answer a request where it finds them, and each card says that the other is in the list",
    async () => {
      const cleo = await arrive(here.browser, here.address, "Cleo");
      const code = await hostTable(cleo.page, "duel");
      const dora = await arrive(here.browser, `${here.address}#join=${code}`, "Dora");
      for (const { page } of [cleo, dora]) await atTable(page);
      await cleo.page.locator(".seat button.name", { hasText: "Dora" }).click();
      await cleo.page.locator('dialog [data-do="know"]').click();
      await dora.page.locator(".strip.request").getByRole("button", { name: "Add Cleo" }).click();
      for (const { page } of [cleo, dora]) await toast(page, "are now in each other’s lists.");
      await close(cleo.page);
      for (const [{ page }, other] of [
        [cleo, "Dora"],
        [dora, "Cleo"],
      ] as const) {
        await page.locator(".seat button.name", { hasText: other }).click();
        await page
          .locator("dialog.neighbour")
          .getByRole("status")
          .filter({ hasText: `${other} is in your list.` })
          .waitFor();
      }
      expect([...cleo.wrong, ...dora.wrong]).toEqual([]);
      await leave(cleo, dora);
    },
    PATIENCE,
  );

  it(
    "invite each other with one click, shown on the page and the tab, and may decline",
    async () => {
      await open(ada.page, "people");
      await ada.page.locator(".persons li", { hasText: "Ben" }).getByRole("button", { name: "Invite Ben to Elasund" }).click();
      await ada.page.locator(".waiting .invitees li", { hasText: "Ben" }).locator("em", { hasText: "invited" }).waitFor();
      await invitation(ben.page).waitFor();
      await invitation(ben.page).locator("b", { hasText: "invites you to Elasund." }).waitFor();
      await expect.poll(() => ben.page.title()).toContain("invites you");
      await invitation(ben.page).locator('[data-do="decline"]').click();
      await ada.page.locator(".waiting .invitees em", { hasText: "cannot come now" }).waitFor();
      await ben.page.waitForFunction(() => document.title === "Quayside");
      await ada.page.getByRole("button", { name: "Cancel" }).click();
    },
    PATIENCE,
  );

  it.each(GAMES)(
    "accept over an open panel, which is closed, and play $title",
    async ({ game, title }) => {
      // Nobody may invite the same person more than a few times in a while: they take turns.
      const [host, guest, name] = game === "puerto-rico" ? [ben, ada, "Ada"] : [ada, ben, "Ben"];
      await (await wayTo(guest.page, game, "quick")).click();
      await guest.page.locator("dialog.waiting").waitFor();
      await open(host.page, "people");
      await host.page
        .locator(".persons li", { hasText: name })
        .getByRole("button", { name: `Invite ${name} to ${title}` })
        .click();
      await invitation(guest.page).locator('[data-do="accept"]').click();
      for (const { page } of [ada, ben]) await atTable(page);
      const seats = await Promise.all([ada, ben].map(async ({ page }) => (await shown(page)).sight.seat));
      expect(seats.sort()).toEqual([0, 1]);
      await expect.poll(() => ben.page.title()).not.toContain("invites");
      await finish(ben, ada);
    },
    PATIENCE,
  );

  it.each(GAMES)(
    "watch each other's match of $title",
    async ({ game, title }) => {
      await playBots(ada.page, game);
      await open(ben.page, "people");
      await ben.page.getByRole("button", { name: `Watch Ada play ${title}` }).click();
      await atTable(ben.page);
      await ben.page.locator(".strip.watching").waitFor();
      expect((await shown(ben.page)).sight.seat).toBe(WATCHER);
      await ada.page.getByText("Watching: Ben").waitFor();
      await ben.page.reload();
      await ada.page.getByText("Watching: Ben").waitFor({ state: "hidden" });
      await finish(ada);
    },
    PATIENCE,
  );

  it(
    "are shown as away if they wish, and cannot be invited or watched then",
    async () => {
      await open(ada.page, "people");
      await ada.page.locator('[data-do="away"]').check();
      await open(ben.page, "people");
      await ben.page.locator(".persons li", { hasText: "Ada" }).locator("small", { hasText: "away" }).waitFor();
      await expect.poll(() => ben.page.locator(".persons li", { hasText: "Ada" }).getByRole("button").count()).toBe(1);
      await close(ben.page);
      await close(ada.page);
    },
    PATIENCE,
  );

  it(
    "find themselves on each game's leaderboard, without a place until they have played enough",
    async () => {
      await open(ada.page, "leaders");
      await ada.page.locator('input[name="leaders-counts"][value="casual"]').check();
      const own = ada.page.locator(".leaders tr.own");
      for (const { game, left } of GAMES) {
        await ada.page.locator(`input[name="leaders-game"][value="${game}"]`).check();
        await own.filter({ hasText: `${left} matches to go` }).waitFor();
        await expect.poll(() => own.textContent()).toMatch(/to goAda.*you\d+± \d+/);
      }
      await expect.poll(() => own.locator("th .arms[aria-hidden]").count(), { message: "arms beside the name" }).toBe(1);
      await ada.page.locator(".leaders .note", { hasText: "No one has a place yet." }).waitFor();
      await ada.page.locator('input[name="leaders-counts"][value="ladder"]').check();
      await ada.page.locator(".leaders .note", { hasText: /master bot \d/ }).waitFor();
      await close(ada.page);
      // Ben has resigned; and nobody is asked to avoid whom they know.
      await ben.page.locator('[data-do="profile"]').click();
      const last = ben.page.locator(".played li", { hasText: "Ada" }).first();
      await expect.poll(() => last.locator(".place").textContent()).toBe("resigned");
      await expect.poll(() => last.locator(".with").textContent()).toBe("Ada");
      await close(ben.page);
      // The rating on the card of the game leaves the opener of the other ways where it can be pressed again.
      const poster = ada.page.locator('.poster:has([data-game="duel"])');
      await poster.locator(".standing", { hasText: "Your rating in casual matches" }).waitFor();
      const [opener, ways] = [poster.locator('[data-do="more"]'), poster.locator(".more-ways")];
      await opener.click();
      await ways.waitFor();
      await opener.click();
      await ways.waitFor({ state: "hidden" });
      expect([...ada.wrong, ...ben.wrong]).toEqual([]);
      await leave(ada, ben);
    },
    PATIENCE,
  );
});
