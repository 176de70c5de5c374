/** Each seat has a colour of its own, chosen before the match and settled with the deal. */
import { afterEach, describe, expect, it } from "vitest";
import type { LiveFeed, LiveWaiting } from "../../../client/feed/live/live-lobby.ts";
import type { Search } from "../../../client/feed/lobby.ts";
import { ReplayFeed } from "../../../client/feed/replay.ts";
import type { MatchRecord } from "../../../shared/core/match/record.ts";
import { begin } from "../../../shared/core/match/step.ts";
import { elasund } from "../../../shared/elasund/index.ts";
import { over, start, type Under } from "../server.ts";

let under: Under;
afterEach(() => under.serving.close());

const browser = (colour: number) => under.browser({ colour: () => colour });

/** What a waiting player is told of the table, once it is as wished. */
const told = (waiting: LiveWaiting, wished: (search: Search) => boolean): Promise<Search> =>
  new Promise((resolve) => waiting.onSeats((search) => wished(search) && resolve(search)));

async function table(
  seating: "joined" | "random",
  ...wishes: number[]
): Promise<{ waiting: LiveWaiting[]; feeds: () => Promise<LiveFeed[]> }> {
  const [first = -1, ...more] = wishes;
  const host = await browser(first).createTable("elasund", {}, 4, { seating, open: true });
  // The host's choice is sent with the share, which may be on its way.
  if (first >= 0) await told(host, ({ colours }) => colours[0] === first);
  const guests: LiveWaiting[] = [];
  for (const wish of more) {
    guests.push(await browser(wish).joinTable(host.code));
    await told(host, ({ filled }) => filled === guests.length + 1);
  }
  const waiting = [host, ...guests];
  const feeds = async (): Promise<LiveFeed[]> => {
    host.fill();
    return Promise.all(waiting.map(({ feed }) => feed));
  };
  return { waiting, feeds };
}

const recordOf = async (feed: LiveFeed): Promise<MatchRecord> => (await under.journal.read(feed.match))!;

describe("A colour chosen before the match", () => {
  it("is the seat's, the others get what is left, and all at the table see the same", async () => {
    under = await start();
    const { feeds } = await table("joined", 3, 0);
    const [host, guest] = (await feeds()) as [LiveFeed, LiveFeed];
    expect(host.colours).toEqual([3, 0, 2, 1]);
    expect(guest.colours).toEqual(host.colours);
    const watcher = await under.browser().watch(host.match);
    expect(watcher.colours).toEqual(host.colours);
  });

  it("goes to the player who chose it first", async () => {
    under = await start();
    const [host, guest] = (await (await table("joined", 2, 2)).feeds()) as [LiveFeed, LiveFeed];
    expect(host.colours[host.seat]).toBe(2);
    expect(guest.colours[guest.seat]).toBe(1);
  });

  it("can be changed until the match begins, but not to another player's", async () => {
    under = await start();
    const { waiting, feeds } = await table("joined", 2, 3);
    waiting[0]!.wear!.wish(3);
    waiting[0]!.wear!.wish(1);
    await told(waiting[1]!, ({ colours }) => colours[0] === 1);
    expect((await feeds())[0]!.colours.slice(0, 2)).toEqual([1, 3]);
  });

  it("moves with the player where seats are drawn", async () => {
    under = await start();
    const feeds = await (await table("random", 3, 0)).feeds();
    expect(feeds.map(({ colours, seat }) => colours[seat])).toEqual([3, 0]);
    expect(new Set(feeds[0]!.colours).size).toBe(4);
  });

  it("is on record, and a replay shows it", async () => {
    under = await start();
    const [host, guest] = (await (await table("joined", 3, 0)).feeds()) as [LiveFeed, LiveFeed];
    const record = await recordOf(host);
    expect(record.colours).toEqual(host.colours);
    expect(new ReplayFeed({ game: elasund, record, seat: -1 }).colours).toEqual(host.colours);
    const { colours: _none, ...plain } = record;
    const sites = (of: MatchRecord) => (begin(elasund, of).match.state.table as { sites: number[] }).sites;
    expect(sites(record)[0]).toBe(sites(plain)[3 * 4]);
    for (const feed of [host, guest]) await feed.resign();
    await over(host);
    expect((await host.record()).colours).toEqual(host.colours);
  });

  it("is not needed: without any choice each seat has the colour of its number", async () => {
    under = await start();
    const [host] = (await (await table("joined", -1)).feeds()) as [LiveFeed];
    expect(host.colours).toEqual([0, 1, 2, 3]);
    expect((await recordOf(host)).colours).toBeUndefined();
  });

  it("is one of those that the game has", async () => {
    under = await start();
    const [host] = (await (await table("joined", -1)).feeds()) as [LiveFeed];
    expect(host.colours[0]).toBe(0);
    const other = await browser(4).playNow("elasund", {}, 2);
    expect(other.colours).toEqual([0, 1]);
    expect((await browser(4).playNow("duel")).colours).toEqual([4, 1]);
  });
});
