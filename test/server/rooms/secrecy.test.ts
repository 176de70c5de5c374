/** No byte on the wire tells anything hidden, another seat's secret, or a token. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { randomHex } from "../../../client/base/random-hex.ts";
import { callApi } from "../../../client/feed/live/api.ts";
import type { View } from "../../../shared/core/contract/game.ts";
import { makeRoot } from "../../../shared/core/wire/sync.ts";
import { Secret } from "../../toy/state.ts";
import { type RawClient, rawClient } from "../harness/raw.ts";
import { start, TOY, type Under } from "../server.ts";

let under: Under;
beforeAll(async () => {
  under = await start();
});
afterAll(() => under.serving.close());

describe("Over the wire of a whole match", () => {
  it("each seat receives its own secret alone, a watcher none, and no client tokens or shares before the end", async () => {
    const { address } = under;
    const host = await callApi(address, "table", { game: "toy", open: true });
    const tickets = [host, await callApi(address, "join", { code: host.code }), await callApi(address, "join", { code: host.code })];
    const shares = tickets.map(() => randomHex(16));
    const seats = await Promise.all(tickets.map((ticket, seat) => rawClient(address, TOY, ticket, shares[seat])));
    await Promise.all(seats.map((seat) => seat.until((root) => Boolean(root.event))));
    const watcher = await rawClient(address, TOY, await callApi(address, "watch", { match: host.match }));
    await watcher.until((root) => Boolean(root.event));
    const all = [...seats, watcher];
    let told = 0;
    const chosen: number[][] = [[], [], []];
    while (TOY.toAct(seats[0]!.received().sight.table).length > 0) {
      for (const [number, seat] of seats.entries()) {
        const { sight, asks } = seat.received();
        if (!TOY.toAct(sight.table).includes(number)) continue;
        const move = TOY.moves(sight as View)[0]!;
        if (move.type === "choose") chosen[number]!.push((move as unknown as { card: number }).card);
        const answer = await seat.command({ type: "moves", id: `m${told++}`, ask: asks[number], moves: [TOY.notation(move)] });
        expect(answer.ok).toBe(true);
        if (!answer.ok) continue;
        for (const each of all) await each.until((root) => root.frame >= answer.frame);
        for (const each of all) expectOwnOnly(each);
      }
    }
    const record = await under.journal.read(host.match);
    for (const each of all) {
      const before = each.heard.slice(
        0,
        each.heard.findIndex((bytes) => Buffer.from(bytes).includes(record!.deal.secret)),
      );
      expect(before.length).toBeGreaterThan(5);
      const secrets = [record!.deal.secret, ...shares, ...tickets.flatMap(({ token, reservation }) => [token, reservation.sessionId])];
      for (const bytes of before) for (const secret of secrets) expect(Buffer.from(bytes).includes(secret)).toBe(false);
    }
    for (const seat of seats) seat.close();
  });
});

const Private = makeRoot(TOY, [0]).seats[0]!.constructor;

/** The decoder knows no private object but its own seat's. */
function expectOwnOnly(client: RawClient): void {
  const own = client.ticket.seat < 0 ? 0 : 1;
  const known = client.known();
  expect(known.filter((object) => object instanceof Private).length).toBe(own);
  expect(known.filter((object) => object instanceof Secret).length).toBe(own);
  expect(client.received().sight.seat).toBe(client.ticket.seat);
  expect(client.received().sight.secret === undefined).toBe(own === 0);
}
