/** Chat lines with words that hurt, as their reader sees them. */
import { expect, it } from "vitest";
import { arrive } from "./harness/person.ts";
import { atTable, host as hostTable } from "./harness/players.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";

const here = quay({ timings: BRISK });
const LINE = "you bastard";

it(
  "a line that hurts is shown when it is pressed, by key too, or at once if the reader wishes; its writer sees it as written",
  async () => {
    const ada = await arrive(here.browser, here.address, "Ada");
    const code = await hostTable(ada.page, "duel");
    const ben = await arrive(here.browser, `${here.address}#join=${code}`, "Ben");
    for (const { page } of [ada, ben]) await atTable(page);
    const say = (text: string) => ben.page.evaluate((line) => globalThis.quayside.feed?.say({ text: line }), text);
    const lines = ada.page.locator(".said li > span:last-child");
    await say("hello");
    await say(LINE);
    await expect.poll(() => lines.allTextContents()).toEqual(["hello", "May hurt. Show it"]);
    await expect.poll(() => ada.page.locator("body").innerText()).not.toContain(LINE);
    await expect.poll(() => ben.page.locator(".said li > span:last-child").allTextContents()).toEqual(["hello", LINE]);
    await lines.locator("button").focus();
    await ada.page.keyboard.press("Enter");
    await expect.poll(() => lines.allTextContents()).toEqual(["hello", LINE]);
    expect(await lines.last().evaluate((line) => line === document.activeElement)).toBe(true);
    await say(`${LINE} again`);
    await lines.locator("button").waitFor();
    await ada.page.keyboard.press("o");
    await ada.page.locator('dialog.settings [data-do="hideHurtful"]').uncheck();
    await expect.poll(() => lines.allTextContents()).toEqual(["hello", LINE, `${LINE} again`]);
    expect([...ada.wrong, ...ben.wrong]).toEqual([]);
  },
  PATIENCE,
);
