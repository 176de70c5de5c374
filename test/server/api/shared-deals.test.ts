/** Deals that friends play by a link, each alone with bots: the same for all, once, and a secret until one has played it. */
import { matchMaker } from "@colyseus/core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveFeed, LiveLobby } from "../../../client/feed/live/live-lobby.ts";
import { LIMITS } from "../../../server/base/limits.ts";
import { time } from "../../../server/base/time.ts";
import { openMemoryStore, type Store } from "../../../server/database/store.ts";
import { endAbandoned } from "../../../server/ops/upkeep.ts";
import type { View } from "../../../shared/core/contract/game.ts";
import { readRecord } from "../../../shared/core/match/record.ts";
import { DEAL_DAYS, type SharedDealNews } from "../../../shared/core/wire/shared-deals.ts";
import { asked, memory, over, playing, start, together, type Under } from "../server.ts";

const NOON = Date.parse("2026-11-23T12:00:00Z");
const DAY = 86_400_000;
const CASUAL = { bots: "casual" } as const;
let under: Under;
let now = NOON;
let store: Store;

beforeEach(async () => {
  now = NOON;
  vi.spyOn(time, "now").mockImplementation(() => now);
  store = await openMemoryStore();
  under = await start({ dailyLevel: "casual", ...store });
});
afterEach(async () => {
  await under.serving.close();
  vi.restoreAllMocks();
});

const refused = (key: string) => ({ key });
const recordOf = async ({ match }: Pick<LiveFeed, "match">) => (await under.journal.read(match))!;
const toSeat = async (lobby: LiveLobby, deal: SharedDealNews) => (await lobby.deals.play(deal)) as LiveFeed;
const guestOf = async (lobby: LiveLobby): Promise<string> => (await lobby.guest.known()).guest!;

/** Plays the deal to its end. */
async function playOut(lobby: LiveLobby, deal: SharedDealNews): Promise<LiveFeed> {
  const { feed } = playing(await toSeat(lobby, deal));
  await over(feed);
  await expect.poll(async () => (await lobby.deals.look(deal.code)).own?.over).toBe(true);
  return feed;
}

/** A match against bots that is over, and the link to its deal. */
async function played(lobby: LiveLobby, game = "duel", rotates = false) {
  const { feed } = playing(await lobby.playNow(game, {}, undefined, CASUAL));
  await over(feed);
  let deal: SharedDealNews | undefined;
  await expect.poll(async () => (deal = await lobby.deals.share({ match: feed.match }, rotates).catch(() => undefined))).toBeDefined();
  return { feed, deal: deal! };
}

async function movesOf(feed: LiveFeed) {
  const { entries } = await recordOf(feed);
  return entries.flatMap((entry) => (entry.type === "moves" ? [[entry.seat, ...entry.moves]] : []));
}

describe("A deal that is sent to friends", () => {
  it("is the deal of the match: the same cards, options, seat and level of bots", async () => {
    const { feed, deal } = await played(under.browser({ name: "Ada" }));
    const own = await toSeat(under.browser(), deal);
    expect(own.seat).toBe(feed.seat);
    const [first, second] = [await recordOf(feed), await recordOf(own)];
    expect([second.deal.secret, second.deal.shares]).toEqual([first.deal.secret, first.deal.shares]);
    expect([second.options, second.seats, second.bots]).toEqual([first.options, first.seats, first.bots]);
    expect(second.deal.again).toBe(true);
    const dealt = async (one: LiveFeed) => (await one.past(0, 0))[0]?.sight.table;
    expect(await dealt(own)).toEqual(await dealt(feed));
    await own.resign();
    await over(own);
    expect((await own.record()).deal).toEqual(second.deal);
  });

  it("meets the same play with the same replies to the end", async () => {
    const lobby = under.browser();
    const deal = await lobby.deals.share({ game: "elasund", seats: 3, ...CASUAL }, false);
    const [one, other] = [await playOut(lobby, deal), await playOut(under.browser(), deal)];
    expect((await movesOf(one)).length).toBeGreaterThan(20);
    expect(await movesOf(other)).toEqual(await movesOf(one));
  });

  it("is played from the next seat by each who comes, if that was chosen", async () => {
    const deal = await under.browser().deals.share({ game: "elasund", seats: 3, ...CASUAL }, true);
    const seats = [];
    for (const _guest of [1, 2, 3, 4]) seats.push((await toSeat(under.browser(), deal)).seat);
    expect(seats).toEqual([0, 1, 2, 0]);
  });

  it("is played once: it is continued from any browser until it is over, and not begun again", async () => {
    const storage = memory();
    const lobby = under.browser({ storage });
    const deal = await lobby.deals.share({ game: "duel", ...CASUAL }, false);
    const { match } = await toSeat(lobby, deal);
    const feed = await toSeat(under.browser({ storage }), deal);
    expect(feed.match).toBe(match);
    expect((await feed.resign()).ok).toBe(true);
    const ended = async () => (await lobby.deals.look(deal.code)).plays?.map(({ outcome, place }) => [outcome, place]);
    await expect.poll(ended).toEqual([["gaveUp", undefined]]);
    await expect(lobby.deals.play(deal)).rejects.toMatchObject(refused("dailyPlayed"));
  });

  it("has no takebacks, no hints, no agreed end and no rematch", async () => {
    const lobby = under.browser();
    const feed = await toSeat(lobby, await lobby.deals.share({ game: "duel", ...CASUAL }, false));
    expect(feed.allows).toMatchObject({ undo: false, takeback: false, rematch: false, hint: false, analyse: "later" });
    for (const answer of [feed.undo(), feed.propose("takeback"), feed.propose("end")])
      expect(await answer).toMatchObject({ ok: false, key: "undoDaily" });
    await feed.resign();
    expect(await feed.rematch()).toMatchObject({ ok: false, key: "dailyPlayed" });
  });

  it("is made of one's own finished match against bots alone, and of no other", async () => {
    const lobby = under.browser();
    const running = await lobby.playNow("duel", {}, undefined, CASUAL);
    await expect(lobby.deals.share({ match: running.match }, false)).rejects.toMatchObject(refused("foreignSeat"));
    const { feed } = await played(under.browser());
    await expect(lobby.deals.share({ match: feed.match }, false)).rejects.toMatchObject(refused("foreignSeat"));
    const [one] = await together(under, "duel", 2);
    await one!.resign();
    await expect(
      callApi(under.address, "shareDeal", { guest: await guestOf(lobby), match: one!.match, rotates: false }),
    ).rejects.toMatchObject(refused("foreignSeat"));
  });

  it("can be played for some days; then all who have the link see how it went", async () => {
    const { deal } = await played(under.browser({ name: "Ada" }));
    expect(deal.until).toBe(Date.parse("2026-12-01T00:00:00Z"));
    now += DEAL_DAYS * DAY;
    await toSeat(under.browser(), deal);
    now += DAY;
    await expect(under.browser().deals.play(deal)).rejects.toMatchObject(refused("linkOver"));
    expect((await under.browser().deals.look(deal.code)).plays).toMatchObject([{ name: "Ada", first: true }]);
    await expect(under.browser().deals.look("NOSUCHCODE")).rejects.toMatchObject(refused("linkOver"));
  });

  it("cannot be made when the guest has 20 that can still be played", async () => {
    const lobby = under.browser();
    for (let made = 0; made < LIMITS.maxSharedDeals; made++) await lobby.deals.share({ game: "duel" }, false);
    await expect(lobby.deals.share({ game: "duel" }, false)).rejects.toMatchObject(refused("tooManyArranged"));
    now += (DEAL_DAYS + 1) * DAY;
    expect((await lobby.deals.share({ game: "duel" }, false)).players).toBe(0);
  });
});

describe("Of a deal by a link, what others did", () => {
  it("is told to nobody who can still play it, and to who has played it, best first", async () => {
    const ada = under.browser({ name: "Ada" });
    const ben = under.browser({ name: "Ben" });
    const { feed, deal } = await played(ada);
    expect(deal.plays).toMatchObject([{ match: feed.match, name: "Ada", own: true, first: true, place: 1 }]);
    const seen = await ben.deals.look(deal.code);
    expect([seen.players, seen.by, seen.plays]).toEqual([1, "Ada", undefined]);
    const own = await toSeat(ben, deal);
    expect((await ben.deals.look(deal.code)).plays).toBeUndefined();
    await own.resign();
    await expect
      .poll(async () => (await ben.deals.look(deal.code)).plays?.map(({ name, own: mine }) => [name, mine]))
      .toEqual([
        ["Ada", undefined],
        ["Ben", true],
      ]);
  });

  it("is replayed by those who have finished the same deal, and by nobody else until its last day is over", async () => {
    const [ada, ben, eve] = [under.browser(), under.browser(), under.browser()];
    const deal = await ada.deals.share({ game: "duel", ...CASUAL }, false);
    const feed = await playOut(ada, deal);
    const record = (guest?: string) => callApi(under.address, "record", { match: feed.match, ...(guest && { guest }) });
    const own = await toSeat(ben, deal);
    for (const lobby of [ben, eve]) await expect(record(await guestOf(lobby))).rejects.toMatchObject(refused("dailySecret"));
    await expect(under.browser().watch(feed.match)).rejects.toMatchObject(refused("dailySecret"));
    await own.resign();
    await expect.poll(async () => (await ben.deals.look(deal.code)).own?.over).toBe(true);
    expect(readRecord((await record(await guestOf(ben))).record)).toEqual(await recordOf(feed));
    await expect(record(await guestOf(eve))).rejects.toMatchObject(refused("dailySecret"));
    await expect(record()).rejects.toMatchObject(refused("dailySecret"));
    now += (DEAL_DAYS + 1) * DAY;
    expect(readRecord((await record()).record)).toEqual(await recordOf(feed));
  });

  it("is not ranked if a move was taken back", async () => {
    const lobby = under.browser();
    const feed = (await lobby.playNow("duel", {}, undefined, CASUAL)) as LiveFeed;
    const { sight, ask } = await asked(feed);
    await feed.send([feed.game.notation(feed.game.moves(sight as View)[0]!)], ask);
    expect((await feed.undo()).ok).toBe(true);
    playing(feed);
    await over(feed);
    let plays: SharedDealNews["plays"];
    await expect
      .poll(async () => (plays = (await lobby.deals.share({ match: feed.match }, false).catch(() => undefined))?.plays))
      .toBeDefined();
    expect(plays?.map(({ own, place }) => [own, place])).toEqual([[true, undefined]]);
  });
});

describe("A deal whose player stays away", () => {
  it("is played on until its last day is over, and ends then", async () => {
    const lobby = under.browser();
    const deal = await lobby.deals.share({ game: "duel", ...CASUAL }, false);
    const { match } = await toSeat(lobby, deal);
    const stayAway = async (days: number): Promise<number> => {
      await matchMaker.getLocalRoomById(match).disconnect();
      await expect.poll(() => matchMaker.query({ roomId: match })).toEqual([]);
      now += days * DAY;
      return endAbandoned({ ...store, games: under.games });
    };
    expect(await stayAway(DEAL_DAYS)).toBe(0);
    await asked(await toSeat(lobby, deal));
    expect(await stayAway(2)).toBe(1);
    expect((await lobby.deals.look(deal.code)).own).toEqual({ match, over: true });
  });
});

describe("A link to the deal of the day", () => {
  it("leads to the deal of the day itself until the day is over, so that nobody can try it beforehand", async () => {
    const [ada, ben] = [under.browser({ name: "Ada" }), under.browser({ name: "Ben" })];
    const { feed } = playing(await ada.playDaily("duel"));
    await over(feed);
    let deal: SharedDealNews | undefined;
    await expect.poll(async () => (deal = await ada.deals.share({ match: feed.match }, false).catch(() => undefined))).toBeDefined();
    expect(deal).toMatchObject({ watchFrom: Date.parse("2026-11-24T00:00:00Z"), plays: [{ name: "Ada", place: 1 }] });
    const own = await toSeat(ben, deal!);
    expect((await ben.dailies()).games.find(({ game }) => game === "duel")?.own?.match).toBe(own.match);
    await own.resign();
    await expect.poll(async () => (await ben.deals.look(deal!.code)).plays?.length).toBe(2);
    const record = async () => callApi(under.address, "record", { match: feed.match, guest: await guestOf(ben) });
    await expect(record()).rejects.toMatchObject(refused("dailySecret"));
    now += DAY;
    expect((await record()).record).toContain("duel");
  });

  it("compares who has played it before by that match", async () => {
    const [ada, ben] = [under.browser({ name: "Ada" }), under.browser({ name: "Ben" })];
    const ends: LiveFeed[] = [];
    for (const lobby of [ada, ben]) {
      const { feed } = playing(await lobby.playDaily("duel"));
      await over(feed);
      ends.push(feed);
    }
    let deal: SharedDealNews | undefined;
    await expect.poll(async () => (deal = await ada.deals.share({ match: ends[0]!.match }, false).catch(() => undefined))).toBeDefined();
    await expect.poll(async () => (await ben.dailies()).games.find(({ game }) => game === "duel")?.own?.result).toBeDefined();
    await expect(ben.deals.play(deal!)).rejects.toMatchObject(refused("dailyPlayed"));
    const plays = (await ben.deals.look(deal!.code)).plays ?? [];
    expect(plays.map(({ match }) => match).sort()).toEqual(ends.map(({ match }) => match).sort());
    const [first, second] = plays.map(({ place }) => place);
    expect([first, [1, 2].includes(second!)]).toEqual([1, true]);
  });
});
