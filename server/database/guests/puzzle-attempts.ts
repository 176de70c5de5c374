/** First attempts at puzzles, in a database. */
import type { PuzzleAttemptStore } from "../../store/puzzle-attempts.ts";
import type { Database } from "../schema.ts";

export function puzzleAttemptsIn(db: Database, now: () => number): PuzzleAttemptStore {
  return {
    async addAttempt(person, game, puzzle, solved) {
      await db
        .insertInto("attempts")
        .values({ person, game, puzzle, solved: Number(solved), at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async attempts(id, game) {
      const [counts, own] = await Promise.all([
        db
          .selectFrom("attempts")
          .where("game", "=", game)
          .groupBy("puzzle")
          .select(["puzzle", ({ fn }) => fn.countAll().as("tried"), ({ fn }) => fn.sum("solved").as("solved")])
          .orderBy("puzzle")
          .execute(),
        db
          .selectFrom("attempts")
          .where("game", "=", game)
          .where("person", "=", id)
          .select(["puzzle", "solved"])
          .orderBy("puzzle")
          .execute(),
      ]);
      return {
        // PostgreSQL tells sums as text.
        puzzles: counts.map(({ puzzle, tried, solved }) => ({ puzzle, tried: Number(tried), solved: Number(solved) })),
        own: own.map(({ puzzle, solved }) => ({ puzzle, solved: solved === 1 })),
      };
    },
  };
}
