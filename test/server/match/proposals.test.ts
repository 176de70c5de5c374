/** Proposals: carried when all agree, dropped at the first no. */
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { LiveFeed } from "../../../client/feed/live/live-lobby.ts";
import { proposals } from "../../../server/match/proposals.ts";
import { emptySeats, type Seat } from "../../../server/table/seats.ts";
import type { View } from "../../../shared/core/contract/game.ts";
import { resume } from "../../../shared/core/match/step.ts";
import { start as begun, firstMove, play } from "../../core/toy-match.ts";
import {
  asked,
  entriesOf,
  expectSeenAll,
  over,
  playing,
  start,
  TOY,
  together,
  type Under,
  watching,
  when,
  whenPresent,
} from "../server.ts";

let under: Under;
let feeds: [LiveFeed, LiveFeed, LiveFeed];
beforeEach(async () => {
  under = await start();
  feeds = (await together(under, "toy", 3)) as typeof feeds;
});
afterEach(() => under.serving.close());

async function move(feed: LiveFeed) {
  const { ask, sight } = await asked(feed);
  const row = [feed.game.notation(feed.game.moves(sight as View)[0]!)];
  return feed.send(row, ask);
}
const proposed = (feed: LiveFeed, what: string) => whenPresent(feed, ({ proposal }) => proposal.what === what);

describe("A proposal to end a match that its other player ends by resigning", () => {
  it("is dropped, and the server has no error to report", async () => {
    const [first, second] = (await together(under, "duel", 2)) as [LiveFeed, LiveFeed];
    const told: string[] = [];
    const log = vi.spyOn(process.stderr, "write").mockImplementation((line) => told.push(String(line)) > 0);
    onTestFinished(() => log.mockRestore());
    expect(await first.propose("end")).toMatchObject({ ok: true });
    await proposed(second, "end");
    expect(await second.resign()).toMatchObject({ ok: true });
    await over(first);
    await proposed(first, "");
    expect(told.filter((line) => line.includes('"error"'))).toEqual([]);
  });
});

describe("A takeback by consent", () => {
  it("goes back past others' moves when all have agreed, and the record plays to the same match", async () => {
    const [first, second, third] = feeds;
    const player = watching(second);
    const before = (await asked(first)).sight.table;
    await move(first);
    await move(second);
    expect(await first.undo()).toMatchObject({ ok: false, key: "undoOthers" });
    expect(await first.propose("takeback")).toMatchObject({ ok: true });
    for (const feed of feeds) await proposed(feed, "takeback");
    expect(third.presence().proposal).toEqual({ what: "takeback", seat: 0, agreed: [0], from: 0, reveals: false });
    await second.vote(true);
    expect(await entriesOf(under, first)).toBe(2);
    await third.vote(true);
    const back = await when(second, ({ event }) => event.type === "takenBack");
    expect(back.sight.table).toEqual(before);
    await proposed(first, "");
    await expectSeenAll(under, player);
    expect(resume(TOY, (await under.journal.read(first.match))!).state.table).toEqual(before);
  });

  it("is refused if there is nothing to take back", async () => {
    expect(await feeds[0].propose("takeback")).toMatchObject({ ok: false, key: "undoNothing" });
  });
});

describe("One no is enough", () => {
  it("to drop a proposal, and only then another may be made", async () => {
    const [first, second, third] = feeds;
    await first.propose("end");
    expect(await second.propose("pause")).toMatchObject({ ok: false, key: "proposalOpen" });
    await second.vote(false);
    await proposed(first, "");
    expect(await third.vote(true)).toMatchObject({ ok: false, key: "noProposal" });
    expect(await second.propose("pause")).toMatchObject({ ok: true });
    await second.vote(false);
    await proposed(third, "");
  });
});

describe("A player who is asked for a takeback is told what it costs", () => {
  it("from which frame on, and whether it reaches behind something revealed", async () => {
    for (const feed of feeds) await move(feed);
    await when(feeds[0], ({ number }) => number >= 4);
    await feeds[0].propose("takeback");
    await proposed(feeds[1], "takeback");
    expect(feeds[1].presence().proposal).toMatchObject({ from: 0, reveals: true });
  });

  it("and is asked again once it costs more: no player agrees to what they have not seen", async () => {
    const [first, second, third] = feeds;
    await move(first);
    await first.propose("takeback");
    await proposed(second, "takeback");
    await second.vote(true);
    await whenPresent(first, ({ proposal }) => proposal.agreed.length === 2);
    await move(third);
    await whenPresent(first, ({ proposal }) => proposal.agreed.length === 1);
    expect(await third.vote(true)).toMatchObject({ ok: true });
    expect(first.presence().proposal).toMatchObject({ what: "takeback", seat: 0 });
    await second.vote(true);
    await when(first, ({ event }) => event.type === "takenBack");
  });
});

describe("A late vote", () => {
  const open: Seat[] = emptySeats(2).map((seat) => ({ ...seat, kind: "person" as const }));
  it("does not count for moves it has not seen", () => {
    const asking = proposals(() => open);
    const one = play(begun(), 0, firstMove(begun(), 0)).match;
    asking.propose(one, open[0]!, "takeback");
    const two = play(one, 1, firstMove(one, 1)).match;
    asking.played(two);
    const vote = { type: "vote", id: "yes", what: "takeback", yes: true } as const;
    expect(() => asking.vote(open[1]!, { ...vote, frame: one.frame })).toThrow("noProposal");
    expect(asking.vote(open[1]!, { ...vote, frame: two.frame })).toBe(true);
  });
});

describe("A match ends without a winner", () => {
  it("when all players agree", async () => {
    await feeds[1].propose("end");
    for (const feed of feeds) await proposed(feed, "end");
    await feeds[0].vote(true);
    await feeds[2].vote(true);
    expect((await over(feeds[0])).outcome).toMatchObject({ how: "agreed", places: [] });
    expect(await feeds[0].propose("pause")).toMatchObject({ ok: false, key: "matchOver" });
  });

  it("when all who stay agree: a player who leaves is not asked", async () => {
    await feeds[1].propose("end");
    for (const feed of feeds) await proposed(feed, "end");
    await feeds[0].vote(true);
    feeds[2].leave();
    expect((await over(feeds[0])).outcome).toMatchObject({ how: "agreed" });
  });
});

describe("A player who has resigned", () => {
  it("asks nothing, votes on nothing and is not waited for", async () => {
    const [first, second, third] = feeds;
    await first.propose("end");
    for (const feed of feeds) await proposed(feed, "end");
    await second.vote(true);
    expect(await third.resign()).toMatchObject({ ok: true });
    expect((await over(first)).outcome).toMatchObject({ how: "agreed" });
  });

  it("takes what they have asked with them", async () => {
    const [first, second, third] = feeds;
    await third.propose("pause");
    await proposed(first, "pause");
    await third.resign();
    await proposed(first, "");
    expect(await third.propose("end")).toMatchObject({ ok: false, key: "notAsked" });
    await first.propose("pause");
    await proposed(second, "pause");
    expect(await third.vote(false)).toMatchObject({ ok: false, key: "notAsked" });
    await second.vote(true);
    await whenPresent(third, ({ paused }) => paused);
    expect(await third.propose("resume")).toMatchObject({ ok: false, key: "notAsked" });
  });
});

describe("In a pause nothing is played", () => {
  it("by people or bots, until a player resumes", async () => {
    const [first, second, third] = feeds;
    third.leave();
    await whenPresent(first, ({ people }) => people[2]?.kind === "bot");
    await when(first, ({ number }) => number >= 1);
    await first.propose("pause");
    await proposed(second, "pause");
    await second.vote(true);
    for (const feed of [first, second]) await whenPresent(feed, ({ paused }) => paused);
    expect(await move(first)).toMatchObject({ ok: false, key: "paused" });
    expect(await first.undo()).toMatchObject({ ok: false, key: "paused" });
    expect(await second.propose("resume")).toMatchObject({ ok: true });
    await whenPresent(first, ({ paused }) => !paused);
    for (const feed of [first, second]) playing(feed);
    await over(first);
  });
});
