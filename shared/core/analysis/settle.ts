/**
 * From looks to causes. Two looks at one position differ: by how much, on average, is the error of an analysis. A loss within it is
 * none; luck and what was lost add up, with the rest, to the whole change of every chance.
 */

import { at } from "../base/checked.ts";

/** One entry and what it did to every seat's chance. `luck` + `play` + `rest` is the whole change. */
export interface AnalysedStep {
  /** Its index in the record; for the state after the last entry, the number of entries. */
  readonly entry: number;
  /** The frame at which the question was asked, and the last frame of the answer. */
  readonly frame: number;
  readonly to: number;
  /** Who moved; -1 where the table ended the match. */
  readonly seat: number;
  /** The row played, in notation. */
  readonly row: readonly string[];
  /** By seat, after the entry: what the next choice can keep. They add up to 1, as do those before. */
  readonly chances: readonly number[];
  /** By seat: the chance after the flip minus the average over all flips. */
  readonly luck: readonly number[];
  /** By seat: what the row gives on average, against the best one; 0 within the error. */
  readonly play: readonly number[];
  /** By seat: what is neither luck nor play: what only the next look saw, and what is within the error. Where the table ended the match, the whole change. */
  readonly rest: readonly number[];
  /** Undefined if there was nothing to choose. */
  readonly choice: Choice | undefined;
}

export interface Choice {
  /** The mover's chance on average after the row it played, and after the best one. */
  readonly chance: number;
  readonly bestChance: number;
  /** The best moves found, of all seats in turn; it begins with the mover's. The row that was played, if there is none better. */
  readonly line: readonly string[];
}

/** One entry as it was looked at. Its chances are by seat, as the player who moved could judge them. */
export interface Looked extends Omit<AnalysedStep, "chances" | "luck" | "play" | "rest"> {
  /** What its row and the best one give on average. */
  readonly own: readonly number[];
  readonly best: readonly number[];
  /** With what its flip brought. */
  readonly after: readonly number[];
  /** What its flip brought at a glance, against the mean of many flips. */
  readonly glanced: readonly number[];
}

/** The mean difference between what a move left and what the next choice found there counts so often. */
const WIDTH = 2;

export function marginOf(looked: readonly Looked[]): number {
  const gaps = looked.slice(1).map(({ seat, best }, i) => Math.abs(at(best, seat) - at(at(looked, i).after, seat)));
  return gaps.length === 0 ? 0 : (WIDTH * gaps.reduce((sum, gap) => sum + gap, 0)) / gaps.length;
}

/** The chances before an entry: those of its best choice, if that is better beyond the error. */
export const chancesBefore = ({ choice, own, best }: Looked, margin: number): readonly number[] =>
  choice !== undefined && choice.bestChance - choice.chance > margin ? best : own;

export function settled(looked: readonly Looked[], margin: number): AnalysedStep[] {
  return looked.map((one, i) => {
    const { own, best: _best, after, glanced: _glanced, ...step } = one;
    const before = chancesBefore(one, margin);
    const next = looked[i + 1];
    const chances = next === undefined ? after : chancesBefore(next, margin);
    const luck = luckOf(one, margin);
    const play = difference(own, before);
    const rest = chances.map((chance, of) => chance - at(before, of) - at(luck, of) - at(play, of));
    return { ...step, chances, luck, play, rest };
  });
}

/**
 * A glance errs little in what flips differ by, but sees no further than what lies there. A search sees further and errs more: it corrects
 * the glance by as much as goes beyond its error.
 */
function luckOf({ own, after, glanced }: Looked, margin: number): number[] {
  const further = difference(difference(after, own), glanced);
  const most = Math.max(...further.map(Math.abs));
  const sure = most > margin ? 1 - (margin / most) ** 2 : 0;
  return glanced.map((share, of) => share + sure * at(further, of));
}

export const difference = (a: readonly number[], b: readonly number[]): number[] => a.map((share, of) => share - at(b, of));
