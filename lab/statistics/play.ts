/**
 * Matches of equal players as lines of a file, which are the raw records of the statistics: how each was dealt, each move, and how it ended.
 * All luck follows from the number of the match.
 */
import { at, must } from "../../shared/core/base/checked.ts";
import { below, quickLuck } from "../../shared/core/base/random.ts";
import type { Game, Shape, State, View } from "../../shared/core/contract/game.ts";
import { pickOptions } from "../../shared/core/match/record.ts";
import { silent, viewOf } from "../../shared/core/match/view.ts";
import type { PlayThrough } from "../../shared/core/statistics/tally.ts";
import { chooseRow, luckOf } from "../training/match.ts";

export interface PlayedMatch {
  readonly number: number;
  /** Of the deal. */
  readonly seed: number;
  readonly seats: number;
  readonly rules: number;
  /** Lines of each search; 0 for the quick bot. */
  readonly lines: number;
  readonly how: string;
  readonly places: readonly number[];
  /** Of each move, its place among the legal ones, to the base 36. */
  readonly steps: string;
}

/** Apart from those of training, whose models have learnt from theirs. */
const SEED = 39;
const BASE = 36;
const QUICK = [undefined];

/** Every number of seats in turn, with the default options. */
export function playMatch(game: Game, lines: number, number: number): PlayedMatch {
  const luck = luckOf(SEED, number);
  const { fewest, most } = game.seats;
  const seats = fewest + (number % (most - fewest + 1));
  const seed = below(luck, 2 ** 32);
  const state = firstState(game, { seats, seed, rules: game.rules });
  const steps: string[] = [];
  for (let asked = game.toAct(state.table); asked.length > 0; asked = game.toAct(state.table)) {
    const seat = at(asked, 0);
    // A quick bot is asked below, once its moves are listed.
    const row = lines === 0 ? QUICK : chooseRow(game, viewOf(state, seat), { iterations: lines, noise: 0 }, luck);
    for (const notation of row) {
      const view = viewOf(state, seat);
      const list = game.moves(view);
      const place = list.length === 1 ? 0 : placeOf(game, list, notation ?? game.bot(view, luck));
      steps.push(place.toString(BASE));
      game.play(state, seat, at(list, place), silent);
    }
  }
  const { how, places } = must(game.result(state.table), "result");
  return { number, seed, seats, rules: game.rules, lines, how, places, steps: steps.join(" ") };
}

function placeOf(game: Game, list: readonly Shape["move"][], chosen: Shape["move"] | string): number {
  const same = typeof chosen === "string" ? -1 : list.indexOf(chosen);
  if (same >= 0) return same;
  const notation = typeof chosen === "string" ? chosen : game.notation(chosen);
  const place = list.findIndex((move) => game.notation(move) === notation);
  if (place < 0) throw new Error(`no legal move is ${notation}`);
  return place;
}

const firstState = (game: Game, { seats, seed, rules }: Pick<PlayedMatch, "seats" | "seed" | "rules">): State =>
  game.setup({ seats, options: pickOptions(game.options, {}), luck: quickLuck(seed), rules });

/** Calls back before each move. Throws if the match does not end as it did: then the rules have changed, or the line. */
export function replay(game: Game, match: PlayedMatch, onMove: (view: View, move: Shape["move"]) => void): ReturnType<PlayThrough> {
  const state = firstState(game, match);
  for (const step of match.steps.split(" ")) {
    const seat = at(game.toAct(state.table), 0);
    const view = viewOf(state, seat);
    const move = at(game.moves(view), Number.parseInt(step, BASE));
    onMove(view, move);
    game.play(state, seat, move, silent);
  }
  const result = game.result(state.table);
  if (result?.how !== match.how || String(result.places) !== String(match.places)) throw new Error(`match ${match.number} ends otherwise`);
  return { table: state.table, result };
}
