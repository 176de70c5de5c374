/** A player shares their view with watchers, in real browsers; the watchers talk among themselves. */
import { afterAll, describe, expect, it } from "vitest";
import * as english from "../../client/text/en/index.ts";
import { WATCHER } from "../../shared/core/match/view.ts";
import { arrive, type Person, shown } from "./harness/person.ts";
import { atTable, leave, playBots } from "./harness/players.ts";
import { PATIENCE, quay } from "./harness/quay.ts";

const here = quay();
const people: Person[] = [];
afterAll(() => leave(...people));

async function come(name: string): Promise<Person> {
  const person = await arrive(here.browser, here.address, name);
  people.push(person);
  return person;
}

const words = english.watching;

describe("Two who watch a match of Elasund", () => {
  it(
    "see it with the eyes of its player, once and for as long as the player wants, and talk without being heard there",
    async () => {
      const ada = await come("Ada");
      await playBots(ada.page, "elasund");
      const watchers = await Promise.all(["Zoe", "Yan"].map(come));
      for (const { page } of watchers) {
        await page.getByRole("button", { name: english.lobby.watch }).first().click();
        await atTable(page);
      }
      const [zoe, yan] = watchers as [Person, Person];

      await zoe.page.locator(".chat input").fill("Who leads?");
      await zoe.page.locator(".chat input").press("Enter");
      await yan.page.locator(".chat .said li", { hasText: "Who leads?" }).waitFor();
      expect(await yan.page.locator(".chat h2").textContent()).toBe(words.chat);
      expect(await ada.page.locator(".chat").isVisible()).toBe(false);

      // What another one says can be reported, and what one has said oneself cannot.
      expect(await zoe.page.locator(".said .speaker").count()).toBe(0);
      await yan.page.locator(".said .speaker", { hasText: "Zoe" }).click();
      await yan.page.locator("dialog blockquote", { hasText: "Who leads?" }).waitFor();
      await yan.page.locator('dialog input[value="other"]').check();
      await yan.page.locator('dialog [data-do="report"]').click();
      await yan.page.getByText(english.neighbour.reported).waitFor();

      const eyes = zoe.page.locator(".side select.eyes");
      expect(await eyes.isVisible()).toBe(false);
      const share = ada.page.locator(".share-view");
      await share.click();
      await ada.page.locator("dialog", { hasText: words.shareHint }).getByRole("button", { name: words.share }).click();
      await ada.page.locator(".share-view", { hasText: words.stopSharing }).waitFor();
      for (const { page } of people) await page.locator(".tag.shares").waitFor({ state: "attached" });

      const seat = (await shown(ada.page)).sight.seat;
      await eyes.selectOption(String(seat));
      await expect.poll(async () => (await shown(zoe.page)).sight.seat).toBe(seat);
      expect((await shown(zoe.page)).sight).toEqual((await shown(ada.page)).sight);
      expect(await zoe.page.locator("[data-move]").count()).toBe(0);
      // What is asked is not asked of them.
      const question = (person: Person) => person.page.locator(".prompt .question").textContent();
      await expect.poll(async () => (await question(zoe)) === (await question(yan))).toBe(true);
      expect((await shown(yan.page)).sight.seat).toBe(WATCHER);

      await share.click();
      await zoe.page.locator(".strip.server-notice", { hasText: english.notices.viewClosed }).waitFor();
      await expect.poll(async () => (await shown(zoe.page)).sight.seat).toBe(WATCHER);
      await eyes.waitFor({ state: "hidden" });
      await zoe.page.locator(".chat .said li", { hasText: "Who leads?" }).waitFor();
      for (const { wrong } of people) expect(wrong).toEqual([]);
    },
    PATIENCE,
  );
});
