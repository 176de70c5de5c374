/** Matches of the toy game brought to where a test wants them. */
import { eraseShape } from "../../shared/core/contract/game.ts";
import type { Match } from "../../shared/core/match/match.ts";
import { askedSeats, begin, type Step, step } from "../../shared/core/match/step.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { movesEntry, newRecord } from "../contract/matches.ts";
import { toy } from "../toy/index.ts";
import type { Toy } from "../toy/state.ts";

export const game = eraseShape(toy);
export const record = newRecord(game, 7);
export const tableOf = (match: Match): Toy["table"] => match.state.table as Toy["table"];
export const secretOf = (match: Match, seat: number): Toy["secret"] => match.state.secrets[seat] as Toy["secret"];

export const start = (): Match => begin(game, record).match;

export const firstMove = (match: Match, seat: number): string =>
  game.notation(game.moves(viewOf(match.state, seat))[0] as { type: string });

/** Plays moves as one entry of a seat. */
export const play = (match: Match, seat: number, ...moves: string[]): Step => step(match, movesEntry(match, seat, ...moves));

/** All seats have chosen a card, the leader is asked to roll. */
export function chosen(match = start()): Match {
  let next = match;
  for (const seat of askedSeats(match)) next = play(next, seat, firstMove(next, seat)).match;
  return next;
}

/** The leader has rolled and is asked to lay pebbles, at least two. */
export function rolled(match = chosen()): Match {
  const next = play(match, tableOf(match).leader, "roll").match;
  if (tableOf(next).pebbles < 2) throw new Error("the record's deal must roll two pebbles or more");
  return next;
}
