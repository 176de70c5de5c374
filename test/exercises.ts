/** An exercise for tests: the higher its number, the newer it is. */
import type { Exercise } from "../shared/core/wire/exercises.ts";

export const exercise = (number: number, more: Partial<Exercise> = {}): Exercise => ({
  id: `${"0".repeat(16)}-${number}`,
  game: "duel",
  match: "m",
  found: 1_000 + number,
  code: "abc",
  seat: 0,
  played: ["discard baths"],
  line: ["build baths"],
  chance: 400,
  best: 600,
  margin: 30,
  solves: 0,
  due: 20_000,
  answered: 0,
  ...more,
});
