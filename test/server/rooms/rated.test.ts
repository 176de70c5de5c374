/** Rated matches: people only, leaving loses, no takebacks. */

import { afterEach, describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveFeed } from "../../../client/feed/live/live-lobby.ts";
import { migrateDatabase } from "../../../server/database/database.ts";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { sqliteDialect } from "../../../server/database/sqlite/dialect.ts";
import type { View } from "../../../shared/core/contract/game.ts";
import { ELSEWHERE, openLine } from "../harness/line.ts";
import { rawClient } from "../harness/raw.ts";
import { inMemory } from "../in-memory.ts";
import { asked, GRACE, graceOver, letPass, memory, over, start, type Under, when, whenPresent } from "../server.ts";
import { bothMove, rivals } from "./rivals.ts";

let under: Under;

afterEach(() => under.serving.close());

const LONG = { question: 60_000, bank: 600_000 };
const clocks = (normal: typeof LONG) => ({ none: undefined, relaxed: LONG, normal, fast: normal });
/** Milliseconds that a player has to join; they pass when the test says so. */
const OFFER = 60_000;
const NEVER = { queueWait: 3_600_000 };
const again = (guest: string) => callApi(under.address, "quick", { game: "duel", rated: true, guest });

describe("In a rated duel", () => {
  it("a timeout loses", async () => {
    under = await start({ timings: { ...NEVER, allowances: clocks({ question: 400, bank: 400 }) } });
    const [first, second] = await rivals(under);
    await bothMove([first.feed, second.feed]);
    const end = await over(first.feed);
    const slow = first.feed.game.toAct(end.sight.table)[0]!;
    expect(end.outcome).toMatchObject({ how: "timeout" });
    expect(end.outcome!.places[slow]).toBe(2);
    expect(end.event).toEqual({ type: "resigned", seat: slow, late: true });
    await over(second.feed);
  });

  it("leaving loses, and the player has to wait before the next one", async () => {
    under = await start({ timings: { ...NEVER, allowances: clocks(LONG) } });
    const [stays, goes] = await rivals(under);
    await bothMove([stays.feed, goes.feed]);
    goes.feed.leave();
    expect((await over(stays.feed)).outcome).toMatchObject({ how: "resigned", places: stays.feed.seat === 0 ? [1, 2] : [2, 1] });
    await expect.poll(() => again(goes.guest).catch(({ key }) => key)).toBe("mustWait");
    expect(await again(stays.guest)).toMatchObject({ seats: 2 });
    expect(await callApi(under.address, "quick", { game: "duel", guest: goes.guest })).toMatchObject({ seats: 2 });
  });

  it("a player who does not reconnect in time loses", async () => {
    under = await start({ timings: { ...NEVER, grace: GRACE, allowances: clocks(LONG) } });
    const wire = await openLine(under.serving.port);
    const [stays, goes] = await rivals(under, wire.address);
    await bothMove([stays.feed, goes.feed]);
    wire.cut();
    await graceOver(stays.feed, [goes.feed]);
    expect((await over(stays.feed)).outcome).toMatchObject({ how: "timeout" });
    await whenPresent(stays.feed, ({ people }) => people[goes.feed.seat]?.kind === "bot");
    goes.feed.leave();
    await wire.close();
  });

  it("no takeback is agreed", async () => {
    under = await start({ timings: { ...NEVER, allowances: clocks(LONG) } });
    const [first, second] = await rivals(under);
    const { sight } = await Promise.race([asked(first.feed), asked(second.feed)]);
    const mover = sight.seat === first.feed.seat ? first.feed : second.feed;
    expect(await mover.propose("takeback")).toMatchObject({ ok: false, key: "undoRated" });
  });
});

describe("A rated match that a player leaves without a move of theirs", () => {
  it.each(["leaves", "resigns", "drops out"] as const)(
    "is void if that player %s: it changes no rating, and the log and the result say so",
    async (how) => {
      under = await start({ timings: { ...NEVER, grace: GRACE, allowances: clocks(LONG) } });
      const wire = await openLine(under.serving.port, undefined, ELSEWHERE);
      const [stays, goes] = await rivals(under, wire.address);
      if (how === "leaves") goes.feed.leave();
      else if (how === "resigns") void goes.feed.resign();
      else {
        wire.cut();
        await graceOver(stays.feed, [goes.feed]);
      }
      const end = await over(stays.feed);
      expect(end.outcome).toMatchObject({ how: "void", places: [] });
      expect(end.event).toMatchObject({ type: "resigned", seat: goes.feed.seat, unmoved: true });
      const profile = () => callApi(under.address, "profile", { guest: stays.guest });
      await expect.poll(async () => (await profile()).matches).toHaveLength(1);
      expect((await profile()).ratings).toEqual([]);
      goes.feed.leave();
      await wire.close();
    },
  );

  it("goes on at a table of three, and changes no rating either", async () => {
    under = await start({ timings: { ...NEVER, allowances: clocks(LONG) } });
    const host = await under.browser({ storage: memory() }).createTable("toy", {}, 3, { rated: true, open: true });
    const waiting = [host, await under.browser().joinTable(host.code, true), await under.browser().joinTable(host.code, true)];
    const feeds = await Promise.all(waiting.map(({ feed }) => feed));
    feeds[2]!.leave();
    const left = await when(feeds[0]!, ({ event }) => event.type === "resigned");
    expect([left.event, left.outcome]).toEqual([{ type: "resigned", seat: feeds[2]!.seat, unmoved: true }, undefined]);
    for (const feed of feeds) feed.leave();
  });
});

describe("A rated match of two players of one address", () => {
  it("changes no rating, and its players are told when it begins", async () => {
    under = await start({ timings: NEVER });
    const [first, second] = await rivals(under);
    const notices: string[] = [];
    first.feed.listen({ frame: () => undefined, presence: () => undefined, notice: ({ key }) => notices.push(key) });
    await expect.poll(() => notices).toEqual(["oneAddress"]);
    await bothMove([first.feed, second.feed]);
    await second.feed.resign();
    await over(first.feed);
    const profile = () => callApi(under.address, "profile", { guest: first.guest });
    await expect.poll(async () => (await profile()).matches).toHaveLength(1);
    expect((await profile()).ratings).toEqual([]);
  });

  it("is said to change none before the second takes a seat, and while they wait for a third", async () => {
    under = await start({ timings: NEVER });
    const wire = await openLine(under.serving.port, undefined, ELSEWHERE);
    const host = await under.browser().createTable("toy", {}, 3, { rated: true, open: true });
    expect(host.terms).not.toHaveProperty("oneAddress");
    expect((await under.browser().look(host.code)).terms).toMatchObject({ rated: true, oneAddress: true });
    expect((await under.browser({ address: wire.address }).look(host.code)).terms).not.toHaveProperty("oneAddress");
    const told: (boolean | undefined)[] = [];
    host.onSeats(({ oneAddress }) => told.push(oneAddress));
    await expect.poll(() => told.at(-1)).toBe(false);
    const second = await under.browser().joinTable(host.code, true);
    expect(second.terms).toMatchObject({ rated: true, oneAddress: true });
    // The host, who sat down before there were two, is told it too, and that it is over.
    await expect.poll(() => told.at(-1)).toBe(true);
    second.cancel();
    await expect.poll(() => told.at(-1)).toBe(false);
    host.cancel();
    await wire.close();
  });

  it("changes ratings if they come from two", async () => {
    under = await start({ timings: NEVER });
    const wire = await openLine(under.serving.port, undefined, ELSEWHERE);
    const [first, second] = await rivals(under, wire.address);
    await bothMove([first.feed, second.feed]);
    await second.feed.resign();
    await over(first.feed);
    const profile = () => callApi(under.address, "profile", { guest: first.guest });
    await expect.poll(async () => (await profile()).ratings).toMatchObject([{ rated: true, matches: 1 }]);
    await wire.close();
  });
});

describe("A rated table that a player creates", () => {
  it("gives a seat by its code only to a player who knows that it is rated, and says so before", async () => {
    under = await start();
    const { token: guest } = await callApi(under.address, "arrive", { name: "Ann" });
    const { code } = await callApi(under.address, "table", { game: "duel", rated: true, open: true, guest });
    const other = await callApi(under.address, "arrive", { name: "Ben" });
    await expect(callApi(under.address, "join", { code, guest: other.token })).rejects.toMatchObject({ key: "ratedTable" });
    const terms = { rated: true, speed: "normal", seating: "random", options: {} };
    expect(await callApi(under.address, "look", { code: ` ${code.toLowerCase()} ` })).toEqual({
      game: "duel",
      seats: 2,
      terms: { ...terms, oneAddress: true },
    });
    await expect(callApi(under.address, "look", { code: "QQQQQQ" })).rejects.toMatchObject({ key: "unknownTable" });
    // Who sits there already was asked.
    expect(await callApi(under.address, "join", { code, guest })).toMatchObject({ rated: true, terms });
  });

  it("asks nobody whether to sit down once all seats are taken", async () => {
    under = await start();
    const { token: guest } = await callApi(under.address, "arrive", { name: "Ann" });
    const { code } = await callApi(under.address, "table", { game: "duel", rated: true, open: true, guest });
    const [second, third] = [
      await callApi(under.address, "arrive", { name: "Ben" }),
      await callApi(under.address, "arrive", { name: "Cid" }),
    ];
    await callApi(under.address, "join", { code, rated: true, guest: second.token });
    await expect(callApi(under.address, "join", { code, guest: third.token })).rejects.toMatchObject({ key: "tableFull" });
  });

  it("is open to all: among friends with a code a rating could be arranged", async () => {
    under = await start();
    const { token: guest } = await callApi(under.address, "arrive", { name: "Ann" });
    await expect(callApi(under.address, "table", { game: "duel", rated: true, guest })).rejects.toMatchObject({ key: "ratedPrivate" });
  });

  it("is for known guests only, and draws its seats", async () => {
    under = await start();
    const { token: guest } = await callApi(under.address, "arrive", { name: "Ann" });
    const ticket = await callApi(under.address, "table", { game: "duel", rated: true, open: true, guest });
    expect(ticket).toMatchObject({ rated: true, seating: "random" });
    await expect(callApi(under.address, "join", { code: ticket.code, name: "Nobody" })).rejects.toMatchObject({ key: "unknownGuest" });
    const other = await callApi(under.address, "arrive", { name: "Ben" });
    expect(await callApi(under.address, "join", { code: ticket.code, rated: true, guest: other.token })).toMatchObject({ rated: true });
  });
});

describe("A player who leaves after the end of a rated match", () => {
  it("is no deserter, also if the table is opened again", async () => {
    const stores = {
      ...(await inMemory()),
      guests: guestStoreIn(await migrateDatabase(sqliteDialect(":memory:"))),
    };
    under = await start({ ...stores, timings: NEVER });
    const [wins, loses] = await rivals(under);
    expect(await loses.feed.resign()).toMatchObject({ ok: true });
    await over(wins.feed);
    wins.feed.leave();
    await whenPresent(loses.feed, ({ people }) => people[wins.feed.seat]!.kind === "bot");
    const { port } = under.serving;
    await under.serving.close();
    under = await start({ ...stores, port, timings: NEVER });
    // The return opens the table.
    await whenPresent(loses.feed, ({ connection, people }) => connection === "open" && people[loses.feed.seat]!.here);
    expect(await again(wins.guest)).toMatchObject({ seats: 2 });
    loses.feed.leave();
  });
});

describe("A rated rematch", () => {
  it("is closed when a player does not join it: no bot takes the seat", async () => {
    under = await start({ timings: { ...NEVER, joinTimeout: OFFER } });
    const [comes, stays] = await rivals(under);
    await stays.feed.resign();
    await over(comes.feed);
    const { match, game } = comes.feed;
    const raw = await rawClient(under.address, game, await callApi(under.address, "sit", { match, guest: stays.guest }), "");
    await comes.feed.rematch();
    expect(await raw.command({ type: "rematch", id: "again" })).toMatchObject({ ok: true });
    const next = await raw.next();
    letPass(next.match, OFFER);
    await expect(comes.feed.next).rejects.toMatchObject({ key: "unknownTable" });
    raw.close();
  });
});

describe("A player who has left a rated match", () => {
  it("waits at their own and at others' tables, and an unknown guest cannot play rated", async () => {
    under = await start({ timings: NEVER });
    const [stays, goes] = await rivals(under);
    goes.feed.leave();
    await over(stays.feed);
    await expect.poll(() => again(goes.guest).catch(({ key }) => key)).toBe("mustWait");
    const own = callApi(under.address, "table", { game: "duel", rated: true, open: true, guest: goes.guest });
    await expect(own).rejects.toMatchObject({ key: "mustWait" });
    const { code } = await callApi(under.address, "table", { game: "duel", rated: true, open: true, guest: stays.guest });
    await expect(callApi(under.address, "join", { code, guest: goes.guest })).rejects.toMatchObject({ key: "mustWait" });
    const nobody = callApi(under.address, "quick", { game: "duel", rated: true, name: "Nobody" });
    await expect(nobody).rejects.toMatchObject({ key: "unknownGuest" });
  });
});

describe("While a rated duel is paused", () => {
  it("leaving loses nothing, and the grace period begins when it is resumed", async () => {
    under = await start({ timings: { ...NEVER, grace: 1_000 } });
    const wire = await openLine(under.serving.port);
    const [stays, goes] = await rivals(under, wire.address);
    await bothMove([stays.feed, goes.feed]);
    await stays.feed.propose("pause");
    await whenPresent(goes.feed, ({ proposal }) => proposal.what === "pause");
    await goes.feed.vote(true);
    await whenPresent(stays.feed, ({ paused }) => paused);
    wire.cut();
    // The grace period has run, and is over.
    await whenPresent(stays.feed, ({ people }) => people[goes.feed.seat]!.until > 0);
    await whenPresent(stays.feed, ({ people }) => people[goes.feed.seat]!.until === 0);
    expect((await under.journal.read(stays.feed.match))!.entries.some(({ type }) => type === "resign")).toBe(false);
    expect(await stays.feed.propose("resume")).toMatchObject({ ok: true });
    expect((await over(stays.feed)).outcome).toMatchObject({ how: "timeout" });
    goes.feed.leave();
    await wire.close();
  });
});

describe("At a rated table whose other players have dropped out", () => {
  it("the player who is left cannot roll, take it back and roll again: the stand-ins do not agree to it", async () => {
    under = await start({ timings: { ...NEVER, grace: GRACE } });
    const wire = await openLine(under.serving.port);
    const feeds = await ratedTable(3, wire.address);
    const [stays, ...gone] = feeds as [LiveFeed, LiveFeed, LiveFeed];
    wire.cut();
    await graceOver(stays, gone);
    await whenPresent(stays, ({ people }) => people.filter(({ kind }) => kind === "bot").length === 2);
    const rolled = await playUntilRoll(stays);
    expect(await stays.undo()).toMatchObject({ ok: false, key: "undoReveal" });
    expect((await when(stays, ({ number }) => number >= rolled)).undo).toBeUndefined();
    for (const feed of feeds) feed.leave();
    await wire.close();
  });

  /** Gives the frame of the first roll. */
  async function playUntilRoll(feed: LiveFeed): Promise<number> {
    let seen = 0;
    for (let moves = 0; moves < 100; moves++) {
      const moment = await when(feed, ({ ask, number }) => ask > 0 && number >= seen);
      const move = feed.game.notation(feed.game.moves(moment.sight as View)[0]!);
      const answer = await feed.send([move], moment.ask);
      if (!answer.ok) throw new Error(answer.key);
      seen = answer.frame;
      if (move === "roll") return seen;
    }
    throw new Error("no roll in 100 moves");
  }

  /** The first player has a line of their own, the others one that can be cut. */
  async function ratedTable(seats: number, address: string): Promise<LiveFeed[]> {
    const host = await under.browser({ storage: memory() }).createTable("elasund", {}, seats, { rated: true, open: true });
    const waiting = [host];
    while (waiting.length < seats) waiting.push(await under.browser({ storage: memory(), address }).joinTable(host.code, true));
    return Promise.all(waiting.map(({ feed }) => feed));
  }
});
