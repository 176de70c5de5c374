/** Bad input is refused with a key, to its sender alone; its match, other matches and the server continue. */
import { describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { View } from "../../../shared/core/contract/game.ts";
import { LONGEST_MESSAGE, MESSAGES } from "../../../shared/core/wire/wire.ts";
import { rawClient } from "../harness/raw.ts";
import { rawTable } from "../harness/raw-table.ts";
import { entriesOf, expectSeenAll } from "../server.ts";

const at = rawTable();
const legal = (): string[] => at.game.moves(at.current().sight as View).map((move) => at.game.notation(move));
const ask = (seat = 1): number => at.current().asks[seat] ?? 0;
let ids = 0;
const moves = (...row: string[]) => ({ type: "moves", id: `m${++ids}`, ask: ask(), moves: row });

/** The lawful one plays until the raw one is asked. */
async function rawIsAsked(): Promise<void> {
  const { feed } = at.lawful;
  const stop = feed.listen({
    frame(moment) {
      if (moment.ask === 0) return;
      void feed.send([at.game.notation(at.game.moves(moment.sight as View)[0]!)], moment.ask);
    },
    presence: () => undefined,
  });
  await at.raw.until(() => at.game.toAct(at.current().sight.table).includes(1) && ask() > 0);
  stop();
}

/** The refusal comes to the sender alone, and changes nothing. */
async function refused(message: unknown, key: string): Promise<void> {
  const before = { entries: await entriesOf(at.under, at.lawful.feed), sight: at.current().sight, asks: at.current().asks };
  expect(await at.raw.command(message)).toMatchObject({ ok: false, key });
  expect({ entries: await entriesOf(at.under, at.lawful.feed), sight: at.current().sight, asks: at.current().asks }).toEqual(before);
  await expectSeenAll(at.under, at.lawful);
  expect(at.lawful.answers).toEqual([]);
}

describe("A move is refused", () => {
  it("if it is illegal", async () => {
    await rawIsAsked();
    await refused(moves("build castle"), "illegalMove");
    expect((await at.raw.command(moves(legal()[0]!))).ok).toBe(true);
  });

  it("if its ask is stale", async () => {
    await rawIsAsked();
    const old = moves(legal()[0]!);
    expect((await at.raw.command(old)).ok).toBe(true);
    await rawIsAsked();
    expect(ask()).toBeGreaterThan(old.ask);
    await refused({ ...old, id: "other", moves: [legal()[0]!] }, "staleAsk");
  });

  it("if it is another seat's", async () => {
    await rawIsAsked();
    expect((await at.raw.command(moves(legal()[0]!))).ok).toBe(true);
    if (!at.game.toAct(at.current().sight.table).includes(1)) await refused({ ...moves("x"), ask: ask(0) }, "notAsked");
    await refused({ ...moves("x"), seat: 0 }, "malformed");
  });

  it("after the end", async () => {
    await rawIsAsked();
    const move = moves(legal()[0]!);
    await at.lawful.feed.resign();
    await at.raw.until((root) => root.ending !== "");
    await refused(move, "matchOver");
    await refused({ type: "undo", id: "u" }, "matchOver");
    await refused({ type: "resign", id: "r" }, "matchOver");
  });

  it("before the match has begun", async () => {
    const ticket = await callApi(at.under.address, "table", { game: "duel" });
    const early = await rawClient(at.under.address, at.game, ticket);
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
    const both = await Promise.all([at.raw.command(move), at.raw.command(move)]);
    expect(both[0]).toMatchObject({ ok: true });
    expect(both[1]).toEqual(both[0]);
    const entries = await entriesOf(at.under, at.lawful.feed);
    await rawIsAsked();
    expect((await at.raw.command(moves(legal()[0]!))).ok).toBe(true);
    const after = await entriesOf(at.under, at.lawful.feed);
    expect(after).toBeGreaterThan(entries);
    expect(await at.raw.command(move)).toEqual(both[0]);
    expect(await entriesOf(at.under, at.lawful.feed)).toBe(after);
  });

  it("of another seat is independent and plays", async () => {
    await rawIsAsked();
    const move = moves(legal()[0]!);
    expect((await at.raw.command(move)).ok).toBe(true);
    expect((await at.raw.command({ type: "resign", id: move.id })).ok).toBe(true);
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
    at.raw.say(name, { a: 1 });
    expect(await at.raw.answer()).toMatchObject({ ok: false, key: "malformed" });
    expect(await at.raw.command(null)).toMatchObject({ ok: false, key: "malformed" });
  });

  it("a second share", async () => {
    expect(await at.raw.command({ type: "share", id: "s", share: "ab".repeat(16) })).toMatchObject({ ok: false, key: "notAsked" });
  });
});

describe("A malformed frame closes its own connection only", () => {
  it("too many bytes", async () => {
    at.raw.say(MESSAGES.command, { type: "undo", id: "x".repeat(LONGEST_MESSAGE) });
    await at.raw.closed;
    expect(at.lawful.feed.presence().connection).toBe("open");
    await expectSeenAll(at.under, at.lawful);
  });

  it("garbage", async () => {
    const frames = [[], [13], [13, 0xff], [13, 0xd9, 0xff, 1], [17], [21], [21, 255, 255], [13, 0xa1, 0x61, 0xc1], [255, 255], [10], [0]];
    for (const frame of frames) {
      const ticket = await callApi(at.under.address, "play", { game: "duel" });
      const stranger = await rawClient(at.under.address, at.game, ticket);
      stranger.bytes(Uint8Array.from(frame));
      stranger.bytes(Uint8Array.from(frame));
      stranger.close();
      await stranger.closed;
    }
    expect((await at.raw.command(null)).ok).toBe(false);
    await expectSeenAll(at.under, at.lawful);
  });

  it("its sender can come back", async () => {
    at.raw.say(MESSAGES.command, "x".repeat(2 * LONGEST_MESSAGE));
    await at.raw.closed;
    const { match, token } = at.raw.ticket;
    const again = await callApi(at.under.address, "sit", { match, token });
    expect(again.seat).toBe(1);
    at.raw = await rawClient(at.under.address, at.game, again, "00".repeat(16));
    await at.raw.until((root) => Boolean(root.event));
    expect(at.current().number).toBe(at.lawful.seen.at(-1)?.number);
  });
});
