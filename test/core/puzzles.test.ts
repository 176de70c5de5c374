/** The volumes of puzzles that are shipped. That each is a legal position is tested where they are made. */
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { Refusal } from "../../shared/core/base/refusal.ts";
import { chancesOfTwo, type PuzzleSet, placeOf, puzzleSteps } from "../../shared/core/puzzles/puzzle.ts";
import { GAMES } from "../../shared/games.ts";
import { puzzleNamed, puzzleSetOf, puzzlesOf, puzzleVolumes } from "../../shared/puzzle-sets.ts";

const SETS = await Promise.all(
  GAMES.flatMap((game) =>
    puzzleVolumes(game.id).map(async (_size, at) => [game.id, at + 1, game, (await puzzleSetOf(game.id, at + 1)) as PuzzleSet] as const),
  ),
);

it("more than seventeen hundred puzzles are shipped, in all games, in volumes of at most 60 kB as they travel", () => {
  const counts = GAMES.map(({ id }) => puzzlesOf(id));
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(370);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1_700);
  for (const [, , , set] of SETS) expect(gzipSync(JSON.stringify(set)).length).toBeLessThan(60_000);
});

it("each volume has as many puzzles as is known before it is loaded, and says which it is", () => {
  for (const [id, volume, , set] of SETS)
    expect([set.game, set.volume, set.puzzles.length]).toEqual([id, volume, puzzleVolumes(id)[volume - 1]]);
});

it("a puzzle is found by its name in whichever volume it is, and places are counted through all of them", async () => {
  for (const { id } of GAMES) {
    const sets = SETS.filter(([game]) => game === id).map(([, , , set]) => set);
    const all = sets.flatMap((set) => set.puzzles.map((puzzle) => [set, puzzle] as const));
    expect(new Set(all.map(([, puzzle]) => puzzle.id)).size, "no puzzle is in two volumes").toBe(all.length);
    expect(all.map(([set, puzzle]) => placeOf(set, puzzle))).toEqual(all.map((_one, at) => at + 1));
    for (const [set, puzzle] of [all[0]!, all.at(-1)!]) expect(await puzzleNamed(id, puzzle.id)).toEqual({ set, puzzle });
    expect(await puzzleNamed(id, "0-0")).toBeUndefined();
  }
  expect(await puzzleNamed("toy", "1-2")).toBeUndefined();
});

it("a game without puzzles has none", async () => {
  expect(await puzzleSetOf("toy")).toBeUndefined();
  expect(await puzzleSetOf("constructor")).toBeUndefined();
});

describe.each(SETS)("The puzzles of %s, volume %i", (_id, _volume, _game, set) => {
  it("have names of their own, which say which match and choice they are, and are sorted from easy to hard", () => {
    expect(new Set(set.puzzles.map(({ id }) => id)).size).toBe(set.puzzles.length);
    for (const { id, match, moves } of set.puzzles) expect(id).toBe(`${match}-${moves.split("\n").length}`);
    const levels = set.puzzles.map(({ level }) => level);
    expect(levels).toEqual(levels.toSorted());
    expect(Object.keys(set.provenance)).toEqual(expect.arrayContaining(["command", "date", "players", "confirmed", "matches"]));
  });

  it("have a solution that is as much better than every other move as the set promises, and surely wins where it says so", () => {
    for (const puzzle of set.puzzles) {
      const { best, second } = chancesOfTwo(puzzle);
      expect(best - second).toBeGreaterThanOrEqual(Number(set.provenance.leastGapPercent));
      if (puzzle.proven) expect([best, second]).toEqual([100, expect.toSatisfy((chance: number) => chance < 100)]);
    }
  });
});

it("a puzzle whose moves are not legal is refused", () => {
  const [, , game, set] = SETS[0]!;
  const [puzzle] = set.puzzles as [PuzzleSet["puzzles"][0]];
  const moves = puzzle.moves.split("\n").with(3, "build nothing").join("\n");
  expect(() => puzzleSteps(game, set, { ...puzzle, moves })).toThrow(Refusal);
});
