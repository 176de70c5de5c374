/** Tables with a time, in a database. */
import { cleanText } from "../../../shared/core/base/player-text.ts";
import { LONGEST_NAME } from "../../../shared/core/wire/calls.ts";
import { LIMITS } from "../../base/limits.ts";
import type { AppointmentStore, StoredAppointment } from "../../store/appointments.ts";
import { lockRow } from "../lock-row.ts";
import type { Database } from "../schema.ts";
import { guestIn } from "./guest-identity.ts";

export function appointmentsIn(db: Database, now: () => number): AppointmentStore {
  return {
    addAppointment: (host, made) =>
      db.transaction().execute(async (within) => {
        await lockRow(within, "people", "id", host);
        const own = await within.selectFrom("appointments").select("code").where("host", "=", host).execute();
        if (own.length >= LIMITS.maxAppointments) return false;
        await within
          .insertInto("appointments")
          .values({ ...made, host, told: 0, table: null })
          .execute();
        await within.insertInto("comers").values({ code: made.code, person: host, since: now() }).execute();
        return true;
      }),

    appointment: (code) => readAppointment(db, code),

    async appointmentsOf(person) {
      const rows = await db
        .selectFrom("comers")
        .innerJoin("appointments", "appointments.code", "comers.code")
        .select("appointments.code")
        .where("comers.person", "=", person)
        .orderBy("appointments.at")
        .limit(LIMITS.maxComings)
        .execute();
      return readAll(
        db,
        rows.map(({ code }) => code),
      );
    },

    setComing: (code, person, comes) =>
      db.transaction().execute(async (within) => {
        if (comes) await lockRow(within, "people", "id", person);
        if (!(await lockRow(within, "appointments", "code", code))) return !comes;
        if (!comes) {
          await removeComer(within, code, person);
          return true;
        }
        const [comers, own] = await Promise.all([
          within.selectFrom("comers").select("person").where("code", "=", code).execute(),
          within.selectFrom("comers").select("code").where("person", "=", person).execute(),
        ]);
        if (comers.length >= LIMITS.maxComers || own.length >= LIMITS.maxComings) return comers.some((one) => one.person === person);
        await within
          .insertInto("comers")
          .values({ code, person, since: now() })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return true;
      }),

    async noteTable(code, table, person) {
      await db.updateTable("appointments").set({ table }).where("code", "=", code).execute();
      await db.deleteFrom("comers").where("code", "=", code).where("person", "=", person).execute();
    },

    async takeReminders(until) {
      const rows = await db
        .updateTable("appointments")
        .set({ told: 1 })
        .where("told", "=", 0)
        .where("at", "<=", until)
        .returning("code")
        .execute();
      return readAll(
        db,
        rows.map(({ code }) => code),
      );
    },

    async dropAppointments(before) {
      await db.deleteFrom("appointments").where("at", "<", before).execute();
    },
  };
}

async function removeComer(within: Database, code: string, person: string): Promise<void> {
  await within.deleteFrom("comers").where("code", "=", code).where("person", "=", person).execute();
  await deleteEmptyAppointments(within, [code]);
}

/** Without a table an appointment ends with the last who comes. Of these appointments, else of all. */
export async function deleteEmptyAppointments(within: Database, codes?: readonly string[]): Promise<void> {
  if (codes?.length === 0) return;
  await within
    .deleteFrom("appointments")
    .$if(codes !== undefined, (query) => query.where("code", "in", codes as string[]))
    .where("table", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("comers").select("comers.person").whereRef("comers.code", "=", "appointments.code"))),
    )
    .execute();
}

async function readAll(db: Database, codes: readonly string[]): Promise<StoredAppointment[]> {
  const found = await Promise.all(codes.map((code) => readAppointment(db, code)));
  return found.filter((one) => one !== undefined);
}

async function readAppointment(db: Database, code: string): Promise<StoredAppointment | undefined> {
  const row = await db.selectFrom("appointments").selectAll().where("code", "=", code).executeTakeFirst();
  if (row === undefined) return undefined;
  const people = await db
    .selectFrom("comers")
    .innerJoin("people", "people.id", "comers.person")
    .select(["people.id", "people.name"])
    .where("comers.code", "=", code)
    .orderBy("comers.since")
    .orderBy("people.id")
    .execute();
  return {
    code,
    game: row.game,
    at: row.at,
    wish: row.wish,
    host: row.host === null ? undefined : await guestIn(db, row.host),
    people: people.map(({ id, name }) => ({ id, name: cleanText(name, LONGEST_NAME) })),
    table: row.table ?? undefined,
  };
}
