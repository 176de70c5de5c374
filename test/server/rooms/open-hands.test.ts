/** Open hands: nobody sits down at such a table without having agreed, and then all see every hand. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveFeed } from "../../../client/feed/live/live-lobby.ts";
import { time } from "../../../server/base/time.ts";
import { openMemoryStore } from "../../../server/database/store.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import { NO_PEOPLE, type PeopleNews } from "../../../shared/core/wire/people.ts";
import { expected, expectSeenAll, over, type Player, playing, start, type Under, watching, when } from "../server.ts";

let under: Under;
afterEach(async () => {
  vi.restoreAllMocks();
  await under.serving.close();
});

const HOUR = 3_600_000;
const OPEN = { openHands: true, open: true } as const;
const refusal = (key: string) => ({ key });

/** A table of three, where all hands are open. */
async function together(): Promise<LiveFeed[]> {
  under = await start();
  const host = await under.browser({ name: "Host" }).createTable("toy", {}, 3, OPEN);
  const others = [await under.browser({ name: "Ann" }).joinTable(host.code, true), await under.browser().joinTable(host.code, true)];
  return Promise.all([host, ...others].map(({ feed }) => feed));
}

const arrive = (name: string) => callApi(under.address, "arrive", { name });

describe("A seat at a table with open hands", () => {
  it("is refused by its code to a player who has not said that they know, and its terms say it before", async () => {
    under = await start();
    const host = await under.browser({ name: "Host" }).createTable("elasund", {}, 2, OPEN);
    expect(host.terms).toMatchObject({ openHands: true, rated: false });
    const { token: guest } = await arrive("Ben");
    const { code } = host;
    await expect(callApi(under.address, "join", { code, guest })).rejects.toMatchObject(refusal("openHandsTable"));
    await expect(callApi(under.address, "join", { code, guest, openHands: false })).rejects.toMatchObject(refusal("openHandsTable"));
    // Who agrees to a rated table has agreed to something else.
    await expect(callApi(under.address, "join", { code, guest, rated: true })).rejects.toMatchObject(refusal("openHandsTable"));
    expect((await callApi(under.address, "look", { code })).terms).toMatchObject({ openHands: true });
    expect(await callApi(under.address, "join", { code, guest, openHands: true })).toMatchObject({ terms: { openHands: true } });
  });

  it("is listed in the lobby as what it is", async () => {
    under = await start();
    const host = await under.browser({ name: "Host" }).createTable("elasund", {}, 2, OPEN);
    let listed: readonly { readonly code: string; readonly terms: { readonly openHands?: true } }[] = [];
    const stop = under.browser({ name: "Ben" }).onState(({ tables }) => {
      listed = tables;
    });
    await expect.poll(() => listed.find(({ code }) => code === host.code)?.terms.openHands).toBe(true);
    stop();
  });

  it("is given back, unasked, to the player who has it", async () => {
    under = await start();
    const { token: guest } = await arrive("Ada");
    const { code, seat } = await callApi(under.address, "table", { game: "elasund", seats: 2, guest, ...OPEN });
    expect(await callApi(under.address, "join", { code, guest })).toMatchObject({ seat });
  });

  it("is taken by nobody once all are: that is what a late player is told, without a question", async () => {
    const feeds = await together();
    const code = feeds[0]!.ticket.code;
    const { token: guest } = await arrive("Late");
    await expect(callApi(under.address, "join", { code, guest })).rejects.toMatchObject(refusal("tableFull"));
  });

  it("of an invitation is asked for like any other: the invitation is to the code", async () => {
    under = await start();
    const [ada, ben] = [under.browser({ name: "Ada" }), under.browser({ name: "Ben" })];
    const { link } = await callApi(under.address, "contactLink", { ...(await ada.guest.shown()), once: false });
    await callApi(under.address, "useContactLink", { code: link!.code, ...(await ben.guest.shown()) });
    const host = await ada.createTable("elasund", {}, 2, OPEN);
    let [known, invited]: [PeopleNews, PeopleNews] = [NO_PEOPLE, NO_PEOPLE];
    const stops = [ada.people.onNews((news) => (known = news)), ben.people.onNews((news) => (invited = news))];
    await expect.poll(() => known.people.length).toBe(1);
    await ada.people.invite(known.people[0]!.id, host.match);
    await expect.poll(() => invited.invitations.length).toBe(1);
    const [invitation] = invited.invitations;
    await expect(ben.joinTable(invitation!.code)).rejects.toMatchObject(refusal("openHandsTable"));
    expect((await ben.joinTable(invitation!.code, true)).match).toBe(host.match);
    for (const stop of stops) stop();
  });

  it("of an appointed table is refused without it too, but to its host; its terms say it from the beginning", async () => {
    let ahead = 0;
    const real = time.now;
    vi.spyOn(time, "now").mockImplementation(() => real() + ahead);
    under = await start();
    const [ada, ben] = [under.browser({ name: "Ada" }), under.browser({ name: "Ben" })];
    const { code } = await ada.appointments.appoint("elasund", time.now() + HOUR, {}, 2, { openHands: true });
    expect((await ben.appointments.look(code)).terms).toMatchObject({ openHands: true });
    await ben.appointments.come(code, true);
    ahead = HOUR;
    await expect(ben.appointments.takeSeat(code)).rejects.toMatchObject(refusal("openHandsTable"));
    const { match } = await ben.appointments.takeSeat(code, true);
    expect((await ada.appointments.takeSeat(code)).match).toBe(match);
    // Who has a seat there comes back to it.
    expect((await ben.appointments.takeSeat(code)).match).toBe(match);
  });

  it("is kept for who plays again: the next table of the same players has open hands", async () => {
    const feeds = await together();
    for (const feed of feeds) playing(feed);
    await Promise.all(feeds.map(over));
    for (const feed of feeds) await feed.rematch();
    const again = await Promise.all(feeds.map(({ next }) => next));
    expect(again[0]!.ticket.terms).toMatchObject({ openHands: true });
    const { sight } = await when(again[1]!, ({ number }) => number === 0);
    expect(sight.openHands).toHaveLength(3);
  });
});

describe("Open hands are refused", () => {
  const table = (more: object) => callApi(under.address, "table", { game: "elasund", seats: 2, openHands: true, ...more });

  it("at a rated table, now or at a time", async () => {
    under = await start();
    const { token: guest } = await arrive("Ada");
    await expect(table({ rated: true, open: true, guest })).rejects.toMatchObject({ key: "badOptions", args: { openHands: "rated" } });
  });

  it("where a game has no hands", async () => {
    under = await start();
    const { token: guest } = await arrive("Ada");
    for (const game of ["duel", "puerto-rico"]) {
      await expect(table({ game })).rejects.toMatchObject({ key: "badOptions", args: { openHands: game } });
      const wish = { game, seats: 2, openHands: true, at: time.now() + HOUR, guest };
      await expect(callApi(under.address, "appoint", wish)).rejects.toMatchObject(refusal("badOptions"));
    }
  });

  it("in the queue, against bots at once, and in shared deals and those of the day", async () => {
    under = await start();
    const { token: guest } = await arrive("Ada");
    const asked = { guest, game: "elasund", openHands: true };
    for (const name of ["quick", "play", "daily"] as const)
      await expect(callApi(under.address, name, asked)).rejects.toMatchObject(refusal("malformed"));
    await expect(callApi(under.address, "shareDeal", { ...asked, rotates: false })).rejects.toMatchObject(refusal("malformed"));
  });
});

describe("At a table with open hands", () => {
  it("every player is shown the cards in all hands, in every frame, and so is a watcher; no other secret", async () => {
    const feeds = await together();
    const watcher = await under.browser().watch(feeds[0]!.match);
    const players: Player[] = [...feeds.map((feed) => playing(feed)), watching(watcher)];
    await Promise.all(players.map(({ feed }) => over(feed)));
    for (const player of players) {
      expect(player.seen.length).toBeGreaterThan(10);
      expect(player.seen.every(({ sight }) => sight.openHands?.length === 3)).toBe(true);
      await expectSeenAll(under, player);
    }
    expect(watcher.seat).toBe(WATCHER);
    expect(players[3]!.seen.every(({ sight }) => sight.secret === undefined)).toBe(true);
    const cards = players.flatMap(({ seen }) => seen.flatMap(({ sight }) => sight.openHands as { hand: number[]; chosen: number }[]));
    expect(cards.some(({ hand }) => hand.length > 0)).toBe(true);
    expect(cards.every(({ chosen }) => chosen === 0)).toBe(true);
  });

  it("so are the frames of the past", async () => {
    const feeds = await together();
    for (const feed of feeds) playing(feed);
    const { number } = await over(feeds[1]!);
    const past = await feeds[1]!.past(0, number);
    expect(past.map(({ sight }) => sight)).toEqual((await expected(under, feeds[1]!)).map(({ sight }) => sight));
    expect(past.every(({ sight }) => sight.openHands !== undefined)).toBe(true);
  });

  it("the record says so, and the match changes no estimate of anybody's strength", async () => {
    const { guests, journal } = await openMemoryStore();
    const added = vi.spyOn(guests, "addResult");
    under = await start({ guests, journal });
    for (const more of [OPEN, { open: true }]) {
      const host = await under.browser({ name: "Host" }).createTable("toy", {}, 3, more);
      const waiting = [host, await under.browser().joinTable(host.code, true), await under.browser().joinTable(host.code, true)];
      const feeds = await Promise.all(waiting.map(({ feed }) => feed));
      for (const feed of feeds) playing(feed);
      await Promise.all(feeds.map(over));
      expect((await journal.read(feeds[0]!.match))?.openHands).toBe("openHands" in more ? true : undefined);
    }
    await expect.poll(() => added.mock.calls.map(([{ uncounted }]) => uncounted)).toEqual([true, false]);
  });
});

describe("At any other table", () => {
  it("nobody is shown a hand of another, though all say that they know of open hands", async () => {
    under = await start();
    const host = await under.browser({ name: "Host" }).createTable("toy", {}, 3, { open: true });
    const waiting = [host, await under.browser().joinTable(host.code, true), await under.browser().joinTable(host.code, true)];
    const feeds = await Promise.all(waiting.map(({ feed }) => feed));
    const players = feeds.map((feed) => playing(feed));
    await Promise.all(feeds.map(over));
    for (const { seen } of players) {
      expect(seen.length).toBeGreaterThan(10);
      expect(seen.some(({ sight }) => "openHands" in sight)).toBe(false);
    }
  });
});
