/** A connection that dies silently: nothing is closed, and nothing gets through. */
import { afterEach, describe, expect, it } from "vitest";
import { LiveLobby } from "../../../client/feed/live/live-lobby.ts";
import type { LobbyState } from "../../../client/feed/lobby.ts";
import type { View } from "../../../shared/core/contract/game.ts";
import { frames } from "../../../shared/core/match/step.ts";
import { gameOf } from "../../game-of.ts";
import { type Line, openLine } from "../harness/line.ts";
import { asked, memory, playing, start, type Under, watching, when, whenPresent } from "../server.ts";

let under: Under;
let line: Line;
afterEach(async () => {
  await line.close();
  await under.serving.close();
});

async function table(pace: Parameters<typeof start>[0] = {}) {
  under = await start(pace);
  line = await openLine(under.serving.port);
  const host = await under.browser().createTable("toy", {}, 3);
  const guest = await under.browser().joinTable(host.code);
  const pulse = { every: 50, patience: 200 };
  const lobby = new LiveLobby({ address: line.address, gameOf: gameOf(under.games), storage: memory(), pulse });
  const feed = await (await lobby.joinTable(host.code)).feed;
  return { feed, others: await Promise.all([host.feed, guest.feed]) };
}

describe("A frozen connection", () => {
  it("is noticed, and the seat comes back to the exact position", async () => {
    const { feed, others } = await table();
    const player = watching(feed);
    await asked(feed);
    line.freeze();
    for (const other of others) {
      const { ask, sight } = await asked(other);
      await other.send([other.game.notation(other.game.moves(sight as View)[0]!)], ask);
    }
    await whenPresent(feed, ({ connection }) => connection === "lost");
    expect(feed.presence().retryIn).toBeGreaterThan(0);
    line.mend();
    await whenPresent(feed, ({ connection }) => connection === "open");
    await when(feed, ({ number }) => number > 0);
    const right = [...frames(feed.game, (await under.journal.read(feed.match))!, feed.seat)];
    const { number, event, sight, asked: owing } = player.seen.at(-1)!;
    expect({ number, event, sight, asked: owing }).toEqual(right.at(-1));
    for (const each of [feed, ...others]) playing(each);
    await when(feed, ({ outcome }) => outcome !== undefined);
  });

  it("that thaws after the player has reconnected does not take the seat again", async () => {
    const { feed } = await table();
    await asked(feed);
    line.freeze();
    await whenPresent(feed, ({ connection }) => connection === "lost");
    line.mend();
    await whenPresent(feed, ({ connection }) => connection === "open");
    line.thaw();
    const { ask, sight } = await asked(feed);
    expect(await feed.send([feed.game.notation(feed.game.moves(sight as View)[0]!)], ask)).toMatchObject({ ok: true });
    expect(feed.presence().connection).toBe("open");
  });
});

describe("The seat of a disconnected player is held", () => {
  it("for the announced time, then a bot plays under their name if another player lets it, and they can take the seat back", async () => {
    const grace = 700;
    const { feed, others } = await table({ timings: { grace } });
    const [first] = others;
    line.cut();
    await whenPresent(first!, ({ people }) => people[2]?.here === false);
    const gone = first!.presence().people[2]!;
    expect(gone.kind).toBe("person");
    expect(gone.until).toBeGreaterThan(0);
    expect(gone.until).toBeLessThan(Date.now() + 2 * grace);
    await whenPresent(first!, ({ people }) => (people[2]?.chosen.length ?? 0) > 0);
    expect(await first!.choose(2, "bot")).toMatchObject({ ok: true });
    await whenPresent(first!, ({ people }) => people[2]?.kind === "bot");
    expect(first!.presence().people[2]).toMatchObject({ here: false, until: 0 });
    line.mend();
    await whenPresent(first!, ({ people }) => people[2]?.kind === "person" && people[2].here);
    expect(first!.presence().people[2]?.until).toBe(0);
    feed.leave();
  });
});

describe("A player in the lobby or the queue", () => {
  const pulse = { every: 100, patience: 1_500 };

  it("gets news again, and stays in the queue, after the connection has died", async () => {
    under = await start({ timings: { queueWait: 3_600_000 } });
    line = await openLine(under.serving.port);
    const lobby = new LiveLobby({ address: line.address, gameOf: gameOf(under.games), storage: memory(), pulse });
    const news = (wished: (state: LobbyState) => boolean) =>
      new Promise<() => void>((found) => {
        const stop = lobby.onState((state) => wished(state) && found(() => stop()));
      });
    const waiting = await lobby.quickMatch("duel");
    const stops = [await news(({ looking }) => looking.length === 1)];
    /** Only players in the queue are told when bots join. */
    const stands = (wished: boolean) =>
      new Promise<void>((found) => waiting.onSeats(({ botsAt }) => (botsAt !== undefined) === wished && found()));
    await stands(true);
    line.freeze();
    const open = await under.browser({ name: "Olga" }).createTable("duel", {}, 2, { open: true });
    await stands(false);
    line.mend();
    await stands(true);
    stops.push(await news(({ tables }) => tables.some(({ code }) => code === open.code)));
    const other = await under.browser().quickMatch("duel");
    const [feed] = await Promise.all([waiting.feed, other.feed]);
    expect(feed.presence().people.every(({ kind }) => kind === "person")).toBe(true);
    for (const stop of stops) stop();
    open.cancel();
  });
});
