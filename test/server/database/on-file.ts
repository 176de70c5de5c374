/** A server on a SQLite file, as `npm start` runs it, and its restart. */
import type { LiveFeed } from "../../../client/feed/live/live-lobby.ts";
import { migrateDatabase } from "../../../server/database/database.ts";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { journalIn } from "../../../server/database/journal.ts";
import type { Database } from "../../../server/database/schema.ts";
import { sqliteDialect } from "../../../server/database/sqlite/dialect.ts";
import { tableStoreIn } from "../../../server/database/table-store.ts";
import type { ServeOptions } from "../../../server/main.ts";
import type { View } from "../../../shared/core/contract/game.ts";
import type { Answer } from "../../../shared/core/wire/wire.ts";
import { asked, start, type Under, whenPresent } from "../server.ts";

export type OnFile = Under & { readonly db: Database; stop(): Promise<void> };

/** Runs a server on a file, as `npm start` does, until it is closed. */
export async function onFile(file: string, more: Partial<ServeOptions> = {}): Promise<OnFile> {
  const db = await migrateDatabase(sqliteDialect(file));
  const under = await start({ journal: journalIn(db), tableStore: tableStoreIn(db), guests: guestStoreIn(db), ...more });
  const stop = async (): Promise<void> => {
    await under.serving.close();
    await db.destroy();
  };
  return { ...under, db, stop };
}

/** The next process, at the same address. */
export async function again(
  before: OnFile,
  file: string,
  meanwhile = async (): Promise<void> => undefined,
  more: Partial<ServeOptions> = {},
): Promise<OnFile> {
  await before.stop();
  await meanwhile();
  return onFile(file, { port: before.serving.port, ...more });
}

/** Answers the next ask. */
export async function moveOnce(feed: LiveFeed): Promise<Answer> {
  const { ask, sight } = await asked(feed);
  return feed.send([feed.game.notation(feed.game.moves(sight as View)[0]!)], ask);
}

export const reopened = (feed: LiveFeed): Promise<void> => whenPresent(feed, ({ connection }) => connection === "open");
export const dropped = (feed: LiveFeed): Promise<void> => whenPresent(feed, ({ connection }) => connection === "lost");
