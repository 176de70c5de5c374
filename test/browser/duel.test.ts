import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { duelFace } from "../../client/games/duel/face.ts";
import type { Face } from "../../client/games/face.ts";
import { buildClient } from "../../scripts/client.ts";
import { clientFolder } from "../../scripts/settings.ts";
import { type Serving, serve } from "../../server/main.ts";
import type { Duel } from "../../shared/duel/state.ts";
import { launch } from "./browser.ts";
import { arrive, isAsked, moveByClicks, moveByMirror, type Person, picture, shown, untilAsked } from "./person.ts";

const face = duelFace as unknown as Face;
const MOST_MOVES = 150;
/** A whole match in two pages drawn by software: a guard against hangs, not a measure. */
const PATIENCE = 280_000;
let serving: Serving;
let browser: Browser;
let address: string;

beforeAll(async () => {
  await buildClient();
  serving = await serve({ port: 0, clientFolder });
  address = `http://localhost:${serving.port}/`;
  browser = await launch();
}, PATIENCE);
afterAll(async () => {
  await browser?.close();
  await serving?.close();
});

const ageOf = async ({ page }: Person): Promise<number> => ((await shown(page)).sight.table as Duel["table"]).age;
const atTable = ({ page }: Person) => page.waitForFunction(() => globalThis.quayside?.table?.shown !== undefined);

describe("two people play a whole Duel against each other through the lobby", () => {
  it(
    "by clicks in the first age, by the mirror after it, with a reload between; both see the same end",
    async () => {
      const ada = await arrive(browser, address, "Ada");
      const ben = await arrive(browser, address, "Ben");
      for (const { page } of [ada, ben]) await page.getByRole("button", { name: "Play a person" }).click();
      await Promise.all([ada, ben].map(atTable));

      let reloaded = false;
      for (let move = 0; move < MOST_MOVES; move++) {
        const mover = await Promise.race([ada, ben].map(async (person) => ((await untilAsked(person.page)) ? person : undefined)));
        if (mover === undefined) break;
        const age = await ageOf(mover);
        if (age < 2) await moveByClicks(mover.page, face, 7 * move + 3);
        else await moveByMirror(mover.page, 7 * move + 3);
        if (age === 2 && !reloaded) {
          reloaded = true;
          const { number } = await shown(mover.page);
          await mover.page.reload();
          await atTable(mover);
          expect((await shown(mover.page)).number).toBeGreaterThanOrEqual(number);
          const { onScreen, byLayout } = await picture(mover.page, face);
          expect(onScreen).toBe(byLayout);
        }
      }

      const ends = await Promise.all([ada, ben].map(({ page }) => untilAsked(page).then(() => shown(page))));
      expect(reloaded).toBe(true);
      expect(ends[0]?.outcome).toBeDefined();
      expect(ends[1]?.outcome).toEqual(ends[0]?.outcome);
      expect(ends.map(({ sight }) => sight.seat).sort()).toEqual([0, 1]);
      for (const person of [ada, ben]) {
        const { onScreen, byLayout } = await picture(person.page, face);
        expect(onScreen).toBe(byLayout);
        expect(await isAsked(person.page)).toBe(false);
        expect(person.wrong).toEqual([]);
        await person.page.context().close();
      }
    },
    PATIENCE,
  );
});

describe("a newcomer presses one button", () => {
  it("and sits at a table with a bot, asked for the first move, after at most the bot's", async () => {
    const { page, wrong } = await arrive(browser, address, "Cleo");
    await page.getByRole("button", { name: "Play now: 7 Wonders Duel" }).click();
    expect(await untilAsked(page)).toBe(true);
    await moveByMirror(page, 0);
    expect(wrong).toEqual([]);
    await page.context().close();
  });
});
