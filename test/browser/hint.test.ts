/** The hint in a browser: asked by key, thought of in a worker, played by its button. */
import { expect, it } from "vitest";
import { arrive, shown, untilAsked } from "./harness/person.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";

const at = quay({ timings: BRISK });

it(
  "says what a Master would do and why, and plays it on request",
  async () => {
    const { page, wrong } = await arrive(at.browser, at.address, "Ada");
    await page.locator('[data-game="duel"] [data-do="practice"]').click();
    expect(await untilAsked(page)).toBe(true);
    const { number } = await shown(page);
    await page.keyboard.press("h");
    const said = page.locator(".strip.hint");
    await said.locator("text=Master's move").waitFor();
    expect(await said.innerText()).toMatch(/chance to win|should win/);
    await said.locator("button").first().click();
    await page.waitForFunction((before) => (globalThis.quayside.table?.shown?.number ?? 0) > before, number);
    await said.waitFor({ state: "hidden" });
    expect(wrong).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);
