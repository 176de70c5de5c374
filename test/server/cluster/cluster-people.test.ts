/** Guests at the pages of different processes: they see, ask and invite each other as at one. */
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { LiveLobby } from "../../../client/feed/live/live-lobby.ts";
import { NO_PEOPLE, type PeopleNews } from "../../../shared/core/wire/people.ts";
import { duel, until } from "./cluster-players.ts";
import { kill, missing, openTestCluster, type ServerProcess, type TestCluster } from "./test-cluster.ts";

describe.runIf(missing === undefined)("Of two guests in two processes", () => {
  let cluster: TestCluster;
  let processes: ServerProcess[];
  beforeAll(async () => {
    cluster = await openTestCluster();
    processes = await Promise.all([cluster.begin(), cluster.begin()]);
  });
  afterAll(() => cluster.close());

  function news(lobby: LiveLobby): { readonly now: PeopleNews } {
    const heard = { now: NO_PEOPLE };
    onTestFinished(
      lobby.people.onNews((told) => {
        heard.now = told;
      }),
    );
    return heard;
  }

  it("each sees the other come, play and go, is asked and invited, and is away when their process dies", async () => {
    const [one, other] = processes.map(({ address }, at) => cluster.browser({ address, name: `Guest ${at}` })) as [LiveLobby, LiveLobby];
    const [here, there] = [news(one), news(other)];
    const [own, its] = await duel(cluster, one, other);
    await one.guest.know(own!.feed.match, its!.feed.seat);
    await until(() => there.now.requests.length === 1);
    await other.people.answerRequest(there.now.requests[0]!.id, true);
    await until(() => here.now.people[0]?.state === "playing" && there.now.people[0]?.state === "playing");
    for (const { feed } of [own!, its!]) feed.leave();
    await until(() => here.now.people[0]?.state === "here");

    const table = await one.createTable("toy", {}, 3);
    await one.people.invite(here.now.people[0]!.id, table.match);
    await until(() => there.now.invitations.length === 1);
    expect(there.now.invitations[0]).toMatchObject({ match: table.match, code: table.code, from: { name: "Guest 0" } });
    await other.people.decline(table.match);
    await until(() => there.now.invitations.length === 0 && here.now.invited[0]?.declined === true);
    table.feed.catch(() => undefined); // never begins
    table.cancel();

    await other.people.showAway(true);
    await until(() => here.now.people[0]?.state === "away");
    await other.people.showAway(false);
    await until(() => here.now.people[0]?.state === "here");
    await kill(processes[1]!.process);
    await until(() => here.now.people[0]?.state === "away");
  });
});
