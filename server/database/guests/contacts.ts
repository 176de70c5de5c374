/** People who know each other, in a database. A row says that a guest wants to know another; two rows, one each way, that both do. */

import { LIMITS } from "../../base/limits.ts";
import type { ContactStore, Contacts, MetGuest } from "../../store/contacts.ts";
import type { Database } from "../schema.ts";
import { blocksIn } from "./blocks.ts";
import { deleteContact, hasAsked } from "./contact-rows.ts";
import { guestOfRow } from "./guest-identity.ts";

const DAY = 86_400_000;
/** Seats of other guests that are looked through for new faces. */
const MET_SEATS = 60;

export function contactsIn(db: Database, now: () => number): ContactStore {
  const { blockedAmong } = blocksIn(db);

  return {
    contacts: (id) => readContacts(db, id),

    async contactIds(id) {
      const rows = await db
        .selectFrom("contacts")
        .select(["person", "other"])
        .where((either) => either.or([either("person", "=", id), either("other", "=", id)]))
        .execute();
      return [...new Set(rows.map(({ person, other }) => (person === id ? other : person)))];
    },

    async askToKnow(id, other) {
      const rows = await db.selectFrom("blocks").select("person").where("person", "=", id).where("blocked", "=", other).execute();
      if (rows.length > 0) return "avoided";
      const isUnwanted = (await blockedAmong(id, [other])).length > 0;
      return db.transaction().execute(async (within) => {
        if (await hasAsked(within, id, other)) return "asked";
        const own = await within.selectFrom("contacts").select("at").where("person", "=", id).execute();
        const isAnswer = await hasAsked(within, other, id);
        const today = own.filter(({ at }) => at > now() - DAY);
        if (own.length >= LIMITS.maxContacts || (!isAnswer && today.length >= LIMITS.maxContactRequests)) return "full";
        await within
          .insertInto("contacts")
          .values({ person: id, other, at: now(), refused: Number(isUnwanted) })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return "asked";
      });
    },

    async answerRequest(id, other, yes) {
      const request = db.updateTable("contacts").where("person", "=", other).where("other", "=", id).where("refused", "=", 0);
      if (!yes) {
        await request.set({ refused: 1 }).execute();
        return;
      }
      await db.transaction().execute(async (within) => {
        const open = await within
          .selectFrom("contacts")
          .select("refused")
          .where("person", "=", other)
          .where("other", "=", id)
          .executeTakeFirst();
        if (open === undefined || open.refused === 1) return;
        await within
          .insertInto("contacts")
          .values({ person: id, other, at: now(), refused: 0 })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      });
    },

    async forgetContact(id, other) {
      await db.transaction().execute(async (within) => {
        if ((await hasAsked(within, id, other)) && (await hasAsked(within, other, id))) await deleteContact(within, id, other);
      });
    },

    async recentlyMet(id, limit) {
      const rows = await seatsMet(db, id);
      const apart = new Set(await blockedAmong(id, [...new Set(rows.map((row) => row.id))]));
      const met = new Map<string, MetGuest>();
      for (const { match, seat, ...guest } of rows) {
        const { id: other, ...shown } = guestOfRow(guest);
        if (!met.has(other) && !apart.has(other)) met.set(other, { ...shown, match, seat });
      }
      return [...met.values()].slice(0, limit);
    },

    async setAway(id, away) {
      await db
        .updateTable("people")
        .set({ away: Number(away) })
        .where("id", "=", id)
        .execute();
    },
  };
}

/** Whom a guest knows, who asks them, and whom they have asked. */
async function readContacts(db: Database, id: string): Promise<Contacts> {
  const [guest, own, others] = await Promise.all([
    db.selectFrom("people").select("away").where("id", "=", id).executeTakeFirst(),
    db
      .selectFrom("contacts")
      .innerJoin("people", "people.id", "contacts.other")
      .select(["people.id", "people.name", "people.arms"])
      .where("contacts.person", "=", id)
      .orderBy("contacts.at", "desc")
      .execute(),
    db
      .selectFrom("contacts")
      .innerJoin("people", "people.id", "contacts.person")
      .select(["people.id", "people.name", "people.arms", "contacts.refused"])
      .where("contacts.other", "=", id)
      .orderBy("contacts.at", "desc")
      .limit(2 * LIMITS.maxContacts)
      .execute(),
  ]);
  const asking = new Set(others.map((other) => other.id));
  const asked = new Set(own.map((other) => other.id));
  const known = own.filter((other) => asking.has(other.id)).map(guestOfRow);
  return {
    away: guest?.away === 1,
    known: known.sort((a, b) => a.name.localeCompare(b.name)),
    requests: others.filter((other) => other.refused === 0 && !asked.has(other.id)).map(guestOfRow),
    asked: own.filter((other) => !asking.has(other.id)).map(guestOfRow),
  };
}

/** Seats of guests whom a guest has met and neither knows nor has a request from, the newest first. */
const seatsMet = (db: Database, id: string) =>
  db
    .selectFrom("results as own")
    .innerJoin("results as theirs", "theirs.match", "own.match")
    .innerJoin("people", "people.id", "theirs.person")
    .select(["people.id", "people.name", "people.arms", "theirs.match", "theirs.seat"])
    .where("own.person", "=", id)
    .where("theirs.person", "!=", id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("contacts").select("at").where("person", "=", id).whereRef("other", "=", "theirs.person"))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("contacts").select("at").where("other", "=", id).where("refused", "=", 0).whereRef("person", "=", "theirs.person"),
        ),
      ),
    )
    .orderBy("own.at", "desc")
    .limit(MET_SEATS)
    .execute();
