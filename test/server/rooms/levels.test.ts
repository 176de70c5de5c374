/** How well the bots of a table play: chosen with the table, saved with it, shown at it. */
import { matchMaker } from "@colyseus/core";
import { describe, expect, it, onTestFinished } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveFeed } from "../../../client/feed/live/live-lobby.ts";
import { ROOMS } from "../../../server/base/room-names.ts";
import { tableStoreIn } from "../../../server/database/table-store.ts";
import type { ServeOptions } from "../../../server/main.ts";
import type { BotLevel } from "../../../shared/core/contract/bot-level.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import { duel } from "../../../shared/duel/index.ts";
import { inFile } from "../database/storage.ts";
import { over, playing, start, type Under, whenPresent } from "../server.ts";

let under: Under;
/** How often a bot has asked what its moves would give it right now, in a state that it imagines: beginners alone do. */
let greedy = 0;
/** How often one has asked the game's quick bot: a casual one for each choice, and a beginner too, whose mistakes differ from it. */
let quick = 0;
const watched = {
  ...duel,
  bot(...given: Parameters<typeof duel.bot>) {
    quick++;
    return duel.bot(...given);
  },
  imagine(...given: Parameters<typeof duel.imagine>) {
    greedy++;
    return duel.imagine(...given);
  },
} as Game;

async function open(more: Partial<ServeOptions> = {}): Promise<void> {
  greedy = 0;
  quick = 0;
  under = await start({ games: [watched], ...more });
  onTestFinished(() => under.serving.close());
}

const levels = (feed: LiveFeed) => feed.presence().people.map(({ level }) => level);

async function playedByBots(feed: LiveFeed): Promise<number> {
  await over(playing(feed).feed);
  const { entries } = (await under.journal.read(feed.ticket.match))!;
  return entries.filter((entry) => entry.type === "moves" && entry.by === "bot").length;
}

describe("A beginner bot", () => {
  it("plays where it is chosen, is shown as one, and looks at what each choice gives", async () => {
    await open();
    const feed = await under.browser().playNow("duel", {}, 2, { bots: "beginner" });
    expect(levels(feed)[1 - feed.seat]).toBe("beginner");
    const played = await playedByBots(feed);
    expect(greedy).toBeLessThanOrEqual(played);
    expect(greedy).toBeGreaterThan(played / 2);
    expect(quick).toBe(played);
  });

  it("takes a free seat of a table that was created with this level", async () => {
    await open();
    const waiting = await under.browser().createTable("duel", {}, 2, { bots: "beginner" });
    waiting.fill();
    expect(levels(await waiting.feed)).toEqual(["casual", "beginner"]);
  });

  it("plays in the rematch too", async () => {
    await open();
    const feed = await under.browser().playNow("duel", {}, 2, { bots: "beginner" });
    await feed.resign();
    await over(feed);
    await feed.rematch();
    expect(levels(await feed.next)[1]).toBe("beginner");
  });

  it("never stands in for a player who has left", async () => {
    await open();
    const host = await under.browser({ name: "Ada" }).createTable("duel", {}, 2, { bots: "beginner" });
    const guest = await under.browser({ name: "Ben" }).joinTable(host.code);
    const [stays, goes] = await Promise.all([host.feed, guest.feed]);
    goes.leave();
    await whenPresent(stays, ({ people }) => people[goes.seat]?.kind === "bot");
    expect(levels(stays)).toEqual(["casual", "casual"]);
    expect(await playedByBots(stays)).toBeGreaterThan(0);
    expect(greedy).toBe(0);
  });
});

describe("A bot without a chosen level", () => {
  it("is casual", async () => {
    await open();
    const feed = await under.browser().playNow("duel");
    expect(levels(feed)).toEqual(["casual", "casual"]);
    expect(await playedByBots(feed)).toBe(quick);
    expect(quick).toBeGreaterThan(0);
    expect(greedy).toBe(0);
  });
});

describe("A page that has not been reloaded", () => {
  it.each([
    ["gentle", "beginner"],
    ["steady", "casual"],
  ])("still gets the bots it calls %s: %s", async (word, level) => {
    await open();
    const feed = await under.browser().playNow("duel", {}, 2, { bots: word as BotLevel });
    expect(levels(feed)[1 - feed.seat]).toBe(level);
  });
});

describe("An unknown level is refused", () => {
  it.each([
    ["play", "fierce"],
    ["table", "fierce"],
    ["play", ["beginner"]],
    ["quick", "beginner"],
  ] as const)("is refused: %s with %j", async (name, bots) => {
    await open();
    await expect(callApi(under.address, name, { game: "duel", bots } as never)).rejects.toMatchObject({ key: "malformed" });
  });
});

describe("A table in the store", () => {
  it("has the same bots when it is opened again", async () => {
    await open({ tableStore: tableStoreIn(await inFile()), timings: { emptyRoomTimeout: 20 } });
    const lobby = under.browser();
    const feed = await lobby.playNow("duel", {}, 2, { bots: "beginner" });
    const { match } = feed.ticket;
    feed.leave();
    await expect.poll(() => matchMaker.query({ name: ROOMS.match, roomId: match })).toEqual([]);
    const back = await (await lobby.sit(match)).feed;
    expect(levels(back as LiveFeed)).toEqual(["casual", "beginner"]);
  });

  it.each([
    ["casual", "before there were levels", undefined],
    ["casual", "by a version that has others", "fierce"],
    ["casual", "when they were called steady", "steady"],
    ["beginner", "when they were called gentle", "gentle"],
  ])("has %s bots if it was saved %s", async (level, _when, bots) => {
    const shelf = tableStoreIn(await inFile());
    const table = {
      game: "duel",
      kind: "play",
      code: "",
      options: {},
      seating: "joined",
      speed: "none",
      rated: false,
      opener: "",
    } as const;
    const rest = { seats: [], secret: "", begun: false, filled: false, paused: false, players: [], chat: [] };
    await shelf.save("old", { table: { ...table, bots: bots as BotLevel }, ...rest });
    expect(await shelf.load("old")).toEqual({ table: { ...table, bots: level }, ...rest });
  });
});
