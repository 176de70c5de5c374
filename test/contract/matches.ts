/** Random matches of any game, through the same entries a room would play. */

import { clone } from "../../shared/core/base/plain.ts";
import { below, commitment, digest, type Luck, pick, quickLuck } from "../../shared/core/base/random.ts";
import { eraseShape, type Game, type OptionValue } from "../../shared/core/contract/game.ts";
import type { Match } from "../../shared/core/match/match.ts";
import { type Entry, type MatchRecord, pickOptions } from "../../shared/core/match/record.ts";
import { askedSeats, begin, type Step, step } from "../../shared/core/match/step.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { GAMES } from "../../shared/games.ts";
import { toy } from "../toy/index.ts";

/** Every listed game, and the contract's own. */
export const UNDER_TEST: readonly Game[] = [...GAMES, eraseShape(toy)];

/** A record without entries whose deal follows from a number. */
export function newRecord(game: Game, deal: number, seats = game.seats.fewest, picked: Record<string, OptionValue> = {}): MatchRecord {
  const secret = digest(`secret ${deal}`);
  const shares = Array.from({ length: seats }, (_none, seat) => digest(`share ${deal} ${seat}`).slice(0, 32));
  const options = pickOptions(game.options, picked);
  return { game: game.id, rules: game.rules, seats, options, deal: { commitment: commitment(secret), secret, shares }, entries: [] };
}

/** The option that ends a match soonest, of a game that has one: what is asked of all moves is asked of fewer. */
export const shortest = (game: Game): Readonly<Record<string, OptionValue>> => (game.options.cubes === undefined ? {} : { cubes: 7 });

/** Any of a game's options, any of its seat counts. */
export function anyRecord(game: Game, deal: number): MatchRecord {
  const luck = quickLuck(deal);
  const seats = game.seats.fewest + below(luck, game.seats.most - game.seats.fewest + 1);
  const picked = Object.entries(game.options).map(([option, values]) => [option, pick(luck, values as readonly OptionValue[])]);
  return newRecord(game, deal, seats, Object.fromEntries(picked));
}

export const movesEntry = (match: Match, seat: number, ...moves: string[]): Entry => ({
  type: "moves",
  seat,
  by: "bot",
  at: 1_000 * match.record.entries.length,
  ask: match.asks[seat] as number,
  moves,
});

export const undoEntry = (seat: number, to: number, consent = false): Entry => ({ type: "undo", seat, by: "person", at: 0, to, consent });

/** One random legal move of one of the seats that are asked. */
export function randomEntry(match: Match, luck: Luck): Entry {
  const seat = pick(luck, askedSeats(match));
  const move = pick(luck, match.game.moves(viewOf(match.state, seat)));
  return movesEntry(match, seat, match.game.notation(move));
}

const PATIENCE = 5_000;

/** Every step of a random match from the beginning to its end. */
export function* randomSteps(game: Game, deal: number, record = anyRecord(game, deal)): Generator<Step> {
  const luck = quickLuck(deal);
  let played = begin(game, record);
  yield played;
  for (let entries = 0; askedSeats(played.match).length > 0; entries++) {
    if (entries > PATIENCE) throw new Error(`${game.id} ${deal} does not end`);
    played = step(played.match, randomEntry(played.match, luck));
    yield played;
  }
}

/** A whole random match. */
export function randomMatch(game: Game, deal: number, record?: MatchRecord): Match {
  let last: Match | undefined;
  for (const { match } of randomSteps(game, deal, record)) last = match;
  return last as Match;
}

type Played = (tell: (event: { readonly type: string }) => void) => void;

/** Plays random matches without entries and frames, which cost many times the rules. `look` plays each move; false ends the match. */
export function walkRandomly(
  game: Game,
  deals: readonly number[],
  look: (state: Match["state"], move: object, play: Played) => unknown,
): void {
  for (const deal of deals) {
    const luck = quickLuck(deal);
    const state = clone(begin(game, anyRecord(game, deal)).match.state);
    for (let asked = game.toAct(state.table); asked.length > 0; asked = game.toAct(state.table)) {
      const seat = pick(luck, asked);
      const move = pick(luck, game.moves(viewOf(state, seat)));
      if (look(state, move, (tell) => game.play(state, seat, move, tell)) === false) break;
    }
  }
}
