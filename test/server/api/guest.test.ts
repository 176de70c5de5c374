/** A guest's identity, as a browser sees it. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveFeed } from "../../../client/feed/live/live-lobby.ts";
import { eventually } from "../../eventually.ts";
import { asked, memory, over, playing, start, type Under } from "../server.ts";

let under: Under;
beforeAll(async () => {
  under = await start();
});
afterAll(() => under.serving.close());

const KEY = "quayside.guest";

describe("A guest", () => {
  it("keeps the chosen name after a reload", async () => {
    const storage = memory();
    await under.browser({ storage, name: "Tern" }).guest.rename("Gull");
    const again = under.browser({ storage, name: "Tern" });
    expect(await again.guest.name()).toBe("Gull");
    const feed = await again.playNow("toy");
    expect(feed.presence().people[feed.seat]?.name).toBe("Gull");
    feed.leave();
  });

  it("with an unknown token is a new one", async () => {
    for (const token of ["0".repeat(32), "nonsense", ""]) {
      const storage = memory();
      storage.setItem(KEY, token);
      const lobby = under.browser({ storage, name: "Heron" });
      expect(await lobby.guest.name()).toBe("Heron");
      expect(storage.getItem(KEY)).toMatch(/^[0-9a-f]{32}$/);
      expect(storage.getItem(KEY)).not.toBe(token);
    }
  });

  it("can play without browser storage", async () => {
    const feed = await under.browser({ storage: undefined, name: "Plover" }).playNow("toy");
    expect(feed.presence().people[feed.seat]?.name).toBe("Plover");
    feed.leave();
  });

  it("moves to another device with a code that works once", async () => {
    const [desk, lap] = [memory(), memory()];
    const at = under.browser({ storage: desk, name: "Egret" });
    const code = await at.guest.code();
    const other = under.browser({ storage: lap, name: "Lou" });
    expect(await other.guest.redeem(code)).toBe("Egret");
    expect(await under.browser({ storage: lap }).guest.name()).toBe("Egret");
    expect(lap.getItem(KEY)).not.toBe(desk.getItem(KEY));
    await expect(other.guest.redeem(code)).rejects.toMatchObject({ key: "badCode" });
  });

  it("who changes identity in one window has it in the other too", async () => {
    const storage = memory();
    const here = under.browser({ storage, name: "Puffin" });
    await here.guest.name();
    const code = await under.browser({ name: "Petrel" }).guest.code();
    await under.browser({ storage }).guest.redeem(code);
    expect(await here.guest.name()).toBe("Petrel");
  });

  it("can export their data and be erased", async () => {
    const storage = memory();
    const lobby = under.browser({ storage, name: "Curlew" });
    const { feed } = playing(await lobby.playNow("toy"));
    await over(feed);
    while ((await lobby.guest.profile()).matches.length === 0);
    const token = storage.getItem(KEY) as string;
    const kept = await lobby.guest.kept();
    expect(kept).toMatchObject({ person: { name: "Curlew" }, matches: [{ match: feed.match }], ratings: [], blocked: [] });
    expect(JSON.stringify(kept)).not.toContain(token);
    await lobby.guest.erase();
    expect(storage.getItem(KEY)).toBeNull();
    await expect(callApi(under.address, "kept", { guest: token })).rejects.toMatchObject({ key: "unknownGuest" });
    expect((await lobby.guest.profile()).matches).toEqual([]);
  });

  it("who opens the link of their table again gets their own seat, and the older window says so", async () => {
    const storage = memory();
    const host = await under.browser({ storage }).createTable("duel");
    const again = await under.browser({ storage }).joinTable(host.code);
    await expect(host.feed).rejects.toMatchObject({ key: "takenElsewhere" });
    const guest = await under.browser().joinTable(host.code);
    const [feed] = await Promise.all([again.feed, guest.feed]);
    expect(feed.seat).toBe(0);
    await feed.resign();
    await over(feed);
    await feed.deal;
    expect((await feed.record()).game).toBe("duel");
  });

  it("lists their own finished matches and nobody else's, by filters of the agreed shape", async () => {
    const storage = memory();
    const lobby = under.browser({ storage, name: "Dunlin" });
    const { feed } = playing(await lobby.playNow("toy"));
    await over(feed);
    while ((await lobby.guest.history({})).matches.length === 0);
    expect(await lobby.guest.history({ game: "toy", rated: false })).toMatchObject({
      matches: [{ match: feed.match, seats: 3 }],
      more: false,
    });
    expect(await lobby.guest.history({ game: "duel" })).toEqual({ matches: [], more: false });
    expect(await lobby.guest.statistics()).toMatchObject({ matches: [{ game: "toy", seats: 3 }], more: false });
    expect(await under.browser({ name: "Knot" }).guest.history({})).toEqual({ matches: [], more: false });
    const guest = storage.getItem(KEY) as string;
    const strange = [
      { result: "drawn" },
      { player: "x".repeat(25) },
      { player: {} },
      { from: -1 },
      { until: "now" },
      { after: { at: 1 } },
      { after: { at: 1, match: "m", more: 1 } },
      { limit: 1e6 },
    ];
    for (const more of strange)
      await expect(callApi(under.address, "history", { guest, ...more } as never)).rejects.toMatchObject({ key: "malformed" });
  });

  it("replays finished matches from their list", async () => {
    const lobby = under.browser();
    const { feed } = playing(await lobby.playNow("toy"));
    await over(feed);
    expect(await lobby.record(feed.match)).toEqual(await under.journal.read(feed.match));
  });
});

describe("Signing out all other devices", () => {
  /** One guest on two devices. */
  async function twoDevices() {
    const [desk, lap] = [memory(), memory()];
    const own = under.browser({ storage: desk, name: "Ada" });
    const other = under.browser({ storage: lap, name: "Ada" });
    await other.guest.redeem(await own.guest.code());
    return { own, other, desk, lap, tokenIn: (storage: typeof desk) => storage.getItem("quayside.guest") as string };
  }

  it("tells how many there are, and makes their tokens and open codes void at once", async () => {
    const { own, desk, lap, tokenIn } = await twoDevices();
    expect((await own.guest.ask("devices", {})).devices).toHaveLength(2);
    const code = await own.guest.code();
    await own.guest.signOutOthers();
    expect((await own.guest.ask("devices", {})).devices).toMatchObject([{ own: true }]);
    await expect(callApi(under.address, "profile", { guest: tokenIn(lap) })).rejects.toMatchObject({ key: "unknownGuest" });
    expect(await callApi(under.address, "profile", { guest: tokenIn(desk) })).toMatchObject({ matches: [] });
    await expect(callApi(under.address, "redeem", { code })).rejects.toMatchObject({ key: "badCode" });
    await expect(callApi(under.address, "signOutOthers", { guest: tokenIn(lap) })).rejects.toMatchObject({ key: "unknownGuest" });
  });

  it("closes their place at a table, whose token opens it no more; this device goes on in the seat", async () => {
    const { own, other, desk } = await twoDevices();
    const feed = (await other.playNow("toy")) as LiveFeed;
    await asked(feed);
    await own.guest.signOutOthers();
    await eventually(() => expect(feed.presence()).toMatchObject({ connection: "closed", why: "unknownTable" }));
    const { match, token } = feed.ticket;
    await expect(callApi(under.address, "sit", { match, token })).rejects.toMatchObject({ key: "foreignSeat" });
    const back = (await (await own.sit(match)).feed) as LiveFeed;
    expect(back.seat).toBe(feed.seat);
    // A page of this device that has the seat open finds back by itself.
    const second = under.browser({ storage: desk });
    await second.guest.signOutOthers();
    await eventually(() => expect(back.presence().connection).toBe("open"));
    await asked(back);
    back.leave();
  });
});
