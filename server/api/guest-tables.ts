/** Tables and matches of a guest: those they have a seat at, and those they have played. */
import { Refusal } from "../../shared/core/base/refusal.ts";
import { report } from "../base/log.ts";
import { findTable, liveTable } from "../matchmaking/find-table.ts";
import { callRoom } from "../matchmaking/room-calls.ts";
import { playersOf, type TableSnapshot, withoutPlayer } from "../table/snapshot.ts";
import type { ApiContext } from "./api-context.ts";

/** Finished matches in a profile. */
export const MAX_HISTORY = 20;

/** Tables where the guest has a seat, with their chat lines there. */
export async function guestTables({ tableStore }: ApiContext, id: string) {
  const tables = await Promise.all(
    (await tableStore.ofPlayer(id)).map(async (match) => ({ match, snapshot: await tableStore.load(match) })),
  );
  return tables.flatMap(({ match, snapshot }) => {
    const seat = snapshot === undefined ? -1 : playersOf(snapshot).indexOf(id);
    if (snapshot === undefined || seat < 0) return [];
    const chat = snapshot.chat.filter((line) => line.seat === seat);
    return [{ match, game: snapshot.table.game, seat, name: snapshot.seats[seat]?.name ?? "", said: chat }];
  });
}

export async function eraseFromTable(context: ApiContext, table: string, id: string): Promise<void> {
  const { tableStore } = context;
  try {
    await callRoom(await findTable(context, table), "eraseGuest", id);
  } catch (error) {
    // The table's process cannot be told now: the guest has to ask again.
    if (error instanceof Refusal && error.key === "unreachable") throw error;
    if (!(error instanceof Refusal)) report(`table ${table}`, error);
    // The room cannot be opened, or has no seat of this guest: the snapshot alone is changed.
    const snapshot = await tableStore.load(table);
    if (snapshot !== undefined) await tableStore.save(table, withoutPlayer(snapshot, id));
  }
}

/** Erases a guest, or a program, from all tables and from what is kept. */
export async function eraseEverywhere(context: ApiContext, id: string): Promise<void> {
  const { guests, people, sanctions, leaderboards } = context;
  const running = await guestTables(context, id);
  // Tables first: a snapshot saved later would bring the name back.
  for (const { match } of running) await eraseFromTable(context, match, id);
  const others = await guests.contactIds(id);
  await guests.erase(id, running);
  await sanctions.refresh();
  leaderboards.forget();
  people.tell({ type: "erased", guest: id });
  people.tell({ type: "changed", guests: others });
}

/** Tokens of the guest's seat at the table open it no more. */
export async function lockOut(context: ApiContext, table: string, id: string): Promise<void> {
  const { tableStore, unloading } = context;
  const live = await liveTable(context, table);
  if (live !== undefined) return void (await callRoom(live, "lockOut", id));
  await unloading.get(table);
  const snapshot = await tableStore.load(table);
  if (snapshot === undefined) return;
  const seats = snapshot.seats.map((seat) => (seat.person === id ? { ...seat, keys: [] } : seat));
  await tableStore.save(table, { ...snapshot, seats });
}

/** The player who has or had another seat of the guest's table, open or finished. */
export async function opponentAt({ guests, tableStore }: ApiContext, id: string, match: string, seat: number): Promise<string | undefined> {
  const snapshot = await tableStore.load(match);
  const players = snapshot === undefined ? [] : playersOf(snapshot);
  const other = players.includes(id) ? players[seat] : await guests.opponentAt(id, match, seat);
  return other === id || other === "" ? undefined : other;
}

/** The seat the guest has or had there. */
export async function guestSeatAt(
  { guests }: ApiContext,
  id: string,
  match: string,
  snapshot: TableSnapshot | undefined,
): Promise<number | undefined> {
  const seat = snapshot === undefined ? -1 : playersOf(snapshot).indexOf(id);
  if (seat >= 0) return seat;
  return (await guests.history(id, MAX_HISTORY)).find((played) => played.match === match)?.seat;
}
