/** Several processes behind one address: one lobby, one queue, and matches that outlive their process. */
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LiveLobby } from "../../../client/feed/live/live-lobby.ts";
import { watching, when } from "../server.ts";
import { duel, expectTrue, listening, movesOf, play, processOf, recordOf, until } from "./cluster-players.ts";
import { kill, missing, openTestCluster, type ServerProcess, type TestCluster } from "./test-cluster.ts";

if (missing !== undefined) console.log(`The tests of several processes were not run: ${missing}.`);

describe.runIf(missing === undefined)("Of three processes behind one address", () => {
  let cluster: TestCluster;
  let neighbours: ServerProcess[];
  let [one, other]: readonly LiveLobby[] = [];
  beforeAll(async () => {
    cluster = await openTestCluster();
    neighbours = await Promise.all([cluster.begin(), cluster.begin(), cluster.begin()]);
    [one, other] = neighbours.map(({ address }) => cluster.browser({ address }));
  });
  afterAll(() => cluster.close());

  const queueIn = async (): Promise<string> => JSON.parse((await cluster.redis.hget("roomcaches", "queue")) ?? "{}").processId;

  it("there is one queue, even if they start at the same time", async () => {
    expect(neighbours.map(({ id }) => id)).toContain(await queueIn());
    const waiting = await Promise.all([one!.quickMatch("duel", 2, true), other!.quickMatch("duel", 2, true)]);
    const feeds = await Promise.all(waiting.map(({ feed }) => feed));
    expect(feeds[0]!.match).toBe(feeds[1]!.match);
    for (const feed of feeds) feed.leave();
  });

  it("each lobby lists the tables of all", async () => {
    const [here, there] = [listening(one!), listening(other!)];
    const host = await one!.createTable("duel", {}, 2, { open: true });
    await until(() => there.news.tables.some(({ code }) => code === host.code) && there.news.people === 2);
    await until(() => isDeepStrictEqual(here.news, there.news));
    expect(here.news).toMatchObject({ people: 2, tables: [{ code: host.code }] });
    host.cancel();
    await until(() => there.news.tables.length === 0);
  });

  it("a code leads to a table in another, and refusals come through", async () => {
    const host = await one!.createTable("duel", {}, 2);
    const guest = await other!.joinTable(host.code);
    const feeds = await Promise.all([host.feed, guest.feed]);
    expect(feeds.map(processOf)).toEqual([neighbours[0]!.id, neighbours[0]!.id]);
    await expect(cluster.browser({ address: neighbours[1]!.address }).joinTable(host.code)).rejects.toMatchObject({ key: "tableFull" });
    for (const feed of feeds) feed.leave();
  });

  it("watchers of a match in another get a room in its process", async () => {
    const players = await duel(cluster);
    const { feed } = players[0]!;
    const watchers = await Promise.all([one!, other!].map(async (lobby) => watching(await lobby.watch(feed.match))));
    expect(watchers.map((watcher) => processOf(watcher.feed))).toEqual([processOf(feed), processOf(feed)]);
    const playing = play(players, 1);
    await Promise.all(watchers.map((watcher) => when(watcher.feed, ({ number }) => number > 5)));
    await playing.stop();
    const record = await recordOf(cluster, feed);
    for (const watcher of watchers) expectTrue(watcher, record);
    for (const { feed } of [...players, ...watchers]) feed.leave();
  });

  it("one may be killed with 20 live matches: all continue from the acknowledged entries, and the queue is reopened", async () => {
    const tables = await Promise.all(Array.from({ length: 20 }, () => duel(cluster)));
    const playing = tables.map((players, at) => play(players, at));
    const homes = () => tables.map((players) => players.map(({ feed }) => processOf(feed)));
    const dead = await queueIn();
    const victim = neighbours.find(({ id }) => id === dead)!;
    const lobby = listening(cluster.browser({ address: neighbours.find(({ id }) => id !== dead)!.address }));
    const looking = await cluster.browser().quickMatch("duel", 2, true);
    await until(() => playing.every(({ acknowledged }) => acknowledged() >= 5) && lobby.news.matches === 20);
    expect(new Set(homes().flat())).toEqual(new Set(neighbours.map(({ id }) => id)));
    // The process dies while opening one of them.
    const opening = tables.find(([player]) => processOf(player!.feed) === dead)![0]!.feed.match;
    await cluster.redis.set(`alone:table ${opening}`, dead);

    await kill(victim.process);
    const known = playing.map(({ acknowledged }) => acknowledged());
    const before = await Promise.all(tables.map(async ([player]) => recordOf(cluster, player!.feed)));
    await until(() => playing.every(({ acknowledged }, at) => acknowledged() >= known[at]! + 5));
    await until(() => lobby.news.matches === 20);
    await Promise.all(playing.map((one) => one.stop()));

    for (const [at, players] of tables.entries()) {
      const record = await recordOf(cluster, players[0]!.feed);
      expect(movesOf(before[at]!).length).toBeGreaterThanOrEqual(known[at]!);
      expect(record.entries.slice(0, before[at]!.entries.length)).toEqual(before[at]!.entries);
      expect(movesOf(record)).toHaveLength(playing[at]!.acknowledged());
      for (const player of players) {
        expect(player.answers.filter(({ ok }) => !ok)).toEqual([]);
        expectTrue(player, record);
      }
    }
    for (const [one, other] of homes()) expect(one).toBe(other);
    expect(homes().flat()).not.toContain(dead);

    const second = await cluster.browser().quickMatch("duel", 2, true);
    const feeds = await Promise.all([looking.feed, second.feed]);
    expect(feeds[0]!.match).toBe(feeds[1]!.match);
    for (const { feed } of tables.flat()) feed.leave();
    for (const feed of feeds) feed.leave();
  });
});
