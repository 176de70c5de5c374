import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eraseFace } from "../../client/face/face.ts";
import { root } from "../../scripts/settings.ts";
import { eraseShape, type Game } from "../../shared/core/contract/game.ts";
import { toyFace } from "../toy/face.ts";
import { toy } from "../toy/index.ts";
import type { Toy } from "../toy/state.ts";
import { arrive, clickPiece, dragPiece, expectPicture, gathered, moveByMirror, shown, untilAsked } from "./harness/person.ts";
import { atTable } from "./harness/players.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";

const face = eraseFace(toyFace);
const MOST_MOVES = 40;
/** The last of any list of moves: cards are listed lowest first. */
const HIGHEST = -1;
const folder = mkdtempSync(join(tmpdir(), "quayside-toy-"));
/** Bots that play their lowest card leave the lead, and so the pebbles, to the player of the highest. */
const modest = eraseShape({ ...toy, bot: (view) => toy.moves(view)[0] } as Game<Toy>);
beforeAll(async () => {
  const page = join(root, "test/toy/page");
  const output = { outDir: folder, emptyOutDir: true, target: "es2023", assetsInlineLimit: 0, chunkSizeWarningLimit: 2_000 };
  await build({ configFile: false, root: page, logLevel: "error", build: output });
}, PATIENCE);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
// Begun after the page is built, which it serves.
const here = quay({ clientFolder: folder, games: [modest], timings: BRISK });

describe("a game that only its own face knows is played at the same table", () => {
  it(
    "from the first secret choice to the score sheet, with the layout as its picture",
    async () => {
      const { page, wrong } = await arrive(here.browser, here.address, "Tess");
      await atTable(page);
      // Why it is asked and how near everybody is to winning stand beside the question from the start.
      await untilAsked(page);
      await page.locator(".prompt .reason").getByText("The highest card leads round 1.", { exact: true }).waitFor();
      const goal = page.getByRole("list", { name: "Ways to win" }).getByTitle("Most pebbles after the last round win.").first();
      await expect.poll(() => goal.locator(".progress b").allTextContents()).toEqual(["0", "0", "0"]);
      let moves = 0;
      for (; moves < MOST_MOVES && (await untilAsked(page)); moves++) await moveByMirror(page, 0);
      expect(moves).toBeGreaterThan(2);
      expect((await shown(page)).outcome).toMatchObject({ how: "pebbles" });
      await expectPicture({ page }, face);
      expect(wrong).toEqual([]);
      await page.locator("dialog.score").waitFor();
      await page.context().close();
    },
    PATIENCE,
  );
});

describe("a row of small moves", () => {
  it(
    "is previewed, taken back, dragged, and sent as one entry",
    async () => {
      const { page, wrong } = await arrive(here.browser, here.address, "Tess");
      const table = async () => (await shown(page)).sight.table as Toy["table"];
      const bin = async (at: number) => `bin:${(await shown(page)).sight.seat}:${at}`;
      const leads = async () => (await untilAsked(page)) && (await page.locator('[data-move="keep"]').count()) === 1;
      await atTable(page);
      // Two pebbles at least; a match in which she leads with fewer is left for another.
      for (let tries = 0; tries < MOST_MOVES && !((await leads()) && (await table()).pebbles > 1); tries++) {
        if (await untilAsked(page)) await moveByMirror(page, HIGHEST);
        else await page.reload().then(() => atTable(page));
      }
      const { number } = await shown(page);
      const { pebbles } = await table();
      const third = async () => (await table()).bins[3 * (await shown(page)).sight.seat + 2] as number;
      const inThird = await third();
      const matches = () => expectPicture({ page }, face);

      await clickPiece(page, await bin(0));
      await expect.poll(async () => [await gathered(page), (await table()).pebbles]).toEqual([1, pebbles - 1]);
      await matches();
      await page.keyboard.press("Escape");
      await expect.poll(async () => [await gathered(page), (await table()).pebbles]).toEqual([0, pebbles]);
      await matches();
      await clickPiece(page, await bin(0));
      await dragPiece(page, await bin(0), await bin(2));
      await expect.poll(async () => [await gathered(page), await third()]).toEqual([1, inThird + 1]);
      await matches();
      expect((await shown(page)).number).toBe(number);

      await moveByMirror(page, 0);
      await page.waitForSelector('[data-row="0"]');
      expect((await shown(page)).number).toBeGreaterThan(number);
      await matches();
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});
