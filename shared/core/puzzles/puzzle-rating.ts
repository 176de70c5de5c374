/** How hard puzzles are and how well guests solve them, on one scale: a first attempt is a match between the two, rated by Glicko. */
import { chancesOfTwo, type Puzzle, type PuzzleLevel } from "./puzzle.ts";

export interface PuzzleRating {
  readonly rating: number;
  /** How unsure the rating is: the true one is mostly within twice as much. */
  readonly deviation: number;
}

/** A guest before the first attempt. */
export const NEW_SOLVER: PuzzleRating = { rating: 1_500, deviation: 350 };

/** What the search for puzzles says of one: each level takes more thought, and of two alike the one that stands out less is harder. */
const OF_LEVEL: Readonly<Record<PuzzleLevel, number>> = { 1: 1_200, 2: 1_500, 3: 1_800 };
const USUAL_GAP = 30;
const PER_PERCENT = 4;
const MOST_BY_GAP = 120;
const FIRST_DEVIATION = 150;

export function firstRating(puzzle: Pick<Puzzle, "chances" | "level" | "solution">): PuzzleRating {
  const { best, second } = chancesOfTwo(puzzle);
  const byGap = PER_PERCENT * (USUAL_GAP - (best - second));
  return { rating: OF_LEVEL[puzzle.level] + Math.max(-MOST_BY_GAP, Math.min(MOST_BY_GAP, byGap)), deviation: FIRST_DEVIATION };
}

/** Ratings stay able to move: guests learn, and other guests come to a puzzle. */
const LEAST_DEVIATION = { solver: 60, puzzle: 40 };
const SCALE = Math.LN10 / 400;

const weightOf = ({ deviation }: PuzzleRating): number => 1 / Math.sqrt(1 + 3 * ((SCALE * deviation) / Math.PI) ** 2);

function moved(own: PuzzleRating, other: PuzzleRating, score: number, least: number): PuzzleRating {
  const weight = weightOf(other);
  const expected = 1 / (1 + Math.exp(-SCALE * weight * (own.rating - other.rating)));
  const certainty = 1 / own.deviation ** 2 + (SCALE * weight) ** 2 * expected * (1 - expected);
  const rating = own.rating + ((SCALE * weight) / certainty) * (score - expected);
  return { rating, deviation: Math.max(least, Math.sqrt(1 / certainty)) };
}

/** Both after a first attempt. */
export const ratedAttempt = (solver: PuzzleRating, puzzle: PuzzleRating, solved: boolean): readonly [PuzzleRating, PuzzleRating] => [
  moved(solver, puzzle, Number(solved), LEAST_DEVIATION.solver),
  moved(puzzle, solver, Number(!solved), LEAST_DEVIATION.puzzle),
];

const MOST_MOVED = 300;
/** A puzzle stays this near to what the search says of it, whatever guests who come for one attempt make of it. */
export const keptNear = (first: PuzzleRating, { rating, deviation }: PuzzleRating): PuzzleRating => ({
  rating: Math.max(first.rating - MOST_MOVED, Math.min(first.rating + MOST_MOVED, rating)),
  deviation,
});
