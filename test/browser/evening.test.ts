/** The look of the evening: by the wish of the system or by choice, on page and picture, without a reload. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { arrive, untilAsked } from "./harness/person.ts";
import { atTable } from "./harness/players.ts";
import { BRISK, PATIENCE, quay, withWebgl } from "./harness/quay.ts";
import { unveiled } from "./harness/veil.ts";

const here = quay({ timings: BRISK });
const webgl = withWebgl();

/** The brightness of the words of the page, and of the whole picture at the table, from 0 to 255. */
async function wordsOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const channels = getComputedStyle(document.body).color.match(/\d+/g) ?? [];
    return channels.slice(0, 3).reduce((sum, one) => sum + Number(one), 0) / 3;
  });
}
async function pictureOf(page: Page): Promise<number> {
  const shot = (await unveiled(page, () => page.locator(".picture").screenshot())).toString("base64");
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const brush = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d")!;
    brush.imageSmoothingQuality = "high";
    brush.drawImage(image, 0, 0, 1, 1);
    return (
      brush
        .getImageData(0, 0, 1, 1)
        .data.slice(0, 3)
        .reduce((sum, one) => sum + one, 0) / 3
    );
  }, shot);
}
const choose = (page: Page, look: "system" | "day" | "evening") =>
  page.evaluate((wanted) => {
    const before = JSON.parse(localStorage.getItem("quayside.settings") ?? "{}");
    localStorage.setItem("quayside.settings", JSON.stringify({ ...before, look: wanted }));
    // As the browser tells of what another of its windows has chosen.
    dispatchEvent(new StorageEvent("storage", { key: "quayside.settings" }));
  }, look);

it.each([
  ["as the system wishes", "dark", undefined, "evening"],
  ["as chosen, whatever the system wishes", "dark", "day", "day"],
  ["as chosen, in the evening", "light", "evening", "evening"],
  ["as the system wishes, if what is kept cannot be read", "dark", "{", "evening"],
] as const)("is there before the page's code: %s", async (_title, colorScheme, chosen, expected) => {
  const page = await here.browser.newPage({ colorScheme });
  await page.addInitScript(
    (kept) => kept && localStorage.setItem("quayside.settings", kept),
    chosen?.startsWith("{") ? chosen : chosen && JSON.stringify({ look: chosen }),
  );
  await page.route("**/assets/index-*.js", (route) => route.abort());
  await page.goto(here.address);
  expect(await page.evaluate(() => document.documentElement.dataset.look)).toBe(expected);
  await page.context().close();
});

it.each([true, false])(
  "changes page and picture in place, as the system wishes or as chosen; drawn plainly: %s",
  async (plain) => {
    const { page, wrong } = await arrive(plain ? here.browser : webgl.browser, here.address, "Eve");
    await page.locator('[data-game="duel"] [data-do="play"]').click();
    await atTable(page);
    await untilAsked(page);
    expect(await page.evaluate(() => globalThis.quayside.table?.drawing)).toBe(plain ? "canvas" : "webgl");
    await page.evaluate(() => Object.assign(globalThis, { sameLoad: true }));
    let last = { words: await wordsOf(page), picture: await pictureOf(page) };
    /** Words become paler and the picture darker, or the other way round. */
    const becomes = (look: "day" | "evening") =>
      expect
        .poll(async () => {
          const now = { words: await wordsOf(page), picture: await pictureOf(page) };
          const [paler, darker] = [now.words - last.words, last.picture - now.picture];
          const way = look === "evening" ? 1 : -1;
          if (way * paler < 100 || way * darker < 4) return [look, paler, darker];
          last = now;
          return look;
        })
        .toBe(look);
    await page.emulateMedia({ colorScheme: "dark" });
    await becomes("evening");
    await choose(page, "day");
    await becomes("day");
    await page.emulateMedia({ colorScheme: "light" });
    await choose(page, "evening");
    await becomes("evening");
    await choose(page, "system");
    await becomes("day");

    expect(await page.evaluate(() => "sameLoad" in globalThis)).toBe(true);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);
