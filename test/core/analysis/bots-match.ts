/** Matches of quick bots, for analyses; with another move at one place, if wanted. */
import { type Analysis, analyse, type Effort } from "../../../shared/core/analysis/analysis.ts";
import { quickLuck } from "../../../shared/core/base/random.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import type { Match } from "../../../shared/core/match/match.ts";
import type { MatchRecord } from "../../../shared/core/match/record.ts";
import { askedSeats, begin, step } from "../../../shared/core/match/step.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { movesEntry, newRecord, shortest } from "../../contract/matches.ts";

/** Every match of a bots' game, from the beginning to the end. */
export function botsMatches(game: Game, deal: number, seats = game.seats.fewest): Match[] {
  const { match } = begin(game, newRecord(game, deal, seats, shortest(game)));
  return [match, ...playedOn(match, deal)];
}

export function playedOn(from: Match, deal: number): Match[] {
  const luck = quickLuck(deal);
  const matches: Match[] = [];
  for (let match = from; askedSeats(match).length > 0; matches.push(match)) {
    const seat = askedSeats(match)[0]!;
    const { game } = match;
    match = step(match, movesEntry(match, seat, game.notation(game.bot(viewOf(match.state, seat), luck)))).match;
  }
  return matches;
}

/** The beginning of a match in which the first seat, from an entry on, plays what looks worst at first glance. */
export function blunders(game: Game, deal: number, entries: number, from = 0): Match {
  let [match] = botsMatches(game, deal);
  for (let entry = 0; entry < entries; entry++) {
    const seat = askedSeats(match!)[0]!;
    const view = viewOf(match!.state, seat);
    const moves = game.moves(view);
    const weights = Array.from(game.mind!.weigh(view, moves));
    const move = seat === 0 && entry >= from ? moves[weights.indexOf(Math.min(...weights))]! : game.bot(view, quickLuck(deal));
    match = step(match!, movesEntry(match!, seat, game.notation(move))).match;
  }
  return match!;
}

/** Enough to see what a sum is made of. */
export const SHORT: Effort = { lines: 1, flips: 2, states: 1 };

export function analysed(game: Game, record: MatchRecord, effort = SHORT, done: (share: number) => void = () => undefined): Analysis {
  const analysis = analyse(game, record, effort);
  for (let next = analysis.next(); ; next = analysis.next()) {
    if (next.done) return next.value;
    done(next.value);
  }
}
