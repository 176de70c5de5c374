/** Hourly upkeep: ends abandoned matches and deletes what is past its retention. */
import { matchMaker } from "@colyseus/core";
import type { Game } from "../../shared/core/contract/game.ts";
import type { Match } from "../../shared/core/match/match.ts";
import { outcome } from "../../shared/core/match/outcome.ts";
import type { Entry, MatchRecord } from "../../shared/core/match/record.ts";
import { step, steps } from "../../shared/core/match/step.ts";
import { gameOf } from "../base/games.ts";
import { report } from "../base/log.ts";
import { ROOMS } from "../base/room-names.ts";
import { time } from "../base/time.ts";
import type { Cluster } from "../cluster/cluster.ts";
import { isDealSecret } from "../match/daily/days.ts";
import { playerOf, saveShared } from "../match/results.ts";
import type { GuestStore } from "../store/guest-store.ts";
import type { Journal } from "../store/journal.ts";
import type { TableStore } from "../store/table-store.ts";

const HOUR = 3_600_000;
/** A match without players for this long is ended, in milliseconds. */
export const ABANDONED_AFTER = 24 * HOUR;

/** The same for a table in days, where every clock that runs out changes something: it waits for players, is paused, or cannot go on. */
const DAY_TABLE_ABANDONED_AFTER = 30 * 24 * HOUR;

export interface UpkeepContext {
  readonly games: readonly Game[];
  readonly journal: Journal;
  readonly tableStore: Pick<TableStore, "drop" | "load" | "unchangedSince">;
  readonly guests: Pick<GuestStore, "addResult" | "endDaily" | "endPlay">;
}

/** Runs at once and then every hour. */
export async function startUpkeep(
  context: UpkeepContext & { readonly cluster: Cluster },
  deleteExpired: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const { cluster } = context;
  const run = async (): Promise<void> => {
    // While other processes cannot be asked, their tables look abandoned.
    if (!cluster.isConnected) return;
    try {
      await cluster.runExclusively("upkeep", async () => {
        await endAbandoned(context);
        await deleteExpired();
      });
    } catch (error) {
      report("upkeep", error);
    }
  };
  await run();
  const timer = setInterval(() => void run(), HOUR);
  timer.unref();
  signal.addEventListener("abort", () => clearInterval(timer), { once: true });
}

/** Returns how many it ended. */
export async function endAbandoned(context: UpkeepContext, now = time.now()): Promise<number> {
  const old = await context.tableStore.unchangedSince(now - ABANDONED_AFTER, now - DAY_TABLE_ABANDONED_AFTER);
  const open = await context.journal.unfinished();
  const withoutTable = await Promise.all(open.map(async (match) => ((await context.tableStore.load(match)) === undefined ? [match] : [])));
  let ended = 0;
  for (const table of new Set([...old, ...withoutTable.flat()])) {
    // One unreadable match must not stop the others from being ended.
    try {
      if (await isInUse(context, table, now)) continue;
      await endMatch(context, table, now);
    } catch (error) {
      report(`abandoned match ${table}`, error);
    }
    ended++;
    await context.journal.close(table);
    await context.tableStore.drop(table);
  }
  return ended;
}

/** Whether the table is in memory in some process, or was continued since its snapshot was saved. */
async function isInUse(context: UpkeepContext, table: string, now: number): Promise<boolean> {
  const [room] = await matchMaker.query({ name: ROOMS.match, roomId: table });
  if (room !== undefined) return true;
  if ((await context.tableStore.load(table)) === undefined) return false;
  // It is played on until the last day of its deal is over.
  if (isDealSecret(table, now)) return true;
  const last = (await context.journal.read(table))?.entries.at(-1);
  return last !== undefined && last.at > now - ABANDONED_AFTER;
}

/** Ends the match after its last playable entry, and saves the players' result. */
async function endMatch(context: UpkeepContext, match: string, now: number): Promise<void> {
  const length = await context.journal.length(match);
  const record = await context.journal.read(match);
  if (record === undefined) return;
  let played = playReadable(context, record);
  await context.journal.repair(match, played.record.entries.length, length);
  if (outcome(played) === undefined) {
    const entry: Entry = { type: "end", seat: -1, why: "abandoned", at: now, by: "server" };
    await context.journal.append(match, played.record.entries.length, entry);
    played = step(played, entry).match;
  }
  const snapshot = await context.tableStore.load(match);
  const result = outcome(played);
  if (snapshot === undefined || result === undefined) return;
  const { game, rated } = snapshot.table;
  await context.guests.addResult({ match, game, rated, people: snapshot.players.map((id) => id ?? undefined), result });
  await saveShared(context.guests, { id: match, kind: snapshot.table.kind, seat: playerOf(snapshot.seats) }, played);
}

function playReadable(context: UpkeepContext, record: MatchRecord): Match {
  let match: Match | undefined;
  try {
    for (const played of steps(gameOf(context, record.game), record)) match = played.match;
  } catch (error) {
    if (match === undefined) throw error;
  }
  return match as Match;
}
