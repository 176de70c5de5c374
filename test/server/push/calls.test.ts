/** Guests who wish it are called when a player waits, through the push service of their browser. */
import { afterEach, describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveLobby } from "../../../client/feed/live/live-lobby.ts";
import type { Search } from "../../../client/feed/lobby.ts";
import { LIMITS } from "../../../server/base/limits.ts";
import { time } from "../../../server/base/time.ts";
import { newVapidKey } from "../../../server/push/vapid.ts";
import { start, type Under } from "../server.ts";
import { pushService, standInBrowser } from "./push-service.ts";

const NEVER = 3_600_000;
const FOREIGN = "ab".repeat(16);
let under: Under;
afterEach(() => under.serving.close());

async function open(queueWait = NEVER) {
  under = await start({
    push: { key: newVapidKey(), contact: "mailto:quay@play.example", isOpen: true, retries: [] },
    timings: { queueWait },
  });
  const service = await pushService();
  const browser = standInBrowser(`${service.address}/ada`);
  const ada = under.browser({ name: "Ada" });
  await ada.guest.subscribe(browser.subscription);
  const calls = () => service.received.map(({ body }) => JSON.parse(browser.read(body)) as unknown);
  return { ada, ben: under.browser({ name: "Ben" }), calls };
}
const tomorrow = (): number => time.now() + 20 * NEVER;
const WAITS = { call: "waits", game: "duel", path: "/", names: [] };
const waits = async (lobby: LiveLobby, rated = false) => lobby.quickMatch("duel", 2, rated);

describe("A guest who wishes to be called", () => {
  it.each([false, true])("is called when a player waits in the queue, rated: %s", async (rated) => {
    const { ada, ben, calls } = await open();
    expect(await ada.guest.callMe("duel", tomorrow())).toMatchObject([{ game: "duel" }]);
    const waiting = await waits(ben, rated);
    await expect.poll(calls, { timeout: 20_000 }).toEqual([WAITS]);
    waiting.cancel();
  });

  it("is called when a table opens for all, and neither for a private one nor for one of their own", async () => {
    const { ada, ben, calls } = await open();
    await ada.guest.callMe("duel", tomorrow());
    const tables = [
      await ben.createTable("duel", {}, 2),
      await ada.createTable("duel", {}, 2, { open: true }),
      await ben.createTable("duel", {}, 2, { open: true }),
    ];
    await expect.poll(calls).toEqual([WAITS]);
    for (const table of tables) {
      table.feed.catch(() => undefined);
      table.cancel();
    }
  });

  it("may take it back, and is called for a day at most", async () => {
    const { ada } = await open();
    const [wish] = await ada.guest.callMe("duel", time.now() + 1_000 * NEVER);
    expect(wish!.until).toBeLessThanOrEqual(time.now() + LIMITS.maxCallTime);
    expect(await ada.guest.callMe("duel", 0)).toEqual([]);
  });

  it("is known, and names a game that there is", async () => {
    const { ada } = await open();
    await expect(callApi(under.address, "callMe", { guest: FOREIGN, game: "duel", until: tomorrow() })).rejects.toMatchObject({
      key: "unknownGuest",
    });
    await expect(ada.guest.callMe("whist", tomorrow())).rejects.toMatchObject({ key: "unknownGame" });
  });
});

describe("A player who waits for people", () => {
  it("and says so gets no bot, however long it takes", async () => {
    const { ben, ada } = await open();
    const waiting = await waits(ben);
    const told = (wished: (search: Search) => boolean) =>
      new Promise<void>((found) => waiting.onSeats((search) => wished(search) && found()));
    await told(({ botsAt }) => botsAt !== undefined);
    waiting.hold();
    await told(({ botsAt }) => botsAt === undefined);
    const other = await waits(ada);
    const feed = await waiting.feed;
    expect(feed.presence().people.map(({ kind }) => kind)).toEqual(["person", "person"]);
    (await other.feed).leave();
  });
});
