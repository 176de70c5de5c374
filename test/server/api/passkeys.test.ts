/** Passkeys and devices, on every database available here: an authenticator in software signs, and attackers change what they can. */
import { describe, expect, it, onTestFinished } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import { LIMITS } from "../../../server/base/limits.ts";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { deleteExpired, KEEP_FOREVER } from "../../../server/database/retention.ts";
import { storeIn } from "../../../server/database/store.ts";
import type { CallAnswer, CallName, Calls } from "../../../shared/core/wire/calls.ts";
import type { GuestCard } from "../../../shared/core/wire/guest.ts";
import { DATABASES } from "../database/storage.ts";
import { Authenticator } from "../harness/authenticator.ts";
import { start } from "../server.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
const OTHER_SITE = "https://evil.example";

describe.each(DATABASES)("A passkey, %s,", (_where, open) => {
  async function harbour() {
    const db = await open();
    let now = Date.parse("2026-11-01T12:00:00Z");
    const guests = guestStoreIn(db, () => now);
    const under = await start({ ...storeIn(db), guests });
    onTestFinished(() => under.serving.close());
    const site = under.address.replace("127.0.0.1", "localhost");

    /** A call as a page of a site makes it; without one it is no page. */
    async function page<N extends CallName>(name: N, call: Calls[N], origin: string | undefined = site): Promise<CallAnswer<N>> {
      const headers = origin === "" ? {} : { Origin: origin };
      const answer = await fetch(`${site}/api/${name}`, { method: "POST", headers, body: JSON.stringify(call) });
      const said = (await answer.json()) as { ok: true; answer: CallAnswer<N> } | { ok: false; key: string };
      if (!said.ok) throw Object.assign(new Error(said.key), { key: said.key, status: answer.status });
      return said.answer;
    }
    const arrive = (name: string, device = "Firefox, Linux") => page("arrive", { name, device });
    const toMake = async ({ token }: GuestCard) => (await page("passkeyToMake", { guest: token })).options;
    const toUse = async ({ token }: GuestCard) => (await page("passkeyToUse", { guest: token })).options;
    const keep = ({ token }: GuestCard, passkey: Calls["makePasskey"]["passkey"]) =>
      page("makePasskey", { guest: token, passkey, device: "Safari, iOS" });
    const signIn = ({ token }: GuestCard, proof: Calls["usePasskey"]["proof"]) =>
      page("usePasskey", { guest: token, proof, device: "Chrome, Windows" });
    const devices = ({ token }: GuestCard) => page("devices", { guest: token });
    /** A guest who has one. */
    async function owner(name = "Ada", key = new Authenticator(site)) {
      const guest = await arrive(name);
      await keep(guest, key.make(await toMake(guest)));
      return { guest, key };
    }
    function letPass(milliseconds: number): void {
      now += milliseconds;
    }
    return { db, guests, site, page, arrive, toMake, toUse, keep, signIn, devices, owner, letPass, now: () => now };
  }
  const refused = { key: "badPasskey", status: 400 };

  it("signs in another device as its guest; both are listed, and so is the passkey, with where and when", async () => {
    const { owner, arrive, signIn, toUse, devices, page, letPass, now } = await harbour();
    const { guest, key } = await owner();
    const lap = await arrive("Lou");
    letPass(DAY);
    key.counter = 7;
    const signed = await signIn(lap, key.use(await toUse(lap)));
    expect(signed).toMatchObject({ id: guest.id, name: "Ada" });
    expect([guest.token, lap.token]).not.toContain(signed.token);
    expect(await page("profile", { guest: signed.token })).toMatchObject({ matches: [] });
    const listed = await devices(signed);
    expect(listed.devices).toMatchObject([
      { name: "Chrome, Windows", seen: now(), own: true },
      { name: "Firefox, Linux", seen: now() - DAY, own: false },
    ]);
    expect(listed.passkeys).toEqual([{ id: key.id.toString("base64url"), device: "Safari, iOS", made: now() - DAY, used: now() }]);
    expect(JSON.stringify(listed)).not.toContain(guest.token);
  });

  it("signs in a device that is the guest's already under the token it has", async () => {
    const { owner, signIn, toUse, devices } = await harbour();
    const { guest, key } = await owner();
    expect((await signIn(guest, key.use(await toUse(guest)))).token).toBe(guest.token);
    expect((await devices(guest)).devices).toHaveLength(1);
  });

  it("answers a challenge once: what was signed is refused when it is sent again", async () => {
    const { owner, arrive, signIn, toUse } = await harbour();
    const { key } = await owner();
    const lap = await arrive("Lou");
    const proof = key.use(await toUse(lap));
    await signIn(lap, proof);
    await expect(signIn(lap, proof)).rejects.toMatchObject(refused);
    // Nor does a wrong answer leave the challenge open.
    const options = await toUse(lap);
    await expect(signIn(lap, key.use(options, { origin: OTHER_SITE }))).rejects.toMatchObject(refused);
    await expect(signIn(lap, key.use(options))).rejects.toMatchObject(refused);
  });

  it("answers a challenge within five minutes, and the newest alone", async () => {
    const { owner, arrive, signIn, toUse, toMake, keep, letPass } = await harbour();
    const { key } = await owner();
    const lap = await arrive("Lou");
    const [use, make] = [await toUse(lap), await toMake(lap)];
    letPass(5 * MINUTE + 1);
    await expect(signIn(lap, key.use(use))).rejects.toMatchObject(refused);
    await expect(keep(lap, new Authenticator("").make(make))).rejects.toMatchObject(refused);
    const old = await toUse(lap);
    await toUse(lap);
    await expect(signIn(lap, key.use(old))).rejects.toMatchObject(refused);
  });

  it("answers the challenge of the device that asked: another guest's page cannot send it", async () => {
    const { owner, arrive, signIn, toUse, toMake, keep, site } = await harbour();
    const { key } = await owner();
    const [lap, thief] = [await arrive("Lou"), await arrive("Eve")];
    const proof = key.use(await toUse(lap));
    await expect(signIn(thief, proof)).rejects.toMatchObject(refused);
    await toUse(thief);
    await expect(signIn(thief, proof)).rejects.toMatchObject(refused);
    const other = new Authenticator(site);
    const made = other.make(await toMake(lap));
    await toMake(thief);
    await expect(keep(thief, made)).rejects.toMatchObject(refused);
    // What was signed to make one signs nobody in, and the other way round.
    await expect(signIn(lap, key.use(await toUse(lap), { type: "webauthn.create" }))).rejects.toMatchObject(refused);
    await expect(signIn(lap, key.use(await toMake(lap)))).rejects.toMatchObject(refused);
  });

  it("is of no use to another site, nor without one", async () => {
    const { owner, arrive, signIn, toUse, toMake, keep, page, site } = await harbour();
    const { key } = await owner();
    const lap = await arrive("Lou");
    for (const forged of [{ origin: OTHER_SITE }, { host: "evil.example" }, { origin: site.replace("http", "https") }]) {
      await expect(signIn(lap, key.use(await toUse(lap), forged))).rejects.toMatchObject(refused);
      await expect(keep(lap, new Authenticator(site).make(await toMake(lap), forged))).rejects.toMatchObject(refused);
    }
    for (const origin of [OTHER_SITE, "null", ""]) {
      await expect(page("passkeyToUse", { guest: lap.token }, origin)).rejects.toMatchObject({ key: "foreignOrigin" });
      await expect(page("passkeyToMake", { guest: lap.token }, origin)).rejects.toMatchObject({ key: "foreignOrigin" });
    }
  });

  it("whose count goes back, or stands still, is a copy and refused; one that does not count is not", async () => {
    const { owner, arrive, signIn, toUse } = await harbour();
    const { key } = await owner();
    const lap = await arrive("Lou");
    await signIn(lap, key.use(await toUse(lap)));
    await signIn(lap, key.use(await toUse(lap)));
    key.counter = 5;
    await signIn(lap, key.use(await toUse(lap)));
    for (const counter of [5, 4, 0]) {
      key.counter = counter;
      await expect(signIn(lap, key.use(await toUse(lap)))).rejects.toMatchObject(refused);
    }
    key.counter = 6;
    await signIn(lap, key.use(await toUse(lap)));
  });

  it("counts up once, if two devices show the same count at the same time", async () => {
    const { owner, arrive, signIn, toUse } = await harbour();
    const { key } = await owner();
    const laps = [await arrive("Lou"), await arrive("Max")];
    key.counter = 9;
    const proofs = await Promise.all(laps.map(async (lap) => [lap, key.use(await toUse(lap))] as const));
    const signed = await Promise.allSettled(proofs.map(([lap, proof]) => signIn(lap, proof)));
    expect(signed.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("of another guest opens nothing: not with another key, nor under another name", async () => {
    const { owner, arrive, signIn, toUse, toMake, keep, page, devices, site } = await harbour();
    const { guest, key } = await owner();
    const thief = await arrive("Eve");
    const own = new Authenticator(site);
    await keep(thief, own.make(await toMake(thief)));
    await expect(signIn(thief, own.use(await toUse(thief), { id: key.id }))).rejects.toMatchObject(refused);
    const handle = Buffer.from(guest.id, "hex").toString("base64url");
    await expect(signIn(thief, own.use(await toUse(thief), { handle }))).rejects.toMatchObject(refused);
    // A credential that is known is not taken over.
    await expect(keep(thief, own.make(await toMake(thief), { id: key.id }))).rejects.toMatchObject(refused);
    await page("removePasskey", { guest: thief.token, passkey: key.id.toString("base64url") });
    expect((await devices(guest)).passkeys).toHaveLength(1);
    expect(await signIn(thief, key.use(await toUse(thief)))).toMatchObject({ name: "Ada" });
  });

  it("is taken without a certificate alone: the server follows no address that is in one", async () => {
    const { arrive, toMake, keep, site, devices } = await harbour();
    const guest = await arrive("Ada");
    const certified = new Map<string, unknown>([
      ["alg", -7],
      ["sig", Buffer.alloc(8)],
      ["x5c", [Buffer.alloc(40)]],
    ]);
    for (const format of ["packed", "none", "fido-u2f", "tpm", "apple", "android-key", "android-safetynet"]) {
      const made = new Authenticator(site).make(await toMake(guest), { format, statement: certified });
      await expect(keep(guest, made)).rejects.toMatchObject(refused);
    }
    const nested = Buffer.alloc(1_400, 0x81).toString("base64url");
    await toMake(guest);
    await expect(keep(guest, { id: "AA", clientDataJSON: "e30", attestationObject: nested, transports: [] })).rejects.toMatchObject(
      refused,
    );
    expect((await devices(guest)).passkeys).toEqual([]);
  });

  it("that was removed, or whose guest was erased, signs in nobody", async () => {
    const { owner, arrive, signIn, toUse, page } = await harbour();
    const [ada, ben] = [await owner("Ada"), await owner("Ben")];
    const lap = await arrive("Lou");
    await page("removePasskey", { guest: ada.guest.token, passkey: ada.key.id.toString("base64url") });
    await expect(signIn(lap, ada.key.use(await toUse(lap)))).rejects.toMatchObject(refused);
    const { kept } = await page("kept", { guest: ben.guest.token });
    expect(kept).toMatchObject({
      devices: [{ name: "Firefox, Linux" }],
      passkeys: [{ id: ben.key.id.toString("base64url"), device: "Safari, iOS" }],
    });
    await page("erase", { guest: ben.guest.token });
    await expect(signIn(lap, ben.key.use(await toUse(lap)))).rejects.toMatchObject(refused);
  });

  it("signs in nobody while its guest is banned", async () => {
    const { owner, arrive, signIn, toUse, guests, page } = await harbour();
    const { guest, key } = await owner();
    const lap = await arrive("Lou");
    await guests.addAct({ what: "ban", target: guest.id, until: 8e15, why: "spam", by: "op", detail: "" });
    // Any process reads the log again when one of its guests is erased.
    await page("erase", { guest: (await arrive("Tom")).token });
    await expect(signIn(lap, key.use(await toUse(lap)))).rejects.toMatchObject({ key: "banned" });
  });

  it("is one of ten at most", async () => {
    const { owner, toMake, keep, guests, site } = await harbour();
    const { guest } = await owner();
    const options = await toMake(guest);
    const more = Array.from({ length: LIMITS.maxPasskeys - 1 }, (_none, at) => ({ id: `k${at}`, device: "", publicKey: "", counter: 0 }));
    for (const one of more) expect(await guests.addPasskey(guest.id, { ...one, transports: [] })).toBe("added");
    await expect(keep(guest, new Authenticator(site).make(options))).rejects.toMatchObject({ key: "tooManyPasskeys" });
    await expect(toMake(guest)).rejects.toMatchObject({ key: "tooManyPasskeys" });
  });

  it("keeps a guest who has played nothing; others are forgotten after a month", async () => {
    const { owner, arrive, db, guests, letPass, page, now } = await harbour();
    const [{ guest }, other] = [await owner(), await arrive("Lou")];
    letPass(31 * DAY);
    await deleteExpired(db, guests, KEEP_FOREVER, now());
    expect(await page("arrive", { name: "", guest: guest.token })).toMatchObject({ name: "Ada" });
    expect((await page("arrive", { name: "", guest: other.token })).id).not.toBe(other.id);
  });
});

describe.each(DATABASES)("The devices of a guest, %s,", (_where, open) => {
  async function guestOnThree() {
    let now = Date.parse("2026-11-01T12:00:00Z");
    const guests = guestStoreIn(await open(), () => now++);
    const under = await start({ guests });
    onTestFinished(() => under.serving.close());
    const call = <N extends CallName>(name: N, body: Calls[N]) => callApi(under.address, name, body);
    const desk = await call("arrive", { name: "Ada", device: "Firefox, Linux" });
    const another = async (device: string) => call("redeem", { ...(await call("code", { guest: desk.token })), device });
    return { guests, call, desk, lap: await another("Chrome, Windows"), phone: await another("Safari, iOS") };
  }

  it("are signed out one by one, at once, and by their own guest alone", async () => {
    const { call, desk, lap, phone } = await guestOnThree();
    const { devices } = await call("devices", { guest: desk.token });
    expect(devices.map(({ name }) => name).sort()).toEqual(["Chrome, Windows", "Firefox, Linux", "Safari, iOS"]);
    const { id } = devices.find(({ name }) => name === "Chrome, Windows")!;
    const stranger = await call("arrive", { name: "Eve" });
    await call("signOut", { guest: stranger.token, device: id });
    expect(await call("profile", { guest: lap.token })).toMatchObject({ matches: [] });
    await call("signOut", { guest: desk.token, device: id });
    await expect(call("profile", { guest: lap.token })).rejects.toMatchObject({ key: "unknownGuest" });
    expect(await call("profile", { guest: phone.token })).toMatchObject({ matches: [] });
    await expect(call("signOut", { guest: desk.token, device: "%" })).rejects.toMatchObject({ key: "malformed" });
  });

  it("are told of the guest's moves until they are signed out, by one or with all others, and no longer", async () => {
    const { guests, call, desk, lap, phone } = await guestOnThree();
    const told = async (): Promise<string[]> => (await guests.subscriptionsOf(desk.id)).map(({ endpoint }) => endpoint.split("/").at(-1)!);
    for (const [name, { token }] of Object.entries({ desk, lap, phone }))
      await guests.addSubscription(desk.id, token, { endpoint: `https://push.example/${name}`, p256dh: "x", auth: "x" });
    const { devices } = await call("devices", { guest: desk.token });
    await call("signOut", { guest: desk.token, device: devices.find(({ name }) => name === "Chrome, Windows")!.id });
    expect(await told()).toEqual(["desk", "phone"]);
    await call("signOutOthers", { guest: desk.token });
    expect(await told()).toEqual(["desk"]);
  });

  it("say what they are when they open the page, without what is invisible", async () => {
    const { call, desk } = await guestOnThree();
    await call("arrive", { guest: desk.token, name: "", device: "Fire\u202efox,\u0007 Linux" });
    expect((await call("devices", { guest: desk.token })).devices[0]).toMatchObject({ name: "Firefox, Linux", own: true });
  });

  it("are twenty at most: one more signs out the one that was not seen for longest", async () => {
    const { guests, call, desk, lap, phone } = await guestOnThree();
    for (const { token } of [phone, desk]) await guests.noteDevice(token, "seen");
    for (let more = 3; more <= LIMITS.maxDevices; more++) await guests.addDevice(desk.id, `new ${more}`);
    await expect(call("profile", { guest: lap.token })).rejects.toMatchObject({ key: "unknownGuest" });
    expect((await call("devices", { guest: desk.token })).devices).toHaveLength(LIMITS.maxDevices);
  });
});
