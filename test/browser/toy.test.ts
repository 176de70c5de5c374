import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Face } from "../../client/games/face.ts";
import { root } from "../../scripts/settings.ts";
import { type Serving, serve } from "../../server/main.ts";
import type { Game } from "../../shared/core/game.ts";
import { toyFace } from "../toy/face.ts";
import { toy } from "../toy/index.ts";
import { launch } from "./browser.ts";
import { arrive, moveByMirror, picture, shown, untilAsked } from "./person.ts";

const PATIENCE = 200_000;
const MOST_MOVES = 40;
const folder = mkdtempSync(join(tmpdir(), "quayside-toy-"));
let serving: Serving;
let browser: Browser;

beforeAll(async () => {
  const page = join(root, "test/toy/page");
  const output = { outDir: folder, emptyOutDir: true, target: "es2023", assetsInlineLimit: 0, chunkSizeWarningLimit: 2_000 };
  await build({ configFile: false, root: page, logLevel: "error", build: output });
  const pace = { thinking: () => 0 };
  serving = await serve({ port: 0, clientFolder: folder, games: [toy as unknown as Game], pace });
  browser = await launch();
}, PATIENCE);
afterAll(async () => {
  await browser?.close();
  await serving?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("a game nobody but its own face knows is played at the same table", () => {
  it(
    "from the first secret choice to the score sheet, the picture being its layout",
    async () => {
      const { page, wrong } = await arrive(browser, `http://localhost:${serving.port}/`, "Tess");
      await page.waitForFunction(() => globalThis.quayside?.table?.shown !== undefined);
      let moves = 0;
      for (; moves < MOST_MOVES && (await untilAsked(page)); moves++) await moveByMirror(page, 0);
      expect(moves).toBeGreaterThan(2);
      expect((await shown(page)).outcome).toMatchObject({ how: "pebbles" });
      const { onScreen, byLayout } = await picture(page, toyFace as unknown as Face);
      expect(onScreen).toBe(byLayout);
      expect(await page.locator("dialog.score").count()).toBe(1);
      expect(wrong).toEqual([]);
    },
    PATIENCE,
  );
});
