/** A device that is signed out, or whose guest is erased, is the guest nowhere any more: not in rooms it had joined, nor by what it had asked for. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveLobby, LiveWaiting } from "../../../client/feed/live/live-lobby.ts";
import { memory, start, together, type Under, whenPresent } from "../server.ts";

const NEVER = 3_600_000;
let under: Under;
beforeEach(async () => {
  under = await start({ timings: { queueWait: NEVER } });
});
afterEach(() => under.serving.close());

interface Device {
  readonly lobby: LiveLobby;
  readonly token: string;
}

/** Two devices of one guest. */
async function twoOf(name: string): Promise<{ readonly own: Device; readonly other: Device }> {
  const device = async (wish: string): Promise<{ lobby: LiveLobby; storage: ReturnType<typeof memory> }> => {
    const storage = memory();
    const lobby = under.browser({ storage, name: wish });
    await lobby.guest.name();
    return { lobby, storage };
  };
  const [own, other] = [await device(name), await device("Lou")];
  await other.lobby.guest.redeem(await own.lobby.guest.code());
  const told = ({ lobby, storage }: typeof own): Device => ({ lobby, token: storage.getItem("quayside.guest") as string });
  return { own: told(own), other: told(other) };
}

const queued = (waiting: LiveWaiting): Promise<void> =>
  new Promise((found) => waiting.onSeats(({ botsAt, filled }) => filled > 0 && botsAt !== undefined && found()));

describe("A device that is signed out", () => {
  it("waits for a quick match as the guest no longer", async () => {
    const { own, other } = await twoOf("Ada");
    const waiting = await other.lobby.quickMatch("duel");
    await queued(waiting);
    await callApi(under.address, "signOutOthers", { guest: own.token });
    const ben = await under.browser({ name: "Ben" }).quickMatch("duel");
    const feed = await ben.feed;
    await whenPresent(feed, ({ people }) => people.every(({ here }) => here));
    expect(feed.presence().people.map(({ name }) => name)).not.toContain("Ada");
  });

  it("says nothing more under the guest's name to other watchers", async () => {
    const { own, other } = await twoOf("Zoe");
    const feeds = await together(under, "toy", 3);
    const { match } = feeds[0]!;
    const [watching, ownWatching] = [await other.lobby.watch(match), await own.lobby.watch(match)];
    expect((await watching.say({ text: "Hello" })).ok).toBe(true);
    await callApi(under.address, "signOutOthers", { guest: own.token });
    await expect.poll(async () => await watching.say({ text: "It is me" })).toMatchObject({ ok: false, key: "unknownGuest" });
    // The others find back by themselves, and talk on.
    await expect.poll(async () => (await ownWatching.say({ text: "That was not me" })).ok).toBe(true);
  });

  it("signs in no other one by a code it had been given", async () => {
    const { own, other } = await twoOf("Ada");
    const code = await other.lobby.guest.code();
    const { devices } = await callApi(under.address, "devices", { guest: own.token });
    const { id } = devices.find((device) => !device.own)!;
    await callApi(under.address, "signOut", { guest: own.token, device: id });
    await expect(callApi(under.address, "redeem", { code })).rejects.toMatchObject({ key: "badCode" });
  });
});

describe("A guest who is erased", () => {
  it("takes no seat from the queue", async () => {
    const { own, other } = await twoOf("Ada");
    await queued(await other.lobby.quickMatch("duel"));
    await callApi(under.address, "erase", { guest: own.token });
    const feed = await (await under.browser({ name: "Ben" }).quickMatch("duel")).feed;
    await whenPresent(feed, ({ people }) => people.every(({ here }) => here));
    expect(feed.presence().people.map(({ name }) => name)).not.toContain("Ada");
  });
});
