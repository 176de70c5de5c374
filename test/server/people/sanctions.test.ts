/** What the operator forbids, at every door: each HTTP call and each room, from the moment it is said until it is over. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveLobby } from "../../../client/feed/live/live-lobby.ts";
import { time } from "../../../server/base/time.ts";
import { openMemoryStore } from "../../../server/database/store.ts";
import { addressDigest } from "../../../server/http/caller-address.ts";
import { Refusal } from "../../../shared/core/base/refusal.ts";
import type { CallName, Calls } from "../../../shared/core/wire/calls.ts";
import { ADMIN_TOKEN, act, factsOf, idOf, noticesOf } from "../harness/operator.ts";
import { rawClient } from "../harness/raw.ts";
import { overWire, requestOf, UPGRADE } from "../harness/raw-http.ts";
import { memory, start, TOY, together, type Under, whenPresent } from "../server.ts";

const HOUR = 3_600_000;
const KEY = "00".repeat(16);
const STRANGER = "203.0.113.7";
let under: Under;
let now = 0;

beforeEach(async () => {
  now = Date.parse("2026-11-01T12:00:00Z");
  vi.spyOn(time, "now").mockImplementation(() => now);
  // Callers behind a proxy: the test says who they are.
  under = await start({ access: { adminToken: ADMIN_TOKEN, proxies: 1, addressKey: KEY } });
});
afterEach(async () => {
  await under.serving.close();
  vi.restoreAllMocks();
});

/** A guest in a browser, with the token it keeps. */
async function visitor(name: string): Promise<{ lobby: LiveLobby; token: string; id: string }> {
  const storage = memory();
  const lobby = under.browser({ storage, name });
  await lobby.guest.name();
  return { lobby, token: storage.getItem("quayside.guest") as string, id: await idOf(lobby) };
}

const refusalOf = async (asked: Promise<unknown>): Promise<Pick<Refusal, "key" | "args">> => {
  const answer = await asked.catch((error: unknown) => error);
  return answer instanceof Refusal ? { key: answer.key, args: answer.args } : { key: "answered" as never, args: {} };
};

/** Every call there is. A new one has to say here what it asks. */
const callsOf = (guest: string, match = "m", code = "ABCDEF"): { readonly [N in CallName]: Calls[N] } => ({
  play: { guest, game: "toy" },
  quick: { guest, game: "toy" },
  table: { guest, game: "toy" },
  join: { guest, code },
  look: { code },
  watch: { guest, match },
  stream: {},
  matchArms: { match },
  record: { match },
  frames: { match, from: 0, to: 1 },
  sit: { guest, match },
  matches: { guest },
  dayMatches: { guest },
  giveUp: { guest, match },
  lobby: {},
  programs: { guest },
  makeProgram: { guest, name: "Ann" },
  renewProgram: { guest, program: "0".repeat(16) },
  eraseProgram: { guest, program: "0".repeat(16) },
  arrive: { guest, name: "Ann" },
  rename: { guest, name: "Ann" },
  wearArms: { guest, arms: "dcag" },
  profile: { guest },
  history: { guest },
  statistics: { guest },
  code: { guest },
  redeem: { code: "ABCDEFGH" },
  devices: { guest },
  signOut: { guest, device: "ab".repeat(8) },
  signOutOthers: { guest },
  passkeyToMake: { guest },
  makePasskey: { guest, passkey: { id: "x", clientDataJSON: "x", attestationObject: "x", transports: [] } },
  passkeyToUse: { guest },
  usePasskey: { guest, proof: { id: "x", clientDataJSON: "x", authenticatorData: "x", signature: "x" } },
  removePasskey: { guest, passkey: "x" },
  kept: { guest },
  block: { guest, match, seat: 0, on: true },
  report: { guest, match, seat: 0, why: "other" },
  reportWatcher: { guest, match, line: 1, why: "other" },
  met: { guest },
  know: { guest, match, seat: 0 },
  acquaintance: { guest, match, seat: 0 },
  answerRequest: { guest, person: "0123456789abcdef", yes: true },
  forget: { guest, person: "0123456789abcdef" },
  invite: { guest, person: "0123456789abcdef", match },
  decline: { guest, match },
  showAway: { guest, on: true },
  leaders: { guest, game: "toy", rated: false },
  pushKey: {},
  callMe: { guest },
  appoint: { guest, game: "toy", at: 0 },
  appointment: { code },
  comeTo: { guest, code, yes: true },
  inviteTo: { guest, person: "0123456789abcdef", code },
  takeSeat: { guest, code },
  contactLink: { guest },
  endContactLink: { guest },
  byContactLink: { code },
  useContactLink: { guest, code },
  findable: { guest, on: true },
  publish: { guest },
  findPeople: { guest, name: "Ann" },
  askPerson: { guest, person: "ab".repeat(8) },
  groups: { guest },
  foundGroup: { guest, name: "Friday" },
  group: { code, guest },
  joinGroup: { guest, code },
  leaveGroup: { guest, group: "ab".repeat(8) },
  inviteGroup: { guest, group: "ab".repeat(8), match },
  subscribe: { guest, endpoint: "https://push.example/x", p256dh: "x", auth: "x" },
  webhooks: { guest, subject: { type: "table", key: match } },
  addWebhook: { guest, subject: { type: "table", key: match }, address: "https://chat.example/x", language: "en" },
  tryWebhook: { guest, webhook: "ab".repeat(8) },
  removeWebhook: { guest, webhook: "ab".repeat(8) },
  unsubscribe: { guest, endpoint: "https://push.example/x" },
  daily: { guest, game: "toy" },
  dailies: { guest },
  shareDeal: { guest, rotates: false, game: "toy" },
  sharedDeal: { code, guest },
  openArena: { guest, game: "toy", minutes: 30, listed: false },
  arena: { code, guest },
  playArena: { guest, code },
  playDeal: { guest, code },
  puzzles: { guest, game: "toy" },
  tryPuzzle: { guest, game: "toy", puzzle: "1", moves: [] },
  exercises: { guest, since: 0, told: [] },
  settings: { guest, changes: [] },
  pageError: { build: "b", message: "m", places: [] },
  // Last: the guest is gone afterwards.
  erase: { guest },
});
/** What no ban closes. */
const OWN_DATA = ["kept", "erase"];

/** A call from an address, as the proxy passes it on. */
async function callFrom(address: string, name: string, call: unknown): Promise<{ key?: string; args?: object; ok: boolean }> {
  const headers = { "Content-Type": "application/json", "X-Forwarded-For": address };
  return (await fetch(`${under.address}/api/${name}`, { method: "POST", headers, body: JSON.stringify(call) })).json();
}

describe("A banned guest", () => {
  it("is refused by every call that knows them, and told until when and why; what is kept about them they see and erase", async () => {
    const { token, id } = await visitor("Ann");
    const [feed] = await together(under, "duel", 2);
    const waiting = await under.browser({ name: "Ben" }).createTable("toy", {}, 3);
    waiting.feed.catch(() => undefined); // never begins
    expect((await act(under.address, { what: "ban", who: id })).status).toBe(303);
    for (const [name, call] of Object.entries(callsOf(token, feed!.match, waiting.code))) {
      const { key, args } = await refusalOf(callApi(under.address, name as CallName, call as never));
      if (!("guest" in call)) expect([name, key]).not.toEqual([name, "banned"]);
      else if (OWN_DATA.includes(name)) expect([name, key]).toEqual([name, "answered"]);
      else expect([name, key, args]).toEqual([name, "banned", { until: now + 24 * HOUR, why: "rude words" }]);
    }
    expect((await factsOf(under.address)).inForce).toEqual([]);
  });

  it("reaches what is kept about them from their own page too, opened again", async () => {
    const storage = memory();
    const lobby = under.browser({ storage, name: "Ann" });
    const id = await idOf(lobby);
    await act(under.address, { what: "ban", who: id });
    const later = under.browser({ storage, name: "Ann" });
    expect((await refusalOf(later.guest.name())).key).toBe("banned");
    expect(await later.guest.kept()).toMatchObject({ person: { id, name: "Ann" }, acts: [{ what: "ban", why: "rude words" }] });
    const notices = noticesOf(later);
    await expect.poll(() => notices.now).toMatchObject([{ what: "ban", until: now + 24 * HOUR, why: "rude words" }]);
    await later.guest.erase();
    expect(await later.guest.name()).toBe("Ann");
    expect(await idOf(later)).not.toBe(id);
  });

  it("is let in again when the time is over, and at once when the ban is lifted", async () => {
    const { token, id } = await visitor("Ann");
    const arrives = async () => (await refusalOf(callApi(under.address, "arrive", { guest: token, name: "" }))).key;
    await act(under.address, { what: "ban", who: id, hours: "1" });
    now += HOUR - 1;
    expect(await arrives()).toBe("banned");
    now += 1;
    expect(await arrives()).toBe("answered");
    const { did } = await act(under.address, { what: "ban", who: id, hours: "720" });
    expect(await arrives()).toBe("banned");
    expect((await act(under.address, { what: "lift", who: did })).status).toBe(303);
    expect(await arrives()).toBe("answered");
    expect((await act(under.address, { what: "lift", who: did })).status).toBe(400);
  });

  it("loses the line at once: their seat is that of a player who left, and no token opens it again", async () => {
    const host = await under.browser({ name: "Ben" }).createTable("duel", {}, 2, { open: true });
    const { lobby, id } = await visitor("Ann");
    const [its, own] = await Promise.all([host.feed, (await lobby.joinTable(host.code)).feed]);
    const watcher = await under.browser({ name: "Cid" }).watch(own.match);
    await act(under.address, { what: "ban", who: id });
    await whenPresent(own, ({ connection, why }) => connection === "closed" && why === "left");
    await whenPresent(its, ({ people }) => people[own.seat]?.here === false);
    const { match, token } = own.ticket;
    expect((await refusalOf(callApi(under.address, "sit", { match, token }))).key).toBe("banned");
    expect(watcher.presence().connection).toBe("open");
    for (const feed of [its, watcher]) feed.leave();
  });

  it("cannot use a place that was given a moment before", async () => {
    const { lobby, token, id } = await visitor("Ann");
    const table = await lobby.createTable("toy", {}, 3);
    table.feed.catch(() => undefined); // never begins
    const ticket = await callApi(under.address, "sit", { match: table.match, guest: token });
    const watch = await callApi(under.address, "table", { guest: token, game: "toy" });
    await act(under.address, { what: "ban", who: id });
    for (const one of [ticket, watch]) await expect(rawClient(under.address, TOY, one)).rejects.toThrow();
  });

  it("no longer watches, waits in the queue or is seen in the lobby", async () => {
    const feeds = await together(under, "duel", 2);
    const ann = await visitor("Ann");
    const watcher = await ann.lobby.watch(feeds[0]!.match);
    const waiting = await ann.lobby.quickMatch("elasund");
    const notices = noticesOf(ann.lobby);
    await expect.poll(() => watcher.presence().connection).toBe("open");
    await act(under.address, { what: "ban", who: ann.id });
    await expect.poll(() => watcher.presence().connection).toBe("closed");
    await expect.poll(() => notices.now.length).toBe(1);
    expect((await refusalOf(waiting.feed)).key).toBe("banned");
    for (const feed of feeds) feed.leave();
  });
});

describe("A banned address", () => {
  it("is refused by every call, and told until when and why; what is kept about a guest they see and erase", async () => {
    const { token } = await visitor("Ann");
    await act(under.address, { what: "ban", who: STRANGER });
    for (const [name, call] of Object.entries(callsOf(token))) {
      const answer = await callFrom(STRANGER, name, call);
      if (OWN_DATA.includes(name)) expect([name, answer.ok]).toEqual([name, true]);
      else expect([name, answer]).toEqual([name, { ok: false, key: "banned", args: { until: now + 24 * HOUR, why: "rude words" } }]);
    }
    expect(await callFrom("203.0.113.8", "lobby", {})).toMatchObject({ ok: true });
    now += 24 * HOUR;
    expect(await callFrom(STRANGER, "lobby", {})).toMatchObject({ ok: true });
  });

  it("is known by its digest as well, and as IPv6 by its network", async () => {
    await act(under.address, { what: "ban", who: addressDigest(STRANGER, KEY) });
    expect(await callFrom(STRANGER, "lobby", {})).toMatchObject({ key: "banned" });
    await act(under.address, { what: "ban", who: "2001:db8:1:2::5" });
    expect(await callFrom("2001:db8:1:2:ffff::9", "lobby", {})).toMatchObject({ key: "banned" });
    expect(await callFrom("2001:db8:1:3::5", "lobby", {})).toMatchObject({ ok: true });
  });

  it("loses its open sockets, and opens no new one", async () => {
    const { port } = under.serving;
    const { answer } = (await callFrom(STRANGER, "lobby", {})) as unknown as { answer: { reservation: Record<string, string> } };
    const { processId, roomId, sessionId } = answer.reservation;
    const path = `/${processId}/${roomId}?sessionId=${sessionId}`;
    const request = requestOf(`GET ${path} HTTP/1.1`, "Host: localhost", `X-Forwarded-For: ${STRANGER}`, ...UPGRADE);
    const ended = overWire(port, request);
    await expect
      .poll(async () => (await factsOf(under.address)).rooms.find(({ room }: { room: string }) => room === "lobby")?.clients)
      .toBe(1);
    await act(under.address, { what: "ban", who: STRANGER });
    expect(await ended).toMatch(/^HTTP\/1.1 101/);
    expect(await overWire(port, request)).toMatch(/^HTTP\/1.1 403/);
  });

  it("is told by the page, which can enter no lobby, after a restart too", async () => {
    await under.serving.close();
    const store = await openMemoryStore();
    const target = addressDigest("127.0.0.1", KEY);
    await store.guests.addAct({ what: "ban", target, until: now + HOUR, why: "rude words", by: "", detail: "" });
    under = await start({ ...store, access: { addressKey: KEY } });
    const notices = noticesOf(under.browser({ name: "Ann" }));
    await expect.poll(() => notices.now).toMatchObject([{ what: "ban", until: now + HOUR, why: "rude words" }]);
  });
});
