/** What may go wrong on our own side: it stops one match at most, and that match says so. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { callDesk } from "../../client/feed/live-desk.ts";
import { memoryJournal } from "../../server/journal.ts";
import { setLog } from "../../server/log.ts";
import type { Game } from "../../shared/core/game.ts";
import { toy } from "../toy/index.ts";
import { rawClient } from "./raw.ts";
import { asked, entriesOf, expectSeenAll, over, playing, start, TOY, together, type Under, watching } from "./server.ts";

let under: Under;
afterEach(async () => {
  loud();
  await under.serving.close();
});

let loud: () => void = () => undefined;
/** Expected complaints, kept out of the test's own output. */
function quiet(): ReturnType<typeof vi.fn> {
  const heard = vi.fn();
  loud = setLog("warn", heard);
  return heard;
}

const broken = (id: string, part: Partial<Game>): Game => ({ ...TOY, id, ...part });
const fail = (): never => {
  throw new Error("the game is broken");
};

describe("Game code that throws", () => {
  it("in a move refuses that move, and leaves its match, other matches and the process alone", async () => {
    const complaints = quiet();
    const playsBadly = broken("badplay", {
      play: (state, seat, move, tell) =>
        move.type === "choose" && seat === 1 ? fail() : toy.play(state as never, seat, move as never, tell as never),
    });
    under = await start({ games: [TOY, playsBadly] });
    const others = (await together(under, "toy", 3)).map((feed) => playing(feed));
    const feeds = await together(under, "badplay", 3);
    const [first, second] = feeds;
    const seen = watching(first!);
    const { ask } = await asked(second!);
    expect(await second!.send(["choose 1"], ask)).toMatchObject({ ok: false });
    const move = toy.notation(toy.moves((await asked(second!)).sight as never)[0]!);
    expect(await second!.send([move], ask)).toMatchObject({ ok: false, key: "failed" });
    expect(complaints).toHaveBeenCalled();
    expect(await entriesOf(under, first!)).toBe(0);
    const own = toy.notation(toy.moves((await asked(first!)).sight as never)[0]!);
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

  it("for a bot stops the match, which says so", async () => {
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
  it("stops that match with a message, shows nothing that is not on record, and leaves other matches alone", async () => {
    quiet();
    const journal = memoryJournal();
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
    const move = toy.notation(toy.moves(sight as never)[0]!);
    expect(await feeds[0]!.send([move], ask)).toMatchObject({ ok: false, key: "notSaved" });
    for (const feed of feeds) expect(await feed.deal.catch(({ key }) => key)).toBe("notSaved");
    expect(await feeds[1]!.resign()).toMatchObject({ ok: false, key: "notSaved" });
    for (const player of seen) await expectSeenAll(under, player);
    // Whoever comes back is told too.
    const { match, token } = feeds[2]!.ticket;
    const again = await rawClient(under.address, TOY, await callDesk(under.address, "sit", { match, token }), "00".repeat(16));
    expect(await again.command({ type: "resign", id: "r" })).toMatchObject({ ok: false, key: "notSaved" });
    again.close();
    for (const feed of others) playing(feed);
    await over(others[0]!);
  });

  it("answers nobody before the entry is on record", async () => {
    const journal = memoryJournal();
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
    const sent = feeds[0]!.send([toy.notation(toy.moves(sight as never)[0]!)], ask);
    // Another room's whole exchange has time to happen meanwhile.
    await under.browser().createTable("toy");
    expect(player.seen.length).toBe(1);
    gate.resolve();
    expect((await sent).ok).toBe(true);
  });
});

describe("A journal that never answers", () => {
  it("stops the match that waits for it, and says so, while others go on", async () => {
    const complaints = quiet();
    const journal = memoryJournal();
    let silent = "";
    const never = new Promise<never>(() => undefined);
    under = await start({
      pace: { journal: 100 },
      journal: { ...journal, append: (match, ...rest) => (match === silent ? never : journal.append(match, ...rest)) },
    });
    const feed = await under.browser().playNow("toy");
    const other = playing(await under.browser().playNow("toy"));
    const { ask, sight } = await asked(feed);
    silent = feed.match;
    expect(await feed.send([toy.notation(toy.moves(sight as never)[0]!)], ask)).toMatchObject({ ok: false, key: "notSaved" });
    expect(await feed.deal.catch(({ key }) => key)).toBe("notSaved");
    expect(String(complaints.mock.calls)).toContain("the journal has not answered");
    await over(other.feed);
  });

  it("when a match begins, lets nobody wait for it", async () => {
    quiet();
    const journal = { ...memoryJournal(), open: () => new Promise<never>(() => undefined) };
    under = await start({ pace: { journal: 100 }, journal });
    await expect(under.browser().playNow("toy")).rejects.toMatchObject({ key: "notSaved" });
  });
});
