/** What a guest allows or not, each in a table of those who do. */
import type { Database } from "../schema.ts";

type AllowanceTable = "findable" | "publishers";

export async function isAllowed(db: Database, table: AllowanceTable, person: string): Promise<boolean> {
  return (await db.selectFrom(table).select("person").where("person", "=", person).executeTakeFirst()) !== undefined;
}

export async function setAllowed(db: Database, table: AllowanceTable, person: string, on: boolean): Promise<void> {
  if (on)
    await db
      .insertInto(table)
      .values({ person })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else await db.deleteFrom(table).where("person", "=", person).execute();
}
