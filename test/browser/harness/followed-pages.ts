/**
 * What a failed test leaves behind of each page it had open, in test-failures/: a picture, the page as it stood, and a trace of what it said and
 * asked for.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { root } from "../../../scripts/settings.ts";
import { unveiled } from "./veil.ts";

export const FAILURES = join(root, "test-failures");
/** The most lines of a page's trace. */
const LINES = 400;
/** In milliseconds: a page that hangs does not hold the run up. */
const PATIENCE = 10_000;

const followed = new Map<Page, string[]>();

/** From now on a failure of the running test tells what this page did. */
export function follow(page: Page): void {
  const lines: string[] = [];
  const start = performance.now();
  const note = (what: string): void => {
    lines.push(`${String(Math.round(performance.now() - start)).padStart(7)} ms  ${what}`);
    if (lines.length > LINES) lines.shift();
  };
  followed.set(page, lines);
  page.on("console", (message) => note(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => note(`error: ${error.stack ?? error}`));
  page.on("framenavigated", (frame) => note(`at ${frame.url()}`));
  page.on("requestfailed", (request) => note(`${request.method()} ${request.url()} failed: ${request.failure()?.errorText}`));
  page.on("response", (response) => response.status() >= 400 && note(`${response.status()} ${response.url()}`));
  page.on("websocket", (socket) => {
    note(`socket ${socket.url()}`);
    socket.on("close", () => note("socket closed"));
  });
  page.on("crash", () => note("the page crashed"));
  page.on("close", () => unfollow(page));
}

/** Its test has left it. */
export const unfollow = (page: Page): boolean => followed.delete(page);

export const followedPages = (): number => followed.size;

/** Gives the folder. */
export async function leaveBehind(title: string, folder = FAILURES): Promise<string> {
  const into = join(folder, title.replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 100));
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  for (const [at, [page, lines]] of [...followed].entries()) {
    const save = (ending: string, what: string | Buffer) => writeFileSync(join(into, `page-${at + 1}.${ending}`), what);
    save("trace.txt", lines.join("\n"));
    // A page that hangs or has crashed has neither.
    const tries = [
      unveiled(page, () => page.screenshot({ timeout: PATIENCE })).then((picture) => save("png", picture)),
      page.content().then((html) => save("html", html)),
    ];
    const late = new Promise((_never, fail) => setTimeout(() => fail(new Error("the page does not answer")), PATIENCE).unref());
    for (const failed of await Promise.allSettled(tries.map((one) => Promise.race([one, late]))))
      if (failed.status === "rejected") save("missing.txt", String(failed.reason));
  }
  return into;
}
