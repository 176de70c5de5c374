/** Processes of a cluster that freeze, are cut off, or are asked to end. */
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openLine } from "../harness/line.ts";
import { over, playing } from "../server.ts";
import { duel, expectTrue, listening, movesOf, play, processOf, recordOf, until } from "./cluster-players.ts";
import { missing, openTestCluster, type ServerProcess, type TestCluster } from "./test-cluster.ts";

/** Shorter than in production, so that a dead connection is noticed soon. */
const PULSE = { every: 200, patience: 1_000 };

describe.runIf(missing === undefined)("A process among several", () => {
  let cluster: TestCluster;
  let home: ServerProcess;
  beforeAll(async () => {
    cluster = await openTestCluster();
    home = await cluster.begin();
  });
  afterAll(() => cluster.close());

  const at = ({ address }: ServerProcess) => cluster.browser({ address, pulse: PULSE });

  it("that freezes loses its matches to another, and gives them up when it continues", async () => {
    const frozen = await cluster.begin();
    // If this fails, the next one must not find it among the processes.
    onTestFinished(() => {
      for (const signal of ["SIGCONT", "SIGKILL"] as const) frozen.process.kill(signal);
    });
    const players = await duel(cluster, at(frozen), at(home));
    const [host, guest] = players.map(({ feed }) => feed);
    const match = play(players, 1);
    await until(() => match.acknowledged() >= 5);
    expect(processOf(guest!)).toBe(frozen.id);

    frozen.process.kill("SIGSTOP");
    await until(() => processOf(guest!) === home.id);
    frozen.process.kill("SIGCONT");
    await until(() => processOf(host!) === home.id);
    const known = match.acknowledged();
    await until(() => match.acknowledged() >= known + 5);
    await match.stop();

    const record = await recordOf(cluster, host!);
    expect(movesOf(record)).toHaveLength(match.acknowledged());
    for (const player of players) expectTrue(player, record);
    for (const feed of [host!, guest!]) feed.leave();
    frozen.process.kill("SIGTERM");
    await once(frozen.process, "exit");
  });

  it("that is asked to end leaves its matches to the others", async () => {
    const ending = await cluster.begin();
    let players = await duel(cluster);
    while (processOf(players[0]!.feed) !== ending.id) {
      for (const { feed } of players) feed.leave();
      players = await duel(cluster);
    }
    const match = play(players, 2);
    await until(() => match.acknowledged() >= 5);
    ending.process.kill("SIGTERM");
    expect((await once(ending.process, "exit"))[0]).toBe(0);
    const known = match.acknowledged();
    await until(() => match.acknowledged() >= known + 5);
    await match.stop();

    const record = await recordOf(cluster, players[0]!.feed);
    expect(movesOf(record)).toHaveLength(match.acknowledged());
    for (const player of players) {
      expectTrue(player, record);
      expect(processOf(player.feed)).toBe(home.id);
      player.feed.leave();
    }
  });

  it("that is cut off from Redis plays on, says so in its lobby, and rejoins when Redis is back", async () => {
    const { port } = new URL(process.env.TEST_REDIS_URL as string);
    const line = await openLine(Number(port || 6379));
    onTestFinished(line.close);
    const apart = await cluster.begin((url) => {
      url.port = new URL(line.address).port;
    });
    // The match must last until the others have noticed.
    const players = await duel(cluster, at(apart), at(home), "elasund");
    const match = play(players, 3);
    const [here, there] = [apart, home].map((other) => listening(at(other)));
    await until(() => match.acknowledged() >= 3 && there!.news.matches === 1);

    line.cut();
    await until(() => here!.news.alone === true && there!.news.matches === 0);
    const known = match.acknowledged();
    await until(() => match.acknowledged() >= known + 3);
    await over(playing(await at(apart).playNow("toy")).feed);
    expect(processOf(players[1]!.feed)).toBe(apart.id);

    line.mend();
    await until(() => here!.news.alone === undefined && there!.news.matches === 1);
    await match.stop();
    const record = await recordOf(cluster, players[0]!.feed);
    expect(movesOf(record)).toHaveLength(match.acknowledged());
    for (const player of players) expectTrue(player, record);
    expect(apart.process.exitCode).toBeNull();
    for (const { feed } of players) feed.leave();
  });
});
