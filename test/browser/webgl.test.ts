/** Every game drawn by the graphics card: in a real browser. */
import { describe, expect, it } from "vitest";
import type { Face } from "../../client/face/face.ts";
import { duelFace } from "../../client/games/duel/face.ts";
import { elasundFace } from "../../client/games/elasund/face.ts";
import { puertoRicoFace } from "../../client/games/puerto-rico/face.ts";
import { arrive, expectPicture, moveByClicks, untilAsked } from "./harness/person.ts";
import { atTable, leave } from "./harness/players.ts";
import { BRISK, PATIENCE, quay, withWebgl } from "./harness/quay.ts";
import { leaveTable } from "./harness/table-menu.ts";

const FACES = [duelFace, elasundFace, puertoRicoFace] as unknown as readonly Face[];
const here = quay({ timings: BRISK });
const webgl = withWebgl();

describe.each(FACES)("$game.id on the graphics card", (face) => {
  it(
    "can be played by clicking on the picture, and the picture always shows the layout",
    async () => {
      const cleo = await arrive(webgl.browser, here.address, "Cleo");
      await cleo.page.locator(`[data-game="${face.game.id}"] [data-do="play"]`).click();
      await atTable(cleo.page);
      for (let move = 0; move < 2 && (await untilAsked(cleo.page)); move++) await moveByClicks(cleo.page, face, 7 * move + 3);
      await untilAsked(cleo.page);
      expect(await cleo.page.evaluate(() => globalThis.quayside.table?.drawing)).toBe("webgl");
      await expectPicture(cleo, face);
      expect(cleo.wrong).toEqual([]);
      await leave(cleo);
    },
    PATIENCE,
  );
});

it(
  "a table that is left gives its hold on the graphics card back, for browsers allow few at once",
  async () => {
    const { page, wrong } = await arrive(webgl.browser, here.address, "Cleo");
    await page.locator('[data-game="duel"] [data-do="play"]').click();
    await atTable(page);
    await untilAsked(page);
    const context = await page.evaluateHandle(() => {
      const canvases = [...document.querySelectorAll<HTMLCanvasElement>(".picture canvas")];
      return canvases.map((canvas) => canvas.getContext("webgl2") ?? canvas.getContext("webgl")).find((found) => found !== null)!;
    });
    expect(await context.evaluate((gl) => gl.isContextLost())).toBe(false);
    await leaveTable(page);
    await page.locator("dialog[open] .brass", { hasText: "Leave table" }).click();
    await expect.poll(() => context.evaluate((gl) => gl.isContextLost())).toBe(true);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);
