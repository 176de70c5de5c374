/** Every answer to the puzzle of a lesson, played, for what its sentences promise. */
import { must } from "../../../shared/core/base/checked.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import { isDone, lessonMatch, type TopicLesson } from "../../../shared/core/lessons/lesson.ts";
import type { Match } from "../../../shared/core/match/match.ts";
import { step } from "../../../shared/core/match/step.ts";
import { viewOf } from "../../../shared/core/match/view.ts";

export interface Answer {
  readonly row: readonly string[];
  /** The lesson says so. */
  readonly right: boolean;
  readonly after: Match;
}

/** `goesOn`: the player is still to finish what the last move of the row has begun. */
export function answersTo(game: Game, lesson: TopicLesson, goesOn: (match: Match) => boolean): readonly Answer[] {
  const { seat, steps } = lesson;
  const puzzle = must(steps.at(-1), "puzzle");
  const played = (match: Match, move: string): Match =>
    step(match, { type: "moves", seat, by: "person", at: 0, ask: must(match.asks[seat], "ask"), moves: [move] }).match;
  const rowsFrom = (match: Match, row: readonly string[]): readonly (readonly [readonly string[], Match])[] =>
    game.moves(viewOf(match.state, seat)).flatMap((move) => {
      const further = [...row, game.notation(move)];
      const after = played(match, game.notation(move));
      return goesOn(after) ? rowsFrom(after, further) : [[further, after] as const];
    });
  return rowsFrom(lessonMatch(game, lesson, steps.length - 1), []).map(([row, after]) => {
    const asked = puzzle.wants?.map(({ length }) => row.slice(0, length)) ?? [];
    return { row, right: asked.some((moves) => isDone(puzzle, moves)), after };
  });
}

/** As the step with this name begins. */
export const matchAt = (game: Game, lesson: TopicLesson, id: string): Match =>
  lessonMatch(
    game,
    lesson,
    lesson.steps.findIndex((step) => step.id === id),
  );

/** Right after the right answer. */
export const solvedBy = (answers: readonly Answer[]): Match =>
  must(
    answers.find(({ right }) => right),
    "right answer",
  ).after;

/** The rows of some answers, to be compared. */
export const rowsOf = (answers: readonly Answer[]): readonly string[] => answers.map(({ row }) => row.join(", "));
