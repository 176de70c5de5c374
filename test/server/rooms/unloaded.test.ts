/** Matches that have left memory. */

import { matchMaker } from "@colyseus/core";
import { afterEach, describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import { openRoom } from "../../../client/feed/live/room.ts";
import { migrateDatabase } from "../../../server/database/database.ts";
import { sqliteDialect } from "../../../server/database/sqlite/dialect.ts";
import type { View } from "../../../shared/core/contract/game.ts";
import { SEATINGS } from "../../../shared/core/match/record.ts";
import { makeRoot, rootClass } from "../../../shared/core/wire/sync.ts";
import { Secret } from "../../toy/state.ts";
import { again, moveOnce, onFile } from "../database/on-file.ts";
import { newFile } from "../database/storage.ts";
import { type RawClient, rawClient } from "../harness/raw.ts";
import { inMemory } from "../in-memory.ts";
import { memory, roomsOf, start, TOY, together, type Under, unloaded, watching, when } from "../server.ts";

let under: Under;

afterEach(() => under.serving.close());

const Private = makeRoot(TOY, [0]).seats[0]!.constructor;

/** Three tickets of one table of the toy. */
async function threeTickets(seating: (typeof SEATINGS)[number]) {
  const host = await callApi(under.address, "table", { game: "toy", seating, open: true });
  const { code } = host;
  return [host, await callApi(under.address, "join", { code }), await callApi(under.address, "join", { code })];
}

const secretOf = (client: RawClient): string => JSON.stringify(client.received().sight.secret);

/** Each seat that owes a choice answers; resolves when all clients have seen it. */
async function playOnce(seats: readonly RawClient[], all: readonly RawClient[], name: string): Promise<void> {
  for (const seat of seats) {
    const { sight, asks } = seat.received();
    const own = seat.ticket.seat;
    if (!TOY.toAct(sight.table).includes(own)) continue;
    const moves = [TOY.notation(TOY.moves(sight as View)[0]!)];
    const answer = await seat.command({ type: "moves", id: `${name} ${own}`, ask: asks[own], moves });
    expect(answer).toMatchObject({ ok: true });
    if (answer.ok) for (const client of all) await client.until((root) => root.frame >= answer.frame);
  }
}

/** The decoder knows no private object but its own seat's. */
function expectOwnOnly(client: RawClient): void {
  const own = client.ticket.seat < 0 ? 0 : 1;
  const known = client.known();
  expect(known.filter((object) => object instanceof Private).length).toBe(own);
  expect(known.filter((object) => object instanceof Secret).length).toBe(own);
}

describe("A seat of an unloaded match", () => {
  for (const seating of SEATINGS)
    it(`whose seats are ${seating} sees after each reload and restart what it saw, and nothing of the others`, async () => {
      const stores = await inMemory();
      under = await start({ ...stores, timings: { emptyRoomTimeout: 500 } });
      const tickets = await threeTickets(seating);
      const { match } = tickets[0]!;
      for (const ticket of tickets) void rawClient(under.address, TOY, ticket);
      await expect.poll(() => stores.journal.unfinished()).toHaveLength(1);
      const before = new Map<number, string>();
      for (let times = 0; times < 4; times++) {
        const again = tickets.map(async ({ token }) =>
          rawClient(under.address, TOY, await callApi(under.address, "sit", { match, token }), ""),
        );
        const watch = rawClient(under.address, TOY, await callApi(under.address, "watch", { match }));
        const all = await Promise.all([...again, watch]);
        for (const client of all) await client.until((root) => Boolean(root.event));
        const seats = all.slice(0, 3);
        expect(new Set(seats.map(({ ticket }) => ticket.seat)).size).toBe(3);
        for (const seat of seats) expect(secretOf(seat)).toBe(before.get(seat.ticket.seat) ?? secretOf(seat));
        await playOnce(seats, all, `${times}`);
        for (const client of all) expectOwnOnly(client);
        for (const seat of seats) before.set(seat.ticket.seat, secretOf(seat));
        const { secret } = (await stores.journal.read(match))!.deal;
        for (const { heard } of all)
          for (const bytes of heard)
            for (const hidden of [secret, ...tickets.map(({ token }) => token)]) expect(Buffer.from(bytes).includes(hidden)).toBe(false);
        for (const client of all) client.close();
        if (times % 2 === 0) await unloaded(match);
        else {
          await under.serving.close();
          under = await start({ ...stores, timings: { emptyRoomTimeout: 500 } });
        }
      }
    });

  it("is loaded once for a hundred calls at once, and keeps one connection", async () => {
    under = await start({ timings: { emptyRoomTimeout: 1_000 } });
    const ticket = await callApi(under.address, "table", { game: "toy" });
    const { match, token } = ticket;
    const host = await rawClient(under.address, TOY, ticket);
    await host.command({ type: "fill", id: "fill" });
    host.close();
    await unloaded(match);
    let open = 0;
    const knocks = Array.from({ length: 100 }, async () => {
      const { reservation } = await callApi(under.address, "sit", { match, token });
      const room = await openRoom(under.address, reservation, rootClass(TOY));
      open++;
      room.onLeave(() => open--);
      room.onMessage("*", () => undefined);
      return room;
    });
    const rooms = await Promise.all(knocks);
    expect(await roomsOf(match)).toBe(1);
    await expect.poll(() => open).toBe(1);
    for (const room of rooms) room.connection.close();
  });

  it("is found at any moment while its table unloads", async () => {
    under = await start({ timings: { emptyRoomTimeout: 1 } });
    const feed = await under.browser().playNow("duel");
    const { match, token } = feed.ticket;
    feed.leave();
    const asks = Array.from({ length: 4 }, async () => {
      for (let times = 0; times < 60; times++) expect(await callApi(under.address, "sit", { match, token })).toMatchObject({ match });
    });
    await Promise.all(asks);
  });
});

describe("A match that another process has gone on with", () => {
  it("is opened again for all players, as it is on record there", async () => {
    const { journal } = await inMemory();
    under = await start({ journal });
    const feeds = await together(under, "toy", 3);
    const { match } = feeds[0]!;
    const onRecord = async () => (await journal.read(match))!.entries.length;
    await expect.poll(onRecord).toBe(3);
    await journal.append(match, 3, { type: "seat", seat: 1, at: Date.now(), by: "server", kind: "person", name: "" });
    const { ask, sight, number: before } = watching(feeds[0]!).seen.at(-1)!;
    // The client repeats it by itself when it has reconnected.
    expect(await feeds[0]!.send([TOY.notation(TOY.moves(sight as View)[0]!)], ask)).toMatchObject({ ok: true });
    await Promise.all(feeds.map((feed) => when(feed, ({ number }) => number > before)));
    expect(await roomsOf(match)).toBe(1);
    expect(matchMaker.getLocalRoomById(match)).toBeDefined();
    for (const feed of feeds) feed.leave();
  });
});

describe("A match without connected players", () => {
  it("leaves memory, and is loaded as it was when a player returns", async () => {
    under = await start({ timings: { emptyRoomTimeout: 20 } });
    const storage = memory();
    const lobby = under.browser({ storage });
    const feed = await lobby.playNow("duel");
    await moveOnce(feed);
    const { match } = feed.ticket;
    feed.leave();
    await unloaded(match);
    const { length } = (await under.journal.read(match))!.entries;
    const guest = storage.getItem("quayside.guest")!;
    const { matches } = await callApi(under.address, "matches", { guest });
    expect(matches).toMatchObject([{ match, game: "duel", seat: feed.seat, running: true }]);
    const ticket = await callApi(under.address, "sit", { match, guest });
    expect(ticket).toMatchObject({ match, seat: feed.seat, begun: true });
    expect((await under.journal.read(match))!.entries).toHaveLength(length);
  });

  it("is ended after a day", async () => {
    const file = newFile();
    const before = await onFile(file, { timings: { emptyRoomTimeout: 20 } });
    const storage = memory();
    const lobby = before.browser({ storage });
    const feed = await lobby.playNow("duel");
    const { match } = feed.ticket;
    await moveOnce(feed);
    under = await again(before, file, async () => {
      const db = await migrateDatabase(sqliteDialect(file));
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
    expect((await under.journal.read(match))!.entries.at(-1)).toMatchObject({ type: "end", why: "abandoned", by: "server" });
    const guest = storage.getItem("quayside.guest")!;
    expect((await callApi(under.address, "matches", { guest })).matches).toEqual([]);
    expect((await callApi(under.address, "profile", { guest })).matches).toMatchObject([{ match, how: "abandoned" }]);
  });
});
