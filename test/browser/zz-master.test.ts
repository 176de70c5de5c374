import { describe, expect, it } from "vitest";
import { duelFace } from "../../client/games/duel/face.ts";
import { elasundFace } from "../../client/games/elasund/face.ts";
import { puertoRicoFace } from "../../client/games/puerto-rico/face.ts";
import type { Face } from "../../client/games/face.ts";
import { mkdirSync, writeFileSync } from "node:fs";
import { atTable, logOf } from "./harness/company.ts";
import { arrive, moveSensibly, untilAsked, shown } from "./harness/person.ts";
import { quay } from "./harness/quay.ts";
const here = quay();
mkdirSync("/tmp/master", { recursive: true });
describe("master", () => {
  it.each([["duel", duelFace], ["elasund", elasundFace], ["puerto-rico", puertoRicoFace]] as const)("%s", async (id, face) => {
    const { page, wrong } = await arrive(here.browser, here.address, "Eve");
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator(`[data-game="${id}"] [data-do="table"]`).click();
    const form = page.locator("dialog.create");
    await form.locator('[name="bots"]:checked').focus();
    for (let level = 0; level < 4; level++) await page.keyboard.press("ArrowDown");
    expect(await form.locator('[name="bots"]:checked').inputValue()).toBe("master");
    await form.locator('[data-do="bots"]').focus();
    await page.keyboard.press("Enter");
    await atTable(page);
    const waits: number[] = [];
    for (let move = 0; move < 400; move++) {
      const t = performance.now();
      if (!(await untilAsked(page))) break;
      waits.push(performance.now() - t);
      if (move % 12 === 6) await page.screenshot({ path: `/tmp/master/${id}-${String(move).padStart(3, "0")}.png` });
      await moveSensibly(page, face as unknown as Face, move, "mirror");
    }
    await page.screenshot({ path: `/tmp/master/${id}-end.png` });
    const m = await shown(page);
    waits.sort((a, b) => a - b);
    writeFileSync(`/tmp/master/${id}.txt`, JSON.stringify({ seat: m.sight.seat, outcome: m.outcome, wrong, waits: waits.slice(-5), median: waits[waits.length >> 1] }) + "\n" + (await logOf(page)).join("\n"));
    await page.context().close();
  }, 900_000);
});
