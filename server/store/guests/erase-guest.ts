/** Erases a guest wherever they are named: in entries, also damaged ones, in chat lines of complaints, and in snapshots of tables. */

import { seatsOf, type TableSnapshot, withoutPlayer } from "../../data/table-store.ts";
import { unnamed } from "../../match/chat.ts";
import { readEntry } from "../journal.ts";
import type { Database } from "../schema.ts";
import { flushMatch } from "../sqlite/flush-buffer.ts";
import { readSnapshot } from "../table-store.ts";

interface MatchSeat {
  readonly match: string;
  readonly seat: number;
}

/** Call within a transaction. `running` are the guest's seats in matches whose rooms have erased them already. */
export async function eraseGuest(within: Database, id: string, running: readonly MatchSeat[]): Promise<void> {
  const finished = await within.selectFrom("results").select(["match", "seat"]).where("person", "=", id).execute();
  const atTables = await eraseFromTables(within, id);
  for (const seat of [...finished, ...running, ...atTables]) await eraseSeat(within, seat);
  // Devices, codes, ratings, blocks, desertions, subscriptions, settings and the guest's own complaints are deleted by foreign keys; results lose the person.
  await within.deleteFrom("people").where("id", "=", id).execute();
}

/** Removes every name of this seat. */
export async function eraseSeat(within: Database, seat: MatchSeat): Promise<void> {
  await flushMatch(within, seat.match);
  for (const table of ["entries", "torn"] as const) await eraseFromEntries(within, table, seat);
  await eraseFromComplaints(within, seat);
}

async function eraseFromEntries(within: Database, table: "entries" | "torn", { match, seat }: MatchSeat): Promise<void> {
  // Both tables have the columns used here.
  const rows = within.selectFrom(table as "entries").select(["number", "entry"]);
  for (const { number, entry: text } of await rows.where("match", "=", match).where("entry", "like", '%"name"%').execute()) {
    const entry = readEntry(text);
    if (entry !== undefined && (entry.type !== "seat" || entry.seat !== seat)) continue;
    // An unreadable entry may name anyone, so it is emptied.
    const erased = entry === undefined ? "" : JSON.stringify({ ...entry, name: "" });
    await within
      .updateTable(table as "entries")
      .set({ entry: erased })
      .where("match", "=", match)
      .where("number", "=", number)
      .where("entry", "=", text)
      .execute();
  }
}

/** Complaints by others stay, without the name. */
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

/** Returns the seats that snapshots still gave the guest. */
async function eraseFromTables(within: Database, id: string): Promise<MatchSeat[]> {
  await within.deleteFrom("sitters").where("person", "=", id).execute();
  const rows = await within.selectFrom("tables").select(["id", "standing"]).where("standing", "like", `%${id}%`).execute();
  const save = (table: string, snapshot: TableSnapshot | undefined) =>
    within
      .updateTable("tables")
      .set({ standing: snapshot === undefined ? "" : JSON.stringify(withoutPlayer(snapshot, id)) })
      .where("id", "=", table)
      .execute();
  const seats: MatchSeat[] = [];
  for (const row of rows) {
    const snapshot = readSnapshot(row.id, row.standing);
    if (snapshot !== undefined) seats.push(...seatsOf(snapshot, id).map((seat) => ({ match: row.id, seat })));
    await save(row.id, snapshot);
  }
  return seats;
}
