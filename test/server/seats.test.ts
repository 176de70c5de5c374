/** Coming, going, coming back. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { liveLobby } from "../../client/feed/live.ts";
import { callDesk } from "../../client/feed/live-desk.ts";
import { openRoom } from "../../client/feed/live-room.ts";
import type { LobbyState } from "../../client/feed/lobby.ts";
import type { Ticket } from "../../shared/core/calls.ts";
import type { View } from "../../shared/core/game.ts";
import { frames } from "../../shared/core/step.ts";
import { rootClass } from "../../shared/core/sync.ts";
import { openLine } from "./line.ts";
import { type RawClient, rawClient } from "./raw.ts";
import { asked, expectSeenAll, memory, over, playing, start, TOY, together, type Under, watching, when, whenPresent } from "./server.ts";

let under: Under;
beforeAll(async () => {
  under = await start();
});
afterAll(() => under.serving.close());

describe("A takeback", () => {
  it("goes over the wire as a frame, and only for whoever has just moved in the open", async () => {
    const [first, second] = await together(under, "duel", 2);
    const players = [watching(first!), watching(second!)];
    const mover = first!.seat === (await Promise.race([asked(first!), asked(second!)])).sight.seat ? first! : second!;
    const { ask, sight } = await asked(mover);
    const before = sight.table;
    expect(await mover.undo()).toMatchObject({ ok: false, key: "undoNothing" });
    const move = mover.game.notation(mover.game.moves(sight as View)[0]!);
    expect((await mover.send([move], ask)).ok).toBe(true);
    const mayUndo = players[mover.seat]!.seen.at(-1)!.undo;
    expect(mayUndo).toBeTypeOf("number");
    expect((await mover.undo()).ok).toBe(true);
    const back = await when(mover, ({ event }) => event.type === "takenBack");
    expect(back.sight.table).toEqual(before);
    const other = mover === first ? second! : first!;
    expect(await other.undo()).toMatchObject({ ok: false });
    for (const player of players) await expectSeenAll(under, player);
  });
});

describe("A lost connection", () => {
  it("keeps the board, says so, and comes back by itself to the exact frame", async () => {
    const wire = await openLine(under.serving.port);
    const storage = memory();
    const lobby = liveLobby({ address: wire.address, games: under.games, storage });
    const host = await under.browser().createTable("toy", {}, 3);
    const guest = await under.browser().joinTable(host.code);
    const feed = await (await lobby.joinTable(host.code)).feed;
    const others = await Promise.all([host.feed, guest.feed]);
    const player = watching(feed);
    const board = (await asked(feed)).sight;
    wire.cut();
    await whenPresent(feed, ({ connection }) => connection === "lost");
    expect(feed.presence().retryIn).toBeGreaterThan(0);
    expect(player.seen.at(-1)?.sight).toEqual(board);
    await whenPresent(others[0]!, ({ people }) => people[2]?.here === false);
    // Meanwhile the others play, and he sends into the void.
    for (const other of others) {
      const { ask, sight } = await asked(other);
      expect((await other.send([other.game.notation(other.game.moves(sight as View)[0]!)], ask)).ok).toBe(true);
    }
    const { ask, sight } = await asked(feed);
    const sent = feed.send([feed.game.notation(feed.game.moves(sight as View)[0]!)], ask);
    wire.mend();
    expect((await sent).ok).toBe(true);
    expect(feed.presence()).toMatchObject({ connection: "open", retryIn: undefined });
    const record = await under.journal.read(feed.ticket.match);
    const shouldSee = [...frames(feed.game, record!, feed.seat)];
    for (const { number, event, sight, asked } of player.seen) expect({ number, event, sight, asked }).toEqual(shouldSee[number]);
    expect(player.jumps.length).toBe(2);
    expect(player.seen.at(-1)?.number).toBe(shouldSee.length - 1);
    await wire.close();
  });

  it("that is only a reload is resumed with the stored token, to the same moment", async () => {
    const storage = memory();
    const host = await under.browser({ storage }).createTable("duel");
    const other = await (await under.browser().joinTable(host.code)).feed;
    const feed = await host.feed;
    const moment = await when(feed, () => true);
    const again = (await under.browser({ storage }).resume())!;
    expect(await when(again, () => true)).toEqual(moment);
    const player = playing(again);
    playing(other);
    await over(again);
    await expectSeenAll(under, player);
    await again.deal;
    again.leave();
    expect(await under.browser({ storage }).resume()).toBeUndefined();
  });

  it("of a stranger's storage leads nowhere", async () => {
    const storage = memory();
    for (const kept of ["{", "null", '{"match":"x","token":"00000000000000000000000000000000"}', '{"match":1}']) {
      storage.setItem("quayside.seat", kept);
      expect(await under.browser({ storage }).resume()).toBeUndefined();
    }
  });
});

describe("After the grace time", () => {
  it("a bot plays for whoever is away, and he takes the seat back by returning", async () => {
    await under.serving.close();
    under = await start({ pace: { grace: 300 } });
    const wire = await openLine(under.serving.port);
    const host = await under.browser().createTable("toy", {}, 3);
    const guest = await under.browser().joinTable(host.code);
    const feed = await (await liveLobby({ address: wire.address, games: under.games, storage: memory() }).joinTable(host.code)).feed;
    const others = await Promise.all([host.feed, guest.feed]);
    wire.cut();
    await whenPresent(others[0]!, ({ people }) => people[2]?.kind === "bot");
    const choices = (event: { type: string }) => event.type === "chose";
    await when(others[0]!, ({ event }) => choices(event) && (event as { seat?: number }).seat === 2);
    wire.mend();
    await whenPresent(others[0]!, ({ people }) => people[2]?.kind === "person" && people[2].here);
    for (const each of [...others, feed]) playing(each);
    await over(feed);
    const record = await under.journal.read(feed.ticket.match);
    const sitters = record!.entries.flatMap((entry) => (entry.type === "seat" && entry.seat === 2 ? [entry.kind] : []));
    expect(sitters).toEqual(["person", "bot", "person"]);
    await wire.close();
  });
});

describe("The lobby", () => {
  it("forgets a table whose people have gone before it began", async () => {
    const waiting = await under.browser().createTable("duel", {}, 2, { open: true });
    waiting.cancel();
    await waiting.feed.catch(() => undefined);
    const news = under.browser();
    await new Promise<void>((gone) => {
      const stop = news.onState(({ tables, people }) => {
        if (people === 0 || tables.some(({ running }) => !running)) return;
        queueMicrotask(() => stop());
        gone();
      });
    });
    await expect(under.browser().joinTable(waiting.code)).rejects.toMatchObject({ key: "unknownTable" });
  });

  it("lists what runs, for watching, and counts people", async () => {
    const feed = await under.browser({ name: "Cleo" }).playNow("toy");
    const listed = await new Promise<LobbyState>((found) => {
      const stop = under.browser().onState((state) => {
        if (!state.tables.some(({ id }) => id === feed.ticket.match)) return;
        queueMicrotask(() => stop());
        found(state);
      });
    });
    expect(listed.people).toBe(1); // pages that listen, not seats
    const table = listed.tables.find(({ id }) => id === feed.ticket.match);
    const people = [
      { name: "Cleo", bot: false },
      { name: "", bot: true },
      { name: "", bot: true },
    ];
    expect(table).toEqual({ id: feed.ticket.match, game: "toy", people, seats: 3, running: true, code: "" });
    expect(listed.matches).toBeGreaterThan(0);
  });

  it("lists open tables, to be joined by their code, and no private ones", async () => {
    const hidden = await under.browser().createTable("duel");
    const open = await under.browser({ name: "Olga" }).createTable("duel", {}, 2, { open: true });
    const { tables } = await new Promise<LobbyState>((found) => {
      const stop = under.browser().onState((state) => {
        if (!state.tables.some(({ code }) => code !== "")) return;
        queueMicrotask(() => stop());
        found(state);
      });
    });
    expect(tables.filter(({ running }) => !running).map(({ code, people }) => ({ code, people }))).toEqual([
      { code: open.code, people: [{ name: "Olga", bot: false }] },
    ]);
    const guest = await under.browser().joinTable(open.code);
    await Promise.all([open.feed, guest.feed]);
    hidden.cancel();
  });
});

describe("A rematch", () => {
  it("begins when all people want it, on the same seats, and bots always want it", async () => {
    const host = await under.browser({ name: "Ann" }).createTable("toy", {}, 3);
    const guest = await under.browser({ name: "Ben" }).joinTable(host.code);
    host.fill();
    const feeds = await Promise.all([host.feed, guest.feed]);
    expect(await feeds[0]!.rematch()).toMatchObject({ ok: false, key: "notAsked" });
    for (const feed of feeds) playing(feed);
    await Promise.all(feeds.map(over));
    expect((await feeds[0]!.rematch()).ok).toBe(true);
    expect(feeds[0]!.presence().people.map(({ rematch }) => rematch)).toEqual([true, false, true]);
    expect((await feeds[1]!.rematch()).ok).toBe(true);
    const again = await Promise.all(feeds.map(({ next }) => next));
    expect(again.map(({ seat }) => seat)).toEqual(feeds.map(({ seat }) => seat));
    expect(again[0]!.ticket.match).not.toBe(feeds[0]!.ticket.match);
    expect(again[0]!.presence().people.map(({ name }) => name)).toEqual(["Ann", "Ben", ""]);
    const players = again.map((feed) => playing(feed));
    for (const player of players) {
      await over(player.feed);
      await expectSeenAll(under, player);
    }
  });
});

describe("A rematch of two", () => {
  async function finished(): Promise<RawClient[]> {
    const game = under.games.find(({ id }) => id === "duel")!;
    const host = await callDesk(under.address, "table", { game: "duel" });
    const guest = await callDesk(under.address, "join", { code: host.code });
    const clients = [await rawClient(under.address, game, host), await rawClient(under.address, game, guest)];
    await Promise.all(clients.map((client) => client.until((root) => Boolean(root.event))));
    await clients[0]!.command({ type: "resign", id: "r" });
    return clients;
  }

  it("is one table, however often it is asked for", async () => {
    const [first, second] = (await finished()) as [RawClient, RawClient];
    expect((await first.command({ type: "rematch", id: "a" })).ok).toBe(true);
    const asked = [second.command({ type: "rematch", id: "b" }), second.command({ type: "rematch", id: "c" })];
    expect((await Promise.all(asked)).map(({ ok }) => ok)).toEqual([true, true]);
    await first.next();
    await first.command({ type: "rematch", id: "d" });
    expect(first.nexts.length).toBe(1);
    for (const client of [first, second]) client.close();
  });

  it("waits for the other while his line is broken, and calls him when he is back", async () => {
    const [first, second] = (await finished()) as [RawClient, RawClient];
    const game = under.games.find(({ id }) => id === "duel")!;
    second.close();
    await first.until((root) => root.people[1]?.here === false);
    expect(await first.command({ type: "rematch", id: "a" })).toMatchObject({ ok: true });
    expect(first.received().people[1]).toMatchObject({ kind: "person", rematch: false });
    const { match, token } = second.ticket;
    const back = await rawClient(under.address, game, await callDesk(under.address, "sit", { match, token }), "00".repeat(16));
    await back.command({ type: "rematch", id: "b" });
    const tickets = [await first.next(), await back.next()];
    expect(tickets.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(tickets[1]?.match).toBe(tickets[0]?.match);
    for (const client of [first, back]) client.close();
  });

  it("begins against a bot when the other leaves instead of answering", async () => {
    const [first, second] = (await finished()) as [RawClient, RawClient];
    await first.command({ type: "rematch", id: "a" });
    second.leave();
    const ticket = await first.next();
    const again = await rawClient(under.address, under.games.find(({ id }) => id === "duel")!, ticket);
    await again.until((root) => Boolean(root.event));
    expect(again.received().people.map(({ kind }) => kind)).toEqual(["person", "bot"]);
    for (const client of [first, again]) client.close();
  });
});

describe("Whoever keeps a table waiting loses his place", () => {
  it("before the match, if he does not come or gives no share", async () => {
    await under.serving.close();
    under = await start({ pace: { offer: 1_000 } });
    const host = await under.browser().createTable("duel");
    const filled: number[] = [];
    const freed = new Promise<void>((done) => {
      host.onSeats((search) => {
        if (search.filled === 1 && filled.includes(2)) done();
        filled.push(search.filled);
      });
    });
    await callDesk(under.address, "join", { code: host.code });
    await freed;
    const guest = await callDesk(under.address, "join", { code: host.code });
    const room = await openRoom(under.address, guest.reservation, rootClass(under.games.find(({ id }) => id === "duel")!));
    const closed = new Promise((gone) => room.onLeave((code) => gone(code)));
    expect(await closed).toBe(4101);
    const second = await under.browser().joinTable(host.code);
    await Promise.all([host.feed, second.feed]);
  });

  it("even if the others have asked for bots meanwhile, who then take it", async () => {
    const host = await under.browser().createTable("toy", {}, 3);
    await callDesk(under.address, "join", { code: host.code });
    host.fill();
    expect((await host.feed).presence().people.map(({ kind }) => kind)).toEqual(["person", "bot", "bot"]);
  });

  it("at a rematch, to a bot", async () => {
    const feeds = await together(under, "toy", 3);
    await feeds[2]!.resign();
    await feeds[1]!.resign();
    await Promise.all(feeds.map(over));
    // The third wants it and is asked to come, but his window has gone to sleep.
    const { match, token } = feeds[2]!.ticket;
    const ticket = await callDesk(under.address, "sit", { match, token });
    const room = await openRoom(under.address, ticket.reservation, rootClass(feeds[2]!.game));
    room.onMessage("*", () => undefined);
    await whenPresent(feeds[2]!, ({ connection }) => connection === "closed");
    room.send("command", { type: "rematch", id: "r" });
    await Promise.all([feeds[0]!.rematch(), feeds[1]!.rematch()]);
    const again = await Promise.all([feeds[0]!.next, feeds[1]!.next]);
    expect(again[0]!.presence().people.map(({ kind }) => kind)).toEqual(["person", "person", "bot"]);
    const players = again.map((feed) => playing(feed));
    await Promise.all(again.map(over));
    for (const player of players) await expectSeenAll(under, player);
  });
});

describe("A reload", () => {
  const pause = (time: number) => new Promise((done) => setTimeout(done, time));
  const sitAgain = ({ match, token }: Ticket) => callDesk(under.address, "sit", { match, token });

  it("finds its table, whatever was waited for when the seat was taken", async () => {
    await under.serving.close();
    under = await start({ pace: { offer: 1_500, grace: 1_500 } });
    const waiting = await rawClient(under.address, TOY, await callDesk(under.address, "table", { game: "toy" }));
    const playing = await rawClient(under.address, TOY, await callDesk(under.address, "play", { game: "toy" }));
    await playing.until((root) => Boolean(root.event));
    // Over the end of the offer, and of the time a table waits for its first person.
    await pause(1_000);
    waiting.close();
    await pause(1_000);
    const back = await rawClient(under.address, TOY, await sitAgain(waiting.ticket), "00".repeat(16));
    playing.close();
    await pause(1_600);
    const resumed = await rawClient(under.address, TOY, await sitAgain(playing.ticket), "00".repeat(16));
    expect(resumed.received().people[0]).toMatchObject({ kind: "person", here: true });
    back.close();
    resumed.close();
  });

  it("has the whole grace time, however short ago the last one was", async () => {
    await under.serving.close();
    under = await start({ pace: { grace: 1_500 } });
    const host = await callDesk(under.address, "table", { game: "duel" });
    const game = under.games.find(({ id }) => id === "duel")!;
    const [first, other] = [
      await rawClient(under.address, game, host),
      await rawClient(under.address, game, await callDesk(under.address, "join", { code: host.code })),
    ];
    await other.until((root) => Boolean(root.event));
    first.close();
    await pause(1_000);
    const again = await rawClient(under.address, game, await sitAgain(host), "00".repeat(16));
    again.close();
    await pause(1_000);
    expect(other.received().people[0]).toMatchObject({ kind: "person", here: false });
    other.close();
  });
});
