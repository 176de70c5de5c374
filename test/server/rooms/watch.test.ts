import { afterEach, describe, expect, it, vi } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveFeed } from "../../../client/feed/live/live-lobby.ts";
import { openRoom } from "../../../client/feed/live/room.ts";
import type { WatchWait } from "../../../client/feed/lobby.ts";
import { time } from "../../../server/base/time.ts";
import { watchersOf } from "../../../server/match/followers.ts";
import type { View } from "../../../shared/core/contract/game.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import { type Root, rootClass } from "../../../shared/core/wire/sync.ts";
import { rawClient } from "../harness/raw.ts";
import { inMemory } from "../in-memory.ts";
import { asked, expectSeenAll, over, playing, start, TOY, together, type Under, watching, when, whenPresent } from "../server.ts";
import { stopTime } from "../stopped-time.ts";

let under: Under;
afterEach(() => {
  vi.restoreAllMocks();
  return under.serving.close();
});

describe("A watcher", () => {
  it("sees every frame from joining to the end, without a seat", async () => {
    under = await start();
    const feeds = await together(under, "toy", 3);
    const early = watching(await under.browser().watch(feeds[0]!.ticket.match));
    for (const feed of feeds) playing(feed);
    await when(feeds[0]!, ({ number }) => number > 5);
    const late = watching(await under.browser().watch(feeds[0]!.ticket.match));
    for (const player of [early, late]) {
      expect(player.feed.seat).toBe(WATCHER);
      await over(player.feed);
      await expectSeenAll(under, player);
      expect(player.jumps).toEqual([player.seen[0]?.number]);
      expect(await player.feed.deal).toEqual(await feeds[0]!.deal);
      expect(await player.feed.record()).toEqual(await feeds[0]!.record());
    }
    expect(early.seen[0]?.number).toBe(0);
    expect(early.feed.presence().people.map(({ kind }) => kind)).toEqual(["person", "person", "person"]);
  });

  it("is named to the players, once for all windows, until the last one is closed; who gave no name is counted", async () => {
    under = await start();
    const [ada] = await together(under, "toy", 3);
    const { match } = ada!.ticket;
    const told = (count: number) => whenPresent(ada!, ({ watchers }) => watchers?.count === count);
    await told(0);
    const zoe = under.browser({ name: "Zoe" });
    await zoe.guest.name();
    const windows = [await zoe.watch(match), await zoe.watch(match)];
    await told(1);
    expect(ada!.presence().watchers).toEqual({ names: ["Zoe"], count: 1 });
    const nameless = await under.browser().watch(match);
    await told(2);
    expect(ada!.presence().watchers).toEqual({ names: ["Zoe"], count: 2 });
    expect(nameless.presence().watchers).toBeUndefined();
    windows[0]!.leave();
    nameless.leave();
    await told(1);
    expect(ada!.presence().watchers).toEqual({ names: ["Zoe"], count: 1 });
    windows[1]!.leave();
    await told(0);
  });

  it("is one of twelve at most who are named", () => {
    const crowd = Array.from({ length: 20 }, (_none, at) => ({ guest: `${at}`, name: `Name ${at}` }));
    const { names, count } = watchersOf([...crowd, ...crowd, {}]);
    expect([names.length, count]).toEqual([12, 21]);
  });

  it("can do nothing", async () => {
    under = await start();
    const feeds = await together(under, "toy", 3);
    const watcher = await under.browser().watch(feeds[0]!.ticket.match);
    void watcher.resign();
    const raw = await rawClient(under.address, TOY, await callApi(under.address, "watch", { match: feeds[0]!.ticket.match }));
    expect(raw.answers[0]).toMatchObject({ ok: false, key: "foreignSeat" });
    expect(await raw.command({ type: "resign", id: "r" })).toMatchObject({ ok: false, key: "foreignSeat" });
    expect((await under.journal.read(feeds[0]!.ticket.match))?.entries.every(({ type }) => type === "seat")).toBe(true);
    raw.close();
  });

  it("sees all frames after the delay", async () => {
    const delay = 120_000;
    let more = 0;
    const { elapsed } = time;
    vi.spyOn(time, "elapsed").mockImplementation(() => elapsed() + more);
    under = await start({ timings: { watchDelay: delay, joinTimeout: 10 * delay } });
    const feeds = await together(under, "toy", 3);
    const { match } = feeds[0]!;
    // The seat entries are on record.
    await expect.poll(async () => (await under.journal.read(match))?.entries.length).toBe(3);
    const waiting = under.browser().watch(match);
    more += delay / 2;
    const players = feeds.map((feed) => playing(feed));
    await over(players[0]!.feed);
    // The beginning is due now, and none of the moves.
    more += (3 * delay) / 4;
    const watcher = watching(await waiting);
    expect(watcher.seen.map(({ number }) => number)).toEqual([0]);
    more += delay / 2;
    await over(watcher.feed);
    await expectSeenAll(under, watcher);
  });

  it("who is the first of a delayed match sees at once what is due, and no more", async () => {
    const late = 60_000;
    let more = 0;
    const { elapsed } = time;
    vi.spyOn(time, "elapsed").mockImplementation(() => elapsed() + more);
    under = await start({ timings: { watchDelay: late } });
    const feeds = await together(under, "toy", 3);
    const move = async (feed: LiveFeed): Promise<void> => {
      const { ask, sight } = await asked(feed);
      expect((await feed.send([feed.game.notation(feed.game.moves(sight as View)[0]!)], ask)).ok).toBe(true);
    };
    // All are asked at once, and again only when the last has chosen.
    await move(feeds[0]!);
    const second = await when(feeds[0]!, ({ number }) => number > 0);
    more += late + 1;
    await move(feeds[1]!);
    const newest = await when(feeds[0]!, ({ number }) => number > second.number);
    const watcher = watching(await under.browser().watch(feeds[0]!.ticket.match));
    expect(watcher.seen.map(({ number }) => number)).toEqual([second.number]);
    more += late + 1;
    await when(watcher.feed, ({ number }) => number === newest.number);
    await expectSeenAll(under, watcher);
  });

  it("of a delayed match that has just begun sees nothing until the delay is over, and is told how long", async () => {
    const later = stopTime();
    const late = 60_000;
    under = await start({ timings: { watchDelay: late } });
    const feeds = await together(under, "toy", 3);
    const { match } = feeds[0]!.ticket;
    const told = Promise.withResolvers<WatchWait>();
    const waiting = under.browser().watch(match, told.resolve);
    expect((await told.promise).until).toBeGreaterThan(time.elapsed());
    expect((await told.promise).until).toBeLessThanOrEqual(time.elapsed() + late);
    expect(await callApi(under.address, "frames", { match, from: 0, to: 9 })).toEqual({ frames: [] });
    const room = await openRoom<Root>(under.address, (await callApi(under.address, "watch", { match })).reservation, rootClass(TOY));
    expect(room.serializer.getState().event).toBeUndefined();
    later(late + 1);
    const watcher = watching(await waiting);
    expect(watcher.seen.map(({ number }) => number)).toEqual([0]);
    expect((await callApi(under.address, "frames", { match, from: 0, to: 9 })).frames).toHaveLength(1);
    await room.leave();
  });

  it("of a match that is told late learns as late who has gone and whose clock runs", async () => {
    const later = stopTime();
    const late = 60_000;
    under = await start({ timings: { watchDelay: late } });
    const host = await callApi(under.address, "table", { game: "toy", seats: 3, speed: "relaxed", open: true });
    const raw = await rawClient(under.address, TOY, host);
    const other = await rawClient(under.address, TOY, await callApi(under.address, "join", { code: host.code }));
    await raw.command({ type: "fill", id: "fill" });
    await raw.until((root) => Boolean(root.event) && root.people[0]!.deadline > 0);
    const deadline = raw.received().people[0]!.deadline;
    const { reservation } = await callApi(under.address, "watch", { match: host.match });
    const room = await openRoom<Root>(under.address, reservation, rootClass(TOY));
    const root = room.serializer.getState();
    await expect.poll(() => root.people.length > 0).toBe(true);
    const [own] = root.people;
    expect(own).toMatchObject({ kind: "person", here: true, deadline: 0 });
    raw.close();
    await other.until(({ people }) => people[0]?.here === false);
    later(late - 1);
    expect(own).toMatchObject({ here: true, deadline: 0 });
    const told: unknown[] = [];
    room.onStateChange(({ people }) => told.push(people[0]!.deadline));
    later(1);
    await expect.poll(() => own!.here === false).toBe(true);
    expect(told).toContain(deadline + late);
    other.close();
    await room.leave();
  });

  it("may stop waiting for the first frame", async () => {
    under = await start({ timings: { watchDelay: 3_600_000 } });
    const feeds = await together(under, "toy", 3);
    const gone = under.browser().watch(feeds[0]!.ticket.match, (wait) => wait.cancel());
    await expect(gone).rejects.toMatchObject({ key: "left" });
  });

  it("sees the table close when no player has been connected for a while", async () => {
    under = await start({ timings: { watchDelay: 0, emptyRoomTimeout: 20 } });
    const feed = await under.browser().playNow("toy");
    const watcher = await under.browser().watch(feed.ticket.match);
    feed.leave();
    await whenPresent(watcher, ({ connection }) => connection === "closed");
    expect(watcher.presence()).toMatchObject({ connection: "closed", why: "unknownTable" });
  });
});

describe("A match at a private table", () => {
  it("is watched with the table's code alone, and so is its past; its rematch too", async () => {
    under = await start();
    const host = await under.browser({ name: "Host" }).createTable("duel", {}, 2);
    const guest = await under.browser({ name: "Guest" }).joinTable(host.code);
    const feeds = await Promise.all([host.feed, guest.feed]);
    const { match } = feeds[0]!;
    const frames = { match, from: 0, to: 0 };
    for (const code of [{}, { code: "WRONGS" }]) {
      await expect(callApi(under.address, "watch", { match, ...code })).rejects.toMatchObject({ key: "needsCode" });
      await expect(callApi(under.address, "frames", { ...frames, ...code })).rejects.toMatchObject({ key: "needsCode" });
    }
    expect(await under.browser().look(host.code)).toMatchObject({ game: "duel", running: match });
    const watcher = watching(await under.browser().watch(match, undefined, host.code.toLowerCase()));
    expect(await watcher.feed.past(0, 0)).toHaveLength(1);
    await feeds[0]!.resign();
    await over(watcher.feed);
    // A finished match is public.
    expect(await callApi(under.address, "frames", frames)).toMatchObject({ frames: [{ number: 0 }] });
    for (const feed of feeds) await feed.rematch();
    const next = (await feeds[0]!.next).match;
    await feeds[1]!.next;
    await expect(callApi(under.address, "watch", { match: next })).rejects.toMatchObject({ key: "needsCode" });
    expect(await callApi(under.address, "watch", { match: next, code: host.code })).toMatchObject({ match: next });
  });

  it("takes the code also when its table is in the store alone", async () => {
    const stores = await inMemory();
    under = await start(stores);
    const host = await under.browser({ name: "Host" }).createTable("duel", {}, 2);
    const guest = await under.browser({ name: "Guest" }).joinTable(host.code);
    const { match } = (await Promise.all([host.feed, guest.feed]))[0]!;
    await under.serving.close();
    under = await start(stores);
    await expect(callApi(under.address, "watch", { match })).rejects.toMatchObject({ key: "needsCode" });
    await expect(callApi(under.address, "frames", { match, from: 0, to: 0 })).rejects.toMatchObject({ key: "needsCode" });
    expect(await callApi(under.address, "watch", { match, code: host.code })).toMatchObject({ match });
  });
});

describe("A table whose maker wants no watchers", () => {
  it("is watched by nobody while the match runs, not even with its code, and says so before a seat is taken", async () => {
    under = await start();
    for (const open of [true, false]) {
      const host = await under.browser({ name: "Host" }).createTable("duel", {}, 2, { open, watchers: false });
      expect((await under.browser().look(host.code)).terms).toMatchObject({ unwatched: true });
      const guest = await under.browser({ name: "Guest" }).joinTable(host.code);
      const { match } = (await Promise.all([host.feed, guest.feed]))[0]!;
      await expect(callApi(under.address, "watch", { match, code: host.code })).rejects.toMatchObject({ key: "noWatchers" });
      await expect(callApi(under.address, "frames", { match, from: 0, to: 0 })).rejects.toMatchObject({ key: "noWatchers" });
      expect(await under.browser().look(host.code)).not.toHaveProperty("running");
    }
  });
});
