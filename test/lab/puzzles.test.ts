/** The puzzles that are shipped are legal positions with a clearly best move. `npm run puzzles -- --check`, for a few at low cost. */
import { describe, expect, it } from "vitest";
import { faultOf } from "../../lab/puzzles/check.ts";
import type { FoundPuzzle } from "../../lab/puzzles/journal.ts";
import { selected } from "../../lab/puzzles/select.ts";
import { themesOf } from "../../lab/puzzles/themes.ts";
import { shippedVolumes } from "../../lab/puzzles/volumes.ts";
import { tryLine } from "../../shared/core/analysis/branch.ts";
import { askedSeats } from "../../shared/core/match/step.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { chancesOfTwo, type Puzzle, puzzleSteps } from "../../shared/core/puzzles/puzzle.ts";
import { GAMES } from "../../shared/games.ts";

const LOW = { iterations: 2_000, worlds: 6, lines: 150 };

/** Luck they were not made with may show a smaller gap: the clearest one that is not proven. */
function clearest(puzzles: readonly Puzzle[]): Puzzle {
  const gap = (puzzle: Puzzle): number => {
    const { best, second } = chancesOfTwo(puzzle);
    return best - second;
  };
  return puzzles.filter(({ proven }) => !proven).sort((a, b) => gap(b) - gap(a))[0]!;
}

describe.each(GAMES.map((game) => [game.id, game] as const))("With fresh luck, of %s", (_id, game) => {
  const volumes = shippedVolumes(game);
  const puzzle = clearest(volumes.flatMap(({ puzzles }) => puzzles));
  const gap = Number(volumes[0]!.provenance.leastGapPercent);

  it("a search finds the solution of a puzzle, clearly best", () => {
    expect(faultOf(game, gap, puzzle, LOW)).toBeUndefined();
  });

  it("a planted wrong solution is found", () => {
    const worst = Object.entries(puzzle.chances).sort(([, a], [, b]) => a - b)[0]![0];
    expect(faultOf(game, gap, { ...puzzle, solution: worst }, LOW)).toMatch(/prefers|better/);
    expect(faultOf(game, gap, { ...puzzle, proven: true }, LOW)).toBe("it is not proven");
  });
});

it("what is said to be proven is proven again, by play to the very end", () => {
  let proven = 0;
  for (const game of GAMES) {
    const puzzles = shippedVolumes(game).flatMap((set) => set.puzzles.filter((one) => one.proven));
    for (const puzzle of puzzles) {
      proven++;
      expect(faultOf(game, 0, puzzle, LOW)).toBeUndefined();
    }
  }
  expect(proven).toBeGreaterThan(0);
});

it.each(GAMES.map((game) => [game.id, game] as const))(
  "puzzles of %s are positions by the rules with a chance for each legal move; their themes are what the reasons of today say (`npm run puzzles -- --bind` names them anew)",
  (_id, game) => {
    const puzzles = shippedVolumes(game).flatMap((set) => set.puzzles);
    for (const puzzle of puzzles) {
      const { match } = puzzleSteps(game, game, puzzle).at(-1)!;
      expect(askedSeats(match)).toEqual([puzzle.seat]);
      const view = viewOf(match.state, puzzle.seat);
      const legal = game.moves(view).map((move) => game.notation(move));
      expect(Object.keys(puzzle.chances).sort()).toEqual(legal.toSorted());
      expect(puzzle.line[0]).toBe(puzzle.solution);
      expect(tryLine(game, match.record, puzzle.line).length).toBeGreaterThan(0);
      expect([puzzle.id, puzzle.themes]).toEqual([puzzle.id, themesOf(game, view, puzzle)]);
    }
    expect(puzzles.filter(({ themes }) => themes.length === 0).length, "puzzles without a theme").toBeLessThan(puzzles.length / 20);
  },
);

it("of more puzzles than are wanted, at most a quarter is easy, and the clearest and most varied are taken", () => {
  const found = (level: 1 | 2 | 3, gap: number, solution = `good ${level} ${gap}`): FoundPuzzle => ({
    id: `${level}-${gap}`,
    match: 1,
    seats: 2,
    options: {},
    seat: 0,
    moves: "",
    line: [],
    proven: false,
    level,
    solution,
    chances: { [solution]: 50 + gap, other: 50 },
  });
  const many = [10, 20, 30, 40].flatMap((gap) => [found(1, gap), found(2, gap), found(3, gap)]);
  expect(selected(many, 4).map(({ id }) => id)).toEqual(["1-40", "2-40", "2-30", "3-40"]);
  const alike = [40, 30, 20].map((gap) => found(2, gap, "same"));
  expect(selected([...alike, found(2, 10)], 3).map(({ id }) => id)).toEqual(["2-40", "2-30", "2-10"]);
  expect(selected([found(1, 10), found(1, 20)], 4)).toHaveLength(2);
});
