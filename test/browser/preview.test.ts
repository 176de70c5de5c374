/** What a move would do, before it is made, and settings that follow their player. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { fromMenu } from "./harness/front-page.ts";
import { arrive, shown, untilAsked } from "./harness/person.ts";
import { playBots } from "./harness/players.ts";
import { PATIENCE, quay } from "./harness/quay.ts";
import { besideTable } from "./harness/table-menu.ts";

const here = quay();

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A lit piece, in the picture, and its middle, on the page. */
const litPiece = (page: Page): Promise<{ box: Rect; x: number; y: number }> =>
  page.evaluate(() => {
    const view = globalThis.quayside.table!;
    const box = view.boxOf([...view.lit][0]!)!;
    const { x, y } = document.querySelector(".picture")!.getBoundingClientRect();
    return { box, x: x + box.x + box.width / 2, y: y + box.y + box.height / 2 };
  });

/** What the picture shows away from a piece, which rises under the pointer. */
const pictureWithout = (page: Page, { x, y, width, height }: Rect): Promise<string> =>
  page.evaluate(
    ([left, top, wide, high]) => {
      const canvas = document.querySelector<HTMLCanvasElement>(".picture > div > div canvas")!;
      const copy = document.createElement("canvas");
      Object.assign(copy, { width: canvas.width, height: canvas.height });
      const brush = copy.getContext("2d")!;
      brush.drawImage(canvas, 0, 0);
      const ratio = canvas.width / canvas.clientWidth;
      brush.fillRect(
        ...([left! - 30, top! - 30, wide! + 60, high! + 60].map((length) => length * ratio) as [number, number, number, number]),
      );
      return copy.toDataURL();
    },
    [x, y, width, height],
  );

/** What it shows once nothing is drawn any more. */
async function stillPicture(page: Page, box: Rect): Promise<string> {
  let last = "";
  for (let same = 0; same < 5; ) {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    const now = await pictureWithout(page, box);
    same = now === last ? same + 1 : 0;
    last = now;
  }
  return last;
}

const settingsOf = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("quayside.settings") ?? "{}"));

describe("before a move is made", () => {
  it(
    "a lit piece shows a ghost where it will stand, and with the setting only a second click makes the move",
    async () => {
      const { page, wrong } = await arrive(here.browser, here.address, "Ada");
      await playBots(page, "puerto-rico");
      await untilAsked(page);
      await (await besideTable(page, "Settings")).click();
      await page.locator('dialog.settings input[name="secondClick"][value="always"]').check();
      await page.keyboard.press("Escape");

      const at = await litPiece(page);
      const before = await stillPicture(page, at.box);
      await page.mouse.move(at.x, at.y, { steps: 2 });
      await expect.poll(() => pictureWithout(page, at.box).then((now) => now === before)).toBe(false);
      await page.mouse.move(2, 2);
      await expect.poll(() => pictureWithout(page, at.box).then((now) => now === before)).toBe(true);
      const { number } = await shown(page);
      await page.mouse.click(at.x, at.y);
      const confirm = page.locator(".prompt").getByRole("button", { name: "Confirm", exact: true });
      await confirm.waitFor();
      await page.locator(".prompt", { hasText: "Click it again to confirm." }).waitFor();
      await page.keyboard.press("Escape");
      await confirm.waitFor({ state: "detached" });
      expect((await shown(page)).number).toBe(number);
      await page.mouse.click(at.x, at.y);
      await confirm.waitFor();
      await page.mouse.click(at.x, at.y);
      await page.waitForFunction((was) => globalThis.quayside.table!.shown!.number > was, number);
      await page.locator(".log", { hasText: "You" }).waitFor();
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});

describe("settings", () => {
  it(
    "changed in the lobby are on the guest's other device too, and can be reset there",
    async () => {
      const first = await arrive(here.browser, here.address, "Ada");
      const second = await arrive(here.browser, here.address, "Ada's other device");
      const open = async (page: Page) => (await fromMenu(page, "settings")).click();
      await open(first.page);
      await first.page.locator('dialog.settings input[name="confirm"][value="always"]').check();
      // Changes close to each other are told together; on a slow machine the first may be told alone.
      const told = first.page.waitForResponse(
        (answer) => answer.url().endsWith("/api/settings") && `${answer.request().postData()}`.includes("autoplay"),
      );
      await first.page.locator('dialog.settings [data-do="autoplay"]').check();
      await told;
      await first.page.keyboard.press("Escape");

      await (await fromMenu(first.page, "account")).click();
      await first.page.locator('dialog [data-do="code"]').click();
      const code = (await first.page.locator("dialog .code").textContent()) ?? "";
      await (await fromMenu(second.page, "account")).click();
      await second.page.locator("#device-code").fill(code);
      await second.page.keyboard.press("Enter");
      await second.page.waitForFunction(() => JSON.parse(localStorage.getItem("quayside.settings") ?? "{}").autoplay === true);
      await expect.poll(() => settingsOf(second.page)).toMatchObject({ confirm: "always", autoplay: true });

      await open(second.page);
      await expect.poll(() => second.page.locator('dialog.settings [data-do="autoplay"]').isChecked()).toBe(true);
      await second.page.locator('dialog.settings [data-do="reset"]').click();
      await expect.poll(() => second.page.locator('dialog.settings [data-do="autoplay"]').isChecked()).toBe(false);
      await expect.poll(() => settingsOf(second.page)).toMatchObject({ confirm: "smart", autoplay: false });
      for (const { page, wrong } of [first, second]) {
        expect(wrong).toEqual([]);
        await page.context().close();
      }
    },
    PATIENCE,
  );
});
