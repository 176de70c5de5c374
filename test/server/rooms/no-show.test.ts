/** Seats that were given to a player who does not join. */

import { matchMaker } from "@colyseus/core";
import { afterEach, describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import { openRoom } from "../../../client/feed/live/room.ts";
import { ROOMS } from "../../../server/base/room-names.ts";
import type { SEATINGS } from "../../../shared/core/match/record.ts";
import { rootClass } from "../../../shared/core/wire/sync.ts";
import { rawClient } from "../harness/raw.ts";
import { inMemory } from "../in-memory.ts";
import { expectSeenAll, letPass, over, playing, start, TOY, together, type Under, unloaded, whenPresent } from "../server.ts";

/** Milliseconds that a player has to join; they pass when the test says so. */
const OFFER = 60_000;
let under: Under;

afterEach(() => under.serving.close());

/** Three tickets of one table of the toy. */
async function threeTickets(seating: (typeof SEATINGS)[number]) {
  const host = await callApi(under.address, "table", { game: "toy", seating });
  const { code } = host;
  return [host, await callApi(under.address, "join", { code }), await callApi(under.address, "join", { code })];
}

describe("A player who keeps a table waiting loses the seat", () => {
  it("before the match, if they do not join or give no share", async () => {
    under = await start({ timings: { joinTimeout: OFFER } });
    const host = await under.browser().createTable("duel");
    const filled = (count: number) => new Promise<void>((seen) => host.onSeats((search) => search.filled === count && seen()));
    const { match } = await callApi(under.address, "join", { code: host.code });
    await filled(2);
    letPass(match, OFFER);
    await filled(1);
    const guest = await callApi(under.address, "join", { code: host.code });
    const room = await openRoom(under.address, guest.reservation, rootClass(under.games.find(({ id }) => id === "duel")!));
    const closed = new Promise((gone) => room.onLeave((code) => gone(code)));
    letPass(match, OFFER);
    expect(await closed).toBe(4101);
    const second = await under.browser().joinTable(host.code);
    await Promise.all([host.feed, second.feed]);
  });

  it("to a bot, if the others have asked for bots", async () => {
    const { tableStore } = await inMemory();
    under = await start({ tableStore, timings: { joinTimeout: OFFER } });
    const host = await under.browser().createTable("toy", {}, 3);
    const { match } = await callApi(under.address, "join", { code: host.code });
    host.fill();
    await expect.poll(async () => (await tableStore.load(match))?.filled).toBe(true);
    letPass(match, OFFER);
    expect((await host.feed).presence().people.map(({ kind }) => kind)).toEqual(["person", "bot", "bot"]);
  });

  it("at a rematch, to a bot", async () => {
    const { tableStore } = await inMemory();
    under = await start({ tableStore, timings: { joinTimeout: OFFER } });
    const feeds = await together(under, "toy", 3);
    await feeds[2]!.resign();
    await feeds[1]!.resign();
    await Promise.all(feeds.map(over));
    // The third wants it and is sent a ticket, but their window is suspended.
    const { match, token } = feeds[2]!.ticket;
    const ticket = await callApi(under.address, "sit", { match, token });
    const room = await openRoom(under.address, ticket.reservation, rootClass(feeds[2]!.game));
    room.onMessage("*", () => undefined);
    await whenPresent(feeds[2]!, ({ connection }) => connection === "closed");
    room.send("command", { type: "rematch", id: "r" });
    await Promise.all([feeds[0]!.rematch(), feeds[1]!.rematch()]);
    const next = async () => (await matchMaker.query({ name: ROOMS.match })).find(({ roomId }) => roomId !== match)?.roomId ?? "";
    // A player who has joined and not yet pledged would lose the seat too.
    const pledged = async () => (await tableStore.load(await next()))?.seats.filter(({ pledge }) => pledge !== "").length;
    await expect.poll(pledged).toBe(2);
    letPass(await next(), OFFER);
    const again = await Promise.all([feeds[0]!.next, feeds[1]!.next]);
    expect(again[0]!.presence().people.map(({ kind }) => kind)).toEqual(["person", "person", "bot"]);
    const players = again.map((feed) => playing(feed));
    await Promise.all(again.map(over));
    for (const player of players) await expectSeenAll(under, player);
  });
});

describe("A match whose players do not return after the draw", () => {
  it("leaves memory", async () => {
    under = await start({ timings: { emptyRoomTimeout: 100, grace: 100 } });
    const tickets = await threeTickets("random");
    // They give their shares, are moved to the drawn seats, and do not reconnect.
    for (const ticket of tickets) void rawClient(under.address, TOY, ticket);
    await expect.poll(() => under.journal.unfinished()).toHaveLength(1);
    await unloaded(tickets[0]!.match);
  });
});

describe("A guest who is offered a seat and does not join", () => {
  it("loses it, however often they have asked for it", async () => {
    under = await start({ timings: { joinTimeout: OFFER } });
    const host = await under.browser({ name: "Host" }).createTable("toy", {}, 3);
    const { token: guest } = await callApi(under.address, "arrive", { name: "Often" });
    const tickets = [];
    for (let times = 0; times < 6; times++) tickets.push(await callApi(under.address, "join", { code: host.code, guest }));
    const names = async () =>
      (await matchMaker.query({ name: ROOMS.match })).flatMap(({ metadata }) => metadata.people.map(({ name }: { name: string }) => name));
    expect(await names()).toContain("Often");
    letPass(tickets[0]!.match, OFFER);
    await expect.poll(names).toEqual(["Host"]);
    host.cancel();
  });
});
