/** Quick match: who meets whom, when bots join, and what a waiting player is told. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveLobby, LiveWaiting } from "../../../client/feed/live/live-lobby.ts";
import type { LobbyState, Search } from "../../../client/feed/lobby.ts";
import { migrateDatabase } from "../../../server/database/database.ts";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { sqliteDialect } from "../../../server/database/sqlite/dialect.ts";
import { UNLIMITED_AFTER } from "../../../server/matchmaking/matcher.ts";
import { nearestLevel, strengthsOf } from "../../../shared/strengths.ts";
import { ELSEWHERE, openLine } from "../harness/line.ts";
import { bothMove } from "../rooms/rivals.ts";
import { memory, over, start, type Under, whenPresent } from "../server.ts";
import { stopTime } from "../stopped-time.ts";

const NEVER = 3_600_000;
let under: Under;
afterEach(() => under.serving.close());

const told = (waiting: LiveWaiting, wished: (search: Search) => boolean): Promise<Search> =>
  new Promise((found) => waiting.onSeats((search) => wished(search) && found(search)));

describe("Strangers with the same wish", () => {
  beforeEach(async () => {
    under = await start({ timings: { queueWait: NEVER } });
  });

  it("meet", async () => {
    const first = await under.browser({ name: "Ann" }).quickMatch("duel");
    const second = await under.browser({ name: "Ben" }).quickMatch("duel");
    const feeds = await Promise.all([first.feed, second.feed]);
    expect(feeds.map(({ seat }) => seat).sort()).toEqual([0, 1]);
    await whenPresent(feeds[0]!, ({ people }) => people.every(({ here }) => here));
    expect(feeds.map(({ seat }) => feeds[0]!.presence().people[seat]?.name)).toEqual(["Ann", "Ben"]);
  });

  it("see how many players are found for a table", async () => {
    const waiting = await Promise.all([under.browser().quickMatch("elasund", 3), under.browser().quickMatch("elasund", 3)]);
    for (const one of waiting) expect(await told(one, ({ filled }) => filled === 2)).toMatchObject({ seats: 3 });
    const third = await under.browser().quickMatch("elasund", 3);
    await Promise.all([...waiting, third].map(({ feed }) => feed));
  });

  it("do not wait for a player who has left", async () => {
    const gone = await under.browser().quickMatch("duel");
    await told(gone, ({ botsAt }) => botsAt !== undefined);
    gone.cancel();
    await expect(gone.feed).rejects.toMatchObject({ key: "left" });
    const waiting = await under.browser().quickMatch("duel");
    expect(await told(waiting, ({ botsAt }) => botsAt !== undefined)).toMatchObject({ filled: 1 });
    waiting.cancel();
  });

  it("meet who press 12 seconds apart: a bot comes later, and never before the time that was told", async () => {
    await under.serving.close();
    const later = stopTime();
    under = await start();
    const first = await under.browser({ name: "Ann" }).quickMatch("duel");
    const { botsAt, since } = await told(first, ({ botsAt: at }) => at !== undefined);
    expect(botsAt! - since).toBeGreaterThan(12_000);
    later(12_000);
    const second = await under.browser({ name: "Ben" }).quickMatch("duel");
    const feeds = await Promise.all([first.feed, second.feed]);
    expect(feeds[0]!.match).toBe(feeds[1]!.match);
    vi.restoreAllMocks();
  });

  it("wait in their newest window only, and the older one says so", async () => {
    const storage = memory();
    const older = await under.browser({ storage }).quickMatch("duel");
    await told(older, ({ botsAt }) => botsAt !== undefined);
    const newer = await under.browser({ storage }).quickMatch("duel");
    await expect(older.feed).rejects.toMatchObject({ key: "takenElsewhere" });
    newer.cancel();
  });

  it("are counted in the lobby", async () => {
    const waiting = await under.browser().quickMatch("duel");
    const looking = await new Promise<LobbyState["looking"]>((seen) => {
      const stop = under.browser().onState((lobby) => {
        if (lobby.looking.length === 0) return;
        queueMicrotask(() => stop());
        seen(lobby.looking);
      });
    });
    expect(looking).toEqual([{ game: "duel", seats: 2, rated: false, people: 1 }]);
    waiting.cancel();
  });
});

describe("Bots", () => {
  it("take the free seats after a while, and the time is announced", async () => {
    under = await start({ timings: { queueWait: 300 } });
    const waiting = await under.browser().quickMatch("toy", 3);
    expect(waiting.fills).toBe(true);
    await told(waiting, ({ botsAt }) => botsAt !== undefined);
    const feed = await waiting.feed;
    expect(feed.presence().people.filter(({ kind }) => kind === "bot")).toHaveLength(2);
  });

  it("join at once on request", async () => {
    under = await start({ timings: { queueWait: NEVER } });
    const waiting = await under.browser().quickMatch("toy", 3);
    await told(waiting, ({ botsAt }) => botsAt !== undefined);
    waiting.fill();
    const feed = await waiting.feed;
    expect(
      feed
        .presence()
        .people.map(({ kind }) => kind)
        .sort(),
    ).toEqual(["bot", "bot", "person"]);
  });

  it("never join a rated table, not even on request", async () => {
    under = await start({ timings: { queueWait: 0 } });
    const first = await under.browser().quickMatch("duel", 2, true);
    expect(first.fills).toBe(false);
    first.fill();
    const casual = await under.browser().quickMatch("duel");
    expect((await casual.feed).presence().people.some(({ kind }) => kind === "bot")).toBe(true);
    const second = await under.browser().quickMatch("duel", 2, true);
    const feeds = await Promise.all([first.feed, second.feed]);
    expect(feeds[0]!.presence().people.every(({ kind }) => kind === "person")).toBe(true);
  });
});

describe("A player who waits for players only", () => {
  it("is told when any rating will be accepted", async () => {
    under = await start({ timings: { queueWait: 0 } });
    const waiting = await under.browser().quickMatch("duel", 2, true);
    const search = await told(waiting, ({ anybodyAt }) => anybodyAt !== undefined);
    expect(search.botsAt).toBeUndefined();
    // Server and browser start their clocks a moment apart.
    expect(Math.abs(search.anybodyAt! - search.since - UNLIMITED_AFTER)).toBeLessThan(UNLIMITED_AFTER / 2);
    waiting.cancel();
  });
});

describe("Players who have met", () => {
  /** Two players of a match that the second has resigned. */
  async function two(rated = false, address = under.address): Promise<[LiveLobby, LiveLobby, string]> {
    const [ann, ben] = [under.browser({ name: "Ann" }), under.browser({ name: "Ben", address })];
    const waiting = [await ann.quickMatch("duel", 2, rated), await ben.quickMatch("duel", 2, rated)];
    const feeds = await Promise.all(waiting.map(({ feed }) => feed));
    if (rated) await bothMove(feeds);
    await feeds[1]!.resign();
    await over(feeds[0]!);
    for (const feed of feeds) feed.leave();
    return [ann, ben, feeds[0]!.match];
  }
  const profile = async (lobby: LiveLobby, matches = 1) => {
    for (;;) {
      const found = await lobby.guest.profile();
      if (found.matches.length >= matches) return found;
    }
  };

  it("have result and rating saved, also if they leave at once", async () => {
    under = await start({ timings: { queueWait: NEVER } });
    const [ann, ben, match] = await two(true, (await openLine(under.serving.port, undefined, ELSEWHERE)).address);
    const [won, lost] = [await profile(ann), await profile(ben)];
    expect(won.matches).toMatchObject([{ match, game: "duel", rated: true, place: 1, others: [{ name: "Ben", blocked: false }] }]);
    expect(lost.matches).toMatchObject([{ match, place: 2, others: [{ name: "Ann" }] }]);
    expect(won.ratings).toMatchObject([{ game: "duel", rated: true, matches: 1 }]);
    expect(won.ratings[0]!.rating).toBeGreaterThan(lost.ratings[0]!.rating);
    expect(JSON.stringify([won, lost])).not.toMatch(/[0-9a-f]{16}/);
  });

  it("are joined by bots of the level nearest to their rating", async () => {
    under = await start({ timings: { queueWait: NEVER } });
    const players = (await two()).slice(0, 2) as LiveLobby[];
    for (const player of players) {
      const { rating } = (await profile(player)).ratings[0]!;
      const waiting = await player.quickMatch("duel");
      await told(waiting, ({ botsAt }) => botsAt !== undefined);
      waiting.fill();
      const bot = (await waiting.feed).presence().people.find(({ kind }) => kind === "bot");
      expect(bot?.level).toBe(nearestLevel(strengthsOf("duel"), rating));
    }
  });

  it("never meet again while one blocks the other", async () => {
    under = await start({ timings: { queueWait: NEVER } });
    const [ann, ben, match] = await two();
    const { seat } = (await profile(ben)).matches[0]!;
    await ann.guest.block(match, seat, true);
    expect((await ann.guest.profile()).matches[0]!.others[0]!.blocked).toBe(true);
    const apart = [await ann.quickMatch("duel"), await ben.quickMatch("duel")];
    const cleo = await under.browser().quickMatch("duel");
    // The first of the two who must not meet gets the next player.
    await Promise.race([...apart, cleo].map(({ feed }) => feed));
    await cleo.feed;
    for (const one of apart) one.cancel();
    await ann.guest.block(match, seat, false);
    expect((await ann.guest.profile()).matches[0]!.others[0]!.blocked).toBe(false);
  });

  it("are visible only to each other", async () => {
    under = await start({ timings: { queueWait: NEVER } });
    const [, , match] = await two();
    await expect(under.browser().guest.block(match, 0, true)).rejects.toMatchObject({ key: "foreignSeat" });
  });
});

describe("Strong and weak", () => {
  it("do not meet at once", async () => {
    const db = await migrateDatabase(sqliteDialect(":memory:"));
    const people = guestStoreIn(db);
    under = await start({ guests: people, timings: { queueWait: NEVER } });
    const browsers = ["Ace", "Novice", "Peer"].map((name) => under.browser({ name }));
    for (const lobby of browsers) await lobby.guest.name();
    const ids = (await db.selectFrom("people").select(["id", "name"]).execute()).map(({ id, name }) => [name, id] as const);
    const [ace, peer] = [Object.fromEntries(ids).Ace, Object.fromEntries(ids).Peer] as [string, string];
    const strong = { game: "duel", rated: 1, mu: 45, sigma: 2, matches: 30, opponents: 9 };
    await db
      .insertInto("ratings")
      .values([ace, peer].map((person) => ({ ...strong, person })))
      .execute();
    const [first, second, third] = await Promise.all(browsers.map((lobby) => lobby.quickMatch("duel", 2, true)));
    const [a, c] = await Promise.all([first!.feed, third!.feed]);
    expect(a.match).toBe(c.match);
    second!.cancel();
    await under.serving.close();
    await db.destroy();
    under = await start();
  });
});
