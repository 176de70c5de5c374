/** Sleeping and waking in bad moments. */
import { matchMaker } from "@colyseus/core";
import { afterEach, describe, expect, it } from "vitest";
import { callDesk } from "../../client/feed/live-desk.ts";
import { memoryJournal } from "../../server/journal.ts";
import { ROOMS } from "../../server/rooms.ts";
import { memoryShelf } from "../../server/shelf.ts";
import { migrated } from "../../server/store/database.ts";
import { journalIn } from "../../server/store/journal.ts";
import { peopleIn } from "../../server/store/people.ts";
import { shelfIn } from "../../server/store/shelf.ts";
import { sqliteDialect } from "../../server/store/sqlite.ts";
import { endForgotten } from "../../server/upkeep.ts";
import type { House } from "../../server/house.ts";
import type { View } from "../../shared/core/game.ts";
import { resume } from "../../shared/core/step.ts";
import { openLine } from "./line.ts";
import { rawClient } from "./raw.ts";
import { asked, memory, over, start, TOY, together, type Under, whenPresent } from "./server.ts";

let under: Under;
afterEach(() => under.serving.close());
const inMemory = async (match: string): Promise<number> => (await matchMaker.query({ name: ROOMS.match, roomId: match })).length;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const guestOf = async (name: string) => (await callDesk(under.address, "arrive", { name })).token;
const LONG = { question: 60_000, bank: 600_000 };
const clocks = { none: undefined, relaxed: LONG, normal: LONG, fast: LONG };

async function rivals(address = under.address) {
  const storages = [memory(), memory()];
  const searches = [
    await under.browser({ storage: storages[0]! }).quickMatch("duel", 2, true),
    await under.browser({ storage: storages[1]!, address }).quickMatch("duel", 2, true),
  ];
  const both = await Promise.all(searches.map(async ({ feed }, at) => ({ feed: await feed, guest: storages[at]!.getItem("quayside.guest")! })));
  await whenPresent(both[0]!.feed, ({ people }) => people.every(({ here }) => here));
  return both as [(typeof both)[0], (typeof both)[0]];
}

describe("T7 a process that ended before the seats were on record", () => {
  it("bots are bots again", async () => {
    const [journal, shelf] = [memoryJournal(), memoryShelf()];
    let dead = false;
    under = await start({ journal: { ...journal, append: async (...args) => (dead ? undefined : ((dead = true), journal.append(...args))) }, shelf });
    const storage = memory();
    const feed = await under.browser({ storage }).playNow("duel");
    const { match } = feed;
    await asked(feed);
    const { port } = under.serving;
    await under.serving.close();
    under = await start({ port, journal, shelf });
    await whenPresent(feed, ({ connection }) => connection === "open");
    await expect.poll(async () => resume(feed.game, (await journal.read(match))!).bots.filter(Boolean).length).toBe(1);
    feed.leave();
  }, 15_000);
});

describe("T8 what cannot be read", () => {
  it("keeps nobody else from his end, nor a guest from his list and his leave", async () => {
    const db = await migrated(sqliteDialect(":memory:"));
    const [journal, shelf, people] = [journalIn(db), shelfIn(db), peopleIn(db)];
    under = await start({ journal, shelf, people, pace: { empty: 20 } });
    const storage = memory();
    const lobby = under.browser({ storage });
    const ids: string[] = [];
    for (let at = 0; at < 4; at++) {
      const feed = await lobby.playNow("duel");
      ids.push(feed.match);
      feed.leave();
      await expect.poll(() => inMemory(feed.match)).toBe(0);
    }
    await db.updateTable("matches").set({ head: '{"game":"du' }).where("id", "=", ids[0]!).execute();
    await db.updateTable("tables").set({ standing: '{"table":' }).where("id", "=", ids[1]!).execute();
    const rows = await db.selectFrom("tables").selectAll().where("id", "=", ids[3]!).executeTakeFirstOrThrow();
    await db.updateTable("tables").set({ standing: rows.standing.replaceAll('"duel"', '"chess"') }).where("id", "=", ids[3]!).execute();
    const guest = storage.getItem("quayside.guest")!;
    const told = await callDesk(under.address, "matches", { guest }).catch((e) => e.key);
    const left = await callDesk(under.address, "erase", { guest }).catch((e) => e.key);
    await expect.poll(() => inMemory(ids[2]!)).toBe(0);
    await db.updateTable("tables").set({ touched: 1 }).execute();
    const house = { games: under.games, journal, shelf, people } as unknown as House;
    const ended = await endForgotten(house, Date.now() + 90_000_000).catch((e) => `${e}`);
    expect({ told: Array.isArray(told.matches) ? told.matches.length : told, left, ended, open: await journal.unfinished() }).toEqual({ told: 3, left: {}, ended: 4, open: [] });
  }, 20_000);
});

describe("T9 somebody who comes while his table falls asleep", () => {
  it("always gets his seat, and never two rooms", async () => {
    under = await start({ pace: { empty: 1 } });
    const storage = memory();
    const feed = await under.browser({ storage }).playNow("duel");
    const { match, token } = feed.ticket;
    feed.leave();
    const bad: Record<string, number> = {};
    let ok = 0;
    const until = Date.now() + 4_000;
    const hammer = async () => {
      while (Date.now() < until) {
        try {
          await callDesk(under.address, "sit", { match, token });
          ok++;
        } catch (error) {
          const { key } = error as { key: string };
          bad[key] = (bad[key] ?? 0) + 1;
        }
        await pause(Math.random() * 30);
      }
    };
    await Promise.all([hammer(), hammer(), hammer(), hammer()]);
    console.log("T9", ok, bad, await inMemory(match));
    expect(bad).toEqual({});
  }, 20_000);
  it("and two who come at once share one room", async () => {
    under = await start({ pace: { empty: 20 } });
    const feeds = await together(under, "toy", 3);
    const tickets = feeds.map(({ ticket }) => ticket);
    for (const feed of feeds) feed.leave();
    await expect.poll(() => inMemory(tickets[0]!.match)).toBe(0);
    await under.serving.close();
    under = await start({ journal: under.journal, pace: { empty: 20 } });
  });
});

describe("T12 while a rated duel is paused", () => {
  it("nobody loses by going away, and time runs again when it goes on", async () => {
    under = await start({ pace: { alone: 3_600_000, grace: 300, clocks } });
    const wire = await openLine(under.serving.port);
    const [stays, goes] = await rivals(wire.address);
    await stays.feed.propose("pause");
    await whenPresent(goes.feed, ({ proposal }) => proposal.what === "pause");
    await goes.feed.vote(true);
    await whenPresent(stays.feed, ({ paused }) => paused);
    wire.cut();
    await pause(1_500);
    expect((await under.journal.read(stays.feed.match))!.entries.filter(({ type }) => type === "resign")).toEqual([]);
    expect(await stays.feed.propose("resume")).toMatchObject({ ok: true });
    expect((await over(stays.feed)).outcome).toMatchObject({ how: "timeout" });
    goes.feed.leave();
    await wire.close();
  }, 15_000);
});

describe("T17 a shelf that does not answer", () => {
  it("lets nobody wait for ever", async () => {
    const shelf = memoryShelf();
    let silent = false;
    under = await start({ shelf: { ...shelf, save: (...args) => (silent ? new Promise<void>(() => undefined) : shelf.save(...args)) }, pace: { journal: 300, empty: 100 } });
    silent = true;
    const told = await Promise.race([under.browser().playNow("toy").then(() => "playing", ({ key }) => key), pause(5_000)]);
    expect(told).toBeDefined();
  }, 15_000);
});

describe("T18 one who leaves, comes, resigns", () => {
  it("in any order", async () => {
    under = await start({ pace: { clocks } });
    const feeds = await together(under, "toy", 3);
    const [a, b, c] = feeds;
    const { match, token } = b!.ticket;
    b!.leave();
    await whenPresent(a!, ({ people }) => people[1]!.kind === "bot");
    const sit = async () => rawClient(under.address, TOY, await callDesk(under.address, "sit", { match, token }), "00".repeat(16));
    const back = await sit();
    expect(await back.command({ type: "resign", id: "r" })).toMatchObject({ ok: true });
    expect(await back.command({ type: "resign", id: "r2" })).toMatchObject({ ok: false, key: "notAsked" });
    back.leave();
    await pause(100);
    const third = await sit();
    expect(await third.command({ type: "back", id: "b" })).toMatchObject({ ok: true });
    third.close();
    expect(await c!.resign()).toMatchObject({ ok: true });
    const end = await over(a!);
    expect(end.outcome).toMatchObject({ how: "resigned", places: [1, 2, 2] });
    c!.leave();
    const fourth = await sit();
    expect(await fourth.command({ type: "resign", id: "r3" })).toMatchObject({ ok: false, key: "matchOver" });
    fourth.leave();
    a!.leave();
    await expect.poll(() => inMemory(match)).toBe(0);
    await expect(callDesk(under.address, "sit", { match, token })).rejects.toMatchObject({ key: "unknownTable" });
  }, 15_000);
});
void [guestOf, asked];
const _view: View | undefined = undefined;
void _view;
