import { describe, expect, it } from "vitest";
import { eraseFace } from "../../client/face/face.ts";
import { duelFace } from "../../client/games/duel/face.ts";
import type { Duel } from "../../shared/duel/state.ts";
import {
  arrive,
  expectPicture,
  isAsked,
  moveByClicks,
  moveByMirror,
  nextToMove,
  type Person,
  shown,
  untilAsked,
} from "./harness/person.ts";
import { playOut } from "./harness/play-out.ts";
import { atTable, leave } from "./harness/players.ts";
import { PATIENCE, quay } from "./harness/quay.ts";

const face = eraseFace(duelFace);
const here = quay();

/** Moves of the second age that are made by the mirror. */
const LISTED = 6;

const ageOf = async ({ page }: Person): Promise<number> => ((await shown(page)).sight.table as Duel["table"]).age;

describe("two people play a whole Duel against each other through the lobby", () => {
  it(
    "by clicks in the first age, by the listed moves in the second, with a reload, then by themselves; both see the same end",
    async () => {
      const ada = await arrive(here.browser, here.address, "Ada");
      const ben = await arrive(here.browser, here.address, "Ben");
      for (const { page } of [ada, ben]) await page.locator('[data-game="duel"] [data-do="quick"]').click();
      await Promise.all([atTable(ada.page), atTable(ben.page)]);

      let reloaded = false;
      let listed = 0;
      for (let move = 0; ; move++) {
        const mover = await nextToMove(ada, ben);
        if (mover === undefined) break;
        const age = await ageOf(mover);
        if (age > 2 || listed > LISTED) break;
        if (age < 2) await moveByClicks(mover.page, face, 7 * move + 3);
        else {
          listed++;
          await moveByMirror(mover.page, 7 * move + 3);
        }
        if (age === 2 && !reloaded) {
          reloaded = true;
          const { number } = await shown(mover.page);
          await mover.page.reload();
          await atTable(mover.page);
          expect((await shown(mover.page)).number).toBeGreaterThanOrEqual(number);
          await expectPicture(mover, face);
        }
      }

      await playOut([ada, ben], face);
      const ends = await Promise.all([ada, ben].map(({ page }) => untilAsked(page).then(() => shown(page))));
      expect(reloaded).toBe(true);
      expect(ends[0]?.outcome).toBeDefined();
      expect(ends[1]?.outcome).toEqual(ends[0]?.outcome);
      expect(ends.map(({ sight }) => sight.seat).sort()).toEqual([0, 1]);
      for (const person of [ada, ben]) {
        await expectPicture(person, face);
        expect(await isAsked(person.page)).toBe(false);
        expect(person.wrong).toEqual([]);
      }
      await leave(ada, ben);
    },
    PATIENCE,
  );
});

describe("a newcomer presses one button", () => {
  it("and sits at a table with a bot, asked for the first move, after at most the bot's", async () => {
    const { page, wrong } = await arrive(here.browser, here.address, "Cleo");
    await page.getByRole("button", { name: /^Play now .*: 7 Wonders Duel$/ }).click();
    expect(await untilAsked(page)).toBe(true);
    await moveByMirror(page, 0);
    expect(wrong).toEqual([]);
    await page.context().close();
  });
});
