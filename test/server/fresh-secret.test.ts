/** What is hidden stays hidden over a sleep and a restart. */
import { matchMaker } from "@colyseus/core";
import { afterEach, describe, expect, it } from "vitest";
import { callDesk } from "../../client/feed/live-desk.ts";
import { randomHex } from "../../client/feed/live-feed.ts";
import { openRoom } from "../../client/feed/live-room.ts";
import { memoryJournal } from "../../server/journal.ts";
import { ROOMS } from "../../server/rooms.ts";
import { memoryShelf } from "../../server/shelf.ts";
import type { View } from "../../shared/core/game.ts";
import { makeRoot, rootClass } from "../../shared/core/sync.ts";
import { ToySecret } from "../toy/state.ts";
import { type RawClient, rawClient } from "./raw.ts";
import { start, TOY, type Under } from "./server.ts";

let under: Under;
afterEach(() => under.serving.close());
const Private = makeRoot(TOY, 1).seats[0]!.constructor;
function expectOwnOnly(client: RawClient): void {
  const own = client.ticket.seat < 0 ? 0 : 1;
  const known = client.known();
  expect(known.filter((object) => object instanceof Private).length).toBe(own);
  expect(known.filter((object) => object instanceof ToySecret).length).toBe(own);
  expect(client.received().sight.seat).toBe(client.ticket.seat);
  expect(client.received().sight.secret === undefined).toBe(own === 0);
}

describe("secrecy over a restart", () => {
  for (const seating of ["joined", "random"] as const)
    it(`with seats ${seating}`, async () => {
      const [journal, shelf] = [memoryJournal(), memoryShelf()];
      under = await start({ journal, shelf, pace: { empty: 100 } });
      let { address } = under;
      const host = await callDesk(address, "table", { game: "toy", seating });
      const tickets = [host, await callDesk(address, "join", { code: host.code }), await callDesk(address, "join", { code: host.code })];
      const shares = tickets.map(() => randomHex(16));
      for (const [at, ticket] of tickets.entries()) void rawClient(address, TOY, ticket, shares[at]).catch(() => undefined);
      await expect.poll(async () => (await journal.read(host.match)) !== undefined).toBe(true);
      const sit = async () =>
        Promise.all(
          tickets.map(async ({ match, token }, at) => {
            const client = await rawClient(address, TOY, await callDesk(address, "sit", { match, token }), shares[at]);
            await client.until((root) => Boolean(root.event));
            return client;
          }),
        );
      let told = 0;
      const secrets = new Map<number, string>();
      for (let rounds = 0; rounds < 4; rounds++) {
        const seats = await sit();
        const watcher = await rawClient(address, TOY, await callDesk(address, "watch", { match: host.match }));
        await watcher.until((root) => Boolean(root.event));
        for (const each of [...seats, watcher]) expectOwnOnly(each);
        for (const seat of seats) {
          const { sight } = seat.received();
          const before = secrets.get(seat.ticket.seat);
          if (before !== undefined) expect(JSON.stringify(sight.secret)).toBe(before);
        }
        for (let moves = 0; moves < 2; moves++)
          for (const seat of seats) {
            const { sight, asks } = seat.received();
            if (!TOY.toAct(sight.table).includes(seat.ticket.seat)) continue;
            const move = TOY.moves(sight as View)[0]!;
            const answer = await seat.command({ type: "moves", id: `m${told++}`, ask: asks[seat.ticket.seat], moves: [TOY.notation(move)] });
            expect(answer.ok).toBe(true);
            if (answer.ok) for (const each of [...seats, watcher]) await each.until((root) => root.frame >= answer.frame);
            for (const each of [...seats, watcher]) expectOwnOnly(each);
          }
        for (const seat of seats) secrets.set(seat.ticket.seat, JSON.stringify(seat.received().sight.secret));
        expect(new Set(seats.map(({ ticket }) => ticket.seat)).size).toBe(3);
        const record = (await journal.read(host.match))!;
        const ends = TOY.toAct(seats[0]!.received().sight.table).length === 0;
        if (!ends)
          for (const each of [...seats, watcher])
            for (const bytes of each.heard) for (const secret of [record.deal.secret, ...shares, ...tickets.map(({ token }) => token)]) expect(Buffer.from(bytes).includes(secret)).toBe(false);
        for (const seat of [...seats, watcher]) seat.close();
        if (ends) break;
        if (rounds % 2 === 0) await expect.poll(async () => (await matchMaker.query({ name: ROOMS.match, roomId: host.match })).length).toBe(0);
        else {
          await under.serving.close();
          under = await start({ journal, shelf, pace: { empty: 100 } });
          address = under.address;
        }
      }
    }, 30_000);

  it("a hundred knocks at a sleeping door open one room, and of one seat's connections one stays", async () => {
    const [journal, shelf] = [memoryJournal(), memoryShelf()];
    under = await start({ journal, shelf, pace: { empty: 2_000 } });
    const { address } = under;
    const host = await callDesk(address, "table", { game: "toy" });
    const { match, token } = host;
    const client = await rawClient(address, TOY, host);
    await client.command({ type: "fill", id: "f" });
    client.close();
    await expect.poll(async () => (await matchMaker.query({ name: ROOMS.match, roomId: match })).length, { timeout: 8_000 }).toBe(0);
    const all = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const { reservation } = await callDesk(address, "sit", { match, token });
        const room = await openRoom(address, reservation, rootClass(TOY)).catch(() => undefined);
        const answers: unknown[] = [];
        room?.onMessage("*", () => undefined);
        room?.onMessage("answer", (a) => answers.push(a));
        let code = 0;
        room?.onLeave((c) => { code = c; });
        return { room, answers, code: () => code };
      }),
    );
    expect((await matchMaker.query({ name: ROOMS.match, roomId: match })).length).toBe(1);
    await new Promise((go) => setTimeout(go, 500));
    const open = all.filter(({ room, code }) => room !== undefined && code() === 0);
    console.log("open", open.length);
    expect(open.length).toBe(1);
    for (const { room } of open) room!.connection.close();
  }, 30_000);
});
