/** The page without a server: kept by the browser after the first visit, and replaced as soon as there is a newer build. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildClient } from "../../scripts/client.ts";
import { clientFolder } from "../../scripts/settings.ts";
import { type Serving, serve } from "../../server/main.ts";
import { GAMES } from "../../shared/games.ts";
import { freePort } from "../free-port.ts";
import { launch, open, PLAINLY } from "./harness/browser.ts";
import { wayTo } from "./harness/front-page.ts";
import { moveByMirror, shown, untilAsked } from "./harness/person.ts";
import { PATIENCE } from "./harness/quay.ts";
import { leaveTable } from "./harness/table-menu.ts";

const SETTINGS = JSON.stringify({ speed: "instant", motion: "less", confirm: "never" });
/** The time for one load, in milliseconds: one that another load crosses may never end, and is asked for again. */
const LOAD = 15_000;
let browser: Browser;
let port: number;
let folder: string;
let serving: Serving | undefined;

const start = async (clientOf: string): Promise<void> => {
  serving = await serve({ port, clientFolder: clientOf });
};
async function stop(): Promise<void> {
  await serving?.close();
  serving = undefined;
}

/** A page that the browser has finished keeping. */
async function keptPage(): Promise<Page> {
  const { page } = await open(browser, `http://localhost:${port}/`, { serviceWorkers: "allow" }, (context) =>
    context.addInitScript((settings) => localStorage.setItem("quayside.settings", settings), SETTINGS),
  );
  await page.waitForFunction(() => document.documentElement.dataset.offline !== undefined);
  expect(await page.evaluate(() => document.documentElement.dataset.offline)).toBe("kept");
  return page;
}

const buildOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="build"]')!.content);

beforeAll(async () => {
  await buildClient();
  browser = await launch(PLAINLY);
  port = await freePort();
  folder = mkdtempSync(join(tmpdir(), "quayside-newer-"));
}, PATIENCE);
afterAll(async () => {
  await browser.close();
  await stop();
  rmSync(folder, { recursive: true });
}, PATIENCE);

describe("a page that was loaded once", () => {
  it(
    "opens without a server and lets every game be practised",
    async () => {
      await start(clientFolder);
      const page = await keptPage();
      await stop();
      await page.reload();
      for (const [at, { id }] of GAMES.entries()) {
        await (await wayTo(page, id, "practice")).click();
        for (let moves = 0; moves < 2; moves++) {
          expect(await untilAsked(page)).toBe(true);
          await moveByMirror(page, moves);
        }
        expect(await untilAsked(page)).toBe(true);
        const { number } = await shown(page);
        expect(number).toBeGreaterThan(1);
        // The match goes on after a reload, also without a server. A pass that is the only move may follow by itself.
        if (at === 0) {
          await page.reload();
          expect(await untilAsked(page)).toBe(true);
          expect((await shown(page)).number).toBeGreaterThanOrEqual(number);
        }
        await leaveTable(page);
        await page.getByRole("dialog").getByRole("button", { name: "Leave table" }).click();
      }
      await page.context().close();
    },
    PATIENCE,
  );

  it(
    "shows a newer build at the next load, and keeps that one from then on",
    async () => {
      await start(clientFolder);
      const page = await keptPage();
      const older = await buildOf(page);
      // An open page would meet the newer server and reload itself, across the load that is asked for here.
      const address = page.url();
      await page.goto("about:blank");
      await stop();
      // As it is, for the changed files were compressed before.
      cpSync(clientFolder, folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
      const file = join(folder, "index.html");
      writeFileSync(file, readFileSync(file, "utf8").replace(older, "newer"));
      const script = join(folder, "service-worker.js");
      writeFileSync(script, readFileSync(script, "utf8").replace(/OFFLINE_BUILD="\w+"/, 'OFFLINE_BUILD="newer"'));
      await start(folder);
      const loaded = () => page.goto(address, { waitUntil: "domcontentloaded", timeout: LOAD }).then(() => buildOf(page));
      // A server that does not answer soon is done without for that load.
      await expect.poll(loaded).toBe("newer");
      const keptNewer = () => page.evaluate(async () => (await caches.match("/", { cacheName: "quayside newer" })) !== undefined);
      await expect.poll(keptNewer).toBe(true);
      await stop();
      // The worker of the newer build takes over once it has kept everything.
      await expect.poll(loaded).toBe("newer");
      await page.context().close();
    },
    PATIENCE,
  );
});
