/** The same players play again. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import { type RawClient, rawClient } from "../harness/raw.ts";
import { expectSeenAll, over, playing, start, type Under } from "../server.ts";

let under: Under;

beforeAll(async () => {
  under = await start();
});

afterAll(() => under.serving.close());

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
    const host = await callApi(under.address, "table", { game: "duel" });
    const guest = await callApi(under.address, "join", { code: host.code });
    const clients = [await rawClient(under.address, game, host), await rawClient(under.address, game, guest)];
    await Promise.all(clients.map((client) => client.until((root) => Boolean(root.event))));
    await clients[0]!.command({ type: "resign", id: "r" });
    return clients;
  }

  it("is one table, however often players ask for it", async () => {
    const [first, second] = (await finished()) as [RawClient, RawClient];
    expect((await first.command({ type: "rematch", id: "a" })).ok).toBe(true);
    const asked = [second.command({ type: "rematch", id: "b" }), second.command({ type: "rematch", id: "c" })];
    expect((await Promise.all(asked)).map(({ ok }) => ok)).toEqual([true, true]);
    await first.next();
    await first.command({ type: "rematch", id: "d" });
    expect(first.nexts.length).toBe(1);
    for (const client of [first, second]) client.close();
  });

  it("waits for a disconnected player, and sends them a ticket when they are back", async () => {
    const [first, second] = (await finished()) as [RawClient, RawClient];
    const game = under.games.find(({ id }) => id === "duel")!;
    second.close();
    await first.until((root) => root.people[1]?.here === false);
    expect(await first.command({ type: "rematch", id: "a" })).toMatchObject({ ok: true });
    expect(first.received().people[1]).toMatchObject({ kind: "person", rematch: false });
    const { match, token } = second.ticket;
    const back = await rawClient(under.address, game, await callApi(under.address, "sit", { match, token }), "00".repeat(16));
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
