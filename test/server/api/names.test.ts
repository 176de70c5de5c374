/** Names tell players apart: assigned names are unique, and no two at a table are equal. */
import { describe, expect, it, onTestFinished } from "vitest";
import type { LiveFeed, LiveOptions } from "../../../client/feed/live/live-lobby.ts";
import * as english from "../../../client/text/en/index.ts";
import { nameOf } from "../../../client/ui/common/names.ts";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { lookalikeKey } from "../../../shared/core/base/player-text.ts";
import { LONGEST_NAME } from "../../../shared/core/wire/calls.ts";
import { DATABASES } from "../database/storage.ts";
import { memory, over, playing, start, whenPresent } from "../server.ts";

describe.each(DATABASES)("A name that was drawn %s", (_kind, make) => {
  it("is unique, even if all guests arrive at once and draw the same", async () => {
    const people = guestStoreIn(await make());
    const drawn = ["Merry Gull", "Quiet Heron", "Early Tern"];
    const guests = await Promise.all(Array.from({ length: 40 }, () => people.create(drawn[0] as string, drawn.slice(1))));
    const names = guests.map(({ person }) => person.name);
    expect(new Set(names).size).toBe(40);
    expect(names).toEqual(expect.arrayContaining(drawn));
    for (const name of names) expect(name.length).toBeLessThanOrEqual(LONGEST_NAME);
    for (const { person, token } of guests) expect(await people.byToken(token)).toEqual(person);
  });

  it("is never one that a guest has chosen", async () => {
    const people = guestStoreIn(await make());
    await people.create("Merry Gull");
    expect((await people.create("Merry Gull", ["Quiet Heron"])).person.name).toBe("Quiet Heron");
  });

  it("is free again when its guest is renamed or erased", async () => {
    const people = guestStoreIn(await make());
    const give = async () => (await people.create("Merry Gull", ["Quiet Heron"])).person;
    const first = await give();
    await people.rename(first.id, "Ada");
    const second = await give();
    expect(second.name).toBe("Merry Gull");
    await people.erase(second.id);
    const third = await give();
    expect(third.name).toBe("Merry Gull");
    await people.rename(third.id, "Merry Gull");
    expect((await give()).name).toBe("Quiet Heron");
  });
});

describe("The words for drawn names", () => {
  it("give thousands of names, all different and short enough", () => {
    const { first, second, of } = english.people.names;
    const names = first.flatMap((one) => second.map((other) => of(one, other)));
    expect(names.length).toBeGreaterThan(5_000);
    expect(new Set(names.map(lookalikeKey)).size).toBe(names.length);
    for (const name of names) expect(name.length).toBeLessThanOrEqual(LONGEST_NAME);
  });
});

async function under(more: Partial<LiveOptions>[]) {
  const server = await start();
  onTestFinished(() => server.serving.close());
  return { server, lobbies: more.map((options) => server.browser(options)) };
}

const names = (feed: LiveFeed) => feed.presence().people.map(({ name }) => name);
const named = (feed: LiveFeed, wished: readonly string[]) => whenPresent(feed, () => names(feed).join() === wished.join());

describe("Of two guests with one name at a table", () => {
  it("the later one gets a number, in the record too, and keeps it after coming back", async () => {
    const storage = memory();
    const { server, lobbies } = await under([{ name: "Ada" }, { name: "ada", storage }]);
    const host = await lobbies[0]!.createTable("duel");
    const waiting = await lobbies[1]!.joinTable(host.code);
    const [one] = await Promise.all([host.feed, waiting.feed]);
    await named(one, ["Ada", "ada 2"]);
    await named((await server.browser({ storage }).resume())!, ["Ada", "ada 2"]);
    const again = (await server.browser({ storage }).resume())!;
    const [first, second] = [playing(one), playing(again)];
    await Promise.all([over(first.feed), over(second.feed)]);
    const entries = (await server.journal.read(one.match))?.entries ?? [];
    expect(new Set(entries.flatMap((entry) => (entry.type === "seat" ? entry.name : [])))).toEqual(new Set(["Ada", "ada 2"]));
  });

  it("no number is shown elsewhere", async () => {
    const { lobbies } = await under([{ name: "Ada" }, { name: "Аda" }]);
    const host = await lobbies[0]!.createTable("duel");
    await (await lobbies[1]!.joinTable(host.code)).feed;
    expect(await lobbies[1]!.guest.name()).toBe("Аda");
  });
});

describe("A bot, or a guest without a name", () => {
  const presence = (...people: [kind: "bot" | "person", name: string][]) => ({ people: people.map(([kind, name]) => ({ kind, name })) });
  const shown = (all: ReturnType<typeof presence>) => all.people.map((_one, seat) => nameOf(english, all, seat, -1));

  it.each([
    [
      [
        ["bot", ""],
        ["person", "Bot"],
      ],
      ["Bot 2", "Bot"],
    ],
    [
      [
        ["bot", ""],
        ["bot", ""],
        ["person", "bot 2"],
      ],
      ["Bot 1", "Bot 2 2", "bot 2"],
    ],
    [
      [
        ["person", ""],
        ["person", "Guest"],
      ],
      ["Guest 2", "Guest"],
    ],
    [
      [
        ["person", "Ada"],
        ["bot", "Ben"],
        ["bot", ""],
      ],
      ["Ada", "Ben", "Bot"],
    ],
  ] as [[kind: "bot" | "person", name: string][], string[]][])("%j is not called like a player", (people, told) => {
    expect(shown(presence(...people))).toEqual(told);
  });

  it("isolates a right-to-left name", () => {
    expect(shown(presence(["person", "עדה"]))).toEqual(["\u2068עדה\u2069"]);
  });
});
