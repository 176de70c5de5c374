/** The machine's date is set: clocks, waits and limits are not affected. */

import { afterEach, describe, expect, it, vi } from "vitest";
import type { LiveFeed } from "../../../client/feed/live/live-lobby.ts";
import { rateLimit } from "../../../server/base/rate-limit.ts";
import { time } from "../../../server/base/time.ts";
import { openChat } from "../../../server/match/chat.ts";
import { onTick } from "../../../server/rooms/ticker.ts";
import type { View } from "../../../shared/core/contract/game.ts";
import { openLine } from "../harness/line.ts";
import { inMemory } from "../in-memory.ts";
import { asked, start, together, type Under, whenPresent } from "../server.ts";

const HOUR = 3_600_000;
const LONG = { bank: 600_000, question: 60_000 };
const clocks = { none: undefined, relaxed: LONG, normal: LONG, fast: LONG };

let under: Under | undefined;
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await under?.serving.close();
  under = undefined;
});

function setDate(by: number): void {
  const date = Date.now() + by;
  vi.useFakeTimers({ toFake: ["Date"], now: date });
}
/** Resolves after all rooms have checked their clocks. */
async function beats(): Promise<void> {
  let seen = 0;
  await new Promise<void>((done) => {
    onTick(() => {
      if (++seen < 3) return true;
      done();
      return false;
    });
  });
}

describe.each([
  ["forward", HOUR],
  ["back", -24 * HOUR],
])("When the date is set %s", (_where, by) => {
  it("no player loses thinking time", async () => {
    under = await start({ timings: { allowances: clocks } });
    const host = await under.browser().createTable("toy", {}, 3, { speed: "normal" });
    const guest = await under.browser().joinTable(host.code);
    host.fill();
    const [first, second] = await Promise.all([host.feed, guest.feed]);
    await whenPresent(first, ({ people }) => people[0]!.deadline > 0 && people[1]!.deadline > 0);
    const { deadline } = first.presence().people[1]!;
    setDate(by);
    const { ask, sight } = await asked(first);
    await first.send([first.game.notation(first.game.moves(sight as View)[0]!)], ask);
    await whenPresent(second, ({ people }) => people[0]!.deadline === 0);
    expect(second.presence().people[0]!.bank).toBe(LONG.bank);
    await beats();
    expect(Math.abs(first.presence().people[1]!.deadline - deadline)).toBeLessThan(LONG.question);
    expect((await under.journal.read(first.match))!.entries.some(({ by: author }) => author === "clock")).toBe(false);
  });

  it("nor after a restart, which reads the clocks from the record", async () => {
    const stores = { ...(await inMemory()), timings: { allowances: clocks } };
    under = await start(stores);
    const host = await under.browser().createTable("toy", {}, 3, { speed: "normal" });
    const guest = await under.browser().joinTable(host.code);
    host.fill();
    const [first, second] = await Promise.all([host.feed, guest.feed]);
    const move = async (feed: LiveFeed): Promise<void> => {
      const { ask, sight } = await asked(feed);
      await feed.send([feed.game.notation(feed.game.moves(sight as View)[0]!)], ask);
    };
    await move(first);
    setDate(by);
    await move(second);
    const { port } = under.serving;
    await under.serving.close();
    under = await start({ ...stores, port });
    await whenPresent(first, ({ connection, people }) => connection === "open" && people[0]!.here && people[1]!.here);
    for (const seat of [0, 1]) {
      const { bank, deadline } = first.presence().people[seat]!;
      if (deadline === 0) expect(bank).toBe(LONG.bank);
      else expect(first.presence().people[seat]!.whole).toBe(LONG.bank + LONG.question);
    }
  });

  it("a seat is held as long as announced", async () => {
    const grace = 10 * HOUR;
    under = await start({ timings: { grace: HOUR / 2 } });
    const line = await openLine(under.serving.port);
    const host = await under.browser().createTable("toy", {}, 3);
    const guest = await under.browser({ address: line.address }).joinTable(host.code);
    host.fill();
    const [first] = await Promise.all([host.feed, guest.feed]);
    line.cut();
    await whenPresent(first, ({ people }) => people[1]!.until > 0);
    setDate(by);
    await beats();
    expect(first.presence().people[1]).toMatchObject({ kind: "person", here: false });
    const passed = time.elapsed();
    vi.spyOn(time, "elapsed").mockImplementation(() => passed + grace);
    // The table has no clock: the others choose what becomes of the seat.
    await whenPresent(first, ({ people }) => people[1]!.chosen.length > 0);
    await line.close();
  });

  it("few messages are not taken for a flood", async () => {
    under = await start({ maxMessagesPerSecond: 20 });
    const [feed] = await together(under, "toy", 3);
    const some = () => Promise.all(Array.from({ length: 12 }, () => feed!.undo()));
    await some();
    setDate(by);
    const passed = time.elapsed();
    vi.spyOn(time, "elapsed").mockImplementation(() => passed + 60_000);
    await beats();
    await some();
    expect(feed!.presence().connection).toBe("open");
  });

  it("rate limits are unchanged", () => {
    const limit = rateLimit(10);
    expect(limit.spend("somewhere", 10)).toBe(true);
    const passed = time.elapsed();
    setDate(by);
    vi.spyOn(time, "elapsed").mockImplementation(() => passed + 60_000);
    expect(limit.spend("somewhere", 10)).toBe(true);
  });

  it("the chat limit is unchanged", () => {
    const chat = openChat();
    const say = () => chat.say({ id: "0", seat: 0, name: "Ada" }, { text: "Hello" });
    for (let line = 0; line < 6; line++) say();
    expect(say).toThrow("tooFast");
    setDate(by);
    expect(say).toThrow("tooFast");
    const passed = time.elapsed();
    vi.spyOn(time, "elapsed").mockImplementation(() => passed + 60_000);
    expect(say().number).toBe(7);
  });
});
