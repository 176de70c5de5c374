/** What the operator does, and what comes of it at running tables: warn, mute, rename, close; with a log of all of it. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveFeed, LiveLobby } from "../../../client/feed/live/live-lobby.ts";
import { setLog } from "../../../server/base/log.ts";
import { time } from "../../../server/base/time.ts";
import { type Store, storeIn } from "../../../server/database/store.ts";
import type { Refusal } from "../../../shared/core/base/refusal.ts";
import type { OperatorNotice } from "../../../shared/core/wire/wire.ts";
import { inFile } from "../database/storage.ts";
import { ADMIN_TOKEN, act, factsOf, idOf, noticesOf } from "../harness/operator.ts";
import { memory, over, playing, start, type Under, watching, whenPresent } from "../server.ts";

const HOUR = 3_600_000;
let store: Store;
let under: Under;
let ann: LiveLobby;
let ben: LiveLobby;
let now = 0;

const begin = async () => {
  under = await start({ ...store, access: { adminToken: ADMIN_TOKEN, addressKey: "00".repeat(16) } });
};
beforeEach(async () => {
  now = Date.parse("2026-11-01T12:00:00Z");
  vi.spyOn(time, "now").mockImplementation(() => now);
  store = storeIn(await inFile());
  await begin();
  [ann, ben] = [under.browser({ name: "Ann" }), under.browser({ name: "Ben" })];
});
afterEach(async () => {
  await under.serving.close();
  vi.restoreAllMocks();
});

async function meet(): Promise<[LiveFeed, LiveFeed]> {
  const host = await ann.createTable("duel", {}, 2, { open: true });
  return Promise.all([host.feed, (await ben.joinTable(host.code)).feed]);
}
const lines = (feed: LiveFeed): { readonly now: readonly string[] } => {
  const told = { now: [] as readonly string[] };
  feed.listen({
    frame: () => undefined,
    presence: () => undefined,
    chat: (said: readonly { readonly name: string; readonly text?: string }[]) => {
      told.now = said.map(({ name, text }) => `${name}: ${text}`);
    },
  } as Parameters<LiveFeed["listen"]>[0]);
  return told;
};
/** What is in the log, by the alphabet. */
const log = async (): Promise<readonly string[]> => (await store.guests.acts(50)).map(({ what }) => what).sort();

describe("A muted guest", () => {
  it("can say nothing at a running table from that moment on, words or phrases, and is told until when and why; then again", async () => {
    const [own, its] = await meet();
    expect(await own.say({ text: "hello" })).toMatchObject({ ok: true });
    const id = await idOf(ann);
    await act(under.address, { what: "mute", who: id, hours: "1" });
    const refused = { ok: false, key: "muted", args: { until: now + HOUR, why: "rude words" } };
    for (const saying of [{ text: "and more" }, { phrase: "hello" as const }]) expect(await own.say(saying)).toMatchObject(refused);
    expect(await its.say({ text: "quiet" })).toMatchObject({ ok: true });
    expect((await own.send([], 0).catch((error: unknown) => error)) as object).not.toMatchObject({ key: "muted" });
    const notices = noticesOf(ann);
    await expect.poll(() => notices.now).toMatchObject([{ what: "mute", until: now + HOUR, why: "rude words" }]);
    now += HOUR;
    expect(await own.say({ text: "again" })).toMatchObject({ ok: true });
  });

  it("is still muted after a restart, at the same table", async () => {
    const [own] = await meet();
    const id = await idOf(ann);
    await act(under.address, { what: "mute", who: id });
    const { port } = under.serving;
    await under.serving.close();
    under = await start({ ...store, port, access: { adminToken: ADMIN_TOKEN, addressKey: "00".repeat(16) } });
    await whenPresent(own, ({ connection }) => connection === "open");
    expect(await own.say({ text: "again" })).toMatchObject({ ok: false, key: "muted" });
  });
});

describe("A warning", () => {
  it("is shown now, again on a page that is opened later, and no more once it is confirmed", async () => {
    const storage = memory();
    const page = under.browser({ storage, name: "Ann" });
    const id = await idOf(page);
    const first = noticesOf(page);
    await act(under.address, { what: "warn", who: id, why: "<b>Please</b> stop" });
    await expect.poll(() => first.now).toMatchObject([{ what: "warn", until: 0, why: "<b>Please</b> stop" }]);
    const [{ id: notice }] = first.now as [OperatorNotice];
    // Another guest cannot confirm it.
    const others = noticesOf(ben);
    await ben.guest.name();
    ben.people.confirm(notice);
    expect(others.now).toEqual([]);
    expect((await factsOf(under.address)).inForce).toMatchObject([{ id: notice, isRead: false }]);
    const later = noticesOf(under.browser({ storage, name: "Ann" }));
    await expect.poll(() => later.now).toEqual(first.now);
    page.people.confirm(notice);
    await expect.poll(() => [...first.now, ...later.now]).toEqual([]);
    expect((await factsOf(under.address)).inForce).toEqual([]);
    expect(await log()).toEqual(["read", "warn"]);
  });
});

describe("A guest whose name is taken", () => {
  it("has a neutral one at once at every table, in what was said, and in records of before, and cannot take the old one again", async () => {
    const finished = await meet();
    for (const feed of finished) playing(feed);
    await Promise.all(finished.map(over));
    for (const feed of finished) feed.leave();
    const [own, its] = await meet();
    await own.say({ text: "hello" });
    const said = lines(its);
    const id = await idOf(ann);
    await act(under.address, { what: "rename", who: id });
    await whenPresent(its, ({ people }) => /^Guest \d{4}$/.test(people[own.seat]!.name));
    const { name } = its.presence().people[own.seat]!;
    expect(said.now.join()).not.toContain("Ann");
    for (const match of [finished[0].match, own.match]) expect(JSON.stringify(await store.journal.read(match))).not.toContain("Ann");
    expect(JSON.stringify(await store.journal.read(finished[0].match))).toContain(name);
    for (const again of ["Ann", " ann ", "Аnn"]) {
      const refused = await ann.guest.rename(again).catch((error: unknown) => error);
      expect([again, (refused as Refusal).key]).toEqual([again, "nameTaken"]);
    }
    await ann.guest.rename("Anna");
    // Another guest of that name is nobody's business here.
    await ben.guest.rename("Ann");
    const { inForce } = await factsOf(under.address);
    await act(under.address, { what: "lift", who: inForce[0].id });
    await ann.guest.rename("Ann");
  });
});

describe("A table that the operator closes", () => {
  it("ends under its players without a result; its record is kept, and each is told why", async () => {
    const [own, its] = await meet();
    const told = [ann, ben].map(noticesOf);
    const players = [own, its].map(watching);
    expect((await act(under.address, { what: "close", who: own.match, why: "a bot farm" })).status).toBe(303);
    for (const { feed } of players) await whenPresent(feed, ({ connection }) => connection === "closed");
    for (const notices of told) await expect.poll(() => notices.now).toMatchObject([{ what: "closed", why: "a bot farm" }]);
    const record = (await store.journal.read(own.match))!;
    expect(record.entries.at(-1)).toMatchObject({ type: "end", why: "abandoned" });
    for (const { guest } of [ann, ben]) expect((await guest.profile()).ratings.every(({ matches }) => matches === 0)).toBe(true);
    expect((await act(under.address, { what: "close", who: own.match })).status).toBe(400);
    expect(await log()).toEqual(["close", "closed", "closed"]);
  });

  it("may wait for players still, or lie unloaded in the store", async () => {
    const waiting = await ann.createTable("toy", {}, 3);
    const ended = waiting.feed.then(
      () => "began",
      (error: unknown) => (error as Refusal).key,
    );
    await act(under.address, { what: "close", who: waiting.match });
    expect(await ended).not.toBe("began");
    const [own, its] = await meet();
    const { port } = under.serving;
    await under.serving.close();
    for (const feed of [own, its]) feed.leave();
    under = await start({ ...store, port, access: { adminToken: ADMIN_TOKEN, addressKey: "00".repeat(16) } });
    expect((await act(under.address, { what: "close", who: own.match })).status).toBe(303);
    expect((await store.journal.read(own.match))!.entries.at(-1)).toMatchObject({ type: "end" });
    expect(await store.journal.unfinished()).not.toContain(own.match);
  });
});

describe("A complaint", () => {
  it("names its guest and the address's digest to the operator, who handles it, and takes it up again", async () => {
    const [own, its] = await meet();
    await its.say({ text: "you fool" });
    await ann.guest.report(own.match, its.seat, "language", "he is rude");
    const facts = await factsOf(under.address);
    expect(facts.complaints).toMatchObject([
      {
        match: own.match,
        seat: its.seat,
        about: await idOf(ben),
        name: "Ben",
        text: "he is rude",
        handled: null,
        address: expect.stringMatching(/^[0-9a-f]{12}$/),
      },
    ]);
    const who = `${own.match} ${its.seat}`;
    expect((await act(under.address, { what: "handle", who, why: "warned him" })).status).toBe(303);
    expect((await factsOf(under.address)).complaints).toEqual([]);
    expect((await factsOf(under.address, "?handled=1")).complaints).toHaveLength(1);
    await act(under.address, { what: "reopen", who });
    expect((await factsOf(under.address)).complaints).toHaveLength(1);
    // A second complaint of the same guest opens it again.
    await act(under.address, { what: "handle", who });
    await ann.guest.report(own.match, its.seat, "language", "again");
    expect((await factsOf(under.address)).complaints).toMatchObject([{ text: "again" }]);
  });

  it("is one of a page of fifty", async () => {
    const { person } = await store.guests.create("Ann");
    for (let match = 0; match < 60; match++) {
      now += 2 * HOUR;
      await store.guests.addComplaint(person.id, { match: `m${match}`, seat: 1, why: "other", text: `number ${match}`, chat: [] });
    }
    const [first, second] = [await factsOf(under.address), await factsOf(under.address, "?page=2")];
    expect([first.complaints.length, second.complaints.length, first.pages]).toEqual([50, 10, { page: 1, of: 2 }]);
    expect(first.complaints[0].text).toBe("number 59");
    expect(second.complaints.at(-1).text).toBe("number 0");
  });
});

describe("An act is refused, and changes nothing,", () => {
  const nobody = "0123456789abcdef";
  it.each([
    ["of no known kind", { what: "drop", who: nobody }, "Choose what to do."],
    ["that only the server adds", { what: "read", who: nobody }, "Choose what to do."],
    ["without a reason", { what: "warn", who: nobody, why: " ​ " }, "Give a reason."],
    ["without a time", { what: "ban", who: nobody, hours: "" }, "Choose for how long."],
    ["for a time that is not offered", { what: "mute", who: nobody, hours: "1e9" }, "Choose for how long."],
    ["on a guest who does not exist", { what: "warn", who: nobody }, "There is no guest with this id."],
    ["on a name like a statement", { what: "warn", who: "'; drop table acts; --" }, "There is no guest with this id."],
    ["on an address that is none", { what: "ban", who: "999.1.1.1" }, "A ban is for a guest&#39;s id"],
    ["on the operator's own address", { what: "ban", who: "127.0.0.1" }, "This address is your own"],
    ["on this machine, written otherwise", { what: "ban", who: "::ffff:127.0.0.1" }, "This address is your own"],
    ["on a table that does not exist", { what: "close", who: "nothing" }, "There is no such table."],
    ["on a table with a name like a statement", { what: "close", who: "' or 1=1 --" }, "There is no such table."],
    ["on an act that is not in force", { what: "lift", who: nobody }, "This is not in force any more."],
    ["on a complaint that does not exist", { what: "handle", who: "nothing 1" }, "There is no complaint about this seat."],
  ])("%s", async (_which, asked, sentence) => {
    const { status, page } = await act(under.address, asked);
    expect([status, page.includes(`<strong>Not done:</strong> ${sentence}`)]).toEqual([400, true]);
    expect(await log()).toEqual([]);
  });

  it("with a reason that is huge: it is cut, or not even read", async () => {
    const id = await idOf(ann);
    expect((await act(under.address, { what: "warn", who: id, why: "x".repeat(2_000) })).status).toBe(303);
    expect((await store.guests.acts(9))[0]!.why).toHaveLength(300);
    expect((await act(under.address, { what: "warn", who: id, why: "x".repeat(1_000_000) }).catch(() => ({ status: 400 }))).status).toBe(
      400,
    );
    expect(await log()).toEqual(["warn"]);
  });

  it("from a page of another site, of no site, or without the token", async () => {
    const id = await idOf(ann);
    const asked = { what: "warn", who: id };
    const basic = { Authorization: `Basic ${Buffer.from(`eve:${ADMIN_TOKEN}`).toString("base64")}` };
    const silenced = setLog("silent");
    for (const origin of ["https://evil.example", "null", "http://127.0.0.1:1", `${under.address}.evil.example`])
      expect([origin, (await act(under.address, asked, { Origin: origin })).status]).toEqual([origin, 403]);
    // A browser sends the password by itself, and always an Origin with a form.
    expect((await act(under.address, asked, basic)).status).toBe(403);
    for (const Authorization of ["", "Bearer wrong-wrong-wrong-wrong", `Basic ${Buffer.from("eve:").toString("base64")}`])
      expect((await act(under.address, asked, { Authorization })).status).toBe(401);
    expect((await act(under.address, asked, { "Content-Type": "text/plain" })).status).toBe(400);
    silenced();
    expect(await log()).toEqual([]);
    expect((await act(under.address, asked, { ...basic, Origin: under.address })).status).toBe(303);
    expect((await store.guests.acts(9))[0]).toMatchObject({ what: "warn", by: "eve" });
  });
});

describe("The log", () => {
  it("has two lines of a form that is sent twice: the longer one holds, and each is lifted by itself", async () => {
    const id = await idOf(ann);
    const asked = { what: "mute", who: id };
    expect((await act(under.address, asked)).status).toBe(303);
    now += 1_000;
    expect((await act(under.address, asked)).status).toBe(303);
    expect((await store.guests.acts(9)).map(({ until }) => until)).toEqual([now + 24 * HOUR, now - 1_000 + 24 * HOUR]);
    const { inForce } = await factsOf(under.address);
    for (const { id: one } of inForce) await act(under.address, { what: "lift", who: one });
    expect((await factsOf(under.address)).inForce).toEqual([]);
  });

  it("says by whom, what, to whom, until when and why, newest first, page by page, escaped", async () => {
    const id = await idOf(ann);
    await ann.guest.rename(`<img src=x>`);
    const basic = { Authorization: `Basic ${Buffer.from(`<i>Eve</i>:${ADMIN_TOKEN}`).toString("base64")}`, Origin: under.address };
    await act(under.address, { what: "ban", who: id, why: `"><script>alert(1)</script>` }, basic);
    for (const path of ["/admin", "/admin/log"]) {
      const page = await (await fetch(`${under.address}${path}`, { headers: { Authorization: `Bearer ${ADMIN_TOKEN}` } })).text();
      expect(page).not.toMatch(/<script|<img|<i>/);
      expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    }
    for (let more = 0; more < 50; more++) {
      now++;
      await store.guests.addAct({ what: "warn", target: id, until: 0, why: `number ${more}`, by: "", detail: "" });
    }
    const read = async (query: string) =>
      (await fetch(`${under.address}/admin/log${query}`, { headers: { Authorization: `Bearer ${ADMIN_TOKEN}` } })).text();
    expect(await read("")).toMatch(/number 49[\s\S]*number 48[\s\S]*Page 1 of 2/);
    expect(await read("?page=2")).toContain("&lt;i&gt;Eve");
    expect(await read("?page=' or 1=1")).toContain("Page 1 of 2");
  });
});
