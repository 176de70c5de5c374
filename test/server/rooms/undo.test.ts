/** Takebacks at a table: the room offers what the core allows. */
import { afterEach, describe, expect, it } from "vitest";
import type { LiveFeed } from "../../../client/feed/live/live-lobby.ts";
import type { View } from "../../../shared/core/contract/game.ts";
import { resume, steps } from "../../../shared/core/match/step.ts";
import { asked, expectSeenAll, over, playing, start, together, type Under, watching, when } from "../server.ts";

let under: Under;

afterEach(() => under.serving.close());

async function moveFirst(feed: LiveFeed, after = 0): Promise<number> {
  const { ask, sight } = await when(feed, (moment) => moment.ask > after);
  expect(await feed.send([feed.game.notation(feed.game.moves(sight as View)[0]!)], ask)).toMatchObject({ ok: true });
  return ask;
}

describe("Against bots a player takes back a move that revealed nothing", () => {
  it("and the record plays to the same match", async () => {
    under = await start();
    const feed = await under.browser().playNow("elasund");
    const player = watching(feed);
    let again = await asked(feed);
    let before = again.sight.table;
    // A roll is not taken back.
    for (let own = 0; own < 20 && again.undo === undefined; own++) {
      before = again.sight.table;
      const ask = await moveFirst(feed, again.ask - 1);
      again = await when(feed, (moment) => moment.ask > ask);
    }
    expect(again.undo).toBeTypeOf("number");
    expect(await feed.undo()).toMatchObject({ ok: true });
    const back = await when(feed, ({ event }) => event.type === "takenBack");
    expect(back.sight.table).toEqual(before);
    expect(back.ask).toBeGreaterThan(again.ask);
    await expectSeenAll(under, player);
    expect(resume(feed.game, (await under.journal.read(feed.match))!).state.table).toEqual(back.sight.table);
  });

  it("and never by proposing a takeback to nobody", async () => {
    under = await start();
    const feed = await under.browser().playNow("elasund");
    const { ask } = await asked(feed);
    await feed.send(["roll"], ask);
    await when(feed, (moment) => moment.ask > ask);
    expect(await feed.undo()).toMatchObject({ ok: false, key: "undoReveal" });
    expect(await feed.propose("takeback")).toMatchObject({ ok: false, key: "undoReveal" });
  });

  it("and a move that a bot was about to make is not played", async () => {
    let thinking = 0;
    // A long delay for the first move of a bot, none for any other: the first would be made during the second.
    under = await start({ timings: { botDelay: () => (thinking++ === 0 ? 3_000 : 0) } });
    let feed: LiveFeed;
    let player: ReturnType<typeof watching>;
    let tries = 0;
    // A deal in which the first choice reveals something is no deal for this.
    do {
      thinking = 0;
      feed = await under.browser().playNow("toy");
      player = watching(feed);
      await moveFirst(feed);
    } while (!(await feed.undo()).ok && ++tries < 20);
    expect(tries).toBeLessThan(20);
    // The player may have been asked something else in between, if the others had chosen already.
    const back = await when(feed, ({ event }) => event.type === "takenBack");
    await moveFirst(feed, back.ask - 1);
    await when(feed, ({ asked: owing, number }) => number > 3 && owing.length > 0);
    await expectSeenAll(under, player);
  });
});

describe("A bot waits until clients have animated what was played", () => {
  it("for as many frames as the last entry had", async () => {
    const shown: number[] = [];
    under = await start({
      timings: {
        animationTime(frames) {
          shown.push(frames);
          return 0;
        },
      },
    });
    const feed = playing(await under.browser().playNow("duel")).feed;
    await over(feed);
    const record = (await under.journal.read(feed.match))!;
    const played = [...steps(feed.game, record)].filter(({ frames }) => frames.length > 0);
    const moves = record.entries.filter(({ type }) => type === "moves");
    const waited = moves.flatMap(({ seat, by }, at) => (by === "bot" && moves[at - 1]?.seat !== seat ? [played[at]!.frames.length] : []));
    expect(shown).toEqual(waited);
  });
});

describe("Between people a refused takeback says why", () => {
  it("nothing yet, or others have moved since", async () => {
    under = await start();
    const feeds = await together(under, "toy", 3);
    const [first, second] = feeds as [LiveFeed, LiveFeed, LiveFeed];
    expect(await first.undo()).toMatchObject({ ok: false, key: "undoNothing" });
    await moveFirst(first);
    await moveFirst(second);
    expect(await first.undo()).toMatchObject({ ok: false, key: "undoOthers" });
    expect(await second.undo()).toMatchObject({ ok: true });
  });
});

describe("A takeback", () => {
  it("goes over the wire as a frame, and only for the player who has just moved without a reveal", async () => {
    under = await start();
    const [first, second] = await together(under, "duel", 2);
    const players = [watching(first!), watching(second!)];
    const mover = first!.seat === (await Promise.race([asked(first!), asked(second!)])).sight.seat ? first! : second!;
    const { ask, sight } = await asked(mover);
    const before = sight.table;
    expect(await mover.undo()).toMatchObject({ ok: false, key: "undoNothing" });
    const move = mover.game.notation(mover.game.moves(sight as View)[0]!);
    expect((await mover.send([move], ask)).ok).toBe(true);
    const mayUndo = players[mover.seat]!.seen.at(-1)!.undo;
    expect(mayUndo).toBeTypeOf("number");
    expect((await mover.undo()).ok).toBe(true);
    const back = await when(mover, ({ event }) => event.type === "takenBack");
    expect(back.sight.table).toEqual(before);
    const other = mover === first ? second! : first!;
    expect(await other.undo()).toMatchObject({ ok: false });
    for (const player of players) await expectSeenAll(under, player);
  });
});
