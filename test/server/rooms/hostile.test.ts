/** Hostile clients: what they try does not affect other players. */
import { CloseCode } from "@colyseus/core";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import { openRoom } from "../../../client/feed/live/room.ts";
import { DEFAULT_TIMINGS } from "../../../server/base/timings.ts";
import { migrateDatabase } from "../../../server/database/database.ts";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { sqliteDialect } from "../../../server/database/sqlite/dialect.ts";
import { storeIn } from "../../../server/database/store.ts";
import type { GuestStore } from "../../../server/store/guest-store.ts";
import { eraseShape } from "../../../shared/core/contract/game.ts";
import { pledgeOf } from "../../../shared/core/match/pledges.ts";
import type { Ticket } from "../../../shared/core/wire/calls.ts";
import { MESSAGES, type QueueNews } from "../../../shared/core/wire/wire.ts";
import { duel } from "../../../shared/duel/index.ts";
import { inFile } from "../database/storage.ts";
import { openLine } from "../harness/line.ts";
import { rawClient } from "../harness/raw.ts";
import { asked, over, start, TOY, type Under, whenPresent } from "../server.ts";

let under: Under;
afterEach(() => under.serving.close());

describe("A connection that was sent to another seat", () => {
  it("cannot act for its former seat, even if it stays open", async () => {
    under = await start();
    const line = await openLine(under.serving.port);
    const ticket = await callApi(under.address, "table", { game: "toy", seats: 3, seating: "random" });
    const raw = await rawClient(line.address, TOY, ticket, "");
    const share = "ab".repeat(16);
    await raw.command({ type: "pledge", id: "pledge", voids: 0, pledge: pledgeOf(ticket.commitment, ticket.seat, share) });
    const guests = [];
    for (const name of ["Ann", "Ben"]) guests.push(await under.browser({ name }).joinTable(ticket.code));
    await raw.shown(({ pledges }) => pledges !== undefined);
    // The client does not notice that it is sent away.
    line.deafen();
    raw.say(MESSAGES.command, { type: "share", id: "share", share });
    const [feed] = await Promise.all(guests.map((waiting) => waiting.feed));
    await asked(feed!);
    raw.say(MESSAGES.command, { type: "propose", id: "asked", what: "pause" });
    raw.say(MESSAGES.command, { type: "resign", id: "gone" });
    // By then messages on the other connection have been read.
    for (const phrase of ["hello", "luck", "nice"] as const) await feed!.say({ phrase });
    expect((await under.journal.read(feed!.match))!.entries.map(({ type }) => type)).not.toContain("resign");
    expect(feed!.presence().proposal.what).toBe("");
    await line.close();
  });
});

describe("A rated table", () => {
  it("takes no bot, not even while one of the two has not arrived", async () => {
    under = await start();
    const known = ["Ann", "Ben"].map(async (name) => (await callApi(under.address, "arrive", { name })).token);
    const [first] = await Promise.all((await Promise.all(known)).map((guest) => seek({ rated: true, guest })));
    if (first === undefined) throw new Error("nobody seeks");
    const raw = await rawClient(under.address, eraseShape(duel), await first.ticket);
    expect(await raw.command({ type: "fill", id: "fill" })).toMatchObject({ ok: false, key: "tableFull" });
  });
});

describe("Blocked players", () => {
  it("do not meet, even if they queue at the same moment", async () => {
    const { people, guests, release } = await slowPeople(3);
    release();
    under = await start({ guests: people });
    const [ann, ben, cleo] = guests as [Guest, Guest, Guest];
    await people.block(ann.person.id, ben.person.id);
    const apart = await Promise.all([ann, ben].map(({ token }) => seek({ guest: token })));
    const third = await seek({ guest: cleo.token });
    const { match } = await third.ticket;
    const met = await Promise.race(apart.map(({ ticket }) => ticket));
    expect(met.match).toBe(match);
    expect(apart.filter(({ found }) => found()).length).toBe(1);
  });
});

describe("A player who leaves while being queued", () => {
  it("is matched with no other player", async () => {
    const { people, guests, asked, release } = await slowPeople(1);
    under = await start({ guests: people });
    const line = await openLine(under.serving.port);
    const other = await seek({});
    const gone = seek({ guest: guests[0]!.token }, line.address).catch(() => "gone");
    await asked;
    line.cut();
    await fetch(`${under.address}/healthz`);
    release();
    await gone;
    const third = await seek({});
    expect((await other.ticket).match).toBe((await third.ticket).match);
    await line.close();
  });
});

describe("A player who keeps granting more time", () => {
  it("grants an hour at most, which a timer can hold", async () => {
    const [question, bank] = [60_000, 600_000];
    under = await start({ timings: { allowances: { ...DEFAULT_TIMINGS.allowances, normal: { question, bank } } } });
    const ticket = await callApi(under.address, "table", { game: "toy", seats: 3, speed: "normal" });
    const guest = await under.browser().joinTable(ticket.code);
    const raw = await rawClient(under.address, TOY, ticket);
    await raw.command({ type: "fill", id: "fill" });
    const feed = await guest.feed;
    await whenPresent(feed, ({ people }) => people[1]!.deadline > 0);
    const before = feed.presence().people[1]!.deadline;
    for (let at = 0; at < 100; at++) raw.say(MESSAGES.command, { type: "give", id: `more ${at}` });
    await raw.command({ type: "propose", id: "last", what: "resume" });
    for (let at = 0; at < 100; at++) await raw.answer();
    await feed.say({ phrase: "thanks" });
    expect(feed.presence().people[1]!.deadline - before).toBeLessThanOrEqual(3_600_000);
  });
});

describe("A player who changes a proposal at the moment others agree", () => {
  it("gets their consent for neither", async () => {
    under = await start();
    const ticket = await callApi(under.address, "table", { game: "toy", seats: 3 });
    const guest = await under.browser().joinTable(ticket.code);
    const other = await rawClient(under.address, TOY, ticket);
    await other.command({ type: "fill", id: "fill" });
    const feed = await guest.feed;
    await asked(feed);
    await feed.propose("pause");
    await feed.vote(false);
    await feed.propose("end");
    const agreed = { type: "vote", id: "yes", what: "pause", yes: true };
    expect(await other.command(agreed)).toMatchObject({ ok: false, key: "noProposal" });
    expect(await other.command({ ...agreed, what: "end" })).toMatchObject({ ok: true });
    await over(feed);
  });
});

describe("An erased guest", () => {
  const NAME = "Albatross";
  async function played(when: "meanwhile" | "afterwards"): Promise<string> {
    const db = await inFile();
    const { journal, tableStore: shelf, guests: people } = storeIn(db);
    under = await start({ journal, tableStore: shelf, guests: people, timings: { emptyRoomTimeout: 20 } });
    const { token: guest } = await callApi(under.address, "arrive", { name: NAME });
    const raw = await rawClient(under.address, TOY, await callApi(under.address, "play", { game: "toy", guest }));
    await raw.until(({ frame }) => frame >= 0);
    expect(await raw.command({ type: "say", id: "s", text: "hello" })).toMatchObject({ ok: true });
    if (when === "meanwhile") await callApi(under.address, "erase", { guest });
    raw.leave();
    await raw.closed;
    if (when === "afterwards") await callApi(under.address, "erase", { guest });
    const rows = await Promise.all(
      (["entries", "tables", "sitters", "people"] as const).map((table) => db.selectFrom(table).selectAll().execute()),
    );
    expect(rows[1]).toHaveLength(1);
    return JSON.stringify(rows);
  }
  it("leaves no name in a match they left", async () => {
    expect(await played("afterwards")).not.toContain(NAME);
  });
  it("leaves no name in a running match", async () => {
    expect(await played("meanwhile")).not.toContain(NAME);
  });
});

describe("A client that never confirms joining", () => {
  it("does not make the server queue messages without end", async () => {
    under = await start();
    const { reservation } = await callApi(under.address, "quick", { game: "duel" });
    const { processId, roomId, sessionId } = reservation;
    const socket = new WebSocket(`${under.address.replace("http", "ws")}/${processId}/${roomId}?sessionId=${sessionId}`);
    const closed = new Promise<number>((done) => socket.addEventListener("close", ({ code }) => done(code)));
    await new Promise((heard) => socket.addEventListener("message", heard, { once: true }));
    // Encoded as Colyseus does.
    const ping = new Uint8Array([13, 0xa4, ...Buffer.from(MESSAGES.ping)]);
    const asking = setInterval(() => socket.send(ping), 1);
    onTestFinished(() => clearInterval(asking));
    expect(await closed).toBe(CloseCode.WITH_ERROR);
  });
});

describe("A connection that does not finish its handshake", () => {
  it("is closed after the join timeout", async () => {
    under = await start({ timings: { joinTimeout: 200 } });
    const { processId, roomId, sessionId } = (await callApi(under.address, "lobby", {})).reservation;
    const socket = new WebSocket(`${under.address.replace("http", "ws")}/${processId}/${roomId}?sessionId=${sessionId}`);
    const closed = new Promise<number>((done) => socket.addEventListener("close", ({ code }) => done(code)));
    expect(await closed).toBe(CloseCode.WITH_ERROR);
  });
});

describe("A player without a name", () => {
  it("has the rating of a new guest, so the two meet at once", async () => {
    const { people, guests, release } = await slowPeople(1);
    release();
    under = await start({ guests: people });
    const both = await Promise.all([seek({}), seek({ guest: guests[0]!.token })]);
    const [one, other] = await Promise.all(both.map(({ ticket }) => ticket));
    expect(one!.match).toBe(other!.match);
  });
});

type Guest = Awaited<ReturnType<GuestStore["create"]>>;

/** A guest store that answers only when released, and a little late then. */
async function slowPeople(count: number) {
  const db = await migrateDatabase(sqliteDialect(":memory:"));
  onTestFinished(() => db.destroy());
  const known = guestStoreIn(db);
  const guests = [];
  for (let at = 0; at < count; at++) guests.push(await known.create(`Guest ${at}`));
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const people: GuestStore = {
    ...known,
    async blockedAmong(id, others) {
      const apart = await known.blockedAmong(id, others);
      asked.resolve();
      await released.promise;
      await new Promise((done) => setTimeout(done, 20));
      return apart;
    },
  };
  return { people, guests, asked: asked.promise, release: released.resolve };
}

/** A raw search for a match of two. */
async function seek(wish: object, address = under.address) {
  const { reservation } = await callApi(address, "quick", { game: "duel", ...wish });
  const room = await openRoom(address, reservation);
  const [ticket, news] = [Promise.withResolvers<Ticket>(), Promise.withResolvers<QueueNews>()];
  let found = false;
  room.onMessage(MESSAGES.queue, news.resolve);
  room.onMessage(MESSAGES.ticket, (told: Ticket) => {
    found = true;
    ticket.resolve(told);
  });
  return { ticket: ticket.promise, news: news.promise, found: () => found };
}
