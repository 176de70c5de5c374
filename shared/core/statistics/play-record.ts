/** A match on record as one that can be counted: without what was taken back, and without who played it. */
import type { Game } from "../contract/game.ts";
import type { MatchRecord } from "../match/record.ts";
import { begin } from "../match/step.ts";
import { entriesInForce, numbered } from "../match/undo.ts";
import { findMove, silent, viewOf } from "../match/view.ts";
import type { PlayThrough } from "./tally.ts";

/** Throws if the match was not played to its end: one that somebody gave up proves nothing about the game. */
export const playOf =
  (game: Game, record: MatchRecord): PlayThrough =>
  (onMove) => {
    const state = game.copy(begin(game, record).match.state);
    for (const { entry } of entriesInForce(numbered(record))) {
      for (const notation of entry.moves) {
        const view = viewOf(state, entry.seat);
        const move = findMove(game, view, notation);
        onMove(view, move);
        game.play(state, entry.seat, move, silent);
      }
    }
    const result = game.result(state.table);
    if (result === undefined) throw new Error("the match was not played to its end");
    return { table: state.table, result };
  };
