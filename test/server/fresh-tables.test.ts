/** Tables in bad moments: killed, left, full disks. */
import { matchMaker } from "@colyseus/core";
import { afterEach, describe, expect, it } from "vitest";
import { callDesk } from "../../client/feed/live-desk.ts";
import type { Journal } from "../../server/journal.ts";
import { memoryJournal } from "../../server/journal.ts";
import { ROOMS } from "../../server/rooms.ts";
import { memoryShelf, type Shelf } from "../../server/shelf.ts";
import { migrated } from "../../server/store/database.ts";
import { peopleIn } from "../../server/store/people.ts";
import { sqliteDialect } from "../../server/store/sqlite.ts";
import type { View } from "../../shared/core/game.ts";
import { rawClient } from "./raw.ts";
import { asked, memory, over, playing, start, TOY, together, type Under, watching, when, whenPresent } from "./server.ts";

let under: Under;
afterEach(() => under.serving.close());
const inMemory = async (match: string): Promise<number> => (await matchMaker.query({ name: ROOMS.match, roomId: match })).length;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Stores of a process that can be killed: from then on nothing it says is kept. */
function mortal() {
  const [journal, shelf] = [memoryJournal(), memoryShelf()];
  let dead = false;
  const mortalOf = <T extends object>(store: T, writes: readonly (keyof T)[]): T =>
    ({ ...store, ...Object.fromEntries(writes.map((name) => [name, async (...args: never[]) => (dead ? undefined : (store[name] as (...of: never[]) => unknown)(...args))])) }) as T;
  return {
    journal, shelf,
    first: { journal: mortalOf<Journal>(journal, ["open", "append", "repair", "close"]), shelf: mortalOf<Shelf>(shelf, ["save", "drop"]) },
    kill: () => { dead = true; },
  };
}

const guestOf = async (name: string) => (await callDesk(under.address, "arrive", { name })).token;

describe("T1 killed between the last share and the deal", () => {
  it("begins when its people come back", async () => {
    const stores = mortal();
    const { open } = stores.first.journal;
    void open;
    let reached = false;
    under = await start({ ...stores.first, pace: { journal: 3_000 }, journal: { ...stores.first.journal, open: () => { stores.kill(); reached = true; return new Promise<void>(() => undefined); } } });
    const host = await under.browser({ name: "Host" }).createTable("duel", {}, 2, "random");
    const other = await under.browser({ name: "Guest" }).joinTable(host.code);
    await expect.poll(() => reached).toBe(true);
    const { port } = under.serving;
    await under.serving.close();
    under = await start({ port, journal: stores.journal, shelf: stores.shelf });
    await Promise.all([host.feed, other.feed]);
    expect(await stores.journal.unfinished()).toHaveLength(1);
  }, 15_000);
});

describe("T2 nobody goes where the draw has sent them", () => {
  it("sleeps", async () => {
    under = await start({ pace: { empty: 300, grace: 200 } });
    const { address } = under;
    const host = await callDesk(address, "table", { game: "toy", seats: 3, seating: "random" });
    const tickets = [host, await callDesk(address, "join", { code: host.code }), await callDesk(address, "join", { code: host.code })];
    const seats = tickets.map((ticket) => rawClient(address, TOY, ticket).catch(() => undefined));
    await pause(3_000);
    void seats;
    expect(await inMemory(host.match)).toBe(0);
  }, 15_000);
});

describe("T5 somebody who is offered a seat again and again and never comes", () => {
  it("does not keep it", async () => {
    under = await start({ pace: { offer: 300 } });
    const host = await under.browser({ name: "Host" }).createTable("toy", {}, 3);
    const guest = await guestOf("Nuisance");
    for (let at = 0; at < 6; at++) await callDesk(under.address, "join", { code: host.code, guest });
    await pause(1_500);
    const third = await callDesk(under.address, "join", { code: host.code, name: "A" });
    const fourth = await callDesk(under.address, "join", { code: host.code, name: "B" });
    expect([third.seat, fourth.seat]).toEqual([1, 2]);
    host.cancel();
  }, 15_000);
});

describe("T4 a full disk", () => {
  it("once there is room again, whoever comes back plays on", async () => {
    const journal = memoryJournal();
    let full = false;
    under = await start({ journal: { ...journal, append: (...args) => (full ? Promise.reject(new Error("disk full")) : journal.append(...args)) } });
    const storage = memory();
    const feed = await under.browser({ storage }).playNow("toy");
    const { ask, sight } = await asked(feed);
    full = true;
    const move = feed.game.notation(feed.game.moves(sight as View)[0]!);
    expect(await feed.send([move], ask)).toMatchObject({ ok: false, key: "matchStopped" });
    full = false;
    const guest = storage.getItem("quayside.guest")!;
    const back = await rawClient(under.address, TOY, await callDesk(under.address, "sit", { match: feed.match, guest }), "");
    await back.until((root) => Boolean(root.event));
    expect(await back.command({ type: "moves", id: "x", ask, moves: [move] })).toMatchObject({ ok: true });
    back.close();
  }, 15_000);
});

describe("T10 a last entry whose match cannot be closed", () => {
  it("is answered, and the deal is told", async () => {
    const journal = memoryJournal();
    under = await start({ journal: { ...journal, close: () => Promise.reject(new Error("disk full")) } });
    const player = playing(await under.browser().playNow("toy"));
    await over(player.feed);
    await player.feed.deal;
    await pause(200);
    expect(player.feed.presence().connection).toBe("open");
  }, 15_000);
});

async function rivals() {
  const storages = [memory(), memory()];
  const searches = [
    await under.browser({ storage: storages[0]! }).quickMatch("duel", 2, true),
    await under.browser({ storage: storages[1]! }).quickMatch("duel", 2, true),
  ];
  const both = await Promise.all(searches.map(async ({ feed }, at) => ({ feed: await feed, guest: storages[at]!.getItem("quayside.guest")! })));
  await whenPresent(both[0]!.feed, ({ people }) => people.every(({ here }) => here));
  return both as [(typeof both)[0], (typeof both)[0]];
}
const again = (guest: string) => callDesk(under.address, "quick", { game: "duel", rated: true, guest });

describe("T3 whoever goes after the end of a rated match", () => {
  it("has not left it, whatever becomes of the server", async () => {
    const people = peopleIn(await migrated(sqliteDialect(":memory:")));
    const [journal, shelf] = [memoryJournal(), memoryShelf()];
    under = await start({ journal, shelf, people });
    const [wins, loses] = await rivals();
    expect(await loses.feed.resign()).toMatchObject({ ok: true });
    await over(wins.feed);
    wins.feed.leave();
    await whenPresent(loses.feed, ({ people: at }) => at[wins.feed.seat]!.kind === "bot");
    const { port } = under.serving;
    await under.serving.close();
    under = await start({ port, journal, shelf, people });
    await whenPresent(loses.feed, ({ connection }) => connection === "open");
    await pause(300);
    expect(await again(wins.guest)).toMatchObject({ seats: 2 });
    loses.feed.leave();
  }, 15_000);
});

describe("T19 a rated rematch", () => {
  it("is not filled with a bot", async () => {
    under = await start({ pace: { offer: 300 } });
    const [one, two] = await rivals();
    await two.feed.resign();
    await over(one.feed);
    const match = one.feed.match;
    // A raw second: wants a rematch, and does not come.
    const ticket = await callDesk(under.address, "sit", { match, guest: two.guest });
    const raw = await rawClient(under.address, two.feed.game, ticket, "");
    await one.feed.rematch();
    expect(await raw.command({ type: "rematch", id: "r" })).toMatchObject({ ok: true });
    const next = await raw.next();
    raw.close();
    const answer = await Promise.race([one.feed.next.then((feed) => feed.presence().people.map(({ kind }) => kind), ({ key }) => key), pause(3_000)]);
    void next;
    expect(answer).toBe("unknownTable");
  }, 15_000);
});

describe("T15 a leaver", () => {
  it("cannot get round his waiting by a table of his own", async () => {
    under = await start();
    const [stays, goes] = await rivals();
    goes.feed.leave();
    await over(stays.feed);
    await expect.poll(() => again(goes.guest).catch(({ key }) => key)).toBe("mustWait");
    await expect(callDesk(under.address, "table", { game: "duel", rated: true, guest: goes.guest })).rejects.toMatchObject({ key: "mustWait" });
    const { code } = await callDesk(under.address, "table", { game: "duel", rated: true, guest: stays.guest });
    await expect(callDesk(under.address, "join", { code, guest: goes.guest })).rejects.toMatchObject({ key: "mustWait" });
    await expect(callDesk(under.address, "quick", { game: "duel", rated: true, name: "nobody" })).rejects.toMatchObject({ key: "unknownGuest" });
  }, 15_000);
});
void [together, watching, when];
