/** Tables in days: for players who cannot sit together. Nothing runs between the moves, and a clock that runs out counts all the same. */

import { matchMaker } from "@colyseus/core";
import { afterEach, describe, expect, it, vi } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveFeed, LiveLobby } from "../../../client/feed/live/live-lobby.ts";
import { time } from "../../../server/base/time.ts";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { tableStoreIn } from "../../../server/database/table-store.ts";
import { endAbandoned } from "../../../server/ops/upkeep.ts";
import type { DayMatch } from "../../../shared/core/wire/unfinished-matches.ts";
import { eventually } from "../../eventually.ts";
import { again, moveOnce, onFile } from "../database/on-file.ts";
import { DATABASES, newFile } from "../database/storage.ts";
import { inMemory } from "../in-memory.ts";
import { asked, letPass, over, playing, roomsOf, start, type Under, unloaded, when, whenPresent } from "../server.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const EMPTY = 500;
const OFTEN = { dueInterval: 10, emptyRoomTimeout: EMPTY };

let under: Under;
afterEach(async () => {
  await under.serving.close();
  vi.restoreAllMocks();
});

/** The date moves on; what is elapsed does not. */
function moveDate(): (milliseconds: number) => void {
  let ahead = 0;
  const real = time.now;
  vi.spyOn(time, "now").mockImplementation(() => real() + ahead);
  return (milliseconds) => {
    ahead += milliseconds;
  };
}

interface Two {
  readonly lobbies: readonly [LiveLobby, LiveLobby];
  readonly feeds: readonly [LiveFeed, LiveFeed];
  readonly match: string;
}

/** The first is asked first, and the second then twice in a row. */
async function twoPlayers(at: Under = under, speed: "day" | "threeDays" = "day"): Promise<Two> {
  const lobbies = [at.browser({ name: "Ada" }), at.browser({ name: "Ben" })] as const;
  const host = await lobbies[0].createTable("duel", {}, 2, { speed });
  const guest = await lobbies[1].joinTable(host.code);
  const [one, other] = (await Promise.all([host.feed, guest.feed])) as [LiveFeed, LiveFeed];
  const isFirst = (await Promise.race([asked(one), asked(other)])).sight.seat === one.seat;
  return { lobbies: isFirst ? lobbies : [lobbies[1], lobbies[0]], feeds: isFirst ? [one, other] : [other, one], match: host.match };
}

/** Returns to the guest's seat, whether the table is in memory or not. */
const sitAgain = async (lobby: LiveLobby, match: string): Promise<LiveFeed> => (await (await lobby.sit(match)).feed) as LiveFeed;

/** All close the table, and after a while it is no longer in memory. */
async function unload({ match, feeds }: { readonly match: string; readonly feeds: readonly LiveFeed[] }): Promise<void> {
  for (const feed of feeds) feed.leave();
  await eventually(async () => {
    if (matchMaker.getLocalRoomById(match) !== undefined) letPass(match, EMPTY);
    expect(await roomsOf(match)).toBe(0);
  });
  await unloaded(match);
}

const listed = async (lobby: LiveLobby): Promise<DayMatch> => {
  const { 0: first, length } = await lobby.guest.dayMatches();
  expect(length).toBe(1);
  return first as DayMatch;
};
/** Whether a player, a bot or the clock made each move of a seat, oldest first. */
const movers = async (match: string, seat: number, at: Under = under): Promise<string[]> =>
  (await at.journal.read(match))!.entries.flatMap((entry) => (entry.type === "moves" && entry.seat === seat ? entry.by : []));

describe("A table in days", () => {
  it("leaves memory when its players close it, gives up no seat, and comes back when one of them opens it", async () => {
    under = await start({ timings: OFTEN });
    const two = await twoPlayers();
    const [first, second] = two.feeds;
    await moveOnce(first);
    await unload(two);
    expect(await listed(two.lobbies[0])).toMatchObject({ running: true, seat: first.seat, asked: [second.seat], paused: false });
    expect(await listed(two.lobbies[1])).toMatchObject({ seat: second.seat, asked: [second.seat] });
    // The list loads nothing, and the other list does not have it.
    expect(await roomsOf(two.match)).toBe(0);
    expect(await two.lobbies[0].guest.matches()).toEqual([]);
    const back = await sitAgain(two.lobbies[1], two.match);
    await moveOnce(back);
    const other = await sitAgain(two.lobbies[0], two.match);
    expect(other.presence().people.map(({ kind, until }) => [kind, until])).toEqual(Array(2).fill(["person", 0]));
    await Promise.all([back, other].map((feed) => over(playing(feed).feed)));
  });

  it("waits for its players wherever they are: when the last one comes it is for the others to open their shares, then it begins", async () => {
    under = await start({ timings: OFTEN });
    const [host, guest] = [under.browser({ name: "Ada" }), under.browser({ name: "Ben" })];
    const waiting = await host.createTable("duel", {}, 2, { speed: "day" });
    waiting.feed.catch(() => undefined);
    const isPledged = async () => (await callApi(under.address, "sit", { match: waiting.match, ...(await token(host)) })).pledged;
    await eventually(async () => expect(await isPledged()).toBe(true));
    waiting.cancel();
    await eventually(async () => {
      letPass(waiting.match, EMPTY);
      expect(await roomsOf(waiting.match)).toBe(0);
    });
    expect(await listed(host)).toMatchObject({ running: false, asked: [], left: 0 });
    const joined = await guest.joinTable(waiting.code);
    await eventually(async () => expect(await listed(host)).toMatchObject({ running: false, asked: [0], seat: 0 }));
    expect(Math.ceil((await listed(host)).left / HOUR)).toBe(24);
    joined.cancel();
    joined.feed.catch(() => undefined);
    await eventually(async () => {
      if (matchMaker.getLocalRoomById(waiting.match) !== undefined) letPass(waiting.match, EMPTY);
      expect(await roomsOf(waiting.match)).toBe(0);
    });
    const feed = (await (await host.sit(waiting.match)).feed) as LiveFeed;
    const { asked: mover } = await when(feed, ({ asked: seats }) => seats.length > 0);
    await eventually(async () => expect(await listed(host)).toMatchObject({ running: true, asked: mover }));
  });

  it("that is open stays in the lobby while nobody is at it, also after a restart, for a week", async () => {
    const stores = await inMemory();
    under = await start({ ...stores, timings: OFTEN });
    const host = under.browser({ name: "Ada" });
    const waiting = await host.createTable("duel", {}, 2, { speed: "day", open: true });
    waiting.feed.catch(() => undefined);
    const isPledged = async () => (await callApi(under.address, "sit", { match: waiting.match, ...(await token(host)) })).pledged;
    await eventually(async () => expect(await isPledged()).toBe(true));
    waiting.cancel();
    await eventually(() => expect(matchMaker.getLocalRoomById(waiting.match).clients.length).toBe(0));
    letPass(waiting.match, 6 * DAY);
    await under.serving.close();
    under = await start({ ...stores, timings: OFTEN });
    const listedTables = () =>
      new Promise<readonly string[]>((told) => {
        under.browser().onState(({ tables }) => tables.length > 0 && told(tables.map(({ id, code }) => `${id} ${code}`)));
      });
    expect(await listedTables()).toEqual([`${waiting.match} ${waiting.code}`]);
    letPass(waiting.match, 8 * DAY);
    await unloaded(waiting.match);
    await eventually(async () => expect(await stores.tableStore.load(waiting.match)).toBeUndefined());
  });

  it("gives each move the whole time again, and says how much is left", async () => {
    const later = moveDate();
    under = await start({ timings: OFTEN });
    const { feeds, lobbies } = await twoPlayers(under, "threeDays");
    const hoursLeft = async () => Math.round((await listed(lobbies[1])).left / HOUR);
    later(DAY);
    expect(await hoursLeft()).toBe(48);
    await moveOnce(feeds[0]);
    await eventually(async () => expect(await hoursLeft()).toBe(72));
    later(2 * DAY);
    expect(await hoursLeft()).toBe(24);
    await moveOnce(feeds[1]);
    await eventually(async () => expect(await hoursLeft()).toBe(72));
    expect(feeds[0].presence().people[feeds[1].seat]).toMatchObject({ whole: 3 * DAY, bank: -1 });
  });

  it("refuses to count, and is not for a quick match or a player alone with bots", async () => {
    under = await start();
    const guest = await token(under.browser({ name: "Ada" }));
    const wish = { game: "toy", speed: "day", ...guest } as const;
    await expect(callApi(under.address, "table", { ...wish, open: true, rated: true })).rejects.toThrow("badOptions");
    for (const call of ["play", "quick"] as const) await expect(callApi(under.address, call, wish as never)).rejects.toThrow("malformed");
    await expect(callApi(under.address, "table", { game: "toy", speed: "day" })).rejects.toThrow("unknownGuest");
  });

  it("is one of a limited number for each guest, whether opened or joined", async () => {
    under = await start({ maxDayMatches: 2 });
    const [ada, ben] = [under.browser({ name: "Ada" }), under.browser({ name: "Ben" })];
    const tables = [];
    for (let count = 0; count < 2; count++) tables.push(await ada.createTable("toy", {}, 3, { speed: "day" }));
    await expect(ada.createTable("toy", {}, 3, { speed: "day" })).rejects.toThrow('tooManyInDays {"most":2}');
    const other = await ben.createTable("toy", {}, 3, { speed: "day" });
    await expect(ada.joinTable(other.code)).rejects.toThrow("tooManyInDays");
    // Their seat here does not count as another match.
    expect((await ada.joinTable(tables[0]!.code)).match).toBe(tables[0]!.match);
    await ada.guest.giveUp(tables[0]!.match);
    expect((await ada.joinTable(other.code)).match).toBe(other.match);
  });
});

describe("When the time of a move in days is over", () => {
  it("the clock moves, though no player is there; after the second time in a row a bot plays until the player is back", async () => {
    const later = moveDate();
    under = await start({ timings: OFTEN });
    const two = await twoPlayers();
    const { seat } = two.feeds[1];
    await moveOnce(two.feeds[0]);
    await unload(two);
    later(DAY - HOUR);
    await new Promise((passed) => setTimeout(passed, 50));
    expect(await roomsOf(two.match)).toBe(0);
    later(2 * HOUR);
    await eventually(async () => expect(await movers(two.match, seat)).toEqual(["clock"]));
    expect((await listed(two.lobbies[0])).people[seat]!.bot).toBe(false);
    await unload({ ...two, feeds: [] });
    later(DAY + HOUR);
    await eventually(async () => expect((await listed(two.lobbies[0])).people[seat]!.bot).toBe(true));
    expect((await movers(two.match, seat)).slice(0, 2)).toEqual(["clock", "clock"]);
    const back = await sitAgain(two.lobbies[1], two.match);
    await whenPresent(back, ({ people }) => people[seat]!.kind === "person");
  });

  it("for a player who is alone with bots, the match is paused, and is not ended for a month", async () => {
    const later = moveDate();
    const stores = await inMemory();
    under = await start({ ...stores, timings: OFTEN });
    const two = await twoPlayers();
    await unload(two);
    const bePaused = async () => {
      later(DAY + HOUR);
      // Unloaded before its clock and bots have moved, a table is not loaded again for the same deadline for minutes.
      await eventually(async () => {
        const { paused, left } = await listed(two.lobbies[0]);
        expect(paused || left > 0).toBe(true);
      });
      await unload({ ...two, feeds: [] });
      expect(await listed(two.lobbies[0])).toMatchObject({ paused: true, asked: [], left: 0 });
    };
    await eventually(bePaused);
    const context = {
      ...stores,
      games: under.games,
      guests: { addResult: async () => undefined, endDaily: async () => undefined, endPlay: async () => undefined },
    };
    expect(await endAbandoned(context, time.now() + 20 * DAY)).toBe(0);
    const feed = await sitAgain(two.lobbies[0], two.match);
    expect(await feed.propose("resume")).toMatchObject({ ok: true });
    await eventually(async () => expect((await listed(two.lobbies[0])).left).toBeGreaterThan(DAY - HOUR));
    await unload({ ...two, feeds: [feed] });
    expect(await endAbandoned(context, time.now() + 31 * DAY)).toBe(1);
  });

  it("while no server runs, the clock moves once the next one has started", async () => {
    const later = moveDate();
    const file = newFile();
    const before = await onFile(file, { timings: OFTEN });
    const two = await twoPlayers(before);
    await moveOnce(two.feeds[0]);
    await unload(two);
    const { left } = await listed(two.lobbies[1]);
    const after = await again(before, file, async () => later(HOUR), { timings: OFTEN });
    expect((await listed(two.lobbies[1])).left).toBeLessThanOrEqual(left - HOUR);
    const last = await again(after, file, async () => later(DAY), { timings: OFTEN });
    under = last;
    await eventually(async () => expect(await movers(two.match, two.feeds[1].seat, last)).toEqual(["clock"]));
    await eventually(async () => expect((await listed(two.lobbies[1])).left).toBeGreaterThan(DAY - HOUR));
    await last.stop();
  });
});

describe.each(DATABASES)("The store of tables in days %s", (_name, open) => {
  it("knows a guest's, and which are due, the oldest first", async () => {
    const db = await open();
    const tables = tableStoreIn(db, () => 5_000);
    under = await start({ tableStore: tables, guests: guestStoreIn(db) });
    const lobby = under.browser({ name: "Ada" });
    const { id } = await callApi(under.address, "arrive", { name: "Ada", ...(await token(lobby)) });
    const live = await lobby.createTable("toy", {}, 3);
    const inDays = await lobby.createTable("toy", {}, 3, { speed: "day" });
    expect(await tables.inDays(id)).toEqual([inDays.match]);
    expect(new Set(await tables.ofPlayer(id))).toEqual(new Set([live.match, inDays.match]));
    const waiting = (await tables.load(inDays.match))!;
    expect(await tables.due(1e15, 9)).toEqual([]);
    const withDeadline = (until: number) => ({
      ...waiting,
      deadlines: [
        { ask: 3, until },
        { ask: 0, until: 0 },
      ],
    });
    await tables.save("late", withDeadline(2_000));
    await tables.save("early", withDeadline(1_000));
    await tables.save("paused", { ...withDeadline(1_000), paused: true });
    await tables.save("bots", { ...waiting, deadlines: [{ ask: 0, until: 0 }] });
    const due = [
      { table: "bots", due: 0 },
      { table: "early", due: 1_000 },
      { table: "late", due: 2_000 },
    ];
    expect(await tables.due(1_500, 9)).toEqual(due.slice(0, 2));
    expect(await tables.due(9_000, 9)).toEqual(due);
    expect(await tables.due(9_000, 1)).toEqual(due.slice(0, 1));
    // A live table and one in days are given up after times of their own.
    expect(await tables.unchangedSince(6_000, 4_000)).toEqual([live.match]);
    expect(await tables.unchangedSince(4_000, 6_000)).not.toContain(live.match);
  });
});

/** What a call needs to be the guest's own. */
async function token(lobby: LiveLobby): Promise<{ guest: string }> {
  await lobby.guest.name();
  return { guest: (await (lobby.guest as unknown as { shown(): Promise<{ guest: string }> }).shown()).guest };
}
