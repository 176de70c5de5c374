/** Thinking clocks: at a table with clocks no player can keep the others waiting forever. */
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveFeed } from "../../../client/feed/live/live-lobby.ts";
import { openRoom } from "../../../client/feed/live/room.ts";
import type { View } from "../../../shared/core/contract/game.ts";
import { MESSAGES, type NoticeNews } from "../../../shared/core/wire/wire.ts";
import { asked, expectSeenAll, over, playing, start, type Under, watching, when, whenPresent } from "../server.ts";
import { stopTime } from "../stopped-time.ts";

let under: Under;
afterEach(() => under.serving.close());

const LONG = { bank: 600_000, question: 60_000 };
const SHORT = { bank: 40, question: 20 };
const clocks = (normal: typeof LONG) => ({ timings: { allowances: { none: undefined, relaxed: LONG, normal, fast: SHORT } } });

async function table(speed: "none" | "normal"): Promise<LiveFeed[]> {
  const host = await under.browser().createTable("toy", {}, 3, { speed });
  const guest = await under.browser().joinTable(host.code);
  host.fill();
  return Promise.all([host.feed, guest.feed]);
}
/** What the room sends to a player from now on. */
function newsOf(feed: LiveFeed): NoticeNews[] {
  const heard: NoticeNews[] = [];
  feed.listen({ frame: () => undefined, presence: () => undefined, notice: (news) => heard.push(news) });
  return heard;
}
/** Ends each pause: on a busy machine even answers that are given at once may be late several times in a row. */
const goesOn = (feed: LiveFeed) =>
  feed.listen({ frame: () => undefined, presence: ({ paused }) => void (paused && feed.propose("resume")) });
const move = ({ game }: LiveFeed, sight: unknown): string => game.notation(game.moves(sight as View)[0]!);

describe("A clock", () => {
  it("runs for the player who owes a choice, and stops when they have answered", async () => {
    under = await start(clocks(LONG));
    const [first, second] = (await table("normal")) as [LiveFeed, LiveFeed];
    await whenPresent(first, ({ people }) => people[0]!.deadline > 0 && people[1]!.deadline > 0);
    expect(first.presence().people[2]).toMatchObject({ bank: -1, deadline: 0, whole: 0 });
    expect(first.presence().people[0]!.whole).toBe(LONG.question + LONG.bank);
    const { ask, sight } = await asked(first);
    await first.send([move(first, sight)], ask);
    await whenPresent(second, ({ people }) => people[0]!.deadline === 0);
    expect(second.presence().people[0]!.bank).toBeGreaterThan(0);
    expect(second.presence().people[0]!.bank).toBeLessThanOrEqual(LONG.bank);
    expect(second.presence().people[1]!.deadline).toBeGreaterThan(0);
  });

  it("gets the time that another player gives", async () => {
    under = await start(clocks(LONG));
    const [first, second] = (await table("normal")) as [LiveFeed, LiveFeed];
    await whenPresent(first, ({ people }) => people[1]!.deadline > 0);
    const before = first.presence().people[1]!.deadline;
    const own = first.presence().people[0]!.deadline;
    const [heard, given] = [newsOf(first), newsOf(second)];
    expect(await first.give()).toMatchObject({ ok: true });
    await whenPresent(second, ({ people }) => people[1]!.deadline > before + 30_000);
    expect([heard, given]).toEqual([[], [{ key: "gift", args: { seat: 0 } }]]);
    expect(Math.abs(first.presence().people[0]!.deadline - own)).toBeLessThan(30_000);
  });

  it("does not exist at a table with unlimited time, where the seconds that each player has thought are counted instead", async () => {
    under = await start(clocks(SHORT));
    const pass = stopTime();
    onTestFinished(() => void vi.restoreAllMocks());
    const [first, second] = (await table("none")) as [LiveFeed, LiveFeed];
    const { ask, sight } = await asked(first);
    await asked(second);
    pass(7_000);
    await first.send([move(first, sight)], ask);
    pass(4_000);
    // They are told with the next change of a seat, so that no move costs a message.
    await second.propose("pause");
    await first.vote(true);
    await whenPresent(second, ({ paused }) => paused);
    pass(60_000);
    await first.propose("resume");
    await whenPresent(second, ({ paused, people }) => !paused && people[1]!.thought > 0);
    const { people } = second.presence();
    expect(people[1]!.thought).toBe(11);
    expect(people[0]!.thought).toBeLessThan(11);
    expect(people[2]!.thought).toBe(-1);
    expect(first.presence().people.map(({ bank, deadline }) => [bank, deadline])).toEqual(Array(3).fill([-1, 0]));
  });
});

describe("When the time is over", () => {
  it("the clock makes a move, and the match ends even if no player acts", async () => {
    under = await start(clocks(SHORT));
    const [first, second] = (await table("normal")) as [LiveFeed, LiveFeed];
    goesOn(first);
    const player = playing(first);
    const sleeper = watching(second);
    await Promise.all([first, second].map(over));
    for (const each of [player, sleeper]) await expectSeenAll(under, each);
    const { entries } = (await under.journal.read(first.match))!;
    const moved = entries.filter((entry) => entry.type === "moves" && entry.seat === 1);
    expect(moved[0]).toMatchObject({ by: "clock" });
  });

  it("several times in a row, a bot takes the seat, and a command takes it back", async () => {
    under = await start(clocks(SHORT));
    const [first, second] = (await table("normal")) as [LiveFeed, LiveFeed];
    playing(first);
    await whenPresent(second, ({ people }) => people[1]?.kind === "bot");
    expect(second.presence().people[1]).toMatchObject({ here: true, kind: "bot", bank: -1 });
    expect(await second.back()).toMatchObject({ ok: true });
    await whenPresent(first, ({ people }) => people[1]?.kind === "person");
  });

  it("several times in a row for a player alone with bots, the match is paused until they go on", async () => {
    under = await start(clocks(SHORT));
    const feed = await under.browser().playNow("toy", {}, 3, { speed: "normal" });
    await whenPresent(feed, ({ paused }) => paused);
    expect(feed.presence().people[0]).toMatchObject({ kind: "person", deadline: 0 });
    goesOn(feed);
    expect(await feed.propose("resume")).toMatchObject({ ok: true });
    playing(feed);
    await over(feed);
  });

  it("no move is made for a player who has answered in time", async () => {
    under = await start(clocks({ bank: 5_000, question: 5_000 }));
    const feeds = await table("normal");
    const players = feeds.map((feed) => playing(feed));
    await Promise.all(feeds.map(over));
    expect(players.every(({ answers }) => answers.every(({ ok }) => ok))).toBe(true);
    const { entries } = (await under.journal.read(feeds[0]!.match))!;
    expect(entries.filter(({ by }) => by === "clock")).toEqual([]);
    await when(feeds[0]!, ({ outcome }) => outcome !== undefined);
    expect(feeds[0]!.presence().people.every(({ deadline }) => deadline === 0)).toBe(true);
  });
});

describe("Players in the queue", () => {
  it("play with clocks, and only with those who want the same table", async () => {
    under = await start(clocks(LONG));
    const first = await under.browser().quickMatch("duel");
    const { reservation } = await callApi(under.address, "quick", { game: "duel", speed: "fast" });
    const hasty = await openRoom<never>(under.address, reservation);
    const received: (string | number)[] = [];
    hasty.onMessage("*", (type) => received.push(type));
    const second = await under.browser().quickMatch("duel");
    const feeds = await Promise.all([first.feed, second.feed]);
    await whenPresent(feeds[0], ({ people }) => people.some(({ deadline }) => deadline > 0));
    expect(feeds.map(({ match }) => match)).toEqual([feeds[0].match, feeds[0].match]);
    expect(received).not.toContain(MESSAGES.ticket);
    void hasty.leave();
  });
});
