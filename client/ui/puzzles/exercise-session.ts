/** Exercises from the reader's own matches, for the list in the lobby and the panel at the table. */
import { isDone, isDue } from "../../../shared/core/puzzles/repetition.ts";
import type { Exercise } from "../../../shared/core/wire/exercises.ts";
import type { Guest } from "../../feed/lobby.ts";

export interface ExerciseSession {
  readonly guest: Pick<Guest, "exercises">;
  /** Opens an exercise at the table, or tells the reader why not. */
  start(exercise: Exercise): Promise<void>;
  /** Back to the puzzles of a game, in the lobby. */
  list(game: string): Promise<void>;
}

/** Those to be solved, the one that has waited longest first. */
export const dueOn = (exercises: readonly Exercise[], day: number): readonly Exercise[] =>
  exercises.filter((one) => isDue(one, day)).toSorted((a, b) => a.due - b.due || b.found - a.found);

/** Days until one comes back; undefined if all are done. */
export function daysToNext(exercises: readonly Exercise[], day: number): number | undefined {
  const waits = exercises.filter((one) => !isDone(one)).map(({ due }) => due - day);
  return waits.length === 0 ? undefined : Math.min(...waits);
}
