/** Deletes what is past its retention. */
import { sql } from "kysely";
import { time } from "../base/time.ts";
import type { GuestStore } from "../store/guest-store.ts";
import { deleteOldActs } from "./guests/acts.ts";
import { deleteEmptyAppointments } from "./guests/appointments.ts";
import { deleteUnusedChats } from "./guests/complaint-chats.ts";
import { deleteEmptyGroups } from "./guests/groups.ts";
import { deleteIdleWebhooks } from "./guests/webhooks.ts";
import type { Database } from "./schema.ts";
import { flushIfAny, isSqlite } from "./sqlite/flush-buffer.ts";
import { indexOldTables } from "./table-names.ts";

export interface Retention {
  /** Days that records of finished matches are kept; 0 keeps them forever. Results stay in the players' histories. */
  readonly matches: number;
  /** Days after a guest's last visit; 0 keeps them forever. */
  readonly guests: number;
  /** Days that the operator's log is kept; 0 keeps it forever. What still holds is kept in any case. */
  readonly acts: number;
}

export const KEEP_FOREVER: Retention = { matches: 0, guests: 0, acts: 0 };

const DAY = 86_400_000;
/** Time for the operator to read them. */
const COMPLAINT_DAYS = 180;
/** How long the results of a deal by a link, and of an arena, are kept after the last day on which it can be played. */
const SHARED_DEAL_DAYS = 90;
/** Time to mend them. */
const PAGE_ERROR_DAYS = 30;
/** How long guests are kept who have no finished match, no seat, no program and no passkey. */
const ONE_TIME_GUEST_DAYS = 30;

export async function deleteExpired(
  db: Database,
  guestStore: GuestStore,
  { matches, guests, acts }: Retention,
  now = time.now(),
): Promise<void> {
  // Foreign keys delete a match's entries only from `entries`.
  if (isSqlite(db)) await flushIfAny(db);
  await indexOldTables(db);
  await db
    .deleteFrom("complaints")
    .where("at", "<", now - COMPLAINT_DAYS * DAY)
    .execute();
  await deleteUnusedChats(db);
  await db
    .deleteFrom("page_errors")
    .where("last", "<", now - PAGE_ERROR_DAYS * DAY)
    .execute();
  await db
    .deleteFrom("shared_deals")
    .where("last", "<", new Date(now - SHARED_DEAL_DAYS * DAY).toISOString().slice(0, 10))
    .execute();
  // Its deals go with it.
  await db
    .deleteFrom("arenas")
    .where("closes", "<", now - SHARED_DEAL_DAYS * DAY)
    .execute();
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
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("sitters").select("table").whereRef("sitters.person", "=", "people.id").where("sitters.seated", "=", 1))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("programs").select("person").whereRef("programs.owner", "=", "people.id"))),
    )
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom("passkeys").select("id").whereRef("passkeys.person", "=", "people.id"))))
    .execute();
  await deleteEmptyGroups(db);
  await deleteEmptyAppointments(db);
  await deleteIdleWebhooks(db, now - DAY);
  if (acts > 0) await deleteOldActs(db, now - acts * DAY, now);
  if (guests === 0) return;
  const gone = await db
    .selectFrom("people")
    .select("id")
    .where("seen", "<", now - guests * DAY)
    .execute();
  for (const { id } of gone) await guestStore.erase(id);
}

/** Returns free pages to the disk; blocks the database. PostgreSQL does so by itself. */
export async function compact(db: Database): Promise<void> {
  await sql`vacuum`.execute(db);
}
