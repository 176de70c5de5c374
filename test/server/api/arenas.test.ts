/** Arenas: for a time all play the same deals one after another, each alone with bots; wins count. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveFeed, LiveLobby } from "../../../client/feed/live/live-lobby.ts";
import { LIMITS } from "../../../server/base/limits.ts";
import { time } from "../../../server/base/time.ts";
import { openMemoryStore } from "../../../server/database/store.ts";
import type { GuestStore } from "../../../server/store/guest-store.ts";
import { readRecord } from "../../../shared/core/match/record.ts";
import { ARENA_DEALS, type ArenaNews } from "../../../shared/core/wire/arenas.ts";
import { over, playing, start, type Under } from "../server.ts";

const NOON = Date.parse("2026-11-23T12:00:00Z");
const MINUTE = 60_000;
const CASUAL = { game: "duel", bots: "casual", minutes: 30, listed: false } as const;
let under: Under;
let guests: GuestStore;
let now = NOON;

beforeEach(async () => {
  now = NOON;
  vi.spyOn(time, "now").mockImplementation(() => now);
  const store = await openMemoryStore();
  guests = store.guests;
  under = await start({ dailyLevel: "casual", ...store });
});
afterEach(async () => {
  await under.serving.close();
  vi.restoreAllMocks();
});

const refused = (key: string) => ({ key });
const play = async (lobby: LiveLobby, arena: ArenaNews) => (await lobby.arenas.play(arena)) as LiveFeed;
const recordOf = async ({ match }: LiveFeed) => (await under.journal.read(match))!;
const guestOf = async (lobby: LiveLobby): Promise<string> => (await lobby.guest.known()).guest!;

/** Gives the next deal up, or the running one. */
async function giveUp(lobby: LiveLobby, arena: ArenaNews): Promise<LiveFeed> {
  const feed = await play(lobby, arena);
  const before = (await lobby.arenas.look(arena.code)).own.filter(({ result }) => result !== undefined).length;
  await feed.resign();
  await expect
    .poll(async () => (await lobby.arenas.look(arena.code)).own.filter(({ result }) => result !== undefined).length)
    .toBe(before + 1);
  return feed;
}

/** Ends the guest's running match as if it had been played so. */
async function end(feed: LiveFeed, outcome: "won" | "drawn" | "lost", ranked = true): Promise<void> {
  await guests.endPlay(feed.match, { outcome, score: { won: 5_000, drawn: 4_000, lost: 3_000 }[outcome] }, ranked);
}

describe("An arena", () => {
  it("gives all its players the same deals in the same order and seats, each another one", async () => {
    const lobby = under.browser({ name: "Ada" });
    const arena = await lobby.arenas.begin({ ...CASUAL, game: "elasund", seats: 3 });
    const deals = async (one: LiveLobby) => {
      const feeds = [await giveUp(one, arena), await giveUp(one, arena)];
      return Promise.all(feeds.map(async (feed) => ({ seat: feed.seat, secret: (await recordOf(feed)).deal.secret })));
    };
    const own = await deals(lobby);
    expect(own.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(new Set(own.map(({ secret }) => secret)).size).toBe(2);
    expect(await deals(under.browser())).toEqual(own);
  });

  it("is played one deal at a time: a match is continued from any page until it is over, and the next one then begun", async () => {
    const lobby = under.browser();
    const arena = await lobby.arenas.begin(CASUAL);
    const first = await play(lobby, arena);
    const again = await play(lobby, arena);
    expect(again.match).toBe(first.match);
    await again.resign();
    await expect.poll(async () => (await lobby.arenas.look(arena.code)).own.map(({ result }) => result)).toEqual(["gaveUp"]);
    expect((await play(lobby, arena)).match).not.toBe(first.match);
  });

  it("counts two points for a match won, one for a match won with others, none for any other; of equals, fewer matches are better", async () => {
    const lobbies = ["Ada", "Ben", "Cleo", "Dora"].map((name) => under.browser({ name }));
    const [ada, ben, cleo, dora] = lobbies as [LiveLobby, LiveLobby, LiveLobby, LiveLobby];
    const arena = await ada.arenas.begin(CASUAL);
    for (const lobby of [ada, ben]) await end(await play(lobby, arena), "won");
    await end(await play(ben, arena), "lost");
    await end(await play(cleo, arena), "drawn");
    await end(await play(cleo, arena), "won", false);
    await play(dora, arena);
    const { standings, players } = await ben.arenas.look(arena.code);
    expect(players).toBe(4);
    expect(standings).toEqual([
      { place: 1, name: "Ada", points: 2, matches: 1 },
      { place: 2, name: "Ben", points: 2, matches: 2, own: true },
      { place: 3, name: "Cleo", points: 1, matches: 2 },
      { place: 4, name: "Dora", points: 0, matches: 0 },
    ]);
  });

  it("opens at its time, and what ends after it counts for nobody", async () => {
    const lobby = under.browser();
    const arena = await lobby.arenas.begin({ ...CASUAL, at: NOON + 10 * MINUTE });
    await expect(play(lobby, arena)).rejects.toMatchObject(refused("tooEarly"));
    now = arena.from;
    const feed = await play(lobby, arena);
    now = arena.until + 1;
    expect((await play(lobby, arena)).match).toBe(feed.match);
    await end(feed, "won");
    const { own, standings } = await lobby.arenas.look(arena.code);
    expect(own).toEqual([{ deal: `${arena.code}00`, match: feed.match, seat: 0, result: "late" }]);
    expect(standings).toMatchObject([{ points: 0, matches: 0 }]);
    await expect(play(lobby, arena)).rejects.toMatchObject(refused("linkOver"));
  });

  it("is not gone around: its deals are played by no other way, and are a secret until one has played them", async () => {
    const [ada, ben] = [under.browser({ name: "Ada" }), under.browser({ name: "Ben" })];
    const arena = await ada.arenas.begin(CASUAL);
    const { match } = await giveUp(ada, arena);
    const deal = (await ada.arenas.look(arena.code)).own[0]!.deal;
    const look = await ben.deals.look(deal);
    expect([look.arena, look.plays]).toEqual([arena.code, undefined]);
    await expect(ben.deals.play(look)).rejects.toMatchObject(refused("linkOver"));
    const asBen = async () => callApi(under.address, "record", { match, guest: await guestOf(ben) });
    await expect(asBen()).rejects.toMatchObject(refused("dailySecret"));
    await giveUp(ben, arena);
    expect((await ben.deals.look(deal)).plays?.map(({ name }) => name)).toEqual(["Ada", "Ben"]);
    expect(readRecord((await asBen()).record).entries.at(-1)?.type).toBe("resign");
  });

  it("gives nobody a deal beforehand: a match played there makes no link to its deal before its day is over", async () => {
    const lobby = under.browser();
    const arena = await lobby.arenas.begin(CASUAL);
    const { match } = await giveUp(lobby, arena);
    await expect(lobby.deals.share({ match }, false)).rejects.toMatchObject(refused("dailySecret"));
    now += 24 * 60 * MINUTE;
    expect((await lobby.deals.share({ match }, false)).plays).toHaveLength(1);
  });

  it("is listed in every lobby if it was opened to all, else only in its maker's, until it is over", async () => {
    const [ada, ben] = [under.browser({ name: "Ada" }), under.browser({ name: "Ben" })];
    const [open, closed] = [await ada.arenas.begin({ ...CASUAL, listed: true }), await ada.arenas.begin(CASUAL)];
    const later = await ada.arenas.begin({ ...CASUAL, listed: true, at: NOON + 25 * 60 * MINUTE });
    await play(ben, open);
    const listed = async (lobby: LiveLobby) => (await lobby.dailies()).arenas.map(({ code, players }) => [code, players]);
    expect(await listed(ben)).toEqual([[open.code, 1]]);
    expect((await listed(ada)).toSorted()).toEqual(
      [
        [open.code, 1],
        [closed.code, 0],
      ].toSorted(),
    );
    now += 2 * 60 * MINUTE;
    expect(await listed(ben)).toEqual([[later.code, 0]]);
  });

  it("is listed for who has opened it and for who plays there, however many others are", async () => {
    const [ada, ben, cleo, dora] = ["Ada", "Ben", "Cleo", "Dora"].map((name) => under.browser({ name })) as [
      LiveLobby,
      LiveLobby,
      LiveLobby,
      LiveLobby,
    ];
    for (const lobby of [cleo, dora])
      for (let made = 0; made < LIMITS.maxArenas; made++) await lobby.arenas.begin({ ...CASUAL, listed: true });
    now += MINUTE;
    const { code } = await ada.arenas.begin(CASUAL);
    const listed = async (lobby: LiveLobby) => (await lobby.dailies()).arenas.map((one) => one.code);
    expect(await listed(ben)).not.toContain(code);
    await ben.arenas.play({ code, game: "duel" });
    for (const lobby of [ada, ben]) {
      expect(await listed(lobby)).toHaveLength(LIMITS.maxListedArenas + 1);
      expect((await listed(lobby)).at(-1)).toBe(code);
    }
  });

  it("is made by a guest a few times at once, of a game there is, and with a time that is not past", async () => {
    const lobby = under.browser();
    await expect(lobby.arenas.begin({ ...CASUAL, game: "chess" })).rejects.toMatchObject(refused("unknownGame"));
    await expect(lobby.arenas.begin({ ...CASUAL, at: NOON - 1 })).rejects.toMatchObject(refused("badOptions"));
    await expect(lobby.arenas.begin({ ...CASUAL, seats: 3 })).rejects.toMatchObject(refused("badOptions"));
    for (let made = 0; made < LIMITS.maxArenas; made++) await lobby.arenas.begin(CASUAL);
    await expect(lobby.arenas.begin(CASUAL)).rejects.toMatchObject(refused("tooManyArranged"));
    await expect(lobby.arenas.look("NOSUCHCODE")).rejects.toMatchObject(refused("linkOver"));
  });

  it("ends for a guest after its last deal", async () => {
    const lobby = under.browser();
    const arena = await lobby.arenas.begin(CASUAL);
    for (let number = 0; number < ARENA_DEALS; number++) await end(await play(lobby, arena), "lost");
    await expect(play(lobby, arena)).rejects.toMatchObject(refused("linkOver"));
  });

  it("keeps a match played to its end", async () => {
    const lobby = under.browser();
    const arena = await lobby.arenas.begin(CASUAL);
    const { feed } = playing(await play(lobby, arena));
    await over(feed);
    await expect.poll(async () => (await lobby.arenas.look(arena.code)).standings[0]?.matches).toBe(1);
  });

  it("keeps a nameless row for an erased guest, and goes on without its maker", async () => {
    const [ada, ben] = [under.browser({ name: "Ada" }), under.browser({ name: "Ben" })];
    const arena = await ada.arenas.begin(CASUAL);
    await end(await play(ada, arena), "won");
    await ada.guest.erase();
    const news = await ben.arenas.look(arena.code);
    expect([news.by, news.standings]).toEqual(["", [{ place: 1, name: "", points: 2, matches: 1 }]]);
    await play(ben, arena);
  });
});
