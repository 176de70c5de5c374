/** Exercises of guests in a database. What they are about is a text that only clients understand. */
import { type ChangedExercises, type Exercise, isExercise, MOST_EXERCISES } from "../../../shared/core/wire/exercises.ts";
import type { ExerciseStore } from "../../store/exercises.ts";
import { lockRow } from "../lock-row.ts";
import type { Database } from "../schema.ts";

/** In one answer: about 60 kB. */
const MOST_ANSWERED = 50;

export function exercisesIn(db: Database, now: () => number): ExerciseStore {
  return {
    mergeExercises: (person, since, told) =>
      db.transaction().execute(async (within) => {
        if (told.length > 0) await merge(within, person, told);
        return changedSince(within, person, since);
      }),
  };

  async function merge(within: Database, person: string, told: readonly Exercise[]): Promise<void> {
    await lockRow(within, "people", "id", person);
    const rows = await within.selectFrom("exercises").select(["exercise", "answered", "change"]).where("person", "=", person).execute();
    const answers = new Map(rows.map(({ exercise, answered }) => [exercise, answered]));
    let change = Math.max(0, ...rows.map((row) => row.change));
    for (const { id, game, found, solves, due, answered, ...about } of told) {
      const before = answers.get(id);
      // A device whose clock is ahead must not decide for ever.
      const progress = { solves, due, answered: Math.min(answered, now()), change: change + 1 };
      if (before !== undefined && before >= progress.answered) continue;
      change++;
      answers.set(id, progress.answered);
      const row = { person, exercise: id, game, found: Math.min(found, now()), about: JSON.stringify(about), ...progress };
      await within
        .insertInto("exercises")
        .values(row)
        .onConflict((conflict) => conflict.columns(["person", "exercise"]).doUpdateSet(progress))
        .execute();
    }
    await dropOldest(within, person);
  }

  async function dropOldest(within: Database, person: string): Promise<void> {
    const own = within.selectFrom("exercises").where("person", "=", person);
    const old = await own
      .select("exercise")
      .orderBy("found", "desc")
      .orderBy("exercise")
      .offset(MOST_EXERCISES)
      .limit(MOST_EXERCISES)
      .execute();
    const names = old.map(({ exercise }) => exercise);
    if (names.length > 0) await within.deleteFrom("exercises").where("person", "=", person).where("exercise", "in", names).execute();
  }
}

async function changedSince(within: Database, person: string, since: number): Promise<ChangedExercises> {
  const own = within.selectFrom("exercises").selectAll().where("person", "=", person).where("change", ">", since);
  const rows = await own
    .orderBy("change")
    .limit(MOST_ANSWERED + 1)
    .execute();
  const answered = rows.slice(0, MOST_ANSWERED);
  const exercises = answered.map(({ exercise: id, game, found, about, solves, due, answered: when }): unknown => ({
    ...JSON.parse(about),
    id,
    game,
    found,
    solves,
    due,
    answered: when,
  }));
  return {
    exercises: exercises.filter((one): one is Exercise => isExercise(one)),
    count: answered.at(-1)?.change ?? since,
    more: rows.length > MOST_ANSWERED,
  };
}
