/** Ways to a guest one has not met, in a database. */
import { cleanText, lookalikeKey } from "../../../shared/core/base/player-text.ts";
import { LONGEST_NAME } from "../../../shared/core/wire/calls.ts";
import { LIMITS } from "../../base/limits.ts";
import type { FindingStore } from "../../store/finding.ts";
import type { Database } from "../schema.ts";
import { isAllowed, setAllowed } from "./allowances.ts";
import { blocksIn } from "./blocks.ts";
import { guestIn } from "./guest-identity.ts";

export function findingIn(db: Database, now: () => number): FindingStore {
  const { blockedAmong } = blocksIn(db);
  const linkRow = (within: Database, column: "code" | "person", value: string) =>
    within.selectFrom("contact_links").selectAll().where(column, "=", value).where("until", ">", now()).executeTakeFirst();

  return {
    async contactLink(person) {
      const row = await linkRow(db, "person", person);
      return row && { code: row.code, until: row.until, once: row.once === 1 };
    },

    setContactLink: (person, link) =>
      db.transaction().execute(async (within) => {
        await within.deleteFrom("contact_links").where("person", "=", person).execute();
        if (link === undefined) return;
        await within
          .insertInto("contact_links")
          .values({ ...link, person, once: Number(link.once) })
          .execute();
      }),

    async guestByLink(code) {
      const row = await linkRow(db, "code", code);
      return row && guestIn(db, row.person);
    },

    async addByLink(person, code) {
      const other = (await linkRow(db, "code", code))?.person;
      if (other === undefined || other === person || (await blockedAmong(person, [other])).length > 0) return false;
      return db.transaction().execute(async (within) => {
        for (const one of [person, other]) {
          const known = await within.selectFrom("contacts").select("other").where("person", "=", one).execute();
          if (known.length >= LIMITS.maxContacts) return false;
        }
        // Of two who use it at the same time, one finds a link that works once.
        const row = await linkRow(within, "code", code);
        if (row === undefined) return false;
        if (row.once === 1) {
          const { numDeletedRows } = await within.deleteFrom("contact_links").where("code", "=", code).executeTakeFirst();
          if (numDeletedRows === 0n) return false;
        }
        for (const [one, its] of [
          [person, other],
          [other, person],
        ] as const)
          await within
            .insertInto("contacts")
            .values({ person: one, other: its, at: now(), refused: 0 })
            .onConflict((conflict) => conflict.columns(["person", "other"]).doUpdateSet({ refused: 0 }))
            .execute();
        return true;
      });
    },

    isFindable: (person) => isAllowed(db, "findable", person),
    setFindable: (person, on) => setAllowed(db, "findable", person, on),

    async findGuests(person, name) {
      const rows = await db
        .selectFrom("findable")
        .innerJoin("people", "people.id", "findable.person")
        .select(["people.id", "people.name"])
        .where("people.id", "!=", person)
        .orderBy("people.seen", "desc")
        .limit(LIMITS.maxFindable)
        .execute();
      const wanted = lookalikeKey(name);
      const named = rows
        .map(({ id, name: known }) => ({ id, name: cleanText(known, LONGEST_NAME) }))
        .filter((one) => wanted !== "" && lookalikeKey(one.name).startsWith(wanted));
      const apart = new Set(
        await blockedAmong(
          person,
          named.map(({ id }) => id),
        ),
      );
      return named.filter(({ id }) => !apart.has(id)).slice(0, LIMITS.maxFound);
    },
  };
}
