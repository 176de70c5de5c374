/** A server that ends while people play, and another that begins in its place: as they see it. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../free-port.ts";
import { launch, PLAINLY } from "./harness/browser.ts";
import { arrive, type Person, shown } from "./harness/person.ts";
import { asked, atTable, host, leave, moveOnce } from "./harness/players.ts";
import { PATIENCE } from "./harness/quay.ts";

const root = resolve(import.meta.dirname, "../..");
let folder: string;
let port: number;
let server: ChildProcess;
let browser: Browser;
let ada: Person;
let ben: Person;

/** Starts the server, and waits until its address is there. */
async function start(): Promise<void> {
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder };
  server = spawn(process.execPath, ["scripts/serve.ts"], { cwd: root, env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(server, "exit").then(([code]) => Promise.reject(new Error(`the server ended with ${code}`)));
  ended.catch(() => undefined); // it is meant to end later
  const ready = new Promise<void>((open) => server.stdout?.on("data", (text) => String(text).includes("open http") && open()));
  await Promise.race([ready, ended]);
}

async function end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  const ended = once(server, "exit");
  server.kill(signal);
  await ended;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "quayside-"));
  port = await freePort();
  await start();
  browser = await launch(PLAINLY);
  ada = await arrive(browser, `http://localhost:${port}/`, "Ada");
  const code = await host(ada.page, "duel");
  ben = await arrive(browser, `http://localhost:${port}/#join=${code}`, "Ben");
  for (const { page } of [ada, ben]) await atTable(page);
}, PATIENCE);
afterAll(async () => {
  await browser?.close();
  await end("SIGKILL");
  rmSync(folder, { recursive: true });
}, PATIENCE);

const lost = (page: Page) => page.locator('.connection[data-state="lost"]').waitFor();
const isBack = (page: Page) => page.waitForFunction(() => document.querySelector('.connection[data-state="lost"]') === null);

/** What a player sees of the match; the ask may differ after the seat was taken again. */
const standing = async ({ page }: Person) => {
  const { number, sight, asked: owing } = await shown(page);
  return { number, sight, owing };
};

describe("players whose server is killed", () => {
  it(
    "are told, and play on where they were once it is back",
    async () => {
      for (let move = 0; move < 3; move++) await moveOnce([ada, ben], move);
      await ada.page.locator(".say input").fill("Here we stay.");
      await ada.page.locator(".say input").press("Enter");
      await ben.page.locator(".said li").waitFor();
      const before = [await standing(ada), await standing(ben)];
      await end("SIGKILL");
      for (const { page } of [ada, ben]) {
        await lost(page);
        await expect.poll(() => page.locator(".seat.acts, [data-move], [data-choice]").count()).toBe(0);
      }
      await start();
      for (const { page } of [ada, ben]) await isBack(page);
      await asked([ada, ben]);
      await expect.poll(async () => [await standing(ada), await standing(ben)]).toEqual(before);
      await expect.poll(() => ben.page.locator(".said li").count()).toBe(1);
      await moveOnce([ada, ben]);
    },
    PATIENCE,
  );
});

describe("players whose server is about to stop", () => {
  it(
    "are told before, and play on with the next one, also in a page loaded in between",
    async () => {
      const ended = end("SIGTERM");
      for (const { page } of [ada, ben]) await page.locator(".strip.server-notice", { hasText: "restarts in a moment" }).waitFor();
      await ended;
      await lost(ben.page);
      const before = await standing(ada);
      await start();
      await ada.page.reload();
      await atTable(ada.page);
      await isBack(ben.page);
      await ben.page.locator(".strip.server-notice").waitFor({ state: "hidden" });
      await expect.poll(() => standing(ada)).toEqual(before);
      await moveOnce([ada, ben]);
      await leave(ada, ben);
    },
    PATIENCE,
  );
});
