/** Processes that end in the middle of something, stores that fail. */
import { matchMaker } from "@colyseus/core";
import { afterEach, describe, expect, it } from "vitest";
import { callDesk } from "../../client/feed/live-desk.ts";
import type { House } from "../../server/house.ts";
import { memoryJournal } from "../../server/journal.ts";
import { setLog } from "../../server/log.ts";
import { ROOMS } from "../../server/rooms.ts";
import { memoryShelf } from "../../server/shelf.ts";
import { migrated } from "../../server/store/database.ts";
import { sqliteDialect } from "../../server/store/sqlite.ts";
import { storeIn } from "../../server/store/store.ts";
import { endForgotten } from "../../server/upkeep.ts";
import type { View } from "../../shared/core/game.ts";
import { resume } from "../../shared/core/step.ts";
import { rawClient } from "./raw.ts";
import { asked, memory, over, playing, start, TOY, type Under, watching, whenPresent } from "./server.ts";

let under: Under;
let loud = (): void => undefined;
afterEach(async () => {
  await under.serving.close();
  loud();
});

/** Gives what is complained of, instead of printing it. */
function quiet(): string[] {
  const complaints: string[] = [];
  loud = setLog("warn", (line) => void complaints.push(line));
  return complaints;
}
const never = new Promise<never>(() => undefined);
const inMemory = async (match: string): Promise<number> => (await matchMaker.query({ name: ROOMS.match, roomId: match })).length;

describe("A process that ends", () => {
  it("between the last share and the deal leaves a table that deals when its people come back", async () => {
    quiet();
    const stores = { journal: memoryJournal(), shelf: memoryShelf() };
    const opening = Promise.withResolvers<void>();
    const open = (): Promise<never> => {
      opening.resolve();
      return never;
    };
    under = await start({ ...stores, journal: { ...stores.journal, open } });
    const host = await under.browser().createTable("duel", {}, 2, { seating: "random" });
    const guest = await under.browser().joinTable(host.code);
    await opening.promise;
    const { port } = under.serving;
    await under.serving.close();
    under = await start({ ...stores, port });
    const feeds = await Promise.all([host.feed, guest.feed]);
    expect(await stores.journal.unfinished()).toEqual([feeds[0]!.match]);
  });

  it("before it was on record who is a bot, leaves a match whose bots are bots again", async () => {
    const stores = { journal: memoryJournal(), shelf: memoryShelf() };
    // What is said after the deal is lost.
    under = await start({ ...stores, journal: { ...stores.journal, append: async () => undefined } });
    const feed = await under.browser().playNow("duel");
    await asked(feed);
    const { port } = under.serving;
    await under.serving.close();
    expect((await stores.journal.read(feed.match))!.entries).toEqual([]);
    under = await start({ ...stores, port });
    await whenPresent(feed, ({ connection }) => connection === "open");
    const bots = async () => resume(feed.game, (await stores.journal.read(feed.match))!).bots;
    await expect.poll(bots).toEqual([0, 1].map((seat) => seat !== feed.seat));
    feed.leave();
  });

  it("several times, takes nothing out of the banks, presents included", async () => {
    const bank = 600_000;
    const clocks = { none: undefined, relaxed: undefined, normal: { question: 0, bank }, fast: undefined };
    const outage = 1_000;
    const stores = { journal: memoryJournal(), shelf: memoryShelf() };
    under = await start({ ...stores, pace: { clocks } });
    const host = await under.browser().createTable("duel", {}, 2, { speed: "normal" });
    const guest = await under.browser().joinTable(host.code);
    const feeds = await Promise.all([host.feed, guest.feed]);
    for (const feed of feeds) expect(await feed.give()).toMatchObject({ ok: true });
    const begun = Date.now();
    for (let times = 0; times < 2; times++) {
      const { port } = under.serving;
      await under.serving.close();
      await new Promise((passed) => setTimeout(passed, outage));
      under = await start({ ...stores, port, pace: { clocks } });
      await Promise.all(feeds.map((feed) => whenPresent(feed, ({ connection }) => connection === "open")));
      const shown = feeds.map((feed) => watching(feed).seen.at(-1)!);
      const { ask, sight } = shown.find((moment) => moment.ask > 0)!;
      const mover = feeds[sight.seat]!;
      expect(await mover.send([mover.game.notation(mover.game.moves(sight as View)[0]!)], ask)).toMatchObject({ ok: true });
    }
    const awake = Date.now() - begun - 2 * outage;
    const spent = feeds.map((feed) => bank + 60_000 - feed.presence().people[feed.seat]!.bank);
    // Only one of them is asked at a time.
    expect(spent.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(awake);
    for (const one of spent) expect(one).toBeGreaterThanOrEqual(0);
    for (const feed of feeds) feed.leave();
  });
});

describe("A full disk", () => {
  it("stops the match; once there is room again, whoever comes back plays on, while others still look at the message", async () => {
    quiet();
    const journal = memoryJournal();
    let full = false;
    const append: typeof journal.append = (...entry) => (full ? Promise.reject(new Error("disk full")) : journal.append(...entry));
    under = await start({ journal: { ...journal, append } });
    const storage = memory();
    const host = await under.browser({ storage }).createTable("toy");
    const others = [await under.browser().joinTable(host.code), await under.browser().joinTable(host.code)];
    const [feed] = await Promise.all([host, ...others].map(({ feed: begun }) => begun));
    if (feed === undefined) throw new Error("no match");
    const { ask, sight } = await asked(feed);
    const moves = [feed.game.notation(feed.game.moves(sight as View)[0]!)];
    full = true;
    expect(await feed.send(moves, ask)).toMatchObject({ ok: false, key: "notSaved" });
    full = false;
    const ticket = await callDesk(under.address, "sit", { match: feed.match, guest: storage.getItem("quayside.guest")! });
    const back = await rawClient(under.address, TOY, ticket, "");
    await back.until((root) => Boolean(root.event));
    expect(await back.command({ type: "moves", id: "again", ask, moves })).toMatchObject({ ok: true });
    back.close();
  });

  it("when all is played and only the last note of it fails, keeps nobody from the deal", async () => {
    quiet();
    under = await start({ journal: { ...memoryJournal(), close: () => Promise.reject(new Error("disk full")) } });
    const { feed, answers } = playing(await under.browser().playNow("toy"));
    await over(feed);
    await feed.deal;
    expect(await feed.rematch()).toMatchObject({ ok: true });
    expect(answers.every(({ ok }) => ok)).toBe(true);
  });
});

describe("A shelf that never answers", () => {
  it("lets nobody wait for ever: people play, and the process can end", async () => {
    const complaints = quiet();
    under = await start({ shelf: { ...memoryShelf(), save: () => never }, pace: { journal: 100 } });
    await asked(await under.browser().playNow("toy"));
    expect(String(complaints)).toContain("the shelf has not answered");
  });
});

describe("A table that cannot be read", () => {
  it("keeps no other from its end, and no guest from the list of his matches and from being erased", async () => {
    quiet();
    const db = await migrated(sqliteDialect(":memory:"));
    const { journal, shelf, people } = storeIn(db);
    under = await start({ journal, shelf, people, pace: { empty: 20 } });
    const storage = memory();
    const lobby = under.browser({ storage });
    const ids: string[] = [];
    for (let at = 0; at < 4; at++) {
      const { match, leave } = await lobby.playNow("duel");
      leave();
      await expect.poll(() => inMemory(match)).toBe(0);
      ids.push(match);
    }
    const [head, standing, game, whole] = ids as [string, string, string, string];
    await db.updateTable("matches").set({ head: '{"game":"du' }).where("id", "=", head).execute();
    await db.updateTable("tables").set({ standing: '{"table":' }).where("id", "=", standing).execute();
    const kept = (await shelf.load(game))!;
    await shelf.save(game, { ...kept, table: { ...kept.table, game: "chess" } });
    const guest = storage.getItem("quayside.guest")!;
    expect((await callDesk(under.address, "matches", { guest })).matches.map(({ match }) => match)).toContain(whole);
    const { id } = (await people.known(guest))!;
    await callDesk(under.address, "erase", { guest });
    expect(JSON.stringify([await shelf.load(game), await shelf.load(whole)])).not.toContain(id);
    await expect.poll(() => inMemory(whole)).toBe(0);
    await db.updateTable("tables").set({ touched: 1 }).execute();
    const house = { games: under.games, journal, shelf, people } as unknown as House;
    expect(await endForgotten(house, Date.now() + 48 * 3_600_000)).toBe(4);
    expect(await journal.unfinished()).toEqual([]);
  });
});
