/** Watchers of a match talk among themselves: no player of it hears them. */
import { afterEach, describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveFeed, LiveLobby } from "../../../client/feed/live/live-lobby.ts";
import { LIMITS } from "../../../server/base/limits.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import type { ChatLine } from "../../../shared/core/wire/wire.ts";
import { ADMIN_TOKEN, act, idOf } from "../harness/operator.ts";
import { rawClient } from "../harness/raw.ts";
import { memory, start, TOY, together, type Under, when, whenPresent } from "../server.ts";

let under: Under;
afterEach(() => under.serving.close());

const heard = (feed: LiveFeed, count: number): Promise<readonly ChatLine[]> =>
  new Promise((done) => void feed.onChat((lines) => lines.length >= count && done(lines)));

async function named(name: string): Promise<LiveLobby> {
  const page = under.browser({ name });
  await page.guest.name();
  return page;
}

describe("What a watcher says", () => {
  it("reaches all watchers, also those who come later or look with a player's eyes, by name, and no player", async () => {
    under = await start();
    const feeds = await together(under, "toy", 3);
    const { match } = feeds[0]!;
    const zoe = await (await named("Zoe")).watch(match);
    const yan = await (await named("Yan")).watch(match);
    expect([zoe, yan].map(({ allows }) => allows.chat)).toEqual([true, true]);
    await feeds[1]!.shareView(true);
    await whenPresent(yan, ({ people }) => people[1]?.sharesView === true);
    yan.lookAs(1);
    await when(yan, ({ sight }) => sight.seat === 1);
    expect((await zoe.say({ text: "Who leads?" })).ok).toBe(true);
    expect((await yan.say({ phrase: "nice" })).ok).toBe(true);
    const late = await (await named("Xia")).watch(match);
    for (const feed of [zoe, yan, late])
      expect((await heard(feed, 2)).map(({ seat, name, text, phrase }) => [seat, name, text ?? phrase])).toEqual([
        [WATCHER, "Zoe", "Who leads?"],
        [WATCHER, "Yan", "nice"],
      ]);
    // The players' own next line is the first they have heard.
    await feeds[0]!.say({ text: "Hello" });
    for (const feed of feeds) expect((await heard(feed, 1)).map(({ text }) => text)).toEqual(["Hello"]);
    expect((await heard(zoe, 2)).map(({ text }) => text)).not.toContain("Hello");
  });

  it("is not heard by a player of the match who looks on in another window, who cannot talk there either", async () => {
    under = await start();
    const storage = memory();
    const player = under.browser({ name: "Host", storage });
    await player.guest.name();
    const host = await player.createTable("duel", {}, 2, { open: true });
    const guest = await (await under.browser({ name: "Guest" }).joinTable(host.code)).feed;
    const { match } = guest;
    const zoe = await (await named("Zoe")).watch(match);
    const looking = await player.watch(match);
    expect(looking.allows.chat).toBe(false);
    expect(await looking.say({ text: "psst" })).toMatchObject({ ok: false, key: "foreignSeat" });
    await zoe.say({ text: "They will build the Forum" });
    let lines: readonly ChatLine[] = [];
    looking.onChat((all) => {
      lines = all;
    });
    await heard(zoe, 1);
    expect(lines).toEqual([]);
    // Nor does one who has left get a line to write in.
    const hostFeed = await host.feed;
    hostFeed.leave();
    await whenPresent(guest, ({ people }) => people[hostFeed.seat]?.kind === "bot");
    expect((await player.watch(match)).allows.chat).toBe(false);
  });

  it("needs a name that the server knows", async () => {
    under = await start();
    const feeds = await together(under, "toy", 3);
    const nameless = await under.browser().watch(feeds[0]!.match);
    expect(nameless.allows.chat).toBe(false);
    expect(await nameless.say({ text: "Hello" })).toMatchObject({ ok: false, key: "unknownGuest" });
  });

  it("is limited as players' lines are, and said once though it is sent twice", async () => {
    under = await start();
    const feeds = await together(under, "toy", 3);
    const page = await named("Zoe");
    const ticket = await callApi(under.address, "watch", { match: feeds[0]!.match, ...(await page.guest.known()) });
    const raw = await rawClient(under.address, TOY, ticket);
    for (const id of ["a", "a", "b", "c", "d", "e", "f"])
      expect(await raw.command({ type: "say", id, text: id })).toMatchObject({ ok: true });
    expect(await raw.command({ type: "say", id: "g", text: "g" })).toMatchObject({ ok: false, key: "tooFast" });
    const other = await (await named("Yan")).watch(feeds[0]!.match);
    expect((await heard(other, 6)).map(({ text }) => text)).toEqual(["a", "b", "c", "d", "e", "f"]);
    expect((await other.say({ text: "Others may speak" })).ok).toBe(true);
    raw.close();
  });

  it("is limited for all of them together, too", async () => {
    under = await start();
    const feeds = await together(under, "toy", 3);
    const crowd = await Promise.all(["Uma", "Vic", "Wim", "Xia"].map(async (name) => (await named(name)).watch(feeds[0]!.match)));
    const answers = [];
    for (const feed of crowd) for (let line = 0; line < 5; line++) answers.push(await feed.say({ text: `${line}` }));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(LIMITS.maxWatchersLines);
  });

  it("is said once, also if it is sent again where the watcher looks with other eyes", async () => {
    under = await start();
    const feeds = await together(under, "toy", 3);
    const page = await named("Zoe");
    const call = { match: feeds[0]!.match, ...(await page.guest.known()) };
    await feeds[1]!.shareView(true);
    const rooms = [await callApi(under.address, "watch", call), await callApi(under.address, "watch", { ...call, eyes: 1 })];
    for (const ticket of rooms) {
      const raw = await rawClient(under.address, TOY, ticket);
      expect(await raw.command({ type: "say", id: "once", text: "Hello" })).toMatchObject({ ok: true });
    }
    const other = await (await named("Yan")).watch(feeds[0]!.match);
    expect((await heard(other, 1)).map(({ text }) => text)).toEqual(["Hello"]);
  });

  it("has the name that the operator gives, and is gone with a guest who is erased", async () => {
    under = await start({ access: { adminToken: ADMIN_TOKEN } });
    const feeds = await together(under, "toy", 3);
    const { match } = feeds[0]!;
    const rude = await named("Rude");
    const feed = await rude.watch(match);
    const reader = await named("Yan");
    await reader.watch(match);
    await feed.say({ text: "one" });
    await act(under.address, { what: "rename", who: await idOf(rude) });
    await whenPresent(feeds[0]!, ({ watchers }) => watchers?.names.some((name) => name.startsWith("Guest ")) === true);
    await feed.say({ text: "two" });
    const said = await heard(await (await named("Xia")).watch(match), 2);
    expect(said.map(({ name, text }) => [name.slice(0, 6), text])).toEqual([
      ["Guest ", "one"],
      ["Guest ", "two"],
    ]);
    await rude.guest.erase();
    await whenPresent(feeds[0]!, ({ watchers }) => watchers?.names.every((name) => !name.startsWith("Guest ")) === true);
    expect(await feed.say({ text: "three" })).toMatchObject({ ok: false, key: "unknownGuest" });
    const late = await (await named("Wim")).watch(match);
    let lines: readonly ChatLine[] | undefined;
    late.onChat((all) => {
      lines = all;
    });
    expect(lines).toEqual([]);
  });
});
