/** Makes transactions wait for each other where they count rows first: SQLite has one at a time, PostgreSQL many. */
import { sql } from "kysely";
import type { Database } from "./schema.ts";
import { isSqlite } from "./sqlite/flush-buffer.ts";

/** Call within a transaction, until whose end no other one gets the row. Whether there is such a row. */
export async function lockRow(
  within: Database,
  table: "people" | "groups" | "appointments" | "shared_deals",
  key: "id" | "code",
  value: string,
): Promise<boolean> {
  const { rows } =
    await sql`select 1 from ${sql.table(table)} where ${sql.ref(key)} = ${value} ${isSqlite(within) ? sql`` : sql`for update`}`.execute(
      within,
    );
  return rows.length > 0;
}
