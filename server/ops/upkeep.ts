/** What has to be put in order from time to time: matches nobody comes back to have an end too, and nothing is kept for ever that need not be. */
import { matchMaker } from "@colyseus/core";
import type { Match } from "../../shared/core/match.ts";
import { outcome } from "../../shared/core/outcome.ts";
import type { Entry, MatchRecord } from "../../shared/core/record.ts";
import { step, steps } from "../../shared/core/step.ts";
import { gameOf, report, type ServerContext } from "../context.ts";
import { ROOMS } from "../rooms/room-names.ts";
import { time } from "../time.ts";

const HOUR = 3_600_000;
/** A match nobody has come back to for so long is given up, in milliseconds. */
export const ABANDONED_AFTER = 24 * HOUR;

/** At once, and every hour; gives the way to stop. */
export async function startUpkeep(house: ServerContext, forget: () => Promise<void>): Promise<() => void> {
  const { cluster } = house;
  const tidy = async (): Promise<void> => {
    // A table of another process looks given up while nobody can be asked.
    if (!cluster.isConnected) return;
    try {
      await cluster.runExclusively("upkeep", async () => {
        await endAbandoned(house);
        await forget();
      });
    } catch (error) {
      report("upkeep", error);
    }
  };
  await tidy();
  const timer = setInterval(() => void tidy(), HOUR);
  timer.unref();
  return () => clearInterval(timer);
}

/** Gives their number. */
export async function endAbandoned(house: ServerContext, now = time.now()): Promise<number> {
  const old = await house.tableStore.unchangedSince(now - ABANDONED_AFTER);
  const open = await house.journal.unfinished();
  const loose = await Promise.all(open.map(async (match) => ((await house.tableStore.load(match)) === undefined ? [match] : [])));
  let ended = 0;
  for (const table of new Set([...old, ...loose.flat()])) {
    // One that cannot be read must not keep the others from their end.
    try {
      if (await isInUse(house, table, now)) continue;
      await endMatch(house, table, now);
    } catch (error) {
      report(`match ${table}, given up`, error);
    }
    ended++;
    await house.journal.close(table);
    await house.tableStore.drop(table);
  }
  return ended;
}

/** In memory somewhere, or played on since it was put on the shelf. */
async function isInUse(house: ServerContext, table: string, now: number): Promise<boolean> {
  const [room] = await matchMaker.query({ name: ROOMS.match, roomId: table });
  if (room !== undefined) return true;
  const last = (await house.journal.read(table))?.entries.at(-1);
  return last !== undefined && last.at > now - ABANDONED_AFTER && (await house.tableStore.load(table)) !== undefined;
}

/** With what could be played of it, and its people's result. */
async function endMatch(house: ServerContext, match: string, now: number): Promise<void> {
  const length = await house.journal.length(match);
  const record = await house.journal.read(match);
  if (record === undefined) return;
  let played = playReadable(house, record);
  await house.journal.repair(match, played.record.entries.length, length);
  if (outcome(played) === undefined) {
    const entry: Entry = { type: "end", seat: -1, why: "abandoned", at: now, by: "server" };
    await house.journal.append(match, played.record.entries.length, entry);
    played = step(played, entry).match;
  }
  const standing = await house.tableStore.load(match);
  const result = outcome(played);
  if (standing === undefined || result === undefined) return;
  const { game, rated } = standing.table;
  await house.guests.addResult({ match, game, rated, people: standing.players.map((id) => id ?? undefined), result });
}

function playReadable(house: ServerContext, record: MatchRecord): Match {
  let match: Match | undefined;
  try {
    for (const played of steps(gameOf(house, record.game), record)) match = played.match;
  } catch (error) {
    if (match === undefined) throw error;
  }
  return match as Match;
}
