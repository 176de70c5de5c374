/** Exercises that follow a guest to their other devices. */
import type { ChangedExercises, Exercise } from "../../shared/core/wire/exercises.ts";

export interface ExerciseStore {
  /**
   * Keeps new ones, and of known ones the newest answer. Gives those that have changed since a count of the guest's changes, the oldest change
   * first, as many as fit into an answer.
   */
  mergeExercises(id: string, since: number, told: readonly Exercise[]): Promise<ChangedExercises>;
}
