/** Errors on the server's side: they stop one match at most, and that match reports it. */

import { afterEach, describe, expect, it, vi } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveFeed } from "../../../client/feed/live/live-lobby.ts";
import { setLog } from "../../../server/base/log.ts";
import { migrateDatabase } from "../../../server/database/database.ts";
import { sqliteDialect } from "../../../server/database/sqlite/dialect.ts";
import { storeIn } from "../../../server/database/store.ts";
import { endAbandoned } from "../../../server/ops/upkeep.ts";
import { eraseShape, type Game, type View } from "../../../shared/core/contract/game.ts";
import { toy } from "../../toy/index.ts";
import type { Toy } from "../../toy/state.ts";
import { rawClient } from "../harness/raw.ts";
import { inMemory } from "../in-memory.ts";
import {
  asked,
  entriesOf,
  expectSeenAll,
  memory,
  over,
  playing,
  start,
  TOY,
  together,
  type Under,
  unloaded,
  watching,
  when,
  whenPresent,
} from "../server.ts";

let under: Under;

afterEach(async () => {
  await under.serving.close();
  loud();
});

let loud: () => void = () => undefined;

/** Keeps expected errors out of the test's output. */
function quiet(): ReturnType<typeof vi.fn> {
  const heard = vi.fn();
  loud = setLog("warn", heard);
  return heard;
}

const broken = (id: string, part: Partial<Game>): Game => ({ ...TOY, id, ...part });

const fail = (): never => {
  throw new Error("the game is broken");
};

const never = new Promise<never>(() => undefined);

const toldNotSaved = (feed: LiveFeed): Promise<void> => whenPresent(feed, ({ why }) => why === "notSaved");

describe("Game code that throws", () => {
  it("in a move refuses that move, and leaves its match, other matches and the process alone", async () => {
    const complaints = quiet();
    const playsBadly = broken("badplay", {
      play: (state, seat, move, tell) => (move.type === "choose" && seat === 1 ? fail() : eraseShape(toy).play(state, seat, move, tell)),
    });
    under = await start({ games: [TOY, playsBadly] });
    const others = (await together(under, "toy", 3)).map((feed) => playing(feed));
    const feeds = await together(under, "badplay", 3);
    const [first, second] = feeds;
    const seen = watching(first!);
    const { ask } = await asked(second!);
    expect(await second!.send(["choose 1"], ask)).toMatchObject({ ok: false });
    const move = toy.notation(toy.moves((await asked(second!)).sight as View<Toy>)[0]!);
    expect(await second!.send([move], ask)).toMatchObject({ ok: false, key: "failed" });
    expect(complaints).toHaveBeenCalled();
    expect(await entriesOf(under, first!)).toBe(0);
    const own = toy.notation(toy.moves((await asked(first!)).sight as View<Toy>)[0]!);
    expect((await first!.send([own], (await asked(first!)).ask)).ok).toBe(true);
    await expectSeenAll(under, seen);
    for (const other of others) {
      await over(other.feed);
      await expectSeenAll(under, other);
    }
  });

  it("in the bot plays the first legal move instead", async () => {
    const complaints = quiet();
    under = await start({ games: [broken("badbot", { bot: fail })] });
    const feed = await under.browser().playNow("badbot");
    playing(feed);
    await over(feed);
    expect(complaints).toHaveBeenCalled();
  });

  it("for a bot stops the match with a message", async () => {
    quiet();
    const stuck = broken("stuck", { play: fail });
    under = await start({ games: [TOY, stuck] });
    const feed = await under.browser().playNow("stuck");
    expect(await feed.deal.catch(({ key }) => key)).toBe("matchStopped");
    expect(feed.presence()).toMatchObject({ connection: "closed", why: "matchStopped" });
    const other = playing(await under.browser().playNow("toy"));
    await over(other.feed);
  });

  it("in the setup stops the match before it begins", async () => {
    quiet();
    under = await start({ games: [TOY, broken("badsetup", { setup: fail })] });
    await expect(under.browser().playNow("badsetup")).rejects.toMatchObject({ key: "matchStopped" });
    const other = playing(await under.browser().playNow("toy"));
    await over(other.feed);
  });
});

describe("A journal that fails", () => {
  it("stops that match with a message, shows nothing that was not saved, and leaves other matches alone", async () => {
    quiet();
    const { journal } = await inMemory();
    let full = "";
    under = await start({
      journal: {
        ...journal,
        append: (match, ...rest) => (match === full ? Promise.reject(new Error("disk full")) : journal.append(match, ...rest)),
      },
    });
    const feeds = await together(under, "toy", 3);
    const others = await together(under, "toy", 3);
    const seen = feeds.map(watching);
    await Promise.all(feeds.map(asked));
    full = feeds[0]!.ticket.match;
    const { ask, sight } = await asked(feeds[0]!);
    const move = toy.notation(toy.moves(sight as View<Toy>)[0]!);
    expect(await feeds[0]!.send([move], ask)).toMatchObject({ ok: false, key: "notSaved" });
    await Promise.all(feeds.map(toldNotSaved));
    expect(await feeds[1]!.resign()).toMatchObject({ ok: false, key: "notSaved" });
    for (const player of seen) await expectSeenAll(under, player);
    // A returning player is told too.
    const { match, token } = feeds[2]!.ticket;
    const again = await rawClient(under.address, TOY, await callApi(under.address, "sit", { match, token }), "00".repeat(16));
    expect(await again.command({ type: "resign", id: "r" })).toMatchObject({ ok: false, key: "notSaved" });
    again.close();
    for (const feed of others) playing(feed);
    await over(others[0]!);
  });

  it("answers no player before the entry is saved", async () => {
    const { journal } = await inMemory();
    const gate = Promise.withResolvers<void>();
    let slow = false;
    under = await start({
      journal: {
        ...journal,
        async append(...entry) {
          if (slow) await gate.promise;
          return journal.append(...entry);
        },
      },
    });
    const feeds = await together(under, "toy", 3);
    const player = watching(feeds[1]!);
    const { ask, sight } = await asked(feeds[0]!);
    await Promise.all(feeds.map(asked));
    slow = true;
    const sent = feeds[0]!.send([toy.notation(toy.moves(sight as View<Toy>)[0]!)], ask);
    // Enough time for a whole exchange of another room.
    await under.browser().createTable("toy");
    expect(player.seen.length).toBe(1);
    gate.resolve();
    expect((await sent).ok).toBe(true);
  });
});

describe("A journal that never answers", () => {
  it("stops the waiting match with a message, while others go on", async () => {
    const complaints = quiet();
    const { journal } = await inMemory();
    let silent = "";
    const never = new Promise<never>(() => undefined);
    under = await start({
      timings: { journalTimeout: 100 },
      journal: { ...journal, append: (match, ...rest) => (match === silent ? never : journal.append(match, ...rest)) },
    });
    const feed = await under.browser().playNow("toy");
    const other = playing(await under.browser().playNow("toy"));
    const { ask, sight } = await asked(feed);
    silent = feed.match;
    expect(await feed.send([toy.notation(toy.moves(sight as View<Toy>)[0]!)], ask)).toMatchObject({ ok: false, key: "notSaved" });
    await toldNotSaved(feed);
    expect(String(complaints.mock.calls)).toContain("the journal has not answered");
    await over(other.feed);
  });

  it("when a match begins, keeps no player waiting", async () => {
    quiet();
    const journal = { ...(await inMemory()).journal, open: () => new Promise<never>(() => undefined) };
    under = await start({ timings: { journalTimeout: 100 }, journal });
    await expect(under.browser().playNow("toy")).rejects.toMatchObject({ key: "notSaved" });
  });
});

describe("A full disk", () => {
  it("stops the match and says so; once there is space all players are back by themselves and play on", async () => {
    quiet();
    const { journal } = await inMemory();
    let full = false;
    const append: typeof journal.append = (...entry) => (full ? Promise.reject(new Error("disk full")) : journal.append(...entry));
    const { tableStore } = await inMemory();
    const save: typeof tableStore.save = (...table) => (full ? Promise.reject(new Error("disk full")) : tableStore.save(...table));
    under = await start({ journal: { ...journal, append }, tableStore: { ...tableStore, save } });
    const feeds = await together(under, "toy", 3);
    const seen = feeds.map(watching);
    const [feed] = feeds as [LiveFeed];
    const { ask, sight } = await asked(feed);
    const moves = [feed.game.notation(feed.game.moves(sight as View)[0]!)];
    full = true;
    const stopped = Promise.all(feeds.map(toldNotSaved));
    expect(await feed.send(moves, ask)).toMatchObject({ ok: false, key: "notSaved" });
    await stopped;
    // A seat is not given out for a table that could save no move.
    const { match, token } = feed.ticket;
    await expect(callApi(under.address, "sit", { match, token })).rejects.toMatchObject({ key: "notSaved" });
    expect(feed.presence()).toMatchObject({ connection: "closed", why: "notSaved" });
    full = false;
    await Promise.all(feeds.map((one) => whenPresent(one, ({ connection }) => connection === "open")));
    expect(feed.presence().why).toBeUndefined();
    expect(await feed.send(moves, ask)).toMatchObject({ ok: true });
    await Promise.all(feeds.map((one) => when(one, ({ number }) => number > 0)));
    for (const player of seen) await expectSeenAll(under, player);
  });

  it("that fails only the closing of a finished match does not withhold the deal", async () => {
    quiet();
    under = await start({ journal: { ...(await inMemory()).journal, close: () => Promise.reject(new Error("disk full")) } });
    const { feed, answers } = playing(await under.browser().playNow("toy"));
    await over(feed);
    await feed.deal;
    expect(await feed.rematch()).toMatchObject({ ok: true });
    expect(answers.every(({ ok }) => ok)).toBe(true);
  });
});

describe("A table store that never answers", () => {
  it("keeps no player waiting: they play, and the process can end", async () => {
    const complaints = quiet();
    under = await start({ tableStore: { ...(await inMemory()).tableStore, save: () => never }, timings: { journalTimeout: 100 } });
    await asked(await under.browser().playNow("toy"));
    expect(String(complaints.mock.calls)).toContain("the table store has not answered");
  });
});

describe("A table that cannot be read", () => {
  it("does not stop others from being ended, nor a guest from listing matches and being erased", async () => {
    quiet();
    const db = await migrateDatabase(sqliteDialect(":memory:"));
    const { journal, tableStore, guests } = storeIn(db);
    under = await start({ journal, tableStore, guests, timings: { emptyRoomTimeout: 20 } });
    const storage = memory();
    const lobby = under.browser({ storage });
    const ids: string[] = [];
    for (let at = 0; at < 4; at++) {
      const feed = await lobby.playNow("duel");
      feed.leave();
      await unloaded(feed.match);
      ids.push(feed.match);
    }
    const [head, standing, game, whole] = ids as [string, string, string, string];
    await db.updateTable("matches").set({ head: '{"game":"du' }).where("id", "=", head).execute();
    await db.updateTable("tables").set({ standing: '{"table":' }).where("id", "=", standing).execute();
    const snapshot = (await tableStore.load(game))!;
    await tableStore.save(game, { ...snapshot, table: { ...snapshot.table, game: "chess" } });
    const guest = storage.getItem("quayside.guest")!;
    expect((await callApi(under.address, "matches", { guest })).matches.map(({ match }) => match)).toContain(whole);
    const { id } = (await guests.byToken(guest))!;
    await callApi(under.address, "erase", { guest });
    expect(JSON.stringify([await tableStore.load(game), await tableStore.load(whole)])).not.toContain(id);
    await unloaded(whole);
    await db.updateTable("tables").set({ touched: 1 }).execute();
    const shared = { games: under.games, journal, tableStore, guests };
    expect(await endAbandoned(shared, Date.now() + 48 * 3_600_000)).toBe(4);
    expect(await journal.unfinished()).toEqual([]);
  });
});
