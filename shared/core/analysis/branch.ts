/** What could have been: a match as it was up to a frame, and from there on another line. */

import { at } from "../base/checked.ts";
import { Refusal } from "../base/refusal.ts";
import type { Game } from "../contract/game.ts";
import type { Match } from "../match/match.ts";
import type { Entry, MatchRecord } from "../match/record.ts";
import { askedSeats, resume, type Step, step, steps } from "../match/step.ts";
import { viewOf } from "../match/view.ts";

/** The record up to a frame: every entry whose last frame is not later. It is not rated, whatever the match was. */
export function recordUntil(game: Game, record: MatchRecord, frame: number): MatchRecord {
  let count = 0;
  for (const { match } of steps(game, record)) {
    if (match.frame > frame) break;
    count = match.record.entries.length;
  }
  const { rated: _rated, ...rest } = record;
  return { ...rest, entries: record.entries.slice(0, count) };
}

/**
 * Plays a line of all seats from the end of a record, with the deal as it really was. A line names only choices: what is forced is played
 * by itself. It ends where it does not fit any more: what the search imagined was not what lay there.
 */
export function tryLine(game: Game, record: MatchRecord, line: readonly string[]): readonly Step[] {
  const played: Step[] = [];
  let match = resume(game, record);
  const rest = [...line];
  while (rest.length > 0 && played.length < LONGEST) {
    const next = nextStep(match, rest);
    if (next === undefined) break;
    played.push(next);
    match = next.match;
  }
  return played;
}

const LONGEST = 200;

function nextStep(match: Match, rest: string[]): Step | undefined {
  const { game } = match;
  for (const seat of askedSeats(match)) {
    const list = game.moves(viewOf(match.state, seat));
    const isForced = list.length === 1;
    const move = isForced ? game.notation(at(list, 0)) : at(rest, 0);
    if (!list.some((listed) => game.notation(listed) === move)) continue;
    if (rest[0] === move) rest.shift();
    return stepOf(match, seat, move);
  }
  return undefined;
}

function stepOf(match: Match, seat: number, move: string): Step | undefined {
  const time = match.record.entries.at(-1)?.at ?? 0;
  const entry: Entry = { type: "moves", seat, by: "bot", at: time, ask: at(match.asks, seat), moves: [move] };
  try {
    return step(match, entry);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
