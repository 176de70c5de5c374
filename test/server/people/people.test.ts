/** Who is online, and invitations to a table: what pages are told. */
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveLobby } from "../../../client/feed/live/live-lobby.ts";
import { openRoom } from "../../../client/feed/live/room.ts";
import { NO_PEOPLE, type PeopleNews } from "../../../shared/core/wire/people.ts";
import { MESSAGES } from "../../../shared/core/wire/wire.ts";
import { memory, start, type Under } from "../server.ts";

let under: Under;
beforeEach(async () => {
  under = await start();
});
afterEach(() => under.serving.close());

interface Page {
  readonly lobby: LiveLobby;
  readonly token: () => string;
  readonly news: () => PeopleNews;
  leave(): void;
}

async function arrive(name: string): Promise<Page> {
  const storage = memory();
  const lobby = under.browser({ name, storage });
  await lobby.guest.name();
  let news = NO_PEOPLE;
  const leave = lobby.people.onNews((told) => {
    news = told;
  });
  onTestFinished(leave);
  return { lobby, token: () => storage.getItem("quayside.guest") as string, news: () => news, leave };
}

/** Two guests at a table of two. */
async function meet(one: Page, other: Page) {
  const host = await one.lobby.createTable("duel", {}, 2);
  const guest = await other.lobby.joinTable(host.code);
  return Promise.all([host.feed, guest.feed]);
}

async function acquaint(one: Page, other: Page): Promise<void> {
  const [own, its] = await meet(one, other);
  await one.lobby.guest.know(own.match, its.seat);
  await other.lobby.guest.know(own.match, own.seat);
  own.leave();
  its.leave();
}

const seen = (page: Page, news: object) => expect.poll(page.news).toMatchObject(news);
const people = (page: Page, name: string, state: string) => seen(page, { people: [{ name, state }] });
/** Waits until the server has told every page what it knew at this time. */
async function settled(page: Page): Promise<void> {
  await page.lobby.people.showAway(!page.news().away);
  const { away } = page.news();
  await expect.poll(() => page.news().away).toBe(!away);
}
const idOf = (page: Page): string => page.news().people[0]!.id;

describe("Guests who have met at a table", () => {
  it("ask by a click, are asked at once, and know each other after the other's click", async () => {
    const [ada, ben] = [await arrive("Ada"), await arrive("Ben")];
    const [own, its] = await meet(ada, ben);
    const acquaintances = () =>
      Promise.all([ada.lobby.guest.acquaintance(own.match, its.seat), ben.lobby.guest.acquaintance(own.match, own.seat)]);
    expect(await acquaintances()).toEqual(["none", "none"]);
    expect(await ada.lobby.guest.know(own.match, its.seat)).toBe("asked");
    expect(await acquaintances()).toEqual(["asked", "asks"]);
    await seen(ben, { requests: [{ name: "Ada" }], people: [] });
    await seen(ada, { asked: [{ name: "Ben" }], people: [] });
    await ben.lobby.people.answerRequest(ben.news().requests[0]!.id, true);
    expect(await acquaintances()).toEqual(["known", "known"]);
    await people(ada, "Ben", "playing");
    await people(ben, "Ada", "playing");
    expect(ada.news().people[0]).toMatchObject({ game: "duel" });
    // Their table is private: to watch it takes its code.
    expect(ada.news().people[0]).not.toHaveProperty("match");
  });

  it("who refuse a request look like those who have not answered", async () => {
    const [ada, ben] = [await arrive("Ada"), await arrive("Ben")];
    const [own, its] = await meet(ada, ben);
    await ada.lobby.guest.know(own.match, its.seat);
    await seen(ben, { requests: [{ name: "Ada" }] });
    await ben.lobby.people.answerRequest(ben.news().requests[0]!.id, false);
    await seen(ben, { requests: [] });
    expect(await ada.lobby.guest.acquaintance(own.match, its.seat)).toBe("asked");
  });

  it("cannot be asked by a guest who was not at their table", async () => {
    const [ada, ben, cleo] = [await arrive("Ada"), await arrive("Ben"), await arrive("Cleo")];
    const [own, its] = await meet(ada, ben);
    await expect(cleo.lobby.guest.know(own.match, its.seat)).rejects.toMatchObject({ key: "foreignSeat" });
    await expect(cleo.lobby.guest.acquaintance(own.match, its.seat)).rejects.toMatchObject({ key: "foreignSeat" });
    await expect(ada.lobby.guest.know(own.match, own.seat)).rejects.toMatchObject({ key: "foreignSeat" });
  });
});

describe("Guests who know each other", () => {
  it("see each other come, play and go, and a new name at once", async () => {
    const [ada, ben] = [await arrive("Ada"), await arrive("Ben")];
    await acquaint(ada, ben);
    await people(ada, "Ben", "here");
    const feed = await ben.lobby.playNow("toy");
    await seen(ada, { people: [{ state: "playing", match: feed.match, game: "toy" }] });
    feed.leave();
    await people(ada, "Ben", "here");
    await ben.lobby.guest.rename("Gull");
    await people(ada, "Gull", "here");
    ben.leave();
    await people(ada, "Gull", "away");
  });

  it("see each other free again after a match that only its players may watch", async () => {
    const [ada, ben] = [await arrive("Ada"), await arrive("Ben")];
    const [own, its] = await meet(ada, ben);
    await ada.lobby.guest.know(own.match, its.seat);
    await ben.lobby.guest.know(own.match, own.seat);
    await people(ada, "Ben", "playing");
    its.resign();
    await people(ada, "Ben", "here");
    own.leave();
    its.leave();
  });

  it("who wish to be shown as away are, also while they play, and still see the others", async () => {
    const [ada, ben] = [await arrive("Ada"), await arrive("Ben")];
    await acquaint(ada, ben);
    await people(ada, "Ben", "here");
    await ben.lobby.people.showAway(true);
    await people(ada, "Ben", "away");
    await seen(ben, { away: true, people: [{ state: "here" }] });
    const feed = await ben.lobby.playNow("toy");
    await settled(await arrive("Cleo"));
    expect(ada.news().people).toEqual([{ id: idOf(ada), name: "Ben", state: "away" }]);
    await ben.lobby.people.showAway(false);
    await people(ada, "Ben", "playing");
    feed.leave();
  });

  it("lose each other quietly when one avoids the other, and when one is erased", async () => {
    const [ada, ben] = [await arrive("Ada"), await arrive("Ben")];
    const [own, its] = await meet(ada, ben);
    for (const end of [() => ben.lobby.guest.block(own.match, own.seat, true), () => ben.lobby.guest.erase()]) {
      await ada.lobby.guest.know(own.match, its.seat);
      await ben.lobby.guest.know(own.match, own.seat);
      await seen(ada, { people: [{ name: "Ben" }] });
      await end();
      await seen(ada, { people: [], asked: [] });
      await ben.lobby.guest.block(own.match, own.seat, false).catch(() => undefined); // erased the second time
    }
  });
});

describe("An invitation", () => {
  async function friends() {
    const [ada, ben] = [await arrive("Ada"), await arrive("Ben")];
    await acquaint(ada, ben);
    await people(ada, "Ben", "here");
    await people(ben, "Ada", "here");
    return { ada, ben };
  }

  it("reaches the guest at once, also after a reload, and leads to the table", async () => {
    const { ada, ben } = await friends();
    const table = await ada.lobby.createTable("toy", {}, 3);
    await ada.lobby.people.invite(idOf(ada), table.match);
    await seen(ben, { invitations: [{ match: table.match, game: "toy", code: table.code, from: { name: "Ada" } }] });
    await seen(ada, { invited: [{ person: idOf(ada), match: table.match, declined: false }] });
    ben.leave();
    let reloaded = NO_PEOPLE;
    onTestFinished(
      ben.lobby.people.onNews((news) => {
        reloaded = news;
      }),
    );
    await expect.poll(() => reloaded.invitations).toHaveLength(1);
    const joined = await ben.lobby.joinTable(reloaded.invitations[0]!.code);
    expect(joined.match).toBe(table.match);
    for (const waiting of [joined, table]) {
      waiting.feed.catch(() => undefined); // never begins
      waiting.cancel();
    }
    await expect.poll(() => reloaded.invitations).toEqual([]);
  });

  it("is declined by a click, which the sender sees", async () => {
    const { ada, ben } = await friends();
    const table = await ada.lobby.createTable("toy", {}, 3);
    await ada.lobby.people.invite(idOf(ada), table.match);
    await seen(ben, { invitations: [{ match: table.match }] });
    await ben.lobby.people.decline(table.match);
    await seen(ben, { invitations: [] });
    await seen(ada, { invited: [{ match: table.match, declined: true }] });
  });

  it("is refused to strangers, to guests who are away, from other tables, and beyond the limit", async () => {
    const { ada, ben } = await friends();
    const cleo = await arrive("Cleo");
    const table = await ada.lobby.createTable("toy", {}, 3);
    const person = idOf(ada);
    await expect(cleo.lobby.people.invite(person, table.match)).rejects.toMatchObject({ key: "unknownGuest" });
    const foreign = await cleo.lobby.createTable("toy", {}, 3);
    await expect(ada.lobby.people.invite(person, foreign.match)).rejects.toMatchObject({ key: "foreignSeat" });
    const running = await ada.lobby.playNow("toy");
    await expect(ada.lobby.people.invite(person, running.match)).rejects.toMatchObject({ key: "tableFull" });
    for (let time = 0; time < 3; time++) await ada.lobby.people.invite(person, table.match);
    await expect(ada.lobby.people.invite(person, table.match)).rejects.toMatchObject({ key: "tooManyInvites" });
    await ben.lobby.people.showAway(true);
    await people(ada, "Ben", "away");
    await expect(ada.lobby.people.invite(person, table.match)).rejects.toMatchObject({ key: "notHere" });
    running.leave();
  });
});

describe("A page in the lobby", () => {
  it("is told nothing by a wrong token, and keeps its connection whatever it sends as one", async () => {
    const [ada, ben] = [await arrive("Ada"), await arrive("Ben")];
    await acquaint(ada, ben);
    await people(ada, "Ben", "here");
    const room = await openRoom<never>(under.address, (await callApi(under.address, "lobby", {})).reservation);
    onTestFinished(() => void room.leave());
    const told: PeopleNews[] = [];
    room.onMessage(MESSAGES.lobby, () => undefined);
    room.onMessage(MESSAGES.people, (news: PeopleNews) => told.push(news));
    for (const token of [5, null, "x", { guest: ada.token() }, ada.token().slice(1)]) room.send(MESSAGES.guest, token);
    room.send(MESSAGES.guest, "0".repeat(32));
    await expect.poll(() => told).toEqual([NO_PEOPLE]);
    room.send(MESSAGES.guest, ada.token());
    await expect.poll(() => told.at(-1)).toMatchObject({ people: [{ name: "Ben", state: "here" }] });
    room.send(MESSAGES.guest, "");
    await expect.poll(() => told.at(-1)).toEqual(NO_PEOPLE);
  });
});
