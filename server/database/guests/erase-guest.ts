/**
 * Erases a guest wherever they are named: in entries, also damaged ones, in chat lines of complaints, and in snapshots of tables. All of it
 * is found by index and done in slices: the moves of others are written by the same connection.
 */
import { setTimeout as pause } from "node:timers/promises";
import { seatsOf, withoutPlayer } from "../../table/snapshot.ts";
import { readEntry } from "../entry-table.ts";
import type { Database } from "../schema.ts";
import { flushMatch } from "../sqlite/flush-buffer.ts";
import { indexOldTables, SLICE_PAUSE } from "../table-names.ts";
import { readSnapshot } from "../table-store.ts";
import { eraseFromActs } from "./acts.ts";
import { deleteEmptyAppointments } from "./appointments.ts";
import { deleteUnusedChats, eraseFromChat } from "./complaint-chats.ts";
import { deleteEmptyGroups } from "./groups.ts";

interface MatchSeat {
  readonly match: string;
  readonly seat: number;
}
/** A place where a guest is named: in a seat of a match, or somewhere in the snapshot of a table. */
type Place = MatchSeat | { readonly table: string };

/** Places in one transaction. */
const SLICE = 10;

/**
 * Can be asked for again if it fails halfway: the guest goes last. `running` are the guest's seats in matches whose rooms have erased them
 * already.
 */
export async function eraseGuest(db: Database, id: string, running: readonly MatchSeat[]): Promise<void> {
  await indexOldTables(db);
  // With their owner they would lose only what says that they are programs.
  const programs = await db.selectFrom("programs").select("person").where("owner", "=", id).execute();
  for (const { person } of programs) await eraseGuest(db, person, []);
  const known = [...running, ...(await placesOf(db, id))];
  for (let from = 0; from + SLICE < known.length; from += SLICE) {
    await db.transaction().execute((within) => erasePlaces(within, id, known.slice(from, from + SLICE)));
    await pause(SLICE_PAUSE);
  }
  const done = new Set(known.map(keyOf));
  await db.transaction().execute(async (within) => {
    const since = (await placesOf(within, id)).filter((place) => !done.has(keyOf(place)));
    await erasePlaces(within, id, [...known.slice(-SLICE), ...since]);
    // Foreign keys delete all rows of the guest with this one; results lose the person.
    const complained = await within.selectFrom("complaints").select("match").where("person", "=", id).executeTakeFirst();
    const groups = await within.selectFrom("members").select("group_id").where("person", "=", id).execute();
    const comings = await within.selectFrom("comers").select("code").where("person", "=", id).execute();
    await within.deleteFrom("people").where("id", "=", id).execute();
    await deleteEmptyGroups(
      within,
      groups.map(({ group_id }) => group_id),
    );
    await deleteEmptyAppointments(
      within,
      comings.map(({ code }) => code),
    );
    await eraseFromActs(within, id);
    if (complained !== undefined) await deleteUnusedChats(within);
  });
}

/** Records of a guest's matches show another name from now on; in complaints the old one stays, as what was complained about. */
export async function renameInRecords(db: Database, id: string, name: string): Promise<void> {
  await indexOldTables(db);
  for (const place of await placesOf(db, id)) {
    await db.transaction().execute(async (within) => {
      for (const seat of "table" in place ? await seatsAtTable(within, id, place.table) : [place]) await nameInEntries(within, seat, name);
    });
    await pause(SLICE_PAUSE);
  }
}

async function seatsAtTable(within: Database, id: string, table: string): Promise<MatchSeat[]> {
  const snapshot = await snapshotOf(within, table);
  return snapshot === undefined ? [] : seatsOf(snapshot, id).map((seat) => ({ match: table, seat }));
}

async function snapshotOf(within: Database, table: string) {
  const row = await within.selectFrom("tables").select("standing").where("id", "=", table).executeTakeFirst();
  return row && readSnapshot(table, row.standing);
}

const keyOf = (place: Place): string => ("table" in place ? place.table : `${place.match} ${place.seat}`);

async function placesOf(db: Database, id: string): Promise<readonly Place[]> {
  const finished = await db.selectFrom("results").select(["match", "seat"]).where("person", "=", id).execute();
  const tables = await db.selectFrom("sitters").select("table").where("person", "=", id).execute();
  return [...finished, ...tables];
}

async function erasePlaces(within: Database, id: string, places: readonly Place[]): Promise<void> {
  for (const place of places) {
    const seats = "table" in place ? await eraseFromTable(within, id, place.table) : [place];
    for (const seat of seats) await eraseSeat(within, seat);
  }
}

/** Removes every name of this seat. */
export async function eraseSeat(within: Database, seat: MatchSeat): Promise<void> {
  await nameInEntries(within, seat, "");
  await eraseFromChat(within, seat.match, seat.seat);
}

async function nameInEntries(within: Database, seat: MatchSeat, name: string): Promise<void> {
  await flushMatch(within, seat.match);
  for (const table of ["entries", "torn"] as const) await nameIn(within, table, seat, name);
}

async function nameIn(within: Database, table: "entries" | "torn", { match, seat }: MatchSeat, name: string): Promise<void> {
  // Both tables have the columns used here.
  const rows = within.selectFrom(table as "entries").select(["number", "entry"]);
  for (const { number, entry: text } of await rows.where("match", "=", match).where("entry", "like", '%"name"%').execute()) {
    const entry = readEntry(text);
    if (entry !== undefined && (entry.type !== "seat" || entry.seat !== seat)) continue;
    // An unreadable entry may name anyone, so it is emptied where a name has to go.
    if (entry === undefined && name !== "") continue;
    const changed = entry === undefined ? "" : JSON.stringify({ ...entry, name });
    await within
      .updateTable(table as "entries")
      .set({ entry: changed })
      .where("match", "=", match)
      .where("number", "=", number)
      .where("entry", "=", text)
      .execute();
  }
}

/** Returns the seats that the table's snapshot still gave the guest. An unreadable one is emptied. */
async function eraseFromTable(within: Database, id: string, table: string): Promise<MatchSeat[]> {
  const snapshot = await snapshotOf(within, table);
  await within
    .updateTable("tables")
    .set({ standing: snapshot === undefined ? "" : JSON.stringify(withoutPlayer(snapshot, id)) })
    .where("id", "=", table)
    .execute();
  await within.deleteFrom("sitters").where("table", "=", table).where("person", "=", id).execute();
  return snapshot === undefined ? [] : seatsOf(snapshot, id).map((seat) => ({ match: table, seat }));
}
