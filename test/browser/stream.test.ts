/** A stream in a browser: from nothing to a match, to its end, and on to the next by itself. */
import type { Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import type { Moment } from "../../client/feed/feed.ts";
import { type LiveFeed, LiveLobby } from "../../client/feed/live/live-lobby.ts";
import * as english from "../../client/text/en/index.ts";
import { stream as words } from "../../client/text/en/stream.ts";
import { GAMES } from "../../shared/games.ts";
import { gameOf } from "../game-of.ts";
import { openLine } from "../server/harness/line.ts";
import { memory } from "../server/server.ts";
import { arrive, type Person, shown } from "./harness/person.ts";
import { atTable, leave } from "./harness/players.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";

const here = quay({ timings: BRISK });
const people: Person[] = [];
/** What each player has seen last. */
const newest = new Map<LiveFeed, Moment>();
afterAll(() => leave(...people));

async function come(path: string, address = here.address): Promise<Person> {
  const person = await arrive(here.browser, new URL(path, address).href, "Sam");
  people.push(person);
  return person;
}

const player = (name: string): LiveLobby =>
  new LiveLobby({ address: here.address.slice(0, -1), gameOf: gameOf(GAMES), storage: memory(), name });

/** A match of two, after a first move. */
async function begun(lobbies: readonly LiveLobby[], game: string, open = true): Promise<LiveFeed[]> {
  for (const { guest } of lobbies) await guest.name();
  const host = await lobbies[0]!.createTable(game, {}, 2, { open });
  const other = await lobbies[1]!.joinTable(host.code);
  const feeds = await Promise.all([host.feed, other.feed]);
  for (const feed of feeds) feed.listen({ frame: (moment) => void newest.set(feed, moment), presence: () => undefined });
  await move(feeds);
  return feeds;
}

/** Whoever is asked moves. */
async function move(feeds: readonly LiveFeed[]): Promise<void> {
  const isMade = async (): Promise<boolean> => {
    const feed = feeds.find((one) => (newest.get(one)?.ask ?? 0) > 0);
    const moment = feed && newest.get(feed);
    if (feed === undefined || moment === undefined) return false;
    return (await feed.send([feed.game.notation(feed.game.moves(moment.sight as never)[0]!)], moment.ask)).ok;
  };
  await expect.poll(isMade).toBe(true);
}

const matchOn = (page: Page): Promise<string | undefined> => page.evaluate(() => globalThis.quayside?.feed?.match);
const showsMatch = (page: Page, match: string) =>
  page.waitForFunction((id) => globalThis.quayside?.feed?.match === id && globalThis.quayside.table?.shown !== undefined, match);
const pathOf = (page: Page): string => new URL(page.url()).pathname;

describe("A stream of the best match", () => {
  it(
    "waits kindly, shows the match that begins, stays to its end, says what comes next and goes on to it; never to a private one",
    async () => {
      await begun([player("Sue"), player("Sid")], "duel", false);
      const { page, wrong } = await come("stream");
      await page.locator(".stream-waiting h1", { hasText: words.nothing }).waitFor();
      const first = await begun([player("Ada"), player("Ben")], "duel");
      await showsMatch(page, first[0]!.match);
      await page.locator(".top .seat", { hasText: "Ada" }).waitFor();
      expect(await page.locator(".stream-waiting").count()).toBe(0);

      // What is said to be better later is not shown before the end.
      const second = await begun([player("Cleo"), player("Dan")], "elasund");
      await move(first);
      expect(await matchOn(page)).toBe(first[0]!.match);
      await first[0]!.resign();
      await page.locator(".strip.next-match", { hasText: "Cleo vs. Dan" }).waitFor();
      expect((await shown(page)).outcome).toBeDefined();
      expect(await page.locator("dialog[open]").count()).toBe(0);
      await showsMatch(page, second[0]!.match);
      await second[0]!.resign();
      await page.locator(".strip.next-match", { hasText: words.nextOfAny }).waitFor();
      expect(wrong).toEqual([]);
    },
    PATIENCE,
  );
});

describe("A stream whose line is lost", () => {
  it(
    "says so, goes on with what the match has become meanwhile, and finds the next one once the server can be asked again",
    async () => {
      const line = await openLine(here.port);
      const first = await begun([player("Ida"), player("Jon")], "duel");
      const { page, wrong } = await come(`stream/table/${first[0]!.match}`, line.address);
      await showsMatch(page, first[0]!.match);
      const numberOf = async (): Promise<number> => (await shown(page)).number;
      const before = await numberOf();
      line.cut();
      await page.locator(".connection", { hasText: english.connection.lost(0).slice(0, 15) }).waitFor();
      await move(first);
      line.mend();
      await page.locator(".connection").waitFor({ state: "hidden" });
      await expect.poll(numberOf).toBeGreaterThan(before);

      // The end is seen; then the server is out of reach when the next match begins.
      await first[0]!.resign();
      await page.locator(".strip.next-match", { hasText: words.nextOfPeople }).waitFor();
      line.cut();
      for (const feed of first) await feed.rematch();
      const again = (await first[0]!.next).match;
      expect(await matchOn(page)).toBe(first[0]!.match);
      line.mend();
      await showsMatch(page, again);
      expect(wrong.filter((error) => !/ERR_|WebSocket|Failed to (fetch|load)/.test(error))).toEqual([]);
      await line.close();
    },
    PATIENCE,
  );
});

describe("A stream of a table", () => {
  it(
    "is entered from the table that is watched, has chances and a menu by keys, and follows its people to their next match",
    async () => {
      const pair = [player("Eve"), player("Finn")];
      const first = await begun(pair, "duel");
      const { page, wrong } = await come("");
      await page.locator(".stream-link").waitFor();
      expect(await page.locator(".stream-link").getAttribute("href")).toBe("/stream");
      await page.locator(".tables .running", { hasText: "Eve" }).getByRole("button").first().click();
      await atTable(page);
      await page.locator(".to-menu").click();
      await page.locator('[data-do="stream"]').click();
      await page.locator(".table-screen[data-stream]").waitFor();
      await showsMatch(page, first[0]!.match);
      expect(pathOf(page)).toBe(`/stream/table/${first[0]!.match}`);
      expect(await page.locator(".side, .handle").locator("visible=true").count()).toBe(0);

      const chances = page.locator(".stream-chances");
      expect(await chances.isVisible()).toBe(false);
      await page.keyboard.press("c");
      await chances.locator(".bar[data-known]").waitFor();
      expect(await chances.getAttribute("aria-label")).toMatch(/estimated.*Eve.*%.*Finn.*%/);
      const shares = () =>
        page.locator(".stream-chances i").evaluateAll((parts) => parts.map((part) => Number((part as HTMLElement).style.flexGrow)));
      expect((await shares()).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      expect(await page.evaluate(() => localStorage.getItem("quayside.settings"))).toContain('"chanceBar":true');

      await page.locator("body.idle").waitFor();
      const opener = page.locator(".stream-opener");
      await expect.poll(() => opener.evaluate((button) => getComputedStyle(button).opacity)).toBe("0");
      await opener.focus();
      await page.keyboard.press("Enter");
      await page.locator('#stream-menu [data-do="chances"]', { hasText: words.hideChances }).waitFor();
      expect(await page.locator('#stream-menu [name="after"]').inputValue()).toBe("people");
      await page.keyboard.press("Escape");

      await first[0]!.resign();
      await page.locator(".strip.next-match", { hasText: words.nextOfPeople }).waitFor();
      expect((await shares()).toSorted()).toEqual([0, 1]);
      const winner = first[0]!.presence().people.find((_person, seat) => seat !== first[0]!.seat);
      expect(await chances.getAttribute("aria-label")).toMatch(new RegExp(`${winner?.name}\\D+100`));
      for (const feed of first) await feed.rematch();
      const again = (await first[0]!.next).match;
      await showsMatch(page, again);
      expect(pathOf(page)).toBe(`/stream/table/${again}`);
      expect(wrong).toEqual([]);
    },
    PATIENCE,
  );

  it(
    "says why it shows no private one",
    async () => {
      const [secret] = await begun([player("Gus"), player("Hal")], "duel", false);
      const { page } = await come(`stream/table/${secret!.match}`);
      await page.locator(".stream-waiting h1", { hasText: words.cannot }).waitFor();
      expect(await page.locator(".stream-waiting p").textContent()).toBe(english.refusals.needsCode);
      expect(await page.locator("body").textContent()).not.toMatch(/Gus|Hal/);
    },
    PATIENCE,
  );
});
