/** People who keep no rule: what they try changes nothing for the others. */
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { callDesk } from "../../client/feed/live-desk.ts";
import { openRoom } from "../../client/feed/live-room.ts";
import type { People } from "../../server/people.ts";
import { migrated } from "../../server/store/database.ts";
import { peopleIn } from "../../server/store/people.ts";
import { sqliteDialect } from "../../server/store/sqlite.ts";
import type { Game } from "../../shared/core/game.ts";
import { MESSAGES, type QueueNews, type Ticket } from "../../shared/core/wire.ts";
import { duel } from "../../shared/duel/index.ts";
import { openLine } from "./line.ts";
import { rawClient } from "./raw.ts";
import { asked, start, TOY, type Under } from "./server.ts";

let under: Under;
afterEach(() => under.serving.close());

describe("A connection that was sent to another seat", () => {
  it("says nothing for the seat it had, even if it does not go", async () => {
    under = await start();
    const line = await openLine(under.serving.port);
    const ticket = await callDesk(under.address, "table", { game: "toy", seats: 3, seating: "random" });
    const raw = await rawClient(line.address, TOY, ticket);
    line.deafen();
    const guests = [];
    for (const name of ["Ann", "Ben"]) guests.push(await under.browser({ address: line.address, name }).joinTable(ticket.code));
    const [feed] = await Promise.all(guests.map((waiting) => waiting.feed));
    await asked(feed!);
    raw.say(MESSAGES.command, { type: "propose", id: "asked", what: "pause" });
    raw.say(MESSAGES.command, { type: "resign", id: "gone" });
    // Whatever took as long a way has been read by then.
    for (const phrase of ["hello", "luck", "nice"] as const) await feed!.say({ phrase });
    expect((await under.journal.read(feed!.match))!.entries.map(({ type }) => type)).not.toContain("resign");
    expect(feed!.presence().proposal.what).toBe("");
    await line.close();
  });
});

describe("A rated table", () => {
  it("takes no bot, not even while one of the two has not come", async () => {
    under = await start();
    const [first] = await Promise.all([seek({ rated: true }), seek({ rated: true })]);
    const raw = await rawClient(under.address, duel as unknown as Game, await first.ticket);
    expect(await raw.command({ type: "fill", id: "fill" })).toMatchObject({ ok: false, key: "tableFull" });
  });
});

describe("Those who must not meet", () => {
  it("do not, even if they come at the same moment", async () => {
    const { people, guests, release } = await slowPeople(3);
    release();
    under = await start({ people });
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

describe("Whoever looks for a match and goes before he is in", () => {
  it("meets nobody", async () => {
    const { people, guests, asked, release } = await slowPeople(2);
    under = await start({ people });
    const line = await openLine(under.serving.port);
    const gone = seek({ guest: guests[0]!.token }, line.address).catch(() => "gone");
    await asked;
    line.cut();
    await fetch(`${under.address}/healthz`);
    release();
    await gone;
    const other = await seek({ guest: guests[1]!.token });
    expect(await other.news).toMatchObject({ filled: 1 });
    expect(other.found()).toBe(false);
    await line.close();
  });
});

type Guest = Awaited<ReturnType<People["arrive"]>>;

/** People who are asked for in a database that answers when it is released, and a little late then. */
async function slowPeople(count: number) {
  const db = await migrated(sqliteDialect(":memory:"));
  onTestFinished(() => db.destroy());
  const known = peopleIn(db);
  const guests = [];
  for (let at = 0; at < count; at++) guests.push(await known.arrive(`Guest ${at}`));
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const people: People = {
    ...known,
    async apart(id, others) {
      const apart = await known.apart(id, others);
      asked.resolve();
      await released.promise;
      await new Promise((done) => setTimeout(done, 20));
      return apart;
    },
  };
  return { people, guests, asked: asked.promise, release: released.resolve };
}

/** A search for a match of two, without any client's manners. */
async function seek(wish: object, address = under.address) {
  const { reservation } = await callDesk(address, "quick", { game: "duel", ...wish });
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
