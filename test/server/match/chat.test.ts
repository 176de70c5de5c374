/** Chat at a table: every player there receives it, as plain text. */
import { afterEach, describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveFeed } from "../../../client/feed/live/live-lobby.ts";
import type { ChatLine } from "../../../shared/core/wire/wire.ts";
import { rawClient } from "../harness/raw.ts";
import { memory, start, TOY, together, type Under } from "../server.ts";

let under: Under;
afterEach(() => under.serving.close());

const heard = (feed: LiveFeed, count: number): Promise<readonly ChatLine[]> =>
  new Promise((done) => void feed.onChat((lines) => lines.length >= count && done(lines)));

describe("A chat line", () => {
  it("reaches all players at the table in order, with seat and name", async () => {
    under = await start();
    const feeds = await together(under, "toy", 3);
    await feeds[0]!.say({ text: " <b>hello</b> " });
    await feeds[1]!.say({ phrase: "thanks" });
    for (const feed of feeds) {
      const lines = await heard(feed, 2);
      expect(lines.map(({ seat, name, text, phrase }) => [seat, name, text ?? phrase])).toEqual([
        [0, "Host", "<b>hello</b>"],
        [1, "Guest 0", "thanks"],
      ]);
    }
  });

  it("is there for a player who reconnects, and no line twice", async () => {
    under = await start();
    const storage = memory();
    const host = await under.browser({ storage }).createTable("duel");
    const guest = await (await under.browser().joinTable(host.code)).feed;
    const feed = await host.feed;
    await guest.say({ text: "one" });
    await heard(feed, 1);
    const again = (await under.browser({ storage }).resume())!;
    await guest.say({ text: "two" });
    expect((await heard(again, 2)).map(({ text }) => text)).toEqual(["one", "two"]);
  });

  it("does not reach watchers, and those who gave no name send none", async () => {
    under = await start();
    const [feed] = await together(under, "toy", 3);
    await feed!.say({ text: "secret plans" });
    const watcher = await rawClient(under.address, TOY, await callApi(under.address, "watch", { match: feed!.match }));
    expect(await watcher.command({ type: "say", id: "s", text: "hello" })).toMatchObject({ ok: false, key: "unknownGuest" });
    expect(watcher.heard.some((bytes) => Buffer.from(bytes).includes("secret plans"))).toBe(false);
    watcher.close();
  });

  it("is refused if it comes too soon after others", async () => {
    under = await start();
    const [feed, other] = await together(under, "toy", 3);
    const answers = [];
    for (let line = 0; line < 8; line++) answers.push(await feed!.say({ text: `${line}` }));
    expect(answers.at(0)).toMatchObject({ ok: true });
    expect(answers.at(-1)).toMatchObject({ ok: false, key: "tooFast" });
    expect(await other!.say({ text: "I may" })).toMatchObject({ ok: true });
  });
});

describe("A chat line is sent", () => {
  it.each([
    ["a\u202eb\u200f\u{e0061}", "ab"],
    ["a\u2028b\nc", "a b c"],
    [`a${"\u0301".repeat(199)}`, "\u00e1\u0301"],
    ["سلام علی‌رضا 👨‍👩‍👧 🇮🇸", "سلام علی‌رضا 👨‍👩‍👧 🇮🇸"],
  ])("%j without what cannot be seen", async (said, told) => {
    under = await start();
    const [feed, other] = await together(under, "toy", 3);
    expect(await feed!.say({ text: said })).toMatchObject({ ok: true });
    expect((await heard(other!, 1))[0]?.text).toBe(told);
  });
});

describe("A chat line is refused if it is", () => {
  it.each([
    { text: "" },
    { text: "  " },
    { text: "x".repeat(201) },
    { text: "\u200b\u200d" },
    { text: "\u{e0061}\u{e0062}" },
    { text: "\u200f\u061c\u2028" },
    { text: "\u0301".repeat(199) },
    { phrase: "rude" },
    {},
    { text: 7 },
  ])("%j", async (saying) => {
    under = await start();
    const raw = await rawClient(under.address, TOY, await callApi(under.address, "table", { game: "toy" }));
    expect(await raw.command({ type: "say", id: "s", ...saying })).toMatchObject({ ok: false, key: "malformed" });
    raw.close();
  });
});
