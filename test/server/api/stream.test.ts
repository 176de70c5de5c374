/** Which match a stream is given: the best of what all may watch, or the next of the same people. */
import { afterEach, describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveFeed } from "../../../client/feed/live/live-lobby.ts";
import { type Attraction, compareAttraction } from "../../../server/api/streamed-match.ts";
import { over, start, type Under } from "../server.ts";

let under: Under;
afterEach(() => under?.serving.close());

const streamed = async (call: Parameters<typeof callApi<"stream">>[2] = {}) => (await callApi(under.address, "stream", call)).next;

type How = NonNullable<Parameters<ReturnType<Under["browser"]>["createTable"]>[3]>;

/** A match of two. */
async function played(game: string, how: How = { open: true }, lobbies = [under.browser(), under.browser()]): Promise<LiveFeed[]> {
  const host = await lobbies[0]!.createTable(game, {}, 2, how);
  const guest = await lobbies[1]!.joinTable(host.code, how.rated);
  return Promise.all([host.feed, guest.feed]);
}

const CASUAL: Attraction = { rated: false, strength: 1_000, watchers: 0, people: 2 };

describe("Of two matches a stream shows", () => {
  it.each([
    ["the rated one, whatever else", { ...CASUAL, rated: true, strength: 0 }, { ...CASUAL, strength: 2_000, watchers: 99 }],
    ["that of the stronger players", { ...CASUAL, strength: 1_300 }, { ...CASUAL, watchers: 99 }],
    ["of about equal players, that which most watch", { ...CASUAL, watchers: 3, strength: 1_010 }, { ...CASUAL, strength: 1_090 }],
    ["that of people before one with bots", CASUAL, { ...CASUAL, people: 1 }],
  ])("%s", (_rule, better, other) => {
    expect(compareAttraction(better, other)).toBeLessThan(0);
    expect(compareAttraction(other, better)).toBeGreaterThan(0);
  });
});

describe("The best match now", () => {
  it("is one of people before one with bots, and none where nothing is played", async () => {
    under = await start();
    expect(await streamed()).toBeUndefined();
    await under.browser().playNow("duel");
    const [feed] = await played("elasund");
    expect((await streamed({ game: "elasund" }))?.match).toBe(feed!.match);
    expect((await streamed({ game: "puerto-rico" }))?.match).toBeUndefined();
  });

  it("is never at a private table, at one without watchers, or a deal of the day", async () => {
    under = await start();
    await played("duel", {});
    await played("duel", { open: true, watchers: false });
    await under.browser().playDaily("duel");
    expect(await streamed()).toBeUndefined();
  });
});

describe("The match after it", () => {
  it("is the next of the same people, though another game; and no other is given for it", async () => {
    under = await start();
    const lobbies = [under.browser({ name: "Ada" }), under.browser({ name: "Ben" })];
    // A seat is of a known guest once there is one.
    for (const { guest } of lobbies) await guest.name();
    const feeds = await played("duel", { open: true }, lobbies);
    const { match } = feeds[0]!;
    const { key = "" } = (await streamed({ match })) ?? {};
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    await feeds[0]!.resign();
    await over(feeds[0]!);
    await played("duel");
    expect(await streamed({ match, key })).toBeUndefined();
    const [next] = await played("elasund", { open: true }, lobbies);
    expect(await streamed({ match, key })).toMatchObject({ match: next!.match, game: "elasund", key });
  });

  it("is refused for a private match while it runs, and so is one without watchers", async () => {
    under = await start();
    const [secret] = await played("duel", {});
    await expect(streamed({ match: secret!.match })).rejects.toMatchObject({ key: "needsCode" });
    const [unwatched] = await played("duel", { open: true, watchers: false });
    await expect(streamed({ match: unwatched!.match })).rejects.toMatchObject({ key: "noWatchers" });
  });

  it("is not given where the same people play in private", async () => {
    under = await start();
    const lobbies = [under.browser({ name: "Ada" }), under.browser({ name: "Ben" })];
    for (const { guest } of lobbies) await guest.name();
    const [feed] = await played("duel", { open: true }, lobbies);
    const { match } = feed!;
    const { key = "" } = (await streamed({ match })) ?? {};
    await feed!.resign();
    await over(feed!);
    await played("duel", {}, lobbies);
    expect(await streamed({ match, key })).toBeUndefined();
  });

  it("names no guest: nothing but the match, its game, the names at the table and a key", async () => {
    under = await start();
    const [feed] = await played("duel");
    expect(Object.keys((await streamed({ match: feed!.match })) ?? {}).sort()).toEqual(["game", "key", "match", "people"]);
  });
});
