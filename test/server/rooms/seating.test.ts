/** Drawn seats, over a real connection. The rules of seating: test/server/match/seating.test.ts. */
import { afterEach, describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import { drawnSeats, seedOf } from "../../../shared/core/base/random.ts";
import { placesOf, readRecord, verifyDeal } from "../../../shared/core/match/record.ts";
import { resume } from "../../../shared/core/match/step.ts";
import { expectSeenAll, memory, over, playing, start, TOY, type Under } from "../server.ts";

let under: Under;
afterEach(() => under.serving.close());

async function byLot(count: number) {
  const shares = Array.from({ length: count }, (_none, at) => `${at}${at}`.repeat(16));
  const browsers = shares.map((share, at) => under.browser({ name: `Guest ${at}`, share: () => share }));
  const host = await browsers[0]!.createTable("toy", {}, 3, { seating: "random" });
  const guests = await Promise.all(browsers.slice(1).map((browser) => browser.joinTable(host.code)));
  if (count < 3) host.fill();
  const feeds = await Promise.all([host, ...guests].map(({ feed }) => feed));
  return { feeds, shares, host };
}

describe("At a table that draws its seats", () => {
  it("each player plays on the drawn seat, and sees that seat's secret alone", async () => {
    under = await start();
    const { feeds } = await byLot(3);
    const players = feeds.map((feed) => playing(feed));
    await Promise.all(feeds.map(over));
    const record = (await under.journal.read(feeds[0]!.match))!;
    expect(record.seating).toBe("random");
    const { secret, shares } = record.deal;
    const drawn = drawnSeats(seedOf(secret, shares), 3);
    expect([...feeds.map(({ seat }) => seat)].sort()).toEqual([0, 1, 2]);
    for (const player of players) {
      const name = player.feed.presence().people[player.feed.seat]?.name;
      const place = drawn[player.feed.seat]!;
      expect(shares[place]).toBe(`${name?.at(-1)}`.repeat(32));
      await expectSeenAll(under, player);
      expect(player.answers.every(({ ok }) => ok)).toBe(true);
    }
  });

  it("replay and proof agree with the draw", async () => {
    under = await start();
    const { feeds, shares } = await byLot(2);
    for (const feed of feeds) playing(feed);
    const end = (await Promise.all(feeds.map(over)))[0]!;
    const record = readRecord((await callApi(under.address, "record", { match: feeds[0]!.match })).record);
    expect(resume(TOY, record).state.table).toEqual(end.sight.table);
    for (const [place, { seat, ticket, deal }] of feeds.entries()) {
      const seen = { commitment: ticket.commitment, seating: "random", own: { seat, share: shares[place]! } } as const;
      expect(() => verifyDeal(record, seen)).not.toThrow();
      expect(() => verifyDeal(record, { ...seen, own: { ...seen.own, seat: (seat + 1) % 3 } })).toThrow("share");
      expect(() => verifyDeal({ ...record, seating: "joined" }, seen)).toThrow("seating");
      expect((await deal).shares).toEqual(record.deal.shares);
    }
    expect([...placesOf(record)].sort()).toEqual([0, 1, 2]);
  });

  it("a player who reloads before or during the match returns to their seat", async () => {
    under = await start();
    const storage = memory();
    const host = await under.browser({ storage }).createTable("toy", {}, 3, { seating: "random" });
    const waiting = (await under.browser({ storage }).back())!;
    expect(waiting).toMatchObject({ code: host.code, begun: false });
    await host.feed.catch(({ key }) => expect(key).toBe("takenElsewhere"));
    waiting.fill();
    const feed = await waiting.feed;
    const again = (await under.browser({ storage }).back())!;
    expect(again.begun).toBe(true);
    const back = await again.feed;
    expect(back.seat).toBe(feed.seat);
    const player = playing(back);
    await over(back);
    await expectSeenAll(under, player);
    await back.deal;
  });

  it("it is always so for players from the queue, and they are told before", async () => {
    under = await start({ timings: { queueWait: 0 } });
    const feed = await (await under.browser().quickMatch("duel")).feed;
    expect(feed.ticket.seating).toBe("random");
  });
});

describe("At all other tables players sit in the order they joined", () => {
  it("unless drawn seats are chosen", async () => {
    under = await start();
    expect(await callApi(under.address, "table", { game: "toy" })).toMatchObject({ seating: "joined", seat: 0 });
    expect(await callApi(under.address, "play", { game: "toy" })).toMatchObject({ seating: "joined", seat: 0 });
    expect(await callApi(under.address, "play", { game: "toy", seating: "random" })).toMatchObject({ seating: "random" });
  });
});
