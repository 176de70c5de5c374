/** Bot accounts, in a database. */
import { randomBytes } from "node:crypto";
import { cleanText } from "../../../shared/core/base/player-text.ts";
import { LONGEST_NAME } from "../../../shared/core/wire/calls.ts";
import type { OwnProgram } from "../../../shared/core/wire/programs.ts";
import { digestOf, newToken } from "../../base/tokens.ts";
import type { ProgramStore } from "../../store/programs.ts";
import type { Database } from "../schema.ts";
import { guestIn } from "./guest-identity.ts";

export function programsIn(db: Database, now: () => number): ProgramStore {
  return {
    async createProgram(owner, name) {
      const [program, token] = [{ id: randomBytes(8).toString("hex"), name }, newToken()];
      await db.transaction().execute(async (within) => {
        await within
          .insertInto("people")
          .values({ ...program, created: now(), seen: now() })
          .execute();
        await within
          .insertInto("programs")
          .values({ person: program.id, owner, digest: digestOf(token) })
          .execute();
      });
      return { program, token };
    },
    programsOf: (owner) => ownPrograms(db, owner),
    async programByToken(token) {
      const row = await db.selectFrom("programs").select(["person", "owner"]).where("digest", "=", digestOf(token)).executeTakeFirst();
      if (row === undefined) return undefined;
      const { person, owner } = row;
      // A guest who only runs programs is not forgotten either.
      await db.updateTable("people").set({ seen: now() }).where("id", "in", [person, owner]).execute();
      const known = await guestIn(db, person);
      return known && { ...known, owner };
    },
    async renewProgram(owner, id) {
      const token = newToken();
      const { numUpdatedRows } = await db
        .updateTable("programs")
        .set({ digest: digestOf(token) })
        .where("person", "=", id)
        .where("owner", "=", owner)
        .executeTakeFirst();
      return numUpdatedRows > 0n ? token : undefined;
    },
  };
}

export async function ownPrograms(db: Database, owner: string): Promise<OwnProgram[]> {
  const rows = await db
    .selectFrom("programs")
    .innerJoin("people", "people.id", "programs.person")
    .select(["people.id", "people.name", "people.created"])
    .where("owner", "=", owner)
    .orderBy("people.created")
    .orderBy("people.id")
    .execute();
  return rows.map(({ id, name, created }) => ({ id, name: cleanText(name, LONGEST_NAME), made: created }));
}
