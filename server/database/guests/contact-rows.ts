import type { Database } from "../schema.ts";

export async function hasAsked(within: Database, person: string, other: string): Promise<boolean> {
  const row = await within.selectFrom("contacts").select("at").where("person", "=", person).where("other", "=", other).executeTakeFirst();
  return row !== undefined;
}

/** Deletes it in both directions. */
export async function deleteContact(within: Database, id: string, other: string): Promise<void> {
  await within
    .deleteFrom("contacts")
    .where((either) => either.or([either("person", "=", id).and("other", "=", other), either("person", "=", other).and("other", "=", id)]))
    .execute();
}
