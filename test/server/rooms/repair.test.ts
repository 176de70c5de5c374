/** Damaged records, and what is played of them. */
import { describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveFeed } from "../../../client/feed/live/live-lobby.ts";
import { migrateDatabase } from "../../../server/database/database.ts";
import { sqliteDialect } from "../../../server/database/sqlite/dialect.ts";
import { resume } from "../../../shared/core/match/step.ts";
import type { NoticeNews } from "../../../shared/core/wire/wire.ts";
import { again, moveOnce, onFile, reopened } from "../database/on-file.ts";
import { newFile } from "../database/storage.ts";
import { over, playing, TOY, together, watching, when } from "../server.ts";

/** How many entries the room says were lost. */
const repaired = (feed: LiveFeed): Promise<unknown> =>
  new Promise((told) => {
    const notice = ({ key, args }: NoticeNews) => key === "repaired" && told(args.entries);
    feed.listen({ frame: () => undefined, presence: () => undefined, notice });
  });

describe("A record whose end is damaged", () => {
  const damages = {
    "was cut in the middle of an entry": '{"type":"moves","se',
    "holds an entry that cannot be played": JSON.stringify({
      type: "moves",
      seat: 0,
      at: 1,
      by: "person",
      ask: 1,
      moves: ["no such move"],
    }),
  };
  for (const [name, entry] of Object.entries(damages))
    it(`and ${name}, opens at the last whole entry, says so, and goes on`, async () => {
      const file = newFile();
      const before = await onFile(file);
      const feeds = await together(before, "toy", 3);
      const { match } = feeds[0]!.ticket;
      await Promise.all(feeds.map(moveOnce));
      const record = (await before.journal.read(match))!;
      const { length } = record.entries;
      const { frame } = resume(TOY, record);
      await Promise.all(feeds.map((feed) => when(feed, ({ number }) => number === frame)));
      const told = Promise.all(feeds.map(repaired));
      const after = await again(before, file, async () => {
        const db = await migrateDatabase(sqliteDialect(file));
        await db
          .insertInto("entries")
          .values({ match, number: length + 5, entry })
          .execute();
        await db
          .updateTable("entries")
          .set({ number: length })
          .where("number", "=", length + 5)
          .execute();
        await db.destroy();
      });
      expect(await told).toEqual([1, 1, 1]);
      await Promise.all(feeds.map(reopened));
      expect(feeds.map((feed) => watching(feed).seen.at(-1)!.number)).toEqual([frame, frame, frame]);
      await Promise.all(feeds.map((feed) => over(playing(feed).feed)));
      expect(await after.db.selectFrom("torn").select(["match", "entry"]).execute()).toEqual([{ match, entry }]);
      await after.stop();
    });
});

describe("A record of newer rules", () => {
  it("waits for a process that knows them: an older one beside it neither plays nor mends it", async () => {
    const file = newFile();
    const games = [{ ...TOY, rules: TOY.rules + 1 }];
    const newer = await onFile(file, { games });
    const feeds = await together(newer, "toy", 3);
    await Promise.all(feeds.map(moveOnce));
    const { match, token } = feeds[0]!.ticket;
    const record = await newer.journal.read(match);
    const older = await again(newer, file);
    await expect(callApi(older.address, "sit", { match, token })).rejects.toMatchObject({ key: "failed" });
    expect(await older.journal.read(match)).toEqual(record);
    const last = await again(older, file, undefined, { games });
    await Promise.all(feeds.map(reopened));
    await Promise.all(feeds.map((feed) => over(playing(feed).feed)));
    await last.stop();
  });
});
