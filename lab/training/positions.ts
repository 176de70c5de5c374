/** Positions as rows of numbers: small enough for hundreds of thousands of them, and cheap to hand from a thread to another. */

import { at, must } from "../../shared/core/base/checked.ts";
import { below, type Luck } from "../../shared/core/base/random.ts";
import type { Game, State } from "../../shared/core/contract/game.ts";
import { shareOfVictory } from "../../shared/core/match/outcome.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { drawDecisions, drawLineUp, type Field, luckOf, playMatch } from "./match.ts";

/**
 * Numbers before the seats of a position: the match's number, how many seats, and how far the match has come. Then follow each seat's share
 * of victory and its features.
 */
const HEAD = 3;

export interface Position {
  readonly match: number;
  readonly seats: number;
  readonly progress: number;
  /** Whether the match was won before its end; undefined where nobody knows. */
  readonly isSudden?: boolean;
  /** Each seat's share of the victory in the end. */
  readonly shares: Float32Array;
  /** The features of seat after seat. */
  readonly features: Float32Array;
}

export interface Play extends Field {
  readonly game: Game;
  readonly seed: number;
  /** Positions kept of each match. */
  readonly positions: number;
}

/** Plays one match and returns positions of it as rows. */
export function playedRows({ game, seed, positions, ...field }: Play, match: number): Float32Array {
  const luck = luckOf(seed, match);
  const lineUp = drawLineUp(game, match, field, luck);
  const { kept, onDecision } = drawDecisions(positions, luck, (state) => measured(game, state, match, luck));
  const result = playMatch(game, lineUp, below(luck, 2 ** 32), onDecision);
  const { seats } = lineUp;
  const shares = Array.from({ length: seats }, (_none, seat) => shareOfVictory(result, seat));
  const rows = new Float32Array(kept.reduce((sum, row) => sum + row.length, 0));
  let i = 0;
  for (const row of kept) {
    const length = (row.length - HEAD) / seats;
    for (let seat = 0; seat < seats; seat++) row[HEAD + seat * length] = at(shares, seat);
    rows.set(row, i);
    i += row.length;
  }
  return rows;
}

/** What a search compares: the seats of a state that one of them imagines. The shares are not known yet. */
function measured(game: Game, state: State, match: number, luck: Luck): Float32Array {
  const mind = must(game.mind, "mind");
  const seats = state.secrets.length;
  const imagined = game.imagine(viewOf(state, below(luck, seats)), luck);
  const count = mind.features.length;
  const row = new Float32Array(HEAD + seats * (1 + count));
  row.set([match, seats, mind.progress(imagined.table)]);
  const features = new Float64Array(count);
  for (let seat = 0; seat < seats; seat++) {
    mind.measure(viewOf(imagined, seat), features);
    const wrong = features.findIndex((value) => !Number.isFinite(value));
    if (wrong >= 0) throw new Error(`${game.id}: ${mind.features[wrong]} is ${features[wrong]}`);
    row.set(features, HEAD + seat * (1 + count) + 1);
  }
  return row;
}

/** A state as a position of which it is not known yet how it ends: what all seats see of it. */
export function measuredOf(game: Game, state: State, match: number): Omit<Position, "shares"> {
  const mind = must(game.mind, "mind");
  const seats = state.secrets.length;
  const count = mind.features.length;
  const row = new Float64Array(count);
  const features = new Float32Array(seats * count);
  for (let seat = 0; seat < seats; seat++) {
    mind.measure(viewOf(state, seat), row);
    features.set(row, seat * count);
  }
  return { match, seats, progress: mind.progress(state.table), features };
}

/** Splits sampled rows into positions. */
export function positionsOf(rows: Float32Array, count: number): Position[] {
  const positions: Position[] = [];
  for (let i = 0; i < rows.length; ) {
    const [match, seats, progress] = [at(rows, i), at(rows, i + 1), at(rows, i + 2)];
    const shares = new Float32Array(seats);
    const features = new Float32Array(seats * count);
    i += HEAD;
    for (let seat = 0; seat < seats; seat++) {
      shares[seat] = at(rows, i);
      features.set(rows.subarray(i + 1, i + 1 + count), seat * count);
      i += 1 + count;
    }
    positions.push({ match, seats, progress, shares, features });
  }
  return positions;
}
