import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commitment } from "../../../shared/core/base/random.ts";
import { resume } from "../../../shared/core/match/step.ts";
import { expectSeenAll, over, playing, start, together, type Under, watching } from "../server.ts";

let under: Under;
beforeAll(async () => {
  under = await start();
});
afterAll(() => under.serving.close());

describe.each([
  ["toy", 3],
  ["duel", 2],
])("A whole match of %s between %i people", (game, count) => {
  it("shows each player every frame of the record as their seat may see it, and ends the same for all", async () => {
    const feeds = await together(under, game, count);
    const players = feeds.map((feed) => playing(feed));
    const ends = await Promise.all(feeds.map(over));
    for (const player of players) {
      await expectSeenAll(under, player);
      expect(player.jumps).toEqual([0]);
      expect(player.answers.every(({ ok }) => ok)).toBe(true);
    }
    for (const end of ends) {
      expect(end.outcome).toEqual(ends[0]?.outcome);
      expect(end.asked).toEqual([]);
    }
    const record = await under.journal.read(feeds[0]!.ticket.match);
    expect(resume(feeds[0]!.game, record!).state.table).toEqual(ends[0]?.sight.table);
    for (const feed of feeds) feed.leave();
  });
});

describe("The deal", () => {
  it("is committed to before the players give their shares, and published at the end", async () => {
    const shares = ["ab".repeat(16), "cd".repeat(16)];
    const host = await under.browser({ share: () => shares[0]! }).createTable("duel");
    const guest = await under.browser({ share: () => shares[1]! }).joinTable(host.code);
    const feeds = await Promise.all([host.feed, guest.feed]);
    for (const feed of feeds) playing(feed);
    for (const feed of feeds) {
      const deal = await feed.deal;
      expect(deal.shares).toEqual(shares);
      expect(commitment(deal.secret)).toBe(feed.ticket.commitment);
    }
  });
});

describe("Bots", () => {
  it("take the empty seats and play on", async () => {
    const feed = await under.browser().playNow("toy");
    const player = playing(feed);
    await over(feed);
    await expectSeenAll(under, player);
    expect(feed.presence().people.map(({ kind }) => kind)).toEqual(["person", "bot", "bot"]);
    const record = await under.journal.read(feed.ticket.match);
    expect(record?.entries.filter((entry) => entry.type === "moves" && entry.by === "bot").length).toBeGreaterThan(0);
  });

  it("fill a private table when its host asks for them", async () => {
    const host = await under.browser().createTable("toy");
    host.fill();
    const feed = await host.feed;
    const player = playing(feed);
    await over(feed);
    await expectSeenAll(under, player);
    expect(feed.presence().people.map(({ kind }) => kind)).toEqual(["person", "bot", "bot"]);
  });

  it("take over for a player who leaves", async () => {
    const [first, second] = await together(under, "duel", 2);
    const player = playing(first!);
    watching(second!);
    second!.leave();
    await over(first!);
    await expectSeenAll(under, player);
    expect(first!.presence().people[1]).toMatchObject({ kind: "bot" });
  });
});
