/** First attempts at puzzles in a database, and the ratings that follow from them. */
import { keptNear, NEW_SOLVER, type PuzzleRating, ratedAttempt } from "../../../shared/core/puzzles/puzzle-rating.ts";
import type { PuzzleAttemptStore } from "../../store/puzzle-attempts.ts";
import type { Database } from "../schema.ts";

export function puzzleAttemptsIn(db: Database, now: () => number): PuzzleAttemptStore {
  return {
    addAttempt: (person, game, puzzle, solved, first) =>
      db.transaction().execute(async (within) => {
        const { numInsertedOrUpdatedRows: added } = await within
          .insertInto("attempts")
          .values({ person, game, puzzle, solved: Number(solved), at: now() })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (added === 1n) await rate(within, { person, game, puzzle }, solved, first);
      }),
    async attempts(id, game) {
      const [counts, own, ratings, solver] = await Promise.all([
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
        db.selectFrom("puzzle_ratings").where("game", "=", game).select(["puzzle", "rating"]).execute(),
        db.selectFrom("solvers").where("game", "=", game).where("person", "=", id).select("rating").executeTakeFirst(),
      ]);
      // PostgreSQL tells sums as text.
      const countOf = new Map(counts.map(({ puzzle, tried, solved }) => [puzzle, { tried: Number(tried), solved: Number(solved) }]));
      const rated = new Set(ratings.map(({ puzzle }) => puzzle));
      return {
        puzzles: [
          // Of a puzzle whose solvers were all erased the rating is left.
          ...ratings.map(({ puzzle, rating }) => ({
            puzzle,
            ...(countOf.get(puzzle) ?? { tried: 0, solved: 0 }),
            rating: Math.round(rating),
          })),
          // Attempts from before there were ratings.
          ...[...countOf].filter(([puzzle]) => !rated.has(puzzle)).map(([puzzle, count]) => ({ puzzle, ...count })),
        ],
        own: own.map(({ puzzle, solved }) => ({ puzzle, solved: solved === 1 })),
        ...(solver && { rating: Math.round(solver.rating) }),
      };
    },
  };
}

interface Attempt {
  readonly person: string;
  readonly game: string;
  readonly puzzle: string;
}

/** The puzzle's row comes first and is written at once: another attempt at it waits until this one is saved. */
async function rate(within: Database, { person, game, puzzle }: Attempt, solved: boolean, first: PuzzleRating): Promise<void> {
  const ofPuzzle = await within
    .insertInto("puzzle_ratings")
    .values({ game, puzzle, ...first })
    .onConflict((conflict) => conflict.columns(["game", "puzzle"]).doUpdateSet(({ ref }) => ({ rating: ref("puzzle_ratings.rating") })))
    .returning(["rating", "deviation"])
    .executeTakeFirstOrThrow();
  const ofSolver = await within
    .insertInto("solvers")
    .values({ person, game, ...NEW_SOLVER })
    .onConflict((conflict) => conflict.columns(["person", "game"]).doUpdateSet(({ ref }) => ({ rating: ref("solvers.rating") })))
    .returning(["rating", "deviation"])
    .executeTakeFirstOrThrow();
  const [solver, rated] = ratedAttempt(ofSolver, ofPuzzle, solved);
  await within.updateTable("puzzle_ratings").set(keptNear(first, rated)).where("game", "=", game).where("puzzle", "=", puzzle).execute();
  await within.updateTable("solvers").set(solver).where("person", "=", person).where("game", "=", game).execute();
}
