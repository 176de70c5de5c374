/** Somebody else appends. */
import { afterEach, describe, expect, it } from "vitest";
import { matchMaker } from "@colyseus/core";
import { memoryJournal } from "../../server/journal.ts";
import { ROOMS } from "../../server/rooms.ts";
import type { View } from "../../shared/core/game.ts";
import { openLine } from "./line.ts";
import { asked, over, playing, start, TOY, together, type Under, watching, whenPresent } from "./server.ts";

let under: Under;
afterEach(() => under.serving.close());
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe("an entry of another process", () => {
  it("makes people come back, also past somebody whose line is dead, and there is one room", async () => {
    const journal = memoryJournal();
    under = await start({ journal });
    const wire = await openLine(under.serving.port);
    const host = await under.browser({ name: "Host" }).createTable("toy", {}, 3);
    const dead = await under.browser({ name: "Dead", address: wire.address }).joinTable(host.code);
    const third = await under.browser({ name: "Third" }).joinTable(host.code);
    const feeds = [await host.feed, await dead.feed, await third.feed];
    await Promise.all(feeds.map(asked));
    const { match } = feeds[0]!;
    await pause(200);
    wire.freeze();
    const { length } = (await journal.read(match))!.entries;
    await journal.append(match, length, { type: "seat", seat: 1, at: Date.now(), by: "server", kind: "person", name: "Dead" });
    const { ask, sight } = watching(feeds[0]!).seen.at(-1)!;
    const answer = feeds[0]!.send([TOY.notation(TOY.moves(sight as View)[0]!)], ask);
    const since = Date.now();
    await whenPresent(feeds[2]!, ({ connection }) => connection === "lost");
    await whenPresent(feeds[2]!, ({ connection }) => connection === "open");
    console.log("back after", Date.now() - since, await answer);
    await pause(3_000);
    expect((await matchMaker.query({ name: ROOMS.match, roomId: match })).length).toBe(1);
    expect(matchMaker.getLocalRoomById(match)).toBeDefined();
    wire.mend();
    await whenPresent(feeds[1]!, ({ connection }) => connection === "lost");
    for (const feed of feeds) playing(feed);
    await Promise.all(feeds.map(over));
    await wire.close();
  }, 60_000);
});
void TOY; void together;
