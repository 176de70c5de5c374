/** How many matches may be live at once from one address: everybody here comes from the same. */
import { afterEach, describe, expect, it } from "vitest";
import { callDesk } from "../../client/feed/live-desk.ts";
import { rawClient } from "./raw.ts";
import { over, start, TOY, together, type Under, watching } from "./server.ts";

const MOST = 2;
const TOO_MANY = expect.objectContaining({ key: "tooManyTables", args: { most: MOST } });
let under: Under;
afterEach(() => under.serving.close());

const play = () => under.browser().playNow("duel");
const ask = (call: "play" | "table" | "quick") => callDesk(under.address, call, { game: "duel" });

describe("Whoever has as many live matches as an address may", () => {
  it("opens no other in any way, and joins those of others", async () => {
    under = await start({ mostTables: MOST });
    await play();
    const host = await under.browser().createTable("duel");
    for (const call of ["play", "table", "quick"] as const) await expect(ask(call)).rejects.toEqual(TOO_MANY);
    const guest = await under.browser().joinTable(host.code);
    await Promise.all([host.feed, guest.feed]);
  });

  it("does not get round it by asking for many at once", async () => {
    under = await start({ mostTables: MOST });
    const asked = await Promise.allSettled(Array.from({ length: 6 }, () => ask("play")));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(MOST);
  });

  it("nor by waiting for a quick match many times at once", async () => {
    under = await start({ mostTables: MOST, pace: { alone: 50 } });
    // Who would meet nobody, so that bots sit down with each.
    const games = ["duel", "toy", "elasund", "puerto-rico"];
    const searches = await Promise.all(games.map((game) => under.browser().quickMatch(game)));
    const ended = await Promise.allSettled(searches.map(({ feed }) => feed));
    expect(ended.filter(({ status }) => status === "fulfilled").length).toBeLessThanOrEqual(MOST);
    expect(ended.flatMap((one) => (one.status === "rejected" ? [one.reason] : []))).toContainEqual(TOO_MANY);
  });
});

describe("A match counts no more", () => {
  it("when it is over", async () => {
    under = await start({ mostTables: 1 });
    const { feed } = watching(await play());
    await expect(ask("play")).rejects.toMatchObject({ key: "tooManyTables" });
    await feed.resign();
    await over(feed);
    await ask("play");
  });

  it("when nobody is there", async () => {
    under = await start({ mostTables: 1 });
    const raw = await rawClient(under.address, TOY, await callDesk(under.address, "play", { game: "toy" }));
    await expect(ask("play")).rejects.toMatchObject({ key: "tooManyTables" });
    raw.close();
    await raw.closed;
    for (;;) {
      const opened = await ask("play").catch(() => undefined);
      if (opened !== undefined) break;
    }
  });
});

describe("A rematch", () => {
  it("is never one too many", async () => {
    under = await start({ mostTables: 1 });
    const feeds = await together(under, "duel", 2);
    await feeds[0]!.resign();
    await Promise.all(feeds.map(over));
    const another = await play();
    await Promise.all(feeds.map((feed) => feed.rematch()));
    const again = await Promise.all(feeds.map(({ next }) => next));
    expect(again.map(({ match }) => match)).not.toContain(another.match);
  });
});

describe("Who has opened a table", () => {
  it("is told to nobody", async () => {
    under = await start();
    const raw = await rawClient(under.address, TOY, await callDesk(under.address, "table", { game: "toy", open: true }));
    await raw.command({ type: "fill", id: "fill" });
    await raw.until((root) => Boolean(root.event));
    const heard = raw.heard.map((bytes) => Buffer.from(bytes).toString("latin1")).join("");
    expect(heard).not.toContain("opener");
    expect(JSON.stringify(raw.ticket)).not.toContain("opener");
  });
});
