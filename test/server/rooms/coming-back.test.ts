/** A disconnected player returns to their seat. */
import { matchMaker } from "@colyseus/core";
import { afterEach, describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import { LiveLobby } from "../../../client/feed/live/live-lobby.ts";
import type { View } from "../../../shared/core/contract/game.ts";
import { frames } from "../../../shared/core/match/step.ts";
import type { Ticket } from "../../../shared/core/wire/calls.ts";
import { gameOf } from "../../game-of.ts";
import { openLine } from "../harness/line.ts";
import { rawClient } from "../harness/raw.ts";
import {
  asked,
  expectSeenAll,
  GRACE,
  graceOver,
  letPass,
  memory,
  over,
  playing,
  start,
  TOY,
  type Under,
  watching,
  when,
  whenPresent,
} from "../server.ts";

let under: Under;

afterEach(() => under.serving.close());

describe("A lost connection", () => {
  it("keeps the board on screen, says so, and reconnects by itself to the exact frame", async () => {
    under = await start();
    const wire = await openLine(under.serving.port);
    const storage = memory();
    const lobby = new LiveLobby({ address: wire.address, gameOf: gameOf(under.games), storage });
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
    // The others play; the disconnected player's command goes nowhere.
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

  it("by a reload is resumed with the stored token, at the same moment", async () => {
    under = await start();
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

  it("is not resumed with a stranger's storage", async () => {
    under = await start();
    const storage = memory();
    for (const kept of ["{", "null", '{"match":"x","token":"00000000000000000000000000000000"}', '{"match":1}']) {
      storage.setItem("quayside.seat", kept);
      expect(await under.browser({ storage }).resume()).toBeUndefined();
    }
  });
});

describe("After the grace period", () => {
  it("of a casual match a bot plays if another player chooses it; the absent player takes the seat back by returning", async () => {
    under = await start({ timings: { grace: GRACE } });
    const wire = await openLine(under.serving.port);
    const host = await under.browser().createTable("toy", {}, 3);
    const guest = await under.browser().joinTable(host.code);
    const feed = await (await new LiveLobby({ address: wire.address, gameOf: gameOf(under.games), storage: memory() }).joinTable(host.code))
      .feed;
    const others = await Promise.all([host.feed, guest.feed]);
    wire.cut();
    await graceOver(others[0]!, [feed]);
    await whenPresent(others[0]!, ({ people }) => people[2]?.kind === "person" && people[2].chosen.length > 0);
    expect((await others[0]!.choose(2, "wait")).ok).toBe(true);
    expect((await others[1]!.choose(2, "bot")).ok).toBe(true);
    await whenPresent(others[0]!, ({ people }) => people[2]?.kind === "bot");
    const choices = (event: { type: string }) => event.type === "chose";
    await when(others[0]!, ({ event }) => choices(event) && (event as { seat?: number }).seat === 2);
    wire.mend();
    await whenPresent(others[0]!, ({ people }) => people[2]?.kind === "person" && people[2].here);
    for (const each of [...others, feed]) playing(each);
    await over(feed);
    const record = await under.journal.read(feed.ticket.match);
    const sitters = record!.entries.flatMap((entry) => (entry.type === "seat" && entry.seat === 2 ? [entry.kind] : []));
    expect(sitters).toEqual(["person", "person", "bot", "person"]);
    const told = [...frames(feed.game, record!, 2)].flatMap(({ event }) => (event.type === "absent" ? [event] : []));
    expect(told).toEqual([
      { type: "absent", seat: 2, by: 0, kind: "person" },
      { type: "absent", seat: 2, by: 1, kind: "bot" },
    ]);
    await wire.close();
  });
});

describe("A reload", () => {
  const [offer, grace] = [15_000, 30_000];
  const sitAgain = ({ match, token }: Ticket) => callApi(under.address, "sit", { match, token });
  /** The server has noticed that no client is connected. */
  const deserted = ({ match }: Ticket) => expect.poll(() => matchMaker.getLocalRoomById(match).clients.length).toBe(0);

  it("finds its table, whichever timers were running when the seat was taken", async () => {
    under = await start({ timings: { joinTimeout: offer, grace } });
    const waiting = await rawClient(under.address, TOY, await callApi(under.address, "table", { game: "toy" }));
    const playing = await rawClient(under.address, TOY, await callApi(under.address, "play", { game: "toy" }));
    await playing.until((root) => Boolean(root.event));
    // Past the time to join, and the time that a table waits for its first player.
    letPass(waiting.ticket.match, (2 * offer) / 3);
    waiting.close();
    await deserted(waiting.ticket);
    letPass(waiting.ticket.match, (2 * offer) / 3);
    const back = await rawClient(under.address, TOY, await sitAgain(waiting.ticket), "00".repeat(16));
    letPass(playing.ticket.match, (2 * grace) / 3);
    playing.close();
    await deserted(playing.ticket);
    letPass(playing.ticket.match, (2 * grace) / 3);
    const resumed = await rawClient(under.address, TOY, await sitAgain(playing.ticket), "00".repeat(16));
    expect(resumed.received().people[0]).toMatchObject({ kind: "person", here: true });
    back.close();
    resumed.close();
  });

  it("has a whole grace period, however recent the last one was", async () => {
    under = await start({ timings: { grace } });
    const host = await callApi(under.address, "table", { game: "duel" });
    const game = under.games.find(({ id }) => id === "duel")!;
    const [first, other] = [
      await rawClient(under.address, game, host),
      await rawClient(under.address, game, await callApi(under.address, "join", { code: host.code })),
    ];
    await other.until((root) => Boolean(root.event));
    const seat = () => other.received().people[0]!;
    const isHere = (here: boolean) => other.until((root) => root.people[0]?.here === here);
    first.close();
    await isHere(false);
    letPass(host.match, (2 * grace) / 3);
    const again = await rawClient(under.address, game, await sitAgain(host), "00".repeat(16));
    await isHere(true);
    again.close();
    await isHere(false);
    letPass(host.match, (2 * grace) / 3);
    // The room sends the state of the seat before its answer.
    await other.command({ type: "undo", id: "after" });
    expect(seat()).toMatchObject({ kind: "person", here: false });
    letPass(host.match, (2 * grace) / 3);
    await other.until((root) => (root.people[0]?.chosen.length ?? 0) > 0);
    other.close();
  });
});
