/** A new version over all processes of a cluster, one after the other, while people play, watch and look for a match. */
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { watching } from "../server.ts";
import { duel, expectTrue, movesOf, play, processOf, recordOf, until } from "./cluster-players.ts";
import { missing, openTestCluster, type ServerProcess, type TestCluster } from "./test-cluster.ts";

describe.runIf(missing === undefined)("Of two processes of which each is replaced", () => {
  let cluster: TestCluster;
  let processes: ServerProcess[];
  beforeAll(async () => {
    cluster = await openTestCluster();
    processes = [await cluster.begin(), await cluster.begin()];
  });
  afterAll(() => cluster.close());

  const at = ({ address }: ServerProcess) => cluster.browser({ address });
  async function end({ process: child }: ServerProcess): Promise<void> {
    child.kill("SIGTERM");
    expect((await once(child, "exit"))[0]).toBe(0);
  }

  it("all matches go on, no acknowledged move is lost, and watchers, hosts and seekers keep their places", async () => {
    // Long enough to last until both are replaced.
    const tables = await Promise.all(Array.from({ length: 6 }, () => duel(cluster, undefined, undefined, "elasund")));
    const playing = tables.map((players, deal) => play(players, deal));
    const watcher = watching(await cluster.browser().watch(tables[0]![0]!.feed.match));
    const host = await cluster.browser().createTable("duel", {}, 2);
    const seeking = await cluster.browser().quickMatch("duel", 2, true);
    await until(() => playing.every(({ acknowledged }) => acknowledged() >= 3));
    const before = processes;
    processes = [];
    for (const old of before) {
      await end(old);
      const known = playing.map(({ acknowledged }) => acknowledged());
      processes.push(await cluster.begin());
      await until(() => playing.every(({ acknowledged }, table) => acknowledged() >= known[table]! + 3));
    }
    const guest = await cluster.browser().joinTable(host.code);
    const found = await cluster.browser().quickMatch("duel", 2, true);
    const others = await Promise.all([host.feed, guest.feed, seeking.feed, found.feed]);
    expect(others[2]!.match).toBe(others[3]!.match);
    await Promise.all(playing.map((one) => one.stop()));

    for (const [table, players] of tables.entries()) {
      const record = await recordOf(cluster, players[0]!.feed);
      expect(movesOf(record)).toHaveLength(playing[table]!.acknowledged());
      for (const player of players) {
        expect(player.answers.filter(({ ok }) => !ok)).toEqual([]);
        expectTrue(player, record);
        expect(before.map(({ id }) => id)).not.toContain(processOf(player.feed));
      }
    }
    expectTrue(watcher, await recordOf(cluster, watcher.feed));
    for (const feed of [watcher.feed, ...others, ...tables.flat().map((player) => player.feed)]) feed.leave();
  });

  it("who came to the one that stays never sees a lost connection, though the match was in the other", async () => {
    const waiting = await cluster.browser().createTable("elasund", {}, 2, { open: true });
    const { processId } = JSON.parse((await cluster.redis.hget("roomcaches", waiting.match))!);
    const [ending, staying] = processes.toSorted((one) => (one.id === processId ? -1 : 1)) as [ServerProcess, ServerProcess];
    const [host, guest] = await Promise.all([waiting.feed, (await at(staying).joinTable(waiting.code)).feed]);
    const players = [host, guest].map(watching);
    const looker = await at(staying).watch(host.match);
    const seen = new Set<string>();
    for (const feed of [guest, looker]) feed.listen({ frame: () => undefined, presence: () => seen.add(feed.presence().connection) });
    const match = play(players, 1);
    await until(() => match.acknowledged() >= 3);
    await end(ending);
    const known = match.acknowledged();
    await until(() => match.acknowledged() >= known + 3 && [guest, looker].every((feed) => processOf(feed) !== ending.id));
    await match.stop();
    expect([...seen]).toEqual(["open"]);
    for (const feed of [host, guest, looker]) feed.leave();
  });
});
