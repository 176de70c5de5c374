/** What outlives its process, or its room. */
import { matchMaker } from "@colyseus/core";
import { describe, expect, it } from "vitest";
import type { LiveFeed } from "../../client/feed/live.ts";
import { callDesk } from "../../client/feed/live-desk.ts";
import { openRoom } from "../../client/feed/live-room.ts";
import type { ServeOptions } from "../../server/main.ts";
import { ROOMS } from "../../server/rooms.ts";
import { migrated } from "../../server/store/database.ts";
import { journalIn } from "../../server/store/journal.ts";
import { peopleIn } from "../../server/store/people.ts";
import type { Database } from "../../server/store/schema.ts";
import { shelfIn } from "../../server/store/shelf.ts";
import { sqliteDialect } from "../../server/store/sqlite.ts";
import type { View } from "../../shared/core/game.ts";
import { readRecord } from "../../shared/core/record.ts";
import { resume } from "../../shared/core/step.ts";
import { rootClass } from "../../shared/core/sync.ts";
import { type Answer, type ChatLine, MESSAGES, type NoticeNews } from "../../shared/core/wire.ts";
import { asked, expectSeenAll, memory, over, playing, start, TOY, together, type Under, watching, when, whenPresent } from "./server.ts";
import { newFile } from "./storage.ts";

type OnFile = Under & { readonly db: Database; stop(): Promise<void> };

/** Runs a server on a file, as `npm start` does, until it is closed. */
async function onFile(file: string, more: Partial<ServeOptions> = {}): Promise<OnFile> {
  const db = await migrated(sqliteDialect(file));
  const under = await start({ journal: journalIn(db), shelf: shelfIn(db), people: peopleIn(db), ...more });
  const stop = async (): Promise<void> => {
    await under.serving.close();
    await db.destroy();
  };
  return { ...under, db, stop };
}

/** The next process, at the same address. */
async function again(
  before: OnFile,
  file: string,
  meanwhile = async (): Promise<void> => undefined,
  more: Partial<ServeOptions> = {},
): Promise<OnFile> {
  await before.stop();
  await meanwhile();
  return onFile(file, { port: before.serving.port, ...more });
}

/** Answers what it is asked next. */
async function moveOnce(feed: LiveFeed): Promise<Answer> {
  const { ask, sight } = await asked(feed);
  return feed.send([feed.game.notation(feed.game.moves(sight as View)[0]!)], ask);
}

/** Milliseconds. */
const OUTAGE = 1_500;

const reopened = (feed: LiveFeed): Promise<void> => whenPresent(feed, ({ connection }) => connection === "open");
const dropped = (feed: LiveFeed): Promise<void> => whenPresent(feed, ({ connection }) => connection === "lost");
/** How many entries the room says were lost. */
const repaired = (feed: LiveFeed): Promise<unknown> =>
  new Promise((told) => {
    const notice = ({ key, args }: NoticeNews) => key === "repaired" && told(args.entries);
    feed.listen({ frame: () => undefined, presence: () => undefined, notice });
  });

describe("After a restart", () => {
  it("a finished match can be watched again, whole and frame by frame", async () => {
    const file = newFile();
    const before = await onFile(file);
    const player = playing(await before.browser().playNow("toy"));
    const end = await over(player.feed);
    const { match } = player.feed;
    const record = await player.feed.record();
    const watched = await callDesk(before.address, "frames", { match, from: 0, to: 99 });
    await before.stop();

    const after = await onFile(file);
    const text = readRecord((await callDesk(after.address, "record", { match })).record);
    expect(text).toEqual(record);
    expect(resume(TOY, text).state.table).toEqual(end.sight.table);
    expect(await callDesk(after.address, "frames", { match, from: 0, to: 99 })).toEqual(watched);
    await after.stop();
  });

  it("people come back by themselves to the exact frame, and play on to the end", async () => {
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
    // Nothing but the coming and going of people was added to the record.
    const entries = (await after.journal.read(feeds[0]!.match!))!.entries.slice(length);
    expect(entries.filter(({ type }) => type !== "seat")).toEqual([]);
    const ends = feeds.map((feed) => over(playing(feed).feed));
    await Promise.all(ends);
    for (const player of players)
      await expectSeenAll(after, { ...player, seen: player.seen.filter((one, at) => one.number !== player.seen[at - 1]?.number) });
    await after.stop();
  });

  it("a command that was answered before is answered again, and not played twice", async () => {
    const file = newFile();
    const before = await onFile(file);
    const [first] = await together(before, "toy", 3);
    const { ask, sight } = await asked(first!);
    const moves = [first!.game.notation(first!.game.moves(sight as View)[0]!)];
    const { match } = first!.ticket;
    const { token } = first!.ticket;
    const said = { type: "moves", id: "the same", ask, moves };
    const send = async (under: OnFile): Promise<Answer> => {
      const { reservation } = await callDesk(under.address, "sit", { match, token });
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

  it("a table that waits for people still does, and its code still opens it", async () => {
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

  it("under a newer version of the rules, a match goes on by those it began with", async () => {
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

  it("what was said still stands there, and a pause is still one", async () => {
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

  it("what was in the banks still is, and the time between is nobody's", async () => {
    const file = newFile();
    const clocks = { none: undefined, relaxed: undefined, normal: { question: 0, bank: 600_000 }, fast: undefined };
    const before = await onFile(file, { pace: { clocks } });
    const host = await before.browser().createTable("duel", {}, 2, { speed: "normal" });
    const other = await (await before.browser().joinTable(host.code)).feed;
    const feeds = [await host.feed, other];
    const begun = Date.now();
    const mover = feeds[(await Promise.race(feeds.map(asked))).sight.seat]!;
    await new Promise((passed) => setTimeout(passed, 300));
    await moveOnce(mover);
    const played = Date.now() - begun;
    const outage = () => new Promise<void>((passed) => setTimeout(passed, OUTAGE));
    const after = await again(before, file, outage, { pace: { clocks } });
    await Promise.all(feeds.map(reopened));
    await whenPresent(mover, ({ people }) => people[mover.seat]!.bank < 600_000);
    const spent = 600_000 - mover.presence().people[mover.seat]!.bank;
    expect(spent).toBeGreaterThanOrEqual(250);
    expect(spent).toBeLessThan(played + OUTAGE);
    await after.stop();
  });
});

describe("A record whose end is damaged", () => {
  const damages = {
    "was cut in the middle of an entry": '{"type":"moves","se',
    "holds an entry that cannot be played": JSON.stringify({
      type: "moves",
      seat: 0,
      at: 1,
      by: "person",
      ask: 1,
      moves: ["no such move"],
    }),
  };
  for (const [name, entry] of Object.entries(damages))
    it(`and ${name}, opens at the last whole entry, says so, and goes on`, async () => {
      const file = newFile();
      const before = await onFile(file);
      const feeds = await together(before, "toy", 3);
      const { match } = feeds[0]!.ticket;
      await Promise.all(feeds.map(moveOnce));
      const record = (await before.journal.read(match))!;
      const { length } = record.entries;
      const { frame } = resume(TOY, record);
      await Promise.all(feeds.map((feed) => when(feed, ({ number }) => number === frame)));
      const told = Promise.all(feeds.map(repaired));
      const after = await again(before, file, async () => {
        const db = await migrated(sqliteDialect(file));
        await db
          .insertInto("entries")
          .values({ match, number: length + 5, entry })
          .execute();
        await db
          .updateTable("entries")
          .set({ number: length })
          .where("number", "=", length + 5)
          .execute();
        await db.destroy();
      });
      expect(await told).toEqual([1, 1, 1]);
      await Promise.all(feeds.map(reopened));
      expect(feeds.map((feed) => watching(feed).seen.at(-1)!.number)).toEqual([frame, frame, frame]);
      await Promise.all(feeds.map((feed) => over(playing(feed).feed)));
      expect(await after.db.selectFrom("torn").select(["match", "entry"]).execute()).toEqual([{ match, entry }]);
      await after.stop();
    });
});

describe("A match without people", () => {
  const inMemory = async (match: string): Promise<number> => (await matchMaker.query({ name: ROOMS.match, roomId: match })).length;
  async function leavesMemory(match: string): Promise<void> {
    await expect.poll(() => inMemory(match)).toBe(0);
  }

  it("leaves memory, and comes back to whoever left it, as it was", async () => {
    const under = await start({ pace: { empty: 20 } });
    const storage = memory();
    const lobby = under.browser({ storage });
    const feed = await lobby.playNow("duel");
    await moveOnce(feed);
    const { match } = feed.ticket;
    feed.leave();
    await leavesMemory(match);
    const { length } = (await under.journal.read(match))!.entries;
    const guest = storage.getItem("quayside.guest")!;
    const { matches } = await callDesk(under.address, "matches", { guest });
    expect(matches).toMatchObject([{ match, game: "duel", seat: feed.seat, running: true }]);
    const ticket = await callDesk(under.address, "sit", { match, guest });
    expect(ticket).toMatchObject({ match, seat: feed.seat, begun: true });
    expect((await under.journal.read(match))!.entries).toHaveLength(length);
    await under.serving.close();
  });

  it("is given up after a day", async () => {
    const file = newFile();
    const before = await onFile(file, { pace: { empty: 20 } });
    const storage = memory();
    const lobby = before.browser({ storage });
    const feed = await lobby.playNow("duel");
    const { match } = feed.ticket;
    await moveOnce(feed);
    const after = await again(before, file, async () => {
      const db = await migrated(sqliteDialect(file));
      await db.updateTable("tables").set({ touched: 1 }).execute();
      const rows = await db.selectFrom("entries").selectAll().execute();
      for (const { number, entry } of rows)
        await db
          .updateTable("entries")
          .set({ entry: JSON.stringify({ ...JSON.parse(entry), at: 1 }) })
          .where("number", "=", number)
          .execute();
      await db.destroy();
    });
    expect((await after.journal.read(match))!.entries.at(-1)).toMatchObject({ type: "end", why: "abandoned", by: "server" });
    const guest = storage.getItem("quayside.guest")!;
    expect((await callDesk(after.address, "matches", { guest })).matches).toEqual([]);
    expect((await callDesk(after.address, "profile", { guest })).matches).toMatchObject([{ match, how: "abandoned" }]);
    await after.stop();
  });
});

describe("Whoever leaves a match", () => {
  it("is played for by a bot, and takes the seat back when he thinks better of it", async () => {
    const under = await start();
    const [first, second] = await together(under, "toy", 3);
    const { match, token } = second!.ticket;
    second!.leave();
    await whenPresent(first!, ({ people }) => people[1]!.kind === "bot");
    const { reservation } = await callDesk(under.address, "sit", { match, token });
    const room = await openRoom(under.address, reservation, rootClass(TOY));
    await whenPresent(first!, ({ people }) => people[1]!.kind === "person" && people[1]!.here);
    room.connection.close();
    await when(first!, () => true);
    await under.serving.close();
  });

  it("or gives it up without going back, and it is no longer among his own", async () => {
    const under = await start({ pace: { empty: 20 } });
    const storage = memory();
    const feed = await under.browser({ storage }).playNow("duel");
    const { match } = feed.ticket;
    feed.leave();
    const guest = storage.getItem("quayside.guest")!;
    await expect.poll(async () => (await callDesk(under.address, "matches", { guest })).matches.length).toBe(1);
    await callDesk(under.address, "giveUp", { guest, match });
    await expect
      .poll(async () => (await callDesk(under.address, "profile", { guest })).matches)
      .toMatchObject([{ match, how: "resigned", place: 2 }]);
    expect((await callDesk(under.address, "matches", { guest })).matches).toEqual([]);
    await expect(callDesk(under.address, "giveUp", { guest, match: "somewhere" })).rejects.toMatchObject({ key: "foreignSeat" });
    await under.serving.close();
  });
});
