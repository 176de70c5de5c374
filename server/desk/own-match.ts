/** How far a match is, and how it stands for a player who has a seat in it, whether its room is in memory or not. */

import type { OwnMatch } from "../../shared/core/calls.ts";
import { Refusal } from "../../shared/core/refusal.ts";
import { gameOf, report, type ServerContext } from "../context.ts";
import { liveTable } from "./find-table.ts";
import type { Progress } from "./replay.ts";
import { callRoom } from "./tables.ts";

/** Told by its room, or by the journal: without replaying. */
export async function isOver(house: ServerContext, match: string): Promise<boolean> {
  return (await liveProgress(house, match))?.over ?? house.journal.isClosed(match);
}

/** Undefined if the player has no seat there, or if it is over for them. */
export async function ownMatch(house: ServerContext, match: string, person: string, address: string): Promise<OwnMatch | undefined> {
  const standing = await house.tableStore.load(match);
  const seat = standing?.seats.findIndex((own) => own.person === person) ?? -1;
  if (standing === undefined || seat < 0) return;
  const progress = await progressOf(house, match, address);
  if (progress?.over || progress?.resigned.includes(seat)) return;
  const people = standing.seats.map(({ name, kind, away }) => ({ name, bot: kind === "bot" || away }));
  const yourTurn = progress?.asked.includes(seat) ?? false;
  return { match, game: standing.table.game, seats: people.length, seat, running: progress !== undefined, yourTurn, people };
}

async function progressOf(house: ServerContext, match: string, address: string): Promise<Progress | undefined> {
  const live = await liveProgress(house, match);
  if (live !== undefined) return live ?? undefined;
  const { journal, past } = house;
  try {
    return await past.progress(match, await journal.length(match), address, async () => {
      const record = await journal.read(match);
      return record && { record, game: gameOf(house, record.game) };
    });
  } catch (error) {
    // Too much was replayed for this address just now: the match is listed without saying whose turn it is.
    if (error instanceof Refusal && error.key === "tooOften") return { over: false, resigned: [], asked: [] };
    // It is repaired when its room is opened.
    report(`match ${match}`, error);
    return;
  }
}

/** Undefined if its room is not in memory; null before it begins. */
async function liveProgress(house: ServerContext, match: string): Promise<Progress | null | undefined> {
  const live = await liveTable(house, match);
  if (live === undefined) return undefined;
  try {
    return await callRoom(live, "progress");
  } catch (error) {
    // It has left memory since, or cannot be reached.
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
