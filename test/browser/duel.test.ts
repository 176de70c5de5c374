import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eraseFace } from "../../client/face/face.ts";
import { duelFace } from "../../client/games/duel/face.ts";
import type { Duel } from "../../shared/duel/state.ts";
import { wayTo } from "./harness/front-page.ts";
import { arrive, expectPicture, moveByClicks, moveByMirror, type Person, shown, untilAsked } from "./harness/person.ts";
import { expectSameEnd } from "./harness/play-out.ts";
import { asked, atTable, leave, moveOnce } from "./harness/players.ts";
import { PATIENCE, quay } from "./harness/quay.ts";

const face = eraseFace(duelFace);
const here = quay();

/** Moves of the second age that are made by the mirror. */
const LISTED = 6;

const ageOf = async ({ page }: Person): Promise<number> => ((await shown(page)).sight.table as Duel["table"]).age;

describe("Two people whom quick match has seated at a table of Duel", () => {
  let [ada, ben]: Person[] = [];
  beforeAll(async () => {
    [ada, ben] = await Promise.all(["Ada", "Ben"].map((name) => arrive(here.browser, here.address, name)));
    for (const { page } of both()) await (await wayTo(page, "duel", "quick")).click();
    await Promise.all(both().map(({ page }) => atTable(page)));
  }, PATIENCE);
  afterAll(() => leave(...both()));
  const both = (): readonly [Person, Person] => [ada!, ben!];
  let moves = 0;

  it(
    "play the draft and the first age by clicks",
    async () => {
      for (let mover = await asked(both()); (await ageOf(mover)) < 2; mover = await asked(both()))
        await moveByClicks(mover.page, face, 7 * moves++ + 3);
      expect(moves).toBeGreaterThan(20);
      for (const person of both()) await expectPicture(person, face);
    },
    PATIENCE,
  );

  it(
    "see the same picture after a reload, and are asked again",
    async () => {
      const mover = await asked(both());
      const { number } = await shown(mover.page);
      await mover.page.reload();
      await atTable(mover.page);
      expect(await untilAsked(mover.page)).toBe(true);
      expect((await shown(mover.page)).number).toBe(number);
      await expectPicture(mover, face);
    },
    PATIENCE,
  );

  it(
    "play on by the listed moves",
    async () => {
      const { number } = await shown(both()[0].page);
      for (let listed = 0; listed < LISTED; listed++) await moveOnce(both(), 7 * moves++ + 3);
      for (const { page } of both()) expect((await shown(page)).number).toBeGreaterThanOrEqual(number + LISTED);
    },
    PATIENCE,
  );

  it("come to the same end", () => expectSameEnd(both(), face), PATIENCE);

  it(
    "are told the moment of the match after a reload too, once the log is there",
    async () => {
      const [{ page }] = both();
      const log = Promise.withResolvers<void>();
      await page.route("**/api/frames", async (route) => {
        await log.promise;
        await route.continue();
      });
      await page.reload();
      const moment = page.locator("dialog.score .moment");
      await moment.waitFor();
      await expect.poll(() => moment.locator(".told").count()).toBe(0);
      log.resolve();
      await moment.locator(".told").waitFor();
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
