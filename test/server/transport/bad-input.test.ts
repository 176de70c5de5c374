/** Bad input is refused with a key, to its sender alone; its match, other matches and the server continue. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { callDesk } from "../../../client/feed/live/desk.ts";
import type { Game, View } from "../../../shared/core/game.ts";
import { LONGEST_MESSAGE, MESSAGES } from "../../../shared/core/wire.ts";
import { entriesOf, expectSeenAll, over, type Player, start, together, type Under, watching } from "../server.ts";
import { type RawClient, rawClient } from "./raw.ts";

let under: Under;

/** Plays at the same time, and must not be affected. */
let bystander: Player;

let game: Game;

/** Two players at a Duel: a lawful one, and one whose messages are sent by the test. */
let lawful: Player;

let raw: RawClient;

beforeAll(async () => {
  under = await start();
  game = under.games.find(({ id }) => id === "duel")!;
  bystander = watching((await together(under, "duel", 2))[0]!);
});

afterAll(async () => {
  const { feed } = bystander;
  expect(feed.presence().connection).toBe("open");
  const answer = await feed.resign();
  expect(answer.ok).toBe(true);
  await over(feed);
  await expectSeenAll(under, bystander);
  await under.serving.close();
});

beforeEach(async () => {
  const host = await under.browser().createTable("duel");
  raw = await rawClient(under.address, game, await callDesk(under.address, "join", { code: host.code }));
  lawful = watching(await host.feed);
  await raw.until((root) => Boolean(root.event));
});

afterEach(() => {
  raw.close();
  lawful.feed.leave();
});

const current = () => raw.received();
const legal = (): string[] => game.moves(current().sight as View).map((move) => game.notation(move));
const ask = (seat = 1): number => current().asks[seat] ?? 0;
let ids = 0;
const moves = (...row: string[]) => ({ type: "moves", id: `m${++ids}`, ask: ask(), moves: row });

/** The lawful one plays until the raw one is asked. */
async function rawIsAsked(): Promise<void> {
  const { feed } = lawful;
  const stop = feed.listen({
    frame(moment) {
      if (moment.ask === 0) return;
      void feed.send([game.notation(game.moves(moment.sight as View)[0]!)], moment.ask);
    },
    presence: () => undefined,
  });
  await raw.until(() => game.toAct(current().sight.table).includes(1) && ask() > 0);
  stop();
}

/** The refusal comes to the sender alone, and changes nothing. */
async function refused(message: unknown, key: string): Promise<void> {
  const before = { entries: await entriesOf(under, lawful.feed), sight: current().sight, asks: current().asks };
  expect(await raw.command(message)).toMatchObject({ ok: false, key });
  expect({ entries: await entriesOf(under, lawful.feed), sight: current().sight, asks: current().asks }).toEqual(before);
  await expectSeenAll(under, lawful);
  expect(lawful.answers).toEqual([]);
}

describe("A move is refused", () => {
  it("if it is illegal", async () => {
    await rawIsAsked();
    await refused(moves("build castle"), "illegalMove");
    expect((await raw.command(moves(legal()[0]!))).ok).toBe(true);
  });

  it("if its ask is stale", async () => {
    await rawIsAsked();
    const old = moves(legal()[0]!);
    expect((await raw.command(old)).ok).toBe(true);
    await rawIsAsked();
    expect(ask()).toBeGreaterThan(old.ask);
    await refused({ ...old, id: "other", moves: [legal()[0]!] }, "staleAsk");
  });

  it("if it is another seat's", async () => {
    await rawIsAsked();
    expect((await raw.command(moves(legal()[0]!))).ok).toBe(true);
    if (!game.toAct(current().sight.table).includes(1)) await refused({ ...moves("x"), ask: ask(0) }, "notAsked");
    await refused({ ...moves("x"), seat: 0 }, "malformed");
  });

  it("after the end", async () => {
    await rawIsAsked();
    const move = moves(legal()[0]!);
    await lawful.feed.resign();
    await raw.until((root) => root.ending !== "");
    await refused(move, "matchOver");
    await refused({ type: "undo", id: "u" }, "matchOver");
    await refused({ type: "resign", id: "r" }, "matchOver");
  });

  it("before the match has begun", async () => {
    const ticket = await callDesk(under.address, "table", { game: "duel" });
    const early = await rawClient(under.address, game, ticket);
    for (const message of [
      { type: "moves", id: "a", ask: 1, moves: ["x"] },
      { type: "undo", id: "b" },
      { type: "resign", id: "c" },
    ])
      expect(await early.command(message)).toMatchObject({ ok: false, key: "notBegun" });
    expect(await early.command({ type: "rematch", id: "d" })).toMatchObject({ ok: false, key: "notAsked" });
    early.close();
  });
});

describe("A repeated id", () => {
  it("is answered but not played again, at once and after more entries", async () => {
    await rawIsAsked();
    const move = moves(legal()[0]!);
    const both = await Promise.all([raw.command(move), raw.command(move)]);
    expect(both[0]).toMatchObject({ ok: true });
    expect(both[1]).toEqual(both[0]);
    const entries = await entriesOf(under, lawful.feed);
    await rawIsAsked();
    expect((await raw.command(moves(legal()[0]!))).ok).toBe(true);
    const after = await entriesOf(under, lawful.feed);
    expect(after).toBeGreaterThan(entries);
    expect(await raw.command(move)).toEqual(both[0]);
    expect(await entriesOf(under, lawful.feed)).toBe(after);
  });

  it("of another seat is independent and plays", async () => {
    await rawIsAsked();
    const move = moves(legal()[0]!);
    expect((await raw.command(move)).ok).toBe(true);
    expect((await raw.command({ type: "resign", id: move.id })).ok).toBe(true);
  });
});

describe("A malformed message is refused and the connection kept", () => {
  it.each([
    ["nothing", undefined],
    ["null", null],
    ["text", "moves"],
    ["a number", 7],
    ["a list", [{ type: "moves" }]],
    ["no type", { id: "a" }],
    ["an unknown type", { type: "cheat", id: "a" }],
    ["a name every object has", { type: "constructor", id: "a" }],
    ["an unknown key", { type: "undo", id: "a", seat: 0 }],
    ["an id that is no text", { type: "undo", id: { toString: 1 } }],
    ["too many moves", { type: "moves", id: "a", ask: 1, moves: new Array(65).fill("x") }],
    ["a share too short", { type: "share", id: "a", share: "00" }],
    ["a long text", { type: "undo", id: "a", note: "x".repeat(LONGEST_MESSAGE - 200) }],
  ])("%s", async (_what, message) => refused(message, "malformed"));

  it.each(["cheat", "constructor", "__proto__", "answer", ""])("under the name %j", async (name) => {
    raw.say(name, { a: 1 });
    expect(await raw.answer()).toMatchObject({ ok: false, key: "malformed" });
    expect(await raw.command(null)).toMatchObject({ ok: false, key: "malformed" });
  });

  it("a second share", async () => {
    expect(await raw.command({ type: "share", id: "s", share: "ab".repeat(16) })).toMatchObject({ ok: false, key: "notAsked" });
  });
});

describe("A malformed frame closes its own connection only", () => {
  it("too many bytes", async () => {
    raw.say(MESSAGES.command, { type: "undo", id: "x".repeat(LONGEST_MESSAGE) });
    await raw.closed;
    expect(lawful.feed.presence().connection).toBe("open");
    await expectSeenAll(under, lawful);
  });

  it("garbage", async () => {
    const frames = [[], [13], [13, 0xff], [13, 0xd9, 0xff, 1], [17], [21], [21, 255, 255], [13, 0xa1, 0x61, 0xc1], [255, 255], [10], [0]];
    for (const frame of frames) {
      const ticket = await callDesk(under.address, "play", { game: "duel" });
      const stranger = await rawClient(under.address, game, ticket);
      stranger.bytes(Uint8Array.from(frame));
      stranger.bytes(Uint8Array.from(frame));
      stranger.close();
      await stranger.closed;
    }
    expect((await raw.command(null)).ok).toBe(false);
    await expectSeenAll(under, lawful);
  });

  it("its sender can come back", async () => {
    raw.say(MESSAGES.command, "x".repeat(2 * LONGEST_MESSAGE));
    await raw.closed;
    const { match, token } = raw.ticket;
    const again = await callDesk(under.address, "sit", { match, token });
    expect(again.seat).toBe(1);
    raw = await rawClient(under.address, game, again, "00".repeat(16));
    await raw.until((root) => Boolean(root.event));
    expect(current().number).toBe(lawful.seen.at(-1)?.number);
  });
});
