/** The operator at one process of a cluster: what is done there holds in all of them. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveLobby } from "../../../client/feed/live/live-lobby.ts";
import { act, factsOf, idOf, noticesOf } from "../harness/operator.ts";
import { memory, whenPresent } from "../server.ts";
import { duel, recordOf, until } from "./cluster-players.ts";
import { missing, openTestCluster, type ServerProcess, type TestCluster } from "./test-cluster.ts";

describe.runIf(missing === undefined)("An operator at one of two processes", () => {
  let cluster: TestCluster;
  let processes: ServerProcess[];
  beforeAll(async () => {
    cluster = await openTestCluster();
    processes = await Promise.all([cluster.begin(), cluster.begin()]);
  });
  afterAll(() => cluster.close());

  const first = () => processes[0]!.address;
  const pages = () => processes.map(({ address }, at) => cluster.browser({ address, name: `Guest ${at}` })) as [LiveLobby, LiveLobby];

  it("warns, mutes and renames a guest at a table of the other one at once", async () => {
    const [one, other] = pages();
    const [own, its] = await duel(cluster, one, other);
    const id = await idOf(other);
    const notices = noticesOf(other);
    expect((await act(first(), { what: "warn", who: id, why: "please stop" })).status).toBe(303);
    await until(() => notices.now[0]?.why === "please stop");
    other.people.confirm(notices.now[0]!.id);
    await until(() => notices.now.length === 0);
    expect((await factsOf(first())).inForce).toEqual([]);
    const { did } = await act(first(), { what: "mute", who: id });
    await until(async () => (await its!.feed.say({ text: "hello" })).ok === false);
    await act(first(), { what: "lift", who: did });
    await until(async () => (await its!.feed.say({ text: "hello" })).ok);
    await act(first(), { what: "rename", who: id });
    await whenPresent(own!.feed, ({ people }) => /^Guest \d{4}$/.test(people[its!.feed.seat]!.name));
    for (const { feed } of [own!, its!]) feed.leave();
  });

  it("bans a guest from both, also from a table of the other one, and closes a table wherever it is", async () => {
    const [one] = pages();
    const storage = memory();
    const other = cluster.browser({ address: processes[1]!.address, name: "Other", storage });
    const [own, its] = await duel(cluster, other, one);
    await act(first(), { what: "ban", who: await idOf(other) });
    await whenPresent(own!.feed, ({ connection, why }) => connection === "closed" && why === "left");
    const guest = storage.getItem("quayside.guest") as string;
    const refusal = (address: string) =>
      callApi(address, "profile", { guest }).then(
        () => "",
        ({ key }: { readonly key: string }) => key,
      );
    for (const { address } of processes) await until(async () => (await refusal(address)) === "banned");
    for (const address of [processes[1]!.address, first()]) {
      const table = await cluster.browser({ address }).createTable("toy", {}, 3);
      const ended = table.feed.then(
        () => "began",
        () => "ended",
      );
      expect((await act(first(), { what: "close", who: table.match })).status).toBe(303);
      expect(await ended).toBe("ended");
    }
    expect((await act(first(), { what: "close", who: its!.feed.match })).status).toBe(303);
    await whenPresent(its!.feed, ({ connection }) => connection === "closed");
    expect((await recordOf(cluster, its!.feed)).entries.at(-1)).toMatchObject({ type: "end" });
  });
});
