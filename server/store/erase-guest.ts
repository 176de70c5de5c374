/** Forgets a guest wherever he is named: in entries, in what was put aside of them, in what was said, at tables that still stand. */

import { seatsOf, type TableSnapshot, withoutPlayer } from "../data/table-store.ts";
import { unnamed } from "../match/chat.ts";
import { readEntry } from "./journal.ts";
import type { Database } from "./schema.ts";
import { flushMatch } from "./sqlite/flush-buffer.ts";
import { readSnapshot } from "./table-store.ts";

interface MatchSeat {
  readonly match: string;
  readonly seat: number;
}

/** Within a transaction. Of matches that are not over it is enough to know those whose rooms have forgotten him already. */
export async function eraseGuest(within: Database, id: string, running: readonly MatchSeat[]): Promise<void> {
  const finished = await within.selectFrom("results").select(["match", "seat"]).where("person", "=", id).execute();
  const sitting = await eraseFromTables(within, id);
  for (const sat of [...finished, ...running, ...sitting]) await eraseSeat(within, sat);
  // Devices, codes, ratings, blocks, desertions and his complaints go with him; results lose his name.
  await within.deleteFrom("people").where("id", "=", id).execute();
}

/** Whoever sat there, by whatever name he went. */
export async function eraseSeat(within: Database, sat: MatchSeat): Promise<void> {
  await flushMatch(within, sat.match);
  for (const table of ["entries", "torn"] as const) await eraseFromEntries(within, table, sat);
  await eraseFromComplaints(within, sat);
}

async function eraseFromEntries(within: Database, table: "entries" | "torn", { match, seat }: MatchSeat): Promise<void> {
  // Of the same columns, as far as they are needed here.
  const rows = within.selectFrom(table as "entries").select(["number", "entry"]);
  for (const { number, entry: text } of await rows.where("match", "=", match).where("entry", "like", '%"name"%').execute()) {
    const entry = readEntry(text);
    if (entry !== undefined && (entry.type !== "seat" || entry.seat !== seat)) continue;
    // Of what cannot be read nobody can say whom it names.
    const rest = entry === undefined ? "" : JSON.stringify({ ...entry, name: "" });
    await within
      .updateTable(table as "entries")
      .set({ entry: rest })
      .where("match", "=", match)
      .where("number", "=", number)
      .where("entry", "=", text)
      .execute();
  }
}

/** What others complain of stays, without the name. */
async function eraseFromComplaints(within: Database, { match, seat }: MatchSeat): Promise<void> {
  const chats = await within.selectFrom("complaints").select("chat").distinct().where("match", "=", match).execute();
  for (const { chat } of chats)
    await within
      .updateTable("complaints")
      .set({ chat: JSON.stringify(unnamed(JSON.parse(chat), [seat])) })
      .where("match", "=", match)
      .where("chat", "=", chat)
      .execute();
}

/** Tables that stand, and whose rooms, if there are any, have not forgotten him. */
async function eraseFromTables(within: Database, id: string): Promise<MatchSeat[]> {
  await within.deleteFrom("sitters").where("person", "=", id).execute();
  const rows = await within.selectFrom("tables").select(["id", "standing"]).where("standing", "like", `%${id}%`).execute();
  const keep = (table: string, standing: TableSnapshot | undefined) =>
    within
      .updateTable("tables")
      .set({ standing: standing === undefined ? "" : JSON.stringify(withoutPlayer(standing, id)) })
      .where("id", "=", table)
      .execute();
  const sat: MatchSeat[] = [];
  for (const row of rows) {
    const standing = readSnapshot(row.id, row.standing);
    if (standing !== undefined) sat.push(...seatsOf(standing, id).map((seat) => ({ match: row.id, seat })));
    await keep(row.id, standing);
  }
  return sat;
}
