/** A match as listed for a player who has a seat in it, whether its room is in memory or not. */

import { Refusal } from "../../shared/core/base/refusal.ts";
import type { UnfinishedMatch } from "../../shared/core/wire/unfinished-matches.ts";
import { gameOf } from "../base/games.ts";
import { report } from "../base/log.ts";
import { liveTable } from "../matchmaking/find-table.ts";
import { callRoom } from "../matchmaking/room-calls.ts";
import { type Progress, withoutReplaced } from "../table/progress.ts";
import { listedPerson } from "../table/seats.ts";
import type { TableSnapshot } from "../table/snapshot.ts";
import type { ApiContext } from "./api-context.ts";

/** Answered by its room or the journal, without a replay. */
export async function isOver(context: ApiContext, match: string): Promise<boolean> {
  return (await liveProgress(context, match))?.over ?? context.journal.isClosed(match);
}

/** Undefined if the player has no seat there, has resigned, or the match is over. */
export async function unfinishedMatch(
  context: ApiContext,
  match: string,
  person: string,
  address: string,
): Promise<UnfinishedMatch | undefined> {
  const snapshot = await context.tableStore.load(match);
  const seat = snapshot?.seats.findIndex((own) => own.person === person) ?? -1;
  if (snapshot === undefined || seat < 0) return;
  const progress = await progressOf(context, match, snapshot.seats, address);
  if (progress?.over || progress?.resigned.includes(seat)) return;
  const people = snapshot.seats.map(listedPerson);
  const yourTurn = progress?.asked.includes(seat) ?? false;
  return { match, game: snapshot.table.game, seats: people.length, seat, running: progress !== undefined, yourTurn, people };
}

async function progressOf(
  context: ApiContext,
  match: string,
  seats: TableSnapshot["seats"],
  address: string,
): Promise<Progress | undefined> {
  const live = await liveProgress(context, match);
  if (live !== undefined) return live ?? undefined;
  const { journal, replays } = context;
  try {
    const progress = await replays.progress(match, await journal.length(match), address, async () => {
      const record = await journal.read(match);
      return record && { record, game: gameOf(context, record.game) };
    });
    return progress && withoutReplaced(progress, seats);
  } catch (error) {
    // The address has used up its replay budget: list the match without saying whose turn it is.
    if (error instanceof Refusal && error.key === "tooOften") return { over: false, resigned: [], asked: [] };
    // The record is repaired when its room is opened.
    report(`match ${match}`, error);
    return;
  }
}

/** Undefined if its room is not in memory; null before the match begins. */
async function liveProgress(context: ApiContext, match: string): Promise<Progress | null | undefined> {
  const live = await liveTable(context, match);
  if (live === undefined) return undefined;
  try {
    return await callRoom(live, "progress");
  } catch (error) {
    // Unloaded since, or unreachable.
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
