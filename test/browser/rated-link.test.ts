/** No player joins a rated table unasked: its row, its link and the table itself say that it is rated, and what leaving costs. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import * as english from "../../client/text/en/index.ts";
import * as dutch from "../../client/text/nl/index.ts";
import { refusalText } from "../../client/text/say.ts";
import { wayTo } from "./harness/front-page.ts";
import { readIn } from "./harness/law/live-position.ts";
import { arrive, nextToMove } from "./harness/person.ts";
import { atTable, moveOnce, pickOption } from "./harness/players.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";
import { besideTable } from "./harness/table-menu.ts";

const here = quay({ timings: { ...BRISK, joinTimeout: 3_600_000 } });

async function openRated(page: Page, seats = "2"): Promise<string> {
  await (await wayTo(page, "puerto-rico", "table")).click();
  for (const [name, value] of Object.entries({ seats, victoryPoints: "open", doors: "anybody", rated: "on", speed: "normal" }))
    await pickOption(page, name, value);
  await page.locator('dialog [data-do="open"]').click();
  return (await page.locator(".waiting .code").textContent()) ?? "";
}

async function resignQuestion(page: Page): Promise<string | null> {
  await (await besideTable(page, "Resign")).click();
  const question = page.locator("dialog.question");
  await question.waitFor();
  const text = await question.textContent();
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  return text;
}

describe("the link of a rated table", () => {
  it(
    "asks before a seat is taken, where not taking it is safe, and before a player resigns",
    async () => {
      const ada = await arrive(here.browser, here.address, "Ada");
      const code = await openRated(ada.page);
      await expect.poll(() => ada.page.locator(".waiting .terms").textContent()).toContain("rated, no bots");
      // A name that is too long for its place shows that it goes on.
      const name = ada.page.locator(".waiting .place small");
      await expect.poll(() => name.evaluate((one) => getComputedStyle(one).textOverflow)).toBe("ellipsis");
      const ben = await arrive(here.browser, here.address, "Ben");
      const row = ben.page.locator(".quay .tables li", { hasText: "Puerto Rico" });
      await expect
        .poll(() => row.locator(".terms").textContent())
        .toMatch(
          /^rated, no bots · Time to think: normal · 5 min for the match, and 45 s for each choice · Seats: .* · Other players’ points: visible/,
        );
      await ben.page.goto(`${here.address}#join=${code}`);
      const question = ben.page.locator("dialog.question");
      await question.waitFor();
      // All pages of this test are of one address.
      await expect
        .poll(() => question.textContent())
        .toMatch(/Rated, no bots.*points: visible.*changes no ratings. If you leave.*you lose/s);
      await expect.poll(() => question.textContent()).not.toContain(english.terms.counts);
      // What has the focus is the safe answer.
      await ben.page.keyboard.press("Enter");
      await question.waitFor({ state: "detached" });
      await expect.poll(() => ada.page.locator(".waiting").textContent()).toContain("1 of 2 seats taken");
      await row.getByRole("button").click();
      await question.waitFor();
      await question.getByRole("button", { name: "Sit down" }).click();
      for (const { page } of [ada, ben]) {
        await atTable(page);
        const badge = page.locator(".game .rated");
        await expect.poll(() => badge.textContent()).toBe("Rated");
        // Why it does not count after all stays there when the notice of it has gone.
        await expect.poll(() => badge.getAttribute("title")).toBe(english.notices.oneAddress);
      }
      // A clock says how it runs: to who points at it, and in the card of its player.
      const how = "what is left of it is not added up";
      await expect.poll(() => ada.page.locator(".seat .tag.clock").first().getAttribute("title")).toContain(how);
      await ada.page.locator(".seat button.name:enabled").first().click();
      await ada.page.locator("dialog.neighbour .note", { hasText: how }).waitFor();
      await ada.page.keyboard.press("Escape");
      // Also in another language.
      const { page: reader } = (await nextToMove(ada, ben))!;
      await readIn(reader, "nl");
      await expect.poll(() => reader.locator(".game .rated").getAttribute("title")).toBe(dutch.notices.oneAddress);
      await readIn(reader, "en");
      // With all seats taken nobody is asked to sit down: the link says so at once, and shows the match.
      const cid = await arrive(here.browser, here.address, "Cid");
      await cid.page.goto(`${here.address}#join=${code}`);
      await cid.page.locator(".toast", { hasText: refusalText(english, "tableFull", {}) }).waitFor();
      await cid.page.locator(".strip.watching").waitFor();
      await expect.poll(() => cid.page.locator("dialog.question").count()).toBe(0);
      // What a watcher has read goes without being pressed: it lies over the pieces.
      await cid.page.locator(".strip.watching").waitFor({ state: "hidden" });
      const mover = await moveOnce([ada, ben]);
      const other = mover === ada ? ben : ada;
      expect(await resignQuestion(mover.page)).toContain("Your opponent wins the match.");
      expect(await resignQuestion(other.page)).toContain("You have not moved yet, so the match counts for no one.");
      // A page that was loaded afresh learns it from the log.
      await mover.page.reload();
      await atTable(mover.page);
      expect(await resignQuestion(mover.page)).toContain("Your opponent wins the match.");
      for (const { page, wrong } of [ada, ben, cid]) {
        expect(wrong.filter((error) => !error.includes("400"))).toEqual([]);
        await page.context().close();
      }
    },
    PATIENCE,
  );

  it(
    "tells its host too, while they wait, that a player of the same address sat down, and left again",
    async () => {
      const ada = await arrive(here.browser, here.address, "Ada");
      const code = await openRated(ada.page, "3");
      const terms = ada.page.locator(".waiting .terms");
      await expect.poll(() => terms.textContent()).not.toContain(english.terms.uncounted);
      const ben = await arrive(here.browser, `${here.address}#join=${code}`, "Ben");
      await ben.page.locator("dialog.question").getByRole("button", { name: "Sit down" }).click();
      for (const { page } of [ada, ben]) await page.locator(".waiting .terms", { hasText: english.terms.uncounted }).waitFor();
      await ben.page.locator(".waiting").getByRole("button", { name: english.waiting.cancel }).click();
      await expect.poll(() => terms.textContent()).not.toContain(english.terms.uncounted);
      await expect.poll(() => terms.textContent()).toContain("rated, no bots");
      for (const { page, wrong } of [ada, ben]) {
        // The link is answered first with the question whether to sit down.
        expect(wrong.filter((error) => !error.includes("400"))).toEqual([]);
        await page.context().close();
      }
    },
    PATIENCE,
  );
});
