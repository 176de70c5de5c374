/** Webhooks in a database. */
import { randomBytes } from "node:crypto";
import { cleanText } from "../../../shared/core/base/player-text.ts";
import { LONGEST_NAME } from "../../../shared/core/wire/calls.ts";
import { LIMITS } from "../../base/limits.ts";
import type { StoredWebhook, WebhookStore, WebhookSubject } from "../../store/webhooks.ts";
import { lockRow } from "../lock-row.ts";
import type { Database } from "../schema.ts";

export function webhooksIn(db: Database, now: () => number): WebhookStore {
  const rowsOf = (within: Database) =>
    within
      .selectFrom("webhooks")
      .innerJoin("people", "people.id", "webhooks.person")
      .select(["webhooks.id", "webhooks.person", "people.name", "address", "origin", "language", "off", "group_id"]);

  async function idsOf(within: Database, { type, key }: WebhookSubject): Promise<readonly string[]> {
    if (type === "group") {
      const rows = await within.selectFrom("webhooks").select("id").where("group_id", "=", key).execute();
      return rows.map(({ id }) => id);
    }
    const rows = await within.selectFrom("webhook_subjects").select("webhook").where("subject", "=", key).execute();
    return rows.map(({ webhook }) => webhook);
  }

  return {
    addWebhook: (person, subject, { address, origin, language }) =>
      db.transaction().execute(async (within) => {
        await lockRow(within, "people", "id", person);
        const own = await within.selectFrom("webhooks").select("id").where("person", "=", person).execute();
        const others = await idsOf(within, subject);
        if (own.length >= LIMITS.maxWebhooks || others.length >= LIMITS.maxWebhooksOfSubject) return false;
        const id = randomBytes(8).toString("hex");
        const group_id = subject.type === "group" ? subject.key : null;
        await within.insertInto("webhooks").values({ id, person, group_id, address, origin, language, made: now(), off: 0 }).execute();
        if (group_id === null)
          await within.insertInto("webhook_subjects").values({ webhook: id, subject: subject.key, since: now() }).execute();
        return true;
      }),

    async webhooksOf(subject) {
      const ids = await idsOf(db, subject);
      if (ids.length === 0) return [];
      return (await rowsOf(db).where("webhooks.id", "in", ids).orderBy("made").orderBy("webhooks.id").execute()).map(read);
    },

    async webhookOf(person, id) {
      const row = await rowsOf(db).where("webhooks.id", "=", id).where("webhooks.person", "=", person).executeTakeFirst();
      return row && read(row);
    },

    async removeWebhook(person, id) {
      await db.deleteFrom("webhooks").where("id", "=", id).where("person", "=", person).execute();
    },

    async switchWebhook(id, on) {
      await db
        .updateTable("webhooks")
        .set({ off: on ? 0 : now() })
        .where("id", "=", id)
        .execute();
    },

    async alsoPost(subject, table) {
      const ids = await idsOf(db, subject);
      if (ids.length === 0) return;
      await db
        .insertInto("webhook_subjects")
        .values(ids.map((webhook) => ({ webhook, subject: table, since: now() })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}

type Row = Omit<StoredWebhook, "by" | "off" | "ofGroup"> & {
  readonly name: string;
  readonly off: number;
  readonly group_id: string | null;
};
const read = ({ name, off, group_id, ...row }: Row): StoredWebhook => ({
  ...row,
  by: cleanText(name, LONGEST_NAME),
  ofGroup: group_id !== null,
  off: off > 0,
});

/** Tables that are gone are posted no more, and a webhook without a group goes with its last table. */
export async function deleteIdleWebhooks(within: Database, before: number): Promise<void> {
  await within
    .deleteFrom("webhook_subjects")
    .where("since", "<", before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("tables").select("id").whereRef("tables.id", "=", "webhook_subjects.subject"))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("appointments").select("code").whereRef("appointments.code", "=", "webhook_subjects.subject"))),
    )
    .execute();
  await within
    .deleteFrom("webhooks")
    .where("group_id", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("webhook_subjects").select("webhook").whereRef("webhook_subjects.webhook", "=", "webhooks.id"))),
    )
    .execute();
}

/** As a guest may see their own later: the address itself is shown to nobody. */
export async function ownWebhooks(db: Database, person: string): Promise<readonly object[]> {
  const rows = await db
    .selectFrom("webhooks")
    .select(["address", "group_id", "language", "made", "off"])
    .where("person", "=", person)
    .execute();
  return rows.map(({ address, group_id, ...row }) => ({ host: new URL(address).hostname, ofGroup: group_id !== null, ...row }));
}
