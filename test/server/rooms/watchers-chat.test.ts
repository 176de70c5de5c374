/** Watchers of a match talk among themselves: no player of it hears them. */
import { afterEach, describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveFeed, LiveLobby } from "../../../client/feed/live/live-lobby.ts";
import { LIMITS } from "../../../server/base/limits.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import type { ChatLine } from "../../../shared/core/wire/wire.ts";
import { ADMIN_TOKEN, act, factsOf, idOf } from "../harness/operator.ts";
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

describe("A complaint about what a watcher says", () => {
  async function watched() {
    under = await start({ access: { adminToken: ADMIN_TOKEN } });
    const players = await together(under, "toy", 3);
    const { match } = players[0]!;
    const [zoe, yan] = [await named("Zoe"), await named("Yan")];
    const [hers, his] = [await zoe.watch(match), await yan.watch(match)];
    await his.say({ text: "Hello" });
    await his.say({ text: "you fool" });
    await hers.say({ text: "mind your words" });
    const lines = await heard(hers, 3);
    const report = (page: LiveLobby, said: string, more: object = {}) =>
      page.guest.ask("reportWatcher", { match, line: lines.find(({ text }) => text === said)!.number, why: "language", ...more });
    return { match, zoe, yan, his, hers, lines, report };
  }

  it("keeps the line as the server heard it, and whose it is; the operator handles it, and mutes its speaker", async () => {
    const { match, zoe, yan, his, lines, report } = await watched();
    await report(zoe, "you fool", { text: "again and again" });
    const { complaints } = await factsOf(under.address);
    const about = await idOf(yan);
    expect(complaints).toMatchObject([
      { match, seat: WATCHER, said: "you fool", about, name: "Yan", why: "language", text: "again and again", handled: null },
    ]);
    // Who only stood by is not named.
    expect(complaints[0].chat.map(({ name, text }: ChatLine) => [name, text])).toEqual([
      ["", "Hello"],
      ["", "you fool"],
      ["", "mind your words"],
    ]);
    await act(under.address, { what: "mute", who: about });
    expect(await his.say({ text: "and you" })).toMatchObject({ ok: false, key: "muted" });
    const who = `${match} ${WATCHER} ${lines[1]!.number}`;
    expect((await act(under.address, { what: "handle", who })).status).toBe(303);
    expect((await factsOf(under.address)).complaints).toEqual([]);
    expect((await act(under.address, { what: "reopen", who })).status).toBe(303);
    expect((await factsOf(under.address)).complaints).toHaveLength(1);
  });

  it("is one of each guest about each line", async () => {
    const { zoe, report } = await watched();
    await report(zoe, "you fool", { text: "first" });
    await report(zoe, "you fool", { text: "second" });
    await report(zoe, "Hello", { why: "other" });
    const { complaints } = await factsOf(under.address);
    const told = complaints.map(({ said, text }: { readonly said: string; readonly text: string }) => `${said}: ${text}`);
    expect(told.sort()).toEqual(["Hello: ", "you fool: second"]);
  });

  it("is made by another watcher only, while both are there and the line is", async () => {
    const { match, zoe, yan, hers, report } = await watched();
    await expect(report(yan, "you fool")).rejects.toMatchObject({ key: "noSuchLine" });
    await expect(report(await named("Xia"), "you fool")).rejects.toMatchObject({ key: "noSuchLine" });
    for (const at of [
      { match, line: 1 },
      { match: "none", line: 1 },
    ]) {
      const asked = zoe.guest.ask("reportWatcher", { ...at, why: "other" });
      await expect(asked).rejects.toMatchObject({ key: "noSuchLine" });
    }
    hers.leave();
    await expect.poll(() => report(zoe, "you fool").then(String, ({ key }) => key)).toBe("noSuchLine");
  });

  it("is not made by a player of the match, who does not hear it", async () => {
    under = await start();
    const player = await named("Host");
    const host = await player.createTable("duel", {}, 2, { open: true });
    const guest = await (await under.browser({ name: "Guest" }).joinTable(host.code)).feed;
    const zoe = await (await named("Zoe")).watch(guest.match);
    await player.watch(guest.match);
    await zoe.say({ text: "you fool" });
    const [line] = await heard(zoe, 1);
    const asked = player.guest.ask("reportWatcher", { match: guest.match, line: line!.number, why: "language" });
    await expect(asked).rejects.toMatchObject({ key: "foreignSeat" });
  });
});
