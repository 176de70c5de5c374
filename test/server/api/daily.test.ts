/** The deal of the day at the table: the same for everybody, once, and a secret until the day is over. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveFeed, LiveLobby } from "../../../client/feed/live/live-lobby.ts";
import { time } from "../../../server/base/time.ts";
import type { ServeOptions } from "../../../server/main.ts";
import { dayOfMatch } from "../../../server/match/daily/days.ts";
import { readRecord } from "../../../shared/core/match/record.ts";
import { resume } from "../../../shared/core/match/step.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { GAMES } from "../../../shared/games.ts";
import { again, dropped, onFile } from "../database/on-file.ts";
import { newFile } from "../database/storage.ts";
import { memory, over, playing, start, type Under, watching } from "../server.ts";

const NOON = Date.parse("2026-11-23T12:00:00Z");
const DAY = 86_400_000;
let under: Under;
let stop: () => Promise<void>;
let now = NOON;

beforeEach(() => {
  now = NOON;
  vi.spyOn(time, "now").mockImplementation(() => now);
});
afterEach(async () => {
  await stop();
  vi.restoreAllMocks();
});

/** Opens a server whose bots think at once. */
const open = async (more: Partial<ServeOptions> = {}) => {
  under = await start({ dailyLevel: "casual", ...more });
  stop = under.serving.close;
};
const today = async (lobby: LiveLobby, game: string) => (await lobby.dailies()).games.find((one) => one.game === game);
const recordOf = async (feed: LiveFeed) => (await under.journal.read(feed.match))!;
const refused = (key: string) => ({ key });

/** What everybody saw and did, without times and names. */
async function lineOf(feed: LiveFeed) {
  const { entries, ...head } = await recordOf(feed);
  return { head, moves: entries.flatMap((entry) => (entry.type === "moves" ? [[entry.seat, ...entry.moves]] : [])) };
}

describe("The deal of the day", () => {
  it("is offered for each listed game, and not for any other", async () => {
    await open();
    const { day, left, streak, games } = await under.browser().dailies();
    expect([day, left, streak]).toEqual(["2026-11-23", DAY / 2, 0]);
    expect(games).toEqual(GAMES.map(({ id }) => ({ game: id, unplayed: true })));
    await expect(under.browser().playDaily("toy")).rejects.toMatchObject(refused("unknownGame"));
  });

  it.each(GAMES.map(({ id }) => id))(
    "is the same for two guests of %s, and the same play meets the same replies to the end",
    async (game) => {
      await open();
      const players = [];
      for (const _guest of [1, 2]) {
        const player = playing(await under.browser().playDaily(game));
        await over(player.feed);
        players.push(player.feed);
      }
      const [one, other] = await Promise.all(players.map(lineOf));
      expect(one!.moves.length).toBeGreaterThan(20);
      expect(other).toEqual(one);
    },
  );

  it("is another one the next day, with the player in the next seat", async () => {
    await open();
    const first = await under.browser().playDaily("duel");
    now += DAY;
    const second = await under.browser().playDaily("duel");
    expect((await recordOf(second)).deal.secret).not.toBe((await recordOf(first)).deal.secret);
    expect([first.seat, second.seat].sort()).toEqual([0, 1]);
  });

  it("is played once: it can be continued from any browser until it is over, and not begun again", async () => {
    await open();
    const storage = memory();
    const lobby = under.browser({ storage });
    await lobby.guest.name();
    const guest = storage.getItem("quayside.guest") as string;
    const call = () => callApi(under.address, "daily", { guest, game: "duel" });
    const [one, other] = await Promise.all([call(), call()]);
    expect(other.match).toBe(one.match);
    const feed = await under.browser({ storage }).playDaily("duel");
    expect(feed.match).toBe(one.match);
    expect(dayOfMatch(feed.match)).toBe("2026-11-23");
    expect(await today(lobby, "duel")).toEqual({ game: "duel", unplayed: true, own: { match: feed.match } });
    const resigned = over(feed);
    await feed.resign();
    await resigned;
    await expect.poll(async () => (await today(lobby, "duel"))?.own?.result).toMatchObject({ outcome: "gaveUp", others: 0 });
    await expect(lobby.playDaily("duel")).rejects.toMatchObject(refused("dailyPlayed"));
  });

  it("counts as given up in a match of three too, which ends with it", async () => {
    await open();
    const lobby = under.browser();
    const feed = await lobby.playDaily("elasund");
    expect((await feed.resign()).ok).toBe(true);
    expect((await over(feed)).outcome?.how).toBe("abandoned");
    await expect.poll(async () => (await today(lobby, "elasund"))?.own?.result?.outcome).toBe("gaveUp");
  });

  it("has no takebacks, no agreed end and no rematch", async () => {
    await open();
    const feed = await under.browser().playDaily("duel");
    expect(feed.allows).toMatchObject({ undo: false, takeback: false, rematch: false, hint: false });
    for (const answer of [feed.undo(), feed.propose("takeback"), feed.propose("end")])
      expect(await answer).toMatchObject({ ok: false, key: "undoDaily" });
    await feed.resign();
    expect(await feed.rematch()).toMatchObject({ ok: false, key: "dailyPlayed" });
  });

  it("does not change ratings", async () => {
    await open();
    const lobby = under.browser();
    const { feed } = playing(await lobby.playDaily("duel"));
    await over(feed);
    await expect.poll(async () => (await lobby.guest.profile()).matches.length).toBe(1);
    expect((await lobby.guest.profile()).ratings).toEqual([]);
  });

  it("goes on after a restart, with the same deal and the same bots, and after midnight, though no longer ranked", async () => {
    const file = newFile();
    const old = await onFile(file, { dailyLevel: "casual" });
    const storage = memory();
    const { feed: before } = watching(await old.browser({ storage }).playDaily("duel"));
    const dealt = (await old.journal.read(before.match))!.deal;
    const closed = dropped(before);
    const after = await again(old, file, () => closed, { dailyLevel: "casual" });
    [under, stop] = [after, after.stop];
    before.leave();
    const lobby = under.browser({ storage });
    now += DAY;
    const [own] = await lobby.guest.matches();
    expect(own).toMatchObject({ match: before.match, game: "duel", running: true });
    const { feed } = playing((await (await lobby.sit(before.match)).feed) as LiveFeed);
    expect((await recordOf(feed)).deal).toEqual(dealt);
    await over(feed);
    await expect
      .poll(async () => await after.db.selectFrom("dailies").select(["match", "ranked"]).execute())
      .toEqual([{ match: feed.match, ranked: 0 }]);
    expect((await today(lobby, "duel"))?.own).toBeUndefined();
    // Nothing was ranked: there is no best line of that day.
    expect(await today(lobby, "duel")).not.toHaveProperty("best");
    expect(await today(lobby, "duel")).not.toHaveProperty("unplayed");
  });
});

describe("Until the day is over, a match of its deal", () => {
  it("is shown to nobody but its player: no watching, no frames, no record, no published deal", async () => {
    await open();
    const lobby = under.browser();
    const player = playing(await lobby.playDaily("duel"));
    const { match, ticket, seat } = player.feed;
    const calls = [
      () => under.browser().watch(match),
      () => callApi(under.address, "frames", { match, from: 0, to: 9 }),
      () => callApi(under.address, "frames", { match, seat, from: 0, to: 9 }),
      () => callApi(under.address, "record", { match }),
    ];
    const expectSecret = async () => {
      for (const call of calls) await expect(call()).rejects.toMatchObject(refused("dailySecret"));
    };
    await expectSecret();
    await over(player.feed);
    await expectSecret();
    const own = await callApi(under.address, "frames", { match, token: ticket.token, from: 0, to: 9 });
    expect(own.frames.length).toBeGreaterThan(5);
    const published = vi.fn();
    void player.feed.deal.then(published, published);
    await player.feed.say({ phrase: "hello" });
    expect(published).not.toHaveBeenCalled();
    await lobby.guest.erase();
    await expectSecret();
  });

  it("is not listed in the lobby, nor joined by a code", async () => {
    await open();
    const tables: number[] = [];
    await under.browser().playDaily("duel");
    await under.browser().playNow("toy");
    await new Promise<void>((seen) => {
      under.browser().onState((state) => {
        tables.push(...state.tables.map(({ game }) => (game === "duel" ? 1 : 0)));
        if (state.tables.length > 0) seen();
      });
    });
    expect(tables).not.toContain(1);
    await expect(under.browser().joinTable("")).rejects.toMatchObject(refused("unknownTable"));
  });

  it("can be watched from the next day on: the best of the day is offered, and plays as it was dealt", async () => {
    await open();
    const { feed } = playing(await under.browser({ name: "Ada" }).playDaily("duel"));
    await over(feed);
    const worse = under.browser({ name: "Ben" });
    await (await worse.playDaily("duel")).resign();
    await expect.poll(async () => (await today(worse, "duel"))?.own?.result).toMatchObject({ outcome: "gaveUp", others: 1, worse: 0 });
    expect(await today(worse, "duel")).toMatchObject({ unplayed: true });
    now += DAY;
    const { best, before } = (await today(worse, "duel"))!;
    expect(before).toMatchObject({ outcome: "gaveUp", others: 1, worse: 0 });
    expect(best).toMatchObject({ match: feed.match, seat: feed.seat, name: "Ada", players: 1 });
    const record = readRecord((await callApi(under.address, "record", { match: feed.match })).record);
    const seen = resume(feed.game, record).state;
    expect(viewOf(seen, feed.seat).table).toEqual((await over(feed)).sight.table);
    expect(await feed.record()).toEqual(record);
  });
});
