/** Which guests a table's snapshot names, so that they are found by index. Tables saved by older versions are read once, in slices. */
import { setTimeout as pause } from "node:timers/promises";
import type { TableSnapshot } from "../table/snapshot.ts";
import type { Database } from "./schema.ts";

/** Tables read in one transaction. */
const SLICE = 50;
/** Between two slices, for the writes of matches; in milliseconds. */
export const SLICE_PAUSE = 5;

export interface NamedGuest {
  readonly person: string;
  /** 1 with a seat; 0 for a guest who has left it and whose place among the players is kept. */
  readonly seated: number;
}

export function namedIn({ seats, players }: Pick<TableSnapshot, "seats" | "players">): NamedGuest[] {
  const seated = new Set(seats.map(({ person }) => person));
  const left = new Set(players.flatMap((person) => (person === null || seated.has(person) ? [] : person)));
  const guests = [...seated].map((person) => ({ person, seated: 1 })).concat([...left].map((person) => ({ person, seated: 0 })));
  return guests.filter(({ person }) => person !== "");
}

/** Adds what older versions have not noted. Returns at once if there is nothing to add. */
export async function indexOldTables(db: Database): Promise<void> {
  while ((await db.transaction().execute(indexSlice)) === SLICE) await pause(SLICE_PAUSE);
}

async function indexSlice(within: Database): Promise<number> {
  const rows = await within
    .selectFrom("tables")
    .select(["id", "standing", "touched"])
    .whereRef("indexed", "!=", "touched")
    .orderBy("id")
    .limit(SLICE)
    .execute();
  for (const { id, standing, touched } of rows) {
    // Reads also a snapshot that cannot be parsed: it may name anyone whose id is in it.
    const people = new Set(Array.from(standing.matchAll(/"([0-9a-f]{16})"/g), ([, person]) => person as string));
    if (people.size > 0)
      await within
        .insertInto("sitters")
        .values([...people].map((person) => ({ table: id, person, seated: 0 })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    await within.updateTable("tables").set({ indexed: touched }).where("id", "=", id).execute();
  }
  return rows.length;
}
