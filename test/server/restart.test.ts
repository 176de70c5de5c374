/** What a server that starts again still knows. */
import { describe, expect, it } from "vitest";
import { callDesk } from "../../client/feed/live-desk.ts";
import { memoryJournal } from "../../server/journal.ts";
import { endLeftovers } from "../../server/leftovers.ts";
import { migrated } from "../../server/store/database.ts";
import { journalIn } from "../../server/store/journal.ts";
import { peopleIn } from "../../server/store/people.ts";
import { sqliteDialect } from "../../server/store/sqlite.ts";
import { commitment } from "../../shared/core/random.ts";
import { type MatchRecord, pickOptions, readRecord } from "../../shared/core/record.ts";
import { resume } from "../../shared/core/step.ts";
import { toy } from "../toy/index.ts";
import { over, playing, start, TOY, type Under } from "./server.ts";
import { newFile } from "./storage.ts";

const SECRET = "cd".repeat(32);
const RECORD: MatchRecord = {
  game: "toy",
  rules: toy.rules,
  seats: 3,
  options: { ...pickOptions(TOY.options, {}) },
  deal: { commitment: commitment(SECRET), secret: SECRET, shares: ["ef", "01", "23"].map((byte) => byte.repeat(16)) },
  entries: [],
};

/** Runs a server on a file, as `npm start` does, until it is closed. */
async function onFile(file: string): Promise<Under & { stop(): Promise<void> }> {
  const db = await migrated(sqliteDialect(file));
  const under = await start({ journal: journalIn(db), people: peopleIn(db) });
  const stop = async (): Promise<void> => {
    await under.serving.close();
    await db.destroy();
  };
  return { ...under, stop };
}

describe("After a restart", () => {
  it("a finished match can be watched again, whole and frame by frame", async () => {
    const file = newFile();
    const before = await onFile(file);
    const player = playing(await before.browser().playNow("toy"));
    const end = await over(player.feed);
    const { match } = player.feed;
    const record = await player.feed.record();
    const watched = await callDesk(before.address, "frames", { match, from: 0, to: 99 });
    await before.stop();

    const after = await onFile(file);
    const again = readRecord((await callDesk(after.address, "record", { match })).record);
    expect(again).toEqual(record);
    expect(resume(TOY, again).state.table).toEqual(end.sight.table);
    expect(await callDesk(after.address, "frames", { match, from: 0, to: 99 })).toEqual(watched);
    await after.stop();
  });

  it("a match that was on when the process was killed is over, as abandoned", async () => {
    const journal = memoryJournal();
    await journal.open("on", RECORD);
    await journal.open("unheard of", { ...RECORD, game: "chess" });
    await journal.open("over", RECORD);
    await journal.append("over", 0, { type: "end", seat: -1, why: "agreed", at: 1, by: "server" });
    expect(await endLeftovers({ games: [TOY], journal })).toBe(3);
    expect((await journal.read("on"))?.entries).toMatchObject([{ type: "end", why: "abandoned", by: "server" }]);
    expect((await journal.read("over"))?.entries).toHaveLength(1);
    expect(await journal.unfinished()).toEqual([]);
  });
});
