/** The limit of live matches from one address: all clients here have the same. */

import { matchMaker } from "@colyseus/core";
import { afterEach, describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { TableSnapshot } from "../../../server/table/snapshot.ts";
import { type RawClient, rawClient } from "../harness/raw.ts";
import { inMemory } from "../in-memory.ts";
import { letPass, over, start, TOY, together, type Under, unloaded, watching } from "../server.ts";

const MOST = 2;
const TOO_MANY = expect.objectContaining({ key: "tooManyTables", args: { most: MOST } });
let under: Under;
afterEach(() => under.serving.close());

const play = () => under.browser().playNow("duel");
/** A raw client in a toy match that has begun. */
async function playing(wish: object = {}): Promise<RawClient> {
  const raw = await rawClient(under.address, TOY, await callApi(under.address, "play", { game: "toy", ...wish }));
  await raw.until((root) => Boolean(root.event));
  return raw;
}
async function drop(raw: RawClient): Promise<void> {
  raw.close();
  await raw.closed;
}
/** Milliseconds that an empty table stays in memory; they pass when the test says so. */
const EMPTY = 60_000;
/** Its player goes, and so does the match from memory. */
async function unload(raw: RawClient): Promise<void> {
  await drop(raw);
  const { match } = raw.ticket;
  await expect.poll(() => matchMaker.getLocalRoomById(match)?.clients.length).toBe(0);
  letPass(match, EMPTY);
  await unloaded(match);
}
const ask = (call: "play" | "table" | "quick") => callApi(under.address, call, { game: "duel" });

const openedOrRefused = (): Promise<string> =>
  ask("play").then(
    () => "opened",
    ({ key }) => key,
  );

describe("An address with as many live matches as allowed", () => {
  it("cannot open another in any way, but can join those of others", async () => {
    under = await start({ maxTables: MOST });
    await play();
    const host = await under.browser().createTable("duel");
    for (const call of ["play", "table", "quick"] as const) await expect(ask(call)).rejects.toEqual(TOO_MANY);
    const guest = await under.browser().joinTable(host.code);
    await Promise.all([host.feed, guest.feed]);
  });

  it("cannot bypass the limit with concurrent calls", async () => {
    under = await start({ maxTables: MOST });
    const asked = await Promise.allSettled(Array.from({ length: 6 }, () => ask("play")));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(MOST);
  });

  it("cannot bypass it with concurrent quick matches", async () => {
    under = await start({ maxTables: MOST, timings: { queueWait: 50 } });
    // They match nobody, so bots would join each.
    const games = ["duel", "toy", "elasund", "puerto-rico"];
    const ended = await Promise.allSettled(games.map(async (game) => (await under.browser().quickMatch(game)).feed));
    expect(ended.filter(({ status }) => status === "fulfilled").length).toBeLessThanOrEqual(MOST);
    expect(ended.flatMap((one) => (one.status === "rejected" ? [one.reason] : []))).toContainEqual(TOO_MANY);
  });
});

describe("A match counts", () => {
  it("while no player is connected, and after a lost connection", async () => {
    under = await start({ maxTables: 1 });
    await drop(await playing());
    await expect(ask("play")).rejects.toMatchObject({ key: "tooManyTables" });
  });

  it("no longer when it is over", async () => {
    under = await start({ maxTables: 1 });
    const { feed } = watching(await play());
    await expect(ask("play")).rejects.toMatchObject({ key: "tooManyTables" });
    await feed.resign();
    await over(feed);
    await ask("play");
  });

  it("no longer when it is unloaded", async () => {
    under = await start({ maxTables: 1, timings: { emptyRoomTimeout: 20 } });
    await drop(await playing());
    await expect.poll(openedOrRefused).toBe("opened");
  });

  it("no longer when it is given up, even if bots could play on", async () => {
    under = await start({ maxTables: 1, timings: { botDelay: () => 1e6 } });
    const { token: guest } = await callApi(under.address, "arrive", { name: "Ann" });
    const raw = await playing({ guest, seats: 3 });
    await drop(raw);
    await expect(ask("play")).rejects.toMatchObject({ key: "tooManyTables" });
    await callApi(under.address, "giveUp", { guest, match: raw.ticket.match });
    await expect.poll(openedOrRefused).toBe("opened");
    expect((await under.journal.read(raw.ticket.match))!.entries.at(-1)).toMatchObject({ type: "end", why: "abandoned", by: "server" });
  });

  it("no longer when its only player has resigned and left", async () => {
    under = await start({ maxTables: 1, timings: { botDelay: () => 1e6 } });
    const raw = await playing({ seats: 3 });
    await raw.command({ type: "resign", id: "resign" });
    raw.leave();
    await raw.closed;
    await expect.poll(openedOrRefused).toBe("opened");
  });
});

describe("Unloaded unfinished matches", () => {
  it("have a limit of their own, until they are given up", async () => {
    under = await start({ maxTables: 1, maxUnfinishedTables: 2, timings: { emptyRoomTimeout: 20 } });
    const { token: guest } = await callApi(under.address, "arrive", { name: "Ann" });
    const opened: RawClient[] = [];
    const open = () =>
      playing({ guest }).then(
        (raw) => opened.push(raw),
        ({ key }) => key,
      );
    await open();
    await drop(opened[0]!);
    await expect.poll(open).toBe(2);
    await drop(opened[1]!);
    await expect.poll(open).toBe("tooManyUnfinished");
    await callApi(under.address, "giveUp", { guest, match: opened[0]!.ticket.match });
    await expect.poll(open).toBe(3);
  });

  it("are counted by the table store until they are dropped", async () => {
    under = await start();
    const { tableStore: shelf } = await inMemory();
    const standing = (opener: string) => ({ table: { opener, code: "" }, seats: [], players: [] }) as unknown as TableSnapshot;
    for (const [id, opener] of [
      ["a", "one"],
      ["b", "one"],
      ["c", "other"],
    ] as const)
      await shelf.save(id, standing(opener));
    await shelf.save("a", standing("one"));
    expect([await shelf.openedBy("one"), await shelf.openedBy("other"), await shelf.openedBy("none")]).toEqual([2, 1, 0]);
    await shelf.drop("a");
    expect(await shelf.openedBy("one")).toBe(1);
  });

  it("are not all played at once: as many again as an address may open come back", async () => {
    under = await start({ maxTables: 1, timings: { emptyRoomTimeout: EMPTY } });
    const left: RawClient[] = [];
    for (let matches = 0; matches < 3; matches++) {
      left.push(await playing());
      await unload(left.at(-1)!);
    }
    const back = [];
    for (const { ticket } of left.slice(0, 2)) {
      const { match, token } = ticket;
      back.push(await rawClient(under.address, TOY, await callApi(under.address, "sit", { match, token }), "00".repeat(16)));
    }
    const { match, token } = left[2]!.ticket;
    await expect(callApi(under.address, "sit", { match, token })).rejects.toMatchObject({ key: "tooManyTables" });
    for (const raw of back) await unload(raw);
    expect(await callApi(under.address, "sit", { match, token })).toMatchObject({ match });
  });
});

describe("A rematch", () => {
  it("does not count against the limit", async () => {
    under = await start({ maxTables: 1 });
    const feeds = await together(under, "duel", 2);
    await feeds[0]!.resign();
    await Promise.all(feeds.map(over));
    const another = await play();
    await Promise.all(feeds.map((feed) => feed.rematch()));
    const again = await Promise.all(feeds.map(({ next }) => next));
    expect(again.map(({ match }) => match)).not.toContain(another.match);
  });

  it("is refused for an address that asks for too many of them at once", async () => {
    under = await start({ maxTables: 1 });
    const finished: RawClient[] = [];
    for (let matches = 0; matches < 4; matches++) {
      const raw = await playing();
      await raw.command({ type: "propose", id: "end", what: "end" });
      finished.push(raw);
    }
    const answers = [];
    for (const raw of finished) answers.push(await raw.command({ type: "rematch", id: "again" }));
    expect(answers.map((answer) => (answer.ok ? "" : answer.key))).toEqual(["", "", "tooManyTables", "tooManyTables"]);
  });
});

describe("The opener of a table", () => {
  it("is not visible to clients", async () => {
    under = await start();
    const raw = await rawClient(under.address, TOY, await callApi(under.address, "table", { game: "toy", open: true }));
    await raw.command({ type: "fill", id: "fill" });
    await raw.until((root) => Boolean(root.event));
    const heard = raw.heard.map((bytes) => Buffer.from(bytes).toString("latin1")).join("");
    expect(heard).not.toContain("opener");
    expect(JSON.stringify(raw.ticket)).not.toContain("opener");
  });
});
