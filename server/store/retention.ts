/** How long things are kept, in a database. */
import { sql } from "kysely";
import type { GuestStore } from "../data/guest-store.ts";
import { time } from "../time.ts";
import type { Database } from "./schema.ts";
import { flushIfAny, isSqlite } from "./sqlite/flush-buffer.ts";

export interface Retention {
  /** Days that finished matches are kept; 0 is for ever. Who played and how it ended stays in people's histories. */
  readonly matches: number;
  /** Days that a guest is kept who does not come back; 0 is for ever. */
  readonly guests: number;
}

export const KEEP_FOREVER: Retention = { matches: 0, guests: 0 };

const DAY = 86_400_000;
/** Days that somebody is kept who has come once and has never finished a match. */
const ONE_TIME_GUEST_DAYS = 30;

export async function deleteExpired(db: Database, people: GuestStore, { matches, guests }: Retention, now = time.now()): Promise<void> {
  // What goes with its match goes from its place.
  if (isSqlite(db)) await flushIfAny(db);
  if (matches > 0)
    await db
      .deleteFrom("matches")
      .where("closed", "=", 1)
      .where("ended", "<", now - matches * DAY)
      .execute();
  await db
    .deleteFrom("people")
    .where("seen", "<", now - ONE_TIME_GUEST_DAYS * DAY)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom("results").select("match").whereRef("results.person", "=", "people.id"))))
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom("sitters").select("table").whereRef("sitters.person", "=", "people.id"))))
    .execute();
  if (guests === 0) return;
  const gone = await db
    .selectFrom("people")
    .select("id")
    .where("seen", "<", now - guests * DAY)
    .execute();
  for (const { id } of gone) await people.erase(id);
}

/** Gives what was deleted back to the disk; PostgreSQL does so by itself. Nothing else can be done meanwhile. */
export async function compact(db: Database): Promise<void> {
  await sql`vacuum`.execute(db);
}
