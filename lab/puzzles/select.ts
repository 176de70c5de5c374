/** Which of the puzzles found make a volume: mostly those that want some thought, the clearest ones of each level, easy ones first. */
import { chancesOfTwo } from "../../shared/core/puzzles/puzzle.ts";
import type { FoundPuzzle } from "./journal.ts";

/** Puzzles of a volume: as many as are fetched at once. */
export const VOLUME = 200;

/** The share of puzzles found at first sight: enough to begin with. As many are hard, if there are. */
const SHARE = 1 / 4;
/** The largest share with the same solution, as far as there are others. */
const ALIKE = 1 / 5;

const gapOf = (puzzle: FoundPuzzle): number => {
  const { best, second } = chancesOfTwo(puzzle);
  return best - second;
};

export const easyWanted = (wanted: number): number => Math.ceil(wanted * SHARE);

export function selected(found: readonly FoundPuzzle[], wanted: number): FoundPuzzle[] {
  const few = easyWanted(wanted);
  const varied = variedFirst(
    found.toSorted((a, b) => gapOf(b) - gapOf(a)),
    Math.ceil(wanted * ALIKE),
  );
  const [easy, medium, hard] = ([1, 2, 3] as const).map((level) => varied.filter((puzzle) => puzzle.level === level)) as Levels;
  const order = [...easy.slice(0, few), ...hard.slice(0, few), ...medium, ...hard.slice(few), ...easy.slice(few)];
  return order.slice(0, wanted).sort((a, b) => a.level - b.level || gapOf(b) - gapOf(a));
}

type Levels = [FoundPuzzle[], FoundPuzzle[], FoundPuzzle[]];

/** The same puzzles, but those whose solution was there often enough come last. */
function variedFirst(puzzles: readonly FoundPuzzle[], most: number): FoundPuzzle[] {
  const times = new Map<string, number>();
  const [varied, alike]: [FoundPuzzle[], FoundPuzzle[]] = [[], []];
  for (const puzzle of puzzles) {
    const before = times.get(puzzle.solution) ?? 0;
    times.set(puzzle.solution, before + 1);
    (before < most ? varied : alike).push(puzzle);
  }
  return [...varied, ...alike];
}
