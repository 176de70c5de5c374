/** Players are told of their moves by the push service of their browser, if they have asked for it, and nobody else learns anything. */
import { createECDH } from "node:crypto";
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveFeed, LiveLobby } from "../../../client/feed/live/live-lobby.ts";
import { LIMITS } from "../../../server/base/limits.ts";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { encrypt } from "../../../server/push/encrypt.ts";
import { isPublicAddress, isPublicEndpoint, publicLookupBy } from "../../../server/push/endpoint.ts";
import { newVapidKey, savedVapidKey } from "../../../server/push/vapid.ts";
import { eventually } from "../../eventually.ts";
import { moveOnce } from "../database/on-file.ts";
import { DATABASES, newFolder } from "../database/storage.ts";
import { asked, start, type Under } from "../server.ts";
import { claimsOf, type PushService, pushService, standInBrowser } from "./push-service.ts";
import example from "./rfc-8291.json" with { type: "json" };

const CONTACT = "mailto:quay@play.example";
const key = newVapidKey();

let under: Under | undefined;
afterEach(() => under?.serving.close());

const startWith = async (more: object = {}) =>
  (under = await start({ push: { key, contact: CONTACT, isOpen: true, retries: [5, 5], ...more } }));
const guestOf = async (lobby: LiveLobby): Promise<{ guest: string }> => {
  await lobby.guest.name();
  return { guest: (await (lobby.guest as unknown as { shown(): Promise<{ guest: string }> }).shown()).guest };
};

/** Two at a table in days; the one who is asked second has left it, with one browser switched on. */
async function awayPlayer(at: Under, service: PushService) {
  const lobbies = [at.browser({ name: "Ada" }), at.browser({ name: "Ben" })] as const;
  const host = await lobbies[0].createTable("duel", {}, 2, { speed: "day" });
  const feeds = (await Promise.all([host.feed, (await lobbies[1].joinTable(host.code)).feed])) as LiveFeed[];
  const { sight } = await Promise.race(feeds.map(asked));
  const [mover, away] = sight.seat === feeds[0]!.seat ? [0, 1] : [1, 0];
  const browser = standInBrowser(`${service.address}/of-${away}`);
  const guest = await guestOf(lobbies[away]!);
  await callApi(at.address, "subscribe", { ...guest, ...browser.subscription });
  feeds[away]!.leave();
  await eventually(() => expect(feeds[mover]!.presence().people[feeds[away]!.seat]!.here).toBe(false));
  return { mover: feeds[mover]!, away: feeds[away]!, browser, guest, match: host.match, moverName: ["Ada", "Ben"][mover] };
}

const settled = () => new Promise((passed) => setTimeout(passed, 60));

describe("A player who is not at a table in days", () => {
  it("is told of their move through their browser's push service, which cannot read it and can check who sends it", async () => {
    const at = await startWith();
    const service = await pushService();
    const { mover, browser, match, moverName } = await awayPlayer(at, service);
    await moveOnce(mover);
    await eventually(() => expect(service.received).toHaveLength(1));
    const { path, headers, body } = service.received[0]!;
    expect(path).toMatch(/^\/of-/);
    expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400", urgency: "normal" });
    expect(headers.topic).toMatch(/^[\w-]{32}$/);
    expect(body.toString("latin1")).not.toContain(match);
    expect(JSON.parse(browser.read(body))).toEqual({ match, game: "duel", against: [moverName] });
    const proof = claimsOf(headers.authorization);
    expect(proof).toMatchObject({ key: key.public, claims: { aud: service.address, sub: CONTACT } });
    expect((await callApi(at.address, "pushKey", {})).key).toBe(key.public);
    expect(Number(proof.claims.exp)).toBeLessThanOrEqual(Date.now() / 1_000 + 86_400);
  });

  it("is told nothing while at the table, after switching it off, and by a server that has it off", async () => {
    const at = await startWith();
    const service = await pushService();
    const { mover, browser, guest } = await awayPlayer(at, service);
    // The mover is connected, and has no browser switched on.
    await callApi(at.address, "unsubscribe", { ...guest, endpoint: browser.subscription.endpoint });
    await moveOnce(mover);
    await settled();
    expect(service.received).toEqual([]);
    await at.serving.close();
    const silent = await start();
    under = silent;
    expect((await callApi(silent.address, "pushKey", {})).key).toBe("");
    const own = await guestOf(silent.browser({ name: "Ada" }));
    await expect(callApi(silent.address, "subscribe", { ...own, ...browser.subscription })).rejects.toThrow("malformed");
  });

  it("has a push service in trouble, which is asked a few times only", async () => {
    const at = await startWith();
    const service = await pushService();
    const { mover, browser, guest } = await awayPlayer(at, service);
    service.statuses = [500, 429, 503, 201];
    await moveOnce(mover);
    await eventually(() => expect(service.received).toHaveLength(3));
    await settled();
    expect(service.received).toHaveLength(3);
    const kept = async () => (await callApi(at.address, "kept", guest)).kept.subscriptions as { endpoint: string }[];
    expect((await kept()).map(({ endpoint }) => endpoint)).toEqual([browser.subscription.endpoint]);
  });

  it("is forgotten by a push service that says the browser is gone, which is not followed elsewhere", async () => {
    const at = await startWith();
    const service = await pushService();
    const { mover, guest } = await awayPlayer(at, service);
    const other = standInBrowser(`${service.address}/other`);
    await callApi(at.address, "subscribe", { ...guest, ...other.subscription });
    service.statuses = [301, 410];
    await moveOnce(mover);
    await eventually(async () => expect((await callApi(at.address, "kept", guest)).kept.subscriptions).toHaveLength(1));
    expect(service.received.map(({ path }) => path)).not.toContain("/elsewhere");
    expect(service.received).toHaveLength(2);
  });
});

describe("A subscription", () => {
  it.each([
    ["http://push.example/x", "not https"],
    ["https://127.0.0.1/x", "an address"],
    ["https://[::1]/x", "an address"],
    ["https://2130706433/x", "an address as a number"],
    ["https://localhost/x", "this machine"],
    ["https://printer.local/x", "a name of the local network"],
    ["https://push.example:8443/x", "another port"],
    ["https://user:pw@push.example/x", "a password"],
    ["file:///etc/hosts", "no web address"],
    ["nonsense", "no address"],
  ])("is refused for %s (%s)", async (endpoint) => {
    expect(isPublicEndpoint(endpoint)).toBe(false);
  });

  it("of a public push service is taken, and only with keys that can be used", async () => {
    const at = await startWith({ isOpen: false });
    const { subscription } = standInBrowser("https://push.example/abc");
    const guest = await guestOf(at.browser({ name: "Ada" }));
    expect(await callApi(at.address, "subscribe", { ...guest, ...subscription })).toEqual({});
    for (const wrong of [{ endpoint: "https://localhost/x" }, { auth: "AAAA" }, { p256dh: "AAAA" }, { p256dh: `B${"A".repeat(86)}` }])
      await expect(callApi(at.address, "subscribe", { ...guest, ...subscription, ...wrong })).rejects.toThrow("malformed");
    const endpoint = `https://push.example/${"x".repeat(1_000)}`;
    await expect(callApi(at.address, "subscribe", { ...guest, ...subscription, endpoint })).rejects.toThrow("malformed");
  });

  it.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.20.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "::1",
    "fe80::1",
    "fd00::1",
    "::ffff:10.0.0.1",
    "64:ff9b::a00:1",
    "2002:a00:1::",
  ])("never leads to %s, even if a name does", (address) => expect(isPublicAddress(address)).toBe(false));
  it("leads to public addresses", () => {
    expect(["142.250.74.46", "2a00:1450:400f:80d::200e"].map(isPublicAddress)).toEqual([true, true]);
  });
  it.each([
    [["142.250.74.46", "10.0.0.1"], "ENOTPUBLIC"],
    [["127.0.0.1"], "ENOTPUBLIC"],
    [["142.250.74.46"], undefined],
  ])("is looked up for each connection, and every address must be public: %s", async (addresses, code) => {
    const lookup = publicLookupBy({ resolve4: async () => addresses, resolve6: async () => [] });
    const error = await new Promise<NodeJS.ErrnoException | null>((told) => lookup("push.example", {}, told));
    expect(error?.code).toBe(code);
  });
});

describe("A message", () => {
  it("is encrypted as in the example of RFC 8291", () => {
    const sender = createECDH("prime256v1");
    sender.setPrivateKey(example.sender, "base64url");
    const encrypted = encrypt(example.message, example.receiver, sender, Buffer.from(example.salt, "base64url"));
    expect(encrypted.toString("base64url")).toBe(example.encrypted);
  });
});

describe("The server's key", () => {
  it("is made at the first start, kept for all others, and readable by the server alone", () => {
    const file = join(newFolder(), "push-key.json");
    const first = savedVapidKey(file);
    expect(savedVapidKey(file)).toEqual(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    writeFileSync(file, "{}");
    expect(() => savedVapidKey(file)).toThrow("not a P-256 key");
  });
});

describe.each(DATABASES)("The store of subscriptions %s", (_name, open) => {
  it("keeps a few for each guest, each browser for one guest, and none for a guest who was erased", async () => {
    let now = 0;
    const guests = guestStoreIn(await open(), () => ++now);
    const [
      {
        person: { id: ada },
        token: adas,
      },
      {
        person: { id: ben },
        token: bens,
      },
    ] = [await guests.create("Ada"), await guests.create("Ben")];
    const browsers = Array.from(
      { length: LIMITS.maxSubscriptions + 1 },
      (_none, at) => standInBrowser(`https://push.example/${at}`).subscription,
    );
    for (const browser of browsers) await guests.addSubscription(ada, adas, browser);
    expect(await guests.subscriptionsOf(ada)).toEqual(browsers.slice(1));
    await guests.addSubscription(ben, bens, browsers[1]!);
    expect(await guests.subscriptionsOf(ben)).toEqual([browsers[1]]);
    expect(await guests.subscriptionsOf(ada)).toEqual(browsers.slice(2));
    // A guest removes only their own.
    await guests.removeSubscription(ben, browsers[2]!.endpoint);
    await guests.removeSubscription(ada, browsers[3]!.endpoint);
    expect(await guests.subscriptionsOf(ada)).toEqual([browsers[2], ...browsers.slice(4)]);
    await guests.erase(ada);
    expect(await guests.subscriptionsOf(ada)).toEqual([]);
  });
});
