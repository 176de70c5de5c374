/** Banks over several restarts. */
import { afterEach, describe, expect, it } from "vitest";
import { memoryJournal } from "../../server/journal.ts";
import { memoryShelf } from "../../server/shelf.ts";
import type { View } from "../../shared/core/game.ts";
import { start, type Under, watching, whenPresent } from "./server.ts";

let under: Under;
afterEach(() => under.serving.close());
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const BANK = 600_000;

describe("After several restarts", () => {
  it("no bank has lost an outage, and none a present", async () => {
    const clocks = { none: undefined, relaxed: undefined, normal: { question: 0, bank: BANK }, fast: undefined };
    const stores = { journal: memoryJournal(), shelf: memoryShelf() };
    under = await start({ ...stores, pace: { clocks } });
    const host = await under.browser().createTable("duel", {}, 2, "joined", "normal");
    const other = await (await under.browser().joinTable(host.code)).feed;
    const feeds = [await host.feed, other];
    for (const feed of feeds) expect(await feed.give()).toMatchObject({ ok: true });
    for (let restarts = 0; restarts < 3; restarts++) {
      const { port } = under.serving;
      await under.serving.close();
      await pause(1_500);
      under = await start({ ...stores, port, pace: { clocks } });
      await Promise.all(feeds.map((feed) => whenPresent(feed, ({ connection }) => connection === "open")));
      await pause(300);
      const shown = feeds.map((feed) => watching(feed).seen.at(-1)!);
      const at = shown.findIndex(({ ask }) => ask > 0);
      const [mover, { ask, sight }] = [feeds[at]!, shown[at]!];
      expect(await mover.send([mover.game.notation(mover.game.moves(sight as View)[0]!)], ask)).toMatchObject({ ok: true });
    }
    await pause(200);
    const banks = feeds.map((feed) => feed.presence().people[feed.seat]!.bank);
    console.log(banks.map((bank) => BANK + 60_000 - bank));
    for (const bank of banks) {
      expect(bank).toBeGreaterThan(BANK + 60_000 - 4_500);
      expect(bank).toBeLessThanOrEqual(BANK + 60_000);
    }
    for (const feed of feeds) feed.leave();
  }, 30_000);
});
