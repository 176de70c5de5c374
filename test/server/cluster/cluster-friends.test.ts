/** Friends at different processes: what they arrange at one holds in the other, and each of them is told of it once. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { companyOf } from "../../../client/feed/company.ts";
import type { LiveFeed, LiveLobby } from "../../../client/feed/live/live-lobby.ts";
import { REMINDED_BEFORE } from "../../../shared/core/wire/appointments.ts";
import { NO_PEOPLE, type PeopleNews } from "../../../shared/core/wire/people.ts";
import { moveOnce } from "../database/on-file.ts";
import { type ChatService, chatService, type Poster, poster } from "../push/chat-service.ts";
import { type PushService, pushService, standInBrowser } from "../push/push-service.ts";
import { asked, memory } from "../server.ts";
import { duel, until } from "./cluster-players.ts";
import { missing, openTestCluster, type ServerProcess, type TestCluster } from "./test-cluster.ts";

const HOUR = 3_600_000;
/** Their seats are drawn. */
const BEGUN = /^7 Wonders Duel has begun: (Ada and Ben|Ben and Ada)\.$/;

describe.runIf(missing === undefined)("Of friends at two processes", () => {
  let cluster: TestCluster;
  let processes: ServerProcess[];
  let service: PushService;
  let chat: ChatService;
  beforeAll(async () => {
    cluster = await openTestCluster();
    processes = await Promise.all([cluster.begin(), cluster.begin()]);
  });
  beforeEach(async () => {
    service = await pushService();
    chat = await chatService();
  });
  afterAll(() => cluster.close());

  /** A guest at one of the processes; with the storage of another page it is the same guest. */
  function friend(name: string, at: 0 | 1, storage = memory()): Promise<Poster> {
    const { address } = processes[at]!;
    return poster({ address, browser: (more) => cluster.browser({ address, ...more }) }, name, storage);
  }

  /** What a guest's browser is sent by push, entered at this page. */
  async function told({ lobby }: Poster): Promise<() => unknown[]> {
    const browser = standInBrowser(`${service.address}/${await lobby.guest.name()}`);
    await lobby.guest.subscribe(browser.subscription);
    const own = new URL(browser.subscription.endpoint).pathname;
    return () => service.received.filter(({ path }) => path === own).map(({ body }) => JSON.parse(browser.read(body)));
  }

  function news(lobby: LiveLobby): { readonly now: PeopleNews } {
    const heard = { now: NO_PEOPLE };
    onTestFinished(
      lobby.people.onNews((now) => {
        heard.now = now;
      }),
    );
    return heard;
  }

  const post = ({ ask }: Poster, type: "appointment" | "group" | "table", key: string) =>
    ask("addWebhook", { subject: { type, key }, address: chat.discord, language: "en" });
  const posted = (): string[] => chat.lines().map((line) => line.replace(/[\u2066-\u2069]/g, ""));

  it("a group has its members, its table in one click, and its results at both, and calls each member once", async () => {
    const [ada, ben, cleo] = [await friend("Ada", 0), await friend("Ben", 1), await friend("Cleo", 1)];
    await companyOf(ada.lobby.people).foundGroup("Friday");
    const { id, code, own } = (await companyOf(ada.lobby.people).groups())[0]!;
    for (const { lobby } of [ben, cleo]) await companyOf(lobby.people).joinGroup(code);
    for (const { lobby } of [ada, ben, cleo]) {
      const [group] = await companyOf(lobby.people).groups();
      expect(group!.members.map(({ name }) => name)).toEqual(["Ada", "Ben", "Cleo"]);
    }
    await post(ben, "group", id);
    const [bens, called] = [news(ben.lobby), await told(cleo)];

    const table = await ada.lobby.createTable("duel", {}, 2);
    await companyOf(ada.lobby.people).inviteGroup(id, table.match);
    await until(() => bens.now.invitations.length === 1);
    expect(bens.now.invitations[0]).toMatchObject({ match: table.match, code: table.code, from: { name: "Ada" } });
    const feeds = await Promise.all([table.feed, (await ben.lobby.joinTable(table.code)).feed]);
    await feeds[1]!.resign();
    const again = await ada.lobby.createTable("elasund", {}, 2);
    again.feed.catch(() => undefined);
    await companyOf(ada.lobby.people).inviteGroup(id, again.match);
    const call = { call: "table", path: expect.stringMatching("^/t/"), names: ["Ada"] };
    await expect.poll(called).toEqual([
      { ...call, game: "duel" },
      { ...call, game: "elasund" },
    ]);
    await expect
      .poll(() => posted().sort())
      .toEqual([
        expect.stringMatching(BEGUN),
        "7 Wonders Duel is over: Ada won.",
        "A table of 7 Wonders Duel is open for Friday, by Ada.",
        "A table of Elasund is open for Friday, by Ada.",
      ]);
    const [group] = await companyOf(ben.lobby.people).groups();
    expect(group!.games).toMatchObject([{ game: "duel", matches: 1, wins: { [own]: 1 } }]);
    again.cancel();
  });

  it("an appointment is seen by both, reminds each of them once, and opens one table for all who come", async () => {
    const [ada, ben] = [await friend("Ada", 0), await friend("Ben", 1)];
    const [adas, bens] = [news(ada.lobby), await told(ben)];
    const now = cluster.now();
    const appoint = async (at: number): Promise<string> => {
      const { code } = await ada.lobby.appointments.appoint("duel", at, {}, 2, {});
      expect(await ben.lobby.appointments.look(code)).toMatchObject({ host: "Ada", people: ["Ada"], at });
      await ben.lobby.appointments.come(code, true);
      return code;
    };
    const [code, later] = [await appoint(now + HOUR), await appoint(now + 2 * HOUR)];
    await post(ben, "appointment", code);
    await until(() => adas.now.appointments.every(({ people }) => people.join() === "Ada,Ben") && adas.now.appointments.length === 2);

    cluster.pass(HOUR - REMINDED_BEFORE);
    await until(() => bens().length > 0);
    cluster.pass(REMINDED_BEFORE + 1_000);
    const seats = [ada, ben].map(({ lobby }) => lobby.appointments.takeSeat(code));
    const feeds = await Promise.all((await Promise.all(seats)).map(({ feed }) => feed));
    expect(feeds[0]!.match).toBe(feeds[1]!.match);
    cluster.pass(HOUR - REMINDED_BEFORE);
    const reminder = { call: "soon", game: "duel", names: ["Ada"] };
    await expect.poll(bens).toEqual([
      { ...reminder, path: `/a/${code}` },
      { ...reminder, path: `/a/${later}` },
    ]);
    await feeds[0]!.resign();
    await expect
      .poll(posted)
      .toEqual(["7 Wonders Duel begins in ten minutes: Ada and Ben.", expect.stringMatching(BEGUN), "7 Wonders Duel is over: Ben won."]);
  });

  it("who is away is told of a move once, and called once when somebody waits, wherever their browser was entered", async () => {
    const storages = [memory(), memory()];
    const [ada, ben] = [await friend("Ada", 0, storages[0]), await friend("Ben", 0, storages[1])];
    const there = [await friend("Ada", 1, storages[0]), await friend("Ben", 1, storages[1])];
    const sent = await Promise.all(there.map(told));
    const table = await ada.lobby.createTable("duel", {}, 2, { speed: "day" });
    await post(there[0]!, "table", table.match);
    const feeds = (await Promise.all([table.feed, (await ben.lobby.joinTable(table.code)).feed])) as [LiveFeed, LiveFeed];
    const { sight } = await Promise.race(feeds.map(asked));
    const at = feeds.findIndex(({ seat }) => seat !== sight.seat);
    const [mover, away] = [feeds[1 - at]!, feeds[at]!];
    away.leave();
    await until(() => mover.presence().people[away.seat]?.here === false);
    await moveOnce(mover);
    const names = ["Ada", "Ben"];
    const move = { match: table.match, game: "duel", against: [names[1 - at]] };
    await expect.poll(sent[at]!).toEqual([move]);

    await there[at]!.lobby.guest.callMe("duel", cluster.now() + 20 * HOUR);
    const waiting = await (await friend("Cleo", 1)).lobby.quickMatch("duel", 2);
    await expect.poll(sent[at]!).toEqual([move, { call: "waits", game: "duel", path: "/", names: [] }]);
    waiting.cancel();
    await mover.resign();
    await expect
      .poll(posted)
      .toEqual([
        expect.stringMatching(BEGUN),
        expect.stringContaining(`It is ${names[at]}’s move in 7 Wonders Duel`),
        `7 Wonders Duel is over: ${names[at]} won.`,
      ]);
    expect(sent[1 - at]!()).toEqual([]);
  });

  it("watchers of a match talk to each other, and not to its players", async () => {
    const players = await duel(cluster);
    const { match } = players[0]!.feed;
    const [zoe, yan] = [await friend("Zoe", 0), await friend("Yan", 1)];
    const watching = await Promise.all([zoe, yan].map(({ lobby }) => lobby.watch(match)));
    const heard = new Map<LiveFeed, readonly (string | undefined)[]>();
    const hear = (feed: LiveFeed) =>
      feed.onChat((lines) =>
        heard.set(
          feed,
          lines.map(({ name, text }) => `${name}: ${text}`),
        ),
      );
    for (const feed of [...watching, ...players.map(({ feed }) => feed)]) hear(feed);
    expect(await watching[0]!.say({ text: "Who leads?" })).toMatchObject({ ok: true });
    await until(() => heard.get(watching[1]!)?.length === 1);
    expect(await watching[1]!.say({ text: "Nobody" })).toMatchObject({ ok: true });
    const late = await (await friend("Xia", 1)).lobby.watch(match);
    hear(late);
    for (const feed of [...watching, late]) await until(() => heard.get(feed)?.join() === "Zoe: Who leads?,Yan: Nobody");
    // The players' own next line is the first they have heard.
    await players[0]!.feed.say({ text: "Hello" });
    for (const { feed } of players) await until(() => heard.get(feed)?.length === 1);
    for (const { feed } of players) expect(heard.get(feed)![0]).toContain("Hello");
    for (const feed of [...watching, late, ...players.map(({ feed }) => feed)]) feed.leave();
  });

  it("an arena opened at one is listed, played and ranked at both, deal by deal", async () => {
    const [ada, ben] = [await friend("Ada", 0), await friend("Ben", 1)];
    const arena = await ada.lobby.arenas.begin({ game: "duel", bots: "casual", minutes: 30, listed: true });
    expect((await ben.lobby.dailies()).arenas.map(({ code }) => code)).toContain(arena.code);
    for (const { lobby } of [ada, ben, ben]) {
      await ((await lobby.arenas.play(arena)) as LiveFeed).resign();
      // The next deal is given once this one has its result.
      await expect.poll(async () => (await lobby.arenas.look(arena.code)).own.at(-1)?.result).toBe("gaveUp");
    }
    const standings = async () => (await ada.lobby.arenas.look(arena.code)).standings.map(({ name, matches }) => [name, matches]);
    await expect.poll(standings).toEqual([
      ["Ada", 1],
      ["Ben", 2],
    ]);
    const { own } = await ben.lobby.arenas.look(arena.code);
    expect((await ben.lobby.deals.look(own[0]!.deal)).plays?.map(({ name }) => name)).toEqual(["Ada", "Ben"]);
  });
});
