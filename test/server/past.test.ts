/** What was, over HTTP: each seat gets what it has seen, and nothing else. */
import { afterEach, describe, expect, it } from "vitest";
import { callDesk } from "../../client/feed/live-desk.ts";
import type { View } from "../../shared/core/game.ts";
import { frames } from "../../shared/core/step.ts";
import { WATCHER } from "../../shared/core/view.ts";
import { asked, memory, over, playing, start, TOY, together, type Under, watching, when } from "./server.ts";

let under: Under;
afterEach(() => under.serving.close());
const refusal = (key: string) => expect.objectContaining({ name: "Refusal", key });
const shownOf = ({ number, event, sight, asked: owing }: { number: number; event: object; sight: object; asked: readonly number[] }) => {
  return { number, event, sight, asked: owing };
};

describe("Past frames", () => {
  it("are those of the own seat, and without a seat those of a watcher", async () => {
    under = await start();
    const feeds = (await together(under, "toy", 3)).map((feed) => playing(feed).feed);
    await Promise.all(feeds.map(over));
    const watcher = await under.browser().watch(feeds[0]!.match);
    const record = (await under.journal.read(feeds[0]!.match))!;
    for (const feed of [...feeds, watcher]) {
      const right = [...frames(TOY, record, feed.seat)];
      expect((await feed.past(0, 1e6)).map(shownOf)).toEqual(right);
      expect((await feed.past(2, 4)).map(shownOf)).toEqual(right.slice(2, 5));
    }
  });

  it("tell a seat nothing of another's secrets and twins, nor a watcher of any", async () => {
    under = await start();
    const feeds = (await together(under, "toy", 3)).map((feed) => playing(feed).feed);
    await Promise.all(feeds.map(over));
    const { match } = feeds[0]!;
    const record = (await under.journal.read(match))!;
    const all = feeds.map((feed) => ({ seat: feed.seat, token: feed.ticket.token }));
    for (const { seat, token } of [...all, { seat: WATCHER, token: undefined }]) {
      const answer = await callDesk(under.address, "frames", { match, from: 0, to: 1e6, ...(token && { token }) });
      const text = JSON.stringify(answer);
      expect(Object.keys(answer)).toEqual(["frames"]);
      for (const frame of answer.frames) expect(Object.keys(frame).filter((key) => key === "secret").length).toBe(seat < 0 ? 0 : 1);
      for (const other of [0, 1, 2].filter((of) => of !== seat)) {
        const foreign = [...frames(TOY, record, other)].map(({ sight }) => JSON.stringify(sight.secret));
        const own = new Set([...frames(TOY, record, seat)].map(({ sight }) => JSON.stringify(sight.secret)));
        for (const secret of foreign) if (!own.has(secret)) expect(text).not.toContain(secret);
      }
      for (const hidden of [record.deal.secret, ...record.deal.shares, ...all.map((one) => one.token)]) expect(text).not.toContain(hidden);
    }
  });

  it("are refused to whoever shows no token of the table", async () => {
    under = await start();
    const [feed] = await together(under, "toy", 3);
    const ask = (more: object) => callDesk(under.address, "frames", { match: feed!.match, from: 0, to: 9, ...more });
    await expect(ask({ token: "0".repeat(32) })).rejects.toThrow(refusal("foreignSeat"));
    await expect(ask({ match: "none" })).rejects.toThrow(refusal("unknownTable"));
    await expect(ask({ from: -1 })).rejects.toThrow(refusal("malformed"));
    await expect(ask({ seat: -1 })).rejects.toThrow(refusal("malformed"));
    await expect(ask({ place: 1 })).rejects.toThrow(refusal("malformed"));
  });

  it("come in stretches that are not too long", async () => {
    under = await start({ mostFrames: 50 });
    const feed = playing(await under.browser().playNow("duel")).feed;
    await over(feed);
    const { match } = feed;
    const { frames: found } = await callDesk(under.address, "frames", { match, token: feed.ticket.token, from: 0, to: 1e6 });
    expect(found.length).toBe(50);
    const all = await feed.past(0, 1e6);
    expect(all.length).toBeGreaterThan(50);
    expect(all.map(({ number }) => number)).toEqual(all.map((_moment, at) => at));
  });

  it("reach a watcher no earlier than the picture does", async () => {
    under = await start({ pace: { late: 60_000 } });
    const feeds = await together(under, "toy", 3);
    for (const feed of feeds) {
      const { ask, sight } = await asked(feed);
      await feed.send([feed.game.notation(feed.game.moves(sight as View)[0]!)], ask);
    }
    const { match, token } = feeds[0]!.ticket;
    // Not even of how it began.
    expect((await callDesk(under.address, "frames", { match, from: 0, to: 99 })).frames).toEqual([]);
    expect((await callDesk(under.address, "frames", { match, token, from: 0, to: 99 })).frames.length).toBeGreaterThan(3);
  });
});

describe("The past of a finished match is open", () => {
  it("to each seat as it was seen there, when the table is closed and its tokens are forgotten", async () => {
    under = await start();
    const feeds = (await together(under, "toy", 3)).map((feed) => playing(feed).feed);
    await Promise.all(feeds.map(over));
    const { match, token } = feeds[0]!.ticket;
    for (const feed of feeds) feed.leave();
    const sit = () => callDesk(under.address, "sit", { match, token });
    await expect.poll(() => sit().catch(({ key }) => key)).toBe("unknownTable");
    const record = (await under.journal.read(match))!;
    for (const feed of feeds) expect((await feed.past(0, 1e6)).map(shownOf)).toEqual([...frames(TOY, record, feed.seat)]);
    const ask = (more: object) => callDesk(under.address, "frames", { match, from: 0, to: 9, ...more });
    await expect(ask({ token })).rejects.toThrow(refusal("unknownTable"));
    await expect(ask({ seat: 3 })).rejects.toThrow(refusal("foreignSeat"));
  });

  it("and not before: while it runs, a seat is no more than what its token shows", async () => {
    under = await start();
    const [feed] = await together(under, "toy", 3);
    const { match, token } = feed!.ticket;
    const ask = (more: object) => callDesk(under.address, "frames", { match, from: 0, to: 9, ...more });
    await expect(ask({ seat: 1 })).rejects.toThrow(refusal("notOver"));
    await expect(ask({ seat: 1, token: "0".repeat(32) })).rejects.toThrow(refusal("foreignSeat"));
    expect(await ask({ seat: 1, token })).toEqual(await ask({ token }));
  });
});

describe("Whoever comes back can have all he has missed", () => {
  it("after a reload", async () => {
    under = await start();
    const storage = memory();
    const host = await under.browser({ storage }).createTable("toy", {}, 3);
    host.fill();
    const feed = await host.feed;
    const player = playing(feed);
    await over(feed);
    const again = (await under.browser({ storage }).resume())!;
    const { number } = await when(again, () => true);
    expect(await again.past(0, number)).toEqual(
      player.seen.map((moment) => ({ ...moment, ask: 0, undo: undefined, outcome: undefined, resigned: undefined })),
    );
  });
});

describe("Whoever listens a little late sees a match that has just begun from its beginning", () => {
  it("one frame after the other", async () => {
    under = await start();
    const feed = await under.browser().playNow("toy");
    await asked(feed);
    const { number } = await when(feed, (moment) => moment.number >= 2);
    const late = watching(feed);
    expect(late.seen.map((moment) => moment.number)).toEqual(Array.from({ length: number + 1 }, (_none, at) => at));
    expect(late.jumps).toEqual([0]);
  });
});

describe("A finished match is watched again from its record", () => {
  it("which is refused while it runs, and is proved by what was promised", async () => {
    under = await start();
    const feed = await under.browser().playNow("toy");
    await asked(feed);
    await expect(feed.record()).rejects.toThrow(refusal("notOver"));
    playing(feed);
    await over(feed);
    const record = await feed.record();
    expect(record).toEqual(await under.journal.read(feed.match));
  });
});
