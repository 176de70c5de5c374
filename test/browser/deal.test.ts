/** The proof of a fair deal in a browser: promised from the start of a real match, checked at its end, and a lie is found. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { matchMaker } from "@colyseus/core";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { duelFace } from "../../client/games/duel/face.ts";
import { root } from "../../scripts/settings.ts";
import { ROOMS } from "../../server/base/room-names.ts";
import { type Entry, type MatchRecord, readRecord, writeRecord } from "../../shared/core/match/record.ts";
import { readProof } from "../../shared/core/review/proof-file.ts";
import { letPass } from "../server/server.ts";
import { fromMenu } from "./harness/front-page.ts";
import { arrive, dropFile, moveByMirror, shown, untilAsked } from "./harness/person.ts";
import { playOut } from "./harness/play-out.ts";
import { atTable, host, logDrawn, playBots } from "./harness/players.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";
import { leaveTable } from "./harness/table-menu.ts";

const at = quay({ timings: BRISK });

it(
  "shows the fingerprint from the start, finds a whole Duel fair after a reload, names the first difference where the server lies, and leads to the moment of the match",
  async () => {
    const { page, wrong } = await arrive(at.browser, at.address, "Ada");
    await page.locator('[data-game="duel"] [data-do="play"]').click();
    await untilAsked(page);
    const promised = await page.locator('[data-do="deal"] code').innerText();
    await page.locator('[data-do="deal"]').click();
    const digits = (await page.locator("dialog.deal .fingerprint code").innerText()).replaceAll(" ", "");
    const gap = await page.locator("dialog.deal .deal-steps").evaluate((steps) => {
      return steps.nextElementSibling!.getBoundingClientRect().top - steps.getBoundingClientRect().bottom;
    });
    expect(gap).toBeGreaterThan(6);
    expect(digits).toMatch(/^[0-9a-f]{64}$/);
    expect(digits.slice(0, 8)).toBe(promised.replace(" ", ""));
    await expect.poll(() => page.locator('[data-do="checkDeal"]').count()).toBe(0);
    await page.keyboard.press("Escape");

    for (let move = 0; move < 8 && (await untilAsked(page)); move++) await moveByMirror(page, move);
    await page.reload();
    await atTable(page);
    await untilAsked(page);
    await playOut([{ page }], duelFace);
    const last = (await shown(page)).number;

    const sheet = page.locator("dialog.score");
    await sheet.locator(".earned li").first().waitFor();
    await expect.poll(() => sheet.locator(".earners > div").count()).toBe(2);
    await sheet.getByRole("button", { name: "Check the deal" }).click();
    const fair = await finding(page);
    expect(fair).toContain(`All ${last + 1} positions you saw are the same.`);
    await page.locator("dialog.deal .fingerprint code", { hasText: promised }).waitFor();

    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save proof" }).click();
    const file = await (await saving).path();
    expect(readProof(readFileSync(file, "utf8")).seen).toHaveLength(last + 1);
    // Runs beside the server in this process, which keeps the page's connection alive. A failure rejects.
    const { stdout } = await promisify(execFile)(process.execPath, [join(root, "scripts/verify.ts"), file]);
    expect(stdout.trim()).toBe(`Fair deal: ${fair}`);

    const lies: readonly [(record: MatchRecord) => MatchRecord, string][] = [
      [
        (record) => ({ ...record, deal: { ...record.deal, shares: record.deal.shares.map(() => "00".repeat(16)) } }),
        "Your own random number",
      ],
      [(record) => ({ ...record, entries: record.entries.map(otherDraft) }), "First difference at position"],
      [(record) => ({ ...record, entries: record.entries.slice(0, -1) }), "the record does not have it"],
    ];
    for (const [lie, found] of lies) {
      await page.route("**/api/record", async (route) => {
        const answer = await route.fetch();
        const { record } = ((await answer.json()) as { readonly answer: { readonly record: string } }).answer;
        await route.fulfill({ response: answer, json: { ok: true, answer: { record: writeRecord(lie(readRecord(record))) } } });
      });
      await page.locator('[data-do="checkDeal"]').click();
      expect(await finding(page, "bad")).toContain(found);
      await page.unroute("**/api/record");
    }
    // The moment of the match is watched in the replay.
    await page.keyboard.press("Escape");
    await sheet.locator('[data-do="moment"]').click();
    await page.locator(".replay").waitFor();
    await page.waitForFunction(() => (globalThis.quayside.table?.shown?.number ?? 0) > 0);
    expect((await shown(page)).number).toBeLessThanOrEqual(last);
    // The saved proof, dropped on the lobby, is watched and checked again.
    await leaveTable(page);
    await page.locator('[data-game="duel"] [data-do="play"]').waitFor();
    await dropFile(page, readFileSync(file), "quayside.proof");
    await page.locator(".toast", { hasText: "saved proof" }).waitFor();
    await page.locator('[data-do="deal"] code', { hasText: promised }).waitFor();
    await page.locator('[data-do="deal"]').click();
    await page.locator('[data-do="checkDeal"]').click();
    expect(await finding(page)).toBe(fair);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);

it.each(["puerto-rico", "elasund"])(
  "finds a match of %s fair, which its player gave up",
  async (game) => {
    const { page, wrong } = await arrive(at.browser, at.address, "Ada");
    await playBots(page, game);
    for (let move = 0; move < 4 && (await untilAsked(page)); move++) await moveByMirror(page, move);
    const asked = Promise.withResolvers<() => Promise<void>>();
    await page.route("**/api/record", async (route) => asked.resolve(() => route.continue()), { times: 1 });
    await page.evaluate(() => globalThis.quayside.feed?.resign());
    const sheet = page.locator("dialog.score");
    // The story of the match, which moves the button, comes while it is pressed.
    await sheet.getByRole("button", { name: "Check the deal" }).hover();
    const letCome = await asked.promise;
    await page.mouse.down();
    const summing = page.waitForEvent("worker");
    await letCome();
    await new Promise((summed) => summing.then((worker) => worker.once("close", summed)));
    await logDrawn(page);
    await page.mouse.up();
    await sheet.locator(".story > *").first().waitFor();
    expect(await finding(page)).toContain(`All ${(await shown(page)).number + 1} positions you saw are the same.`);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);

it(
  "is void for both if one browser never opens its number, which is said and named; the next one is made with a player who does",
  async () => {
    const ada = await arrive(at.browser, at.address, "Ada");
    const code = await host(ada.page, "duel");
    // A page like any other, but what would open its number is held back on its way.
    const ben = await arrive(at.browser, at.address, "Ben");
    await ben.page.addInitScript(() => {
      const { send } = WebSocket.prototype;
      WebSocket.prototype.send = function (data) {
        const text = new TextDecoder().decode(data as ArrayBuffer);
        if (!text.includes("share") || text.includes("pledge")) send.call(this, data);
      };
    });
    await ben.page.goto("about:blank");
    await ben.page.goto(`${at.address}#join=${code}`);
    const waiting = ada.page.locator("dialog.waiting .promise");
    await waiting.filter({ hasText: /Waiting for the number of Ben: \d+:\d\d/ }).waitFor();
    const [match] = await matchMaker.query({ name: ROOMS.match, code });
    letPass(match!.roomId, 600_000);
    await ada.page.locator(".toast", { hasText: "Ben did not open their number. The deal is void; new numbers are drawn." }).waitFor();
    await ben.page.locator(".toast", { hasText: "did not open its number in time" }).waitFor();
    await waiting.filter({ hasText: "The match begins when 1 more player joins." }).waitFor();

    const cem = await arrive(at.browser, `${at.address}#join=${code}`, "Cem");
    await Promise.all([ada, cem].map(({ page }) => atTable(page)));
    const fingerprints = await Promise.all(
      [ada, cem].map(async ({ page }) => {
        await page.locator('[data-do="deal"]').click();
        await expect.poll(() => page.locator("dialog.deal").innerText()).toContain("Before this deal, 1 deal of this table was void.");
        return page.locator("dialog.deal .fingerprint code").innerText();
      }),
    );
    expect(fingerprints[0]).toBe(fingerprints[1]);
    expect([...ada.wrong, ...cem.wrong]).toEqual([]);
    await Promise.all([ada, ben, cem].map(({ page }) => page.context().close()));
  },
  PATIENCE,
);

it("is explained in the lobby too, with its pictures, on one page of half a minute", async () => {
  const { page, wrong } = await arrive(at.browser, at.address, "Ben");
  await (await fromMenu(page, "deals")).click();
  const explained = page.locator("dialog.deal");
  await expect.poll(() => explained.locator("svg").count()).toBe(4);
  const words = (await explained.innerText()).split(/\s+/);
  // A reader takes about four words a second.
  expect(words.length).toBeLessThan(120);
  expect(wrong).toEqual([]);
  await page.context().close();
});

const finding = async (page: Page, kind = "good"): Promise<string> => page.locator(`.deal-result.${kind} p`).innerText();

/** The first draft of the match takes the wonder that another draft took. */
function otherDraft(entry: Entry, _at: number, entries: readonly Entry[]): Entry {
  const drafts = entries.filter((other) => other.type === "moves");
  if (entry !== drafts[0] || entry.type !== "moves") return entry;
  return { ...entry, moves: drafts[1]!.moves };
}
