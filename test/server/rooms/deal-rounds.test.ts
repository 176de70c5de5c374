/** The two rounds before a deal, over real connections: shares are pledged, then opened, and a deal that cannot be made is void. */

import { afterEach, describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import { openRoom } from "../../../client/feed/live/room.ts";
import { shareOfBot } from "../../../shared/core/base/random.ts";
import { eraseShape } from "../../../shared/core/contract/game.ts";
import { fingerprintOf, NO_PLEDGE, pledgeOf } from "../../../shared/core/match/pledges.ts";
import { readRecord, verifyDeal } from "../../../shared/core/match/record.ts";
import type { Ticket } from "../../../shared/core/wire/calls.ts";
import { CLOSED, type PledgesNews, type VoidDeal } from "../../../shared/core/wire/wire.ts";
import { duel } from "../../../shared/duel/index.ts";
import { eventually } from "../../eventually.ts";
import { type RawClient, rawClient } from "../harness/raw.ts";
import { inMemory } from "../in-memory.ts";
import { asked, letPass, memory, over, playing, start, TOY, together, type Under } from "../server.ts";

/** Long waits that pass when a test says so. */
const WAITS = { openTimeout: 60_000, joinTimeout: 600_000, grace: 600_000 };
const DUEL = eraseShape(duel);
const share = (digit: number): string => `${digit}${digit}`.repeat(16);

let under: Under;
afterEach(() => under.serving.close());

let ids = 0;
const give = (client: RawClient, of: Ticket, own: string, more = {}) =>
  client.command({ type: "pledge", id: `p${ids++}`, voids: 0, pledge: pledgeOf(of.commitment, of.seat, own), ...more });
const open = (client: RawClient, own: string) => client.command({ type: "share", id: `s${ids++}`, share: own });
const isOpen = ({ pledges }: PledgesNews): boolean => pledges !== undefined;

/** Two players at a table, connected, who do nothing by themselves. */
async function twoSilent() {
  const host = await callApi(under.address, "table", { game: "duel" });
  const guest = await callApi(under.address, "join", { code: host.code, name: "Ben" });
  const clients = [await rawClient(under.address, DUEL, host, ""), await rawClient(under.address, DUEL, guest, "")] as const;
  return { host, guest, one: clients[0], other: clients[1] };
}

/** A page, and a player beside it who pledges and does not open. */
async function withSilent(more: { token?: string } = {}) {
  const voided: VoidDeal[] = [];
  const page = under.browser({ name: "Ada", voided: (why) => void voided.push(why) });
  const waiting = await page.createTable("duel", {}, 2);
  waiting.feed.catch(() => undefined);
  const newcomer = more.token === undefined ? { name: "Ben" } : { guest: more.token };
  const ticket = await callApi(under.address, "join", { code: waiting.code, ...newcomer });
  const silent = await rawClient(under.address, DUEL, ticket, "");
  expect(await give(silent, ticket, share(7))).toMatchObject({ ok: true });
  // The page opens its share by itself.
  const { pledges } = await silent.shown(({ pledges: all, awaited }) => all !== undefined && awaited.join() === "1");
  return { waiting, voided, ticket, silent, pledges };
}

describe("A deal of several players", () => {
  it("is made of shares that were all pledged before one was opened, as each of their browsers was shown", async () => {
    under = await start();
    const feeds = await together(under, "toy", 3);
    for (const feed of feeds) playing(feed);
    await Promise.all(feeds.map(over));
    const record = readRecord((await callApi(under.address, "record", { match: feeds[0]!.match })).record);
    const { commitment, shares, pledges } = record.deal;
    expect(pledges).toEqual(shares.map((given, seat) => pledgeOf(commitment, seat, given)));
    for (const feed of feeds) {
      expect(feed.promise?.pledges).toEqual(pledges);
      expect(() => verifyDeal(record, feed.promise!)).not.toThrow();
    }
    expect(new Set(feeds.map(({ promise }) => fingerprintOf(promise!))).size).toBe(1);
  });

  it("has no pledge of a bot, whose share follows from the secret", async () => {
    under = await start();
    const feed = await under.browser().playNow("duel");
    await asked(feed);
    const { deal } = (await under.journal.read(feed.match))!;
    const bot = 1 - feed.seat;
    expect(deal.pledges?.map((pledge) => pledge === NO_PLEDGE)).toEqual([0, 1].map((seat) => seat === bot));
    expect(deal.shares[bot]).toBe(shareOfBot(deal.secret, bot));
  });

  it("begins for a player alone with bots without waiting for a message between pledge and share", async () => {
    under = await start();
    const ticket = await callApi(under.address, "play", { game: "toy" });
    expect(ticket.alone).toBe(true);
    // All that it sends is sent before anything has come.
    const client = await rawClient(under.address, TOY, ticket, "");
    client.say("command", { type: "pledge", id: "p", voids: 0, pledge: pledgeOf(ticket.commitment, ticket.seat, share(1)) });
    client.say("command", { type: "share", id: "s", share: share(1) });
    expect([await client.answer(), await client.answer()]).toMatchObject([{ ok: true }, { ok: true }]);
    await client.until((root) => Boolean(root.event));
  });
});

describe("A modified client", () => {
  it("is refused, and loses nothing: whatever it pledges or opens out of turn", async () => {
    under = await start({ timings: WAITS });
    const { host, guest, one, other } = await twoSilent();
    const refused = async (answer: ReturnType<typeof give>, key: string) => expect(await answer).toMatchObject({ ok: false, key });
    await refused(open(one, share(1)), "notAsked");
    for (const pledge of ["00", "x".repeat(64), "00".repeat(4_000), 7, null, [], { length: 64 }]) {
      await refused(one.command({ type: "pledge", id: "m", voids: 0, pledge }), "malformed");
    }
    for (const voids of [-1, 0.5, 1e9, "0"]) await refused(give(one, host, share(1), { voids }), "malformed");
    await refused(give(one, host, share(1), { voids: 1 }), "staleAsk");
    expect(await give(one, host, share(1))).toMatchObject({ ok: true });
    expect(await give(one, host, share(1))).toMatchObject({ ok: true });
    await refused(give(one, host, share(2)), "notAsked");
    await refused(open(one, share(1)), "notAsked");
    // A share that was seen at the other seat, for example.
    await refused(
      other.command({ type: "pledge", id: "c", voids: 0, pledge: pledgeOf(host.commitment, host.seat, share(1)) }),
      "badPledge",
    );
    expect(await give(other, guest, share(3))).toMatchObject({ ok: true });
    const news = await one.shown(isOpen);
    expect(news.pledges).toEqual([pledgeOf(host.commitment, 0, share(1)), pledgeOf(host.commitment, 1, share(3))]);
    expect(await other.shown(isOpen)).toMatchObject({ pledges: news.pledges, commitment: host.commitment });
    await refused(give(other, guest, share(4)), "notAsked");
    await refused(open(other, share(4)), "badPledge");
    await refused(open(other, share(1)), "badPledge");
    await refused(other.command({ type: "share", id: "g", share: "00".repeat(100_000 / 32) }), "malformed");
    expect(await open(one, share(1))).toMatchObject({ ok: true });
    await refused(open(one, share(2)), "notAsked");
    expect(await open(one, share(1))).toMatchObject({ ok: true });
    expect(await callApi(under.address, "join", { code: host.code }).catch(({ key }) => key)).toBe("tableFull");
    expect(await one.command({ type: "fill", id: "f" })).toMatchObject({ ok: false, key: "tableFull" });
    expect(await open(other, share(3))).toMatchObject({ ok: true });
    await Promise.all([one, other].map((client) => client.until((root) => Boolean(root.event))));
    expect((await under.journal.read(host.match))!.deal).toMatchObject({ shares: [share(1), share(3)], pledges: news.pledges });
    await refused(give(one, host, share(2)), "notAsked");
    await refused(open(one, share(2)), "notAsked");
  });
});

describe("A share that is not opened in time", () => {
  it("makes the deal void for all, is named, and frees the seat; the next deal has other numbers, and its record counts the void one", async () => {
    under = await start({ timings: WAITS });
    const { waiting, voided, ticket, silent, pledges } = await withSilent();
    letPass(waiting.match, WAITS.openTimeout);
    expect(await silent.closed).toBe(CLOSED.notOpened);
    await eventually(() => expect(voided).toEqual([{ why: "notOpened", names: ["Ben"] }]));
    const next = await under.browser({ name: "Cem" }).joinTable(waiting.code);
    const feeds = await Promise.all([waiting.feed, next.feed]);
    const { deal } = (await under.journal.read(ticket.match))!;
    expect(deal).toMatchObject({ voids: 1 });
    expect(deal.commitment).not.toBe(ticket.commitment);
    expect(deal.pledges!.some((pledge) => pledges!.includes(pledge))).toBe(false);
    expect(feeds[0]!.promise).toMatchObject({ commitment: deal.commitment, pledges: deal.pledges, voids: 1 });
    for (const feed of feeds) await feed.resign();
    expect((await feeds[0].record()).deal.voids).toBe(1);
  });

  it("counts against its guest, who may not queue for rated matches for a while", async () => {
    under = await start({ timings: WAITS });
    const { token } = await callApi(under.address, "arrive", { name: "Ben" });
    const queue = () => callApi(under.address, "quick", { game: "duel", rated: true, guest: token });
    const { waiting, silent } = await withSilent({ token });
    letPass(waiting.match, WAITS.openTimeout);
    await silent.closed;
    await eventually(() => expect(queue()).rejects.toThrow("mustWait"));
    waiting.cancel();
  });

  it("is named too if its player leaves while shares are opened", async () => {
    under = await start({ timings: WAITS });
    const { waiting, voided, silent } = await withSilent();
    silent.leave();
    await eventually(() => expect(voided).toEqual([{ why: "left", names: ["Ben"] }]));
    const next = await under.browser().joinTable(waiting.code);
    await Promise.all([waiting.feed, next.feed]);
  });

  it("closes a table that only these players could play at, and the others are told why", async () => {
    under = await start({ timings: { ...WAITS, queueWait: 0 } });
    const voided: VoidDeal[] = [];
    const arrived = await Promise.all(["Ada", "Ben"].map((name) => callApi(under.address, "arrive", { name })));
    const storage = memory();
    storage.setItem("quayside.guest", arrived[0]!.token);
    const found = under.browser({ storage, voided: (why) => void voided.push(why) }).quickMatch("duel", 2, true);
    const { reservation } = await callApi(under.address, "quick", { game: "duel", rated: true, guest: arrived[1]!.token });
    const queue = await openRoom<never>(under.address, reservation);
    const ticket = await new Promise<Ticket>((seated) => {
      queue.onMessage("*", () => undefined);
      queue.onMessage("ticket", seated);
    });
    const silent = await rawClient(under.address, DUEL, ticket, "");
    await give(silent, ticket, share(5));
    await silent.shown(isOpen);
    letPass(ticket.match, WAITS.openTimeout);
    await eventually(() => expect(voided).toMatchObject([{ why: "notOpened" }]));
    (await found).cancel();
  });
});

describe("Between the two rounds", () => {
  it("a player whose connection is lost comes back, and opens", async () => {
    under = await start({ timings: WAITS });
    const { waiting, voided, ticket, silent, pledges } = await withSilent();
    silent.close();
    await silent.closed;
    const { match, token } = ticket;
    const again = await callApi(under.address, "sit", { match, token });
    expect(again).toMatchObject({ pledged: true, commitment: ticket.commitment });
    const back = await rawClient(under.address, DUEL, again, "");
    expect((await back.shown(isOpen)).pledges).toEqual(pledges);
    expect(await open(back, share(7))).toMatchObject({ ok: true });
    await waiting.feed;
    expect(voided).toEqual([]);
  });

  it("a page that is loaded again opens the share it has kept", async () => {
    under = await start({ timings: WAITS });
    const storage = memory();
    const host = await callApi(under.address, "table", { game: "duel" });
    const one = await rawClient(under.address, DUEL, host, "");
    const page = await under.browser({ storage }).joinTable(host.code);
    page.feed.catch(() => undefined);
    const kept = (): string => storage.getItem("quayside.shares") ?? "";
    await eventually(() => expect(kept()).toContain(host.match));
    const before = kept();
    const reloaded = (await under.browser({ storage }).back())!;
    expect(await give(one, host, share(1))).toMatchObject({ ok: true });
    await one.shown(isOpen);
    expect(await open(one, share(1))).toMatchObject({ ok: true });
    const feed = await reloaded.feed;
    expect((await under.journal.read(host.match))!.deal.shares[feed.seat]).toBe(JSON.parse(before)[0].share);
  });

  it("a restart of the server loses nothing", async () => {
    const stores = await inMemory();
    under = await start({ ...stores, timings: WAITS });
    const { waiting, voided, ticket, pledges } = await withSilent();
    await eventually(async () => expect((await stores.tableStore.load(ticket.match))?.seats[0]?.share).not.toBe(""));
    const { port } = under.serving;
    await under.serving.close();
    under = await start({ ...stores, port, timings: WAITS });
    const { match, token } = ticket;
    const again = await callApi(under.address, "sit", { match, token });
    const back = await rawClient(under.address, DUEL, again, "");
    expect((await back.shown(isOpen)).pledges).toEqual(pledges);
    expect(await open(back, share(7))).toMatchObject({ ok: true });
    await waiting.feed;
    expect(voided).toEqual([]);
    expect((await stores.journal.read(match))!.deal.pledges).toEqual(pledges);
  });
});

describe("A table of version 0.9.0 that waits", () => {
  it("begins its deal again: a share that was given without a pledge may be known", async () => {
    const stores = await inMemory();
    under = await start({ ...stores, timings: WAITS });
    const storage = memory();
    const host = await under.browser({ storage, name: "Ada" }).createTable("duel", {}, 2);
    host.feed.catch(() => undefined);
    await eventually(async () => expect((await stores.tableStore.load(host.match))?.seats[0]?.pledge).not.toBe(""));
    await under.serving.close();
    const snapshot = (await stores.tableStore.load(host.match))!;
    const seats = snapshot.seats.map(({ pledge: _none, ...seat }, at) => ({ ...seat, share: at === 0 ? share(1) : "" })) as never;
    await stores.tableStore.save(host.match, { ...snapshot, seats });
    under = await start({ ...stores, timings: WAITS });
    const voided: VoidDeal[] = [];
    const back = (await under.browser({ storage, voided: (why) => void voided.push(why) }).back())!;
    const other = await under.browser().joinTable(host.code);
    await Promise.all([back.feed, other.feed]);
    expect(voided).toEqual([{ why: "restart", names: [] }]);
    const { deal } = (await stores.journal.read(host.match))!;
    expect(deal).toMatchObject({ voids: 1 });
    expect(deal.secret).not.toBe(snapshot.secret);
    expect(deal.shares).not.toContain(share(1));
  });
});
