/** A choice of the reader's own match, to be made again at the table. */
import { type Board, recordOfBoard } from "../../shared/core/analysis/board.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import { begin } from "../../shared/core/match/step.ts";
import { type Exercise, THOUSAND } from "../../shared/core/wire/exercises.ts";
import type { Timers } from "../base/timers.ts";
import { OneMoveFeed } from "./one-move.ts";

interface ExerciseFeedOptions {
  readonly game: Game;
  readonly exercise: Exercise;
  /** Its position. */
  readonly board: Board;
  /** By how much a move is worse than the best one, in chance to win. Rejects if that cannot be found out. */
  lossOf(move: string): Promise<number>;
  readonly timers?: Timers;
}

export class ExerciseFeed extends OneMoveFeed {
  readonly exercise: Exercise;
  readonly #lossOf: ExerciseFeedOptions["lossOf"];

  constructor({ game, exercise, board, lossOf, timers }: ExerciseFeedOptions) {
    const { seat, line } = exercise;
    const colours = board.colours ?? Array.from({ length: board.seats }, (_none, of) => of);
    super({ game, seat, colours, steps: [begin(game, recordOfBoard(board))], line, timers });
    this.exercise = exercise;
    this.#lossOf = lossOf;
  }

  /** What is as good as the best move within the error is right. What the analysis knows already is not looked at again. */
  protected judged([move]: readonly string[]): boolean | Promise<boolean> {
    const { line, played, margin } = this.exercise;
    if (move === undefined || move === played[0]) return false;
    return move === line[0] || this.#lossOf(move).then((loss) => loss <= margin / THOUSAND);
  }
}
