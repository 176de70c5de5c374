/** What is kept across a restart, or after its room has gone. */

import { afterEach, describe, expect, it, vi } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import { openRoom } from "../../../client/feed/live/room.ts";
import { setLog } from "../../../server/base/log.ts";
import type { View } from "../../../shared/core/contract/game.ts";
import { readRecord } from "../../../shared/core/match/record.ts";
import { resume } from "../../../shared/core/match/step.ts";
import { rootClass } from "../../../shared/core/wire/sync.ts";
import { type Answer, type ChatLine, MESSAGES } from "../../../shared/core/wire/wire.ts";
import { again, dropped, moveOnce, type OnFile, onFile, reopened } from "../database/on-file.ts";
import { newFile } from "../database/storage.ts";
import { inMemory } from "../in-memory.ts";
import { asked, expectSeenAll, over, playing, start, TOY, together, type Under, watching, whenPresent } from "../server.ts";
import { stopTime } from "../stopped-time.ts";

/** In milliseconds. */
const OUTAGE = 1_500;
afterEach(() => void vi.restoreAllMocks());

describe("After a restart", () => {
  it("a finished match can be watched again, whole and frame by frame", async () => {
    const file = newFile();
    const before = await onFile(file);
    const player = playing(await before.browser().playNow("toy"));
    const end = await over(player.feed);
    const { match } = player.feed;
    const record = await player.feed.record();
    const watched = await callApi(before.address, "frames", { match, from: 0, to: 99 });
    await before.stop();

    const after = await onFile(file);
    const text = readRecord((await callApi(after.address, "record", { match })).record);
    expect(text).toEqual(record);
    expect(resume(TOY, text).state.table).toEqual(end.sight.table);
    expect(await callApi(after.address, "frames", { match, from: 0, to: 99 })).toEqual(watched);
    await after.stop();
  });

  it("clients reconnect by themselves to the exact frame, and play on to the end", async () => {
    const file = newFile();
    const before = await onFile(file);
    const feeds = await together(before, "toy", 3);
    const players = feeds.map(watching);
    await Promise.all(feeds.map(moveOnce));
    const { length } = (await before.journal.read(feeds[0]!.match!))!.entries;
    const lost = Promise.all(feeds.map(dropped));
    const after = await again(before, file, () => lost.then(() => undefined));
    await Promise.all(feeds.map(reopened));
    const numbers = players.map(({ seen }) => seen.at(-1)!.number);
    expect(new Set(numbers).size).toBe(1);
    // Only seat entries were added to the record.
    const entries = (await after.journal.read(feeds[0]!.match!))!.entries.slice(length);
    expect(entries.filter(({ type }) => type !== "seat")).toEqual([]);
    const ends = feeds.map((feed) => over(playing(feed).feed));
    await Promise.all(ends);
    for (const player of players)
      await expectSeenAll(after, { ...player, seen: player.seen.filter((one, at) => one.number !== player.seen[at - 1]?.number) });
    await after.stop();
  });

  it("a repeated command is answered again, and not played twice", async () => {
    const file = newFile();
    const before = await onFile(file);
    const [first] = await together(before, "toy", 3);
    const { ask, sight } = await asked(first!);
    const moves = [first!.game.notation(first!.game.moves(sight as View)[0]!)];
    const { match } = first!.ticket;
    const { token } = first!.ticket;
    const said = { type: "moves", id: "the same", ask, moves };
    const send = async (under: OnFile): Promise<Answer> => {
      const { reservation } = await callApi(under.address, "sit", { match, token });
      const room = await openRoom(under.address, reservation, rootClass(TOY));
      const answer = new Promise<Answer>((told) => room.onMessage(MESSAGES.answer, told));
      room.onMessage("*", () => undefined);
      room.send(MESSAGES.command, said);
      return answer;
    };
    const played = await send(before);
    expect(played.ok).toBe(true);
    const after = await again(before, file);
    expect(await send(after)).toEqual(played);
    await after.stop();
  });

  it("a table still waits for players, and its code still opens it", async () => {
    const file = newFile();
    const before = await onFile(file);
    const host = await before.browser({ name: "Host" }).createTable("duel");
    const after = await again(before, file);
    const guest = await (await after.browser({ name: "Guest" }).joinTable(host.code)).feed;
    const feed = await host.feed;
    expect(feed.presence().people.map(({ name }) => name)).toEqual(["Host", "Guest"]);
    expect(feed.ticket.match).toBe(guest.ticket.match);
    await after.stop();
  });

  it("with newer rules, a match goes on by those it began with", async () => {
    const file = newFile();
    const before = await onFile(file);
    const feeds = await together(before, "toy", 3);
    await Promise.all(feeds.map(moveOnce));
    const newer = { ...TOY, rules: TOY.rules + 1 };
    const after = await again(before, file, undefined, { games: [newer] });
    await Promise.all(feeds.map(reopened));
    await Promise.all(feeds.map((feed) => over(playing(feed).feed)));
    expect((await after.journal.read(feeds[0]!.match))!.rules).toBe(TOY.rules);
    const { match } = await after.browser().playNow("toy");
    expect((await after.journal.read(match))!.rules).toBe(newer.rules);
    await after.stop();
  });

  it("the chat is still there, and a paused match is still paused", async () => {
    const file = newFile();
    const before = await onFile(file);
    const feeds = await together(before, "duel", 2);
    expect(await feeds[0]!.say({ phrase: "hello" })).toMatchObject({ ok: true });
    expect(await feeds[0]!.propose("pause")).toMatchObject({ ok: true });
    await whenPresent(feeds[1]!, ({ proposal }) => proposal.what === "pause");
    expect(await feeds[1]!.vote(true)).toMatchObject({ ok: true });
    const after = await again(before, file);
    await Promise.all(feeds.map(reopened));
    await whenPresent(feeds[1]!, ({ paused }) => paused);
    const heard = await new Promise<readonly ChatLine[]>((told) => feeds[1]!.onChat((lines) => lines.length > 0 && told(lines)));
    expect(heard).toMatchObject([{ seat: feeds[0]!.seat, phrase: "hello" }]);
    expect(await feeds[0]!.propose("resume")).toMatchObject({ ok: true });
    await Promise.all(feeds.map((feed) => over(playing(feed).feed)));
    await after.stop();
  });

  it("the banks are as before, and the outage costs no player time", async () => {
    const file = newFile();
    const clocks = { none: undefined, relaxed: undefined, normal: { question: 0, bank: 600_000 }, fast: undefined };
    const later = stopTime();
    const before = await onFile(file, { timings: { allowances: clocks } });
    const host = await before.browser().createTable("duel", {}, 2, { speed: "normal" });
    const other = await (await before.browser().joinTable(host.code)).feed;
    const feeds = [await host.feed, other];
    const mover = feeds[(await Promise.race(feeds.map(asked))).sight.seat]!;
    later(300);
    await moveOnce(mover);
    const after = await again(before, file, async () => later(OUTAGE), { timings: { allowances: clocks } });
    await Promise.all(feeds.map(reopened));
    await whenPresent(mover, ({ people }) => people[mover.seat]!.bank < 600_000);
    expect(mover.presence().people[mover.seat]!.bank).toBe(600_000 - 300);
    await after.stop();
  });
});

describe("A process that ends", () => {
  let under: Under;
  let loud = (): void => undefined;
  afterEach(async () => {
    await under.serving.close();
    loud();
  });
  const never = new Promise<never>(() => undefined);

  it("between the last share and the deal leaves a table that deals when its players return", async () => {
    loud = setLog("warn", () => undefined);
    const stores = await inMemory();
    const opening = Promise.withResolvers<void>();
    const open = (): Promise<never> => {
      opening.resolve();
      return never;
    };
    under = await start({ ...stores, journal: { ...stores.journal, open } });
    const host = await under.browser().createTable("duel", {}, 2, { seating: "random" });
    const guest = await under.browser().joinTable(host.code);
    await opening.promise;
    const { port } = under.serving;
    await under.serving.close();
    under = await start({ ...stores, port });
    const feeds = await Promise.all([host.feed, guest.feed]);
    expect(await stores.journal.unfinished()).toEqual([feeds[0]!.match]);
  });

  it("before the seat entries were on record leaves a match whose bots are bots again", async () => {
    const stores = await inMemory();
    // All entries after the deal are lost.
    under = await start({ ...stores, journal: { ...stores.journal, append: async () => undefined } });
    const feed = await under.browser().playNow("duel");
    await asked(feed);
    const { port } = under.serving;
    await under.serving.close();
    expect((await stores.journal.read(feed.match))!.entries).toEqual([]);
    under = await start({ ...stores, port });
    await whenPresent(feed, ({ connection }) => connection === "open");
    const bots = async () => resume(feed.game, (await stores.journal.read(feed.match))!).bots;
    await expect.poll(bots).toEqual([0, 1].map((seat) => seat !== feed.seat));
    feed.leave();
  });

  it("several times takes nothing out of the banks, gifts included", async () => {
    const bank = 600_000;
    const clocks = { none: undefined, relaxed: undefined, normal: { question: 0, bank }, fast: undefined };
    const later = stopTime();
    const stores = await inMemory();
    under = await start({ ...stores, timings: { allowances: clocks } });
    const host = await under.browser().createTable("duel", {}, 2, { speed: "normal" });
    const guest = await under.browser().joinTable(host.code);
    const feeds = await Promise.all([host.feed, guest.feed]);
    for (const feed of feeds) expect(await feed.give()).toMatchObject({ ok: true });
    for (let times = 0; times < 2; times++) {
      const { port } = under.serving;
      await under.serving.close();
      later(OUTAGE);
      under = await start({ ...stores, port, timings: { allowances: clocks } });
      await Promise.all(feeds.map((feed) => whenPresent(feed, ({ connection }) => connection === "open")));
      const shown = feeds.map((feed) => watching(feed).seen.at(-1)!);
      const { ask, sight } = shown.find((moment) => moment.ask > 0)!;
      const mover = feeds[sight.seat]!;
      later(300);
      expect(await mover.send([mover.game.notation(mover.game.moves(sight as View)[0]!)], ask)).toMatchObject({ ok: true });
    }
    const spent = feeds.map((feed) => bank + 60_000 - feed.presence().people[feed.seat]!.bank);
    // Only one player is asked at a time.
    expect(spent.reduce((sum, one) => sum + one, 0)).toBe(2 * 300);
    for (const feed of feeds) feed.leave();
  });
});
