/** How a match stands for somebody who has a seat in it, whether its room is in memory or it sleeps. */

import type { OwnMatch } from "../shared/core/calls.ts";
import type { Match } from "../shared/core/match.ts";
import { outcome } from "../shared/core/outcome.ts";
import { owing, resume } from "../shared/core/step.ts";
import { gameOf, type House, report } from "./house.ts";

/** Undefined if he has no seat there, or if it is over. */
export async function ownMatch(house: House, match: string, person: string): Promise<OwnMatch | undefined> {
  const standing = await house.shelf.load(match);
  const seat = standing?.seats.findIndex((own) => own.person === person) ?? -1;
  if (standing === undefined || seat < 0) return;
  const played = await playedSoFar(house, match);
  if (played !== undefined && (outcome(played) !== undefined || played.resigned.includes(seat))) return;
  const people = standing.seats.map(({ name, kind, away }) => ({ name, bot: kind === "bot" || away }));
  const yourTurn = played !== undefined && owing(played).includes(seat);
  return { match, game: standing.table.game, seats: people.length, seat, running: played !== undefined, yourTurn, people };
}

async function playedSoFar(house: House, match: string): Promise<Match | undefined> {
  try {
    const record = await house.journal.read(match);
    return record && resume(gameOf(house, record.game), record);
  } catch (error) {
    // It is mended when its room is opened.
    report(`match ${match}`, error);
    return;
  }
}
