/** Which of the puzzles found are shipped: mostly those that want some thought, the clearest ones of each level, easy ones first. */
import { chancesOfTwo, type Puzzle } from "../../shared/core/puzzles/puzzle.ts";

/** Of the shipped ones, found at a glance: enough to begin with. */
const EASY = 1 / 4;
const gapOf = (puzzle: Puzzle): number => {
  const { best, second } = chancesOfTwo(puzzle);
  return best - second;
};

export const easyWanted = (wanted: number): number => Math.ceil(wanted * EASY);

export function selected(found: readonly Puzzle[], wanted: number): Puzzle[] {
  const clearest = found.toSorted((a, b) => gapOf(b) - gapOf(a));
  const easy = clearest.filter(({ level }) => level === 1);
  const hard = clearest.filter(({ level }) => level > 1);
  const few = easy.slice(0, easyWanted(wanted));
  const chosen = [...few, ...hard, ...easy.slice(few.length)].slice(0, wanted);
  return chosen.sort((a, b) => a.level - b.level || gapOf(b) - gapOf(a));
}
