/** Resigning where more than two play: the match goes on. */
import { afterEach, describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { View } from "../../../shared/core/contract/game.ts";
import { rawClient } from "../harness/raw.ts";
import { asked, expectSeenAll, over, playing, start, TOY, together, type Under, watching } from "../server.ts";

let under: Under;
afterEach(() => under.serving.close());

describe("A seat that resigned at a table of three", () => {
  it("is played by a bot, and the others play to the end", async () => {
    under = await start();
    const feeds = await together(under, "toy", 3);
    const [, , third] = feeds;
    expect(await third!.resign()).toMatchObject({ ok: true });
    const players = feeds.slice(0, 2).map((feed) => playing(feed));
    const spectator = watching(third!);
    const [end] = await Promise.all(feeds.map(over));
    expect(end?.outcome).toMatchObject({ how: "pebbles" });
    expect(end?.outcome?.places[2]).toBe(3);
    for (const player of [...players, spectator]) await expectSeenAll(under, player);
    const { entries } = (await under.journal.read(third!.match))!;
    const moves = entries.filter((entry) => entry.type === "moves" && entry.seat === 2);
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.every(({ by }) => by === "bot")).toBe(true);
  });

  it("answers a repeated move with its original frame, and takes no new one", async () => {
    under = await start();
    const host = await callApi(under.address, "table", { game: "toy", seats: 3 });
    const guests = await Promise.all([1, 2].map(() => under.browser().joinTable(host.code)));
    const raw = await rawClient(under.address, TOY, host);
    await Promise.all(guests.map(async ({ feed }) => asked(await feed)));
    await raw.until((root) => Boolean(root.event));
    const { sight, asks } = raw.received();
    const move = TOY.notation(TOY.moves(sight as View)[0]!);
    const first = await raw.command({ type: "moves", id: "a", ask: asks[0], moves: [move] });
    expect(first).toMatchObject({ ok: true });
    expect(await raw.command({ type: "resign", id: "b" })).toMatchObject({ ok: true });
    expect(await raw.command({ type: "moves", id: "a", ask: asks[0], moves: [move] })).toEqual(first);
    expect(await raw.command({ type: "moves", id: "c", ask: asks[0], moves: [move] })).toMatchObject({ ok: false, key: "notAsked" });
    raw.close();
  });
});
