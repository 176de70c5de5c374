/** A puzzle at the table: its first move decides. */
import type { Game } from "../../shared/core/contract/game.ts";
import { isSolved, type Puzzle, type PuzzleSet, puzzleSteps } from "../../shared/core/puzzles/puzzle.ts";
import type { Timers } from "../base/timers.ts";
import { OneMoveFeed } from "./one-move.ts";

interface PuzzleFeedOptions {
  readonly game: Game;
  readonly set: PuzzleSet;
  readonly puzzle: Puzzle;
  readonly timers?: Timers;
}

export class PuzzleFeed extends OneMoveFeed {
  readonly puzzle: Puzzle;

  constructor({ game, set, puzzle, timers }: PuzzleFeedOptions) {
    const { seat, seats, line } = puzzle;
    const colours = Array.from({ length: seats }, (_none, of) => of);
    super({ game, seat, colours, steps: puzzleSteps(game, set, puzzle), line, timers });
    this.puzzle = puzzle;
  }

  protected judged(moves: readonly string[]): boolean {
    return isSolved(this.puzzle, moves);
  }
}
