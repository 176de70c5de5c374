/** A player may let watchers see the match with their eyes: those of nobody else, and no longer than they like. */
import { afterEach, describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveFeed } from "../../../client/feed/live/live-lobby.ts";
import type { View } from "../../../shared/core/contract/game.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import { CLOSED, type NoticeNews } from "../../../shared/core/wire/wire.ts";
import { rawClient } from "../harness/raw.ts";
import { expected, over, playing, roomsOf, start, TOY, together, type Under, watching, when, whenPresent } from "../server.ts";
import { stopTime } from "../stopped-time.ts";

let under: Under;
afterEach(() => under.serving.close());

const sharing = (feed: LiveFeed, seat: number, shared = true): Promise<void> =>
  whenPresent(feed, ({ people }) => people[seat]?.sharesView === shared);

/** A table of three with a watcher, where the player of this seat shares their view. */
async function shared(seat: number): Promise<{ feeds: LiveFeed[]; watcher: LiveFeed }> {
  under = await start();
  const feeds = await together(under, "toy", 3);
  const watcher = await under.browser().watch(feeds[0]!.match);
  expect((await feeds[seat]!.shareView(true)).ok).toBe(true);
  await sharing(watcher, seat);
  return { feeds, watcher };
}

describe("A player who shares their view", () => {
  it("is shown as such to all at the table and to its watchers", async () => {
    const { feeds } = await shared(1);
    for (const feed of feeds) await sharing(feed, 1);
    expect(feeds[0]!.presence().people.map(({ sharesView }) => sharesView)).toEqual([false, true, false]);
  });

  it("gives a watcher every frame as they see it, from joining to the end; nothing is asked of the watcher", async () => {
    const { feeds, watcher } = await shared(1);
    watcher.lookAs(1);
    await when(watcher, ({ sight }) => sight.seat === 1);
    const player = watching(watcher);
    for (const feed of feeds) playing(feed);
    await over(watcher);
    const shown = player.seen.map(({ number, event, sight, asked }) => ({ number, event, sight, asked }));
    expect(shown.length).toBeGreaterThan(5);
    expect(shown).toEqual((await expected(under, watcher, 1)).slice(-shown.length));
    expect(player.seen.every(({ sight, ask }) => sight.secret !== undefined && ask === 0)).toBe(true);
    expect(watcher.seat).toBe(WATCHER);
  });

  it("gives them what was before, too", async () => {
    const { watcher } = await shared(1);
    watcher.lookAs(1);
    await when(watcher, ({ sight }) => sight.seat === 1);
    const past = await watcher.past(0, 0);
    expect(past).toMatchObject([{ number: 0, sight: { seat: 1 } }]);
    expect(past[0]!.sight.secret).toBeDefined();
  });

  it("shows nothing of any other player", async () => {
    const { feeds, watcher } = await shared(1);
    const { match } = watcher;
    const others = [0, 2];
    for (const eyes of others) await expect(callApi(under.address, "watch", { match, eyes })).rejects.toMatchObject({ key: "viewClosed" });
    for (const seat of others)
      await expect(callApi(under.address, "frames", { match, seat, from: 0, to: 0 })).rejects.toMatchObject({ key: "notOver" });
    expect(feeds[0]!.presence().people[0]!.sharesView).toBe(false);
  });

  it("takes it back at any time: who saw with their eyes is told, and sees on as a watcher", async () => {
    const { feeds, watcher } = await shared(1);
    watcher.lookAs(1);
    await when(watcher, ({ sight }) => sight.seat === 1);
    const told: NoticeNews[] = [];
    watcher.listen({ frame: () => undefined, presence: () => undefined, notice: (news) => told.push(news) });
    await feeds[1]!.shareView(false);
    await when(watcher, ({ sight }) => sight.seat === WATCHER && sight.secret === undefined);
    expect(told).toEqual([{ key: "viewClosed", args: { seat: 1 } }]);
    await expect(callApi(under.address, "watch", { match: watcher.match, eyes: 1 })).rejects.toMatchObject({ key: "viewClosed" });
    for (const feed of feeds) playing(feed);
    await over(watcher);
  });

  it("closes a page that goes on looking on its own accord", async () => {
    const { feeds, watcher } = await shared(1);
    const raw = await rawClient(under.address, TOY, await callApi(under.address, "watch", { match: watcher.match, eyes: 1 }));
    await feeds[1]!.shareView(false);
    expect(await raw.closed).toBe(CLOSED.viewClosed);
  });

  it("shares it no longer once they are erased", async () => {
    under = await start();
    const page = under.browser({ name: "Host" });
    await page.guest.name();
    const host = await page.createTable("duel", {}, 2, { open: true });
    await (await under.browser({ name: "Guest" }).joinTable(host.code)).feed;
    const feed = await host.feed;
    await feed.shareView(true);
    const watcher = await under.browser().watch(feed.match);
    await sharing(watcher, feed.seat);
    await page.guest.erase();
    await sharing(watcher, feed.seat, false);
  });

  it("does not share it with the other players", async () => {
    under = await start();
    const other = under.browser({ name: "Guest" });
    await other.guest.name();
    const host = await under.browser({ name: "Host" }).createTable("duel", {}, 2, { open: true });
    const guest = await (await other.joinTable(host.code)).feed;
    const feed = await host.feed;
    await feed.shareView(true);
    await sharing(guest, feed.seat);
    const known = await other.guest.known();
    const asked = () => callApi(under.address, "watch", { match: feed.match, eyes: feed.seat, ...known });
    await expect(asked()).rejects.toMatchObject({ key: "viewClosed" });
    // Nor with one who has left, and may come back.
    guest.leave();
    await whenPresent(feed, ({ people }) => people[guest.seat]?.kind === "bot");
    await expect(asked()).rejects.toMatchObject({ key: "viewClosed" });
  });

  it("shares it no longer once they have left", async () => {
    const { feeds, watcher } = await shared(1);
    feeds[1]!.leave();
    await sharing(watcher, 1, false);
  });

  it("is not to be had in a rated match", async () => {
    under = await start();
    const host = await under.browser({ name: "Host" }).createTable("duel", {}, 2, { open: true, rated: true });
    const guest = await under.browser({ name: "Guest" }).joinTable(host.code, true);
    const [feed] = await Promise.all([host.feed, guest.feed]);
    expect(await feed.shareView(true)).toMatchObject({ ok: false, key: "viewRated" });
  });

  it("is seen as late as all else where watchers see a match late", async () => {
    const later = stopTime();
    const late = 60_000;
    under = await start({ timings: { watchDelay: late, joinTimeout: 10 * late } });
    const feeds = await together(under, "toy", 3);
    const { match } = feeds[0]!;
    await feeds[1]!.shareView(true);
    await expect.poll(async () => (await under.journal.read(match))?.entries.length).toBe(3);
    later(late + 1);
    for (const feed of feeds) playing(feed);
    await over(feeds[0]!);
    const raw = await rawClient(under.address, TOY, await callApi(under.address, "watch", { match, eyes: 1 }));
    expect(raw.received().number).toBe(0);
    // Who shares is told at once: where eyes are chosen they are still there to choose.
    expect(raw.received().people.map(({ sharesView }) => sharesView)).toEqual([false, true, false]);
    raw.close();
  });
});

describe("A watcher", () => {
  it("looks with other eyes and back again", async () => {
    const { feeds, watcher } = await shared(1);
    await feeds[2]!.shareView(true);
    await sharing(watcher, 2);
    for (const seat of [1, 2, WATCHER, 2, 1, WATCHER]) {
      watcher.lookAs(seat);
      await when(watcher, ({ sight }) => sight.seat === seat);
      expect(watcher.eyes).toBe(seat);
    }
  });

  it("is counted once, whatever they look through", async () => {
    const { feeds, watcher } = await shared(1);
    const other = await under.browser().watch(watcher.match);
    watcher.lookAs(1);
    await when(watcher, ({ sight }) => sight.seat === 1);
    await whenPresent(feeds[0]!, ({ watchers }) => watchers?.count === 2);
    other.leave();
    await whenPresent(feeds[0]!, ({ watchers }) => watchers?.count === 1);
  });
});

describe("A match that is seen late, left memory and was loaded again", () => {
  it("goes on for its watchers, and has been closed to those who saw it with a player's eyes", async () => {
    const later = stopTime();
    const late = 60_000;
    under = await start({ timings: { watchDelay: late, joinTimeout: 10 * late, grace: 100, emptyRoomTimeout: 100 } });
    const seat = await callApi(under.address, "play", { game: "toy" });
    const { match, token } = seat;
    const before = await rawClient(under.address, TOY, seat);
    await before.until((root) => Boolean(root.event));
    expect(await before.command({ type: "view", id: "view", shared: true })).toMatchObject({ ok: true });
    later(late + 1);
    const watcher = await rawClient(under.address, TOY, await callApi(under.address, "watch", { match }));
    const viewer = await rawClient(under.address, TOY, await callApi(under.address, "watch", { match, eyes: before.ticket.seat }));
    await watcher.until((root) => Boolean(root.event));
    before.close();
    await expect
      .poll(async () => {
        later(1_000);
        return roomsOf(match);
      })
      .toBe(0);
    expect(await viewer.closed).toBe(CLOSED.viewClosed);
    const again = await rawClient(under.address, TOY, await callApi(under.address, "sit", { match, token }));
    await again.until((root) => Boolean(root.event));
    const { sight, asks, number } = again.received();
    const move = TOY.notation(TOY.moves(sight as View)[0]!);
    const answer = await again.command({ type: "moves", id: "move", ask: asks[again.ticket.seat], moves: [move] });
    expect(answer).toMatchObject({ ok: true });
    later(late + 1);
    await watcher.until((root) => root.frame > number);
    for (const client of [again, watcher]) client.close();
  });
});
