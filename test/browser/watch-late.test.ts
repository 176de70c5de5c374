/** Watchers who see matches late: what the page shows them of one that has just begun. */
import { afterAll, describe, expect, it } from "vitest";
import { LiveLobby } from "../../client/feed/live/live-lobby.ts";
import * as english from "../../client/text/en/index.ts";
import { GAMES } from "../../shared/games.ts";
import { gameOf } from "../game-of.ts";
import { memory } from "../server/server.ts";
import { arrive, type Person } from "./harness/person.ts";
import { leave } from "./harness/players.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";

const here = quay({ timings: { ...BRISK, watchDelay: 3_600_000 } });
const people: Person[] = [];
afterAll(() => leave(...people));

describe("A match that has just begun", () => {
  it("is not shown yet: the page says why and when it opens, and the watcher may stop waiting", { timeout: PATIENCE }, async () => {
    const feed = await new LiveLobby({ address: here.address.slice(0, -1), gameOf: gameOf(GAMES), storage: memory() }).playNow("duel");
    const watcher = await arrive(here.browser, here.address, "Wendy");
    people.push(watcher);
    const { page } = watcher;
    await page.getByRole("button", { name: english.lobby.watch }).first().click();
    const panel = page.locator("dialog.waiting");
    await panel.getByText(english.watching.young).first().waitFor();
    const shown = await panel.locator("[data-wait=watch]").textContent();
    // The hour, less what the page took to come.
    const seconds = Array.from({ length: 200 }, (_none, passed) => english.watching.opens(3_600 - passed));
    expect(seconds).toContain(shown);
    await panel.getByRole("button", { name: english.waiting.cancel }).click();
    await panel.waitFor({ state: "detached" });
    expect(await page.evaluate(() => globalThis.quayside.table)).toBeUndefined();
    expect(watcher.wrong).toEqual([]);
    feed.leave();
  });
});
