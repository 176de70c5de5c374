/** Past frames over HTTP: each seat gets what it has seen, and nothing else. */

import { matchMaker } from "@colyseus/core";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import { time } from "../../../server/base/time.ts";
import type { View } from "../../../shared/core/contract/game.ts";
import { type MatchRecord, readRecord } from "../../../shared/core/match/record.ts";
import { frames } from "../../../shared/core/match/step.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import { GAMES } from "../../../shared/games.ts";
import { randomMatch } from "../../contract/matches.ts";
import { inMemory } from "../in-memory.ts";
import { asked, memory, over, playing, start, TOY, together, type Under, watching, when } from "../server.ts";

let under: Under;
afterEach(() => under.serving.close());
const refusal = (key: string) => expect.objectContaining({ name: "Refusal", key });
const shownOf = ({ number, event, sight, asked: owing }: { number: number; event: object; sight: object; asked: readonly number[] }) => {
  return { number, event, sight, asked: owing };
};

describe("Past frames", () => {
  it("are those of the caller's seat, or of a watcher without one", async () => {
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

  it("contain no secrets and private events of other seats, and for a watcher none at all", async () => {
    under = await start();
    const feeds = (await together(under, "toy", 3)).map((feed) => playing(feed).feed);
    await Promise.all(feeds.map(over));
    const { match } = feeds[0]!;
    const record = (await under.journal.read(match))!;
    const all = feeds.map((feed) => ({ seat: feed.seat, token: feed.ticket.token }));
    for (const { seat, token } of [...all, { seat: WATCHER, token: undefined }]) {
      const answer = await callApi(under.address, "frames", { match, from: 0, to: 1e6, ...(token && { token }) });
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

  it("are refused without a token of the table", async () => {
    under = await start();
    const [feed] = await together(under, "toy", 3);
    const ask = (more: object) => callApi(under.address, "frames", { match: feed!.match, from: 0, to: 9, ...more });
    await expect(ask({ token: "0".repeat(32) })).rejects.toThrow(refusal("foreignSeat"));
    await expect(ask({ match: "none" })).rejects.toThrow(refusal("unknownTable"));
    await expect(ask({ from: -1 })).rejects.toThrow(refusal("malformed"));
    await expect(ask({ seat: -1 })).rejects.toThrow(refusal("malformed"));
    await expect(ask({ place: 1 })).rejects.toThrow(refusal("malformed"));
  });

  it("are limited per answer", async () => {
    under = await start({ maxFrames: 50 });
    const feed = playing(await under.browser().playNow("duel")).feed;
    await over(feed);
    const { match } = feed;
    const { frames: found } = await callApi(under.address, "frames", { match, token: feed.ticket.token, from: 0, to: 1e6 });
    expect(found.length).toBe(50);
    const all = await feed.past(0, 1e6);
    expect(all.length).toBeGreaterThan(50);
    expect(all.map(({ number }) => number)).toEqual(all.map((_moment, at) => at));
  });

  it("reach a watcher no earlier than the live frames", async () => {
    under = await start({ timings: { watchDelay: 60_000 } });
    const feeds = await together(under, "toy", 3);
    for (const feed of feeds) {
      const { ask, sight } = await asked(feed);
      await feed.send([feed.game.notation(feed.game.moves(sight as View)[0]!)], ask);
    }
    const { match, token } = feeds[0]!.ticket;
    // Not even the first frame is given.
    expect((await callApi(under.address, "frames", { match, from: 0, to: 99 })).frames).toEqual([]);
    expect((await callApi(under.address, "frames", { match, token, from: 0, to: 99 })).frames.length).toBeGreaterThan(3);
  });
});

describe("Where watchers see matches late", () => {
  it("the record of an ended match, and what its seats saw, are held back as long; its players have them at once", async () => {
    const watchDelay = 60_000;
    under = await start({ timings: { watchDelay } });
    const feeds = (await together(under, "toy", 3)).map((feed) => playing(feed).feed);
    await Promise.all(feeds.map(over));
    const { match, token } = feeds[0]!.ticket;
    const record = (more: object = {}) => callApi(under.address, "record", { match, ...more });
    const frames = (more: object) => callApi(under.address, "frames", { match, from: 0, to: 9, ...more });
    const heldBack = { key: "heldBack", args: { seconds: expect.any(Number) } };
    await expect(record()).rejects.toMatchObject(heldBack);
    await expect(record({ token: "0".repeat(32) })).rejects.toMatchObject(heldBack);
    await expect(frames({ seat: 0 })).rejects.toMatchObject(heldBack);
    expect((await frames({ token })).frames).toHaveLength(10);
    expect(readRecord((await record({ token })).record).entries.length).toBeGreaterThan(3);
    expect((await feeds[1]!.record()).entries.length).toBeGreaterThan(3);
    const now = time.elapsed();
    const clock = vi.spyOn(time, "elapsed").mockReturnValue(now + watchDelay);
    onTestFinished(() => clock.mockRestore());
    expect(readRecord((await record()).record).entries.length).toBeGreaterThan(3);
    expect((await frames({ seat: 0 })).frames).toHaveLength(10);
  });
});

describe("The past of a finished match is open", () => {
  it("by any seat's view, once the table is closed and its tokens are deleted", async () => {
    under = await start();
    const feeds = (await together(under, "toy", 3)).map((feed) => playing(feed).feed);
    await Promise.all(feeds.map(over));
    const { match, token } = feeds[0]!.ticket;
    for (const feed of feeds) feed.leave();
    const sit = () => callApi(under.address, "sit", { match, token });
    await expect.poll(() => sit().catch(({ key }) => key)).toBe("unknownTable");
    const record = (await under.journal.read(match))!;
    for (const feed of feeds) expect((await feed.past(0, 1e6)).map(shownOf)).toEqual([...frames(TOY, record, feed.seat)]);
    const ask = (more: object) => callApi(under.address, "frames", { match, from: 0, to: 9, ...more });
    await expect(ask({ token })).rejects.toThrow(refusal("unknownTable"));
    await expect(ask({ seat: 3 })).rejects.toThrow(refusal("foreignSeat"));
  });

  it("and not before: while it runs, a seat needs its token", async () => {
    under = await start();
    const [feed] = await together(under, "toy", 3);
    const { match, token } = feed!.ticket;
    const ask = (more: object) => callApi(under.address, "frames", { match, from: 0, to: 9, ...more });
    await expect(ask({ seat: 1 })).rejects.toThrow(refusal("notOver"));
    await expect(ask({ seat: 1, token: "0".repeat(32) })).rejects.toThrow(refusal("foreignSeat"));
    expect(await ask({ seat: 1, token })).toEqual(await ask({ token }));
  });
});

describe("A replay", () => {
  const DUEL = GAMES.find(({ id }) => id === "duel")!;
  const ended = (length: number): MatchRecord => {
    const { record } = randomMatch(DUEL, 1);
    const end = { type: "end", seat: -1, why: "agreed", at: 1, by: "server" } as const;
    return { ...record, entries: [...record.entries.slice(0, length), end] };
  };
  /** A finished match without players. */
  async function kept(match: string, record: MatchRecord): Promise<void> {
    const { entries, ...head } = record;
    await under.journal.open(match, { ...head, entries: [] });
    for (const [number, entry] of entries.entries()) await under.journal.append(match, number, entry);
    await under.journal.close(match);
  }

  it("gives the same frames in the thread as on the event loop", async () => {
    under = await start();
    const record = ended(30);
    await kept("old", record);
    for (const seat of [0, 1]) {
      const { frames: found } = await callApi(under.address, "frames", { match: "old", seat, from: 3, to: 20 });
      const right = [...frames(DUEL, record, seat, 3, 20)];
      expect(found.map(({ number, event, table, secret, asked }) => ({ number, event, sight: { table, secret, seat }, asked }))).toEqual(
        JSON.parse(JSON.stringify(right)),
      );
    }
    expect(readRecord((await callApi(under.address, "record", { match: "old" })).record)).toEqual(record);
  });

  it("costs an address the number of entries, and is refused up front when the budget is too small", async () => {
    const { journal } = await inMemory();
    const read = vi.fn(journal.read);
    const counted = { ...journal, read };
    const record = ended(30);
    under = await start({ journal: counted, maxReplayedEntries: 2 * record.entries.length + 1 });
    await kept("old", record);
    const calls = [
      () => callApi(under.address, "record", { match: "old" }),
      () => callApi(under.address, "frames", { match: "old", seat: 0, from: 0, to: 9 }),
    ];
    for (const call of calls) await call();
    expect(read).toHaveBeenCalledTimes(2);
    for (const call of [...calls, ...calls]) await expect(call()).rejects.toThrow(refusal("tooOften"));
    expect(read).toHaveBeenCalledTimes(2);
  });

  it("does not read the record when the caller has no access or asks for no frames", async () => {
    const { journal } = await inMemory();
    under = await start({ journal: { ...journal, read: () => Promise.reject(new Error("read")) } });
    const { entries: _none, ...head } = ended(30);
    await under.journal.open("open", { ...head, entries: [] });
    await under.journal.append("open", 0, { type: "seat", seat: 0, kind: "person", name: "", at: 1, by: "server" });
    const ask = (more: object) => callApi(under.address, "frames", { match: "open", from: 0, to: 9, ...more });
    await expect(ask({ seat: 0 })).rejects.toThrow(refusal("notOver"));
    await expect(ask({ token: "0".repeat(32) })).rejects.toThrow(refusal("unknownTable"));
    await expect(callApi(under.address, "record", { match: "open" })).rejects.toThrow(refusal("notOver"));
    expect(await ask({ from: 9, to: 8 })).toEqual({ frames: [] });
  });

  it("with a wrong token reopens no room", async () => {
    under = await start({ timings: { emptyRoomTimeout: 20 } });
    const feed = await under.browser().playNow("duel");
    const { match } = feed;
    feed.leave();
    const isLive = async () => (await matchMaker.query({ name: "match", roomId: match })).length > 0;
    await expect.poll(isLive).toBe(false);
    for (const call of ["frames", "sit"] as const) {
      const asked = callApi(under.address, call, { match, token: "0".repeat(32), ...(call === "frames" && { from: 0, to: 9 }) });
      await expect(asked).rejects.toThrow(refusal("foreignSeat"));
      expect(await isLive()).toBe(false);
    }
  });

  it("for the list of one's own matches happens once for each match that has changed", async () => {
    const { journal } = await inMemory();
    const read = vi.fn(journal.read);
    under = await start({ journal: { ...journal, read }, timings: { emptyRoomTimeout: 20 } });
    const storage = memory();
    const feed = await under.browser({ storage }).playNow("toy");
    await asked(feed);
    feed.leave();
    const guest = storage.getItem("quayside.guest")!;
    const own = () => callApi(under.address, "matches", { guest });
    await expect.poll(async () => (await matchMaker.query({ name: "match", roomId: feed.match })).length).toBe(0);
    read.mockClear();
    const first = await own();
    expect(first.matches).toMatchObject([{ match: feed.match, running: true }]);
    expect(await own()).toEqual(first);
    expect(read).toHaveBeenCalledTimes(1);
  });
});

describe("A returning player can get all missed frames", () => {
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

describe("A listener attached late gets a match that has just begun from its first frame", () => {
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

describe("A finished match is replayed from its record", () => {
  it("which is refused while it runs, and matches the commitment", async () => {
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
