/**
 * Exercises as a guest keeps them on the server: positions from their own matches, with what they played and what would have been better. The
 * server only keeps them: the guest's own pages make and read them.
 */
import { type Check, type Checked, described, isDate, isLike, isList, isRecord, isText, isWhole } from "../base/plain.ts";
import { LONGEST_NOTATION, LONGEST_ROW } from "../match/record.ts";
import { SOLVES } from "../puzzles/repetition.ts";

/** Of one guest: of more the oldest are dropped. */
export const MOST_EXERCISES = 200;
/** In one call. */
export const MOST_EXERCISES_TOLD = 20;
/** A packed position has up to 1,000 letters. */
const LONGEST_CODE = 4_000;
/** Moves of the better line. */
export const LONGEST_LINE = 12;
/** A chance is kept in thousandths. */
export const THOUSAND = 1_000;
const LAST_DAY = 1e6;

const isShare = isWhole(0, THOUSAND);
const isRow = (most: number) => isList(isText(LONGEST_NOTATION), 1, most);

/** Of one, as JSON: several fit into one message, and the largest alone. */
const LONGEST_EXERCISE = 6_000;

const isShaped = isRecord({
  /** The beginning of the deal's commitment, and the entry: another analysis of the match finds the same exercise. */
  id: isLike(/^[0-9a-f]{16}-\d{1,4}$/),
  game: isText(40),
  /** The match's name on the server; empty for one that was played in the browser alone. */
  match: isText(40),
  /** When an analysis found it, by the clock of the device it ran on. */
  found: isDate,
  /** The position, packed as in the link of an analysis board. */
  code: isLike(new RegExp(`^[\\w-]{1,${LONGEST_CODE}}$`)),
  seat: isWhole(0, 9),
  /** What the guest played, in notation, and the best moves of all seats from there. */
  played: isRow(LONGEST_ROW),
  line: isRow(LONGEST_LINE),
  /** The chance to win after both, and the error of the estimate, in thousandths. */
  chance: isShare,
  best: isShare,
  margin: isShare,
  /** How often it was solved on a day when it was due. */
  solves: isWhole(0, SOLVES),
  /** The day from which on it is to be solved, counted from 1970 in UTC. */
  due: isWhole(0, LAST_DAY),
  /** When it was last answered while it was due, by the clock of that device; 0 before the first time. */
  answered: isDate,
});
export type Exercise = Checked<typeof isShaped>;
export const isExercise: Check<Exercise> = described(
  isShaped.schema ?? {},
  (value) => isShaped(value) && JSON.stringify(value).length <= LONGEST_EXERCISE,
);

/** Those that have changed since a count of the guest's changes. */
export interface ChangedExercises {
  readonly exercises: readonly Exercise[];
  /** The count up to which these are all. */
  readonly count: number;
  /** Whether there are others beyond it. */
  readonly more: boolean;
}
