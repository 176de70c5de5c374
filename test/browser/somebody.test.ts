/** Bots are somebody: a newcomer reads who sits there, at the seat and in the log. */
import { describe, expect, it } from "vitest";
import { BOT_NAMES } from "../../shared/core/match/somebody.ts";
import { wayTo } from "./harness/front-page.ts";
import { arrive } from "./harness/person.ts";
import { atTable } from "./harness/players.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";

const here = quay({ timings: BRISK });
const SENTENCE = new RegExp(`^(?:${BOT_NAMES.join("|")}), an? \\w+: likes [\\w ,]+\\.$`);

describe("Against bots", () => {
  it(
    "the log begins with who they are, and their names say it to the pointer and to a key",
    async () => {
      const { page, wrong } = await arrive(here.browser, here.address, "Eve");
      await (await wayTo(page, "puerto-rico", "practice")).click();
      await atTable(page);
      const lines = page.locator(".log li.introduction");
      await lines.first().waitFor();
      const sentences = await lines.allTextContents();
      expect(sentences).toHaveLength(2);
      for (const sentence of sentences) expect(sentence).toMatch(SENTENCE);
      expect(new Set(sentences.map((sentence) => sentence.split(": ")[1])).size).toBe(2);
      const name = page.locator(".seat .name:enabled").first();
      expect(sentences).toContain(await name.getAttribute("title"));
      await name.focus();
      await page.keyboard.press("Enter");
      const panel = page.locator("dialog.neighbour");
      await expect.poll(() => panel.locator("p").first().textContent()).toMatch(SENTENCE);
      await page.keyboard.press("Escape");
      await panel.waitFor({ state: "detached" });
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});
