/** Hints beside people: only where the table allows them, and never unseen. */
import { afterEach, describe, expect, it } from "vitest";
import type { LiveFeed } from "../../../client/feed/live/live-lobby.ts";
import { hintCounts } from "../../../shared/core/match/hints.ts";
import { asked, entriesOf, expectSeenAll, start, type Under, watching, when, whenPresent } from "../server.ts";
import { rivals } from "./rivals.ts";

let under: Under;

afterEach(() => under.serving.close());

async function duel(hints: boolean): Promise<[asked: LiveFeed, other: LiveFeed]> {
  under = await start();
  const host = await under.browser({ name: "Host" }).createTable("duel", {}, 2, { hints });
  const guest = await under.browser({ name: "Guest" }).joinTable(host.code);
  const [one, two] = await Promise.all([host.feed, guest.feed]);
  const { asked: seats } = await when(one, (moment) => moment.asked.length > 0);
  return seats.includes(one.seat) ? [one, two] : [two, one];
}

describe("Beside people", () => {
  it("a hint is refused at a table without them, and nothing is on record", async () => {
    const [feed] = await duel(false);
    const { ask } = await asked(feed);
    expect(feed.allows.hint).toBe("alone");
    expect(await feed.hint(ask)).toMatchObject({ ok: false, key: "noHints" });
    expect(await entriesOf(under, feed)).toBe(0);
  });

  it("at a table with them all are told who asked, once for each question", async () => {
    const [feed, other] = await duel(true);
    const player = watching(other);
    const { ask, number } = await asked(feed);
    expect(other.allows.hint).toBe(true);
    expect(await feed.hint(ask)).toMatchObject({ ok: true });
    for (const one of [feed, other])
      expect(await when(one, ({ event }) => event.type === "hinted")).toMatchObject({ number: number + 1, event: { seat: feed.seat } });
    expect(await feed.hint(ask)).toMatchObject({ ok: true });
    expect(await entriesOf(under, feed)).toBe(1);
    await expectSeenAll(under, player);
  });

  it("a player who is not asked gets none there either", async () => {
    const [, other] = await duel(true);
    expect(await other.hint(1)).toMatchObject({ ok: false });
    expect(await entriesOf(under, other)).toBe(0);
  });

  it("the seat of a player who is away and may come back still counts as a person's", async () => {
    const [feed, other] = await duel(false);
    other.leave();
    await whenPresent(feed, ({ people }) => people[other.seat]?.kind === "bot");
    const { ask } = await asked(feed);
    expect(await feed.hint(ask)).toMatchObject({ ok: false, key: "noHints" });
  });
});

describe("Alone with bots", () => {
  it("a hint is free and on nobody's record", async () => {
    under = await start();
    const feed = await under.browser().playNow("duel");
    const { ask } = await asked(feed);
    expect(await feed.hint(ask)).toMatchObject({ ok: true });
    expect(hintCounts((await under.journal.read(feed.match))!)).toEqual([0, 0]);
  });
});

describe("Where it counts", () => {
  it("a rated match refuses hints", async () => {
    under = await start();
    const [{ feed: one }, { feed: two }] = await rivals(under);
    const { asked: seats } = await when(one, (moment) => moment.asked.length > 0);
    const feed = seats.includes(one.seat) ? one : two;
    expect(feed.allows.hint).toBe(false);
    expect(await feed.hint((await asked(feed)).ask)).toMatchObject({ ok: false, key: "noHints" });
  });

  it("and no rated table is opened with them", async () => {
    under = await start();
    await expect(under.browser().createTable("duel", {}, 2, { rated: true, open: true, hints: true })).rejects.toMatchObject({
      key: "badOptions",
    });
  });

  it("the deal of the day refuses them, though only bots play", async () => {
    under = await start();
    const feed = await under.browser().playDaily("duel");
    const { ask } = await asked(feed);
    expect(await feed.hint(ask)).toMatchObject({ ok: false, key: "noHints" });
  });
});
