/** Friends play with open hands, in real browsers: each is asked before sitting down, then all see every hand. */
import { afterAll, describe, expect, it } from "vitest";
import * as english from "../../client/text/en/index.ts";
import { WATCHER } from "../../shared/core/match/view.ts";
import { wayTo } from "./harness/front-page.ts";
import { arrive, type Person, shown } from "./harness/person.ts";
import { atTable, host, leave, moveOnce, pickOption } from "./harness/players.ts";
import { PATIENCE, quay } from "./harness/quay.ts";

const here = quay();
const people: Person[] = [];
afterAll(() => leave(...people));

async function come(name: string, hash = ""): Promise<Person> {
  const person = await arrive(here.browser, `${here.address}${hash}`, name);
  people.push(person);
  return person;
}

const { openHands: words } = english.create;
const LINE = english.terms.option(words.legend, words.of.on);

describe("A table with open hands", () => {
  it(
    "is set up for people, says what it is, and asks who comes by its link or its row; then both see all cards, and so does a watcher",
    async () => {
      const ada = await come("Ada");
      const code = await host(ada.page, "elasund", { seats: "2", doors: "anybody", openHands: "on" });
      await ada.page.locator(".waiting .terms", { hasText: LINE }).waitFor();

      const ben = await come("Ben", `#join=${code}`);
      const question = ben.page.locator("dialog.question");
      await question.waitFor();
      await expect.poll(() => question.textContent()).toContain(words.note);
      expect(await question.textContent()).toContain(english.terms.option("Elasund", words.legend));
      // What has the focus is the safe answer.
      await ben.page.keyboard.press("Enter");
      await question.waitFor({ state: "detached" });
      expect(await ada.page.locator(".waiting").textContent()).toContain("1 of 2 seats taken");

      const row = ben.page.locator(".quay .tables li", { hasText: "Elasund" });
      await row.locator(".terms", { hasText: LINE }).waitFor();
      await row.getByRole("button").click();
      await question.getByRole("button", { name: english.terms.join }).click();
      for (const { page } of [ada, ben]) await atTable(page);

      await moveOnce([ada, ben]);
      const zoe = await come("Zoe");
      await zoe.page.getByRole("button", { name: english.lobby.watch }).first().click();
      await atTable(zoe.page);
      const [hers, his, theirs] = await Promise.all([ada, ben, zoe].map(async ({ page }) => (await shown(page)).sight));
      expect([hers!.seat, his!.seat].sort()).toEqual([0, 1]);
      expect(theirs!.seat).toBe(WATCHER);
      expect(theirs!.secret).toBeUndefined();
      const cardsOf = (sight: typeof hers) => (sight!.openHands as { hand: number[] }[]).map(({ hand }) => hand);
      expect(cardsOf(hers)).toEqual(cardsOf(his));
      expect(cardsOf(hers)).toEqual(cardsOf(theirs));
      expect(cardsOf(hers)[his!.seat]).toEqual((his!.secret as { hand: number[] }).hand);
      // Who does not see the picture reads the same, seat by seat.
      await ada.page.locator(".unseen li", { hasText: /^Ben holds/ }).waitFor({ state: "attached" });
      for (const { wrong } of people) expect(wrong.filter((error) => !error.includes("400"))).toEqual([]);
    },
    PATIENCE,
  );

  it(
    "is offered where a game has hands, and neither for a rated match nor against bots alone",
    async () => {
      const { page } = await come("Cid");
      for (const [game, offered] of [
        ["duel", false],
        ["puerto-rico", false],
        ["elasund", true],
      ] as const) {
        await (await wayTo(page, game, "table")).click();
        await page.locator("dialog .variants > summary").click();
        expect(await page.locator('dialog input[name="openHands"]').first().isVisible()).toBe(offered);
        if (!offered) await page.keyboard.press("Escape");
      }
      const bots = ["bots", "practice", "deal"].map((way) => page.locator(`dialog [data-do="${way}"]`));
      for (const way of bots) expect(await way.isEnabled()).toBe(true);
      await pickOption(page, "openHands", "on");
      for (const way of bots) expect(await way.isEnabled()).toBe(false);
      await pickOption(page, "doors", "anybody");
      await pickOption(page, "rated", "on");
      expect(await page.locator('dialog input[name="openHands"]').first().isEnabled()).toBe(false);
    },
    PATIENCE,
  );
});
